#include "cli/positions.h"

#include "tests/support/catch.h"

TEST_CASE("places are counted in characters from 1") {
  const text::Text text("ab\n\xc3\xa4\xf0\x9f\x98\x80z\n");
  text::Positions positions(text);
  CHECK(cli::printed(positions, 0) == "1:1");
  CHECK(cli::printed(positions, 3) == "2:1");
  CHECK(cli::printed(positions, 9) == "2:3");
  CHECK(cli::offset_of(text, "2:3") == 9u);
  CHECK(cli::offset_of(text, "1:1") == 0u);
}

TEST_CASE("what is no place of the text is none") {
  const text::Text text("ab\ncd");
  for (const char* written :
       {"", "1", ":", "1:", ":1", "0:1", "1:0", "3:1", "x:1", "1:1:1", "-1:1", "1:99999999999"}) {
    CAPTURE(written);
    CHECK(!cli::offset_of(text, written));
  }
  CHECK(cli::offset_of(text, "1:99") == 2u);
}
