#include "offload/flatten.h"

#include <algorithm>
#include <span>

#include "offload/rounds.h"

namespace offload {
namespace {

using hlo::Opcode;

struct Draft {
  Node node;
  std::uint32_t first_operand = 0;
  std::uint32_t operand_count = 0;
  std::uint32_t first_callee = 0;
  std::uint32_t callee_count = 0;
};

struct DraftComputation {
  hlo::Name name = 0;
  NodeId root = kNoNode;  // a draft
  bool is_live = false;
};

// A computation being written out. `values` maps its nodes, counted from the first, to drafts.
struct Frame {
  std::uint32_t instance = 0;
  ComputationNumber target = 0;  // where its drafts go; the caller's when inlined
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
        rounds_(written, backend) {}

  Flattened run() {
    if (written_.entry() == kNoComputation) return std::move(out_);
    drafts_.reserve(written_.size());
    entry_ = add_computation(written_.entry());
    open({written_.entry()}, entry_);
    while (!frames_.empty()) {
      if (++steps_ % 1000 == 0 && cancel_.is_cancelled()) return std::move(out_);
      // Each step writes out or passes by one instruction at one call site.
      if (steps_ > max_instances_) {
        out_.is_too_large = true;
        return std::move(out_);
      }
      advance();
    }
    mark_live();
    emit();
    return std::move(out_);
  }

 private:
  ComputationNumber add_computation(ComputationNumber of) {
    computations_.push_back({written_.computation(of).name});
    return static_cast<ComputationNumber>(computations_.size() - 1);
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

  // The draft that a node of the frame's computation became.
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
    const auto before = static_cast<NodeId>(drafts_.size());
    const NodeId value = draft_of(frame, node);
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
    if (choice == kNoNode || drafts_[choice].node.literal < 0 || count == 0) return std::nullopt;
    const auto literal = static_cast<std::size_t>(drafts_[choice].node.literal);
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
      return value == kNoNode ? std::int16_t{-1} : drafts_[value].node.literal;
    });
  }

  void close() {
    const Frame frame = std::move(frames_.back());
    frames_.pop_back();
    const Instance& instance = out_.instances[frame.instance];
    const NodeId root = value_of(frame, written_.computation(instance.computation).root);
    if (!instance.is_inlined) {
      computations_[frame.target].root = root;
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

  // The draft a node becomes: a new one, or the one it stands for.
  NodeId draft_of(const Frame& frame, NodeId node) {
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
          choice != kNoNode && drafts_[choice].node.literal >= 0)
        return operand_of(frame, node, drafts_[choice].node.literal > 0 ? 1 : 2);
    // A loop comes here with no callee written out where it never goes round.
    if (at.opcode == Opcode::kWhile && !at.is_host_marked && frame.callees.empty() &&
        rounds_of(frame, node) == 0)
      return operand_of(frame, node, 0);
    if (const NodeId whole = whole_slice(frame, node); whole != kNoNode) return whole;
    return add_draft(frame, node);
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
    return hlo::is_compatible(shapes.whole(drafts_[value].node.shape), shapes.whole(at.shape))
               ? value
               : kNoNode;
  }

  NodeId element_of(NodeId tuple, std::int64_t number) const {
    if (tuple == kNoNode || drafts_[tuple].node.opcode != Opcode::kTuple) return kNoNode;
    if (number < 0 || number >= drafts_[tuple].operand_count) return kNoNode;
    return operands_[drafts_[tuple].first_operand + static_cast<std::size_t>(number)];
  }

  NodeId add_draft(const Frame& frame, NodeId node) {
    Draft draft;
    draft.node = written_.at(node);
    draft.node.origin = node;
    draft.node.instance = frame.instance;
    draft.node.computation = frame.target;
    draft.first_operand = static_cast<std::uint32_t>(operands_.size());
    draft.operand_count = draft.node.operand_count;
    for (const NodeId operand : written_.operands(node))
      operands_.push_back(value_of(frame, operand));
    draft.first_callee = static_cast<std::uint32_t>(callees_.size());
    draft.callee_count = static_cast<std::uint32_t>(frame.callees.size());
    callees_.insert(callees_.end(), frame.callees.begin(), frame.callees.end());
    reshape_draft(draft, draft.operand_count == 0 ? kNoNode : operands_[draft.first_operand]);
    drafts_.push_back(draft);
    return static_cast<NodeId>(drafts_.size() - 1);
  }

  // What translation and simplification make of one instruction.
  void reshape_draft(Draft& draft, NodeId first) {
    Node& node = draft.node;
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
    const Node& value = drafts_[first].node;
    if (node.role == Role::kMoveToHost || node.role == Role::kMoveToDevice)
      node.shape = value.shape;
    if (keeps_literal(node.opcode)) node.literal = value.literal;
    if (node.opcode == Opcode::kReshape && is_reshape_bitcast(written_.shapes().whole(value.shape),
                                                              written_.shapes().whole(node.shape)))
      node.opcode = Opcode::kBitcast;
  }

  // Operands and callees have smaller numbers than their users, so one way down is enough.
  void mark_live() {
    is_live_.assign(drafts_.size(), false);
    computations_[entry_].is_live = true;
    if (computations_[entry_].root != kNoNode) is_live_[computations_[entry_].root] = true;
    for (NodeId i = static_cast<NodeId>(drafts_.size()); i-- > 0;) {
      const Draft& draft = drafts_[i];
      const bool is_kept = draft.node.has_side_effect || draft.node.opcode == Opcode::kParameter;
      if (is_kept && computations_[draft.node.computation].is_live) is_live_[i] = true;
      if (!is_live_[i]) continue;
      for (const NodeId operand :
           std::span(operands_).subspan(draft.first_operand, draft.operand_count))
        if (operand != kNoNode) is_live_[operand] = true;
      for (const ComputationNumber callee :
           std::span(callees_).subspan(draft.first_callee, draft.callee_count)) {
        computations_[callee].is_live = true;
        if (computations_[callee].root != kNoNode) is_live_[computations_[callee].root] = true;
      }
    }
  }

  void emit() {
    Graph& graph = out_.graph.emplace(&written_);
    graph.reserve(static_cast<std::size_t>(std::ranges::count(is_live_, true)));
    for (const DraftComputation& computation : computations_)
      graph.add_computation(computation.name);
    std::vector<NodeId> final(drafts_.size(), kNoNode);
    std::vector<NodeId> operands;
    for (NodeId i = 0; i < drafts_.size(); ++i) {
      if (!is_live_[i]) continue;
      const Draft& draft = drafts_[i];
      operands.clear();
      for (const NodeId operand :
           std::span(operands_).subspan(draft.first_operand, draft.operand_count))
        operands.push_back(operand == kNoNode ? kNoNode : final[operand]);
      final[i] =
          graph.add_node(draft.node, operands,
                         std::span(callees_).subspan(draft.first_callee, draft.callee_count));
      const auto pairs = written_.aliasing(draft.node.origin);
      if (!pairs.empty()) graph.add_aliasing(final[i], {pairs.begin(), pairs.end()});
    }
    std::erase_if(out_.aliases, [&](auto& alias) {
      alias.second = final[alias.second];
      return alias.second == kNoNode;
    });
    for (ComputationNumber number = 0; number < computations_.size(); ++number)
      if (computations_[number].root != kNoNode)
        graph.set_root(number, final[computations_[number].root]);
    graph.set_entry(entry_);
    graph.finish();
  }

  const Graph& written_;
  const std::size_t max_instances_;
  const base::CancelToken& cancel_;
  Rounds rounds_;
  Flattened out_;
  ComputationNumber entry_ = 0;
  std::vector<DraftComputation> computations_;
  std::vector<Draft> drafts_;
  std::vector<NodeId> operands_;
  std::vector<ComputationNumber> callees_;
  std::vector<Frame> frames_;
  std::vector<bool> is_live_;
  std::size_t steps_ = 0;
};

}  // namespace

Flattened flatten(const Graph& written, std::size_t max_instances, Backend backend,
                  const base::CancelToken& cancel) {
  return Flattening(written, max_instances, backend, cancel).run();
}

}  // namespace offload
