#pragma once

// The legalizer, which runs in front of the pass: copies that change a layout in the middle of a
// host segment go behind the move to the device, or in front of the move to the host where the
// value is returned. It finds its own way through the graph, by instruction and at most one tuple
// index, and gives up silently on most of what it does not know; but some forms stop the compiler
// here. Afterwards layouts, names of starts and the order of users may be others.

#include "offload/pass.h"

namespace offload {

void legalize(Pass& pass);

}  // namespace offload
