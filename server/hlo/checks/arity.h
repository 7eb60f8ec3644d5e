#pragma once

// How many operands an instruction has, as XLA's parser counts them, and as its verifier does where
// the parser does not. Looks at one instruction.

#include <vector>

#include "hlo/lower.h"
#include "hlo/problem.h"
#include "hlo/tables.h"

namespace hlo {

// Of an instruction whose opcode is of today. Quiet where the operands cannot be counted, since the
// printer left some out or one is no operand at all.
void check_arity(const LoweredPiece& piece, const Instruction& instruction, const Tables& tables,
                 std::vector<Problem>& problems);

// Whether nothing but operands stands between the parentheses.
bool has_only_operands(const LoweredPiece& piece, const Instruction& instruction);

// Whether an operand is the name of a type and no more, and the parser passes over it: it drops
// such a one, and counts the others.
bool is_passed_over(const LoweredPiece& piece, const Instruction& instruction,
                    const Operand& operand, const Tables& tables);

}  // namespace hlo
