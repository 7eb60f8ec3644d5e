#include "offload/relations.h"

#include <algorithm>

namespace offload {
namespace {

using hlo::Opcode;

// One question about one position; adds steps to `out`.
class Relation {
 public:
  Relation(const Graph& graph, Place at, Steps& out)
      : graph_(graph),
        rules_(graph.profile()),
        at_(at),
        shape_(graph.at(at.node).shape),
        out_(out) {
    out.clear();
  }

  void find_successors() {
    if (graph_.is_root(at_.node))
      for (const NodeId caller : graph_.computation(graph_.at(at_.node).computation).callers)
        add(caller, 0, 0);
    for (const NodeId user : graph_.users_of_part(at_)) follow_user(user);
  }

  void find_predecessors(std::int64_t position) {
    const Node& node = graph_.at(at_.node);
    if (!rules_.copies_by_operand) position = -1;
    switch (node.opcode) {
      case Opcode::kGetTupleElement:
        if (const NodeId value = graph_.operand(at_.node, 0); value != kNoNode)
          add(value, 0, graph_.shapes().child(graph_.at(value).shape, 0, node.number));
        return;
      case Opcode::kTuple: add_element(); return;
      case Opcode::kSort:
        if (rules_.sorts_by_operand && graph_.shapes().whole(shape_).is_tuple()) {
          add_element();
        } else {
          add_operand(position);
        }
        return;
      case Opcode::kCall: add_root(0); return;
      case Opcode::kParameter: find_arguments(); return;
      case Opcode::kConditional:
        if (!rules_.copies_by_operand) return add_operand(position);
        for (std::size_t i = 0; i < node.callee_count; ++i) add_root(i);
        return;
      case Opcode::kWhile: add_root(0); return;
      case Opcode::kDynamicSlice:
      case Opcode::kDynamicUpdateSlice:
        add(graph_.operand(at_.node, position < 0 ? 0 : static_cast<std::size_t>(position)), 0, 0);
        return;
      case Opcode::kPad:
      case Opcode::kSend: add(graph_.operand(at_.node, 0), 0, 0); return;
      case Opcode::kCustomCall:
        if (rules_.aliases_by_output && position < 0 && !graph_.aliasing(at_.node).empty()) {
          find_aliased_operands();
          return;
        }
        add_operand(position);
        return;
      default: add_operand(position); return;
    }
  }

 private:
  // The step to `node`: there, below `to_base`, the part that lies below `from_base` here.
  void add(NodeId node, Sub from_base, Sub to_base) {
    if (node == kNoNode) return;
    const Sub sub = to_base == kNoSub ? kNoSub
                                      : graph_.shapes().translate(shape_, from_base, at_.sub,
                                                                  graph_.at(node).shape, to_base);
    if (sub == kNoSub)
      out_.obstacles.push_back(
          {Obstacle::Kind::kNoSubshape, node, graph_.shapes().index(shape_, at_.sub)});
    else
      out_.places.push_back({node, sub});
  }

  void follow_user(NodeId user) {
    const Node& node = graph_.at(user);
    switch (node.opcode) {
      case Opcode::kTuple: add_elements(user); return;
      case Opcode::kSort:
        if (rules_.sorts_by_operand && graph_.shapes().whole(node.shape).is_tuple()) {
          add_elements(user);
        } else {
          add(user, 0, 0);
        }
        return;
      case Opcode::kGetTupleElement: follow_element(user, node); return;
      case Opcode::kCall:
      case Opcode::kAsyncStart:
        for (const std::uint32_t position : graph_.positions(user, at_.node))
          add_parameter(user, 0, position);
        return;
      case Opcode::kWhile:
        for (std::size_t i = 0; i < node.callee_count; ++i) add_parameter(user, i, 0);
        return;
      case Opcode::kConditional:
        if (!rules_.carries_conditionals) return add(user, 0, 0);
        for (const std::uint32_t position : graph_.positions(user, at_.node)) {
          if (position > 0)
            add_parameter(user, position - 1, 0);
          else
            out_.obstacles.push_back({Obstacle::Kind::kPredicate, user, {}});
        }
        return;
      case Opcode::kCustomCall: follow_custom_call(user, node); return;
      default: add(user, 0, 0); return;
    }
  }

  void add_elements(NodeId user) {
    for (const std::uint32_t position : graph_.positions(user, at_.node)) {
      if (rules_.nests_tuples || at_.sub == 0)
        add(user, 0, graph_.shapes().child(graph_.at(user).shape, 0, position));
      else
        add_behind(user, position);
    }
  }

  // The number of the operand behind the index, where it belongs in front.
  void add_behind(NodeId user, std::uint32_t position) {
    hlo::ShapeIndex index = graph_.shapes().index(shape_, at_.sub);
    index.push_back(position);
    const Sub sub = graph_.shapes().find(graph_.at(user).shape, index);
    if (sub == kNoSub)
      out_.obstacles.push_back({Obstacle::Kind::kNoSubshape, user, std::move(index)});
    else
      out_.places.push_back({user, sub});
  }

  void follow_element(NodeId user, const Node& node) {
    if (at_.sub == 0) {
      if (rules_.follows_whole_values) out_.places.push_back({user, 0});
      if (!rules_.follows_whole_values && rules_.names_whole_values)
        out_.obstacles.push_back({Obstacle::Kind::kWholeValue, user, {}});
      return;
    }
    const Sub top = graph_.shapes().top_child(shape_, at_.sub);
    if (graph_.shapes().at(shape_, top).slot == node.number) add(user, top, 0);
  }

  void add_parameter(NodeId caller, std::size_t callee, std::int64_t number) {
    const std::span<const ComputationNumber> callees = graph_.callees(caller);
    if (callee < callees.size()) add(graph_.parameter(callees[callee], number), 0, 0);
  }

  void follow_custom_call(NodeId user, const Node& node) {
    if (node.role == Role::kMoveToHost || node.role == Role::kMoveToDevice) {
      if (!rules_.finds_annotations_whole) return add(user, 0, 0);
      out_.places.push_back({user, 0});
      return;
    }
    const std::span<const hlo::OperandAlias> pairs = graph_.aliasing(user);
    if (pairs.empty()) return;
    if (!rules_.aliases_by_output) return follow_aliased_operands(user, pairs);
    const hlo::ShapeIndex index = graph_.shapes().index(shape_, at_.sub);
    for (const std::uint32_t position : graph_.positions(user, at_.node)) {
      const auto found =
          std::find_if(pairs.begin(), pairs.end(), [&](const hlo::OperandAlias& pair) {
            return pair.operand == position && pair.operand_index == index;
          });
      if (found == pairs.end()) continue;
      const Sub sub = graph_.shapes().find(node.shape, found->output);
      if (sub != kNoSub) out_.places.push_back({user, sub});
    }
  }

  // Any output may be the operand's: the same part of the whole result.
  void follow_aliased_operands(NodeId user, std::span<const hlo::OperandAlias> pairs) {
    bool has_one = false;
    for (const std::uint32_t position : graph_.positions(user, at_.node)) {
      if (std::ranges::find(pairs, std::int64_t{position}, &hlo::OperandAlias::operand) ==
          pairs.end())
        continue;
      if (has_one) {
        out_.obstacles.push_back({Obstacle::Kind::kTwoAliases, user, {}});
        return;
      }
      add(user, 0, 0);
      has_one = true;
    }
  }

  void add_element() {
    const Sub top = graph_.shapes().top_child(shape_, at_.sub);
    if (top == kNoSub) {
      out_.obstacles.push_back({Obstacle::Kind::kNoSubshape, at_.node, {}});
      return;
    }
    add(graph_.operand(at_.node, graph_.shapes().at(shape_, top).slot), top, 0);
  }

  void add_operand(std::int64_t position) {
    if (position >= 0) {
      add(graph_.operand(at_.node, static_cast<std::size_t>(position)), 0, 0);
      return;
    }
    if (graph_.at(at_.node).operand_count != 1) {
      out_.obstacles.push_back({Obstacle::Kind::kManyOperands, at_.node, {}});
      return;
    }
    add(graph_.operand(at_.node, 0), 0, 0);
  }

  void add_root(std::size_t callee) {
    const std::span<const ComputationNumber> callees = graph_.callees(at_.node);
    if (callee < callees.size()) add(graph_.computation(callees[callee]).root, 0, 0);
  }

  void find_arguments() {
    const Node& node = graph_.at(at_.node);
    NodeId last = kNoNode;
    for (const NodeId caller : graph_.computation(node.computation).callers) {
      if (caller == last) continue;  // the entries of one caller stand together
      last = caller;
      if (graph_.at(caller).opcode != Opcode::kConditional) {
        add(graph_.operand(caller,
                           static_cast<std::size_t>(std::max<std::int64_t>(0, node.number))),
            0, 0);
        continue;
      }
      if (!rules_.copies_by_operand) {
        add(graph_.operand(caller, 0), 0, 0);
        continue;
      }
      const std::span<const ComputationNumber> branches = graph_.callees(caller);
      for (std::size_t i = 0; i < branches.size(); ++i)
        if (branches[i] == node.computation) add(graph_.operand(caller, i + 1), 0, 0);
    }
  }

  void find_aliased_operands() {
    const hlo::ShapeIndex index = graph_.shapes().index(shape_, at_.sub);
    for (const hlo::OperandAlias& pair : graph_.aliasing(at_.node)) {
      if (pair.output != index || pair.operand < 0) continue;
      const NodeId value = graph_.operand(at_.node, static_cast<std::size_t>(pair.operand));
      if (value == kNoNode) continue;
      const Sub sub = graph_.shapes().find(graph_.at(value).shape, pair.operand_index);
      if (sub != kNoSub) out_.places.push_back({value, sub});
    }
  }

  const Graph& graph_;
  const Profile& rules_;
  const Place at_;
  const ShapeNumber shape_;
  Steps& out_;
};

}  // namespace

void successors(const Graph& graph, Place at, Steps& out) {
  Relation(graph, at, out).find_successors();
}

void predecessors(const Graph& graph, Place at, std::int64_t position, Steps& out) {
  Relation(graph, at, out).find_predecessors(position);
}

bool is_path_operation(const Node& node, const Profile& profile) {
  switch (node.opcode) {
    case Opcode::kConditional: return profile.carries_conditionals;
    case Opcode::kSend:
    case Opcode::kRecv:
    case Opcode::kSendDone:
    case Opcode::kRecvDone: return profile.carries_transfers;
    default: return is_path_operation(node);
  }
}

bool is_reshape_bitcast(const Graph& graph, NodeId reshape) {
  const NodeId value = graph.operand(reshape, 0);
  if (value == kNoNode || graph.at(value).has_misfit_layout || graph.at(reshape).has_misfit_layout)
    return false;
  return is_reshape_bitcast(graph.shapes().whole(graph.at(value).shape),
                            graph.shapes().whole(graph.at(reshape).shape));
}

bool is_fused(const Graph& graph, ComputationNumber computation) {
  return std::ranges::any_of(graph.computation(computation).callers, [&](NodeId caller) {
    return graph.at(caller).opcode == Opcode::kFusion;
  });
}

bool is_path_operation(const Node& node) {
  switch (node.opcode) {
    case Opcode::kGetTupleElement:
    case Opcode::kBitcast:
    case Opcode::kTuple:
    case Opcode::kCall:
    case Opcode::kWhile:
    case Opcode::kConditional:
    case Opcode::kParameter:
    case Opcode::kOptBarrier:
    case Opcode::kAsyncStart:
    case Opcode::kAsyncDone:
    case Opcode::kCustomCall:
    case Opcode::kSend:
    case Opcode::kRecv:
    case Opcode::kSendDone:
    case Opcode::kRecvDone: return true;
    default: return false;
  }
}

}  // namespace offload
