// The pass in front of the tracking: which copies it moves, and what stops the compiler there. All
// modules were put to the compiler's two passes; texts and names are its answers.

#include <algorithm>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "offload/tracker.h"
#include "tests/support/catch.h"
#include "tests/unit/offload/tracked.h"

using offload::Verdict;

namespace {

// Entry instructions behind the entry layout; `x` is what most bodies begin with.
tracked::Tracked track_entry(std::string_view layout, std::string_view body, int log_level = -1) {
  offload::Options options;
  options.log_level = log_level;
  return tracked::track(
      fmt::format("HloModule m, entry_computation_layout={{{}}}\nENTRY top {{\n{}}}\n", layout,
                  body),
      options);
}

constexpr std::string_view kHostParameter = "  x = f32[8,4]{1,0} parameter(0)\n";
constexpr std::string_view kMoved =
    "  x = f32[8,4]{1,0} parameter(0)\n"
    "  o = f32[8,4]{1,0} custom-call(x), custom_call_target=\"MoveToHost\"\n";

bool has_line(const tracked::Tracked& tracked, std::string_view line) {
  return std::ranges::find(tracked.result().log, line) != tracked.result().log.end();
}

bool has_host(const tracked::Tracked& tracked, std::string_view position) {
  const auto host = tracked.host();
  return std::ranges::find(host, position) != host.end();
}

void check_message(const tracked::Tracked& tracked, Verdict::Outcome outcome,
                   std::string_view message) {
  CHECK(tracked.result().verdict.outcome == outcome);
  CHECK(tracked.result().verdict.message == message);
  CHECK(tracked.result().verdict.code.empty());
}

void check_error(const tracked::Tracked& tracked, std::string_view message) {
  check_message(tracked, Verdict::Outcome::kError, message);
}

void check_abort(const tracked::Tracked& tracked, std::string_view message) {
  check_message(tracked, Verdict::Outcome::kAbort, message);
}

// A host parameter, a copy that turns it, a bitcast, and the move to the device.
void check_bitcast_error(std::string_view input, std::string_view copied, std::string_view bitcast,
                         std::string_view message) {
  const auto tracked =
      track_entry(fmt::format("({}:S(5)}})->{}", input.substr(0, input.size() - 1), bitcast),
                  fmt::format("  x = {} parameter(0)\n  c = {} copy(x)\n  b = {} bitcast(c)\n"
                              "  ROOT d = {} custom-call(b), custom_call_target=\"MoveToDevice\"\n",
                              input, copied, bitcast, bitcast));
  check_error(tracked, message);
}

}  // namespace

TEST_CASE("a copy inside a host segment goes behind the move to the device") {
  const auto tracked = track_entry(
      "(f32[8,4]{1,0})->f32[8,4]{0,1}",
      std::string(kMoved) +
          "  t = (f32[8,4]{1,0}) tuple(o)\n  g = f32[8,4]{1,0} get-tuple-element(t), index=0\n"
          "  c = f32[8,4]{0,1} copy(g)\n"
          "  d = f32[8,4]{0,1} custom-call(c), custom_call_target=\"MoveToDevice\"\n"
          "  ROOT n = f32[8,4]{0,1} negate(d)\n");
  CHECK(tracked.result().verdict.outcome == Verdict::Outcome::kOk);
  CHECK(tracked.host() == std::vector<std::string>{"t{0}", "g"});
}

TEST_CASE("a copy that is returned goes in front of the move to the host") {
  const auto tracked = track_entry("(f32[8,4]{1,0})->(f32[8,4]{0,1:S(5)})",
                                   std::string(kMoved) +
                                       "  c = f32[8,4]{0,1} copy(o)\n"
                                       "  ROOT t = (f32[8,4]{0,1}) tuple(c)\n",
                                   3);
  CHECK(has_line(tracked, "Offloading \"c\" to host."));
  CHECK(tracked.host() == std::vector<std::string>{"t{0}"});
}

TEST_CASE("a moved copy keeps its name with a number, and its place in the text") {
  const auto tracked =
      track_entry("(f32[8,4]{1,0})->(f32[8,4]{0,1})",
                  std::string(kMoved) +
                      "  c = f32[8,4]{0,1} copy(o)\n"
                      "  d = f32[8,4]{0,1} custom-call(c), custom_call_target=\"MoveToDevice\"\n"
                      "  p = f32[8,4]{0,1} custom-call(d), custom_call_target=\"MoveToHost\"\n"
                      "  n = f32[8,4]{0,1} negate(p)\n  ROOT r = (f32[8,4]{0,1}) tuple(n)\n",
                  3);
  CHECK(has_line(tracked, "Offloading \"c.1\" to host."));
  CHECK(tracked.result().verdict.start == "n");
  CHECK(tracked.chain(0).front() == "p: moved to host memory here");
}

TEST_CASE("the state of a loop takes the layout in front of a copy that moves into its body") {
  const std::string text = R"(
HloModule m, entry_computation_layout={(f32[8,4]{1,0:S(5)}, f32[1,4]{1,0})->f32[1,4]{1,0}}
body {
  bp = (s32[], f32[8,4]{0,1}, f32[1,4]{1,0}) parameter(0)
  bi = s32[] get-tuple-element(bp), index=0
  bw = f32[8,4]{0,1} get-tuple-element(bp), index=1
  ds = f32[1,4]{0,1} dynamic-slice(bw, bi, bi), dynamic_slice_sizes={1,4}
  dv = f32[1,4]{0,1} custom-call(ds), custom_call_target="MoveToDevice"
  ac = f32[1,4]{1,0} copy(dv)
  ROOT bt = (s32[], f32[8,4]{0,1}, f32[1,4]{1,0}) tuple(bi, bw, ac)
}
cnd {
  cp = (s32[], f32[8,4]{0,1}, f32[1,4]{1,0}) parameter(0)
  ROOT lt = pred[] constant(false)
}
ENTRY top {
  h = f32[8,4]{1,0} parameter(0)
  hc = f32[8,4]{0,1} copy(h)
  a0 = f32[1,4]{1,0} parameter(1)
  z = s32[] constant(0)
  init = (s32[], f32[8,4]{0,1}, f32[1,4]{1,0}) tuple(z, hc, a0)
  wl = (s32[], f32[8,4]{0,1}, f32[1,4]{1,0}) while(init), condition=cnd, body=body
  ROOT g = f32[1,4]{1,0} get-tuple-element(wl), index=2
}
)";
  const auto tracked = tracked::track(text);
  CHECK(tracked.result().verdict.outcome == Verdict::Outcome::kOk);
  CHECK(has_host(tracked, "init{1}"));
  CHECK(has_host(tracked, "bw"));
  CHECK_FALSE(has_host(tracked, "hc"));
  CHECK_FALSE(has_host(tracked, "ds"));
}

TEST_CASE("a user that the legalizer does not know ends its way, and layouts stay half done") {
  const auto tracked = track_entry(
      "(f32[8,4]{1,0})->f32[8,4]{1,0}",
      std::string(kMoved) +
          "  b = f32[8,4]{1,0} bitcast(o)\n  c1 = f32[8,4]{0,1} copy(o)\n"
          "  t = (f32[8,4]{0,1}) tuple(c1)\n"
          "  g = f32[8,4]{0,1} get-tuple-element(t), index=0\n  c2 = f32[8,4]{1,0} copy(g)\n"
          "  d = f32[8,4]{1,0} custom-call(c2), custom_call_target=\"MoveToDevice\"\n"
          "  n = f32[8,4]{1,0} negate(g)\n  ROOT a = f32[8,4]{1,0} add(d, x)\n");
  CHECK(tracked.result().verdict.outcome == Verdict::Outcome::kOk);
  // The first copy is gone, so the second one changes nothing any more: the host executes it.
  const auto codes = tracked.codes();
  CHECK(std::ranges::count(codes, "host-compute") == 2);
  CHECK(tracked.host() == std::vector<std::string>{"t{0}", "g", "c2", "n"});
}

TEST_CASE("a bitcast on the way of a copy may change the order of dimensions or add one in front") {
  const auto tracked =
      track_entry("(f32[8,4]{1,0:S(5)})->f32[1,8,4]{1,2,0}",
                  std::string(kHostParameter) +
                      "  c = f32[8,4]{0,1} copy(x)\n  b = f32[1,8,4]{1,2,0} bitcast(c)\n"
                      "  ROOT d = f32[1,8,4]{1,2,0} custom-call(b), "
                      "custom_call_target=\"MoveToDevice\"\n");
  CHECK(tracked.result().verdict.outcome == Verdict::Outcome::kOk);
  CHECK(tracked.host() == std::vector<std::string>{"x", "b"});
}

TEST_CASE("any other bitcast on the way of a copy is the compiler's error") {
  check_bitcast_error("f32[8,4]{1,0}", "f32[8,4]{0,1}", "f32[4,8]{1,0}",
                      "Only handling bitcasts which change the layout. This bitcast (\"b\") has "
                      "input shape \"f32[8,4]{0,1}\" and output shape \"f32[4,8]{1,0}\".");
  check_bitcast_error("f32[8,4]{1,0}", "f32[8,4]{0,1}", "f32[8,1,4]{0,2,1}",
                      "Only handling bitcasts with majormost dimension of size 1. This bitcast is "
                      "\"%b = f32[8,1,4]{0,2,1} bitcast(%c)\"");
  check_bitcast_error("f32[8,1,4]{2,1,0}", "f32[8,1,4]{0,2,1}", "f32[8,4]{0,1}",
                      "Only handling bitcasts with majormost dimension of size 1. This bitcast is "
                      "\"%b = f32[8,4]{0,1} bitcast(%c)\"");
  check_bitcast_error("f32[8,4]{1,0}", "f32[8,4]{0,1}", "f32[1,1,4,8]{3,2,1,0}",
                      "Bitcast changes dimensionality in an unsupported way. Bitcast: \"%b = "
                      "f32[1,1,4,8]{3,2,1,0} bitcast(%c)\"");
}

TEST_CASE("a bitcast that changes tiles is the compiler's error, memory spaces as written") {
  const auto tracked = track_entry(
      "(f32[8,128]{1,0:T(8,128)S(5)})->f32[8,128]{0,1:T(8,128)}",
      "  x = f32[8,128]{1,0:T(8,128)} parameter(0)\n  c = f32[8,128]{0,1:T(8,128)} copy(x)\n"
      "  b = f32[8,128]{0,1:T(4,128)S(5)} bitcast(c), metadata={op_name=\"hey\"}\n"
      "  ROOT d = f32[8,128]{0,1:T(4,128)} custom-call(b), custom_call_target=\"MoveToDevice\"\n");
  check_error(tracked,
              "Something about this layout changed other than the minor-to-major ordering. This is "
              "unsuppored. Bitcast: \"%b = f32[8,128]{0,1:T(4,128)S(5)} bitcast(%c), "
              "metadata={op_name=\"hey\"}\"");
}

TEST_CASE("an annotation of another shape cannot change places with a copy") {
  const auto tracked = track_entry("(f32[6]{0})->(f32[1,6]{0,1:S(5)})",
                                   "  x = f32[6]{0} parameter(0)\n"
                                   "  o = f32[1,6]{1,0} custom-call(x), "
                                   "custom_call_target=\"MoveToHost\"\n"
                                   "  c = f32[1,6]{0,1} copy(o)\n"
                                   "  ROOT t = (f32[1,6]{0,1}) tuple(c)\n");
  check_error(tracked,
              "RET_CHECK failure (hlo_instruction.cc) "
              "ShapeUtil::CompatibleIgnoringFpPrecision(old_operand->shape(), "
              "new_operand->shape()) f32[1,6]{1,0} is not compatible with f32[6]{0}");
}

TEST_CASE("a move back that a branch returns directly is the compiler's error") {
  const std::string text = R"(
HloModule m, entry_computation_layout={(f32[6]{0}, pred[])->(f32[6]{0})}
br0 {
  q0 = f32[6]{0} parameter(0)
  m0 = f32[6]{0} custom-call(q0), custom_call_target="MoveToHost"
  v0 = f32[6]{0} custom-call(m0), custom_call_target="MoveToDevice"
  ROOT t0 = (f32[6]{0}) tuple(v0)
}
br1 {
  q1 = f32[6]{0} parameter(0)
  ROOT t1 = (f32[6]{0}) tuple(q1)
}
ENTRY top {
  x = f32[6]{0} parameter(0)
  p = pred[] parameter(1)
  ROOT cd = (f32[6]{0}) conditional(p, x, x), true_computation=br0, false_computation=br1
}
)";
  const auto tracked = tracked::track(text);
  check_error(
      tracked,
      "Expected computation \"br0\" to be called only by one caller and that caller to be a "
      "While. There are 1 caller(s): [cd]");
  CHECK(tracked.name_of(tracked.result().findings.at(0).position.instruction) == "v0");
}

TEST_CASE("an update that stays on the device above one that is moved ends the compiler") {
  const std::string before =
      "  x = f32[1,8]{1,0} parameter(0)\n  i = s32[] parameter(1)\n  f = f32[] constant(0)\n"
      "  bc = f32[4,8]{1,0} broadcast(f), dimensions={}\n";
  const std::string behind =
      "  o = f32[1,8]{1,0} custom-call(x), custom_call_target=\"MoveToHost\"\n"
      "  ROOT d2 = f32[4,8]{1,0} dynamic-update-slice(d1, o, i, i)\n";
  const auto layout = "(f32[1,8]{1,0}, s32[])->f32[4,8]{1,0:S(5)}";
  check_abort(
      track_entry(layout,
                  before + "  d1 = f32[4,8]{1,0} dynamic-update-slice(bc, x, i, i)\n" + behind),
      "killed by a signal inside host-offload-legalize");
  // The search for the move of an update goes through anything along first operands.
  const auto moved = track_entry(
      layout, before +
                  "  p = f32[1,8]{1,0} custom-call(x), custom_call_target=\"MoveToHost\"\n"
                  "  n = f32[1,8]{1,0} negate(p)\n"
                  "  d1 = f32[4,8]{1,0} dynamic-update-slice(bc, n, i, i)\n" +
                  behind);
  CHECK(moved.result().verdict.outcome == Verdict::Outcome::kOk);
}

TEST_CASE("forms that the legalizer does not expect stop the compiler") {
  check_abort(track_entry("(f32[8,4]{1,0})->f32[8,4]{1,0}",
                          std::string(kMoved) +
                              "  c1 = f32[8,4]{0,1} copy(o)\n  b1 = f32[8,4]{1,0} bitcast(o)\n"
                              "  b2 = f32[8,4]{1,0} bitcast(b1)\n"
                              "  ng = f32[8,4]{1,0} negate(b2)\n"
                              "  nd = f32[8,4]{1,0} custom-call(ng), "
                              "custom_call_target=\"MoveToDevice\"\n"
                              "  c2 = f32[8,4]{1,0} copy(c1)\n"
                              "  d = f32[8,4]{1,0} custom-call(c2), "
                              "custom_call_target=\"MoveToDevice\"\n"
                              "  ROOT a = f32[8,4]{1,0} add(d, nd)\n"),
              "Check failed: instruction->opcode() != HloOpcode::kCopy (copy vs. copy) Copies "
              "should be processed in reverse order so this never happens");
  check_abort(
      track_entry("(f32[8,4]{1,0:S(5)})->f32[8,4]{1,0}",
                  std::string(kHostParameter) +
                      "  c = f32[8,4]{0,1} copy(x)\n  t = (f32[8,4]{0,1}) tuple(c)\n"
                      "  u = ((f32[8,4]{0,1})) tuple(t)\n"
                      "  g = (f32[8,4]{0,1}) get-tuple-element(u), index=0\n"
                      "  h = f32[8,4]{0,1} get-tuple-element(g), index=0\n"
                      "  d = f32[8,4]{0,1} custom-call(h), custom_call_target=\"MoveToDevice\"\n"
                      "  ROOT n = f32[8,4]{1,0} copy(d)\n"),
      "Check failed: buffer != nullptr ((null) vs. (null))");
}

TEST_CASE("loops whose state is no tuple, or whose body ends in none, stop the compiler") {
  const std::string turned = R"(
HloModule m, entry_computation_layout={(f32[8,4]{1,0:S(5)})->f32[8,4]{1,0}}
body {
  bp = f32[8,4]{0,1} parameter(0)
  bd = f32[8,4]{0,1} custom-call(bp), custom_call_target="MoveToDevice"
  ROOT bn = f32[8,4]{0,1} negate(bd)
}
cnd {
  cp = f32[8,4]{0,1} parameter(0)
  ROOT lt = pred[] constant(false)
}
ENTRY top {
  x = f32[8,4]{1,0} parameter(0)
  c = f32[8,4]{0,1} copy(x)
  w = f32[8,4]{0,1} while(c), condition=cnd, body=body
  ROOT n = f32[8,4]{1,0} copy(w)
}
)";
  check_abort(tracked::track(turned), "Check failed: state Expected a tuple shape. Got f32[8,4]");
  const std::string barrier = R"(
HloModule m, entry_computation_layout={(f32[1,4]{1,0}, f32[8,4]{1,0})->f32[1,4]{1,0}}
body {
  bp = (s32[], f32[8,4]{1,0}) parameter(0)
  ROOT b = (s32[], f32[8,4]{1,0}) opt-barrier(bp)
}
cnd {
  cp = (s32[], f32[8,4]{1,0}) parameter(0)
  ROOT lt = pred[] constant(false)
}
ENTRY top {
  x = f32[1,4]{1,0} parameter(0)
  y = f32[8,4]{1,0} parameter(1)
  z = s32[] constant(0)
  i = (s32[], f32[8,4]{1,0}) tuple(z, y)
  w = (s32[], f32[8,4]{1,0}) while(i), condition=cnd, body=body
  g = f32[8,4]{1,0} get-tuple-element(w), index=1
  o = f32[1,4]{1,0} custom-call(x), custom_call_target="MoveToHost"
  du = f32[8,4]{1,0} dynamic-update-slice(g, o, z, z)
  ds = f32[1,4]{1,0} dynamic-slice(du, z, z), dynamic_slice_sizes={1,4}
  ROOT d = f32[1,4]{1,0} custom-call(ds), custom_call_target="MoveToDevice"
}
)";
  check_abort(tracked::track(barrier),
              "Check failed: root->opcode() == HloOpcode::kTuple (opt-barrier vs. tuple)");
}

TEST_CASE("a long chain of updates is climbed once and not once an update") {
  constexpr int kUpdates = 3000;
  std::string body =
      "  x = f32[1,8]{1,0} parameter(0)\n  i = s32[] parameter(1)\n  f = f32[] constant(0)\n"
      "  d0 = f32[4,8]{1,0} broadcast(f), dimensions={}\n";
  for (int i = 1; i <= kUpdates; ++i)
    body += fmt::format(
        "  o{0} = f32[1,8]{{1,0}} custom-call(x), custom_call_target=\"MoveToHost\"\n"
        "  {2}d{0} = f32[4,8]{{1,0}} dynamic-update-slice(d{1}, o{0}, i, i)\n",
        i, i - 1, i == kUpdates ? "ROOT " : "");
  const auto tracked = track_entry("(f32[1,8]{1,0}, s32[])->f32[4,8]{1,0:S(5)}", body);
  CHECK(tracked.result().verdict.outcome == Verdict::Outcome::kOk);
  // The bound on steps, which going every way again would reach, is not.
  CHECK(tracked.codes().empty());
}

// What the compiler takes for the value that was moved: `c` where it brought the copy to the front.
constexpr std::string_view kCopyInFront = "Offloading \"c\" to host.";
constexpr std::string_view kCopyBehind = "Offloading \"x\" to host.";

TEST_CASE("a copy in front of a host call goes to the front, unless a device's call is around it") {
  constexpr std::string_view kHosted = R"(
HloModule m, entry_computation_layout={(f32[8,4]{1,0})->f32[8,4]{0,1}}
hosted {
  p = f32[8,4]{0,1} parameter(0)
  ROOT n = f32[8,4]{0,1} custom-call(p), custom_call_target="HostExecute"
}, execution_thread="host"
outer {
  x = f32[8,4]{1,0} parameter(0)
  o = f32[8,4]{1,0} custom-call(x), custom_call_target="MoveToHost"
  c = f32[8,4]{0,1} copy(o)
  s = ((f32[8,4]{0,1}), f32[8,4]{0,1}) async-start(c), async_execution_thread="host", calls=hosted
  ROOT e = f32[8,4]{0,1} async-done(s)
}
wrapper {
  q = f32[8,4]{1,0} parameter(0)
  ROOT w = f32[8,4]{0,1} call(q), to_apply=outer
}
ENTRY top {
  z = f32[8,4]{1,0} parameter(0)
)";
  offload::Options options;
  options.log_level = 1;
  const auto plain = tracked::track(
      fmt::format("{}  ROOT d = f32[8,4]{{0,1}} call(z), to_apply=wrapper\n}}\n", kHosted),
      options);
  CHECK(has_line(plain, kCopyInFront));
  const auto inside = tracked::track(
      fmt::format("{}  t = ((f32[8,4]{{1,0}}), f32[8,4]{{0,1}}) async-start(z), calls=wrapper\n"
                  "  ROOT d = f32[8,4]{{0,1}} async-done(t)\n}}\n",
                  kHosted),
      options);
  CHECK(has_line(inside, kCopyBehind));
}

TEST_CASE("a copy is followed into a part of a call's result that the call's state has not") {
  const auto begins = [](std::string_view root) {
    offload::Options options;
    options.log_level = 1;
    return tracked::track(fmt::format(R"(
HloModule m, entry_computation_layout={{(f32[8,4]{{1,0}})->f32[8,4]{{0,1}}}}
wrapped {{
  p = f32[8,4]{{0,1}} parameter(0)
  ROOT k = (f32[4]{{0}}, f32[4]{{0}}, f32[8,4]{{0,1}}) custom-call(p), custom_call_target="k", output_to_operand_aliasing={{{{2}}: (0, {{}})}}
}}
ENTRY top {{
  x = f32[8,4]{{1,0}} parameter(0)
  o = f32[8,4]{{1,0}} custom-call(x), custom_call_target="MoveToHost"
  c = f32[8,4]{{0,1}} copy(o)
  s = ((f32[8,4]{{0,1}}), (f32[4]{{0}}, f32[4]{{0}}, f32[8,4]{{0,1}})) async-start(c), calls=wrapped
  e = (f32[4]{{0}}, f32[4]{{0}}, f32[8,4]{{0,1}}) async-done(s)
  g = f32[8,4]{{0,1}} get-tuple-element(e), index=2
  ROOT r = f32[8,4]{{0,1}} {}
}}
)",
                                      root),
                          options);
  };
  CHECK(has_line(begins("bitcast(g)"), kCopyInFront));
  CHECK(has_line(begins("custom-call(g), custom_call_target=\"MoveToDevice\""), kCopyBehind));
}
