#include "text/encoding.h"

#include <algorithm>

#include "text/utf8.h"

namespace text {
namespace {

Offset units_of(std::size_t step, PositionEncoding encoding) {
  switch (encoding) {
    case PositionEncoding::kUtf8: return static_cast<Offset>(step);
    case PositionEncoding::kUtf16: return step == 4 ? 2 : 1;
    case PositionEncoding::kUtf32: return 1;
  }
  return 1;
}

Offset count_units(std::string_view bytes, PositionEncoding encoding) {
  switch (encoding) {
    case PositionEncoding::kUtf8: return static_cast<Offset>(bytes.size());
    case PositionEncoding::kUtf16: return static_cast<Offset>(count_utf16_units(bytes));
    case PositionEncoding::kUtf32: return static_cast<Offset>(count_characters(bytes));
  }
  return 0;
}

std::string_view without_line_break(std::string_view line) {
  if (line.ends_with('\n')) line.remove_suffix(1);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

// A character is four bytes at most, so the start of the one that holds `at` is near.
std::size_t character_start(std::string_view line, std::size_t at) {
  for (std::size_t back = std::min<std::size_t>(at, 3); back > 0; --back) {
    if (utf8_step(line, at - back) > back) return at - back;
  }
  return at;
}

}  // namespace

Position to_position(const Text& text, Offset offset, PositionEncoding encoding) {
  offset = std::min(offset, text.size());
  const Offset line = text.line_of(offset);
  const Range range = text.line_range(line);
  const Slice slice = text.slice(range);
  const std::string_view content = without_line_break(slice.bytes());
  std::size_t inside = std::min<std::size_t>(offset - range.begin, content.size());
  if (inside < content.size()) inside = character_start(content, inside);
  return {line, count_units(content.substr(0, inside), encoding)};
}

Offset to_offset(const Text& text, Position position, PositionEncoding encoding) {
  if (position.line >= text.line_count()) return text.size();
  const Range range = text.line_range(position.line);
  const Slice slice = text.slice(range);
  const std::string_view content = without_line_break(slice.bytes());
  Offset units = 0;
  for (std::size_t at = 0; at < content.size();) {
    const std::size_t step = utf8_step(content, at);
    const Offset next = units + units_of(step, encoding);
    if (next > position.column) return range.begin + static_cast<Offset>(at);
    units = next;
    at += step;
  }
  return range.begin + static_cast<Offset>(content.size());
}

}  // namespace text
