#pragma once

// Written: the graph of a module as written, kept between versions of framework text. Most keys
// change what a few instructions say and leave all of them standing one for one; the graph then
// follows the edit instead of being built anew.

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <utility>

#include "base/slot.h"
#include "offload/build.h"
#include "offload/facts.h"
#include "offload/tracker.h"

namespace offload {

class Written {
 public:
  // A graph that build_graph made of framework text.
  explicit Written(Graph graph);

  const Graph& graph() const { return graph_; }

  enum class Outcome : std::uint8_t {
    kFollowed,   // the graph is the one of the module after the change
    kUntouched,  // the change is of another kind; the graph is what it was
    kSpoilt      // it is of no use any more
  };
  // Linear in the changed pieces and in the uses of names that changed.
  Outcome follow(const ModuleChange& change, hlo::Tables& tables);

 private:
  friend class Following;                    // in written.cpp
  NodeId find(hlo::InstructionId id) const;  // kNoNode where it is not known

  Graph graph_;
  // Of each piece the first instruction that became a node: its place in the piece, and the node.
  std::unordered_map<std::uint32_t, std::pair<std::uint32_t, NodeId>> first_of_piece_;
};

// The graph of the version before, made good for the module after the change; null where it has
// none or cannot follow.
std::unique_ptr<Written> inherit(const Tracking& before, const ModuleChange& change,
                                 hlo::Tables& tables);

}  // namespace offload
