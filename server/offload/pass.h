#pragma once

// Pass: the state of one run that its phases share. Each phase is a function over it in a file of
// its own; tracker.cpp has the list.

#include <cstdint>
#include <set>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/cancel.h"
#include "offload/entry.h"
#include "offload/graph.h"
#include "offload/report.h"

namespace offload {

class Framework;

struct Pass {
  Graph& graph;
  const EntryLayout& entry;
  const Options& options;
  const base::CancelToken& cancel;
  const Framework* framework;  // null for text that is tracked as it stands
  const hlo::Module& module;
  const Words& words;
  Report report;

  std::vector<NodeId> update_slices = {};               // met by some walk, in the order first met
  std::unordered_map<NodeId, NodeId> host_copies = {};  // the copy to host memory of a value
  std::set<std::tuple<NodeId, Sub, std::uint32_t>> copied =
      {};                                    // target, part and operand position behind a copy
  std::vector<NodeId> touched = {};          // nodes that some walk visited
  std::unordered_set<NodeId> needless = {};  // moves to the host that a host call spares
  std::vector<NodeId> quoted = {};           // nodes whose whole text some message repeats
  bool looks_everywhere = false;             // the result rests on nodes that no walk visited
  // Steps in words are bounded, since many leaks can share one long way.
  std::size_t walk_steps_left = 200'000;
  std::size_t leak_steps_left = 400'000;
  std::uint32_t steps = 0;
  bool is_cancelled = false;

  // True when the run is to stop; asked at every step.
  bool tick() {
    if (++steps % 1000 == 0 && cancel.is_cancelled()) is_cancelled = true;
    return is_cancelled;
  }

  Position position(Place place) const {
    const Node& node = graph.at(place.node);
    return {node.source, graph.shapes().index(node.shape, place.sub)};
  }
};

}  // namespace offload
