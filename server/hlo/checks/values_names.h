#pragma once

// Words that are no bare names: XLA's lexer has tokens of their own for them. With `%` in front, or
// a colon glued behind, they are names like others. The files values*.cpp look here,
// and the formatter.

#include <cstdint>
#include <string_view>

namespace hlo {

enum class WordUse : std::uint8_t {
  kName,
  kPrinted,  // reserved, but XLA's printer does not heed that, or an older release had not reserved
             // it
  kReserved,
};

// `word` is a bare name without `%`.
WordUse use_of_word(std::string_view word);

}  // namespace hlo
