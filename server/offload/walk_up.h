#pragma once

// The search from an update slice up to the buffer that it writes into: what it meets becomes host
// memory, and a broadcast becomes an allocated buffer.

#include "offload/pass.h"

namespace offload {

void walk_up(Pass& pass, NodeId update_slice);

}  // namespace offload
