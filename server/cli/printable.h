#pragma once

// Text of users made fit for a terminal: no byte of it can move the cursor, change colours or turn
// the reading direction. Such bytes are written out (`\x1b`, `\u{202e}`), and so are bytes that are
// no UTF-8. Tabs become blanks.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "text/range.h"
#include "text/text.h"

namespace cli {

// What one character of the text looks like, and how many columns of a terminal it takes.
struct Glyph {
  std::string bytes;
  std::size_t width = 1;
};

std::vector<Glyph> glyphs_of(std::string_view bytes);
// Line breaks are written out too.
std::string printable(std::string_view bytes);

// One line of the text around a range, cut to fit. `marked` is what the range covers of its first
// line.
struct Excerpt {
  std::string before;
  std::string marked;
  std::string after;
  std::size_t mark_column = 0;  // width of `before`
  std::size_t mark_width = 1;   // at least 1, also for an empty range
};

// `whole` keeps the leading blanks and what stands at the end of an instruction for tools only
// (metadata).
Excerpt excerpt(const text::Text& text, text::Range range, std::size_t width, bool whole);

}  // namespace cli
