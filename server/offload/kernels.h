#pragma once

// Hand-written kernels whose outputs the kernel itself puts into host memory: each such output is
// the start of a walk.

#include "offload/pass.h"

namespace offload {

void stream_kernel_outputs(Pass& pass);

}  // namespace offload
