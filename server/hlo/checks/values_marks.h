#pragma once

// The marks of a piece, and the faults in what stands between its items. Only the files values*.cpp look here.

#include <span>

#include "hlo/checks/values.h"

namespace hlo {

// Whether the parser found fault inside the range.
bool has_syntax_problem(std::span<const syntax::Problem> problems, text::Range range);

void add_marks(const LoweredPiece& piece, std::span<const syntax::Problem> syntax_problems, PieceCheck& check);

}  // namespace hlo
