#pragma once

// The annotations themselves: every MoveToHost that the entry reaches is treated, one after the
// other, in XLA's order; afterwards the MoveToDevice calls go.

#include "offload/pass.h"

namespace offload {

// What may stand between an annotation and the start it leads to.
bool is_looked_through(const Graph& graph, NodeId node);

void stream_host_parameters(Pass& pass);
void treat_annotations(Pass& pass);
void remove_moves_to_device(Pass& pass);

}  // namespace offload
