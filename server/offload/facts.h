#pragma once

// Facts: what the tracker may have read of changed pieces, in text order, so that what an edit took
// out and what it put in can be compared one by one.

#include <cstdint>
#include <optional>
#include <vector>

#include "hlo/module.h"
#include "offload/tracker.h"

namespace offload {

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

struct FactPair {
  Fact before;
  Fact after;
};

// The instructions of the changed pieces, one for one and in text order, where everything else in
// those pieces is as it was; absent otherwise.
std::optional<std::vector<FactPair>> paired_instructions(const ModuleChange& change);

}  // namespace offload
