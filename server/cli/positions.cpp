#include "cli/positions.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "text/utf8.h"

namespace cli {
namespace {

// Below this a line is counted afresh.
constexpr text::Offset kLongLine = 4096;

text::Offset units(std::string_view bytes, text::PositionEncoding encoding) {
  switch (encoding) {
    case text::PositionEncoding::kUtf8: return static_cast<text::Offset>(bytes.size());
    case text::PositionEncoding::kUtf16:
      return static_cast<text::Offset>(text::count_utf16_units(bytes));
    case text::PositionEncoding::kUtf32:
      return static_cast<text::Offset>(text::count_characters(bytes));
  }
  return 0;
}

// The start of the character that the offset lies in.
text::Offset character_start(const text::Text& text, text::Range line, text::Offset offset) {
  const text::Offset most =
      offset < line.begin ? 0 : std::min<text::Offset>(3, offset - line.begin);
  const text::Slice near =
      text.slice({offset - most, std::max(offset, std::min(offset + 4, line.end))});
  for (text::Offset back = most; back > 0; --back) {
    if (text::utf8_step(near.bytes(), most - back) > back) return offset - back;
  }
  return offset;
}

bool read_number(std::string_view digits, text::Offset& number) {
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return error == std::errc() && end == digits.data() + digits.size() && number > 0;
}

}  // namespace

text::Position Positions::at(text::Offset offset, text::PositionEncoding encoding) {
  Mark& mark = marks_[static_cast<std::size_t>(encoding)];
  // The line break has no columns of its own, so places in it are left to the whole count.
  const bool is_behind = mark.line.size() >= kLongLine && mark.line.begin <= offset &&
                         offset + 2 < mark.line.end && mark.offset <= offset;
  if (is_behind) {
    offset = character_start(text_, mark.line, offset);
    mark.position.column += units(text_.slice({mark.offset, offset}).bytes(), encoding);
  } else {
    mark.position = text::to_position(text_, offset, encoding);
    mark.line = text_.line_range(mark.position.line);
    offset = character_start(text_, mark.line, std::min(offset, text_.size()));
  }
  mark.offset = offset;
  return mark.position;
}

std::string Positions::printed(text::Offset offset) {
  const text::Position position = at(offset, text::PositionEncoding::kUtf32);
  return fmt::format("{}:{}", position.line + 1, position.column + 1);
}

std::optional<text::Offset> offset_of(const text::Text& text, std::string_view line_and_column) {
  const std::size_t colon = line_and_column.find(':');
  if (colon == line_and_column.npos) return std::nullopt;
  text::Offset line = 0;
  text::Offset column = 0;
  if (!read_number(line_and_column.substr(0, colon), line)) return std::nullopt;
  if (!read_number(line_and_column.substr(colon + 1), column)) return std::nullopt;
  if (line > text.line_count()) return std::nullopt;
  return text::to_offset(text, {line - 1, column - 1}, text::PositionEncoding::kUtf32);
}

}  // namespace cli
