#include "offload/shared_buffers.h"

#include <algorithm>
#include <numeric>
#include <unordered_set>

namespace offload {

using hlo::Opcode;

SharedBuffers::SharedBuffers(const Graph& graph) : graph_(graph) {
  std::uint32_t total = 0;
  first_leaf_.reserve(graph.size());
  for (NodeId node = 0; node < graph.size(); ++node) {
    first_leaf_.push_back(total);
    total += graph.shapes().leaf_count(graph.at(node).shape);
  }
  parents_.resize(total);
  std::iota(parents_.begin(), parents_.end(), 0);
  for (NodeId node = 0; node < graph.size(); ++node)
    if (!graph.at(node).is_removed) join_node(node);
}

void SharedBuffers::join_node(NodeId node) {
  const Node& at = graph_.at(node);
  const auto part = [&](std::int64_t slot) -> Place {
    return {node, graph_.shapes().child(at.shape, 0, slot)};
  };
  switch (at.opcode) {
    case Opcode::kTuple:
      for (std::uint32_t i = 0; i < at.operand_count; ++i)
        join(part(i), {graph_.operand(node, i), 0});
      return;
    case Opcode::kGetTupleElement: {
      const NodeId tuple = graph_.operand(node, 0);
      if (tuple != kNoNode)
        join({node, 0}, {tuple, graph_.shapes().child(graph_.at(tuple).shape, 0, at.number)});
      return;
    }
    case Opcode::kBitcast:
    case Opcode::kOptBarrier:
    case Opcode::kDynamicUpdateSlice: join(node, graph_.operand(node, 0)); return;
    case Opcode::kScatter:
      if (at.operand_count == 3) join(node, graph_.operand(node, 0));
      for (std::uint32_t i = 0; at.operand_count > 3 && i < at.operand_count / 2; ++i)
        join(part(i), {graph_.operand(node, i), 0});
      return;
    case Opcode::kAsyncDone: {
      const NodeId start = graph_.operand(node, 0);
      if (start != kNoNode)
        join({node, 0}, {start, graph_.shapes().child(graph_.at(start).shape, 0, 1)});
      return;
    }
    case Opcode::kCustomCall:
      for (const hlo::OperandAlias& pair : graph_.aliasing(node)) {
        const NodeId value = pair.operand < 0
                                 ? kNoNode
                                 : graph_.operand(node, static_cast<std::size_t>(pair.operand));
        if (value == kNoNode) continue;
        join({node, graph_.shapes().find(at.shape, pair.output)},
             {value, graph_.shapes().find(graph_.at(value).shape, pair.operand_index)});
      }
      return;
    default: join_calls(node); return;
  }
}

void SharedBuffers::join_calls(NodeId node) {
  const Node& at = graph_.at(node);
  const auto callees = graph_.callees(node);
  const auto root = [&](std::size_t i) { return graph_.computation(callees[i]).root; };
  if (at.opcode == Opcode::kWhile) {
    join(node, graph_.operand(node, 0));
    for (const ComputationNumber callee : callees) join(node, graph_.parameter(callee, 0));
    if (!callees.empty()) join(node, root(0));
  } else if (at.opcode == Opcode::kConditional) {
    for (std::size_t i = 0; i < callees.size(); ++i) {
      join(graph_.operand(node, i + 1), graph_.parameter(callees[i], 0));
      join(node, root(i));
    }
  } else if (at.opcode == Opcode::kCall && !callees.empty()) {
    for (std::uint32_t i = 0; i < at.operand_count; ++i)
      join(graph_.operand(node, i), graph_.parameter(callees.front(), i));
    join(node, root(0));
  } else if (at.opcode == Opcode::kAsyncStart && !callees.empty()) {
    for (std::uint32_t i = 0; i < at.operand_count; ++i)
      join(graph_.operand(node, i), graph_.parameter(callees.front(), i));
    join({node, graph_.shapes().child(at.shape, 0, 1)}, {root(0), 0});
  }
}

void SharedBuffers::join(NodeId left, NodeId right) { join(Place{left, 0}, Place{right, 0}); }

void SharedBuffers::join(Place left, Place right) {
  if (left.node == kNoNode || right.node == kNoNode || left.sub == kNoSub || right.sub == kNoSub)
    return;
  const std::uint32_t count =
      std::min(graph_.shape_at(left).leaf_count, graph_.shape_at(right).leaf_count);
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint32_t a = find(leaf(left, i));
    const std::uint32_t b = find(leaf(right, i));
    parents_[std::max(a, b)] = std::min(a, b);
  }
}

std::uint32_t SharedBuffers::leaf(Place place, std::uint32_t i) const {
  return first_leaf_[place.node] + graph_.shape_at(place).first_leaf + i;
}

std::uint32_t SharedBuffers::find(std::uint32_t leaf) {
  while (parents_[leaf] != leaf) {
    parents_[leaf] = parents_[parents_[leaf]];
    leaf = parents_[leaf];
  }
  return leaf;
}

bool SharedBuffers::shares_with_parameter(NodeId value) {
  std::unordered_set<std::uint32_t> held;
  for (std::uint32_t i = 0; i < graph_.shape_at({value, 0}).leaf_count; ++i)
    held.insert(find(leaf({value, 0}, i)));
  const ScratchComputation& computation = graph_.computation(graph_.at(value).computation);
  return std::ranges::any_of(computation.parameters, [&](NodeId parameter) {
    if (parameter == kNoNode) return false;
    for (std::uint32_t i = 0; i < graph_.shape_at({parameter, 0}).leaf_count; ++i)
      if (held.contains(find(leaf({parameter, 0}, i)))) return true;
    return false;
  });
}

}  // namespace offload
