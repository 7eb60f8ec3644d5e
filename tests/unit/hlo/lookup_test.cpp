#include "hlo/lookup.h"

#include <string>

#include "tests/support/catch.h"
#include "tests/unit/hlo/model.h"

namespace {

using Kind = hlo::Found::Kind;

const std::string kText =
    "HloModule mod, entry_computation_layout={(f32[4]{0})->f32[]}, replica_count=2\n"
    "callee (par: f32[8]) -> f32[16] {\n"
    "  a0 = f32[1] parameter(0)\n"
    "}\n"
    "ENTRY main {\n"
    "  arg = f32[4]{0} parameter(0)\n"
    "  neg = f32[4] negate(f32[32] %arg), control-predecessors={%arg}\n"
    "  res = f32[] reduce(abs(neg), neg#1), dimensions={0}, to_apply=%callee\n"
    "}\n";

struct Place {
  Kind kind;
  std::string text;
};

// What stands in the middle of the first occurrence of `text`, with the range that was found.
void check_at(const std::string& text, Kind kind, const std::string& found_text,
              const std::string& definition) {
  for (const text::Offset piece_bytes : {16U, 100000U}) {
    const support::Model model(kText, piece_bytes);
    const auto offset = static_cast<text::Offset>(kText.find(text) + text.size() / 2);
    const auto found = hlo::find_at(model.file(), offset);
    INFO(text);
    REQUIRE(found.has_value());
    CHECK(found->kind == kind);
    CHECK(model.text_at(found->range) == found_text);
    const auto at = hlo::definition_of(model.file(), *found);
    CHECK((at ? model.text_at(*at) + "@" + std::to_string(at->begin) : "") ==
          (definition.empty() ? ""
                              : definition.substr(0, definition.find(' ')) + "@" +
                                    std::to_string(kText.find(definition))));
  }
}

}  // namespace

TEST_CASE("what stands at an offset is found, and where it is defined") {
  check_at("mod", Kind::kModuleName, "mod", "");
  check_at("entry_computation_layout", Kind::kHeaderAttribute, "entry_computation_layout", "");
  check_at("(f32[4]{0})", Kind::kLayoutLeaf, "f32[4]{0}", "");
  check_at("replica_count", Kind::kHeaderAttribute, "replica_count", "");
  check_at("callee", Kind::kComputationName, "callee", "callee (par");
  check_at("par:", Kind::kParameterName, "par", "");
  check_at("f32[8]", Kind::kShape, "f32[8]", "");
  check_at("f32[16]", Kind::kShape, "f32[16]", "");
  check_at("main", Kind::kComputationName, "main", "main {");
  check_at("arg", Kind::kInstructionName, "arg", "arg = ");
  check_at("negate", Kind::kOpcode, "negate", "");
  check_at("f32[32]", Kind::kShape, "f32[32]", "");
  check_at("] %arg", Kind::kOperand, "%arg", "arg = ");
  check_at("control-predecessors", Kind::kAttributeName, "control-predecessors", "");
  check_at("{%arg}", Kind::kControlPredecessor, "%arg", "arg = ");
  check_at("(neg)", Kind::kOperand, "neg", "neg = ");
  check_at("neg#1", Kind::kOperand, "neg#1", "neg = ");
  check_at("abs", Kind::kOpcode, "abs", "");
  check_at("=%callee", Kind::kCalledComputation, "%callee", "callee (par");
}

TEST_CASE("a place right behind a word still counts") {
  const support::Model model(kText);
  const auto found =
      hlo::find_at(model.file(), static_cast<text::Offset>(kText.find(" = f32[4]{0}")));
  REQUIRE(found.has_value());
  CHECK(found->kind == Kind::kInstructionName);
  const auto last =
      hlo::find_at(model.file(), static_cast<text::Offset>(kText.find("%callee\n}") + 7));
  REQUIRE(last.has_value());
  CHECK(last->kind == Kind::kCalledComputation);
}

TEST_CASE("between words, behind the end and in an empty text nothing is found") {
  const support::Model model(kText);
  CHECK_FALSE(
      hlo::find_at(model.file(), static_cast<text::Offset>(kText.find("  arg") + 1)).has_value());
  CHECK_FALSE(hlo::find_at(model.file(), static_cast<text::Offset>(kText.size() + 5)).has_value());
  CHECK_FALSE(hlo::find_at(support::Model("").file(), 0).has_value());
}

TEST_CASE("the innermost instruction around an offset is found") {
  const support::Model model(kText, 16);
  const auto opcode_at = [&model](const std::string& text) {
    const auto found =
        hlo::instruction_at(model.file(), static_cast<text::Offset>(kText.find(text) + 1));
    return found ? std::string(hlo::opcode_name(found->opcode)) : "";
  };
  CHECK(opcode_at("res =") == "reduce");
  CHECK(opcode_at("abs(") == "abs");
  CHECK(opcode_at("(neg)") == "abs");
  CHECK(opcode_at(", neg#1") == "reduce");
  CHECK(opcode_at("ENTRY").empty());
}

TEST_CASE("the definition of a name that nothing defines is absent") {
  const std::string text = "ENTRY e {\n  a = f32[] negate(nowhere), to_apply=nothing\n}\n";
  const support::Model model(text);
  for (const std::string name : {"nowhere", "nothing"}) {
    const auto found = hlo::find_at(model.file(), static_cast<text::Offset>(text.find(name)));
    REQUIRE(found.has_value());
    CHECK_FALSE(hlo::definition_of(model.file(), *found).has_value());
  }
}
