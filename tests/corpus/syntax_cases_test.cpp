// The case files of the format description, tests/corpus/syntax-cases: one construct or one fault a
// file, with the verdict of XLA's own parser on each in expected.tsv. Counts are frozen: a change
// that finds more, or less, shows here.
#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/analyzer.h"
#include "features/diagnostics.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/unit/hlo/checked_values.h"

namespace {

std::filesystem::path cases() {
  return support::source_folder() / "tests" / "corpus" / "syntax-cases";
}

// The last column of expected.tsv by file.
std::map<std::string, std::string> faults() {
  std::map<std::string, std::string> found;
  std::istringstream lines(support::read_file(cases() / "expected.tsv"));
  for (std::string line; std::getline(lines, line);) {
    const bool is_row = !line.starts_with('#') && !line.starts_with("file\t");
    if (is_row) found[line.substr(0, line.find('\t'))] = line.substr(line.rfind('\t') + 1);
  }
  return found;
}

enum class Told { kNothing, kWarning, kError };

Told told_of(const std::filesystem::path& file) {
  const support::Checked checked = support::check_text(support::read_file(file));
  if (checked.has_error() || !checked.syntax_problems.empty() || checked.is_body_open)
    return Told::kError;
  return checked.problems.empty() ? Told::kNothing : Told::kWarning;
}

// Faults for XLA's parser that are none here, each with its reason.
const std::map<std::string, std::string> kServed = {
    {"file-empty.hlo", "a text without a module is served"},
    {"file-only-blanks.hlo", "a text without a module is served"},
    {"file-only-comment.hlo", "a text without a module is served"},
    {"file-bare-instruction-list.hlo", "bare instructions are served"},
    {"text-after-single-instruction.hlo", "bare instructions are served"},
    {"header-alias-without-parentheses.hlo", "a spelling of old dumps"},
    {"sharding-named-bare-axes.hlo", "a spelling of old dumps"},
};

// Outcome by file, of print_only.tsv.
std::map<std::string, std::string> print_only_outcomes() {
  std::map<std::string, std::string> outcomes;
  std::istringstream lines(support::read_file(cases().parent_path() / "print_only.tsv"));
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with('#')) continue;
    const std::size_t file = line.find('\t');
    const std::size_t outcome = line.find('\t', file + 1);
    REQUIRE(outcome != std::string::npos);
    REQUIRE(outcome + 1 < line.size());  // a reason follows
    outcomes[line.substr(0, file)] = line.substr(file + 1, outcome - file - 1);
  }
  return outcomes;
}

// The gravest that is said of a file.
std::string outcome_of(const std::filesystem::path& file) {
  const auto snapshot = analysis::Analyzer::open(text::Text(support::read_file(file)), {},
                                                 analysis::for_each_in_line, {});
  REQUIRE(snapshot != nullptr);
  constexpr std::string_view kOutcomes[] = {"", "error", "warning", "note", "quiet"};
  std::size_t gravest = std::size(kOutcomes) - 1;
  for (const features::Diagnostic& one : features::diagnostics(*snapshot, {}))
    gravest = std::min(gravest, static_cast<std::size_t>(one.problem.severity));
  return std::string(kOutcomes[gravest]);
}

constexpr int kSyntaxFaults = 245;
constexpr int kToldAsError = 237;
constexpr int kToldAsWarning = 1;

}  // namespace

TEST_CASE("faults of syntax are found in all case files but those that are served") {
  int faults_of_syntax = 0;
  std::map<Told, int> counts;
  for (const auto& [file, fault] : faults()) {
    if (!fault.starts_with("syntax:")) continue;
    ++faults_of_syntax;
    const std::string name = std::filesystem::path(file).filename();
    INFO(name << ": " << fault);
    const Told told = told_of(cases() / file);
    ++counts[told];
    CHECK((told == Told::kNothing) == kServed.contains(name));
  }
  CHECK(faults_of_syntax == kSyntaxFaults);
  CHECK(counts[Told::kError] == kToldAsError);
  CHECK(counts[Told::kWarning] == kToldAsWarning);
  CHECK((counts[Told::kError] + counts[Told::kWarning]) * 10 >= faults_of_syntax * 9);
}

TEST_CASE("case files that XLA accepts are quiet") {
  int files = 0;
  for (const auto& file : std::filesystem::directory_iterator(cases())) {
    if (file.path().extension() != ".hlo") continue;
    ++files;
    INFO(file.path().filename());
    const bool is_refused_later = file.path().filename().string().starts_with("unverified-");
    if (!is_refused_later) CHECK(told_of(file) == Told::kNothing);
  }
  CHECK(files == 506);
}

TEST_CASE("what XLA prints and does not read back is an error only where it is a fault") {
  std::map<std::string, std::string> found;
  for (const auto& file : support::files_below(cases() / "print-only", ".hlo"))
    found[file.filename()] = outcome_of(file);
  CHECK(found == print_only_outcomes());
}

TEST_CASE("real dumps that XLA accepts are quiet") {
  const auto corpus = support::shared_folder() / "corpus";
  std::istringstream lines(support::read_file(corpus / "parser-verdicts.tsv"));
  int accepted = 0;
  for (std::string line; std::getline(lines, line);) {
    const std::size_t tab = line.find('\t');
    if (tab == std::string::npos || !line.substr(tab + 1).starts_with("yes")) continue;
    ++accepted;
    INFO(line);
    const std::string content = support::read_file(corpus / line.substr(0, tab));
    REQUIRE_FALSE(content.empty());
    const support::Checked checked = support::check_text(content);
    if (!checked.problems.empty()) FAIL_CHECK(checked.problems.front().message);
  }
  if (accepted == 0) HLO_SKIP("../shared/corpus is not here");
  CHECK(accepted == 809);
}
