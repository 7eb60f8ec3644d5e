#pragma once

// Offsets of one text as lines and columns. Remembers where it was, so that a walk along a very
// long line costs its length once and not once a place. Not shared between threads.

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "text/encoding.h"
#include "text/range.h"
#include "text/text.h"

namespace cli {

class Positions {
 public:
  explicit Positions(text::Text text) : text_(std::move(text)) {}

  text::Position at(text::Offset offset, text::PositionEncoding encoding);
  // `12:5`: line and column from 1, columns in characters.
  std::string printed(text::Offset offset);

 private:
  struct Mark {
    text::Range line;
    text::Offset offset = 0;
    text::Position position;
  };

  text::Text text_;
  std::array<Mark, 3> marks_;  // one for each encoding
};

// `LINE:COLUMN` from 1, columns in characters. Absent where it is not written so, or stands for no
// place of the text.
std::optional<text::Offset> offset_of(const text::Text& text, std::string_view line_and_column);

}  // namespace cli
