#pragma once

// What a name in the text stands for, as instructions and computations of the model.

#include <optional>

#include "hlo/file.h"
#include "hlo/lookup.h"
#include "hlo/module.h"

namespace features {

// At its definition the instruction itself; of an operand, a control predecessor or a parameter of
// a signature the one that defines it; of a leaf of the entry layout the parameter, or the value
// that the root returns there. Empty for what is no value and for names without a definition.
hlo::InstructionRef instruction_named(const hlo::File& file, const hlo::Found& found);

// At a head the computation itself, at a call the one that is called. Absent otherwise.
std::optional<hlo::Computation> computation_named(const hlo::File& file, const hlo::Found& found);

// The leaf of the entry layout that was found; null where another thing was.
const hlo::LayoutLeaf* leaf_found(const hlo::Module& module, const hlo::Found& found);

// The name, or all of it where it has none. Absolute.
text::Range name_or_whole(const hlo::InstructionRef& instruction);

}  // namespace features
