// What we warn of beside the compiler, on the modules that it accepts without a warning: nothing,
// but for those in own_warnings.tsv, which show a trap on purpose. A warning that comes or goes
// fails.
#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "tests/oracle/recorded.h"
#include "tests/support/catch.h"

namespace {

// Name of the module, code, why it is right to warn.
std::map<std::string, std::set<std::string>> expected_warnings() {
  std::map<std::string, std::set<std::string>> out;
  std::istringstream lines(recorded::read(recorded::folder() / "own_warnings.tsv"));
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream fields(line);
    std::string name;
    std::string code;
    std::string reason;
    std::getline(fields, name, '\t');
    std::getline(fields, code, '\t');
    std::getline(fields, reason);
    INFO(name);
    CHECK_FALSE(reason.empty());
    out[name].insert(code);
  }
  return out;
}

bool is_warned(const nlohmann::json& golden) {
  if (!golden["host_compute"].empty()) return true;
  if (golden["log"].is_null()) return false;
  return std::ranges::any_of(golden["log"], [](const nlohmann::json& entry) {
    const auto line = entry.get<std::string>();
    return line.starts_with("Found an instruction") || line.starts_with("Encountered ") ||
           line.starts_with("64-bit type");
  });
}

}  // namespace

TEST_CASE("modules that the compiler accepts without a warning have none of ours but the listed") {
  auto expected = expected_warnings();
  std::size_t silent = 0;
  for (const nlohmann::json& golden :
       recorded::read_lines(recorded::folder() / "goldens/expected.jsonl")) {
    if (golden["outcome"] != "ok" || is_warned(golden)) continue;
    const std::string name = golden["name"];
    const recorded::Answer ours =
        recorded::answer(recorded::read(recorded::folder() / "goldens" / (name + ".hlo")),
                         offload::Stage::kBeforeOffload, -1);
    std::set<std::string> codes;
    for (const offload::Finding& finding : ours.result->findings) codes.insert(finding.code);
    INFO(fmt::format("{}: {}", name, fmt::join(codes, ", ")));
    CHECK(codes == expected[name]);
    expected.erase(name);
    silent += codes.empty() ? 1 : 0;
  }
  for (const auto& [name, codes] : expected) FAIL_CHECK("listed in vain: " + name);
  INFO(silent);
  CHECK(silent >= 100);
}
