// Forms that stop the compiler, or seem to: each text is the smallest that XLA answered so.

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "tests/support/catch.h"
#include "tests/unit/offload/tracked.h"

using offload::Verdict;

namespace {

void check_aborts(const tracked::Tracked& tracked, std::string_view message) {
  CHECK(tracked.result().verdict.outcome == Verdict::Outcome::kAbort);
  CHECK(tracked.result().verdict.message == message);
  const std::vector<std::string> codes = tracked.codes();
  CHECK(std::ranges::count(codes, "offload-abort") == 1);
}

void check_error(const tracked::Tracked& tracked, std::string_view message) {
  CHECK(tracked.result().verdict.outcome == Verdict::Outcome::kError);
  CHECK(tracked.result().verdict.message == message);
}

constexpr std::string_view kTokenPart =
    "Check failed: return_shape->IsTuple() Invalid index {0} for shape token[]";

// An update slice whose base comes out of a transfer.
constexpr std::string_view kReceivedBase = R"(
HloModule m, entry_computation_layout={(f32[4,8]{1,0:S(5)}, f32[1,8]{1,0})->f32[4,8]{1,0:S(5)}}
ENTRY top {
  h = f32[4,8]{1,0} parameter(0)
  u = f32[1,8]{1,0} parameter(1)
  t = token[] after-all()
  s = (f32[4,8]{1,0}, u32[], token[]) send(h, t), channel_id=1, is_host_transfer=true
  sd = token[] send-done(s), channel_id=1, is_host_transfer=true
  r = (f32[4,8]{1,0}, u32[], token[]) recv(sd), channel_id=2, is_host_transfer=true
  rd = (f32[4,8]{1,0}, token[]) recv-done(r), channel_id=2, is_host_transfer=true
  g = f32[4,8]{1,0} get-tuple-element(rd), index=0
  m = f32[1,8]{1,0} custom-call(u), custom_call_target="MoveToHost"
  z = s32[] constant(0)
  ROOT d = f32[4,8]{1,0} dynamic-update-slice(g, m, z, z)
}
)";

// An element of a tuple in host memory goes through an asynchronous call that returns it deeper.
constexpr std::string_view kShorterTuple = R"(
HloModule m, entry_computation_layout={((f32[8]{0}, f32[8]{0:S(5)}))->f32[8]{0}}
wrapped {
  q = (f32[8]{0}, f32[8]{0}) parameter(0)
  ROOT w = ((f32[8]{0}, f32[8]{0})) tuple(q)
}
ENTRY top {
  p = (f32[8]{0}, f32[8]{0}) parameter(0)
  s = (((f32[8]{0}, f32[8]{0})), ((f32[8]{0}, f32[8]{0})), u32[]) async-start(p), calls=wrapped
  d = ((f32[8]{0}, f32[8]{0})) async-done(s)
  ROOT x = f32[8]{0} get-tuple-element(p), index=0
}
)";

// A loop whose state is a buffer in host memory; `body` is what the condition does with it.
std::string with_condition(std::string_view body) {
  return fmt::format(R"(
HloModule m, entry_computation_layout={{(f32[1,8]{{1,0}})->f32[4,8]{{1,0:S(5)}}}}
body {{
  b = (s32[], f32[4,8]{{1,0}}, f32[1,8]{{1,0}}) parameter(0)
  i = s32[] get-tuple-element(b), index=0
  g = f32[4,8]{{1,0}} get-tuple-element(b), index=1
  u = f32[1,8]{{1,0}} get-tuple-element(b), index=2
  m = f32[1,8]{{1,0}} custom-call(u), custom_call_target="MoveToHost"
  d = f32[4,8]{{1,0}} dynamic-update-slice(g, m, i, i)
  ROOT t = (s32[], f32[4,8]{{1,0}}, f32[1,8]{{1,0}}) tuple(i, d, u)
}}
condition {{
  c = (s32[], f32[4,8]{{1,0}}, f32[1,8]{{1,0}}) parameter(0)
  j = s32[] get-tuple-element(c), index=0
  q = f32[4,8]{{1,0}} get-tuple-element(c), index=1
  {}
  four = s32[] constant(4)
  ROOT l = pred[] compare(j, four), direction=LT
}}
ENTRY top {{
  p = f32[1,8]{{1,0}} parameter(0)
  z = s32[] constant(0)
  f = f32[] constant(0)
  bc = f32[4,8]{{1,0}} broadcast(f), dimensions={{}}
  s = (s32[], f32[4,8]{{1,0}}, f32[1,8]{{1,0}}) tuple(z, bc, p)
  w = (s32[], f32[4,8]{{1,0}}, f32[1,8]{{1,0}}) while(s), condition=condition, body=body
  ROOT r = f32[4,8]{{1,0}} get-tuple-element(w), index=1
}}
)",
                     body);
}

// `entry` uses a call of a computation that hands on what it gets, and is called from two places.
std::string with_shared_callee(std::string_view entry) {
  return fmt::format(R"(
HloModule m, entry_computation_layout={{(f32[8]{{0}}, f32[8]{{0}})->f32[8]{{0}}}}
same {{
  ROOT a = f32[8]{{0}} parameter(0)
}}
other {{
  ROOT b = f32[8]{{0}} parameter(0)
}}
written {{
  p = f32[8]{{0}} parameter(0)
  ROOT w = f32[8]{{0}} custom-call(p), custom_call_target="in_place", output_to_operand_aliasing={{{{}}: (0, {{}})}}
}}
ENTRY top {{
  x = f32[8]{{0}} parameter(0)
  y = f32[8]{{0}} parameter(1)
  no = pred[] constant(false)
  {}
  off = f32[8]{{0}} custom-call(y), custom_call_target="MoveToHost"
  ROOT on = f32[8]{{0}} custom-call(off), custom_call_target="MoveToDevice"
}}
)",
                     entry);
}

}  // namespace

TEST_CASE("a base that comes out of a transfer stops the compiler at the token in front of it") {
  check_aborts(tracked::track(kReceivedBase), kTokenPart);
}

TEST_CASE("an index behind the end of a tuple stops the compiler without a word") {
  check_aborts(tracked::track(kShorterTuple), "killed by a signal inside host-offloader");
}

TEST_CASE("a slice that is fed out as part of a tuple does not lead to the device") {
  check_aborts(tracked::track(R"(
HloModule m, entry_computation_layout={(f32[4,8]{1,0:S(5)})->f32[4,8]{1,0:S(5)}}
ENTRY top {
  h = f32[4,8]{1,0} parameter(0)
  s = f32[1,8]{1,0} slice(h), slice={[0:1], [0:8]}
  t = (f32[1,8]{1,0}) tuple(s)
  k = token[] after-all()
  o = token[] outfeed(t, k)
  ROOT r = f32[4,8]{1,0} opt-barrier(h)
}
)"),
               kTokenPart);
}

TEST_CASE("a slice that chooses a branch stops the compiler") {
  check_aborts(tracked::track(R"(
HloModule m, entry_computation_layout={(s32[4]{0:S(5)}, f32[8]{0}, s32[])->f32[8]{0}}
a {
  ROOT p = f32[8]{0} parameter(0)
}
b {
  ROOT q = f32[8]{0} parameter(0)
}
ENTRY top {
  h = s32[4]{0} parameter(0)
  x = f32[8]{0} parameter(1)
  i = s32[] parameter(2)
  s = s32[1]{0} dynamic-slice(h, i), dynamic_slice_sizes={1}
  r = s32[] reshape(s)
  ROOT c = f32[8]{0} conditional(r, x, x), branch_computations={a, b}
}
)"),
               "Check failed: b >= 0 (-1 vs. 0)");
}

TEST_CASE("a condition may not feed out the buffer of its loop, as part of a tuple either") {
  constexpr std::string_view kRefused =
      "Tensor which is moved to host is used by an invalid instruction (\"o\") during while "
      "condition body.";
  check_error(
      tracked::track(with_condition("e = (f32[4,8]{1,0}) tuple(q)\n  k = token[] after-all()"
                                    "\n  o = token[] outfeed(e, k)")),
      kRefused);
  const auto carried = tracked::track(with_condition("o = (f32[4,8]{1,0}) tuple(q)"));
  CHECK(carried.result().verdict.outcome == Verdict::Outcome::kOk);
}

TEST_CASE("a host call whose result is moved as a whole tuple stops the compiler") {
  check_aborts(tracked::track(R"(
HloModule m, entry_computation_layout={(f32[8]{0})->((f32[8]{0:S(5)}))}
hosted {
  p = f32[8]{0} parameter(0)
  ROOT x = (f32[8]{0}) custom-call(p), custom_call_target="HostExecute"
}, execution_thread="host"
ENTRY top {
  p0 = f32[8]{0} parameter(0)
  s = ((f32[8]{0}), (f32[8]{0}), u32[]) async-start(p0), async_execution_thread="host", calls=hosted
  d = (f32[8]{0}) async-done(s)
  t = ((f32[8]{0})) tuple(d)
  ROOT m = ((f32[8]{0})) custom-call(t), custom_call_target="MoveToHost"
}
)"),
               "Check failed: has_layout() ((f32[8]))");
}

// The result of a host call, moved as a whole; `users` of the moved tuple stand behind it.
std::string with_moved_whole(std::string_view users) {
  return fmt::format(R"(
HloModule m, entry_computation_layout={{(f32[8]{{0}})->((f32[8]{{0}}))}}
hosted {{
  p = f32[8]{{0}} parameter(0)
  ROOT x = (f32[8]{{0}}) custom-call(p), custom_call_target="HostExecute"
}}, execution_thread="host"
wrapped {{
  q = (f32[8]{{0}}) parameter(0)
  ROOT w = (f32[8]{{0}}) opt-barrier(q)
}}
fused {{
  q1 = (f32[8]{{0}}) parameter(0)
  ROOT t1 = ((f32[8]{{0}})) tuple(q1)
}}
ENTRY top {{
  p0 = f32[8]{{0}} parameter(0)
  s = ((f32[8]{{0}}), (f32[8]{{0}})) async-start(p0), async_execution_thread="host", calls=hosted
  d = (f32[8]{{0}}) async-done(s)
  m = (f32[8]{{0}}) custom-call(d), custom_call_target="MoveToHost"
  {}
}}
)",
                     users);
}

TEST_CASE("a whole that is returned stops the compiler before another use lets it give up") {
  constexpr std::string_view kReturned = "\n  ROOT t = ((f32[8]{0})) tuple(m)";
  constexpr std::string_view kStops = "Check failed: has_layout() (f32[8])";
  const std::string call =
      "a = (((f32[8]{0})), (f32[8]{0})) async-start(m), calls=wrapped\n  ad = (f32[8]{0}) "
      "async-done(a)";
  const std::string other = "o = f32[8]{0} custom-call(m), custom_call_target=\"other\"";
  check_aborts(tracked::track(with_moved_whole(call + std::string(kReturned))), kStops);
  check_aborts(tracked::track(with_moved_whole(other + std::string(kReturned))), kStops);
  // A computing instruction lets it give up where it comes first.
  const std::string computes = "f = ((f32[8]{0})) fusion(m), kind=kLoop, calls=fused";
  CHECK(tracked::track(with_moved_whole(computes + std::string(kReturned))).result().verdict.code ==
        "E1200");
  check_aborts(tracked::track(with_moved_whole("ROOT t = ((f32[8]{0})) tuple(m)\n  " + computes)),
               kStops);
  // The move is not reached where its operand is used by such a call.
  const auto given_up =
      tracked::track(with_moved_whole("a = (((f32[8]{0})), (f32[8]{0})) async-start(d), "
                                      "calls=wrapped\n  ad = (f32[8]{0}) async-done(a)" +
                                      std::string(kReturned)));
  CHECK(given_up.result().verdict.code == "E1200");
}

// A buffer under an update slice; `users` of the buffer stand in front of it.
std::string with_shared_buffer(std::string_view users) {
  return fmt::format(R"(
HloModule m, entry_computation_layout={{(f32[1,8]{{1,0}})->f32[4,8]{{1,0}}}}
fused {{
  p = f32[4,8]{{1,0}} parameter(0)
  n = f32[4,8]{{1,0}} negate(p)
  ROOT t = (f32[4,8]{{1,0}}, f32[4,8]{{1,0}}) tuple(p, n)
}}
ENTRY top {{
  x = f32[1,8]{{1,0}} parameter(0)
  z = s32[] constant(0)
  a = f32[4,8]{{1,0}} custom-call(), custom_call_target="AllocateBuffer"
  {}
  m = f32[1,8]{{1,0}} custom-call(x), custom_call_target="MoveToHost"
  d = f32[4,8]{{1,0}} dynamic-update-slice(a, m, z, z)
  ROOT b = f32[4,8]{{1,0}} custom-call(d), custom_call_target="MoveToDevice"
}}
)",
                     users);
}

TEST_CASE("a tuple over a shared buffer stops the compiler unless the device uses it in front") {
  const std::string tuple = "f = (f32[4,8]{1,0}, f32[4,8]{1,0}) fusion(a), kind=kLoop, calls=fused";
  const std::string array = "n = f32[4,8]{1,0} negate(a)";
  constexpr std::string_view kStops = "Check failed: has_layout() (f32[4,8], f32[4,8])";
  check_aborts(tracked::track(with_shared_buffer(tuple)), kStops);
  check_aborts(tracked::track(with_shared_buffer(tuple + "\n  " + array)), kStops);
  const auto split = tracked::track(with_shared_buffer(array + "\n  " + tuple));
  CHECK(split.result().verdict.outcome == Verdict::Outcome::kOk);
}

TEST_CASE("a module without a move is not told what stops the alias analysis") {
  // Text in front of the optimizer looks the same, and there calls are taken apart before.
  const auto tracked = tracked::track(R"(
HloModule m, entry_computation_layout={(f32[8]{0}, s32[])->f32[8]{0}}
branch {
  ROOT p = f32[8]{0} parameter(0)
}
ENTRY top {
  x = f32[8]{0} parameter(0)
  i = s32[] parameter(1)
  ROOT c = f32[8]{0} conditional(i, x, x), branch_computations={branch, branch}
}
)");
  CHECK(tracked.codes().empty());
}

TEST_CASE("a buffer that also serves the device stops the compiler where a call hands it in") {
  check_aborts(tracked::track(R"(
HloModule m, entry_computation_layout={(f32[1,8]{1,0})->f32[4,8]{1,0}}
written {
  p = f32[4,8]{1,0} parameter(0)
  u = f32[1,8]{1,0} parameter(1)
  z = s32[] constant(0)
  m = f32[1,8]{1,0} custom-call(u), custom_call_target="MoveToHost"
  d = f32[4,8]{1,0} dynamic-update-slice(p, m, z, z)
  ROOT b = f32[4,8]{1,0} custom-call(d), custom_call_target="MoveToDevice"
}
ENTRY top {
  x = f32[1,8]{1,0} parameter(0)
  a = f32[4,8]{1,0} custom-call(), custom_call_target="AllocateBuffer"
  n = f32[4,8]{1,0} negate(a)
  c = f32[4,8]{1,0} call(a, x), to_apply=written
  ROOT r = f32[4,8]{1,0} add(n, c)
}
)"),
               "target was not an operand: %a = f32[4,8]{1,0} custom-call(), "
               "custom_call_target=\"AllocateBuffer\"");
}

TEST_CASE("where a branch begins several values are one, and not where a call does") {
  const std::string begin =
      "f1 = f32[8]{0} call(x), to_apply=same\n  f2 = f32[8]{0} call(y), to_apply=same\n  ";
  const auto branch = tracked::track(
      with_shared_callee(begin + "c = f32[8]{0} conditional(no, f1, f2), true_computation=written, "
                                 "false_computation=other"));
  CHECK(branch.result().verdict.outcome == Verdict::Outcome::kOk);
  check_aborts(
      tracked::track(with_shared_callee(begin + "c = f32[8]{0} call(f1), to_apply=written")),
      "GetUniqueValueAt failed on instruction: p at index {} with value set size 2");
}

TEST_CASE("a value that comes out of both branches unchanged is itself") {
  const auto tracked = tracked::track(with_shared_callee(
      "c = f32[8]{0} conditional(no, x, x), true_computation=same, false_computation=other\n  "
      "f1 = f32[8]{0} call(x), to_apply=written\n  f2 = f32[8]{0} call(c), to_apply=written"));
  CHECK(tracked.result().verdict.outcome == Verdict::Outcome::kOk);
}

// Loop state that begins as `begin`, with `a` and `b` in a round and `next` behind it; `written` is
// called with the first part of it and with `x`.
std::string with_loop(std::string_view begin, std::string_view next) {
  return fmt::format(R"(
HloModule m, entry_computation_layout={{(f32[8]{{0}}, f32[8]{{0}})->f32[8]{{0}}}}
written {{
  p = f32[8]{{0}} parameter(0)
  ROOT w = f32[8]{{0}} custom-call(p), custom_call_target="in_place", output_to_operand_aliasing={{{{}}: (0, {{}})}}
}}
body {{
  s = (f32[8]{{0}}, f32[8]{{0}}) parameter(0)
  a = f32[8]{{0}} get-tuple-element(s), index=0
  b = f32[8]{{0}} get-tuple-element(s), index=1
  n = f32[8]{{0}} negate(a)
  ROOT r = (f32[8]{{0}}, f32[8]{{0}}) tuple({})
}}
cond {{
  c = (f32[8]{{0}}, f32[8]{{0}}) parameter(0)
  ROOT g = pred[] custom-call(), custom_call_target="source"
}}
ENTRY top {{
  x = f32[8]{{0}} parameter(0)
  y = f32[8]{{0}} parameter(1)
  t = (f32[8]{{0}}, f32[8]{{0}}) tuple({})
  l = (f32[8]{{0}}, f32[8]{{0}}) while(t), condition=cond, body=body
  e = f32[8]{{0}} get-tuple-element(l), index=0
  f1 = f32[8]{{0}} call(x), to_apply=written
  f2 = f32[8]{{0}} call(e), to_apply=written
  off = f32[8]{{0}} custom-call(y), custom_call_target="MoveToHost"
  ROOT on = f32[8]{{0}} custom-call(off), custom_call_target="MoveToDevice"
}}
)",
                     next, begin);
}

TEST_CASE("loop state that no round changes is what the loop began with") {
  const auto is_one_value = [](std::string_view begin, std::string_view next) {
    const auto tracked = tracked::track(with_loop(begin, next));
    if (tracked.result().verdict.outcome == Verdict::Outcome::kOk) return true;
    check_aborts(tracked,
                 "GetUniqueValueAt failed on instruction: p at index {} with value set size 2");
    return false;
  };
  CHECK(is_one_value("x, y", "a, b"));
  CHECK(is_one_value("x, x", "b, a"));
  CHECK(is_one_value("x, x", "b, b"));
  CHECK_FALSE(is_one_value("x, y", "n, b"));
  CHECK_FALSE(is_one_value("x, y", "b, a"));
  CHECK_FALSE(is_one_value("x, y", "b, b"));
  CHECK_FALSE(is_one_value("y, x", "a, b"));
}
