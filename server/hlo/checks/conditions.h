#pragma once

// What the parts of one instruction ask of each other: an attribute that needs another, a list as
// long as the operands are many, a result shape of a certain form. All of it is what XLA's parser
// refuses, or ends at. Shapes of operands are not looked at, only what the instruction itself
// shows.

#include <vector>

#include "hlo/lower.h"
#include "hlo/problem.h"
#include "hlo/tables.h"

namespace hlo {

// Of an instruction whose opcode and attributes are of today. As for `hidden` see
// checks/attributes.h.
void check_conditions(const LoweredPiece& piece, const Instruction& instruction,
                      const Tables& tables, std::vector<Problem>& problems,
                      std::vector<Problem>& hidden);

// The leaves of the shape of a parameter have a word each in parameter_replication, which no other
// opcode has.
void check_replication(const LoweredPiece& piece, const Instruction& instruction,
                       const Attribute& attribute, const Tables& tables,
                       std::vector<Problem>& problems);

}  // namespace hlo
