#pragma once

// Scan: reads the small tokens of shapes and attribute values one after the other. Blanks and
// comments in front of a token are passed over, as between any two tokens of the format. What does
// not fit leaves the place where it is.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hlo {

class Scan {
 public:
  explicit Scan(std::string_view text, std::size_t at = 0) : text_(text), at_(at) {}

  bool at_end();
  // The place of the next token; behind it what was taken last.
  std::size_t place();
  std::string_view rest();

  bool peek(char token);
  bool take(char token);
  bool take(std::string_view token);
  // Letters, digits and `_`, not beginning with a digit; empty where there is none.
  std::string_view word();
  // The same with `.` and `-`, as in names of instructions; `%` in front is left out.
  std::string_view name();
  // Non-negative numbers wrap at 64 bits as in the format; absent where a digit string is too long.
  std::optional<std::int64_t> integer();
  // A string token with its quotes; empty where there is none or its end is missing.
  std::string_view quoted();
  // Braces with what stands between them; in there only `"` protects. Empty where the closing brace
  // is missing.
  std::string_view braced();

 private:
  void pass_blanks();

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace hlo
