#pragma once

// Update slices: once all walks are done, each one that a walk met gets its place in memory, and a
// base that is only a broadcast becomes a buffer in host memory (the walk up).

#include "offload/pass.h"

namespace offload {

void resolve_update_slices(Pass& pass);
// Of older compilers, which settle those behind an annotation at once and no others.
void settle_update_slice(Pass& pass, NodeId slice);

}  // namespace offload
