#include "hlo/opcode.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "hlo/known_words.h"
#include "hlo/tables.h"
#include "tests/support/catch.h"

namespace {

using hlo::Opcode;

// The part of the fact sheet that tells about one opcode: from its name to the next one's.
std::string sheet_of(const std::string& sheet, std::string_view name) {
  const std::size_t begin = sheet.find("\"name\": \"" + std::string(name) + "\", \"arity\"");
  if (begin == std::string::npos) return "";
  return sheet.substr(begin, sheet.find("\"category\"", begin) - begin);
}

TEST_CASE("every opcode is found by its name") {
  for (std::size_t i = 1; i < hlo::opcode_count(); ++i) {
    const auto opcode = static_cast<Opcode>(i);
    INFO(hlo::opcode_name(opcode));
    CHECK(hlo::find_opcode(hlo::opcode_name(opcode)) == opcode);
    CHECK_FALSE(hlo::facts(opcode).summary.empty());
    CHECK_FALSE(hlo::find_async_shorthand(hlo::opcode_name(opcode)).has_value());
  }
  CHECK(hlo::opcode_count() == 1 + 136 + 5);
}

TEST_CASE("a word that is no opcode is unknown") {
  const std::string word =
      GENERATE(as<std::string>(), "", "twist", "Add", "add ", "to_apply", "ad", "adds",
               "an-uncommonly-long-word-that-no-release-of-the-compiler-knows");
  CHECK(hlo::find_opcode(word) == Opcode::kUnknown);
  CHECK(hlo::facts(Opcode::kUnknown).name.empty());
}

TEST_CASE("operand counts agree with the fact sheet of the format") {
  const std::filesystem::path path =
      std::filesystem::path(HLO_SHARED_DIR) / "design" / "opcodes.json";
  if (!std::filesystem::exists(path)) HLO_SKIP("no shared folder");
  std::stringstream sheet;
  sheet << std::ifstream(path).rdbuf();
  std::string flat;
  for (const char c : sheet.str()) {
    if (c != '\n' && !(c == ' ' && !flat.empty() && flat.back() == ' ')) flat += c;
  }
  for (std::size_t i = 1; i < hlo::opcode_count(); ++i) {
    const hlo::OpcodeFacts& facts = hlo::facts(static_cast<Opcode>(i));
    if (facts.has(hlo::OpcodeFacts::kHistorical)) continue;
    const std::string count = facts.operand_count == hlo::OpcodeFacts::kVariadic
                                  ? "\"variadic\""
                                  : std::to_string(facts.operand_count);
    INFO(facts.name);
    CHECK(sheet_of(flat, facts.name).find("\"arity\": " + count) != std::string::npos);
  }
}

TEST_CASE("an opcode with a suffix is shorthand for an async instruction around it") {
  const auto check = [](std::string_view word, Opcode opcode, Opcode wrapped) {
    const auto found = hlo::find_async_shorthand(word);
    INFO(word);
    REQUIRE(found.has_value());
    CHECK(found->opcode == opcode);
    CHECK(found->wrapped == wrapped);
  };
  check("custom-call-start", Opcode::kAsyncStart, Opcode::kCustomCall);
  check("reduce-scatter-update", Opcode::kAsyncUpdate, Opcode::kReduceScatter);
  check("ragged-all-to-all-done", Opcode::kAsyncDone, Opcode::kRaggedAllToAll);
  check("copy-start-start", Opcode::kAsyncStart, Opcode::kCopyStart);
}

TEST_CASE("what has async opcodes of its own is never shorthand") {
  const std::string word =
      GENERATE(as<std::string>(), "copy-update", "send-start", "recv-update", "all-gather-update",
               "copy-start", "twist-start", "add-begin", "-start", "start");
  INFO(word);
  CHECK_FALSE(hlo::find_async_shorthand(word).has_value());
}

TEST_CASE("known words have the same symbol in all tables") {
  hlo::Tables tables;
  CHECK(tables.name("add") == static_cast<hlo::Name>(Opcode::kAdd));
  CHECK(tables.name("to_apply") == hlo::Word::kToApply);
  CHECK(tables.name("scatter") == hlo::Word::kScatter);
  CHECK(tables.name("MoveToHost") == hlo::Word::kMoveToHost);
  CHECK(tables.text(hlo::Word::kToApply) == "to_apply");
  CHECK(tables.name("no word of ours") >= hlo::Word::kEnd);
  CHECK(tables.name("") == 0);
}

}  // namespace
