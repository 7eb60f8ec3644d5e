#include "offload/graph.h"

#include <algorithm>
#include <iterator>

namespace offload {

ComputationNumber Graph::add_computation(hlo::Name name) {
  ScratchComputation computation;
  computation.name = name;
  computations_.push_back(std::move(computation));
  return static_cast<ComputationNumber>(computations_.size() - 1);
}

// Some nodes are inserted later; most have two operands and one leaf.
void Graph::reserve(std::size_t nodes) {
  nodes_.reserve(nodes + nodes / 4);
  operands_.reserve(2 * nodes);
  spaces_.reserve(2 * nodes);
}

NodeId Graph::add_node(Node node, std::span<const NodeId> operands,
                       std::span<const ComputationNumber> callees) {
  ++written_count_;
  return append(node, operands, callees);
}

NodeId Graph::append(Node node, std::span<const NodeId> operands,
                     std::span<const ComputationNumber> callees) {
  const auto id = static_cast<NodeId>(nodes_.size());
  node.first_operand = static_cast<std::uint32_t>(operands_.size());
  node.operand_count = static_cast<std::uint32_t>(operands.size());
  operands_.insert(operands_.end(), operands.begin(), operands.end());
  node.first_callee = static_cast<std::uint32_t>(callees_.size());
  node.callee_count = static_cast<std::uint32_t>(callees.size());
  callees_.insert(callees_.end(), callees.begin(), callees.end());
  node.first_space = static_cast<std::uint32_t>(spaces_.size());
  spaces_.resize(spaces_.size() + shapes_.leaf_count(node.shape));
  read_spaces(node);
  ScratchComputation& computation = computations_[node.computation];
  computation.nodes.push_back(id);
  const bool is_small = node.number >= 0 &&
                        node.number <= static_cast<std::int64_t>(computation.nodes.size()) + 100000;
  if (node.opcode == hlo::Opcode::kParameter && is_small) {
    const auto number = static_cast<std::size_t>(node.number);
    if (number >= computation.parameters.size()) computation.parameters.resize(number + 1, kNoNode);
    if (computation.parameters[number] == kNoNode) computation.parameters[number] = id;
  }
  if (node.has_inferred_shape) ++inferred_shapes_;
  if (node.opcode == hlo::Opcode::kCustomCall) custom_calls_.push_back(id);
  if (!callees.empty()) callers_.push_back(id);
  nodes_.push_back(node);
  return id;
}

std::vector<NodeId> Graph::keep(const std::vector<bool>& is_live) {
  if (std::ranges::find(is_live, false) == is_live.end()) return {};
  std::vector<NodeId> moved(nodes_.size(), kNoNode);
  NodeId count = 0;
  for (NodeId node = 0; node < nodes_.size(); ++node) {
    if (!is_live[node]) continue;
    // Operands stand in front of their users, so theirs are known.
    for (std::uint32_t i = 0; i < nodes_[node].operand_count; ++i) {
      NodeId& value = operands_[nodes_[node].first_operand + i];
      if (value != kNoNode) value = moved[value];
    }
    nodes_[count] = nodes_[node];
    moved[node] = count++;
  }
  nodes_.resize(count);
  written_count_ = count;
  const auto rename = [&](std::vector<NodeId>& list) {
    for (NodeId& node : list) node = moved[node];
    std::erase(list, kNoNode);
  };
  rename(custom_calls_);
  rename(callers_);
  for (ScratchComputation& computation : computations_) {
    rename(computation.nodes);
    for (NodeId& parameter : computation.parameters)
      if (parameter != kNoNode) parameter = moved[parameter];
    if (computation.root != kNoNode) computation.root = moved[computation.root];
  }
  std::unordered_map<NodeId, std::vector<hlo::OperandAlias>> aliasing;
  for (auto& [node, pairs] : aliasing_)
    if (is_live[node]) aliasing[moved[node]] = std::move(pairs);
  aliasing_ = std::move(aliasing);
  return moved;
}

void Graph::rewrite(NodeId node, const Node& as, std::span<const NodeId> operands) {
  const Node at = nodes_[node];
  Node& next = nodes_[node];
  next = as;
  next.computation = at.computation;
  next.first_callee = at.first_callee;
  next.callee_count = at.callee_count;
  // Longer lists move to the end of their pool; what they leave behind is small beside an edit.
  next.operand_count = static_cast<std::uint32_t>(operands.size());
  next.first_operand = at.first_operand;
  if (next.operand_count > at.operand_count) {
    next.first_operand = static_cast<std::uint32_t>(operands_.size());
    operands_.resize(operands_.size() + operands.size());
  }
  std::ranges::copy(operands, operands_.begin() + next.first_operand);
  next.first_space = at.first_space;
  if (shapes_.leaf_count(next.shape) > shapes_.leaf_count(at.shape)) {
    next.first_space = static_cast<std::uint32_t>(spaces_.size());
    spaces_.resize(spaces_.size() + shapes_.leaf_count(next.shape));
  }
  read_spaces(next);
  inferred_shapes_ += next.has_inferred_shape;
  inferred_shapes_ -= at.has_inferred_shape;
  const auto call = std::ranges::lower_bound(custom_calls_, node);
  const bool was_call = call != custom_calls_.end() && *call == node;
  const bool is_call = next.opcode == hlo::Opcode::kCustomCall;
  if (is_call && !was_call) custom_calls_.insert(call, node);
  if (!is_call && was_call) custom_calls_.erase(call);
  change_name(node, at.name);
}

void Graph::read_spaces(const Node& node) {
  // The pass begins by erasing every host space that instructions carry.
  std::size_t leaf = node.first_space;
  for (const std::uint8_t space : shapes_.written_spaces(node.shape))
    spaces_[leaf++] = space == hlo::kHostSpace ? 0 : space;
}

void Graph::add_aliasing(NodeId node, std::vector<hlo::OperandAlias> pairs) {
  aliasing_[node] = std::move(pairs);
}

void Graph::add_control(NodeId before, NodeId behind) {
  nodes_[before].has_control = true;
  nodes_[behind].has_control = true;
  control_before_[behind].push_back(before);
}

void Graph::finish() {
  for (const NodeId node : callers_)
    for (const ComputationNumber callee : callees(node))
      computations_[callee].callers.push_back(node);
  // Counts stand in for the lists while there are none: post-order only asks who has no users.
  for (NodeId node = 0; node < nodes_.size(); ++node)
    for (const NodeId operand : operands(node))
      if (operand != kNoNode) ++nodes_[operand].user_count;
  order_.reserve(nodes_.size());
  for (ComputationNumber number = 0; number < computations_.size(); ++number) {
    computations_[number].first_in_order = order_.size();
    append_post_order(number, order_);
  }
  std::uint32_t total = 0;
  for (Node& node : nodes_) {
    node.first_user = total;
    node.user_capacity = node.user_count;
    total += node.user_count;
    node.user_count = 0;
  }
  users_.resize(total);
  for (const NodeId user : order_) {
    for (const NodeId value : operands(user)) {
      if (value == kNoNode) continue;
      Node& at = nodes_[value];
      // Operands of one user come together, so it is the last one if it is there.
      if (at.user_count > 0 && users_[at.first_user + at.user_count - 1] == user) continue;
      users_[at.first_user + at.user_count++] = user;
      if (nodes_[user].role == Role::kSplit) at.has_split_user = true;
    }
  }
}

bool Graph::is_entry_root(NodeId node) const {
  return nodes_[node].computation == entry_ && is_root(node);
}

std::span<const NodeId> Graph::operands(NodeId node) const {
  return std::span(operands_).subspan(nodes_[node].first_operand, nodes_[node].operand_count);
}

NodeId Graph::operand(NodeId node, std::size_t position) const {
  const Node& at = nodes_[node];
  return position < at.operand_count ? operands_[at.first_operand + position] : kNoNode;
}

std::span<const NodeId> Graph::users(NodeId node) const {
  return std::span(users_).subspan(nodes_[node].first_user, nodes_[node].user_count);
}

std::vector<NodeId> Graph::users_of_part(Place place) const {
  const std::span<const NodeId> all = users(place.node);
  if (place.sub == 0 || all.size() <= kWide) return {all.begin(), all.end()};
  const PartUsers& parts = part_users(place.node);
  const ShapeNumber shape = nodes_[place.node].shape;
  const Sub top = shapes_.top_child(shape, place.sub);
  std::vector<std::uint32_t> picked;
  const auto found = parts.elements.find(shapes_.at(shape, top).slot);
  if (found == parts.elements.end()) {
    picked = parts.others;
  } else {
    std::ranges::merge(parts.others, found->second, std::back_inserter(picked));
  }
  std::vector<NodeId> out;
  out.reserve(picked.size());
  for (const std::uint32_t i : picked) out.push_back(all[i]);
  return out;
}

const PartUsers& Graph::part_users(NodeId node) const {
  const auto [found, is_new] = part_users_.try_emplace(node);
  if (!is_new) return found->second;
  const std::span<const NodeId> all = users(node);
  for (std::uint32_t i = 0; i < all.size(); ++i) {
    const Node& user = nodes_[all[i]];
    if (user.opcode == hlo::Opcode::kGetTupleElement)
      found->second.elements[user.number].push_back(i);
    else
      found->second.others.push_back(i);
  }
  return found->second;
}

std::vector<std::uint32_t> Graph::positions(NodeId user, NodeId value) const {
  std::vector<std::uint32_t> out;
  if (nodes_[user].operand_count > kWide) {
    const Positions& all = wide_positions(user);
    const auto found = all.find(value);
    if (found != all.end()) out = found->second;
    return out;
  }
  const std::span<const NodeId> all = operands(user);
  for (std::uint32_t i = 0; i < all.size(); ++i)
    if (all[i] == value) out.push_back(i);
  return out;
}

Positions& Graph::wide_positions(NodeId user) const {
  const auto [found, is_new] = wide_.try_emplace(user);
  if (!is_new) return found->second;
  const std::span<const NodeId> all = operands(user);
  for (std::uint32_t i = 0; i < all.size(); ++i) found->second[all[i]].push_back(i);
  return found->second;
}

std::span<const ComputationNumber> Graph::callees(NodeId node) const {
  return std::span(callees_).subspan(nodes_[node].first_callee, nodes_[node].callee_count);
}

NodeId Graph::parameter(ComputationNumber computation, std::int64_t number) const {
  const std::vector<NodeId>& all = computations_[computation].parameters;
  return number >= 0 && number < static_cast<std::int64_t>(all.size())
             ? all[static_cast<std::size_t>(number)]
             : kNoNode;
}

std::span<const hlo::OperandAlias> Graph::aliasing(NodeId node) const {
  const auto found = aliasing_.find(node);
  return found == aliasing_.end() ? std::span<const hlo::OperandAlias>{} : std::span(found->second);
}

std::span<const NodeId> Graph::control_predecessors(NodeId node) const {
  const auto found = control_before_.find(node);
  return found == control_before_.end() ? std::span<const NodeId>{} : std::span(found->second);
}

std::int64_t Graph::space(Place place) const {
  const SubShape& sub = shape_at(place);
  return sub.shape->is_array() ? spaces_[nodes_[place.node].first_space + sub.first_leaf] : 0;
}

void Graph::set_space(Place place, std::int64_t space) {
  const Node& node = nodes_[place.node];
  const SubShape& sub = shape_at(place);
  for (std::uint32_t leaf = sub.first_leaf; leaf < sub.first_leaf + sub.leaf_count; ++leaf)
    if (shapes_.at(node.shape, shapes_.leaf(node.shape, leaf)).shape->is_array())
      spaces_[node.first_space + leaf] = space_byte(space);
}

bool Graph::is_host(Place place) const {
  return shape_at(place).shape->is_array() && space(place) == hlo::kHostSpace;
}

bool Graph::holds_host(NodeId node) const {
  const Node& at = nodes_[node];
  const std::uint32_t count = shapes_.leaf_count(at.shape);
  for (std::uint32_t leaf = 0; leaf < count; ++leaf)
    if (spaces_[at.first_space + leaf] == hlo::kHostSpace) return true;
  return false;
}

bool Graph::has_equal_spaces(NodeId left, NodeId right) const {
  const std::uint32_t count = shapes_.leaf_count(nodes_[left].shape);
  if (count != shapes_.leaf_count(nodes_[right].shape)) return false;
  const auto begin = [this](NodeId node) {
    return spaces_.begin() + static_cast<std::ptrdiff_t>(nodes_[node].first_space);
  };
  return std::equal(begin(left), begin(left) + count, begin(right));
}

std::vector<NodeId> Graph::post_order(ComputationNumber computation) const {
  if (!order_.empty()) {
    const std::size_t next = computation + 1;
    const auto end =
        next < computations_.size() ? computations_[next].first_in_order : order_.size();
    return {order_.begin() + static_cast<std::ptrdiff_t>(computations_[computation].first_in_order),
            order_.begin() + static_cast<std::ptrdiff_t>(end)};
  }
  std::vector<NodeId> out;
  out.reserve(computations_[computation].nodes.size());
  append_post_order(computation, out);
  return out;
}

void Graph::append_post_order(ComputationNumber computation, std::vector<NodeId>& out) const {
  const std::uint32_t visiting = ++round_ * 2;
  const std::uint32_t done = visiting + 1;
  marks_.resize(nodes_.size(), 0);
  std::vector<NodeId> open;
  for (const NodeId sink : computations_[computation].nodes) {
    if (nodes_[sink].user_count > 0 || nodes_[sink].is_removed) continue;
    open.push_back(sink);
    while (!open.empty()) {
      const NodeId node = open.back();
      if (marks_[node] >= visiting) {
        open.pop_back();
        if (marks_[node] == visiting) out.push_back(node);
        marks_[node] = done;
        continue;
      }
      marks_[node] = visiting;
      const std::span<const NodeId> all = operands(node);
      for (std::size_t i = all.size(); i-- > 0;)
        if (all[i] != kNoNode && marks_[all[i]] < visiting) open.push_back(all[i]);
      if (!nodes_[node].has_control) continue;
      const auto control = control_before_.find(node);
      if (control == control_before_.end()) continue;
      for (const NodeId before : control->second)
        if (!nodes_[before].is_removed && marks_[before] < visiting) open.push_back(before);
    }
  }
}

}  // namespace offload
