#include "analysis/proof.h"

#include <memory>
#include <string>

#include "analysis/analyzer.h"
#include "tests/support/catch.h"
#include "tests/support/fix_examples.h"

namespace {

std::shared_ptr<const analysis::Snapshot> open(const std::string& text) {
  return analysis::Analyzer::open(text::Text(text), {}, analysis::for_each_in_line, {});
}

text::Edit replace(const std::string& text, std::string_view old, std::string replacement) {
  const auto place = text.find(old);
  REQUIRE(place != std::string::npos);
  const auto begin = static_cast<text::Offset>(place);
  return {{begin, begin + static_cast<text::Offset>(old.size())}, std::move(replacement)};
}

analysis::Proof prove(const std::string& text, const std::vector<text::Edit>& edits) {
  const auto snapshot = open(text);
  REQUIRE(snapshot->modules.size() == 1);
  const auto& leaks = snapshot->modules[0].tracking.result->leaks;
  REQUIRE_FALSE(leaks.empty());
  return analysis::prove(*snapshot, 0, leaks.front(), edits, {});
}

const std::string& example() {
  static const std::string text = support::fix_example("S1").text;
  return text;
}

}  // namespace

TEST_CASE("edits that cure the leak are proven") {
  const auto proof = prove(example(), {replace(example(), "->(f32[12]{0}", "->(f32[12]{0:S(5)}")});
  CHECK(proof.objection.empty());
  REQUIRE(proof.after);
  CHECK(proof.after->modules[0].tracking.result->leaks.empty());
}

TEST_CASE("edits that leave the leak are refused") {
  CHECK(prove(example(), {replace(example(), "negate(x)", "cosine(x)")}).objection ==
        "output {0} would still leak, starting from `out`");
}

TEST_CASE("edits that move the leak to another output are refused") {
  const auto proof = prove(example(), {replace(example(), "tuple(off, nx)", "tuple(nx, off)")});
  CHECK(proof.objection == "output {1} would leak, starting from `out`");
}

TEST_CASE("edits that break the text are refused") {
  const auto fixed = replace(example(), "->(f32[12]{0}", "->(f32[12]{0:S(5)}");
  CHECK(prove(example(), {fixed, replace(example(), "negate(x)", "negate(x")}).objection ==
        "the edited text could not be read");
  CHECK(prove(example(), {fixed, replace(example(), "negate(x)", "negate(lost)")}).objection ==
        "instruction does not exist: lost");
}

TEST_CASE("edits that make another module of the text are refused") {
  const auto fixed = replace(example(), "->(f32[12]{0}", "->(f32[12]{0:S(5)}");
  text::Edit more{
      {static_cast<text::Offset>(example().size()), static_cast<text::Offset>(example().size())},
      "HloModule two\nENTRY e {\n  ROOT x = f32[] parameter(0)\n}\n"};
  CHECK(prove(example(), {fixed, more}).objection ==
        "the edited text would hold another number of modules");
}

TEST_CASE("edits that bring a new warning of the compiler are refused") {
  const auto fixed = replace(example(), "->(f32[12]{0}", "->(f32[12]{0:S(5)}");
  const auto proof = prove(example(), {
                                          fixed,
                                          replace(example(), "tuple(off, nx)", "tuple(off, sq2)"),
                                      });
  CHECK(proof.objection == "instruction does not exist: sq2");
  const auto slow = prove(example(), {fixed, replace(example(), "  nx = f32[12]{0} negate(x)",
                                                     "  nx = f32[12]{0} negate(off)")});
  CHECK_FALSE(slow.holds());
}

TEST_CASE("a host output that loses its host value is an objection") {
  const std::string text = support::fix_example("S6").text;
  const auto drop = replace(text, "custom-call(x), custom_call_target=\"MoveToHost\"", "negate(x)");
  CHECK(prove(text, {drop}).objection ==
        "output {0}, which is host memory, would come from the device");
}

TEST_CASE("a cancelled proof proves nothing") {
  const auto snapshot = open(example());
  const auto token = base::CancelToken::make();
  token.cancel();
  const auto& leak = snapshot->modules[0].tracking.result->leaks.front();
  const auto proof =
      analysis::prove(*snapshot, 0, leak, {replace(example(), "negate(x)", "cosine(x)")}, token);
  CHECK(proof.objection == "cancelled");
  CHECK_FALSE(proof.after);
}

TEST_CASE("a proof reads only the pieces that the edits touch") {
  std::string text =
      "HloModule big, entry_computation_layout={(f32[4]{0})->(f32[4]{0})}\nENTRY e {\n  x = "
      "f32[4]{0} parameter(0)\n";
  for (int i = 0; i < 3000; ++i) text += "  n" + std::to_string(i) + " = f32[4]{0} negate(x)\n";
  text +=
      "  o = f32[4]{0} custom-call(x), custom_call_target=\"MoveToHost\"\n  ROOT out = (f32[4]{0}) "
      "tuple(o)\n}\n";
  const auto proof = prove(text, {replace(text, "->(f32[4]{0}", "->(f32[4]{0:S(5)}")});
  CHECK(proof.holds());
  CHECK(proof.after->segments.size() > 4);
  CHECK(proof.after->counts.parsed <= 2);
}
