#pragma once

// Words that are no bare names: XLA's lexer has tokens of their own for them. With `%` in front, or
// a colon glued behind, they are names like others. The files values*.cpp look here,
// and the formatter.

#include <string>
#include <string_view>

namespace hlo {

// `word` is a bare name without `%`.
bool is_reserved_word(std::string_view word);
// What XLA would call an instruction instead, without `%`: type names and names that begin with two
// underscores are refused however they are written. Empty where the name may stay.
std::string legal_name(std::string_view name);

}  // namespace hlo
