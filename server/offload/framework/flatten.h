#pragma once

// The work behind Framework::prepare: instances of computations are written out one after the other
// into a list of drafts, then the live ones become a graph.

#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/cancel.h"
#include "offload/framework/framework.h"
#include "offload/graph.h"

namespace offload {

struct Flattened {
  std::vector<Instance> instances;
  std::unordered_map<std::uint64_t, std::uint32_t> inlined;  // by instance and call
  std::vector<std::pair<NodeId, NodeId>> aliases;            // node as written, node of the graph
  std::optional<Graph> graph;                                // absent when cancelled or too large
  bool is_too_large = false;
};

Flattened flatten(const Graph& written, std::size_t max_instances, Backend backend,
                  const base::CancelToken& cancel);

}  // namespace offload
