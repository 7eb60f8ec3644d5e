#include "hlo/values/values_tokens.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>
#include <system_error>

#include "text/utf8.h"

namespace hlo {
namespace {

bool is_hexadecimal(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

std::uint32_t hexadecimal(char c) {
  if (is_digit(c)) return static_cast<std::uint32_t>(c - '0');
  return static_cast<std::uint32_t>((c | 0x20) - 'a' + 10);
}

std::size_t end_of_octal(std::string_view text, std::size_t at) {
  std::uint32_t value = 0;
  const std::size_t end = std::min(text.size(), at + 3);
  for (; at < end && text[at] >= '0' && text[at] <= '7'; ++at)
    value = value * 8 + static_cast<std::uint32_t>(text[at] - '0');
  return value <= 0xff ? at : kNoToken;
}

// Any number of digits, the value in one byte.
std::size_t end_of_hexadecimal(std::string_view text, std::size_t at) {
  if (at == text.size() || !is_hexadecimal(text[at])) return kNoToken;
  std::uint32_t value = 0;
  for (; at < text.size() && is_hexadecimal(text[at]); ++at) {
    value = value * 16 + hexadecimal(text[at]);
    if (value > 0xff) return kNoToken;
  }
  return at;
}

std::size_t end_of_code_point(std::string_view text, std::size_t at, std::size_t digits) {
  if (text.size() - at < digits) return kNoToken;
  std::uint32_t value = 0;
  for (const std::size_t end = at + digits; at < end; ++at) {
    if (!is_hexadecimal(text[at])) return kNoToken;
    value = value * 16 + hexadecimal(text[at]);
  }
  const bool is_surrogate = value >= 0xd800 && value <= 0xdfff;
  return value <= 0x10ffff && !is_surrogate ? at : kNoToken;
}

// Behind the escape whose backslash stands in front of `at`.
std::size_t end_of_escape(std::string_view text, std::size_t at) {
  if (at == text.size()) return kNoToken;
  const char c = text[at];
  if (c >= '0' && c <= '7') return end_of_octal(text, at);
  if (c == 'x' || c == 'X') return end_of_hexadecimal(text, at + 1);
  if (c == 'u') return end_of_code_point(text, at + 1, 4);
  if (c == 'U') return end_of_code_point(text, at + 1, 8);
  return std::string_view("abfnrtv\\?'\"").find(c) != std::string_view::npos ? at + 1 : kNoToken;
}

template <class EndOfEscape>
std::size_t end_of_quoted(std::string_view text, std::size_t at, EndOfEscape end_of_escape_at) {
  const char quote = text[at++];
  while (at < text.size()) {
    const char c = text[at];
    if (c == quote) return at + 1;
    if (c == '\\') {
      at = end_of_escape_at(at + 1);
      if (at == kNoToken) return kNoToken;
    } else if (static_cast<unsigned char>(c) < 0x80) {
      ++at;
    } else {
      const std::size_t step = text::utf8_step(text, at);
      if (step == 1) return kNoToken;
      at += step;
    }
  }
  return kNoToken;
}

std::size_t end_of_digits(std::string_view text, std::size_t at) {
  while (at < text.size() && is_digit(text[at])) ++at;
  return at;
}

// A word, a point or an underscore directly behind digits makes them part of something else.
bool goes_on(std::string_view text, std::size_t at) {
  return at < text.size() && (is_letter(text[at]) || is_digit(text[at]) || text[at] == '.');
}

// A word behind digits is a token of its own to XLA, as in `T(8,128S(5)`, where it makes none of
// the other patterns of them: decimals, sizes, padding, dimension labels.
bool integer_goes_on(std::string_view text, std::size_t at) {
  if (!goes_on(text, at)) return false;
  const char c = text[at];
  const char next = at + 1 < text.size() ? text[at + 1] : ' ';
  if (c == 'e' || c == 'E') return is_digit(next) || next == '+' || next == '-';
  return c < 'A' || c > 'Z';
}

bool fits(std::string_view digits, bool is_negative) {
  digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
  const std::string_view most = is_negative ? "9223372036854775808" : "18446744073709551615";
  return digits.size() < most.size() || (digits.size() == most.size() && digits <= most);
}

// `(0x7f)` glued to nan or not: not zero, at most 52 bits.
std::size_t end_of_payload(std::string_view text, std::size_t at) {
  if (text.substr(at, 3) != "(0x") return goes_on(text, at) ? kNoToken : at;
  std::uint64_t value = 0;
  std::size_t end = at + 3;
  for (; end < text.size() && is_hexadecimal(text[end]); ++end) {
    value = value * 16 + hexadecimal(text[end]);
    if (value >> 52 != 0) return kNoToken;
  }
  return value != 0 && end < text.size() && text[end] == ')' ? end + 1 : kNoToken;
}

std::size_t end_of_exponent(std::string_view text, std::size_t at) {
  if (at == text.size() || (text[at] | 0x20) != 'e') return at;
  ++at;
  if (at < text.size() && (text[at] == '+' || text[at] == '-')) ++at;
  const std::size_t end = end_of_digits(text, at);
  return end == at ? kNoToken : end;
}

// Whether digits that no double can hold are too large for it, not too small.
bool is_large(std::string_view token) {
  const std::size_t end = std::min(token.find_first_of("eE"), token.size());
  const std::size_t point = std::min(token.find('.'), end);
  const std::size_t first = token.find_first_of("123456789");
  if (first >= end) return false;
  const std::int64_t places = static_cast<std::int64_t>(point) - static_cast<std::int64_t>(first);
  std::int64_t exponent = 0;
  if (end < token.size()) {
    const std::string_view digits = token.substr(end + (token[end + 1] == '+' ? 2 : 1));
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), exponent);
    if (read.ec == std::errc::result_out_of_range) return digits.front() != '-';
  }
  return exponent + places > 0;
}

}  // namespace

std::size_t end_of_blanks(std::string_view text, std::size_t at) {
  while (at < text.size()) {
    const char c = text[at];
    if (c == ' ' || c == '\n' || c == '\t' || c == '\r') {
      ++at;
    } else if (text.substr(at, 2) == "/*") {
      const std::size_t end = text.find("*/", at + 2);
      if (end == std::string_view::npos) return at;
      at = end + 2;
    } else if (text.substr(at, 2) == "//") {
      at = std::min(text.find_first_of("\r\n", at), text.size());
    } else {
      return at;
    }
  }
  return at;
}

std::size_t end_of_string(std::string_view text, std::size_t at) {
  return end_of_quoted(text, at,
                       [text](std::size_t escape) { return end_of_escape(text, escape); });
}

std::size_t end_of_raw_string(std::string_view text, std::size_t at) {
  return end_of_quoted(text, at, [text](std::size_t escape) {
    if (escape == text.size() || text[escape] == '\n') return kNoToken;
    return escape + text::utf8_step(text, escape);
  });
}

std::size_t end_of_integer(std::string_view text, std::size_t at) {
  const bool is_negative = at < text.size() && text[at] == '-';
  const std::size_t begin = is_negative ? at + 1 : at;
  const std::size_t end = end_of_digits(text, begin);
  if (end == begin || integer_goes_on(text, end)) return kNoToken;
  return end - begin < 19 || fits(text.substr(begin, end - begin), is_negative) ? end : kNoToken;
}

std::size_t end_of_number(std::string_view text, std::size_t at) {
  const bool is_negative = at < text.size() && text[at] == '-';
  const std::size_t begin = is_negative ? at + 1 : at;
  if (begin < text.size() && (is_digit(text[begin]) || (is_negative && text[begin] == '.'))) {
    std::size_t end = end_of_digits(text, begin);
    if (end < text.size() && text[end] == '.') {
      const std::size_t fraction = end + 1;
      end = end_of_digits(text, fraction);
      if (fraction - 1 == begin && end == fraction) return kNoToken;
    } else if (end == text.size() || (text[end] | 0x20) != 'e') {
      return end_of_integer(text, at);
    }
    end = end_of_exponent(text, end);
    return end == kNoToken || goes_on(text, end) ? kNoToken : end;
  }
  // Without a minus sign these are words, and a hyphen goes on with a word.
  if (!is_negative && text.size() > begin + 3 && text[begin + 3] == '-') return kNoToken;
  if (text.substr(begin, 3) == "nan") return end_of_payload(text, begin + 3);
  return text.substr(begin, 3) == "inf" && !goes_on(text, begin + 3) ? begin + 3 : kNoToken;
}

std::int64_t integer_value(std::string_view token) {
  const bool is_negative = token.starts_with('-');
  std::uint64_t value = 0;
  for (const char c : token.substr(is_negative ? 1 : 0))
    value = value * 10 + static_cast<std::uint64_t>(c - '0');
  return static_cast<std::int64_t>(is_negative ? 0 - value : value);
}

std::optional<double> decimal_value(std::string_view token) {
  if (token.find_first_not_of("-0123456789") == std::string_view::npos)
    return static_cast<double>(integer_value(token));
  if (token.ends_with("inf")) {
    const double infinity = std::numeric_limits<double>::infinity();
    return token.starts_with('-') ? -infinity : infinity;
  }
  double value = 0;
  const auto read = std::from_chars(token.data(), token.data() + token.size(), value);
  if (read.ec == std::errc::result_out_of_range)
    return is_large(token) ? std::nullopt : std::optional(0.0);
  return value;
}

}  // namespace hlo
