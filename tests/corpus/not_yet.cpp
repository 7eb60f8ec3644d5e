#include "tests/corpus/not_yet.h"

#include <filesystem>
#include <fstream>

#include "tests/support/files.h"

namespace corpus {
namespace {

constexpr char kHeader[] =
    "# Case files, and modules cut out of corpus files, of which what is wanted is not so yet; "
    "what "
    "is so instead (written by `tests_corpus [.write-not-yet]`).\n";

std::filesystem::path path() { return support::source_folder() / "tests/corpus/not_yet.tsv"; }

}  // namespace

NotYet read_not_yet() {
  NotYet listed;
  for (const auto& row : support::read_rows(path())) {
    const bool is_module = row.at(0).find(':') != std::string::npos;
    (is_module ? listed.modules : listed.cases)[row.at(0)] = row.at(1);
  }
  return listed;
}

void write_not_yet(const NotYet& unmet) {
  std::ofstream out(path(), std::ios::binary);
  out << kHeader;
  for (const auto& of : {unmet.cases, unmet.modules}) {
    for (const auto& [text, words] : of) out << text << '\t' << words << '\n';
  }
}

}  // namespace corpus
