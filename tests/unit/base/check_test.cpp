#include "base/check.h"

#include <string>
#include <vector>

#include "base/log.h"
#include "tests/support/catch.h"

namespace {

std::vector<std::string> lines;

void keep_line(base::LogLevel, std::string_view line) { lines.emplace_back(line); }

}  // namespace

TEST_CASE("a check that holds is true and evaluates its condition once") {
  int evaluated = 0;
  REQUIRE(HLO_CHECK(++evaluated == 1));
  REQUIRE(evaluated == 1);
}

TEST_CASE("a check takes a condition with a comma in it") {
  REQUIRE(HLO_CHECK(std::vector<int>{1, 2}.size() == 2));
}

TEST_CASE("a failed check that does not stop is logged once a place and counted each time") {
  lines.clear();
  base::set_log_sink(keep_line);
  base::CheckPlace place{"some/file.cpp", 7, "a < b"};
  const int before = base::failed_checks();
  CHECK_FALSE(base::detail::log_failed_check(place));
  CHECK_FALSE(base::detail::log_failed_check(place));
  base::set_log_sink(nullptr);
  CHECK(lines == std::vector<std::string>{"some/file.cpp:7: check failed: a < b"});
  CHECK(base::failed_checks() == before + 2);
}

#if !HLO_CHECK_STOPS
TEST_CASE("a failed check in a release build gives false, so that the caller falls back") {
  base::set_log_level(base::LogLevel::kOff);
  const int two = 2;
  CHECK_FALSE(HLO_CHECK(two == 3));
  base::set_log_level(base::LogLevel::kWarning);
}
#endif
