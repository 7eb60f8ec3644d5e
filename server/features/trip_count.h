#pragma once

// How often a loop goes round, where the text says so: by `known_trip_count` of its backend config,
// or by a counter that begins at a constant, grows by a constant and is compared with one.

#include <cstdint>
#include <optional>

#include "hlo/module.h"

namespace features {

std::optional<std::int64_t> trip_count(const hlo::Module& module, hlo::Tables& tables,
                                       const hlo::InstructionRef& loop);

}  // namespace features
