#pragma once

// Where a value goes on (successors) and where it comes from (predecessors), one step, by position.
// Exactly XLA's relation, oddities included: a root leads to every caller of its computation,
// whatever call the value came in through. What stops the compiler with a failed check comes back
// as an obstacle; the step is left out.

#include <vector>

#include "offload/graph.h"

namespace offload {

struct Obstacle {
  enum class Kind {
    kPredicate,     // the value chooses the branch of a conditional
    kNoSubshape,    // the user's shape has no such part
    kManyOperands,  // which operand it comes from is not told
    kWholeValue,    // an element of a value that is tracked as a whole (older profiles)
    kTwoAliases,    // two operands that share the output: an error (older profiles)
  };
  Kind kind;
  NodeId node;
  hlo::ShapeIndex index;
};

struct Steps {
  std::vector<Place> places;
  std::vector<Obstacle> obstacles;

  void clear() {
    places.clear();
    obstacles.clear();
  }
};

// Both clear `out` first. Order and repetitions are XLA's.
void successors(const Graph& graph, Place at, Steps& out);
// `position`: the operand asked about, -1 for none in particular.
void predecessors(const Graph& graph, Place at, std::int64_t position, Steps& out);

// Whether the reshape moves nothing.
bool is_reshape_bitcast(const Graph& graph, NodeId reshape);

// A fusion calls it: neither pass looks for annotations or host calls there.
bool is_fused(const Graph& graph, ComputationNumber computation);

// Operations that carry a host tensor without computing on it.
bool is_path_operation(const Node& node);
bool is_path_operation(const Node& node, const Profile& profile);

}  // namespace offload
