// Modules of corpus files that hold several, each cut out alone, against what XLA says of them
// (cut_modules.tsv).
#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace corpus {

struct CutModule {
  std::string file;       // below ../shared/corpus
  std::size_t first = 0;  // lines from 1
  std::size_t last = 0;
  bool is_accepted = false;

  std::string text() const;
};

std::vector<CutModule> cut_modules();

// Those that are clean and should not be, or the other way round, by file and line, in words. A
// module is clean that has no error and no note about a spelling that is no longer read.
std::map<std::string, std::string> unmet_modules();

}  // namespace corpus
