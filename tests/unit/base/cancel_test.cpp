#include "base/cancel.h"

#include "tests/support/catch.h"

TEST_CASE("a token without a flag is never cancelled") {
  const base::CancelToken token;
  token.cancel();
  CHECK_FALSE(token.is_cancelled());
}

TEST_CASE("copies of a token share its flag, other tokens do not") {
  const auto token = base::CancelToken::make();
  const auto copy = base::CancelToken(token);
  const auto other = base::CancelToken::make();
  CHECK_FALSE(copy.is_cancelled());
  token.cancel();
  CHECK(copy.is_cancelled());
  CHECK_FALSE(other.is_cancelled());
}
