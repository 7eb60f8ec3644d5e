#pragma once

// Positions as editors count them: a line and a column in UTF-8 bytes, UTF-16 units or characters,
// both from 0. Bytes that are no UTF-8 count as one unit each. A position past the end of its line
// or of the text is clamped, and an offset inside a character goes to the character's start.

#include <cstdint>

#include "text/range.h"
#include "text/text.h"

namespace text {

enum class PositionEncoding : std::uint8_t { kUtf8, kUtf16, kUtf32 };

struct Position {
  Offset line = 0;
  Offset column = 0;

  auto operator<=>(const Position&) const = default;
};

Position to_position(const Text& text, Offset offset, PositionEncoding encoding);
Offset to_offset(const Text& text, Position position, PositionEncoding encoding);

}  // namespace text
