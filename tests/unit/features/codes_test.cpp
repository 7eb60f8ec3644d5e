// The codes of diagnostics are told in three places beside the code: the page that explains them,
// the settings of VS Code, and the list that settings are checked against.
#include "features/codes.h"

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/catch.h"

namespace {

std::string content_of(const std::string& path) {
  std::ifstream file(HLO_SOURCE_DIR "/" + path);
  std::ostringstream content;
  content << file.rdbuf();
  return content.str();
}

std::vector<std::string> codes() {
  const auto all = features::diagnostic_codes();
  return {all.begin(), all.end()};
}

// What stands between the two in each line that begins so.
std::vector<std::string> quoted(const std::string& text, const std::string& begin,
                                const std::string& end) {
  std::vector<std::string> out;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with(begin)) continue;
    const std::size_t at = line.find(end, begin.size());
    if (at != std::string::npos) out.push_back(line.substr(begin.size(), at - begin.size()));
  }
  return out;
}

}  // namespace

TEST_CASE("each code has its paragraph, in the order of the list") {
  CHECK(quoted(content_of("docs/diagnostics.md"), "## `", "`") == codes());
}

TEST_CASE("the extension offers a severity for each code") {
  CHECK(quoted(content_of("client-vscode/package.json"), "            \"",
               "\": {\"enum\": [\"error\", ") == codes());
}

TEST_CASE("a word that is no code is none") {
  CHECK(features::is_diagnostic_code("E1200"));
  CHECK_FALSE(features::is_diagnostic_code("e1200"));
  CHECK_FALSE(features::is_diagnostic_code(""));
}
