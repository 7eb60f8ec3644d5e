#pragma once

// The opcode of an instruction: one that XLA's parser reads, one of earlier releases, or none.
// Looks at one instruction and costs a compare where all is well.

#include <cstdint>
#include <vector>

#include "hlo/lower.h"
#include "hlo/problem.h"

namespace hlo {

enum class OpcodeUse : std::uint8_t {
  kToday,
  kHistorical,  // nothing is known of its operands and attributes
  kUnknown,     // nor of these
};

// Tells of an opcode that is not of today. Where XLA's own printer wrote one of earlier releases,
// it wrote names with `%`: there it is a note, elsewhere an error.
OpcodeUse check_opcode(const LoweredPiece& piece, const Instruction& instruction,
                       std::vector<Problem>& problems);

}  // namespace hlo
