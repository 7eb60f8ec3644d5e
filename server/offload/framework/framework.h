#pragma once

// Text in front of the optimizer, brought into the form the pass sees: annotations translated,
// calls inlined and shared computations taken apart (each call site counts for itself), Sharding
// and shard_map calls dropped, dead code gone, and what earlier passes surely decide (a choice by a
// constant) decided. Nodes of the result know the node as written and the call path they belong to.

#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/cancel.h"
#include "offload/graph.h"
#include "offload/result.h"

namespace offload {

// One use of a computation: a call site with the way to it.
struct Instance {
  ComputationNumber computation = 0;
  std::uint32_t parent = hlo::kNone;
  NodeId call = kNoNode;    // of the graph as written; kNoNode for the entry
  bool is_inlined = false;  // its parameters are the call's operands, its root the call's result
  std::uint32_t first_operand = 0;  // inlined: parameter n is the call's operand first_operand + n
};

class Framework {
 public:
  // `written` stays where it is as long as this object and what it prepares.
  explicit Framework(const Graph& written) : written_(written) {}

  // The graph to track; its names are those of the graph as written. Absent when cancelled or too
  // large.
  std::optional<Graph> prepare(std::size_t max_instances, Backend backend,
                               const base::CancelToken& cancel);
  bool is_too_large() const { return is_too_large_; }

  const Graph& written() const { return written_; }
  // Instructions as written that became no node of their own, with the node that stands for them.
  const std::vector<std::pair<NodeId, NodeId>>& aliases() const { return aliases_; }
  // The root of the entry as written.
  hlo::InstructionId written_root() const;
  // What the text goes through from `value` to the operand of `user` that it became: arguments and
  // parameters, results of calls, elements.
  std::vector<Step> steps_between(const Node& value, const Node& user, std::int64_t operand) const;

 private:
  const Graph& written_;
  std::vector<Instance> instances_;
  std::unordered_map<std::uint64_t, std::uint32_t> inlined_;  // by instance and call
  std::vector<std::pair<NodeId, NodeId>> aliases_;
  bool is_too_large_ = false;
};

}  // namespace offload
