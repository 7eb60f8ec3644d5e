// The half of Graph that changes it, as the pass does.

#include <algorithm>
#include <utility>

#include "offload/graph.h"

namespace offload {

NodeId Graph::insert(Node node, std::span<const NodeId> operands) {
  const NodeId id = append(node, operands, {});
  order_.clear();
  for (const NodeId value : operands)
    if (value != kNoNode) attach(value, id);
  return id;
}

NodeId Graph::add_copy(NodeId of, std::int64_t space) {
  Node node;
  node.opcode = hlo::Opcode::kCopy;
  node.computation = nodes_[of].computation;
  node.shape = nodes_[of].shape;
  const NodeId copy = insert(node, std::span(&of, 1));
  set_space({copy, 0}, space);
  return copy;
}

NodeId Graph::add_allocate_buffer(NodeId like, std::int64_t space) {
  Node node;
  node.opcode = hlo::Opcode::kCustomCall;
  node.role = Role::kAllocateBuffer;
  node.target = shapes_.tables().name("AllocateBuffer");
  node.computation = nodes_[like].computation;
  node.shape = nodes_[like].shape;
  const NodeId buffer = insert(node, {});
  set_space({buffer, 0}, space);
  return buffer;
}

NodeId Graph::add_dynamic_slice(NodeId slice) {
  std::vector<NodeId> operands{operand(slice, 0)};
  const std::size_t rank = shapes_.whole(nodes_[slice].shape).dimensions.size();
  for (std::size_t i = 0; i < rank; ++i) {
    Node start;
    start.opcode = hlo::Opcode::kConstant;
    start.computation = nodes_[slice].computation;
    start.shape = shapes_.number(shapes_.tables().shape("s32[]"));
    operands.push_back(insert(start, {}));
  }
  Node node;
  node.opcode = hlo::Opcode::kDynamicSlice;
  node.computation = nodes_[slice].computation;
  node.shape = nodes_[slice].shape;
  const NodeId dynamic = insert(node, operands);
  if (nodes_[slice].user_count == 0) orphans_.push_back(dynamic);
  return dynamic;
}

NodeId Graph::add_clone(NodeId of, ShapeNumber shape, NodeId value) {
  const Node& original = nodes_[of];
  Node node;
  node.opcode = original.opcode;
  node.role = original.role;
  node.computation = nodes_[value].computation;
  node.shape = shape;
  node.number = original.number;
  node.target = original.target;
  node.source = original.source;
  node.is_clone = true;
  node.origin = written_ == nullptr && original.origin == hlo::kNone ? of : original.origin;
  node.instance = original.instance;
  node.name = shapes_.tables().name(name(of));
  return insert(node, std::span(&value, 1));
}

void Graph::set_shape(NodeId node, ShapeNumber shape) {
  nodes_[node].shape = shape;
  read_spaces(nodes_[node]);
}

void Graph::attach(NodeId value, NodeId user) {
  order_.clear();
  Node& at = nodes_[value];
  if (at.user_count == at.user_capacity) {
    // The list moves to the end of the pool with room to double.
    const auto begin = static_cast<std::uint32_t>(users_.size());
    const std::uint32_t capacity = std::max<std::uint32_t>(2, at.user_capacity * 2);
    users_.resize(users_.size() + capacity, kNoNode);
    std::copy_n(users_.begin() + at.first_user, at.user_count, users_.begin() + begin);
    at.first_user = begin;
    at.user_capacity = capacity;
  }
  users_[at.first_user + at.user_count++] = user;
  at.has_split_user |= nodes_[user].role == Role::kSplit;
  part_users_.erase(value);
}

void Graph::detach(NodeId value, NodeId user) {
  Node& at = nodes_[value];
  const auto begin = users_.begin() + at.first_user;
  const auto found = std::find(begin, begin + at.user_count, user);
  if (found == begin + at.user_count) return;
  order_.clear();
  *found = users_[at.first_user + --at.user_count];
  part_users_.erase(value);
  if (at.user_count == 0) orphans_.push_back(value);
}

void Graph::replace_operand(NodeId user, std::uint32_t position, NodeId value) {
  NodeId& slot = operands_[nodes_[user].first_operand + position];
  const NodeId old_value = slot;
  if (old_value == value) return;
  const bool is_known = value != kNoNode && !positions(user, value).empty();
  if (nodes_[user].operand_count > kWide) {
    Positions& all = wide_positions(user);
    std::erase(all[old_value], position);
    std::vector<std::uint32_t>& now = all[value];
    now.insert(std::lower_bound(now.begin(), now.end(), position), position);
  }
  slot = value;
  if (old_value != kNoNode && positions(user, old_value).empty()) detach(old_value, user);
  if (value != kNoNode && !is_known) attach(value, user);
}

void Graph::replace_uses(NodeId old_value, NodeId new_value) {
  // Fusions hold a value once, and a parameter that goes for that has uses of its own.
  std::vector<std::pair<NodeId, NodeId>> open{{old_value, new_value}};
  while (!open.empty()) {
    const auto [from, to] = open.back();
    open.pop_back();
    const std::span<const NodeId> now = users(from);
    const std::vector<NodeId> all(now.begin(), now.end());
    for (const NodeId user : all)
      for (const std::uint32_t position : positions(user, from))
        replace_operand(user, position, to);
    if (is_root(from)) computations_[nodes_[from].computation].root = to;
    if (from != old_value) remove(from);
    for (const NodeId user : all)
      if (nodes_[user].opcode == hlo::Opcode::kFusion) drop_repeated_operands(user, open);
  }
}

void Graph::drop_repeated_operands(NodeId fusion, std::vector<std::pair<NodeId, NodeId>>& merged) {
  // Looking through more than this at each replacement would cost more than it tells.
  constexpr std::uint32_t kMostOperands = 1000;
  Node& node = nodes_[fusion];
  if (node.operand_count > kMostOperands) return;
  const auto called = callees(fusion);
  const bool is_own = !called.empty() && computations_[called.front()].callers.size() == 1;
  std::vector<NodeId> none;
  std::vector<NodeId>& parameters = is_own ? computations_[called.front()].parameters : none;
  const auto operand = operands_.begin() + node.first_operand;
  for (std::uint32_t i = 1; i < node.operand_count;) {
    const auto first = std::find(operand, operand + i, operand[i]);
    if (first == operand + i || operand[i] == kNoNode) {
      ++i;
      continue;
    }
    if (i < parameters.size()) {
      const NodeId kept = parameters[static_cast<std::size_t>(first - operand)];
      if (parameters[i] != kNoNode && kept != kNoNode) merged.emplace_back(parameters[i], kept);
      parameters.erase(parameters.begin() + i);
    }
    std::copy(operand + i + 1, operand + node.operand_count, operand + i);
    --node.operand_count;
  }
  for (std::size_t i = 0; i < parameters.size(); ++i)
    if (parameters[i] != kNoNode) nodes_[parameters[i]].number = static_cast<std::int64_t>(i);
  wide_.erase(fusion);
}

void Graph::remove(NodeId node) {
  std::vector<NodeId> values(operands(node).begin(), operands(node).end());
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
  for (const NodeId value : values)
    if (value != kNoNode) detach(value, node);
  order_.clear();
  nodes_[node].is_removed = true;
}

bool Graph::is_order_stale() const {
  return std::ranges::any_of(orphans_, [this](NodeId node) {
    return node == kNoNode || (!nodes_[node].is_removed && nodes_[node].user_count == 0);
  });
}

}  // namespace offload
