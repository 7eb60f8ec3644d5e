#pragma once

// What judging found in one piece, and what it has to remember of it.

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "base/persistent_map.h"
#include "hlo/problem.h"
#include "hlo/shape.h"

namespace hlo {

struct PieceVerdict {
  std::vector<Problem> problems;  // relative to the piece
  // Of instructions without a written shape, by index, rising.
  std::vector<std::pair<std::uint32_t, std::shared_ptr<const Shape>>> inferred;
};

struct PieceHash {
  std::uint64_t operator()(std::uint32_t id) const { return base::mix_bits(id); }
};

// By piece id.
using Verdicts = base::PersistentMap<std::uint32_t, std::shared_ptr<const PieceVerdict>, PieceHash>;

}  // namespace hlo
