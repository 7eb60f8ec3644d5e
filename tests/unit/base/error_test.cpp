#include "base/error.h"

#include <expected>

#include "tests/support/catch.h"

TEST_CASE("an error travels in std::expected with its code and message") {
  const std::expected<int, base::Error> failed =
      std::unexpected(base::Error{base::ErrorCode::kNotFound, "no instruction x"});
  REQUIRE_FALSE(failed);
  CHECK(failed.error() == base::Error{base::ErrorCode::kNotFound, "no instruction x"});
}
