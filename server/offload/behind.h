#pragma once

// What the rest of the compiler refuses of a module that the pass accepts, as far as it is about
// memory spaces. On GPU a verifier stands behind the pass: an instruction and what it hands on must
// agree about them. On TPU an update of a buffer in host memory must cover whole lanes.

#include "offload/pass.h"

namespace offload {

// A phase; a warning for each instruction that would be refused on the back end of the run. Nothing
// where the pass itself ends in an error, and for framework text, which other passes change first.
void foretell_refusals(Pass& pass);

}  // namespace offload
