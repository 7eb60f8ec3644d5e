#pragma once

// The alias analysis with which the pass ends. It moves nothing, but it stops the compiler on some
// forms that the tracking itself accepts.

#include "offload/pass.h"

namespace offload {

// The analysis wants one call site for each body, condition and branch.
void check_call_sites(Pass& pass);

}  // namespace offload
