// Each module of the corpus files that hold several, cut out alone: clean exactly where XLA's
// parser accepts it alone.
#include "tests/corpus/cut_modules.h"

#include <filesystem>
#include <map>
#include <string>

#include "tests/corpus/not_yet.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

TEST_CASE("a module cut out alone is clean exactly where XLA accepts it") {
  if (!std::filesystem::exists(support::shared_folder() / "corpus"))
    HLO_SKIP("../shared/corpus is not there");
  CHECK(corpus::cut_modules().size() == 375);
  for (const corpus::CutModule& module : corpus::cut_modules()) {
    INFO(module.file << ":" << module.first);
    CHECK_FALSE(module.text().empty());
  }
  CHECK(corpus::unmet_modules() == corpus::read_not_yet().modules);
}
