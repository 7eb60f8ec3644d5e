#include "text/encoding.h"

#include "tests/support/catch.h"

namespace {

using text::Position;
using text::PositionEncoding;
using text::Text;

// One character of each length, and a byte that is none: a, é, €, 😀, 0xff, b.
const std::string kLine =
    "a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\xff"
    "b";

}  // namespace

TEST_CASE("a column counts bytes, UTF-16 units or characters") {
  const Text text("x\n" + kLine + "\n");
  const auto at_b = static_cast<text::Offset>(2 + kLine.size() - 1);
  CHECK(to_position(text, at_b, PositionEncoding::kUtf8) == Position{1, 11});
  CHECK(to_position(text, at_b, PositionEncoding::kUtf16) == Position{1, 6});
  CHECK(to_position(text, at_b, PositionEncoding::kUtf32) == Position{1, 5});
}

TEST_CASE("every character start comes back from its position, in every encoding") {
  const Text text("x\n" + kLine + "\r\n" + kLine);
  for (const PositionEncoding encoding :
       {PositionEncoding::kUtf8, PositionEncoding::kUtf16, PositionEncoding::kUtf32}) {
    for (const text::Offset offset :
         {0U, 1U, 2U, 3U, 5U, 8U, 12U, 13U, 14U, 16U, 17U, 19U, 22U, 26U, 27U, 28U}) {
      CHECK(to_offset(text, to_position(text, offset, encoding), encoding) == offset);
    }
  }
}

TEST_CASE("an offset inside a character goes to its start") {
  const Text text(kLine);
  CHECK(to_position(text, 2, PositionEncoding::kUtf16) == Position{0, 1});
  CHECK(to_position(text, 9, PositionEncoding::kUtf32) == Position{0, 3});
}

TEST_CASE("a position past the end of its line or of the text is clamped") {
  const Text text(std::string("ab\r\ncd"));
  CHECK(to_offset(text, {0, 99}, PositionEncoding::kUtf16) == 2);
  CHECK(to_offset(text, {1, 99}, PositionEncoding::kUtf16) == 6);
  CHECK(to_offset(text, {9, 0}, PositionEncoding::kUtf16) == 6);
  CHECK(to_position(text, 99, PositionEncoding::kUtf16) == Position{1, 2});
}

TEST_CASE("a position between the halves of a surrogate pair goes to the character's start") {
  const Text text(kLine);
  CHECK(to_offset(text, {0, 4}, PositionEncoding::kUtf16) == 6);
}
