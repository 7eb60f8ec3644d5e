#include "text/positions.h"

#include <string>

#include "tests/support/catch.h"

TEST_CASE("a long line gives the same places in any order of asking") {
  std::string line;
  while (line.size() < 10'000) line += "ab\xf0\x9f\x98\x80";
  const text::Text text("first\n" + line + "\nlast");
  text::Positions positions(text);
  for (const text::Offset offset : {6u, 12u, 5000u, 9000u, 4002u, 10'000u, 3u, 8002u}) {
    for (const auto encoding : {text::PositionEncoding::kUtf16, text::PositionEncoding::kUtf32}) {
      CHECK(positions.at(offset, encoding) == text::to_position(text, offset, encoding));
    }
  }
}
