// Loops in front of the optimizer that the compiler takes apart because they go round once or
// never. What it does with each form was asked of it; the host value in their state tells us what
// we do.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "offload/tracker.h"
#include "tests/support/catch.h"
#include "tests/unit/offload/tracked.h"

using offload::Verdict;
using Words = std::vector<std::string>;

namespace {

struct Loop {
  std::string type = "s32[]";  // of the counter
  std::string begin = "constant(0)";
  std::string bound = "constant(1)";
  std::string condition = "compare(i, k), direction=LT";
  std::string step = "constant(1)";
  std::string next = "add(i, one)";
  std::string work = "sine(x)";  // on the host value
  std::string other = "parameter(1)";
  std::string attributes;
  std::string in_front;  // other computations
};

constexpr std::string_view kText =
    R"(HloModule m, entry_computation_layout={{(f32[8]{{0:S(5)}}, {type}{{}})->f32[8]{{0}}}}
{in_front}
condition {{
  s = ({type}, f32[8]{{0}}, {type}) parameter(0)
  i = {type} get-tuple-element(s), index=0
  e = {type} get-tuple-element(s), index=2
  k = {type} {bound}
  ROOT c = pred[] {condition}
}}
body {{
  s = ({type}, f32[8]{{0}}, {type}) parameter(0)
  i = {type} get-tuple-element(s), index=0
  x = f32[8]{{0}} get-tuple-element(s), index=1
  e = {type} get-tuple-element(s), index=2
  one = {type} {step}
  n = {type} {next}
  w = f32[8]{{0}} {work}
  ROOT r = ({type}, f32[8]{{0}}, {type}) tuple(n, w, e)
}}
ENTRY top {{
  p = f32[8]{{0}} parameter(0)
  b = {type} {begin}
  o = {type} {other}
  t = ({type}, f32[8]{{0}}, {type}) tuple(b, p, o)
  l = ({type}, f32[8]{{0}}, {type}) while(t), condition=condition, body=body{attributes}
  g = f32[8]{{0}} get-tuple-element(l), index=1
  ROOT z = f32[8]{{0}} negate(g)
}}
)";

std::string text_of(const Loop& loop) {
  return fmt::format(kText, fmt::arg("type", loop.type), fmt::arg("begin", loop.begin),
                     fmt::arg("bound", loop.bound), fmt::arg("condition", loop.condition),
                     fmt::arg("step", loop.step), fmt::arg("next", loop.next),
                     fmt::arg("work", loop.work), fmt::arg("other", loop.other),
                     fmt::arg("attributes", loop.attributes), fmt::arg("in_front", loop.in_front));
}

enum class Rounds { kMany, kOne, kNone };

// By what the way of the host value says of the loop.
Rounds rounds_of(const Loop& loop, offload::Backend backend = offload::Backend::kTpu) {
  offload::Options options = tracked::at_stage(offload::Stage::kFramework);
  options.backend = backend;
  const auto tracked = tracked::track(text_of(loop), options);
  REQUIRE(tracked.result().leaks.size() == 1);
  const Words chain = tracked.chain(0);
  const auto says = [&](std::string_view line) {
    return std::ranges::find(chain, line) != chain.end();
  };
  if (says("l: passed as argument 0 of `l`")) return Rounds::kOne;
  if (says("l: carried on by `l`")) return Rounds::kNone;
  REQUIRE(says("l: loop state, element {1}"));
  return Rounds::kMany;
}

constexpr std::string_view kEffect =
    "y = f32[8]{0} custom-call(x), custom_call_target=\"f\", custom_call_has_side_effect=true\n";

std::string sine_and(std::string_view line) { return fmt::format("sine(x)\n  {}", line); }

std::vector<Loop> loops_of_one_round() {
  std::vector<Loop> out(1);
  const auto add = [&](auto change) { change(out.emplace_back()); };
  add([](Loop& loop) { loop.condition = "compare(k, i), direction=GT"; });
  add([](Loop& loop) { loop.condition = "compare(i, k), direction=NE"; });
  add([](Loop& loop) {
    loop.bound = "constant(0)", loop.condition = "compare(i, k), direction=LE";
  });
  add([](Loop& loop) {
    loop.bound = "constant(0)", loop.condition = "compare(i, k), direction=EQ";
  });
  add([](Loop& loop) { loop.begin = "constant(5)", loop.bound = "constant(6)"; });
  add([](Loop& loop) { loop.step = "constant(2)", loop.bound = "constant(2)"; });
  add([](Loop& loop) { loop.next = "add(one, i)"; });
  add([](Loop& loop) {
    loop.begin = "constant(3)", loop.bound = "constant(5)", loop.next = "multiply(i, i)";
  });
  // Down to a bound.
  add([](Loop& loop) {
    loop.begin = "constant(1)", loop.bound = "constant(0)", loop.next = "subtract(i, one)";
    loop.condition = "compare(i, k), direction=GT";
  });
  add([](Loop& loop) {
    loop.begin = "constant(1)", loop.next = "subtract(i, one)";
    loop.condition = "compare(i, k), direction=GE";
  });
  // The bound, or the step, is carried round.
  add([](Loop& loop) {
    loop.other = "constant(1)", loop.condition = "compare(i, e), direction=LT";
  });
  add([](Loop& loop) { loop.other = "constant(1)", loop.next = "add(i, e)"; });
  // Calls are inlined before.
  add([](Loop& loop) {
    loop.in_front =
        "lt {\n  a = s32[] parameter(0)\n  m = s32[] constant(1)\n"
        "  ROOT q = pred[] compare(a, m), direction=LT\n}\n";
    loop.condition = "call(i), to_apply=lt";
  });
  add([](Loop& loop) {
    loop.in_front =
        "inc {\n  a = s32[] parameter(0)\n  m = s32[] constant(1)\n  ROOT q = s32[] add(a, m)\n}\n";
    loop.next = "call(i), to_apply=inc";
  });
  for (const std::string_view type : {"u32[]", "s8[]", "s16[]", "f32[]", "bf16[]"})
    add([&](Loop& loop) { loop.type = type; });
  add([](Loop& loop) {
    loop.attributes = ", frontend_attributes={skip-simplify-while-loops_trip-count-one=\"false\"}";
  });
  return out;
}

std::vector<Loop> loops_that_stay() {
  std::vector<Loop> out;
  const auto add = [&](auto change) { change(out.emplace_back()); };
  // They go round more often, or nobody knows how often.
  add([](Loop& loop) { loop.bound = "constant(2)"; });
  add([](Loop& loop) { loop.condition = "compare(i, k), direction=LE"; });
  add([](Loop& loop) { loop.bound = "constant(3)", loop.step = "constant(2)"; });
  add([](Loop& loop) { loop.step = "constant(0)"; });
  add([](Loop& loop) { loop.condition = "compare(i, e), direction=LT"; });
  add([](Loop& loop) { loop.begin = "parameter(1)", loop.other = "constant(0)"; });
  add([](Loop& loop) { loop.next = "add(i, e)"; });
  add([](Loop& loop) { loop.next = "add(e, one)"; });
  add([](Loop& loop) {
    loop.type = "u32[]", loop.bound = "constant(0)", loop.next = "subtract(i, one)";
    loop.condition = "compare(i, k), direction=GE";
  });
  // The compiler does not see how often.
  add([](Loop& loop) { loop.next = "constant(1)"; });
  add([](Loop& loop) { loop.begin = "opt-barrier(o)", loop.other = "constant(0)"; });
  add([](Loop& loop) { loop.condition = "constant(true)"; });
  // Something happens in it, or it has its place in an order.
  add([](Loop& loop) { loop.work = sine_and(kEffect); });
  add([](Loop& loop) {
    loop.in_front = fmt::format("effect {{\n  x = f32[8]{{0}} parameter(0)\n  {}}}\n", kEffect);
    loop.work = sine_and("y = f32[8]{0} call(x), to_apply=effect");
  });
  add([](Loop& loop) {
    loop.work = sine_and("y = s32[8]{0} rng(i, e), distribution=rng_uniform");
  });
  add([](Loop& loop) { loop.attributes = ", control-predecessors={p}"; });
  add([](Loop& loop) {
    loop.attributes = ", frontend_attributes={skip-simplify-while-loops_trip-count-one=\"true\"}";
  });
  return out;
}

std::string placement(std::string_view name, std::string_view operand, std::string_view where) {
  return fmt::format(
      "  {} = f32[8]{{0}} custom-call({}), custom_call_target=\"annotate_device_placement\", "
      "custom_call_has_side_effect=true, frontend_attributes={{_xla_buffer_placement=\"{}\"}}\n",
      name, operand, where);
}

// Condition and body of a loop that counts from 0 and makes `w` of the value `x`.
std::string loop_of(int number, std::string_view bound, std::string_view work) {
  constexpr std::string_view kLoop = R"(condition{number} {{
  s = (s32[], f32[8]{{0}}) parameter(0)
  i = s32[] get-tuple-element(s), index=0
  k = s32[] constant({bound})
  ROOT c = pred[] compare(i, k), direction=LT
}}
body{number} {{
  s = (s32[], f32[8]{{0}}) parameter(0)
  i = s32[] get-tuple-element(s), index=0
  x = f32[8]{{0}} get-tuple-element(s), index=1
  one = s32[] constant(1)
  n = s32[] add(i, one)
{work}  ROOT r = (s32[], f32[8]{{0}}) tuple(n, w)
}}
)";
  return fmt::format(kLoop, fmt::arg("number", number), fmt::arg("bound", bound),
                     fmt::arg("work", work));
}

std::string run_loop(int number, std::string_view value) {
  return fmt::format(
      "  z = s32[] constant(0)\n  t = (s32[], f32[8]{{0}}) tuple(z, {0})\n"
      "  l = (s32[], f32[8]{{0}}) while(t), condition=condition{1}, body=body{1}\n",
      value, number);
}

// A loop that moves its value to the host, in one of six rounds that moves it back.
std::string nested(std::string_view bound) {
  return "HloModule m, entry_computation_layout={(f32[8]{0})->f32[8]{0}}\n" +
         loop_of(1, bound, placement("w", "x", "pinned_host")) +
         loop_of(2, "6",
                 run_loop(1, "x") + "  h = f32[8]{0} get-tuple-element(l), index=1\n" +
                     placement("w", "h", "device")) +
         "ENTRY top {\n  p = f32[8]{0} parameter(0)\n" + run_loop(2, "p") +
         "  ROOT g = f32[8]{0} get-tuple-element(l), index=1\n}\n";
}

std::string in_entry(std::string_view body) {
  return fmt::format(
      "HloModule m, entry_computation_layout={{(f32[8]{{0:S(5)}}, s32[]{{}})->f32[8]{{0:S(5)}}}}\n"
      "ENTRY top {{\n  p = f32[8]{{0}} parameter(0)\n  q = s32[] parameter(1)\n{}}}\n",
      body);
}

}  // namespace

TEST_CASE("a loop that goes round once gives way to its body") {
  for (const Loop& loop : loops_of_one_round()) {
    INFO(text_of(loop));
    CHECK(rounds_of(loop) == Rounds::kOne);
  }
}

TEST_CASE("a loop that may go round again, or whose body does more than compute, stays") {
  for (const Loop& loop : loops_that_stay()) {
    INFO(text_of(loop));
    CHECK(rounds_of(loop) == Rounds::kMany);
  }
}

TEST_CASE("a loop that never goes round is the state it begins with, whatever its body does") {
  Loop loop;
  loop.bound = "constant(0)";
  CHECK(rounds_of(loop) == Rounds::kNone);
  const auto tracked = tracked::track_framework(text_of(loop));
  CHECK(tracked.codes() == Words{"host-compute"});
  CHECK(tracked.primary(0) == "z");
  loop.work = sine_and(kEffect);
  CHECK(rounds_of(loop) == Rounds::kNone);
  loop.attributes = ", control-predecessors={p}";
  CHECK(rounds_of(loop) == Rounds::kMany);
}

TEST_CASE("counters of 64 bits are split for TPU, where nobody counts with them then") {
  for (const std::string_view type : {"s64[]", "u64[]"}) {
    Loop loop;
    loop.type = type;
    CHECK(rounds_of(loop, offload::Backend::kTpu) == Rounds::kMany);
    CHECK(rounds_of(loop, offload::Backend::kGpu) == Rounds::kOne);
  }
}

TEST_CASE("a move in the body does not keep the loop, and a loop around it stays") {
  const auto once = tracked::track_framework(nested("1"));
  CHECK(once.result().verdict.outcome == Verdict::Outcome::kOk);
  CHECK(once.codes().empty());
  // Both ends of the inner loop's state are in host memory; what it begins with is not.
  CHECK(tracked::track_framework(nested("2")).codes() == Words{"space-mismatch"});
}

TEST_CASE("what the body of a loop of one round computes on is told by the way in and out") {
  const auto tracked = tracked::track_framework(text_of({}));
  CHECK(tracked.result().verdict.start == "p");
  CHECK(tracked.primary(0) == "w");
  CHECK(tracked.codes() == Words{"host-compute", "host-compute"});
}

TEST_CASE("a slice of all of a value is the value, an update of all of it the update") {
  for (const std::string_view line :
       {"slice(p), slice={[0:8]}", "dynamic-slice(p, q), dynamic_slice_sizes={8}",
        "dynamic-update-slice(u, p, q)"}) {
    const auto tracked = tracked::track_framework(in_entry(
        fmt::format("  f = f32[] constant(0)\n  u = f32[8]{{0}} broadcast(f), dimensions={{}}\n"
                    "  ROOT z = f32[8]{{0}} {}\n",
                    line)));
    INFO(line);
    CHECK(tracked.result().verdict.outcome == Verdict::Outcome::kOk);
    CHECK(tracked.codes().empty());
    CHECK(tracked.host() == Words{"p", "z"});
  }
  const auto part = tracked::track_framework(
      in_entry("  d = f32[4]{0} dynamic-slice(p, q), dynamic_slice_sizes={4}\n"
               "  ROOT z = f32[8]{0} concatenate(d, d), dimensions={0}\n"));
  CHECK(std::ranges::count(part.codes(), "slice-not-moved") == 1);
}

TEST_CASE("the way leads through slices and updates of all of a value") {
  const auto tracked = tracked::track_framework(
      in_entry("  f = f32[] constant(0)\n  u = f32[8]{0} broadcast(f), dimensions={}\n"
               "  d = f32[8]{0} dynamic-slice(p, q), dynamic_slice_sizes={8}\n"
               "  v = f32[8]{0} dynamic-update-slice(u, d, q)\n"
               "  z = f32[8]{0} negate(v)\n  ROOT y = (f32[8]{0}) tuple(z)\n"));
  REQUIRE(tracked.result().leaks.size() == 1);
  const Words chain = tracked.chain(0);
  CHECK(std::ranges::count(chain, "d: carried on by `d`") == 1);
  CHECK(std::ranges::count(chain, "v: carried on by `v`") == 1);
}

TEST_CASE("a counter is looked for up to a hundred steps away from the state") {
  // Two steps a tuple, and two for the element of the state.
  const auto behind_tuples = [](int count) {
    Loop loop;
    for (int i = 1; i <= count; ++i)
      loop.step += fmt::format(
          "\n  t{0} = (s32[]) tuple({1})\n  i{0} = s32[] get-tuple-element(t{0}), index=0", i,
          i == 1 ? std::string("i") : fmt::format("i{}", i - 1));
    loop.next = fmt::format("add(i{}, one)", count);
    return loop;
  };
  CHECK(rounds_of(behind_tuples(48)) == Rounds::kOne);
  CHECK(rounds_of(behind_tuples(49)) == Rounds::kOne);
  CHECK(rounds_of(behind_tuples(50)) == Rounds::kMany);
}
