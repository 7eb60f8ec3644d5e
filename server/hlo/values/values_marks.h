#pragma once

// The marks of a piece, and the faults in what stands between its items: blanks and comments, and
// bytes that only look like blanks. What the parser has told of is not told again. Only the files
// values*.cpp look here.

#include <span>

#include "hlo/values/values.h"

namespace hlo {

// Whether the range has a part in one of the faulty items.
bool overlaps(std::span<const text::Range> faulty, text::Range range);

// By place; messages decide where two stand at one.
bool stands_before(const Problem& left, const Problem& right);

void add_marks(const LoweredPiece& piece, std::span<const text::Range> faulty, PieceCheck& check);

}  // namespace hlo
