// Every real dump of ../shared/corpus, read to the end with all that is known of it. What XLA's
// parser accepts must be free of errors of any kind, those of tracking too; nothing may crash or be
// passed over.

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/corpus/accepted_files.h"
#include "tests/corpus/told.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

namespace {

// Those in which XLA's verifier confirms a fault.
std::set<std::string> confirmed_files() {
  std::set<std::string> confirmed;
  std::istringstream lines(
      support::read_file(support::source_folder() / "tests" / "corpus" / "confirmed.tsv"));
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with('#')) confirmed.insert(line.substr(0, line.find('\t')));
  }
  return confirmed;
}

bool is_verifiers(const std::string& error) { return error.starts_with("unverified-"); }

}  // namespace

TEST_CASE("what XLA's parser accepts of the corpus has no error but those of its verifier") {
  const auto folder = support::shared_folder() / "corpus";
  if (!std::filesystem::exists(folder)) HLO_SKIP("../shared/corpus is not there");
  const std::set<std::string> accepted = accepted_files(folder);
  REQUIRE(accepted.size() == 809);
  std::size_t read = 0;
  std::map<std::string, std::vector<std::string>> with_errors;  // by file
  for (const auto& path : support::files_below(folder, ".hlo")) {
    const auto told = corpus::told_of(support::read_file(path));
    ++read;
    const std::string name = std::filesystem::relative(path, folder).string();
    if (!accepted.contains(name)) continue;
    if (const auto errors = corpus::errors_of(told); !errors.empty()) with_errors[name] = errors;
  }
  CHECK(read == 865);
  std::set<std::string> refused_later;
  for (const auto& [file, errors] : with_errors) {
    INFO(file << ": " << errors.front());
    CHECK(std::ranges::all_of(errors, is_verifiers));
    refused_later.insert(file);
  }
  CHECK(refused_later == confirmed_files());
}
