#include "cli/palette.h"

#include "tests/support/catch.h"

using cli::Color;

TEST_CASE("colours come on a terminal only, unless they are asked for") {
  CHECK(cli::wants_color(Color::kAuto, true, nullptr, "xterm"));
  CHECK(!cli::wants_color(Color::kAuto, false, nullptr, "xterm"));
  CHECK(!cli::wants_color(Color::kAuto, true, "1", "xterm"));
  CHECK(cli::wants_color(Color::kAuto, true, "", "xterm"));
  CHECK(!cli::wants_color(Color::kAuto, true, nullptr, "dumb"));
  CHECK(cli::wants_color(Color::kAlways, false, "1", "dumb"));
  CHECK(!cli::wants_color(Color::kNever, true, nullptr, "xterm"));
}

TEST_CASE("paint without colours is the text") {
  CHECK(cli::Palette(false).paint(cli::Ink::kError, "text") == "text");
  CHECK(cli::Palette(true).paint(cli::Ink::kError, "text") == "\x1b[1;31mtext\x1b[0m");
  CHECK(cli::Palette(true).paint(cli::Ink::kError, "").empty());
}
