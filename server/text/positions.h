#pragma once

// Offsets of one text as lines and columns. Remembers where it was, so that a walk along a very
// long line costs its length once and not once a place. Not shared between threads.

#include <array>
#include <utility>

#include "text/encoding.h"
#include "text/range.h"
#include "text/text.h"

namespace text {

class Positions {
 public:
  explicit Positions(Text text) : text_(std::move(text)) {}

  Position at(Offset offset, PositionEncoding encoding);

 private:
  struct Mark {
    Range line;
    Offset offset = 0;
    Position position;
  };

  Text text_;
  std::array<Mark, 3> marks_;  // one for each encoding
};

}  // namespace text
