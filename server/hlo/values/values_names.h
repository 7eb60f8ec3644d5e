#pragma once

// Names as words: XLA's lexer has tokens of its own for some, which are names only with `%` in
// front or a colon glued behind, and its parser refuses others for instructions however they are
// written. The files values*.cpp look here, and the formatter.

#include <string>
#include <string_view>
#include <vector>

#include "hlo/problem.h"
#include "text/range.h"

namespace hlo {

// `word` is a bare name without `%`.
bool is_reserved_word(std::string_view word);
// What XLA would call an instruction instead, without `%`: type names and names that begin with two
// underscores are refused. Empty where the name may stay.
std::string legal_name(std::string_view name);

// A name at its range in the bytes of a piece.
void check_name(std::string_view bytes, text::Range range, std::vector<Problem>& problems);
// Of the instruction that is defined.
void check_instruction_name(std::string_view bytes, text::Range range,
                            std::vector<Problem>& problems);
// One word, while XLA printed others in old dumps, with a number behind.
void check_module_name(std::string_view bytes, text::Range range, std::vector<Problem>& problems);

}  // namespace hlo
