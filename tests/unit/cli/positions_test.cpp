#include "cli/positions.h"

#include "tests/support/catch.h"

TEST_CASE("places are counted in characters from 1") {
  const text::Text text("ab\n\xc3\xa4\xf0\x9f\x98\x80z\n");
  cli::Positions positions(text);
  CHECK(positions.printed(0) == "1:1");
  CHECK(positions.printed(3) == "2:1");
  CHECK(positions.printed(9) == "2:3");
  CHECK(cli::offset_of(text, "2:3") == 9u);
  CHECK(cli::offset_of(text, "1:1") == 0u);
}

TEST_CASE("a long line gives the same places in any order of asking") {
  std::string line;
  while (line.size() < 10'000) line += "ab\xf0\x9f\x98\x80";
  const text::Text text("first\n" + line + "\nlast");
  cli::Positions positions(text);
  for (const text::Offset offset : {6u, 12u, 5000u, 9000u, 4002u, 10'000u, 3u, 8002u}) {
    for (const auto encoding : {text::PositionEncoding::kUtf16, text::PositionEncoding::kUtf32}) {
      CHECK(positions.at(offset, encoding) == text::to_position(text, offset, encoding));
    }
  }
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
