// Every feature at every place of real text, broken text and text without meaning: none stops, and
// no range leaves the text.
#include <string>

#include "features/code_actions.h"
#include "features/definition.h"
#include "features/diagnostics.h"
#include "features/hover.h"
#include "features/references.h"
#include "features/symbols.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/random_edits.h"
#include "tests/unit/features/opened_text.h"
#include "text/utf8.h"

namespace {

bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

// One place a token, its start.
std::vector<text::Offset> token_starts(const std::string& text) {
  std::vector<text::Offset> starts;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool goes_on = i > 0 && is_word(text[i]) && is_word(text[i - 1]);
    if (!goes_on && text[i] != ' ') starts.push_back(static_cast<text::Offset>(i));
  }
  starts.push_back(static_cast<text::Offset>(text.size()));
  starts.push_back(static_cast<text::Offset>(text.size() + 7));
  return starts;
}

std::size_t ask_everything(const std::string& text) {
  const auto snapshot = opened(text);
  const text::Range whole{0, static_cast<text::Offset>(text.size())};
  std::size_t answers = 0;
  bool are_inside = true;
  for (const text::Offset place : token_starts(text)) {
    if (const auto hover = features::hover(*snapshot, place)) {
      are_inside &= whole.contains(hover->range);
      are_inside &= text::is_utf8(features::as_markdown(hover->content));
      ++answers;
    }
    for (const features::Place& found : features::definition(*snapshot, place)) {
      are_inside &= whole.contains(found.range) && found.range.contains(found.name_range);
      are_inside &= whole.contains(found.origin);
      ++answers;
    }
    for (const auto& reference : features::references(*snapshot, place, true, {})) {
      are_inside &= whole.contains(reference.range) && !reference.range.empty();
      ++answers;
    }
    if (!are_inside) {
      INFO(text << "\n" << place);
      CHECK(are_inside);
      return answers;
    }
  }
  CHECK(are_inside);
  answers += features::symbols(*snapshot, {}, {}).size();
  return answers;
}

}  // namespace

TEST_CASE("every feature answers at every token of real modules") {
  const auto goldens =
      support::files_below(support::source_folder() / "tests" / "oracle" / "goldens", ".hlo");
  REQUIRE(goldens.size() > 100);
  for (std::size_t i = 0; i < goldens.size(); i += 12) {
    INFO(goldens[i].string());
    CHECK(ask_everything(support::read_file(goldens[i])) > 10);
  }
}

TEST_CASE("every feature answers at every token of odd texts") {
  const auto cases =
      support::files_below(support::source_folder() / "tests" / "corpus" / "syntax-cases", ".hlo");
  REQUIRE(cases.size() > 100);
  for (std::size_t i = 0; i < cases.size(); i += 6) {
    const std::string text = support::read_file(cases[i]);
    if (text.size() < 20000) ask_everything(text);
  }
}

TEST_CASE("no feature stops at text without meaning or at broken text") {
  support::RandomEdits random(support::test_seed());
  for (int i = 0; i < 100; ++i) ask_everything(random.garbage(300));
  std::string text =
      support::read_file(support::source_folder() / "docs" / "examples" / "e1200.hlo");
  REQUIRE_FALSE(text.empty());
  for (int i = 0; i < 40; ++i) {
    const text::Edit edit = random.edit(text);
    text.replace(edit.range.begin, edit.range.size(), edit.replacement);
    if (i % 5 == 0) ask_everything(text);
    if (text.size() > 20000) text.resize(5000);
  }
}
