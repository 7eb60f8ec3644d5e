// Every file of tests/e2e/scenarios.
#include "tests/e2e/scenario.h"

#include <fmt/format.h>

#include "tests/e2e/buffer.h"
#include "tests/e2e/partial_match.h"
#include "tests/e2e/scenario_player.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

TEST_CASE("F25: conversations go as their files say") {
  const auto files =
      support::files_below(support::source_folder() / "tests/e2e/scenarios", ".scenario");
  REQUIRE(files.size() >= 12);
  for (const auto& file : files) {
    DYNAMIC_SECTION(file.filename().string()) {
      const e2e::Scenario scenario = e2e::read_scenario(file);
      e2e::ScenarioPlayer(scenario).play();
    }
  }
}

TEST_CASE("a message that is not as expected is found, and where") {
  using nlohmann::json;
  const auto differs = [](const char* expected, const char* actual) {
    return e2e::mismatch(json::parse(expected), json::parse(actual));
  };
  CHECK(differs(R"({"a": [1, {"b": "..."}]})", R"({"a": [1, {"b": 2, "c": 3}], "d": 4})").empty());
  CHECK(differs(R"(["...oo ba..."])", R"(["foo bar"])").empty());
  CHECK(differs(R"([1, "...more"])", "[1, 2, 3]").empty());
  CHECK(differs(R"({"a": "$absent"})", R"({"b": 1})").empty());
  CHECK(differs(R"({"a": [1, 2]})", R"({"a": [1, 3]})") == "/a/1: expected 2, came 3");
  CHECK(differs(R"({"a": 1})", "{}") == "/a: expected 1, came nothing");
  CHECK(differs(R"({"a": "$absent"})", R"({"a": 1})") == R"(/a: expected "$absent", came 1)");
  CHECK(differs("[1]", "[1, 2]") == "/: expected [1], came 2 elements: [1,2]");
  CHECK(differs(R"("...x...")", R"("foo")") == R"(/: expected "...x...", came "foo")");
}

TEST_CASE("F25: a range that is not in its text is found") {
  const e2e::Buffer buffer("a\xf0\x9f\x98\x80\r\nbc", e2e::Columns::kUtf16);
  const auto has = [&](int line, int character, int end_line, int end_character) {
    return buffer.has({{"start", {{"line", line}, {"character", character}}},
                       {"end", {{"line", end_line}, {"character", end_character}}}});
  };
  CHECK(has(0, 1, 0, 3));
  CHECK(has(0, 3, 1, 2));
  CHECK_FALSE(has(-1, 0, 0, 1));
  CHECK_FALSE(has(0, -1, 0, 1));
  CHECK_FALSE(has(0, 2, 0, 3));  // within the face
  CHECK_FALSE(has(0, 0, 0, 4));
  CHECK_FALSE(has(0, 0, 2, 0));
  CHECK_FALSE(has(1, 1, 1, 0));
}
