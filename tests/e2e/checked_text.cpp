#include "tests/e2e/checked_text.h"

#include <algorithm>
#include <sstream>

#include "tests/e2e/program.h"
#include "tests/support/catch.h"
#include "tests/unit/cli/folder.h"

namespace e2e {

Json comparable(const Json& diagnostics) {
  Json result = Json::array();
  for (const Json& diagnostic : diagnostics) {
    Json one;
    for (const char* key : {"range", "severity", "code", "source", "message"})
      one[key] = diagnostic.at(key);
    for (const Json& related : diagnostic.value("relatedInformation", Json::array()))
      one["related"].push_back({related.at("message"), related.at("location").at("range")});
    result.push_back(std::move(one));
  }
  std::sort(result.begin(), result.end());
  return result;
}

Json checked(std::string_view text) {
  const cli_test::Folder folder;
  const Ended ended = run({"check", "--format", "json", folder.write("text.hlo", text)});
  INFO(ended.errors);
  // A file without HLO text that was named is refused, and told apart in the report all the same.
  const bool is_refused = ended.errors.find("not HLO text") != std::string::npos;
  REQUIRE((ended.exit_code == 0 || ended.exit_code == 1 || is_refused));
  Json diagnostics = Json::array();
  std::istringstream lines(ended.output);
  for (std::string line; std::getline(lines, line);) {
    const Json module = Json::parse(line);
    for (const Json& diagnostic : module["diagnostics"]) diagnostics.push_back(diagnostic);
  }
  return comparable(diagnostics);
}

}  // namespace e2e
