#pragma once

// Makes a File: from all pieces, or from the version before and the pieces that changed. The second
// costs time in the size of the change; only where a change moves the border of a computation, what
// follows in that computation is filed again. A file built anew and one that came about by any
// number of changes tell the same (hlo/describe.h).

#include <cstdint>
#include <memory>
#include <vector>

#include "hlo/file.h"
#include "hlo/lower.h"
#include "hlo/tables.h"
#include "text/range.h"

namespace hlo {

struct NewPiece {
  std::uint32_t id = kNone;  // never used before in this file, unless the piece is one of those
                             // removed by the same change
  text::Offset size = 0;
  std::shared_ptr<const LoweredPiece> piece;
};

// The pieces [first, first + removed_count) give way to `added`.
struct PieceChange {
  std::uint32_t first = 0;
  std::uint32_t removed_count = 0;
  std::vector<NewPiece> added;
};

std::shared_ptr<const File> build(std::vector<NewPiece> pieces, std::shared_ptr<Tables> tables);
// The change must lie inside the file.
std::shared_ptr<const File> rebuild(const File& before, const PieceChange& change);

}  // namespace hlo
