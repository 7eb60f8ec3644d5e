#pragma once

// Positions that lead back to themselves: the compiler, which keeps no list of what it has seen,
// never ends on them. Only for a walk that met a position twice. Linear in what the walk visited.

#include <functional>
#include <vector>

#include "offload/chain.h"
#include "offload/graph.h"

namespace offload {

bool has_cycle(const Graph& graph, const std::vector<Visit>& visits,
               const std::function<bool(Place)>& ends_at);

}  // namespace offload
