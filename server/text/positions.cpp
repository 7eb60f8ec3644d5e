#include "text/positions.h"

#include <algorithm>
#include <string_view>

#include "text/utf8.h"

namespace text {
namespace {

// Below this a line is counted afresh.
constexpr Offset kLongLine = 4096;

Offset units(std::string_view bytes, PositionEncoding encoding) {
  switch (encoding) {
    case PositionEncoding::kUtf8: return static_cast<Offset>(bytes.size());
    case PositionEncoding::kUtf16: return static_cast<Offset>(count_utf16_units(bytes));
    case PositionEncoding::kUtf32: return static_cast<Offset>(count_characters(bytes));
  }
  return 0;
}

// The start of the character that the offset lies in.
Offset character_start(const Text& text, Range line, Offset offset) {
  const Offset most = offset < line.begin ? 0 : std::min<Offset>(3, offset - line.begin);
  const Slice near = text.slice({offset - most, std::max(offset, std::min(offset + 4, line.end))});
  for (Offset back = most; back > 0; --back) {
    if (utf8_step(near.bytes(), most - back) > back) return offset - back;
  }
  return offset;
}

}  // namespace

Position Positions::at(Offset offset, PositionEncoding encoding) {
  Mark& mark = marks_[static_cast<std::size_t>(encoding)];
  // The line break has no columns of its own, so places in it are left to the whole count.
  const bool is_behind = mark.line.size() >= kLongLine && mark.line.begin <= offset &&
                         offset + 2 < mark.line.end && mark.offset <= offset;
  if (is_behind) {
    offset = character_start(text_, mark.line, offset);
    mark.position.column += units(text_.slice({mark.offset, offset}).bytes(), encoding);
  } else {
    mark.position = to_position(text_, offset, encoding);
    mark.line = text_.line_range(mark.position.line);
    offset = character_start(text_, mark.line, std::min(offset, text_.size()));
  }
  mark.offset = offset;
  return mark.position;
}

}  // namespace text
