#pragma once

// What a computation takes and gives, in one line: `(a: f32[8], b: s32[]) -> f32[8]`, as its
// parameters and its root have it: signatures count for nothing.

#include <cstddef>
#include <string>

#include "hlo/computation.h"
#include "hlo/tables.h"

namespace features {

// What comes behind that many bytes is left out.
std::string interface_of(const hlo::Tables& tables, const hlo::Computation& computation,
                         std::size_t bytes);

}  // namespace features
