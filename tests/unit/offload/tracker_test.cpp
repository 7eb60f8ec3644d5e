#include "offload/tracker.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "tests/support/catch.h"
#include "tests/unit/offload/tracked.h"

using offload::Verdict;
using Words = std::vector<std::string>;

namespace {

constexpr std::string_view kPlainLeak = R"(
HloModule m, entry_computation_layout={(f32[12]{0})->(f32[12]{0}, f32[12]{0})}
ENTRY top {
  x = f32[12]{0} parameter(0)
  sq = f32[12]{0} multiply(x, x)
  off = f32[12]{0} custom-call(sq), custom_call_target="MoveToHost"
  nx = f32[12]{0} negate(x)
  ROOT out = (f32[12]{0}, f32[12]{0}) tuple(off, nx)
}
)";

// A host parameter `h`, a device parameter `x`, and a body.
std::string with_host_parameter(std::string_view result, std::string_view body) {
  return fmt::format(
      "HloModule m, entry_computation_layout={{(f32[8]{{0:S(5)}}, f32[8]{{0}})->{}}}\n"
      "ENTRY top {{\n  h = f32[8]{{0}} parameter(0)\n  x = f32[8]{{0}} parameter(1)\n{}}}\n",
      result, body);
}

}  // namespace

TEST_CASE("a move that is returned to a device output is the plain leak") {
  const auto tracked = tracked::track(kPlainLeak);
  const offload::Result& result = tracked.result();
  CHECK(result.verdict.outcome == Verdict::Outcome::kError);
  CHECK(result.verdict.code == "E1200");
  CHECK(result.verdict.start == "out");
  REQUIRE(result.leaks.size() == 1);
  CHECK(result.leaks[0].output == hlo::ShapeIndex{0});
  CHECK(result.leaks[0].device_leaves == std::vector<hlo::ShapeIndex>{{0}});
  CHECK(tracked.primary(0) == "out#0");
  CHECK(tracked.chain(0) ==
        Words{"off: moved to host memory here",
              "out: tracking starts here; the compiler names this instruction; becomes element {0}",
              "out: the result of the entry computation",
              "out: returned as output {0}, which is device memory"});
}

TEST_CASE("a host output takes the same value without a word") {
  std::string text(kPlainLeak);
  text.replace(text.find("->(f32[12]{0}"), 13, "->(f32[12]{0:S(5)}");
  const auto tracked = tracked::track(text);
  CHECK(tracked.result().verdict.outcome == Verdict::Outcome::kOk);
  CHECK(tracked.result().leaks.empty());
  CHECK(tracked.host() == Words{"out{0}"});
}

TEST_CASE("a module without moves and host parameters is not tracked") {
  const auto tracked = tracked::track("ENTRY top {\n  ROOT x = f32[2]{0} parameter(0)\n}\n");
  CHECK(tracked.result().verdict.outcome == Verdict::Outcome::kNone);
  CHECK(tracked.tracking.footprint == nullptr);
}

TEST_CASE("text behind the pass and text for the CPU are not tracked") {
  for (const offload::Stage stage : {offload::Stage::kAfterOffload, offload::Stage::kFinal})
    CHECK(tracked::track(kPlainLeak, tracked::at_stage(stage)).result().verdict.outcome ==
          Verdict::Outcome::kNone);
  offload::Options options;
  options.backend = offload::Backend::kCpu;
  CHECK(tracked::track(kPlainLeak, options).result().verdict.outcome == Verdict::Outcome::kNone);
}

TEST_CASE("the primary place is the first instruction that computes on the host value") {
  const auto tracked = tracked::track(with_host_parameter(
      "f32[8]{0}", "  s = f32[8]{0} add(h, x)\n  ROOT y = f32[8]{0} negate(s)\n"));
  CHECK(tracked.result().verdict.start == "h");
  CHECK(tracked.primary(0) == "s");
  CHECK(tracked.result().leaks[0].parameter == 0);
  CHECK(tracked.codes() == Words{"host-compute", "host-compute"});
}

TEST_CASE("a value that computes in front of a further move does not count") {
  const auto tracked = tracked::track(with_host_parameter("(f32[8]{0})", R"(
  s = f32[8]{0} add(h, x)
  m = f32[8]{0} custom-call(s), custom_call_target="MoveToHost"
  ROOT out = (f32[8]{0}) tuple(m)
)"));
  CHECK(tracked.primary(0) == "out#0");
}

TEST_CASE("every leak is found, the compiler's first") {
  const auto tracked = tracked::track(with_host_parameter("(f32[8]{0}, f32[8]{0})", R"(
  o = f32[8]{0} custom-call(x), custom_call_target="MoveToHost"
  ROOT out = (f32[8]{0}, f32[8]{0}) tuple(o, h)
)"));
  REQUIRE(tracked.result().leaks.size() == 2);
  CHECK(tracked.result().leaks[0].start == "h");
  CHECK(tracked.result().verdict.start == "h");
  CHECK(tracked.result().leaks[1].start == "out");
  CHECK_FALSE(tracked.result().leaks[1].is_tentative);
}

TEST_CASE("annotations that feed one leak are named together") {
  const auto tracked = tracked::track(R"(
HloModule m, entry_computation_layout={(f32[8]{0})->(f32[8]{0})}
ENTRY top {
  x = f32[8]{0} parameter(0)
  o1 = f32[8]{0} custom-call(x), custom_call_target="MoveToHost"
  y = f32[8]{0} negate(x)
  o2 = f32[8]{0} custom-call(y), custom_call_target="MoveToHost"
  s = f32[8]{0} add(o1, o2)
  ROOT out = (f32[8]{0}) tuple(s)
}
)");
  REQUIRE(tracked.result().leaks.size() == 1);
  CHECK(tracked.result().leaks[0].annotations.size() == 2);
}

TEST_CASE("a slice that leads back to the device ends the way") {
  const auto tracked = tracked::track(with_host_parameter("f32[4]{0}", R"(
  s = f32[4]{0} slice(h), slice={[0:4]}
  ROOT d = f32[4]{0} custom-call(s), custom_call_target="MoveToDevice"
)"));
  CHECK(tracked.result().verdict.outcome == Verdict::Outcome::kOk);
  CHECK(tracked.host() == Words{"h"});
  CHECK(tracked.codes().empty());
}

TEST_CASE("a slice that does not lead back is told, with who is in the way") {
  const auto tracked = tracked::track(with_host_parameter("f32[4]{0}", R"(
  s = f32[4]{0} slice(h), slice={[0:4]}
  ROOT n = f32[4]{0} negate(s)
)"));
  REQUIRE(tracked.codes() == Words{"slice-not-moved", "host-compute", "host-compute"});
  CHECK(tracked.name_of(tracked.result().findings[0].related.at(0).position.instruction) == "n");
}

TEST_CASE("host compute that is switched off is the compiler's error") {
  offload::Options options;
  options.allow_host_compute = false;
  const auto tracked =
      tracked::track(with_host_parameter("f32[8]{0}", "  ROOT s = f32[8]{0} add(h, x)\n"), options);
  CHECK(tracked.result().verdict.message == "Automatic host compute offloading is disabled.");
  CHECK(tracked.result().verdict.code.empty());
  REQUIRE(tracked.result().leaks.size() == 1);
  CHECK(tracked.result().leaks[0].is_tentative);
}

TEST_CASE("a predicate in host memory stops the compiler") {
  const auto tracked = tracked::track(R"(
HloModule m, entry_computation_layout={(pred[]{:S(5)}, f32[8]{0})->f32[8]{0}}
yes {
  ROOT a = f32[8]{0} parameter(0)
}
no {
  ROOT b = f32[8]{0} parameter(0)
}
ENTRY top {
  p = pred[] parameter(0)
  x = f32[8]{0} parameter(1)
  ROOT c = f32[8]{0} conditional(p, x, x), true_computation=yes, false_computation=no
}
)");
  CHECK(tracked.result().verdict.outcome == Verdict::Outcome::kAbort);
  CHECK(tracked.result().verdict.message == "Check failed: b >= 0 (-1 vs. 0)");
  CHECK(tracked.codes() == Words{"offload-abort"});
}

TEST_CASE("a buffer that comes out of an asynchronous call stops the compiler at the whole call") {
  const auto tracked = tracked::track(R"(
HloModule m, entry_computation_layout={(f32[4,8]{1,0}, f32[1,8]{1,0})->f32[4,8]{1,0}}
wrapped {
  ROOT p = f32[4,8]{1,0} parameter(0)
}
ENTRY top {
  x = f32[4,8]{1,0} parameter(0)
  u = f32[1,8]{1,0} parameter(1)
  i = s32[] constant(0)
  h = f32[4,8]{1,0} custom-call(x), custom_call_target="MoveToHost"
  s = ((f32[4,8]{1,0}), f32[4,8]{1,0}, u32[]) async-start(h), calls=wrapped
  d = f32[4,8]{1,0} async-done(s)
  r = f32[4,8]{1,0} dynamic-update-slice(d, u, i, i)
  ROOT o = f32[4,8]{1,0} custom-call(r), custom_call_target="MoveToDevice"
}
)");
  CHECK(tracked.result().verdict.outcome == Verdict::Outcome::kAbort);
  CHECK(tracked.result().verdict.message ==
        "Check failed: has_layout() ((f32[4,8]), f32[4,8], u32[])");
  CHECK(tracked.codes() == Words{"offload-abort"});
}

TEST_CASE("a walk that would never end is told and ends") {
  const auto tracked = tracked::track(R"(
HloModule m, entry_computation_layout={(f32[8]{0:S(5)})->f32[8]{0}}
same {
  ROOT p = f32[8]{0} parameter(0)
}
ENTRY top {
  h = f32[8]{0} parameter(0)
  c1 = f32[8]{0} call(h), to_apply=same
  c2 = f32[8]{0} call(c1), to_apply=same
  ROOT d = f32[8]{0} custom-call(c2), custom_call_target="MoveToDevice"
}
)");
  CHECK(tracked.result().verdict.outcome == Verdict::Outcome::kAbort);
  CHECK(tracked.result().verdict.message == "the compiler does not come to an end");
}

TEST_CASE("a value that leaves a computation through another call is said to") {
  const auto tracked = tracked::track(R"(
HloModule m, entry_computation_layout={(f32[8]{0:S(5)}, f32[8]{0})->(f32[8]{0:S(5)}, f32[8]{0})}
same {
  p = f32[8]{0} parameter(0)
  ROOT b = f32[8]{0} bitcast(p)
}
ENTRY top {
  h = f32[8]{0} parameter(0)
  x = f32[8]{0} parameter(1)
  c1 = f32[8]{0} call(h), to_apply=same
  c2 = f32[8]{0} call(x), to_apply=same
  ROOT out = (f32[8]{0}, f32[8]{0}) tuple(c1, c2)
}
)");
  REQUIRE(tracked.result().leaks.size() == 1);
  const Words chain = tracked.chain(0);
  CHECK(
      std::ranges::find(chain, "c2: result of `c2`; the compiler does not tell call sites apart") !=
      chain.end());
}

TEST_CASE("a chain of diamonds takes linear time") {
  std::string body = "  d0 = f32[8]{0} negate(h)\n";
  constexpr int kLinks = 2000;
  for (int i = 1; i <= kLinks; ++i)
    body += fmt::format("  d{} = f32[8]{{0}} add(d{}, d{})\n", i, i - 1, i - 1);
  body += fmt::format(
      "  ROOT out = f32[8]{{0}} custom-call(d{}), custom_call_target=\"MoveToDevice\"\n", kLinks);
  const auto tracked = tracked::track(with_host_parameter("f32[8]{0}", body));
  CHECK(tracked.result().verdict.outcome == Verdict::Outcome::kOk);
  CHECK(tracked.host().size() == kLinks + 2);
}

namespace {

// Each link is reached from the one before it on two ways.
std::string linked_twice(int links) {
  std::string body = "  d0 = f32[8]{0} negate(h)\n";
  for (int i = 1; i <= links; ++i)
    body += fmt::format(
        "  a{0} = f32[8]{{0}} abs(d{1})\n  b{0} = f32[8]{{0}} sine(d{1})\n  d{0} = f32[8]{{0}} "
        "add(a{0}, b{0})\n",
        i, i - 1);
  body += fmt::format(
      "  ROOT out = f32[8]{{0}} custom-call(d{}), custom_call_target=\"MoveToDevice\"\n", links);
  return with_host_parameter("f32[8]{0}", body);
}

}  // namespace

TEST_CASE("log lines are repeated for each way, as the compiler does") {
  offload::Options options;
  options.log_level = 0;
  const auto tracked = tracked::track(linked_twice(3), options);
  // d0 once, then 2 and 2 for each way to the link before: 1 + (2 + 2) + (4 + 4) + (8 + 8).
  CHECK(tracked.result().log.size() == 29);
  CHECK_FALSE(tracked.result().is_log_cut);
}

TEST_CASE("repeated log lines end at a bound, and the result says so") {
  offload::Options options;
  options.log_level = 3;
  const auto tracked = tracked::track(linked_twice(40), options);
  CHECK(tracked.result().log.size() > 1000);
  CHECK(tracked.result().log.size() < 100000);
  CHECK(tracked.result().is_log_cut);
  CHECK_FALSE(tracked::track(linked_twice(40)).result().is_log_cut);
}

TEST_CASE("a run that nobody wants any more gives nothing") {
  const auto parsed = tracked::parse(kPlainLeak);
  const base::CancelToken cancel = base::CancelToken::make();
  cancel.cancel();
  CHECK(offload::track(parsed.file->modules().at(0), *parsed.tables, {}, cancel).result == nullptr);
}

TEST_CASE("broken text is tracked as far as it goes") {
  for (const std::string_view text : {
           "ENTRY top {\n  o = f32[8] custom-call(nowhere), custom_call_target=\"MoveToHost\"\n  "
           "ROOT t = (f32[8]) tuple(o, o, gone)\n}\n",
           "ENTRY top {\n  o = custom-call(), custom_call_target=\"MoveToHost\"\n  ROOT w = f32[2] "
           "while(o), body=none\n}\n",
           "ENTRY top {\n  x = f32[] parameter(-1)\n  o = f32[] custom-call(x), "
           "custom_call_target=\"MoveToHost\"\n  g = f32[] get-tuple-element(o), index=7\n  ROOT c "
           "= f32[] call(g, g), to_apply=top\n}\n",
           "ENTRY top {\n  x = f32[] parameter(99999999999)\n  ROOT o = f32[] custom-call(x, x), "
           "custom_call_target=\"MoveToHost\", control-predecessors={o, x}\n}\n",
       }) {
    INFO(text);
    CHECK(tracked::track(text).tracking.result != nullptr);
    CHECK(tracked::track_framework(text).tracking.result != nullptr);
  }
}

TEST_CASE("the way of a visited value is told in the words of a leak") {
  offload::Options options;
  options.tells_walks = true;
  const auto tracked = tracked::track(
      with_host_parameter("(f32[8]{0:S(5)})", "  ROOT out = (f32[8]{0}) tuple(h)\n"), options);
  const auto& walks = tracked.result().walks;
  REQUIRE(walks.size() == 1);
  const auto steps = offload::chain_of(walks, tracked.result().host.back());
  REQUIRE(steps.size() == 2);
  CHECK(steps[0].message == "parameter 0 is in host memory (S(5) at {}); the compiler names it");
  CHECK(steps[1].message == "becomes element {0}");
  CHECK(walks[0].outputs == std::vector<hlo::ShapeIndex>{{0}});
  CHECK(offload::chain_of(walks, {}).empty());
}

TEST_CASE("a copy in front of each part of a tuple that holds a looked-through value twice") {
  offload::Options options;
  options.log_level = 2;
  const auto tracked = tracked::track(
      "HloModule m, entry_computation_layout={(f32[8]{0})->(f32[8]{0:S(5)}, f32[8]{0:S(5)})}\n"
      "ENTRY top {\n  x = f32[8]{0} parameter(0)\n"
      "  o = f32[8]{0} custom-call(x), custom_call_target=\"MoveToHost\"\n"
      "  b = f32[8]{0} bitcast(o)\n  ROOT t = (f32[8]{0}, f32[8]{0}) tuple(b, b)\n}\n",
      options);
  CHECK(std::ranges::count_if(tracked.result().log, [](const std::string& line) {
          return line.starts_with("Inserted copy \"copy");
        }) == 2);
}
