#include "features/repair.h"

#include <algorithm>
#include <string>

#include "analysis/analyzer.h"
#include "tests/support/catch.h"
#include "tests/support/fix_examples.h"
#include "tests/unit/features/opened_text.h"

namespace {

std::size_t leak_count(const std::string& text) {
  std::size_t count = 0;
  const auto snapshot = opened(text);
  for (const analysis::ModuleAnalysis& module : snapshot->modules)
    count += module.tracking.result->leaks.size();
  return count;
}

std::shared_ptr<const features::Repair> repaired(const std::string& text,
                                                 const features::RepairScope& scope) {
  auto repair = features::repair(*opened(text), scope, {});
  REQUIRE(repair);
  return repair;
}

// Read again from the beginning: nothing leaks in it.
std::string cured(const std::string& text, const features::RepairScope& scope) {
  const auto repair = repaired(text, scope);
  INFO(repair->reason);
  REQUIRE(repair->reason.empty());
  std::string after = applied(text, repair->edits);
  CHECK(after == repair->after->text.copy());
  CHECK(leak_count(after) == 0);
  return after;
}

std::string example_after(std::string_view title, std::string_view kind) {
  for (const support::FixedText& fixed : support::fix_example(title).fixed) {
    if (fixed.kind == kind) return fixed.text;
  }
  FAIL("no such fix");
  return "";
}

// `o` leaks into {0} as it is and into {1} behind a computation.
const std::string kMixed =
    "HloModule m, entry_computation_layout={(f32[4]{0})->(f32[4]{0}, f32[4]{0}, f32[4]{0:S(5)})}\n"
    "ENTRY e {\n  x = f32[4]{0} parameter(0)\n"
    "  o = f32[4]{0} custom-call(x), custom_call_target=\"MoveToHost\"\n"
    "  n = f32[4]{0} negate(o)\n"
    "  ROOT out = (f32[4]{0}, f32[4]{0}, f32[4]{0}) tuple(o, n, o)\n}\n";

}  // namespace

TEST_CASE("all leaks of a text are cured in one edit") {
  const std::string text = support::fix_example("S15").text;
  CHECK(cured(text, {}) == example_after("S15", "host-output"));
  CHECK(cured(text, {std::nullopt, "move-to-device"}) == example_after("S15", "move-to-device"));
  CHECK(repaired(text, {})->steps.size() == 2);
}

TEST_CASE("leaks that want different fixes get them in one edit") {
  const std::string after = cured(kMixed, {});
  CHECK(after.find("->(f32[4]{0:S(5)}, f32[4]{0}, f32[4]{0:S(5)})}") != std::string::npos);
  CHECK(after.find("negate(o.device)") != std::string::npos);
}

TEST_CASE("all leaks of several modules are cured in one edit") {
  const std::string text = support::fix_example("S1").text + "\n" + kMixed;
  cured(text, {});
  CHECK(repaired(text, {})->steps.size() == 3);
}

TEST_CASE("dropping the last annotation of a text cures all leaks of it") {
  const std::string text =
      "HloModule m, entry_computation_layout={(f32[4]{0})->(f32[4]{0}, f32[4]{0})}\nENTRY e {\n"
      "  x = f32[4]{0} parameter(0)\n"
      "  o = f32[4]{0} custom-call(x), custom_call_target=\"MoveToHost\"\n"
      "  b = f32[4]{0} opt-barrier(o)\n"
      "  ROOT out = (f32[4]{0}, f32[4]{0}) tuple(o, b)\n}\n";
  CHECK(cured(text, {std::nullopt, "drop-annotation"}).find("MoveToHost") == std::string::npos);
}

TEST_CASE("one output is cured and the others stay") {
  const auto repair = repaired(kMixed, {"{1}", std::nullopt});
  REQUIRE(repair->reason.empty());
  CHECK(repair->steps.size() == 1);
  CHECK(leak_count(applied(kMixed, repair->edits)) == 1);
}

TEST_CASE("a leak that no fix of the kind cures is the reason why there is no repair") {
  const auto repair = repaired(kMixed, {std::nullopt, "parameter-device"});
  CHECK(repair->reason ==
        "the leak from `n` into output {1} stays: parameter-device: the tensor does not get to "
        "host memory as a parameter");
  CHECK(repair->edits.empty());
  CHECK_FALSE(repair->after);
}

TEST_CASE("a text without leaks needs no repair") {
  const auto repair = repaired(example_after("S1", "host-output"), {});
  CHECK(repair->reason.empty());
  CHECK(repair->edits.empty());
}

TEST_CASE("a repair is proven once for a snapshot, and a cancelled one is none") {
  const auto snapshot = opened(kMixed);
  const auto cancelled = base::CancelToken::make();
  cancelled.cancel();
  CHECK_FALSE(features::repair(*snapshot, {}, cancelled));
  const auto repair = features::repair(*snapshot, {}, {});
  CHECK(features::repair(*snapshot, {}, cancelled) == repair);
}
