#include "hlo/checks/values_grammar.h"
#include "hlo/checks/values_tokens.h"

namespace hlo {
namespace {

std::size_t take_digits(std::string_view text, std::size_t at) {
  while (at < text.size() && is_digit(text[at])) ++at;
  return at;
}

// `low_high` or `low_high_interior` per dimension, joined by `x`; 0 where the text is something
// else, else the most numbers that a dimension has.
std::size_t numbers_of_padding(std::string_view text) {
  std::size_t most = 0;
  std::size_t at = 0;
  do {
    std::size_t count = 0;
    do {
      if (count < 2 && at < text.size() && text[at] == '-') ++at;
      const std::size_t end = take_digits(text, at);
      if (end == at) return 0;
      at = end;
      ++count;
    } while (at < text.size() && text[at] == '_' && ++at > 0);
    if (count < 2 || count > 3) return 0;
    most = most < count ? count : most;
  } while (at < text.size() && text[at] == 'x' && ++at > 0);
  return at == text.size() ? most : 0;
}

// `3` or `3x3`
bool read_sizes(ValueReader& reader) {
  const std::size_t begin = reader.place();
  const std::string_view text = reader.take_pattern();
  std::size_t at = text.starts_with('-') && text.find('x') == std::string_view::npos ? 1 : 0;
  do {
    const std::size_t end = take_digits(text, at);
    if (end == at) {
      reader.go_to(begin);
      return reader.fail("expects token type kInt or kDxD");
    }
    at = end;
  } while (at < text.size() && text[at] == 'x' && ++at > 0);
  return at == text.size() ||
         reader.fail_at(reader.range_from(begin), "expects token type kInt or kDxD");
}

bool read_window_padding(ValueReader& reader) {
  const std::size_t begin = reader.place();
  const std::size_t numbers = numbers_of_padding(reader.take_pattern());
  if (numbers == 2) return true;
  reader.go_to(begin);
  return reader.fail(numbers == 0 ? "expects window pad pattern, e.g., '0_0x3_3'"
                                  : "expects padding_low and padding_high separated by '_'");
}

bool is_made_of(std::string_view text, std::string_view letters) {
  return text.size() >= 2 && text.find_first_not_of(letters) == std::string_view::npos;
}

}  // namespace

bool read_integers(ValueReader& reader, char open, char close) {
  const std::string_view message = open == '{' ? "expects a list starting with kLbrace"
                                               : "expects a list starting with kLsquare";
  return read_list(reader, open, close, message, [&reader] { return reader.expect_integer(); });
}

bool read_shape_index(ValueReader& reader) {
  if (!reader.expect('{', "Expects '{' at the start of ShapeIndex")) return false;
  while (!reader.peek('}')) {
    if (!reader.expect_integer()) return false;
    if (!reader.take(',')) break;
  }
  return reader.expect('}', "Expects '}' at the end of ShapeIndex");
}

bool read_window(ValueReader& reader) {
  if (!reader.expect('{', "expected '{' to start window attribute")) return false;
  while (!reader.take('}')) {
    const std::size_t begin = reader.place();
    const std::string_view part = reader.take_attribute_name();
    if (part.empty()) return reader.fail("expects sub-attributes in window");
    if (part == "pad") {
      if (!read_window_padding(reader)) return false;
      continue;
    }
    const bool is_known = part == "size" || part == "stride" || part == "lhs_dilate" ||
                          part == "rhs_dilate" || part == "rhs_reversal";
    if (!is_known)
      return reader.fail_at(reader.range_from(begin),
                            "unexpected attribute name: " + std::string(part));
    if (!read_sizes(reader)) return false;
  }
  return true;
}

// `b01f_01io->b01f`: one token, so no blanks.
bool read_dim_labels(ValueReader& reader) {
  constexpr std::string_view kMessage = "expects dim labels pattern, e.g., 'bf0_0io->0bf'";
  const std::size_t begin = reader.place();
  std::size_t end = reader.text().find_first_of(" \t\r\n/,}%", begin);
  if (end == std::string_view::npos) end = reader.text().size();
  const std::string_view text = reader.text().substr(begin, end - begin);
  const std::size_t kernel = text.find('_');
  const std::size_t output = text.find("->");
  if (kernel == std::string_view::npos || output == std::string_view::npos || output < kernel)
    return reader.fail(kMessage);
  const bool fits = is_made_of(text.substr(0, kernel), "0123456789bf?") &&
                    is_made_of(text.substr(kernel + 1, output - kernel - 1), "0123456789io?") &&
                    is_made_of(text.substr(output + 2), "0123456789bf?");
  if (!fits) return reader.fail(kMessage);
  reader.go_to(end);
  return true;
}

bool read_padding(ValueReader& reader) {
  const std::size_t begin = reader.place();
  if (numbers_of_padding(reader.take_pattern()) != 0) return true;
  reader.go_to(begin);
  return reader.fail("expects padding config, e.g., '0_0_0x3_3_1'");
}

bool read_slice_ranges(ValueReader& reader) {
  return read_list(reader, '{', '}', "expects '{' to start ranges", [&reader] {
    const std::size_t begin = reader.place();
    if (!reader.expect('[', "expects a list starting with kLsquare")) return false;
    int numbers = 0;
    do {
      if (!reader.expect_integer()) return false;
      ++numbers;
    } while (reader.take(':'));
    if (!reader.expect(']', "expects a list to end with kRsquare")) return false;
    if (numbers == 2 || numbers == 3) return true;
    return reader.fail_at(reader.range_from(begin),
                          "expects [start:limit:step] or [start:limit], but sees " +
                              std::to_string(numbers) + " elements.");
  });
}

}  // namespace hlo
