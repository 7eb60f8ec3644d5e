// Results of calls that the host executes, and outputs of kernels. All modules were put to the
// compiler's two passes.

#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "offload/tracker.h"
#include "tests/support/catch.h"
#include "tests/unit/offload/tracked.h"

using offload::Verdict;
using Names = std::vector<std::string>;

namespace {

// A host call `st`, `dn` of one value, and what the entry does with its result.
std::string with_host_call(std::string_view result, std::string_view body,
                           std::string_view host = "") {
  return fmt::format(R"(HloModule m, entry_computation_layout={{(f32[8]{{0}})->{}}}
hc {{
  hp = f32[8]{{0}} parameter(0)
{}  ROOT hr = f32[8]{{0}} custom-call(hp), custom_call_target="HostExecute"
}}, execution_thread="host"
ENTRY top {{
  x = f32[8]{{0}} parameter(0)
  st = ((f32[8]{{0}}), f32[8]{{0}}, u32[]) async-start(x), async_execution_thread="host", calls=hc
  {}}}
)",
                     result, host, body);
}

tracked::Tracked track_kernel(std::string_view shape, std::string_view colors,
                              std::string_view body) {
  return tracked::track(fmt::format(
      R"(HloModule m, entry_computation_layout={{(f32[8]{{0}})->f32[8]{{0}}}}
ENTRY top {{
  x = f32[8]{{0}} parameter(0)
  k = {} custom-call(x), custom_call_target="tpu_custom_call", backend_config={{"custom_call_config":{{"body":"","output_memory_colors":{}}}}}
{}}}
)",
      shape, colors, body));
}

}  // namespace

TEST_CASE("a host call's result that only goes to a host output stays in host memory") {
  const auto tracked = tracked::track(with_host_call("(f32[8]{0:S(5)})",
                                                     "dn = f32[8]{0} async-done(st)\n"
                                                     "  ROOT r = (f32[8]{0}) tuple(dn)\n"));
  CHECK(tracked.result().verdict.outcome == Verdict::Outcome::kOk);
  CHECK(tracked.host() == Names{"hr", "st{1}", "dn", "r{0}"});
}

TEST_CASE("a move to the host behind such a result is spared and no cause for a warning") {
  const auto tracked = tracked::track(
      with_host_call("(f32[8]{0:S(5)})",
                     "dn = f32[8]{0} async-done(st)\n"
                     "  o = f32[8]{0} custom-call(dn), custom_call_target=\"MoveToHost\"\n"
                     "  ROOT r = (f32[8]{0}) tuple(o)\n"));
  CHECK(tracked.host() == Names{"hr", "st{1}", "dn", "r{0}"});
  CHECK(tracked.codes().empty());
}

TEST_CASE("a host call's result that the device uses, or that is returned there, is the device's") {
  const auto used =
      tracked::track(with_host_call("(f32[8]{0:S(5)}, f32[8]{0})",
                                    "dn = f32[8]{0} async-done(st)\n  n = f32[8]{0} negate(dn)\n"
                                    "  ROOT r = (f32[8]{0}, f32[8]{0}) tuple(dn, n)\n"));
  CHECK(used.host().empty());
  const auto returned =
      tracked::track(with_host_call("(f32[8]{0:S(5)}, f32[8]{0})",
                                    "dn = f32[8]{0} async-done(st)\n"
                                    "  ROOT r = (f32[8]{0}, f32[8]{0}) tuple(dn, dn)\n"));
  CHECK(returned.host().empty());
  CHECK(returned.result().verdict.outcome == Verdict::Outcome::kOk);
}

TEST_CASE("a host call's computation holds parameters and its root, or the compiler says no") {
  const auto tracked =
      tracked::track(with_host_call("f32[8]{0}", "ROOT dn = f32[8]{0} async-done(st)\n",
                                    "  hn = f32[8]{0} negate(hp), metadata={op_name=\"q\"}\n"));
  CHECK(tracked.result().verdict.outcome == Verdict::Outcome::kError);
  CHECK(tracked.result().verdict.message ==
        "Unexpected instruction found in async computation: %hn = f32[8]{0} negate(%hp), "
        "metadata={op_name=\"q\"}");
}

TEST_CASE("a host call ends once") {
  const auto tracked = tracked::track(
      with_host_call("(f32[8]{0}, f32[8]{0})",
                     "dn = f32[8]{0} async-done(st)\n  dn2 = f32[8]{0} async-done(st)\n"
                     "  ROOT r = (f32[8]{0}, f32[8]{0}) tuple(dn, dn2)\n"));
  CHECK(tracked.result().verdict.message ==
        "during context [pre-optimization]: Async start st is matched by multiple async done "
        "instructions: dn and dn2");
}

TEST_CASE("an output that a kernel puts into host memory starts a walk of its own") {
  const auto one = track_kernel("f32[8]{0}", "[5]", "  ROOT n = f32[8]{0} negate(k)\n");
  CHECK(one.result().verdict.code == "E1200");
  CHECK(one.result().verdict.start == "k");
  CHECK(one.chain(0).front() ==
        "k: the kernel puts its output {} into host memory; the compiler names it");
  const auto second = track_kernel("(f32[8]{0}, f32[8]{0})", "[0, 5]",
                                   "  g = f32[8]{0} get-tuple-element(k), index=0\n"
                                   "  ROOT n = f32[8]{0} negate(g)\n");
  CHECK(second.result().verdict.outcome == Verdict::Outcome::kOk);
  CHECK(second.host() == Names{"k{1}"});
}

TEST_CASE("a kernel that names no memory spaces is on the device, one that names too many stops") {
  const auto none = track_kernel("f32[8]{0}", "[]", "  ROOT n = f32[8]{0} negate(k)\n");
  CHECK(none.result().verdict.outcome == Verdict::Outcome::kOk);
  CHECK(none.host().empty());
  const auto two = track_kernel("f32[8]{0}", "[5,0]", "  ROOT n = f32[8]{0} negate(k)\n");
  CHECK(two.result().verdict.message ==
        "Check failed: custom_call_config.output_memory_colors().size() == 1 (2 vs. 1) Pallas "
        "custom calls with non-tuple output must have exactly one output memory space color.");
  const auto one = track_kernel("(f32[8]{0}, f32[8]{0})", "[5]",
                                "  ROOT g = f32[8]{0} get-tuple-element(k), index=0\n");
  CHECK(one.result().verdict.message ==
        "Check failed: custom_call_config.output_memory_colors().size() == "
        "instruction->shape().tuple_shapes().size() (1 vs. 2) Pallas custom calls with tuple "
        "outputs must have exactly one output memory space color per tuple element.");
}
