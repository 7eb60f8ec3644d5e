#pragma once

// The tokens that values are made of, as offsets into a text: what XLA's lexer takes in one go at a
// place. All of them answer the place behind the token, or npos where the bytes are no such token.
// Used by ValueReader and by the reader of literals, which is too hot for it.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hlo {

inline constexpr std::size_t kNoToken = std::string_view::npos;

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }
inline bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
inline bool is_word_byte(char c) { return is_letter(c) || is_digit(c) || c == '.' || c == '-'; }

// Behind blanks and comments; at an open comment where there is one.
std::size_t end_of_blanks(std::string_view text, std::size_t at);
// A string with its quotes, all escapes known and all bytes UTF-8.
std::size_t end_of_string(std::string_view text, std::size_t at);
// A string inside brace text that is taken as it is: any escape but that of a line end.
std::size_t end_of_raw_string(std::string_view text, std::size_t at);
// Digits that fit 64 bits, a minus sign in front or not, and nothing behind them that makes them
// another token.
std::size_t end_of_integer(std::string_view text, std::size_t at);
// Any number, inf and nan.
std::size_t end_of_number(std::string_view text, std::size_t at);

// The value of an integer token; from 2^63 on it wraps.
std::int64_t integer_value(std::string_view token);
// Of a token that is an integer, a decimal, inf or -inf; absent where it is beyond a double.
std::optional<double> decimal_value(std::string_view token);
inline constexpr std::string_view kBeyondDouble =
    "Constant is out of range for double (+/-1.79769e+308) and so is unparsable.";

}  // namespace hlo
