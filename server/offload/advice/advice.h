#pragma once

// Advice: what the compiler accepts in silence and a user would want to know. Beside the pass and
// never part of it: nothing here changes the graph. Silent wherever it is not sure. What is read is
// the way values take (names, operands, moves, loops, branches) and what the phases left, both of
// which an edit that keeps a result keeps (reuse.cpp).

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "offload/pass.h"

namespace offload {

// An annotation that sends the index of a slice to host memory, not its data.
struct IndexMove {
  NodeId call = kNoNode;
  NodeId slice = kNoNode;
};

// What only the graph as it comes can tell: behind the phases the moves are gone.
struct MoveAdvice {
  std::vector<Finding> findings;
  std::vector<IndexMove> index_moves;
};

MoveAdvice advise_on_moves(Pass& pass);
// Behind the phases: adds what `moves` found, and what the phases left.
void advise(Pass& pass, MoveAdvice moves);

// Why an annotation moves nothing, behind its name. Asked in front of the annotation's end.
std::string reason_without_effect(const Graph& graph, NodeId call);
// The same where nobody uses it; `value_users` are those of what it would move.
std::string reason_unused(const Graph& graph, NodeId call, std::span<const NodeId> value_users);

// Loops whose state and conditionals whose branches disagree on where a value lives.
void advise_on_spaces(Pass& pass);

Finding advice(const Pass& pass, std::string_view code, std::string message, Place place);

}  // namespace offload
