#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "offload/tracker.h"
#include "tests/support/catch.h"
#include "tests/unit/offload/tracked.h"

using offload::Verdict;
using Words = std::vector<std::string>;

namespace {

std::string placement(std::string_view name, std::string_view operand, std::string_view where) {
  return fmt::format(
      "  {} = f32[8]{{0}} custom-call({}), custom_call_target=\"annotate_device_placement\", "
      "custom_call_has_side_effect=true, frontend_attributes={{_xla_buffer_placement=\"{}\"}}\n",
      name, operand, where);
}

constexpr std::string_view kHeader =
    "HloModule m, entry_computation_layout={(f32[8]{0})->f32[8]{0}}\n";

std::string entry(std::string_view body) {
  return fmt::format("ENTRY top {{\n  x = f32[8]{{0}} parameter(0)\n{}}}\n", body);
}

}  // namespace

TEST_CASE("the framework's spelling moves at its stage only") {
  const std::string text = std::string(kHeader) + entry(placement("o", "x", "pinned_host") +
                                                        "  ROOT n = f32[8]{0} negate(o)\n");
  CHECK(tracked::track_framework(text).result().verdict.start == "n");
  CHECK(tracked::track(text).result().leaks.empty());
}

TEST_CASE("a value moved back, or placed in a way the pass does not know, leaks nowhere") {
  for (const std::string_view where : {"device", "pinned_device", "vmem"}) {
    const std::string text = std::string(kHeader) +
                             entry(placement("o", "x", "pinned_host") + placement("d", "o", where) +
                                   "  ROOT n = f32[8]{0} negate(d)\n");
    INFO(where);
    CHECK(tracked::track_framework(text).result().verdict.outcome == Verdict::Outcome::kOk);
  }
}

TEST_CASE("calls are inlined, and the chain still tells them") {
  const std::string text =
      std::string(kHeader) +
      "inner {\n  p = f32[8]{0} parameter(0)\n  ROOT s = f32[8]{0} sine(p)\n}\n" +
      entry(placement("o", "x", "pinned_host") +
            "  c = f32[8]{0} call(o), to_apply=inner\n  ROOT n = f32[8]{0} negate(c)\n");
  const auto tracked = tracked::track_framework(text);
  CHECK(tracked.result().verdict.start == "s");
  CHECK(tracked.primary(0) == "s");
  CHECK(tracked.chain(0) == Words{"o: moved to host memory here", "c: passed as argument 0 of `c`",
                                  "p: enters `inner` as `p`",
                                  "s: tracking starts here; the compiler names this instruction; "
                                  "executed on the host (slow)",
                                  "s: returned by `inner`", "c: result of `c`",
                                  "n: executed on the host (slow)",
                                  "n: the result of the entry computation",
                                  "n: returned as output {}, which is device memory"});
}

TEST_CASE("each call site counts apart") {
  const std::string text =
      "HloModule m, entry_computation_layout={(f32[8]{0})->(f32[8]{0}, f32[8]{0:S(5)})}\n"
      "same {\n  p = f32[8]{0} parameter(0)\n  ROOT s = f32[8]{0} sine(p)\n}\n" +
      entry(placement("o", "x", "pinned_host") + "  c1 = f32[8]{0} call(x), to_apply=same\n" +
            "  c2 = f32[8]{0} call(o), to_apply=same\n  ROOT t = (f32[8]{0}, f32[8]{0}) tuple(c1, "
            "c2)\n");
  CHECK(tracked::track_framework(text).result().verdict.outcome == Verdict::Outcome::kOk);
}

TEST_CASE("calls of the partitioner and dead code do not count") {
  const std::string text =
      std::string(kHeader) +
      entry(placement("dead", "x", "pinned_host") + "  n = f32[8]{0} negate(dead)\n" +
            "  ROOT s = f32[8]{0} custom-call(x), custom_call_target=\"Sharding\"\n");
  const auto tracked = tracked::track_framework(text);
  CHECK(tracked.result().verdict.outcome == Verdict::Outcome::kOk);
  CHECK(tracked.result().findings.empty());
}

TEST_CASE("a value passes through the partitioner's calls by element") {
  const std::string text =
      "HloModule m, entry_computation_layout={(f32[8]{0})->(f32[8]{0}, f32[8]{0})}\n" +
      entry(placement("o", "x", "pinned_host") +
            "  l = (f32[4]{0}, f32[4]{0}) custom-call(x, o), "
            "custom_call_target=\"xla.sdy.GlobalToLocalShape\"\n"
            "  g0 = f32[4]{0} get-tuple-element(l), index=0\n  g1 = f32[4]{0} "
            "get-tuple-element(l), index=1\n"
            "  ROOT t = (f32[4]{0}, f32[4]{0}) tuple(g0, g1)\n");
  const auto tracked = tracked::track_framework(text);
  REQUIRE(tracked.result().leaks.size() == 1);
  CHECK(tracked.result().leaks[0].output == hlo::ShapeIndex{1});
}

TEST_CASE("what the framework runs on the host ends the way") {
  const std::string text =
      std::string(kHeader) +
      entry(placement("o", "x", "pinned_host") +
            "  ROOT n = f32[8]{0} negate(o), frontend_attributes={_xla_compute_type=\"host\"}\n");
  const auto tracked = tracked::track_framework(text);
  CHECK(tracked.result().verdict.outcome == Verdict::Outcome::kOk);
  CHECK(tracked.result().findings.empty());
}

TEST_CASE("a choice by a constant is decided") {
  const std::string select =
      std::string(kHeader) +
      entry(placement("o", "x", "pinned_host") +
            "  f = pred[] constant(false)\n  b = pred[8]{0} broadcast(f), dimensions={}\n"
            "  ROOT s = f32[8]{0} select(b, o, x)\n");
  CHECK(tracked::track_framework(select).result().leaks.empty());
  const std::string branches =
      "yes {\n  a = f32[8]{0} parameter(0)\n  ROOT s = f32[8]{0} sine(a)\n}\n"
      "no {\n  ROOT b = f32[8]{0} parameter(0)\n}\n";
  const auto conditional = [&](std::string_view constant) {
    return std::string(kHeader) + branches +
           entry(placement("o", "x", "pinned_host") +
                 fmt::format("  p = pred[] constant({})\n", constant) +
                 "  ROOT c = f32[8]{0} conditional(p, o, x), true_computation=yes, "
                 "false_computation=no\n");
  };
  CHECK(tracked::track_framework(conditional("false")).result().leaks.empty());
  CHECK(tracked::track_framework(conditional("true")).result().verdict.start == "s");
}

TEST_CASE("calls that double at each link stop at a bound and say so") {
  std::string text(kHeader);
  text += "f0 {\n  p0 = f32[8]{0} parameter(0)\n  ROOT s0 = f32[8]{0} sine(p0)\n}\n";
  for (int i = 1; i < 60; ++i)
    text += fmt::format(
        "f{0} {{\n  p{0} = f32[8]{{0}} parameter(0)\n  a{0} = f32[8]{{0}} call(p{0}), "
        "to_apply=f{1}\n"
        "  ROOT b{0} = f32[8]{{0}} call(a{0}), to_apply=f{1}\n}}\n",
        i, i - 1);
  text +=
      entry(placement("o", "x", "pinned_host") + "  ROOT c = f32[8]{0} call(o), to_apply=f59\n");
  offload::Options options = tracked::at_stage(offload::Stage::kFramework);
  options.max_instances = 10000;
  const auto tracked = tracked::track(text, options);
  CHECK(tracked.result().verdict.outcome == Verdict::Outcome::kNone);
  CHECK(tracked.result().verdict.forecast);
  CHECK(tracked.codes() == Words{"truncated"});
}

TEST_CASE("an instruction of a shared computation is in host memory if it is so at one call") {
  const std::string text =
      "HloModule m, entry_computation_layout={(f32[8]{0})->(f32[8]{0}, f32[8]{0:S(5)})}\n"
      "same {\n  p = f32[8]{0} parameter(0)\n  ROOT s = f32[8]{0} sine(p)\n}\n" +
      entry(placement("o", "x", "pinned_host") + "  c1 = f32[8]{0} call(x), to_apply=same\n" +
            "  c2 = f32[8]{0} call(o), to_apply=same\n  ROOT t = (f32[8]{0}, f32[8]{0}) tuple(c1, "
            "c2)\n");
  const Words host = tracked::track_framework(text).host();
  CHECK(std::ranges::count(host, "s") == 1);
  CHECK(std::ranges::count(host, "c2") == 1);
  CHECK(std::ranges::count(host, "c1") == 0);
}
