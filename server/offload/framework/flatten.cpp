#include "offload/framework/flatten.h"

#include <algorithm>
#include <unordered_map>

#include "offload/framework/rounds.h"

namespace offload {
namespace {

using hlo::Opcode;

// A computation being written out. `values` maps its nodes, counted from the first, to those of the
// new graph.
struct Frame {
  std::uint32_t instance = 0;
  ComputationNumber target = 0;  // where its nodes go; the caller's when inlined
  std::size_t next = 0;
  std::vector<NodeId> values;
  std::vector<ComputationNumber> callees;  // of the node at `next`, as far as they are written out
};

bool opens_computations(Opcode opcode) {
  switch (opcode) {
    case Opcode::kWhile:
    case Opcode::kConditional:
    case Opcode::kAsyncStart:
    case Opcode::kFusion: return true;
    default: return false;  // what reduce, sort and the like apply is never entered
  }
}

bool keeps_literal(Opcode opcode) {
  return opcode == Opcode::kBroadcast || opcode == Opcode::kReshape || opcode == Opcode::kConvert ||
         opcode == Opcode::kCopy || opcode == Opcode::kBitcast;
}

class Flattening {
 public:
  Flattening(const Graph& written, std::size_t max_instances, Backend backend,
             const base::CancelToken& cancel)
      : written_(written),
        max_instances_(std::max(max_instances, 4 * written.size())),
        cancel_(cancel),
        rounds_(written, backend),
        graph_(&written) {}

  Flattened run() {
    if (written_.entry() == kNoComputation) return std::move(out_);
    graph_.reserve(written_.size());
    graph_.set_entry(add_computation(written_.entry()));
    open({written_.entry()}, graph_.entry());
    while (!frames_.empty()) {
      if (++steps_ % 1000 == 0 && cancel_.is_cancelled()) return std::move(out_);
      // Each step writes out or passes by one instruction at one call site.
      if (steps_ > max_instances_) {
        out_.is_too_large = true;
        return std::move(out_);
      }
      advance();
    }
    drop_dead();
    graph_.finish();
    out_.graph = std::move(graph_);
    return std::move(out_);
  }

 private:
  ComputationNumber add_computation(ComputationNumber of) {
    return graph_.add_computation(written_.computation(of).name);
  }

  void open(Instance instance, ComputationNumber target) {
    Frame frame;
    frame.instance = static_cast<std::uint32_t>(out_.instances.size());
    frame.target = target;
    frame.values.assign(written_.computation(instance.computation).nodes.size(), kNoNode);
    out_.instances.push_back(instance);
    frames_.push_back(std::move(frame));
  }

  const ScratchComputation& computation_of(const Frame& frame) const {
    return written_.computation(out_.instances[frame.instance].computation);
  }

  // What a node of the frame's computation became.
  NodeId value_of(const Frame& frame, NodeId node) const {
    if (node == kNoNode) return kNoNode;
    return frame.values[node - computation_of(frame).nodes.front()];
  }

  NodeId operand_of(const Frame& frame, NodeId node, std::size_t position) const {
    return value_of(frame, written_.operand(node, position));
  }

  // One node of the innermost frame, or its end.
  void advance() {
    Frame& frame = frames_.back();
    const ScratchComputation& computation = computation_of(frame);
    if (frame.next == computation.nodes.size()) return close();
    const NodeId node = computation.nodes[frame.next];
    if (start_callee(frame, node)) return;
    // The frame may have moved: start_callee opens others only when it says so.
    const auto before = static_cast<NodeId>(graph_.size());
    const NodeId value = translate(frame, node);
    frame.values[frame.next] = value;
    if (value != before) note_alias(node, value);
    frame.callees.clear();
    ++frame.next;
  }

  // Opens the next computation that must be written out in front of the node.
  bool start_callee(Frame& frame, NodeId node) {
    const Node& at = written_.at(node);
    const auto callees = written_.callees(node);
    if (at.is_host_marked || callees.empty()) return false;
    if (at.opcode == Opcode::kCall) return start_inlined(frame, node, callees.front(), 0);
    if (at.opcode == Opcode::kConditional) {
      if (const auto branch = decided_branch(frame, node))
        return start_inlined(frame, node, callees[*branch],
                             static_cast<std::uint32_t>(*branch) + 1);
    }
    if (at.opcode == Opcode::kWhile && frame.callees.empty())
      if (const auto rounds = rounds_of(frame, node))
        return *rounds == 1 && start_inlined(frame, node, callees.front(), 0);
    if (!opens_computations(at.opcode) || frame.callees.size() == callees.size()) return false;
    const ComputationNumber callee = callees[frame.callees.size()];
    const ComputationNumber target = add_computation(callee);
    frame.callees.push_back(target);
    open({callee, frame.instance, node}, target);
    return true;
  }

  bool start_inlined(Frame& frame, NodeId call, ComputationNumber callee,
                     std::uint32_t first_operand) {
    const std::uint64_t key = (std::uint64_t{frame.instance} << 32) | call;
    const auto [known, is_new] =
        out_.inlined.try_emplace(key, static_cast<std::uint32_t>(out_.instances.size()));
    if (!is_new) return false;
    open({callee, frame.instance, call, true, first_operand}, frame.target);
    return true;
  }

  std::optional<std::size_t> decided_branch(const Frame& frame, NodeId node) const {
    const std::size_t count = written_.callees(node).size();
    const NodeId choice = operand_of(frame, node, 0);
    if (choice == kNoNode || graph_.at(choice).literal < 0 || count == 0) return std::nullopt;
    const auto literal = static_cast<std::size_t>(graph_.at(choice).literal);
    const NodeId written_choice = written_.operand(node, 0);
    const bool is_predicate =
        written_.shapes().whole(written_.at(written_choice).shape).type == hlo::ElementType::kPred;
    const std::size_t branch = is_predicate ? 1 - std::min<std::size_t>(literal, 1) : literal;
    return std::min(branch, count - 1);
  }

  // Where the loop is taken apart for them.
  std::optional<int> rounds_of(const Frame& frame, NodeId loop) {
    const NodeId state = operand_of(frame, loop, 0);
    return rounds_.of(loop, [&](std::int64_t element) {
      const NodeId value = element_of(state, element);
      return value == kNoNode ? std::int16_t{-1} : graph_.at(value).literal;
    });
  }

  void close() {
    const Frame frame = std::move(frames_.back());
    frames_.pop_back();
    const Instance& instance = out_.instances[frame.instance];
    const NodeId root = value_of(frame, written_.computation(instance.computation).root);
    if (!instance.is_inlined) {
      graph_.set_root(frame.target, root);
      return;
    }
    Frame& caller = frames_.back();
    caller.values[caller.next] = root;
    note_alias(instance.call, root);
    caller.callees.clear();
    ++caller.next;
  }

  void note_alias(NodeId node, NodeId value) {
    if (value != kNoNode) out_.aliases.emplace_back(node, value);
  }

  // What a node becomes: one of its own, or the one it stands for.
  NodeId translate(const Frame& frame, NodeId node) {
    const Node& at = written_.at(node);
    const Instance& instance = out_.instances[frame.instance];
    if (at.opcode == Opcode::kParameter && instance.is_inlined && at.number >= 0)
      return operand_of(frames_[frames_.size() - 2], instance.call,
                        instance.first_operand + static_cast<std::size_t>(at.number));
    if (at.opcode == Opcode::kGetTupleElement)
      if (const NodeId element = element_of(operand_of(frame, node, 0), at.number);
          element != kNoNode)
        return element;
    if (at.role == Role::kPassThrough && !written_.shapes().whole(at.shape).is_tuple())
      return operand_of(frame, node, 0);
    if (at.opcode == Opcode::kSelect)
      if (const NodeId choice = operand_of(frame, node, 0);
          choice != kNoNode && graph_.at(choice).literal >= 0)
        return operand_of(frame, node, graph_.at(choice).literal > 0 ? 1 : 2);
    // A loop comes here with no callee written out where it never goes round.
    if (at.opcode == Opcode::kWhile && !at.is_host_marked && frame.callees.empty() &&
        rounds_of(frame, node) == 0)
      return operand_of(frame, node, 0);
    if (const NodeId whole = whole_slice(frame, node); whole != kNoNode) return whole;
    return add(frame, node);
  }

  // What a slice of all of a value, or an update of all of it, is.
  NodeId whole_slice(const Frame& frame, NodeId node) const {
    const Node& at = written_.at(node);
    const bool is_update = at.opcode == Opcode::kDynamicUpdateSlice;
    if (!is_update && at.opcode != Opcode::kSlice && at.opcode != Opcode::kDynamicSlice)
      return kNoNode;
    const NodeId value = operand_of(frame, node, is_update ? 1 : 0);
    if (at.is_host_marked || value == kNoNode) return kNoNode;
    const ShapeTable& shapes = written_.shapes();
    return hlo::is_compatible(shapes.whole(graph_.at(value).shape), shapes.whole(at.shape))
               ? value
               : kNoNode;
  }

  NodeId element_of(NodeId tuple, std::int64_t number) const {
    if (tuple == kNoNode || graph_.at(tuple).opcode != Opcode::kTuple || number < 0) return kNoNode;
    return graph_.operand(tuple, static_cast<std::size_t>(number));
  }

  NodeId add(const Frame& frame, NodeId from) {
    Node node = written_.at(from);
    node.origin = from;
    node.instance = frame.instance;
    node.computation = frame.target;
    operands_.clear();
    for (const NodeId operand : written_.operands(from))
      operands_.push_back(value_of(frame, operand));
    simplify(node, operands_.empty() ? kNoNode : operands_.front());
    const NodeId out = graph_.add_node(node, operands_, frame.callees);
    const auto pairs = written_.aliasing(from);
    if (!pairs.empty()) graph_.add_aliasing(out, {pairs.begin(), pairs.end()});
    return out;
  }

  // What translation and simplification make of one instruction.
  void simplify(Node& node, NodeId first) {
    if (node.role == Role::kPassThrough) {
      node.opcode = Opcode::kTuple;
      node.role = Role::kPlain;
    }
    const bool is_carrier = node.opcode == Opcode::kTuple ||
                            node.opcode == Opcode::kGetTupleElement ||
                            node.opcode == Opcode::kParameter || node.opcode == Opcode::kConstant;
    if (node.is_host_marked && !is_carrier && node.role == Role::kPlain) {
      // It becomes part of a host call: its inputs are the call's, its result a value of the
      // device.
      node.opcode = Opcode::kCustomCall;
      node.role = Role::kOpaque;
      return;
    }
    if (first == kNoNode) return;
    const Node& value = graph_.at(first);
    if (node.role == Role::kMoveToHost || node.role == Role::kMoveToDevice)
      node.shape = value.shape;
    if (keeps_literal(node.opcode)) node.literal = value.literal;
    if (node.opcode == Opcode::kReshape && is_bitcast(value.shape, node.shape))
      node.opcode = Opcode::kBitcast;
  }

  // Layers repeat their shapes.
  bool is_bitcast(ShapeNumber from, ShapeNumber to) {
    const auto [known, is_new] = bitcasts_.try_emplace((std::uint64_t{from} << 32) | to, false);
    if (is_new)
      known->second =
          is_reshape_bitcast(written_.shapes().whole(from), written_.shapes().whole(to));
    return known->second;
  }

  void drop_dead() {
    const std::vector<NodeId> moved = graph_.keep(live());
    if (moved.empty()) return;
    std::erase_if(out_.aliases, [&](auto& alias) {
      alias.second = moved[alias.second];
      return alias.second == kNoNode;
    });
  }

  // Operands and callees have smaller numbers than their users, so one way down is enough.
  std::vector<bool> live() const {
    std::vector<bool> is_live(graph_.size(), false);
    std::vector<bool> is_entered(graph_.computation_count(), false);
    const auto enter = [&](ComputationNumber computation) {
      is_entered[computation] = true;
      const NodeId root = graph_.computation(computation).root;
      if (root != kNoNode) is_live[root] = true;
    };
    enter(graph_.entry());
    for (auto i = static_cast<NodeId>(graph_.size()); i-- > 0;) {
      const Node& node = graph_.at(i);
      const bool is_kept = node.has_side_effect || node.opcode == Opcode::kParameter;
      if (is_kept && is_entered[node.computation]) is_live[i] = true;
      if (!is_live[i]) continue;
      for (const NodeId operand : graph_.operands(i))
        if (operand != kNoNode) is_live[operand] = true;
      for (const ComputationNumber callee : graph_.callees(i)) enter(callee);
    }
    return is_live;
  }

  const Graph& written_;
  const std::size_t max_instances_;
  const base::CancelToken& cancel_;
  Rounds rounds_;
  Graph graph_;
  Flattened out_;
  std::vector<Frame> frames_;
  std::vector<NodeId> operands_;                      // of the node at hand
  std::unordered_map<std::uint64_t, bool> bitcasts_;  // reshapes by both shapes
  std::size_t steps_ = 0;
};

}  // namespace

Flattened flatten(const Graph& written, std::size_t max_instances, Backend backend,
                  const base::CancelToken& cancel) {
  return Flattening(written, max_instances, backend, cancel).run();
}

}  // namespace offload
