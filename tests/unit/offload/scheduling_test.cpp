// The alias analysis behind the pass: what stops it, and which updates it asks to copy. All modules
// were put to the compiler's two passes.

#include <algorithm>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "offload/tracker.h"
#include "tests/support/catch.h"
#include "tests/unit/offload/tracked.h"

using offload::Verdict;

namespace {

// `f` writes into what its two callers hand in.
std::string with_two_callers(std::string_view first, std::string_view second) {
  return fmt::format(
      R"(HloModule m, entry_computation_layout={{(f32[8]{{0}}, f32[8]{{0}}, f32[2]{{0}})->(f32[8]{{0}}, f32[8]{{0}})}}
f {{
  a = f32[8]{{0}} parameter(0)
  b = f32[8]{{0}} bitcast(a)
  v = f32[2]{{0}} parameter(1)
  z = s32[] constant(0)
  ROOT d = f32[8]{{0}} dynamic-update-slice(b, v, z)
}}
ENTRY top {{
  x = f32[8]{{0}} parameter(0)
  y = f32[8]{{0}} parameter(1)
  u = f32[2]{{0}} parameter(2)
  o = f32[2]{{0}} custom-call(u), custom_call_target="MoveToHost"
  c1 = f32[8]{{0}} call({}, u), to_apply=f
  c2 = f32[8]{{0}} call({}, u), to_apply=f
  ROOT t = (f32[8]{{0}}, f32[8]{{0}}) tuple(c1, c2)
}}
)",
      first, second);
}

// A loop that collects `update` in a host buffer.
tracked::Tracked track_loop(std::string_view update) {
  offload::Options options;
  options.log_level = 5;
  return tracked::track(
      fmt::format(
          R"(HloModule m, entry_computation_layout={{(f32[1,4]{{1,0}})->f32[8,4]{{1,0:S(5)}}}}
body {{
  bp = (s32[], f32[8,4]{{1,0}}, f32[1,4]{{1,0}}) parameter(0)
  bi = s32[] get-tuple-element(bp), index=0
  bb = f32[8,4]{{1,0}} get-tuple-element(bp), index=1
  bx = f32[1,4]{{1,0}} get-tuple-element(bp), index=2
  bn = f32[1,4]{{1,0}} negate(bx)
  bo = f32[1,4]{{1,0}} custom-call({}), custom_call_target="MoveToHost"
  bd = f32[8,4]{{1,0}} dynamic-update-slice(bb, bo, bi, bi)
  ROOT bt = (s32[], f32[8,4]{{1,0}}, f32[1,4]{{1,0}}) tuple(bi, bd, bx)
}}
cnd {{
  cp = (s32[], f32[8,4]{{1,0}}, f32[1,4]{{1,0}}) parameter(0)
  ROOT lt = pred[] constant(false)
}}
ENTRY top {{
  x = f32[1,4]{{1,0}} parameter(0)
  f = f32[] constant(0)
  bc = f32[8,4]{{1,0}} broadcast(f), dimensions={{}}
  z = s32[] constant(0)
  init = (s32[], f32[8,4]{{1,0}}, f32[1,4]{{1,0}}) tuple(z, bc, x)
  wl = (s32[], f32[8,4]{{1,0}}, f32[1,4]{{1,0}}) while(init), condition=cnd, body=body
  ROOT g = f32[8,4]{{1,0}} get-tuple-element(wl), index=1
}}
)",
          update),
      options);
}

bool has_line(const tracked::Tracked& tracked, std::string_view line) {
  return std::ranges::find(tracked.result().log, line) != tracked.result().log.end();
}

}  // namespace

TEST_CASE("a value that is written in place has one origin, or the analysis stops") {
  const auto several = tracked::track(with_two_callers("x", "y"));
  CHECK(several.result().verdict.outcome == Verdict::Outcome::kAbort);
  CHECK(several.result().verdict.message ==
        "GetUniqueValueAt failed on instruction: b at index {} with value set size 2");
  const auto one = tracked::track(with_two_callers("x", "x"));
  CHECK(one.result().verdict.outcome == Verdict::Outcome::kOk);
  const auto chained = tracked::track(with_two_callers("x", "c1"));
  CHECK(chained.result().verdict.message ==
        "GetUniqueValueAt failed on instruction: b at index {} with value set size 2");
}

TEST_CASE("a computation that hands its argument back makes no value of it") {
  const auto twice = tracked::track(R"(
HloModule m, entry_computation_layout={(f32[8,4]{1,0:S(5)}, f32[1,4]{1,0})->f32[8,4]{1,0}}
same {
  ROOT p = f32[8,4]{1,0} parameter(0)
}
ENTRY top {
  x = f32[8,4]{1,0} parameter(0)
  u = f32[1,4]{1,0} parameter(1)
  z = s32[] constant(0)
  back = f32[8,4]{1,0} custom-call(x), custom_call_target="MoveToDevice"
  c1 = f32[8,4]{1,0} call(back), to_apply=same
  c2 = f32[8,4]{1,0} call(c1), to_apply=same
  ROOT du = f32[8,4]{1,0} dynamic-update-slice(c2, u, z, z)
}
)");
  CHECK(twice.result().verdict.outcome == Verdict::Outcome::kOk);
}

TEST_CASE("what a value on a cycle comes from does not depend on what was asked first") {
  const auto tracked = tracked::track(R"(
HloModule m, entry_computation_layout={(f32[8,4]{1,0:S(5)}, f32[8,4]{1,0}, f32[1,4]{1,0})->(f32[8,4]{1,0}, f32[8,4]{1,0}, f32[8,4]{1,0})}
same {
  ROOT p = f32[8,4]{1,0} parameter(0)
}
other {
  ROOT q = f32[8,4]{1,0} parameter(0)
}
ENTRY top {
  x = f32[8,4]{1,0} parameter(0)
  w = f32[8,4]{1,0} parameter(1)
  u = f32[1,4]{1,0} parameter(2)
  z = s32[] constant(0)
  back = f32[8,4]{1,0} custom-call(x), custom_call_target="MoveToDevice"
  c1 = f32[8,4]{1,0} call(back), to_apply=same
  c2 = f32[8,4]{1,0} call(c1), to_apply=same
  one = f32[8,4]{1,0} dynamic-update-slice(c2, u, z, z)
  o1 = f32[8,4]{1,0} call(c1), to_apply=other
  o2 = f32[8,4]{1,0} call(w), to_apply=other
  two = f32[8,4]{1,0} dynamic-update-slice(o1, u, z, z)
  ROOT out = (f32[8,4]{1,0}, f32[8,4]{1,0}, f32[8,4]{1,0}) tuple(one, two, o2)
}
)");
  CHECK(tracked.result().verdict.message ==
        "GetUniqueValueAt failed on instruction: o1 at index {} with value set size 2");
}

TEST_CASE("an update that is state of the loop itself is copied, a computed one is not") {
  const std::string line = "Added copy \"copy\" for DynamicUpdateSlice bd's 1st operand bx";
  const auto carried = track_loop("bx");
  CHECK(carried.result().verdict.outcome == Verdict::Outcome::kOk);
  CHECK(has_line(carried, line));
  const auto computed = track_loop("bn");
  CHECK(computed.result().verdict.outcome == Verdict::Outcome::kOk);
  CHECK_FALSE(std::ranges::any_of(computed.result().log, [](const std::string& each) {
    return each.starts_with("Added copy");
  }));
}
