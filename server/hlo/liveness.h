#pragma once

// Code that does not count: XLA removes it before its verifier looks. What the parser refuses
// counts everywhere.

#include "hlo/computation.h"
#include "hlo/file.h"

namespace hlo {

// Whether the value goes nowhere for certain: no root and no side effect rests on it, or nobody
// calls the computation it stands in whose result goes somewhere. False where that is in doubt.
// Costs time in the number of instructions that rest on it or are called, up to a bound.
bool is_surely_dead(const File& file, const InstructionRef& instruction);

}  // namespace hlo
