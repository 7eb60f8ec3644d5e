#pragma once

// Where the modules of a file begin and end, found through the sums: costs time in the number of
// modules and their headers.

#include <vector>

#include "hlo/file_state.h"

namespace hlo {

// Headers whose pieces and place are those of a span in `before` are shared with it.
std::vector<ModuleSpan> module_spans(const FileState& state, const std::vector<ModuleSpan>& before);

}  // namespace hlo
