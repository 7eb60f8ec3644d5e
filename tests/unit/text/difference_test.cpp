#include "text/difference.h"

#include <string>

#include "tests/support/catch.h"

namespace {

void check_difference(const std::string& from, const std::string& to, std::string_view inserted) {
  const text::Text before(from);
  const auto edit = text::difference(before, to);
  REQUIRE(edit);
  CHECK(edit->replacement == inserted);
  CHECK(before.with(*edit).copy() == to);
}

}  // namespace

TEST_CASE("equal contents have no difference") {
  CHECK_FALSE(text::difference(text::Text(""), ""));
  CHECK_FALSE(text::difference(text::Text("abc"), "abc"));
}

TEST_CASE("only what is between the common start and the common end is replaced") {
  check_difference("abcdef", "abXYef", "XY");
  check_difference("", "abc", "abc");
  check_difference("abc", "", "");
  check_difference("aaa", "aaaa", "a");
  check_difference("aaaa", "aa", "");
  check_difference("abab", "ababab", "ab");
}

TEST_CASE("a difference in a text of many blocks is found from both ends") {
  std::string from;
  for (int i = 0; i < 20'000; ++i) from += "line " + std::to_string(i) + "\n";
  std::string to = from;
  to.replace(to.find("line 10000"), 10, "LINE");
  check_difference(from, to, "LINE");
}
