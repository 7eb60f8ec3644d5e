#pragma once

// In which memory a value is, in words: what tracking found where the module is tracked, else the
// spaces that the text writes.

#include <cstdint>
#include <string>

#include "analysis/snapshot.h"
#include "hlo/shape.h"
#include "hlo/tables.h"

namespace features {

// "host memory", "device memory", "on-chip memory", "memory space 7".
std::string space_name(std::int64_t space, offload::Backend backend);

// "host memory at {0}, device memory elsewhere".
std::string placement_of(const analysis::Snapshot& at, const analysis::ModuleAnalysis& analysis,
                         const hlo::InstructionRef& value);
// The spaces as written, whatever tracking says.
std::string written_placement(const hlo::Shape& shape, offload::Backend backend);

bool is_tracked(const analysis::ModuleAnalysis& analysis);

}  // namespace features
