#pragma once

// What a number may be in a literal of some element type: section 9 of the format description,
// measured at XLA's parser on both sides of each limit. A number is judged after rounding, so a
// limit is the first value that rounds to none of the type's. Only the files values*.cpp look here.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "hlo/shape.h"
#include "hlo/values/values_tokens.h"

namespace hlo {

struct NumberRule {
  enum class Kind : std::uint8_t { kAny, kInteger, kFloat, kComplex };
  Kind kind = Kind::kAny;
  // kInteger: the bounds, as 64-bit numbers are kept.
  std::int64_t least = 0;
  std::int64_t most = 0;
  // Whole numbers of so many digits are good, whatever the digits are.
  std::size_t short_digits = 18;
  // kFloat and kComplex, there of each part.
  double limit = 0;          // 0 where any double is good
  bool is_limit_in = false;  // the limit itself is still good
  bool is_positive = false;  // zero and negative numbers are not
  double lowest = 0;         // as messages name the range
  double largest = 0;
  int payload_bits = 0;  // behind nan; 0 where the type has none
};

const NumberRule& number_rule(ElementType type);

// Where a number stands: the shape of its array and its place in there, row by row.
struct NumberPlace {
  const Shape* shape = nullptr;
  std::int64_t index = 0;
};

// `token` is a number token or a word of one. Empty where the type takes it.
std::string number_fault(const NumberRule& rule, NumberPlace place, std::string_view token);
// Of the real part, or the imaginary part, of a complex number.
std::string part_fault(const NumberRule& rule, NumberPlace place, std::string_view token,
                       bool is_real);
// S32, F8E4M3FN
std::string upper_name(ElementType type);

// Behind a number that is in range whatever its digits are, told without reading its value; npos
// where more is to be looked at. Inline, as literals hold millions of them.
inline std::size_t end_of_good_number(const NumberRule& rule, std::string_view text,
                                      std::size_t at) {
  using Kind = NumberRule::Kind;
  const auto end_of_digits = [text](std::size_t from) {
    while (from < text.size() && is_digit(text[from])) ++from;
    return from;
  };
  const bool is_negative = text[at] == '-';
  if (is_negative && rule.kind == Kind::kInteger && rule.least >= 0) return kNoToken;
  const std::size_t begin = is_negative ? at + 1 : at;
  std::size_t end = end_of_digits(begin);
  if (end == begin || end - begin > rule.short_digits || rule.kind == Kind::kComplex)
    return kNoToken;
  if (rule.kind == Kind::kFloat) {
    if (end < text.size() && text[end] == '.') end = end_of_digits(end + 1);
    const bool has_exponent = text.substr(end, 2) == "e-";
    if (has_exponent && end_of_digits(end + 2) > end + 2) end = end_of_digits(end + 2);
  }
  if (end == text.size()) return kNoToken;
  return text[end] == ',' || text[end] == ' ' || text[end] == '}' ? end : kNoToken;
}

}  // namespace hlo
