// Warnings that the compiler does not give: for each, modules that raise it and near ones that do
// not.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "tests/support/catch.h"
#include "tests/unit/offload/branches_text.h"
#include "tests/unit/offload/tracked.h"

namespace {

using Words = std::vector<std::string>;

// `name: message` of what is advised, without the compiler's own warnings.
Words advised(const tracked::Tracked& tracked) {
  Words out;
  for (const offload::Finding& finding : tracked.result().findings)
    if (finding.kind == offload::Finding::Kind::kAdvice)
      out.push_back(finding.code + ": " + finding.message);
  return out;
}

Words codes(const tracked::Tracked& tracked) {
  Words out;
  for (const offload::Finding& finding : tracked.result().findings)
    if (finding.kind == offload::Finding::Kind::kAdvice)
      out.push_back(finding.code + " at " + tracked.name_of(finding.position.instruction));
  return out;
}

Words related(const tracked::Tracked& tracked, std::size_t finding) {
  Words out;
  for (const offload::Step& step : tracked.result().findings.at(finding).related)
    out.push_back(tracked.name_of(step.position.instruction) + ": " + step.message);
  return out;
}

// A parameter `x`, and a body that ends with the root.
std::string entry(std::string_view body, std::string_view result = "f32[12]{0}",
                  std::string_view header = "") {
  return fmt::format(
      "HloModule m, entry_computation_layout={{(f32[12]{{0}})->{}}}{}\nENTRY top {{\n"
      "  x = f32[12]{{0}} parameter(0)\n{}}}\n",
      result, header, body);
}

std::string call(std::string_view name, std::string_view operand, std::string_view target) {
  return fmt::format("  {} = f32[12]{{0}} custom-call({}), custom_call_target=\"{}\"\n", name,
                     operand, target);
}

std::string there_and_back(std::string_view operand) {
  return call("off", operand, "MoveToHost") + call("back", "off", "MoveToDevice");
}

constexpr std::string_view kLoop = R"(
HloModule m, entry_computation_layout={(f32[4]{0})->f32[4]{0}}
condition {
  c = (s32[], f32[4]) parameter(0)
  ci = s32[] get-tuple-element(c), index=0
  n = s32[] constant(8)
  ROOT lt = pred[] compare(ci, n), direction=LT
}
body {
  b = (s32[], f32[4]) parameter(0)
  bi = s32[] get-tuple-element(b), index=0
  bv = f32[4] get-tuple-element(b), index=1
  one = s32[] constant(1)
  nx = s32[] add(bi, one)
  bo = f32[4] custom-call(bv), custom_call_target="MoveToHost"
  ROOT bt = (s32[], f32[4]) tuple(nx, bo)
}
ENTRY top {
  x = f32[4] parameter(0)
  z = s32[] constant(0)
  init = (s32[], f32[4]) tuple(z, x)
  loop = (s32[], f32[4]) while(init), condition=condition, body=body
  g = f32[4] get-tuple-element(loop), index=1
  ROOT back = f32[4] custom-call(g), custom_call_target="MoveToDevice"
}
)";

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
  std::string out(text);
  const std::size_t at = out.find(from);
  REQUIRE(at != std::string::npos);
  return out.replace(at, from.size(), to);
}

std::string with_index(std::string_view body) {
  return fmt::format(
      "HloModule m, entry_computation_layout={{(f32[1,6]{{1,0}}, s32[])->f32[5,6]{{1,0}}}}\n"
      "ENTRY top {{\n  x = f32[1,6]{{1,0}} parameter(0)\n  i = s32[] parameter(1)\n"
      "  z = s32[] constant(0)\n  f = f32[] constant(0)\n"
      "  buffer = f32[5,6]{{1,0}} broadcast(f), dimensions={{}}\n"
      "  oi = s32[] custom-call(i), custom_call_target=\"MoveToHost\"\n{}"
      "  ROOT back = f32[5,6]{{1,0}} custom-call(du), custom_call_target=\"MoveToDevice\"\n}}\n",
      body);
}

}  // namespace

TEST_CASE("a parameter that is moved to the host and straight back was there all the time") {
  const auto tracked =
      tracked::track(entry(there_and_back("x") + "  ROOT n = f32[12]{0} negate(back)\n"));
  CHECK(advised(tracked) ==
        Words{"redundant-move: `off` moves `x` to host memory and `back` straight back, and no "
              "device memory is freed meanwhile: it is a parameter, which stays where it is; 48 "
              "bytes cross the bus 2 times for nothing"});
  CHECK(codes(tracked) == Words{"redundant-move at off"});
  CHECK(related(tracked, 0) == Words{"back: moved back here"});
}

TEST_CASE("a parameter that may be donated, or is in host memory, gains by the way") {
  const std::string body = there_and_back("x") + "  ROOT n = f32[12]{0} negate(back)\n";
  CHECK(codes(tracked::track(
                  entry(body, "f32[12]{0}", ", input_output_alias={ {}: (0, {}, may-alias) }")))
            .empty());
  CHECK(codes(tracked::track(entry(body, "f32[12]{0}", ", buffer_donor={ (0, {}) }"))).empty());
  CHECK(codes(tracked::track(replaced(entry(body), "(f32[12]{0})", "(f32[12]{0:S(5)})"))).empty());
}

TEST_CASE("a value that nothing else holds frees its memory on the host") {
  CHECK(codes(tracked::track(entry("  sq = f32[12]{0} multiply(x, x)\n" + there_and_back("sq") +
                                   "  ROOT n = f32[12]{0} negate(back)\n")))
            .empty());
  // Its other user comes before what waits for the move back.
  CHECK(codes(tracked::track(entry("  sq = f32[12]{0} multiply(x, x)\n" + there_and_back("sq") +
                                   "  e = f32[12]{0} exponential(sq)\n"
                                   "  ROOT n = f32[12]{0} add(back, e)\n")))
            .empty());
}

TEST_CASE("a value that is used behind the move back was there all the time") {
  const auto later =
      tracked::track(entry("  sq = f32[12]{0} multiply(x, x)\n" + there_and_back("sq") +
                           "  n = f32[12]{0} negate(back)\n  ROOT s = f32[12]{0} add(n, sq)\n"));
  REQUIRE(codes(later) == Words{"redundant-move at off"});
  CHECK(advised(later)[0].find("`s` still uses it behind the move back") != std::string::npos);
  const auto returned =
      tracked::track(entry("  sq = f32[12]{0} multiply(x, x)\n" + there_and_back("sq") +
                               "  ROOT t = (f32[12]{0}, f32[12]{0}) tuple(back, sq)\n",
                           "(f32[12]{0}, f32[12]{0})"));
  REQUIRE(codes(returned) == Words{"redundant-move at off"});
  CHECK(advised(returned)[0].find("it is returned as well") != std::string::npos);
}

TEST_CASE("a move with another end than straight back is no round trip") {
  CHECK(codes(tracked::track(entry(
                  there_and_back("x") + "  ROOT t = (f32[12]{0}, f32[12]{0}) tuple(back, off)\n",
                  "(f32[12]{0}, f32[12]{0:S(5)})")))
            .empty());
}

TEST_CASE("a bitcast between the moves, or in front of them, hides no round trip") {
  const auto tracked =
      tracked::track(entry("  v = f32[12]{0} bitcast(x)\n" + call("off", "v", "MoveToHost") +
                           "  w = f32[12]{0} bitcast(off)\n" + call("back", "w", "MoveToDevice") +
                           "  ROOT n = f32[12]{0} negate(back)\n"));
  CHECK(codes(tracked) == Words{"redundant-move at off"});
}

TEST_CASE("an annotation that moves nothing says why") {
  const auto reason = [](std::string_view body) {
    const Words all = advised(tracked::track(entry(body)));
    return all.size() == 1 ? all[0] : std::to_string(all.size()) + " findings";
  };
  const std::string off = call("off", "x", "MoveToHost");
  CHECK(reason(off + "  ROOT n = f32[12]{0} negate(x)\n") ==
        "offload-without-effect: `off` moves nothing to host memory: nobody uses it; what goes on "
        "is `x` itself, used by `n`");
  CHECK(reason(off + "  n = f32[12]{0} negate(x)\n  ROOT s = f32[12]{0} add(n, x)\n") ==
        "offload-without-effect: `off` moves nothing to host memory: nobody uses it; what goes on "
        "is `x` itself, used by `n` and 1 more");
  CHECK(reason(off + "  ROOT b = f32[12]{0} bitcast(off)\n") ==
        "offload-without-effect: `off` moves nothing to host memory: only `b` stands between it "
        "and the result, and the compiler looks through that");
  CHECK(reason(off + "  ROOT k = f32[12]{0} custom-call(off), custom_call_target=\"kernel\"\n") ==
        "offload-without-effect: `off` moves nothing to host memory: the custom call `k` takes the "
        "value as it is, wherever it lives");
  CHECK(reason("  ROOT off = f32[12]{0} custom-call(x), custom_call_target=\"MoveToHost\"\n" +
               call("d", "off", "MoveToDevice")) ==
        "offload-without-effect: `off` does not move the result to host memory, since it has other "
        "users: `x` is returned as it is");
}

TEST_CASE(
    "an annotation of the framework that nobody uses is told, though the optimizer drops it") {
  const std::string text = entry(
      "  off = f32[12]{0} custom-call(x), custom_call_target=\"annotate_device_placement\", "
      "custom_call_has_side_effect=true, "
      "frontend_attributes={_xla_buffer_placement=\"pinned_host\"}\n"
      "  ROOT n = f32[12]{0} negate(x)\n");
  CHECK(codes(tracked::track_framework(text)) == Words{"offload-without-effect at off"});
  CHECK(codes(tracked::track_framework(replaced(text, "pinned_host", "device"))).empty());
}

TEST_CASE("a move that is the result is not compared with its layout") {
  const std::string text =
      entry("  ROOT off = f32[12]{0} custom-call(x), custom_call_target=\"MoveToHost\"\n");
  CHECK(codes(tracked::track(text)) == Words{"space-mismatch at off"});
  CHECK(codes(tracked::track(replaced(text, "->f32[12]{0}", "->f32[12]{0:S(5)}"))).empty());
}

TEST_CASE("a loop whose state changes its memory on the way round is told with its ends") {
  const auto tracked = tracked::track(kLoop);
  REQUIRE(codes(tracked) == Words{"space-mismatch at loop"});
  CHECK(advised(tracked)[0].find("the state {1} of `loop` is in host memory at one end") !=
        std::string::npos);
  CHECK(related(tracked, 0) == Words{"b: in device memory as it enters the body",
                                     "bt: in host memory as the body leaves it",
                                     "loop: in host memory behind the loop"});
  // The state is in host memory from the beginning.
  CHECK(codes(tracked::track(replaced(
                  replaced(kLoop, "  init = ", call("ox", "x", "MoveToHost") + "  init = "),
                  "tuple(z, x)", "tuple(z, ox)")))
            .empty());
}

TEST_CASE("a loop that takes its state to the device and leaves it there is told") {
  std::string text = replaced(kLoop, "(f32[4]{0})->", "(f32[4]{0:S(5)})->");
  text = replaced(text, "\"MoveToHost\"", "\"MoveToDevice\"");
  // The move alone would be pointless, and the compiler takes it out of the loop's state.
  CHECK(codes(tracked::track(text)).empty());
  text = replaced(text, "tuple(nx, bo)", "tuple(nx, bn)");
  text = replaced(text, "  ROOT bt = ", "  bn = f32[4] negate(bo)\n  ROOT bt = ");
  CHECK(codes(tracked::track(text)) == Words{"space-mismatch at loop"});
}

TEST_CASE("branches that disagree are told with each branch") {
  const auto tracked = tracked::track(kBranches);
  REQUIRE(codes(tracked) == Words{"space-mismatch at cd"});
  CHECK(related(tracked, 0) == Words{"t0: in host memory by `left`",
                                     "t1: in device memory by `right`",
                                     "cd: in host memory behind the branches"});
  CHECK(codes(tracked::track(
                  replaced(kBranches, "n1 = f32[6] negate(q1)",
                           "n1 = f32[6] custom-call(q1), custom_call_target=\"MoveToHost\"")))
            .empty());
}

TEST_CASE("on the GPU the compiler refuses what disagrees, and the warning says so") {
  auto options = tracked::at_stage(offload::Stage::kBeforeOffload);
  options.backend = offload::Backend::kGpu;
  const Words gpu = advised(tracked::track(kLoop, options));
  REQUIRE(gpu.size() == 1);
  CHECK(gpu[0].ends_with("; the compiler refuses that behind the pass"));
  CHECK(advised(tracked::track(kLoop))[0].ends_with(
      "; the compiler does not check that, and may stop later"));
}

TEST_CASE("an index that is moved takes the whole buffer along") {
  const std::string text =
      with_index("  du = f32[5,6]{1,0} dynamic-update-slice(buffer, x, oi, z)\n");
  const auto tracked = tracked::track(text);
  CHECK(codes(tracked) == Words{"wrong-operand at oi"});
  CHECK(related(tracked, 0) == Words{"du: used as an index here"});
  // Where the data goes there too, so must its index.
  CHECK(codes(tracked::track(with_index(
                  "  ox = f32[1,6]{1,0} custom-call(x), custom_call_target=\"MoveToHost\"\n"
                  "  du = f32[5,6]{1,0} dynamic-update-slice(buffer, ox, oi, z)\n")))
            .empty());
}

TEST_CASE("a slice of device data by an index from the host is told") {
  const std::string body =
      "  i = s32[] constant(3)\n  oi = s32[] custom-call(i), custom_call_target=\"MoveToHost\"\n"
      "  ds = f32[4]{0} dynamic-slice(x, oi), dynamic_slice_sizes={4}\n"
      "  ROOT back = f32[4]{0} custom-call(ds), custom_call_target=\"MoveToDevice\"\n";
  CHECK(codes(tracked::track(entry(body, "f32[4]{0}"))) == Words{"wrong-operand at oi"});
  CHECK(
      codes(tracked::track(replaced(entry(body, "f32[4]{0}"), "(f32[12]{0})", "(f32[12]{0:S(5)})")))
          .empty());
}
