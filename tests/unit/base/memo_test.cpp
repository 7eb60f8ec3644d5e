#include "base/memo.h"

#include "tests/support/catch.h"

TEST_CASE("an answer is found under its question and its type") {
  base::Memo memo;
  CHECK_FALSE(memo.find<int>("how many"));
  memo.keep("how many", std::make_shared<const int>(3));
  REQUIRE(memo.find<int>("how many"));
  CHECK(*memo.find<int>("how many") == 3);
  CHECK_FALSE(memo.find<int>("how much"));
  CHECK_FALSE(memo.find<long>("how many"));
}

TEST_CASE("a later answer takes the place of the one before, who holds that one keeps it") {
  base::Memo memo;
  memo.keep("how many", std::make_shared<const int>(3));
  const auto held = memo.find<int>("how many");
  memo.keep("how many", std::make_shared<const int>(4));
  CHECK(*held == 3);
  CHECK(*memo.find<int>("how many") == 4);
}
