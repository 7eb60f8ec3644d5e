// The formatter on real text: what XLA printed stays as it is and comes back from any blanks; what
// it accepts is formatted once and for all. tests/oracle/format_accepted.py asks XLA itself.

#include "hlo/format/format.h"

#include <set>
#include <string>
#include <vector>

#include "tests/corpus/accepted_files.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/scrambled_text.h"

namespace {

const std::vector<std::string> kNone;

std::string formatted(const std::string& text) {
  return hlo::with_edits(text, hlo::format_text(text, {}).edits);
}

std::vector<std::filesystem::path> printed_files() {
  return support::files_below(std::filesystem::path(HLO_SOURCE_DIR) / "tests/oracle/jax-programs",
                              ".hlo");
}

std::string without_blanks(std::string text) {
  std::erase_if(text, [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; });
  return text;
}

}  // namespace

TEST_CASE("what XLA printed is formatted as it is") {
  std::size_t read = 0;
  std::vector<std::string> changed;
  for (const auto& path : printed_files()) {
    ++read;
    if (!hlo::format_text(support::read_file(path), {}).edits.empty())
      changed.push_back(path.filename().string());
  }
  CHECK(read == 220);
  CHECK(changed == kNone);
}

TEST_CASE("what XLA printed comes back from other blanks and line ends byte for byte") {
  std::vector<std::string> changed;
  std::uint32_t seed = 20261130;
  for (const auto& path : printed_files()) {
    const std::string printed = support::read_file(path);
    const std::string mixed = support::scrambled(printed, ++seed);
    REQUIRE(mixed != printed);
    REQUIRE(without_blanks(mixed) == without_blanks(printed));
    if (formatted(mixed) != printed) changed.push_back(path.filename().string());
  }
  CHECK(changed == kNone);
}

TEST_CASE("what XLA accepts of the corpus is formatted whole and once") {
  const auto corpus = support::shared_folder() / "corpus";
  if (!std::filesystem::exists(corpus)) HLO_SKIP("../shared/corpus is not there");
  const std::set<std::string> accepted = accepted_files(corpus);
  std::size_t read = 0;
  std::vector<std::string> with_more;  // where something was left, or another round changes more
  for (const auto& path : support::files_below(corpus, ".hlo")) {
    const std::string text = support::read_file(path);
    const std::string name = std::filesystem::relative(path, corpus).string();
    const hlo::Formatting once = hlo::format_text(text, {});
    const std::string made = hlo::with_edits(text, once.edits);
    ++read;
    if (without_blanks(made) != without_blanks(text)) with_more.push_back(name);
    if (!hlo::format_text(made, {}).edits.empty()) with_more.push_back(name);
    if (!accepted.contains(name)) continue;
    for (const hlo::FormattedItem& item : once.items) {
      if (item.is_left) with_more.push_back(name);
    }
  }
  CHECK(read == 865);
  CHECK(with_more == kNone);
}
