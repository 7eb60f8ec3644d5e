#pragma once

// The alias analysis with which the pass ends. It moves nothing, but it stops the compiler on some
// forms that the tracking itself accepts.

#include "offload/pass.h"

namespace offload {

// The analysis wants one call site for each body, condition and branch.
void check_call_sites(Pass& pass);
// It wants one origin for each value that an operation changes in place.
void check_changes_in_place(Pass& pass);
// Updates that may share a buffer with a parameter are copied on the device. No result tells of
// that, so it is done for the log only.
void part_updates_from_parameters(Pass& pass);

}  // namespace offload
