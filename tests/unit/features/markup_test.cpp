#include "features/markup.h"

#include <string>

#include "tests/support/catch.h"

namespace {

using features::code;
using features::Line;
using features::Markup;
using features::plain;

void check_line(const Line& line, const std::string& markdown, const std::string& text) {
  Markup markup;
  markup.paragraph(line);
  CHECK(features::as_markdown(markup) == markdown);
  CHECK(features::as_plain_text(markup) == text);
}

}  // namespace

TEST_CASE("plain text means the same in markdown") {
  check_line({plain("a*b_c [d](e) <b> `f` a|b \\ &amp; ~~g~~ $h$")},
             R"(a\*b_c \[d\](e) \<b\> \`f\` a\|b \\ \&amp; \~\~g\~\~ \$h\$)",
             "a*b_c [d](e) <b> `f` a|b \\ &amp; ~~g~~ $h$");
}

TEST_CASE("what makes a list or a heading at the start of a line does not") {
  check_line({plain("1. a")}, "1\\. a", "1. a");
  check_line({plain("12) a")}, "12\\) a", "12) a");
  check_line({plain("- a")}, "\\- a", "- a");
  check_line({plain("+ a")}, "\\+ a", "+ a");
  check_line({plain("===")}, "\\===", "===");
  check_line({plain("# a")}, "\\# a", "# a");
  check_line({plain("    a")}, "a", "    a");
  check_line({plain("1.5 and - a")}, "1.5 and - a", "1.5 and - a");
}

TEST_CASE("a name with backticks stays one piece of code") {
  check_line({code("a")}, "`a`", "a");
  check_line({code("a`b")}, "``a`b``", "a`b");
  check_line({code("`a``b`")}, "``` `a``b` ```", "`a``b`");
  check_line({code(" a ")}, "`  a  `", " a ");
  check_line({code("a|b<c>*_")}, "`a|b<c>*_`", "a|b<c>*_");
  check_line({code("")}, "", "");
}

TEST_CASE("a line break in a name does not end the line") {
  check_line({code("a\nb\r\nc"), plain("\nd")}, "`a b  c` d", "a b  c d");
}

TEST_CASE("bytes that are no text become the replacement character") {
  check_line({code("a\xff"), plain("b\x01\xc3")}, "`a\xEF\xBF\xBD`b\xEF\xBF\xBD\xEF\xBF\xBD",
             "a\xEF\xBF\xBD"
             "b\xEF\xBF\xBD\xEF\xBF\xBD");
  check_line({code("\xC3\xA9")}, "`\xC3\xA9`", "\xC3\xA9");
}

TEST_CASE("code ends where the block does, whatever stands in it") {
  Markup markup;
  markup.code_block("a\n```\n````\nb");
  CHECK(features::as_markdown(markup) == "`````hlo\na\n```\n````\nb\n`````");
  CHECK(features::as_plain_text(markup) == "a\n```\n````\nb");
}

TEST_CASE("blocks are parted by an empty line and rows stay together") {
  Markup markup;
  markup.heading({plain("value "), code("a_b")});
  markup.row("shape", {code("f32[2]")});
  markup.row("size", {plain("8 bytes")});
  markup.list({{plain("x")}, {plain("y")}});
  markup.numbered({{plain("p")}, {plain("q")}}, 9);
  CHECK(features::as_markdown(markup) ==
        "### value `a_b`\n\n**shape:** `f32[2]`  \n**size:** 8 bytes\n\n- x\n- y\n\n9. p\n10. q");
  CHECK(features::as_plain_text(markup) ==
        "value a_b\n\nshape: f32[2]\nsize: 8 bytes\n\n- x\n- y\n\n9. p\n10. q");
  CHECK(features::as_markdown({}).empty());
}

TEST_CASE("names between backticks in a sentence become code") {
  CHECK(features::sentence("back at `d`, then `e`") ==
        Line{plain("back at "), code("d"), plain(", then "), code("e")});
  CHECK(features::sentence("`d`") == Line{code("d")});
  CHECK(features::sentence("a ` b") == Line{plain("a ` b")});
  CHECK(features::sentence("`a` ` b") == Line{code("a"), plain(" ` b")});
  CHECK(features::sentence("").empty());
}

TEST_CASE("long text is shortened between characters") {
  CHECK(features::shortened("abcdef", 6) == "abcdef");
  CHECK(features::shortened("abcdefg", 6) == "abc…");
  CHECK(features::shortened("ééé", 6) == "ééé");
  CHECK(features::shortened("éééé", 6) == "é…");
  CHECK(features::shortened("abcdef", 2) == "…");
}
