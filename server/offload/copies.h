#pragma once

// Copies into host memory in front of a start, and the removal of annotations and their like.

#include "offload/chain.h"
#include "offload/pass.h"

namespace offload {

// Records an abort where the compiler cannot tell what the start's value comes from.
void insert_copy_in_front(Pass& pass, const Beginning& beginning);
// All uses of the call get its operand; the call is removed. Records the compiler's errors about
// shapes and control dependencies.
void bypass(Pass& pass, NodeId call);
// Removes a node nobody uses any more; records the error where control dependencies forbid it.
void remove_checked(Pass& pass, NodeId node);

}  // namespace offload
