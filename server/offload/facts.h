#pragma once

// Facts: what the tracker may have read of changed pieces, in text order, so that what an edit took
// out and what it put in can be compared one by one.

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "hlo/module.h"

namespace offload {

// Pieces that stand side by side, with what stands in front of them.
struct Group {
  std::uint32_t in_front = hlo::kNone;  // an unchanged piece; kNone at the start of the text
  std::vector<std::pair<std::uint32_t, const hlo::LoweredPiece*>> pieces;
};

using PieceList = std::vector<std::pair<std::uint32_t, std::shared_ptr<const hlo::LoweredPiece>>>;

// The changed pieces that a part of the module lies in. Absent where a piece is not in the file.
std::optional<std::vector<Group>> changed_groups(const hlo::Module& module,
                                                 const PieceList& pieces);

// What the tracker may have read, in text order: everything but instructions as one number a fact,
// so that lists compare.
struct Fact {
  enum class Kind : std::uint8_t { kHead, kClose, kHeaderPart, kInstruction };
  Kind kind;
  std::uint32_t detail = 0;
  hlo::Name name = 0;
  hlo::ShapeId shape = 0;
  hlo::InstructionId id;
  const hlo::LoweredPiece* piece = nullptr;

  bool matches(const Fact& other) const {
    return kind == other.kind && detail == other.detail && name == other.name &&
           shape == other.shape;
  }
};

std::vector<Fact> facts_of(const Group& group);

}  // namespace offload
