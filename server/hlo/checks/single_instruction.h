#pragma once

// A text that is one instruction and no more: XLA makes a module around it, with a parameter for
// each operand, of the shape that is written before it.

#include "hlo/checks/findings.h"
#include "hlo/computation.h"
#include "hlo/tables.h"

namespace hlo {

// Ranges are absolute.
void check_single_instruction(const InstructionRef& only, const Tables& tables, Findings& findings);

}  // namespace hlo
