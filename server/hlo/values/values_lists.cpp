#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>
#include <utility>

#include <fmt/format.h>

#include "hlo/values/values_grammar.h"
#include "hlo/values/values_tokens.h"

namespace hlo {
namespace {

std::size_t take_digits(std::string_view text, std::size_t at) {
  while (at < text.size() && is_digit(text[at])) ++at;
  return at;
}

// Whether the numbers in it, a minus sign in front or not, have 63 bits each.
bool fits_numbers(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size()) {
    const bool is_negative = text[at] == '-';
    const std::size_t begin = is_negative ? at + 1 : at;
    at = take_digits(text, begin);
    std::string_view digits = text.substr(begin, at - begin);
    digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
    const std::string_view most = is_negative ? "9223372036854775808" : "9223372036854775807";
    if (digits.size() > most.size() || (digits.size() == most.size() && digits > most))
      return false;
    at += at < text.size() ? 1 : 0;
  }
  return true;
}

// What a pattern token says of each dimension.
struct Pattern {
  std::size_t dimensions = 0;
  std::size_t most_numbers = 0;  // that a dimension has; 0 where the text is no such token
};

// `low_high` or `low_high_interior` per dimension, joined by `x`.
Pattern padding_of(std::string_view text) {
  Pattern pattern;
  std::size_t at = 0;
  do {
    std::size_t count = 0;
    do {
      if (count < 2 && at < text.size() && text[at] == '-') ++at;
      const std::size_t end = take_digits(text, at);
      if (end == at) return {};
      at = end;
      ++count;
    } while (at < text.size() && text[at] == '_' && ++at > 0);
    if (count < 2 || count > 3) return {};
    ++pattern.dimensions;
    pattern.most_numbers = std::max(pattern.most_numbers, count);
  } while (at < text.size() && text[at] == 'x' && ++at > 0);
  return at == text.size() ? pattern : Pattern{};
}

struct Sizes {
  std::size_t count = 0;
  bool are_positive = true;
};

// `3` or `3x3`
bool read_sizes(ValueReader& reader, std::string_view part, Sizes& sizes) {
  const std::size_t begin = reader.place();
  const std::string_view text = reader.take_pattern();
  const bool is_one = text.find('x') == std::string_view::npos;
  std::size_t at = is_one && text.starts_with('-') ? 1 : 0;
  sizes.are_positive = at == 0;
  do {
    const std::size_t end = take_digits(text, at);
    if (end == at) {
      reader.go_to(begin);
      return reader.fail("expects token type kInt or kDxD");
    }
    const bool is_zero = text.substr(at, end - at).find_first_not_of('0') == std::string_view::npos;
    sizes.are_positive = sizes.are_positive && !is_zero;
    ++sizes.count;
    at = end;
  } while (at < text.size() && text[at] == 'x' && ++at > 0);
  const text::Range range = reader.range_from(begin);
  const bool is_token = at == text.size() && (!is_one || end_of_integer(text, 0) != kNoToken);
  if (!is_token) return reader.fail_at(range, "expects token type kInt or kDxD");
  if (is_one) {
    sizes.are_positive = sizes.are_positive && integer_value(text) > 0;
    return true;
  }
  return fits_numbers(text) ||
         reader.fail_at(range, fmt::format("expects sub-attribute '{}=ixj...'", part), "attribute");
}

bool read_window_padding(ValueReader& reader, std::size_t& dimensions) {
  const std::size_t begin = reader.place();
  const std::string_view text = reader.take_pattern();
  const Pattern pattern = padding_of(text);
  dimensions = pattern.dimensions;
  if (pattern.most_numbers == 2 && fits_numbers(text)) return true;
  reader.go_to(begin);
  return reader.fail(pattern.most_numbers == 0
                         ? "expects window pad pattern, e.g., '0_0x3_3'"
                         : "expects padding_low and padding_high separated by '_'");
}

// The parts of a window in the order in which XLA compares them with the first. Of rhs_reversal
// only newer releases compare the number, and none its values.
constexpr std::array<std::string_view, 6> kWindowParts = {
    "size", "stride", "pad", "lhs_dilate", "rhs_dilate", "rhs_reversal"};
constexpr std::size_t kPad = 2;
constexpr std::size_t kReversal = 5;
// How the verifier names what has to be positive.
constexpr std::array<std::string_view, kReversal> kPositive = {
    "dimension", "stride", "", "base area dilation factor", "window dilation factor"};

class Window {
 public:
  explicit Window(ValueReader& reader) : reader_(reader) {}

  bool read() {
    if (!reader_.expect('{', "expected '{' to start window attribute")) return false;
    while (!reader_.take('}')) {
      const std::size_t begin = reader_.place();
      const std::string_view name = reader_.take_attribute_name();
      if (name.empty()) return reader_.fail("expects sub-attributes in window");
      const auto part =
          static_cast<std::size_t>(std::ranges::find(kWindowParts, name) - kWindowParts.begin());
      if (part == kWindowParts.size()) {
        return reader_.fail_at(reader_.range_from(begin),
                               fmt::format("unexpected attribute name: {}", name), "attribute");
      }
      if (counts_[part] != 0) {
        return reader_.fail_at(reader_.range_from(begin),
                               fmt::format("sub-attribute '{}=' already exists", name),
                               "attribute");
      }
      if (!read_part(part)) return false;
      ranges_[part] = reader_.range_from(begin);
    }
    return judge();
  }

 private:
  bool read_part(std::size_t part) {
    if (part == kPad) return read_window_padding(reader_, counts_[part]);
    const std::size_t begin = reader_.place();
    Sizes sizes;
    if (!read_sizes(reader_, kWindowParts[part], sizes)) return false;
    counts_[part] = sizes.count;
    if (part != kReversal && !sizes.are_positive) {
      reader_.doubt_at(reader_.range_from(begin),
                       fmt::format("Window has a non-positive {}", kPositive[part]),
                       "unverified-shape");
    }
    return true;
  }

  bool judge() {
    for (std::size_t part = 1; part < kReversal; ++part) {
      if (counts_[part] == 0 || counts_[part] == counts_[0]) continue;
      return reader_.fail_at(
          ranges_[part],
          fmt::format("expects '{}=' has the same size as 'size='", kWindowParts[part]),
          "attribute");
    }
    return true;
  }

  ValueReader& reader_;
  std::array<std::size_t, kWindowParts.size()> counts_{};
  std::array<text::Range, kWindowParts.size()> ranges_{};
};

std::size_t spatial_count(std::string_view labels) {
  return static_cast<std::size_t>(std::ranges::count_if(labels, is_digit));
}

// Each letter and digit stands once, and the digits count from 0.
bool judge_labels(ValueReader& reader, text::Range range, std::string_view labels,
                  std::string_view what) {
  std::bitset<128> seen;
  for (const char c : labels) {
    if (c != '?' && seen.test(static_cast<unsigned char>(c))) {
      return reader.fail_at(
          range, fmt::format("expects unique {} dimension numbers, but sees {}", what, labels),
          "attribute");
    }
    seen.set(static_cast<unsigned char>(c));
  }
  const std::size_t spatial = spatial_count(labels);
  for (const char c : labels) {
    if (!is_digit(c) || std::cmp_less(c - '0', spatial)) continue;
    return reader.fail_at(range,
                          fmt::format("expects [0-{}{}?] in {} dimension numbers", spatial - 1,
                                      what == "rhs" ? "io" : "bf", what),
                          "attribute");
  }
  return true;
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

bool read_window(ValueReader& reader) { return Window(reader).read(); }

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
  const std::string_view lhs = text.substr(0, kernel);
  const std::string_view rhs = text.substr(kernel + 1, output - kernel - 1);
  const std::string_view result = text.substr(output + 2);
  const bool fits = is_made_of(lhs, "0123456789bf?") && is_made_of(rhs, "0123456789io?") &&
                    is_made_of(result, "0123456789bf?");
  if (!fits) return reader.fail(kMessage);
  reader.go_to(end);
  const text::Range range = reader.range_from(begin);
  if (!judge_labels(reader, range, lhs, "lhs") || !judge_labels(reader, range, rhs, "rhs") ||
      !judge_labels(reader, range, result, "output"))
    return false;
  const std::size_t spatial = spatial_count(lhs);
  if (spatial_count(rhs) == spatial && spatial_count(result) == spatial) return true;
  return reader.fail_at(range,
                        fmt::format("input, kernel, and output must have same number of spatial "
                                    "dimensions, but got {}, {}, {}, respectively.",
                                    spatial, spatial_count(rhs), spatial_count(result)),
                        "attribute");
}

bool read_padding(ValueReader& reader) {
  const std::size_t begin = reader.place();
  const std::string_view text = reader.take_pattern();
  const bool is_padding = padding_of(text).most_numbers != 0;
  if (is_padding && fits_numbers(text)) return true;
  reader.go_to(begin);
  return reader.fail(is_padding
                         ? "expects padding config pattern like 'low_high_interior' or 'low_high'"
                         : "expects padding config, e.g., '0_0_0x3_3_1'");
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
