#pragma once

// Where the results of tracking stand in the text: the token of an operand, the name of an
// instruction, the leaf of the entry layout. For the features that show a path; ranges are
// absolute.

#include <cstdint>
#include <vector>

#include "analysis/snapshot.h"
#include "hlo/problem.h"
#include "offload/result.h"
#include "text/range.h"

namespace features {

// The operand's token where an operand number is given, else the name, else the whole instruction.
// Empty at the start of the module where the instruction is none of the text.
text::Range range_of(const hlo::Module& module, hlo::InstructionId instruction,
                     std::int64_t operand);
// The leaf of the entry layout; without that attribute the module's line, without that the shape of
// the root.
text::Range range_of_output(const hlo::Module& module, const hlo::ShapeIndex& output);
text::Range range_of_step(const hlo::Module& module, const offload::Step& step);

// Where the diagnostic of a leak stands.
text::Range range_of_leak(const hlo::Module& module, const offload::Leak& leak);
// The chain of a leak as related places, a parameter's leaf in the entry layout included.
std::vector<hlo::Related> related_of(const hlo::Module& module, const offload::Leak& leak);

// The module that holds the offset; the last one in front of it otherwise, 0 in front of all.
std::uint32_t module_index_at(const analysis::Snapshot& at, text::Offset offset);

}  // namespace features
