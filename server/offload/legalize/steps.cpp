#include "offload/legalize/steps.h"

#include <algorithm>
#include <unordered_set>

#include <fmt/format.h>

namespace offload {
namespace {

using hlo::Opcode;

// Far above what any program needs.
constexpr std::size_t kStepsPerNode = 200;
constexpr std::size_t kLeastSteps = 1'000'000;

bool is_one_element(const hlo::Shape& shape) {
  return shape.is_array() &&
         std::ranges::all_of(shape.dimensions, [](const auto& size) { return size.size == 1; });
}

bool is_filled_with_constant(const Graph& graph, NodeId broadcast) {
  const NodeId value = graph.operand(broadcast, 0);
  return value != kNoNode && graph.at(value).opcode == Opcode::kConstant &&
         is_one_element(graph.shapes().whole(graph.at(value).shape));
}

// An asynchronous call gives its own thread to everything that is called below it, to what a host
// call there executes as well.
std::unordered_set<ComputationNumber> find_below_device_calls(const Graph& graph) {
  std::vector<std::vector<ComputationNumber>> called(graph.computation_count());
  std::vector<ComputationNumber> open;
  std::unordered_set<ComputationNumber> found;
  for (ComputationNumber number = 0; number < graph.computation_count(); ++number) {
    for (const NodeId caller : graph.computation(number).callers) {
      const Node& node = graph.at(caller);
      called[node.computation].push_back(number);
      const bool is_device_call = node.opcode == Opcode::kAsyncStart && !node.is_host_call;
      if (is_device_call && found.insert(number).second) open.push_back(number);
    }
  }
  while (!open.empty()) {
    const ComputationNumber at = open.back();
    open.pop_back();
    for (const ComputationNumber below : called[at])
      if (found.insert(below).second) open.push_back(below);
  }
  return found;
}

}  // namespace

bool is_slice(const Node& node) {
  return node.opcode == Opcode::kSlice || node.opcode == Opcode::kDynamicSlice;
}

bool is_relabelling(const Node& node) {
  return node.opcode == Opcode::kBitcast || node.opcode == Opcode::kCopy ||
         node.opcode == Opcode::kReshape;
}

LegalSteps::LegalSteps(Pass& pass)
    : pass_(pass),
      graph_(pass.graph),
      steps_left_(std::max(kLeastSteps, kStepsPerNode * pass.graph.size())) {}

bool LegalSteps::tick() {
  if (steps_left_ > 0) --steps_left_;
  return pass_.tick() || steps_left_ == 0;
}

std::optional<Spot> LegalSteps::up(Spot at) {
  pass_.touched.push_back(at.node);
  const Node& node = graph_.at(at.node);
  const auto operand = [&](std::int64_t position, std::int64_t slot) -> std::optional<Spot> {
    const NodeId value = graph_.operand(at.node, static_cast<std::size_t>(position));
    if (value == kNoNode) return std::nullopt;
    return Spot{value, slot};
  };
  switch (node.opcode) {
    case Opcode::kGetTupleElement:
      if (at.slot == kNoSlot) return operand(0, node.number);
      stop(fmt::format("Check failed: index == -1 ({} vs. -1)", at.slot),
           fmt::format("`{}` takes an element out of an element", graph_.name(at.node)), at.node);
      return std::nullopt;
    case Opcode::kBitcast:
    case Opcode::kReshape:
    case Opcode::kCopy:
    case Opcode::kOptBarrier:
    case Opcode::kDynamicUpdateSlice: return operand(0, at.slot);
    case Opcode::kTuple: return at.slot < 0 ? std::nullopt : operand(at.slot, kNoSlot);
    case Opcode::kWhile: {
      const auto callees = graph_.callees(at.node);
      const NodeId root = callees.empty() ? kNoNode : graph_.computation(callees.front()).root;
      if (root == kNoNode) return std::nullopt;
      if (graph_.at(root).opcode == Opcode::kTuple) return Spot{root, at.slot};
      stop(fmt::format("Check failed: root->opcode() == HloOpcode::kTuple ({} vs. tuple)",
                       hlo::opcode_name(graph_.at(root).opcode)),
           fmt::format("the body of `{}` ends in `{}`, which is no tuple", graph_.name(at.node),
                       graph_.name(root)),
           root);
      return std::nullopt;
    }
    case Opcode::kParameter: return up_from_parameter(at);
    case Opcode::kCustomCall:
      if (node.role != Role::kAllocateBuffer && node.role != Role::kMoveToHost) return std::nullopt;
      return at;
    case Opcode::kBroadcast:
      if (!is_filled_with_constant(graph_, at.node)) return std::nullopt;
      return at;
    default: return std::nullopt;
  }
}

std::optional<Spot> LegalSteps::up_from_parameter(Spot at) const {
  const ComputationNumber computation = graph_.at(at.node).computation;
  if (computation == graph_.entry()) return at;
  const std::vector<NodeId>& callers = graph_.computation(computation).callers;
  if (callers.size() != 1 || graph_.at(callers.front()).opcode != Opcode::kWhile)
    return std::nullopt;
  const NodeId value = graph_.operand(callers.front(), 0);
  if (value == kNoNode) return std::nullopt;
  return Spot{value, at.slot};
}

std::optional<std::vector<Spot>> LegalSteps::down(Spot at, bool moves_copy) {
  pass_.touched.push_back(at.node);
  const Node& node = graph_.at(at.node);
  if (graph_.users(at.node).empty() && graph_.is_root(at.node) &&
      node.computation != graph_.entry()) {
    const std::vector<NodeId>& callers = graph_.computation(node.computation).callers;
    if (callers.size() != 1 || graph_.at(callers.front()).opcode != Opcode::kWhile)
      return std::nullopt;
    return elements(callers.front(), at.slot);
  }
  if (node.opcode == Opcode::kParameter && graph_.shapes().whole(node.shape).is_tuple())
    return elements(at.node, at.slot);
  std::vector<Spot> out;
  for (const NodeId user : users_of(at))
    if (!follow(at, user, moves_copy, out)) return std::nullopt;
  return out;
}

bool LegalSteps::follow(Spot at, NodeId user, bool moves_copy, std::vector<Spot>& out) {
  const Node& node = graph_.at(user);
  switch (node.opcode) {
    case Opcode::kGetTupleElement:
      if (node.number == at.slot) out.push_back({user, kNoSlot});
      return true;
    case Opcode::kTuple: {
      const std::vector<std::uint32_t> positions = graph_.positions(user, at.node);
      if (positions.size() == 1) out.push_back({user, positions.front()});
      return positions.size() == 1;
    }
    case Opcode::kWhile: {
      const auto callees = graph_.callees(user);
      const NodeId parameter = callees.empty() ? kNoNode : graph_.parameter(callees.front(), 0);
      if (parameter != kNoNode) out.push_back({parameter, at.slot});
      return parameter != kNoNode;
    }
    case Opcode::kDynamicUpdateSlice:
      if (graph_.operand(user, 0) != at.node) return false;
      out.push_back({user, at.slot});
      return true;
    case Opcode::kCustomCall:
      if (node.role != Role::kMoveToDevice) return false;
      out.push_back({user, at.slot});
      return true;
    case Opcode::kOptBarrier:
    case Opcode::kBitcast:
    case Opcode::kCopy:
    case Opcode::kDynamicSlice:
    case Opcode::kReshape:
    case Opcode::kSlice: out.push_back({user, at.slot}); return true;
    case Opcode::kAsyncStart:
      if (graph_.callees(user).empty() || !is_host_computation(graph_.callees(user).front()))
        return false;
      if (!moves_copy) return true;
      stop(fmt::format("Check failed: !for_move_copy_phase Transpose copy going into host call is "
                       "should not be moved. {}",
                       graph_.name(user)),
           fmt::format("a copy that changes the layout goes into the host call `{}`",
                       graph_.name(user)),
           user);
      return false;
    default: return false;
  }
}

std::optional<std::vector<Spot>> LegalSteps::elements(NodeId tuple, std::int64_t slot) {
  if (!has_only_elements(tuple)) return std::nullopt;
  pass_.touched.push_back(tuple);
  std::vector<Spot> out;
  for (const NodeId user : users_of({tuple, slot}))
    if (graph_.at(user).number == slot) out.push_back({user, kNoSlot});
  return out;
}

bool LegalSteps::has_only_elements(NodeId tuple) {
  const auto [known, is_new] = has_only_elements_.try_emplace(tuple, false);
  if (is_new)
    known->second = std::ranges::all_of(graph_.users(tuple), [&](NodeId user) {
      return graph_.at(user).opcode == Opcode::kGetTupleElement;
    });
  return known->second;
}

std::vector<NodeId> LegalSteps::users_of(Spot at) const {
  const Sub sub =
      at.slot == kNoSlot ? 0 : graph_.shapes().child(graph_.at(at.node).shape, 0, at.slot);
  return graph_.users_of_part({at.node, sub == kNoSub ? 0 : sub});
}

NodeId LegalSteps::device_move_below(NodeId node) const {
  while (graph_.at(node).role != Role::kMoveToDevice) {
    pass_.touched.push_back(node);
    const Node& at = graph_.at(node);
    if (at.user_count != 1 || !(is_relabelling(at) || is_slice(at))) return kNoNode;
    node = graph_.users(node).front();
  }
  return node;
}

NodeId LegalSteps::host_move_above(NodeId node) const {
  while (graph_.at(node).role != Role::kMoveToHost) {
    pass_.touched.push_back(node);
    const NodeId value = graph_.operand(node, 0);
    if (!is_relabelling(graph_.at(node)) || value == kNoNode || graph_.users(value).size() != 1)
      return kNoNode;
    node = value;
  }
  return node;
}

bool LegalSteps::is_host_computation(ComputationNumber computation) {
  if (std::ranges::none_of(graph_.computation(computation).callers,
                           [&](NodeId caller) { return graph_.at(caller).is_host_call; }))
    return false;
  if (!below_device_calls_) below_device_calls_ = find_below_device_calls(graph_);
  return !below_device_calls_->contains(computation);
}

void LegalSteps::stop(std::string check, const std::string& reason, NodeId at) {
  has_stopped_ = true;
  pass_.report.add_abort(
      std::move(check),
      "the compiler does not support this form and stops with an internal check: " + reason,
      pass_.position({at, 0}), {});
}

}  // namespace offload
