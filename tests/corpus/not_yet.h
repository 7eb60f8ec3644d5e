// What is wanted in this folder and not so yet (not_yet.tsv): what the tests find unmet, and
// nothing that is met.
#pragma once

#include <map>
#include <string>

namespace corpus {

// By text, in words. A case file is named by its path, a cut module by file and line.
struct NotYet {
  std::map<std::string, std::string> cases;
  std::map<std::string, std::string> modules;
};

NotYet read_not_yet();
void write_not_yet(const NotYet& unmet);

}  // namespace corpus
