#include "cli/positions.h"

#include <charconv>

#include <fmt/format.h>

namespace cli {
namespace {

bool read_number(std::string_view digits, text::Offset& number) {
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return error == std::errc() && end == digits.data() + digits.size() && number > 0;
}

}  // namespace

std::string printed(text::Positions& positions, text::Offset offset) {
  const text::Position position = positions.at(offset, text::PositionEncoding::kUtf32);
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
