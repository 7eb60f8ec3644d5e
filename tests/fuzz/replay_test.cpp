// The targets of the fuzzers over committed inputs: what they found before, and small texts of
// other tests, so that a change that breaks what a target asks for is seen without fuzzing.

#include <functional>

#include "tests/fuzz/targets.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

namespace {

constexpr std::size_t kSmall = 1500;

// Returns the number of inputs, which are every n-th of the small ones below a folder.
int replay(const std::function<void(std::string_view)>& target, const char* folder,
           const char* ending, std::size_t stride) {
  int count = 0;
  const auto files = support::files_below(support::source_folder() / folder, ending);
  for (std::size_t i = 0; i < files.size(); i += stride) {
    const std::string input = support::read_file(files[i]);
    if (input.size() > kSmall) continue;
    INFO(files[i].string());
    CHECK_NOTHROW(target(input));
    ++count;
  }
  return count;
}

}  // namespace

TEST_CASE("what the fuzzers found stays mended") {
  CHECK(replay(fuzz::grammar, "tests/fuzz/found/hlo", "", 1) >= 1);
  CHECK(replay(fuzz::analysis, "tests/fuzz/found/hlo", "", 1) >= 1);
  CHECK(replay(fuzz::framing, "tests/fuzz/found/framing", "", 1) >= 3);
}

TEST_CASE("edits of small modules give the tree that the text has") {
  CHECK(replay(fuzz::grammar, "tests/oracle/goldens", ".hlo", 3) > 50);
  CHECK(replay(fuzz::grammar, "tests/corpus/syntax-cases", ".hlo", 10) > 50);
}

TEST_CASE("a target fails where what it asks for does not hold") {
  CHECK_THROWS_WITH(fuzz::must(false, "this"), "does not hold: this");
  CHECK_NOTHROW(fuzz::must(true, "this"));
  CHECK(fuzz::storm_of("text\x01\x02\x03\x04").seed == 0x01020304);
  CHECK(fuzz::storm_of("text\x01\x02\x03\x04").text == "text");
  CHECK(fuzz::storm_of("abc").text.empty());
}
