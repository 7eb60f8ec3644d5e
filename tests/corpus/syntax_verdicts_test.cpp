// Every case file of the format description, file by file, as XLA's parser and verifier judge it
// (expected.tsv): no error where both take it, one where the parser does not, and the first in its
// place. What is not so yet stands in not_yet.tsv, and in no other list.
#include "tests/corpus/syntax_verdicts.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/corpus/cut_modules.h"
#include "tests/corpus/not_yet.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

namespace {

std::map<std::string, corpus::Case> cases_by_file() {
  std::map<std::string, corpus::Case> out;
  for (const corpus::Case& at : corpus::cases()) out[at.file] = at;
  return out;
}

// Whether the first error still stands on that other line.
bool holds(const std::string& file, const corpus::Deviation& deviation) {
  const auto cases = cases_by_file();
  const auto found = cases.find(file);
  if (found == cases.end() || found->second.line != deviation.theirs) return false;
  const corpus::Answer answer = corpus::answer_to(found->second);
  const features::Diagnostic* error = answer.first_error();
  return error != nullptr && answer.line_of(*error) == deviation.ours;
}

}  // namespace

TEST_CASE("case files have an error exactly where XLA says so, in its place") {
  CHECK(corpus::cases().size() == 1100);
  CHECK(corpus::unmet_cases() == corpus::read_not_yet().cases);
}

TEST_CASE("first errors on other lines than XLA's are few, as listed, and have a reason") {
  const auto cases = cases_by_file();
  const auto refused = std::ranges::count_if(
      cases, [](const auto& one) { return one.second.is_refused && !one.second.is_newer; });
  const auto deviations = corpus::deviations();
  for (const auto& [file, deviation] : deviations) {
    INFO(file);
    CHECK_FALSE(deviation.reason.empty());
    CHECK(holds(file, deviation));
    CHECK(deviation.ours != deviation.theirs);
  }
  CHECK(refused == 587);
  CHECK(deviations.size() * 20 <= static_cast<std::size_t>(refused));
}

TEST_CASE("case files that are judged otherwise by contract have that one problem and a reason") {
  const auto cases = cases_by_file();
  for (const auto& [file, exception] : corpus::exceptions()) {
    INFO(file);
    CHECK_FALSE(exception.reason.empty());
    REQUIRE(cases.contains(file));
    std::set<std::string> codes;
    for (const features::Diagnostic& one : corpus::answer_to(cases.at(file)).told) {
      if (one.problem.severity != hlo::Severity::kWarning) codes.insert(one.problem.code);
    }
    CHECK(codes == (exception.code == "-" ? std::set<std::string>()
                                          : std::set<std::string>{exception.code}));
  }
}

// Not a test: writes not_yet.tsv anew, and takes rows that no longer hold out of
// line_deviations.tsv.
TEST_CASE("write what is not as wanted yet", "[.write-not-yet]") {
  REQUIRE(std::filesystem::exists(support::shared_folder() / "corpus"));
  corpus::write_not_yet({corpus::unmet_cases(), corpus::unmet_modules()});
  corpus::keep_deviations(&holds);
}
