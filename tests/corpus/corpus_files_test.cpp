// Every real dump of ../shared/corpus, read to the end with all that is known of it. What XLA's
// parser accepts must be free of errors of syntax and of names; nothing may crash or be passed
// over.

#include <algorithm>
#include <set>
#include <sstream>
#include <string>

#include "analysis/analyzer.h"
#include "features/diagnostics.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

namespace {

// The files that XLA's parser accepts, by path below the corpus.
std::set<std::string> accepted_files(const std::filesystem::path& corpus) {
  std::set<std::string> accepted;
  std::istringstream lines(support::read_file(corpus / "parser-verdicts.tsv"));
  for (std::string line; std::getline(lines, line);) {
    const std::size_t tab = line.find('\t');
    if (line.substr(tab + 1, 3) == "yes") accepted.insert(line.substr(0, tab));
  }
  return accepted;
}

bool has_error(const std::vector<features::Diagnostic>& found, std::string_view code) {
  return std::ranges::any_of(found, [&](const features::Diagnostic& one) {
    return one.problem.severity == hlo::Severity::kError && one.problem.code == code;
  });
}

}  // namespace

TEST_CASE("what XLA's parser accepts of the corpus has no error of syntax or names") {
  const auto corpus = support::shared_folder() / "corpus";
  if (!std::filesystem::exists(corpus)) HLO_SKIP("../shared/corpus is not there");
  const std::set<std::string> accepted = accepted_files(corpus);
  REQUIRE(accepted.size() == 809);
  std::size_t read = 0;
  std::vector<std::string> with_syntax_errors;
  std::vector<std::string> with_name_errors;
  for (const auto& path : support::files_below(corpus, ".hlo")) {
    const auto snapshot = analysis::Analyzer::open(text::Text(support::read_file(path)), {},
                                                   analysis::for_each_in_line, {});
    REQUIRE(snapshot != nullptr);
    const auto found = features::diagnostics(*snapshot, {});
    ++read;
    const std::string name = std::filesystem::relative(path, corpus).string();
    if (!accepted.contains(name)) continue;
    if (has_error(found, "syntax")) with_syntax_errors.push_back(name);
    if (has_error(found, "name")) with_name_errors.push_back(name);
  }
  CHECK(read == 865);
  CHECK(with_syntax_errors.empty());
  CHECK(with_name_errors.empty());
}
