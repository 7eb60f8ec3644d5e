#include "features/code_actions.h"

#include <algorithm>
#include <string>

#include "analysis/analyzer.h"
#include "hlo/shape.h"
#include "tests/support/catch.h"
#include "tests/support/fix_examples.h"
#include "tests/unit/features/loop_text.h"
#include "tests/unit/features/opened_text.h"

namespace {

const std::vector<offload::Leak>& leaks_of(const analysis::Snapshot& snapshot) {
  REQUIRE(snapshot.modules.size() == 1);
  return snapshot.modules[0].tracking.result->leaks;
}

// Applies the fix of that kind for one leak after the other until none is left.
std::string fixed(std::string text, std::string_view kind, std::size_t which) {
  for (int round = 0; round < 4; ++round) {
    const auto snapshot = opened(text);
    if (leaks_of(*snapshot).empty()) break;
    const features::Fixes fixes =
        features::fixes_for(*snapshot, 0, leaks_of(*snapshot).front(), {});
    std::vector<features::Fix> offered;
    std::ranges::copy_if(fixes.offered, std::back_inserter(offered),
                         [&](const features::Fix& fix) { return fix.kind == kind; });
    std::string refused;
    for (const features::Refusal& refusal : fixes.refused)
      refused += refusal.kind + ": " + refusal.reason + "\n";
    INFO(refused);
    REQUIRE(offered.size() > which);
    text = applied(text, offered[which].edits);
  }
  return text;
}

std::vector<std::string> kinds_of(const features::Fixes& fixes) {
  std::vector<std::string> kinds;
  for (const features::Fix& fix : fixes.offered) kinds.push_back(fix.kind);
  return kinds;
}

// Without the refusals that nobody expects to read.
features::Fixes fixes_of(const std::string& text) {
  const auto snapshot = opened(text);
  REQUIRE_FALSE(leaks_of(*snapshot).empty());
  features::Fixes fixes = features::fixes_for(*snapshot, 0, leaks_of(*snapshot).front(), {});
  std::erase_if(fixes.refused,
                [](const features::Refusal& refusal) { return !refusal.is_expected; });
  return fixes;
}

using Kinds = std::vector<std::string>;

}  // namespace

TEST_CASE("every worked example of a fix gives the text of the specification") {
  for (const support::FixExample& example : support::fix_examples()) {
    INFO(example.title);
    const auto snapshot = opened(example.text);
    std::vector<std::pair<std::string, std::string>> leaks;
    for (const offload::Leak& leak : leaks_of(*snapshot))
      leaks.emplace_back(leak.start, hlo::print_index(leak.output));
    CHECK(leaks == example.leaks);
    for (const support::FixedText& after : example.fixed) {
      INFO(after.kind);
      const bool is_second = after.kind.ends_with(" later");
      CHECK(fixed(example.text, after.kind.substr(0, after.kind.find(' ')), is_second ? 1 : 0) ==
            after.text);
    }
  }
}

TEST_CASE("the cheapest fix comes first") {
  CHECK(kinds_of(fixes_of(support::fix_example("S1").text)) ==
        Kinds{"host-output", "move-to-device", "drop-annotation"});
  CHECK(kinds_of(fixes_of(support::fix_example("S3").text)) ==
        Kinds{"move-to-device", "host-output", "parameter-device"});
  CHECK(kinds_of(fixes_of(support::fix_example("S4").text)) ==
        Kinds{"move-to-device", "move-to-device", "host-output", "parameter-device"});
  CHECK(kinds_of(fixes_of(support::fix_example("S10").text)) ==
        Kinds{"host-output", "move-to-device", "drop-annotation"});
}

TEST_CASE("a title says what the fix costs") {
  const features::Fixes fixes = fixes_of(support::fix_example("S1").text);
  REQUIRE(fixes.offered.size() == 3);
  CHECK(fixes.offered[0].title ==
        "return output {0} in host memory (transfers nothing more, changes the module's interface: "
        "the framework has to ask for memory kind `pinned_host`)");
  CHECK(fixes.offered[1].title ==
        "move `off` back to the device for output {0} (holds 48 bytes on device at the end, "
        "transfers 48 bytes)");
  CHECK(fixes.offered[2].title ==
        "drop the move to host memory `off` (keeps 48 bytes on device all the time, transfers "
        "nothing)");
}

TEST_CASE("a move inside a loop says that it is made each time") {
  const features::Fixes fixes = fixes_of(std::string(kComputesInLoop));
  REQUIRE_FALSE(fixes.offered.empty());
  CHECK(fixes.offered[0].cost ==
        "holds 16 bytes on device while it is used, transfers 16 bytes each time");
}

TEST_CASE("where branches do not agree a fix behind them is none") {
  const features::Fixes fixes = fixes_of(support::fix_example("S12").text);
  CHECK(kinds_of(fixes) == Kinds{"drop-annotation", "in-branch", "host-other-branches"});
  REQUIRE(fixes.refused.size() == 2);
  for (const features::Refusal& refusal : fixes.refused) {
    CHECK(refusal.reason ==
          "only some branches of `cd` return a host value, which the compiler refuses later");
  }
  CHECK(fixes.offered[1].title ==
        "move the value back to the device inside `br0` (holds 24 bytes on device from there on, "
        "transfers 24 bytes)");
  CHECK(fixes.offered[2].title ==
        "move the value to host memory in `br1` too, and return output {0} there (transfers 24 "
        "bytes there too, changes the module's interface: the framework has to ask for memory kind "
        "`pinned_host`)");
}

TEST_CASE("dropping an annotation that another host output needs is refused with the reason") {
  const features::Fixes fixes = fixes_of(support::fix_example("S6").text);
  CHECK(kinds_of(fixes) == Kinds{"host-output", "move-to-device", "return-operand"});
  CHECK(fixes.offered[2].title ==
        "return `x` as it is on the device for output {1} (holds 28 bytes on device up to the end, "
        "transfers nothing)");
  REQUIRE(fixes.refused.size() == 1);
  CHECK(fixes.refused[0].kind == "drop-annotation");
  CHECK(fixes.refused[0].reason == "output {0}, which is host memory, would come from the device");
}

TEST_CASE("an annotation beside that of a host output may be dropped") {
  const features::Fixes fixes = fixes_of(
      "HloModule m, entry_computation_layout={(f32[4]{0}, f32[4]{0})->(f32[4]{0}, "
      "f32[4]{0:S(5)})}\n"
      "ENTRY e {\n  x = f32[4]{0} parameter(0)\n  y = f32[4]{0} parameter(1)\n"
      "  o = f32[4]{0} custom-call(x), custom_call_target=\"MoveToHost\"\n"
      "  p = f32[4]{0} custom-call(y), custom_call_target=\"MoveToHost\"\n"
      "  ROOT out = (f32[4]{0}, f32[4]{0}) tuple(o, p)\n}\n");
  CHECK(kinds_of(fixes) == Kinds{"host-output", "move-to-device", "drop-annotation"});
}

TEST_CASE("a parameter that starts the leak has no annotation to drop") {
  const features::Fixes fixes = fixes_of(support::fix_example("S3").text);
  REQUIRE(fixes.refused.size() == 1);
  CHECK(fixes.refused[0].reason ==
        "the tensor is parameter 0, which is in host memory without an annotation");
}

TEST_CASE(
    "a kind for leaks of another sort says so when it is asked for, and unasked it is quiet") {
  const auto snapshot = opened(support::fix_example("S1").text);
  const features::Fixes fixes = features::fixes_for(*snapshot, 0, leaks_of(*snapshot).front(), {});
  std::vector<std::pair<std::string, std::string>> refused;
  for (const features::Refusal& refusal : fixes.refused) {
    CHECK_FALSE(refusal.is_expected);
    refused.emplace_back(refusal.kind, refusal.reason);
  }
  CHECK(
      refused ==
      std::vector<std::pair<std::string, std::string>>{
          {"parameter-device", "the tensor does not get to host memory as a parameter"},
          {"return-operand",
           "nothing else needs the tensor in host memory: the move can be dropped"},
          {"in-branch", "the tensor passes no conditional whose branches do not agree"},
          {"host-other-branches", "the tensor passes no conditional whose branches do not agree"}});
}

namespace {

std::vector<std::string> starts_in(const std::string& text, std::string_view place) {
  const auto snapshot = opened(text);
  const auto at = text.find(place);
  REQUIRE(at != std::string::npos);
  const text::Range range{static_cast<text::Offset>(at),
                          static_cast<text::Offset>(at + place.size())};
  std::vector<std::string> starts;
  for (const features::LeakFixes& found : features::fixes_in(*snapshot, range, {})) {
    CHECK_FALSE(found.fixes.offered.empty());
    starts.push_back(hlo::print_index(found.leak->output));
  }
  return starts;
}

}  // namespace

TEST_CASE("a leak is fixed from its diagnostic, from its annotation and from its outputs") {
  const std::string text = support::fix_example("S1").text;
  CHECK(starts_in(text, "off, nx") == Kinds{"{0}"});
  CHECK(starts_in(text, "off =") == Kinds{"{0}"});
  CHECK(starts_in(text, "ENTRY").empty());
  CHECK(starts_in(text, text) == Kinds{"{0}"});
}

TEST_CASE("of several leaks in a range those that are shown there come first") {
  const std::string text =
      "HloModule m, entry_computation_layout={(f32[4]{0})->(f32[4]{0}, f32[4]{0})}\nENTRY e {\n"
      "  x = f32[4]{0} parameter(0)\n"
      "  o = f32[4]{0} custom-call(x), custom_call_target=\"MoveToHost\"\n"
      "  b = f32[4]{0} opt-barrier(o)\n"
      "  ROOT out = (f32[4]{0}, f32[4]{0}) tuple(o, b)\n}\n";
  CHECK(starts_in(text, "b)\n").front() == "{1}");
  CHECK(starts_in(text, "o = f32").size() == 2);
}

TEST_CASE("fixes that nobody waits for are not looked for") {
  const std::string text = support::fix_example("S1").text;
  const auto cancel = base::CancelToken::make();
  cancel.cancel();
  CHECK(features::fixes_in(*opened(text), {0, static_cast<text::Offset>(text.size())}, cancel)
            .empty());
}

TEST_CASE("fixes are proven once for a snapshot") {
  const auto snapshot = opened(support::fix_example("S1").text);
  const offload::Leak& leak = leaks_of(*snapshot).front();
  const features::Fixes fixes = features::fixes_for(*snapshot, 0, leak, {});
  // A cancelled proof would give nothing.
  const auto cancelled = base::CancelToken::make();
  cancelled.cancel();
  CHECK(kinds_of(features::fixes_for(*snapshot, 0, leak, cancelled)) == kinds_of(fixes));
  CHECK_FALSE(fixes.offered.empty());
}

TEST_CASE("what a cancelled search leaves is not kept") {
  const auto snapshot = opened(support::fix_example("S1").text);
  const offload::Leak& leak = leaks_of(*snapshot).front();
  const auto cancelled = base::CancelToken::make();
  cancelled.cancel();
  CHECK(features::fixes_for(*snapshot, 0, leak, cancelled).offered.empty());
  CHECK_FALSE(features::fixes_for(*snapshot, 0, leak, {}).offered.empty());
}
