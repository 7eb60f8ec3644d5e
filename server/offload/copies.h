#pragma once

// Copies into host memory in front of a start, and the removal of annotations and their like.

#include "offload/chain.h"
#include "offload/pass.h"

namespace offload {

// Records an abort where the compiler cannot tell what the start's value comes from.
void insert_copy_in_front(Pass& pass, const Beginning& beginning);
// The copy back to the device in front of a call, which keeps its users; kNoNode where it has no
// operand.
NodeId copy_to_device(Pass& pass, NodeId call);
// Of older compilers: what uses the call uses its copy from now on, so that other walks find it.
NodeId replace_by_copy(Pass& pass, NodeId call);
// All uses of the call get its operand; the call is removed. Records the compiler's errors about
// shapes and control dependencies.
void bypass(Pass& pass, NodeId call);
// All uses of the old value get the new one, with the compiler's check of their shapes.
void replace_checked(Pass& pass, NodeId old_value, NodeId new_value);
// Removes a node nobody uses any more; records the error where control dependencies forbid it.
void remove_checked(Pass& pass, NodeId node);
// Whether the operand of a call may stand in its place; an error where it may not.
void check_replaceable(Pass& pass, NodeId old_value, NodeId new_value);

}  // namespace offload
