// In which order the compiler treats what it finds, and how often: by its own log.

#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "tests/support/catch.h"
#include "tests/unit/offload/tracked.h"

using Words = std::vector<std::string>;

namespace {

// The lines of the log that begin so, what comes behind.
Words lines_behind(std::string_view text, std::string_view begin) {
  offload::Options options;
  options.log_level = 3;
  Words out;
  const auto tracked = tracked::track(text, options);
  for (const std::string& line : tracked.result().log)
    if (line.starts_with(begin)) out.push_back(line.substr(begin.size()));
  return out;
}

}  // namespace

TEST_CASE(
    "the order of annotations is looked up again when a walk takes away one that nothing used") {
  constexpr std::string_view kText = R"(
HloModule m, entry_computation_layout={(f32[8]{0}, f32[8]{0}, f32[8]{0})->(f32[8]{0:S(5)}, f32[8]{0:S(5)})}
ENTRY top {
  x = f32[8]{0} parameter(0)
  y = f32[8]{0} parameter(1)
  z = f32[8]{0} parameter(2)
  a = f32[8]{0} custom-call(x), custom_call_target="MoveToHost"
  k = f32[8]{0} negate(a)
  b = f32[8]{0} custom-call(y), custom_call_target="MoveToHost"
  c = f32[8]{0} add(b, a)
  s = f32[8]{0} custom-call(c), custom_call_target="MoveToHost"
  e = f32[8]{0} custom-call(z), custom_call_target="MoveToHost"
  ROOT t = (f32[8]{0}, f32[8]{0}) tuple(e, c)
}
)";
  CHECK(lines_behind(kText, "Offloading ") ==
        Words{"\"x\" to host.", "\"z\" to host.", "\"y\" to host."});
}

TEST_CASE("moves to the device are removed with operands in front of users") {
  constexpr std::string_view kText = R"(
HloModule m, entry_computation_layout={(f32[8]{0:S(5)})->f32[8]{0}}
ENTRY top {
  x = f32[8]{0} parameter(0)
  a = f32[8]{0} custom-call(x), custom_call_target="MoveToDevice"
  b = f32[8]{0} custom-call(x), custom_call_target="MoveToDevice"
  ROOT t = f32[8]{0} add(b, a)
}
)";
  CHECK(lines_behind(kText, "Removing MoveToDevice custom call ") == Words{"\"b\"", "\"a\""});
}

TEST_CASE("an operand that is not told counts as the first, where a copy stands already") {
  constexpr std::string_view kText = R"(
HloModule m, entry_computation_layout={(f32[8]{0})->(f32[8]{0:S(5)}, f32[8]{0:S(5)})}
ENTRY top {
  x = f32[8]{0} parameter(0)
  a = f32[8]{0} custom-call(x), custom_call_target="MoveToHost"
  c = f32[8]{0} copy(a)
  n = f32[8]{0} add(a, c)
  m = f32[8]{0} add(c, a)
  ROOT t = (f32[8]{0}, f32[8]{0}) tuple(n, m)
}
)";
  CHECK(lines_behind(kText, "InsertCopyBetween: ").size() == 4);
  CHECK(lines_behind(kText, "Inserted copy ").size() == 3);
}

TEST_CASE("a buffer that was found for one update slice is not looked for again") {
  constexpr std::string_view kText = R"(
HloModule m, entry_computation_layout={(f32[1,8]{1,0})->f32[4,8]{1,0:S(5)}}
ENTRY top {
  x = f32[1,8]{1,0} parameter(0)
  z = s32[] constant(0)
  w = f32[1,8]{1,0} custom-call(x), custom_call_target="MoveToHost"
  v = f32[1,8]{1,0} bitcast(w)
  n = f32[1,8]{1,0} negate(v)
  a = f32[4,8]{1,0} custom-call(), custom_call_target="AllocateBuffer"
  m = f32[4,8]{1,0} custom-call(a), custom_call_target="MoveToHost"
  d = f32[4,8]{1,0} dynamic-update-slice(m, x, z, z)
  ROOT e = f32[4,8]{1,0} dynamic-update-slice(d, v, z, z)
}
)";
  CHECK(lines_behind(kText, "Possibly creating an AllocateBuffer from broadcast").size() == 1);
}

TEST_CASE("a broadcast is replaced in front of a copy that others use too, and the copy stays") {
  const auto tracked = tracked::track(R"(
HloModule m, entry_computation_layout={(f32[1,8]{1,0})->(f32[4,8]{1,0:S(5)}, f32[4,10]{1,0})}
ENTRY top {
  p = f32[1,8]{1,0} parameter(0)
  k = f32[] constant(0)
  z = s32[] constant(0)
  b = f32[4,8]{0,1} broadcast(k), dimensions={}
  c = f32[4,8]{1,0} copy(b)
  m = f32[1,8]{1,0} custom-call(p), custom_call_target="MoveToHost"
  d = f32[4,8]{1,0} dynamic-update-slice(c, m, z, z)
  q = f32[4,10]{1,0} pad(c, k), padding=0_0x1_1
  ROOT t = (f32[4,8]{1,0}, f32[4,10]{1,0}) tuple(d, q)
}
)");
  CHECK(tracked.host() == Words{"c", "d", "t{0}"});
}

TEST_CASE("a result of a host call that is fed out stays on the device") {
  const auto tracked = tracked::track(R"(
HloModule m, entry_computation_layout={(f32[8]{0})->(f32[8]{0:S(5)})}
hosted {
  p = f32[8]{0} parameter(0)
  ROOT x = f32[8]{0} custom-call(p), custom_call_target="HostExecute"
}, execution_thread="host"
ENTRY top {
  p0 = f32[8]{0} parameter(0)
  s = ((f32[8]{0}), f32[8]{0}, u32[]) async-start(p0), async_execution_thread="host", calls=hosted
  d = f32[8]{0} async-done(s)
  k = token[] after-all()
  t = (f32[8]{0}) tuple(d)
  o = token[] outfeed(t, k)
  m = f32[8]{0} custom-call(p0), custom_call_target="MoveToHost"
  ROOT r = (f32[8]{0}) tuple(d)
}
)");
  CHECK(tracked.host().empty());
}

TEST_CASE("a fusion that comes to hold an annotation twice holds it once") {
  constexpr std::string_view kText = R"(
HloModule m, entry_computation_layout={(f32[4,8]{1,0})->(f32[4,8]{0,1:S(5)}, f32[4,8]{0,1:S(5)})}
fused {
  p = f32[4,8]{0,1} parameter(0)
  q = f32[4,8]{0,1} parameter(1)
  n = f32[4,8]{0,1} negate(p)
  ROOT t = (f32[4,8]{0,1}, f32[4,8]{0,1}) tuple(n, q)
}
ENTRY top {
  x = f32[4,8]{1,0} parameter(0)
  a = f32[4,8]{1,0} custom-call(x), custom_call_target="MoveToHost"
  c = f32[4,8]{0,1} copy(a)
  ROOT f = (f32[4,8]{0,1}, f32[4,8]{0,1}) fusion(c, c), kind=kLoop, calls=fused
}
)";
  CHECK(lines_behind(kText, "Walking down host memory offload paths ").size() == 1);
}

namespace {

// A fusion of as many operands, the first two of which become one annotation.
std::string with_operands(int count) {
  std::string parameters;
  std::string values;
  std::string operands = "c, c";
  for (int i = 2; i < count; ++i) {
    parameters += fmt::format("  p{0} = f32[4,8]{{0,1}} parameter({0})\n", i);
    values += fmt::format("  v{} = f32[4,8]{{0,1}} negate(y)\n", i);
    operands += fmt::format(", v{}", i);
  }
  return R"(
HloModule m, entry_computation_layout={(f32[4,8]{1,0}, f32[4,8]{0,1})->(f32[4,8]{0,1:S(5)}, f32[4,8]{0,1:S(5)})}
fused {
  p = f32[4,8]{0,1} parameter(0)
  q = f32[4,8]{0,1} parameter(1)
)" + parameters +
         R"(  n = f32[4,8]{0,1} negate(p)
  ROOT t = (f32[4,8]{0,1}, f32[4,8]{0,1}) tuple(n, q)
}
ENTRY top {
  x = f32[4,8]{1,0} parameter(0)
  y = f32[4,8]{0,1} parameter(1)
  a = f32[4,8]{1,0} custom-call(x), custom_call_target="MoveToHost"
  c = f32[4,8]{0,1} copy(a)
)" + values +
         "  ROOT f = (f32[4,8]{0,1}, f32[4,8]{0,1}) fusion(" + operands +
         "), kind=kLoop, calls=fused\n}\n";
}

}  // namespace

TEST_CASE("a fusion of more than 1,000 operands keeps those that it holds twice") {
  constexpr std::string_view kWalk = "Walking down host memory offload paths ";
  CHECK(lines_behind(with_operands(999), kWalk).size() == 1);
  CHECK(lines_behind(with_operands(1000), kWalk).size() == 1);
  CHECK(lines_behind(with_operands(1001), kWalk).size() == 2);
}

TEST_CASE(
    "a copy that is moved into a loop stands in its body, and the move in front of it is removed") {
  constexpr std::string_view kText = R"(
HloModule m, entry_computation_layout={(f32[1,8]{1,0})->f32[1,8]{1,0}}
body {
  b = (s32[], f32[4,8]{1,0}, f32[1,8]{1,0}) parameter(0)
  i = s32[] get-tuple-element(b), index=0
  g = f32[4,8]{1,0} get-tuple-element(b), index=1
  u = f32[1,8]{1,0} get-tuple-element(b), index=2
  back = f32[4,8]{1,0} custom-call(g), custom_call_target="MoveToDevice"
  m = f32[1,8]{1,0} custom-call(u), custom_call_target="MoveToHost"
  d = f32[4,8]{1,0} dynamic-update-slice(g, m, i, i)
  ROOT t = (s32[], f32[4,8]{1,0}, f32[1,8]{1,0}) tuple(i, d, u)
}
condition {
  c = (s32[], f32[4,8]{1,0}, f32[1,8]{1,0}) parameter(0)
  j = s32[] get-tuple-element(c), index=0
  four = s32[] constant(4)
  ROOT l = pred[] compare(j, four), direction=LT
}
ENTRY top {
  p = f32[1,8]{1,0} parameter(0)
  z = s32[] constant(0)
  f = f32[] constant(0)
  bc = f32[4,8]{0,1} broadcast(f), dimensions={}
  turned = f32[4,8]{1,0} copy(bc)
  s = (s32[], f32[4,8]{1,0}, f32[1,8]{1,0}) tuple(z, turned, p)
  w = (s32[], f32[4,8]{1,0}, f32[1,8]{1,0}) while(s), condition=condition, body=body
  ROOT r = f32[1,8]{1,0} negate(p)
}
)";
  CHECK(lines_behind(kText, "Removing MoveToDevice custom call ") == Words{"\"back\""});
}

// As many ways lead up from the update slice to `b`, which the compiler visits once on each.
std::string with_branches(int count) {
  std::string branches;
  std::string names;
  std::string operands;
  for (int i = 0; i < count; ++i) {
    branches += fmt::format("a{0} {{\n  ROOT p{0} = f32[4,8]{{1,0}} parameter(0)\n}}\n", i);
    names += fmt::format("{}a{}", i == 0 ? "" : ", ", i);
    operands += ", b";
  }
  return fmt::format(R"(
HloModule m, entry_computation_layout={{(f32[1,8]{{1,0}}, s32[])->f32[4,8]{{1,0:S(5)}}}}
{}ENTRY top {{
  x = f32[1,8]{{1,0}} parameter(0)
  i = s32[] parameter(1)
  f = f32[] constant(0)
  z = f32[4,8]{{1,0}} broadcast(f), dimensions={{}}
  b = f32[4,8]{{1,0}} bitcast(z)
  c = f32[4,8]{{1,0}} conditional(i{}), branch_computations={{{}}}
  m = f32[1,8]{{1,0}} custom-call(x), custom_call_target="MoveToHost"
  ROOT d = f32[4,8]{{1,0}} dynamic-update-slice(c, m, i, i)
}}
)",
                     branches, operands, names);
}

TEST_CASE("the way up visits what it has visited two thousand times at most") {
  const auto visits = [](int count) {
    return lines_behind(with_branches(count), "Setting {Instr: b, ").size();
  };
  CHECK(visits(2) == 2);
  CHECK(visits(2001) == 2001);
  CHECK(visits(2002) == 2001);
}

TEST_CASE("half of a 64-bit value is seen by a walk that comes when the move in front is gone") {
  constexpr std::string_view kText = R"(
HloModule m, entry_computation_layout={(u64[4,8]{1,0}, u64[1,8]{1,0})->(u32[4,8]{1,0}, u32[4,8]{1,0})}
halves {
  q = u64[4,8]{1,0} parameter(0)
  b = u64[4,8]{1,0} bitcast(q)
  m = u64[4,8]{1,0} custom-call(b), custom_call_target="MoveToHost"
  ROOT s = u32[4,8]{1,0} custom-call(m), custom_call_target="X64SplitHigh"
}
ENTRY top {
  x = u64[4,8]{1,0} parameter(0)
  u = u64[1,8]{1,0} parameter(1)
  z = s32[] constant(0)
  f1 = u32[4,8]{1,0} call(x), to_apply=halves
  k = u64[4,8]{1,0} custom-call(), custom_call_target="AllocateBuffer"
  a = u64[4,8]{1,0} custom-call(k), custom_call_target="MoveToHost"
  d = u64[4,8]{1,0} dynamic-update-slice(a, u, z, z)
  f2 = u32[4,8]{1,0} call(d), to_apply=halves
  ROOT t = (u32[4,8]{1,0}, u32[4,8]{1,0}) tuple(f1, f2)
}
)";
  CHECK(lines_behind(kText, "Removing MoveToHost custom call ") == Words{"\"m\"", "\"a\""});
  CHECK(lines_behind(kText, "64-bit type on device").size() == 1);
}
