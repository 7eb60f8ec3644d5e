// Every real dump of ../shared/corpus, read to the end with all that is known of it. What XLA's
// parser accepts must be free of errors of any kind, those of tracking too; nothing may crash or be
// passed over.

#include <map>
#include <set>
#include <string>
#include <vector>

#include "analysis/analyzer.h"
#include "features/diagnostics.h"
#include "tests/corpus/accepted_files.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

namespace {

// "code: message" of each error, in order.
std::vector<std::string> errors_of(const std::vector<features::Diagnostic>& found) {
  std::vector<std::string> errors;
  for (const features::Diagnostic& one : found) {
    if (one.problem.severity == hlo::Severity::kError)
      errors.push_back(one.problem.code + ": " + one.problem.message);
  }
  return errors;
}

}  // namespace

TEST_CASE("what XLA's parser accepts of the corpus has no error") {
  const auto corpus = support::shared_folder() / "corpus";
  if (!std::filesystem::exists(corpus)) HLO_SKIP("../shared/corpus is not there");
  const std::set<std::string> accepted = accepted_files(corpus);
  REQUIRE(accepted.size() == 809);
  std::size_t read = 0;
  std::map<std::string, std::vector<std::string>> with_errors;  // by file
  for (const auto& path : support::files_below(corpus, ".hlo")) {
    const auto snapshot = analysis::Analyzer::open(text::Text(support::read_file(path)), {},
                                                   analysis::for_each_in_line, {});
    REQUIRE(snapshot != nullptr);
    const auto found = features::diagnostics(*snapshot, {});
    ++read;
    const std::string name = std::filesystem::relative(path, corpus).string();
    if (!accepted.contains(name)) continue;
    if (const auto errors = errors_of(found); !errors.empty()) with_errors[name] = errors;
  }
  CHECK(read == 865);
  CHECK(with_errors.empty());
}
