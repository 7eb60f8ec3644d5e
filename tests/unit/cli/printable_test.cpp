#include "cli/printable.h"

#include "tests/support/catch.h"

namespace {

using cli::Excerpt;
using namespace std::string_view_literals;

// The excerpt as it would stand in a report, the underline below.
std::string picture(std::string_view text, std::string_view mark, std::size_t width) {
  const std::size_t at = text.find(mark);
  REQUIRE(at != text.npos);
  const auto begin = static_cast<text::Offset>(at);
  const Excerpt shown =
      cli::excerpt(text::Text(std::string(text)),
                   {begin, begin + static_cast<text::Offset>(mark.size())}, width, true);
  return shown.before + shown.marked + shown.after + "\n" + std::string(shown.mark_column, ' ') +
         std::string(shown.mark_width, '^');
}

}  // namespace

TEST_CASE("no byte of the text reaches the terminal as a control") {
  CHECK(cli::printable("a\x1b[31mb"sv) == "a\\x1b[31mb");
  CHECK(cli::printable("\0\x07\x7f\r\n"sv) == "\\x00\\x07\\x7f\\x0d\\x0a");
  CHECK(cli::printable("\xc2\x9b"
                       "31m"sv) == "\\u{9b}31m");
  CHECK(cli::printable("\xe2\x80\xae"
                       "abc"sv) == "\\u{202e}abc");
  CHECK(cli::printable("\xff\xc3"sv) == "\\xff\\xc3");
  CHECK(cli::printable("gr\xc3\xbc\xc3\x9f \xe6\xbc\xa2"sv) == "gr\xc3\xbc\xc3\x9f \xe6\xbc\xa2");
}

TEST_CASE("the underline stands under the range") {
  CHECK(picture("one\n  two three\nfour", "three", 40) == "  two three\n      ^^^^^");
  CHECK(picture("\ttwo three\n", "three", 40) == "    two three\n        ^^^^^");
  CHECK(picture("\x1b\xe6\xbc\xa2 three", "three", 40) == "\\x1b\xe6\xbc\xa2 three\n       ^^^^^");
}

TEST_CASE("a long line is cut so that the range is seen") {
  const std::string line = std::string(100, 'a') + " MARK " + std::string(100, 'b');
  CHECK(picture(line, "MARK", 30) == "…aaaaaaaaa MARK bbbbbbbbbbbbb…\n           ^^^^");
  CHECK(picture("x = " + line, "x", 30) == "x = aaaaaaaaaaaaaaaaaaaaaaaaa…\n^");
  CHECK(picture(std::string(100, 'a') + " END", "END", 30) == "…aaaaaaaaa END\n           ^^^");
}

TEST_CASE("a range longer than the line is cut to it") {
  const std::string mark(100, 'm');
  CHECK(picture("a " + mark, mark, 20) ==
        "a " + std::string(17, 'm') + "…\n  " + std::string(17, '^'));
  CHECK(picture("a = b(c,\n  d)", "b(c,\n  d)", 40) == "a = b(c,\n    ^^^^");
}

TEST_CASE("an empty range has a caret of its own, at the end of a text too") {
  const Excerpt end = cli::excerpt(text::Text("abc"), {3, 3}, 40, true);
  CHECK(end.before == "abc");
  CHECK(end.mark_column == 3);
  CHECK(end.mark_width == 1);
  const Excerpt empty = cli::excerpt(text::Text(), {0, 0}, 40, true);
  CHECK(empty.mark_column == 0);
}

TEST_CASE("an excerpt of any place of any line fits the width") {
  const std::string line =
      "\t\xe6\xbc\xa2" + std::string(50, 'x') + "\x1b\xff" + std::string(60, 'y') + "\xe6\xbc\xa2";
  const text::Text text(line);
  for (const std::size_t width : {12u, 20u, 40u, 100u}) {
    for (text::Offset begin = 0; begin <= line.size(); ++begin) {
      const Excerpt shown =
          cli::excerpt(text, {begin, std::min<text::Offset>(begin + 9, text.size())}, width, true);
      std::size_t columns = 0;
      for (const cli::Glyph& glyph : cli::glyphs_of(shown.before + shown.marked + shown.after))
        columns += glyph.width;
      CAPTURE(width, begin, shown.before, shown.marked, shown.after);
      REQUIRE(columns <= width);
      REQUIRE(shown.mark_column < width);
    }
  }
}
