// The compiler's recorded answers, module by module, against ours: verdict and start, the text of
// errors and failed checks, what is in host memory and what the host executes, and the log up to
// level 3. What differs stands in known_differences.tsv with its reason; a difference that goes
// away fails as much as a new one.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "tests/oracle/recorded.h"
#include "tests/support/catch.h"

namespace {

using Positions = std::set<std::pair<std::string, std::vector<std::int64_t>>>;

struct Golden {
  nlohmann::json expected;
  recorded::Answer ours;
};

const std::vector<Golden>& goldens() {
  static const std::vector<Golden> all = [] {
    std::vector<Golden> out;
    for (nlohmann::json& line :
         recorded::read_lines(recorded::folder() / "goldens/expected.jsonl")) {
      const std::string name = line["name"];
      recorded::Answer ours =
          recorded::answer(recorded::read(recorded::folder() / "goldens" / (name + ".hlo")),
                           offload::Stage::kBeforeOffload, 3);
      out.push_back({std::move(line), std::move(ours)});
    }
    return out;
  }();
  return all;
}

std::string text_or_nothing(const nlohmann::json& value) {
  return value.is_null() ? "" : value.get<std::string>();
}

bool has_equal_verdict(const Golden& golden) {
  return golden.ours.outcome() == golden.expected["outcome"].get<std::string>() &&
         golden.ours.result->verdict.start == text_or_nothing(golden.expected["start"]);
}

std::set<std::string> names(const nlohmann::json& list) {
  return list.get<std::set<std::string>>();
}

std::set<std::string> inserted_names(const Golden& golden) {
  std::set<std::string> out;
  for (const auto& row : golden.expected["inserted"]) out.insert(row[0].get<std::string>());
  return out;
}

// Instructions that only one side knows are left out: inserted ones there, and those that the final
// merge of equal ones took away.
bool has_equal_host(const Golden& golden) {
  const std::set<std::string> inserted = inserted_names(golden);
  const std::set<std::string> removed = names(golden.expected["removed"]);
  Positions expected;
  for (const auto& row : golden.expected["host"])
    if (!inserted.contains(row[0].get<std::string>()))
      expected.emplace(row[0].get<std::string>(), row[1].get<std::vector<std::int64_t>>());
  Positions ours;
  for (const offload::Position& position : golden.ours.result->host)
    if (const std::string name = golden.ours.name_of(position.instruction); !removed.contains(name))
      ours.emplace(name, position.index);
  return expected == ours;
}

bool has_equal_host_compute(const Golden& golden) {
  const std::set<std::string> inserted = inserted_names(golden);
  const std::set<std::string> removed = names(golden.expected["removed"]);
  std::set<std::string> expected = names(golden.expected["host_compute"]);
  std::erase_if(expected, [&](const std::string& name) { return inserted.contains(name); });
  std::set<std::string> ours;
  for (const hlo::InstructionId id : golden.ours.result->host_compute)
    if (const std::string name = golden.ours.name_of(id); !removed.contains(name))
      ours.insert(name);
  return expected == ours;
}

bool has_equal_log(const Golden& golden) {
  return recorded::without_chance(golden.expected["log"].get<std::vector<std::string>>()) ==
         recorded::without_chance(golden.ours.result->log);
}

// Compares one aspect of all goldens it can be asked of with the list; returns how many agree.
template <typename Applies, typename Agrees>
std::size_t check_aspect(const std::string& aspect, Applies applies, Agrees agrees) {
  std::set<std::string> listed;
  for (const recorded::Difference& difference : recorded::known_differences())
    if (difference.aspect == aspect) listed.insert(difference.name);
  std::size_t agreeing = 0;
  for (const Golden& golden : goldens()) {
    if (!applies(golden)) continue;
    const std::string name = golden.expected["name"];
    const bool is_equal = agrees(golden);
    agreeing += is_equal ? 1 : 0;
    INFO(fmt::format("{} of {}: ours is {} {}", aspect, name, golden.ours.outcome(),
                     golden.ours.result->verdict.start));
    CHECK(is_equal == !listed.contains(name));
    listed.erase(name);
  }
  INFO(fmt::format("listed in vain under {}: {}", aspect, listed.empty() ? "" : *listed.begin()));
  CHECK(listed.empty());
  return agreeing;
}

bool is_fine_on_both_sides(const Golden& golden) {
  return golden.expected["outcome"] == "ok" && has_equal_verdict(golden);
}

}  // namespace

TEST_CASE("verdict and start are the compiler's on all recorded modules") {
  REQUIRE(goldens().size() == 421);
  const std::size_t agreeing =
      check_aspect("outcome", [](const Golden&) { return true; }, has_equal_verdict);
  CHECK(agreeing == goldens().size());
}

TEST_CASE("every error and every failed check has the compiler's exact text") {
  const auto applies = [](const Golden& golden) {
    return golden.expected["outcome"] != "ok" && has_equal_verdict(golden);
  };
  const auto agrees = [](const Golden& golden) {
    return golden.ours.result->verdict.message == golden.expected["message"].get<std::string>();
  };
  CHECK(check_aspect("message", applies, agrees) == 125 + 23 + 25);
}

TEST_CASE("what is in host memory after tracking is what the compiler leaves there") {
  CHECK(check_aspect("host", is_fine_on_both_sides, has_equal_host) == 248);
}

TEST_CASE("what the host executes is what the compiler marks") {
  CHECK(check_aspect("host-compute", is_fine_on_both_sides, has_equal_host_compute) == 248);
}

TEST_CASE("the log is the compiler's, line by line") {
  const auto applies = [](const Golden& golden) {
    return !golden.expected["log"].is_null() && golden.expected["log_stable"].get<bool>() &&
           has_equal_verdict(golden);
  };
  CHECK(check_aspect("log", applies, has_equal_log) >= 380);
}

TEST_CASE("the first leak is the one the compiler names, and its trace ends at our output") {
  std::size_t checked = 0;
  for (const Golden& golden : goldens()) {
    if (golden.expected["outcome"] != "E1200") continue;
    const auto& leaks = golden.ours.result->leaks;
    INFO(golden.expected["name"].get<std::string>());
    REQUIRE_FALSE(leaks.empty());
    const std::string last = golden.expected["log"].back();
    CHECK(last.ends_with("ShapeIndex: " + hlo::print_index(leaks.front().output) + "}"));
    CHECK_FALSE(leaks.front().is_tentative);
    ++checked;
  }
  CHECK(checked == 125);
}

TEST_CASE("no difference to the recorded answers is known") {
  CHECK(recorded::known_differences().empty());
}
