// The files of ../shared/corpus that XLA's parser accepts.
#pragma once

#include <filesystem>
#include <set>
#include <sstream>
#include <string>

#include "tests/support/files.h"

namespace {

// By path below the corpus.
inline std::set<std::string> accepted_files(const std::filesystem::path& corpus) {
  std::set<std::string> accepted;
  std::istringstream lines(support::read_file(corpus / "parser-verdicts.tsv"));
  for (std::string line; std::getline(lines, line);) {
    const std::size_t tab = line.find('\t');
    if (line.substr(tab + 1, 3) == "yes") accepted.insert(line.substr(0, tab));
  }
  return accepted;
}

}  // namespace
