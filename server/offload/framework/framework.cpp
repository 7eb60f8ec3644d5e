#include "offload/framework/framework.h"

#include <algorithm>

#include <fmt/format.h>

#include "offload/framework/flatten.h"

namespace offload {
namespace {

using hlo::Opcode;

// Goes from an operand as written back to the value it became, and notes what lies between. The
// steps come out backwards.
class WayBack {
 public:
  WayBack(const Graph& written, const std::vector<Instance>& instances,
          const std::unordered_map<std::uint64_t, std::uint32_t>& inlined)
      : written_(written), instances_(instances), inlined_(inlined) {}

  std::vector<Step> run(const Node& value, NodeId from, std::uint32_t instance) {
    at_ = from;
    instance_ = instance;
    while (at_ != kNoNode && !(at_ == value.origin && instance_ == value.instance))
      if (!step_back()) break;
    std::ranges::reverse(steps_);
    return std::move(steps_);
  }

 private:
  bool step_back() {
    const Node& node = written_.at(at_);
    if (node.opcode == Opcode::kParameter) return leave_through_parameter(node);
    const auto called = inlined_.find((std::uint64_t{instance_} << 32) | at_);
    if (called != inlined_.end()) return enter_result(called->second);
    if (node.opcode == Opcode::kGetTupleElement) {
      add(StepKind::kOutOfTuple, at_, 0, fmt::format("element {} taken out", node.number));
      elements_.push_back(node.number);
      at_ = written_.operand(at_, 0);
      return true;
    }
    if (node.role == Role::kPassThrough || node.opcode == Opcode::kTuple)
      return enter_element(node);
    // Values of their own end the way in front of this: these are slices of all of a value, and
    // loops that never go round.
    switch (node.opcode) {
      case Opcode::kSlice:
      case Opcode::kDynamicSlice:
      case Opcode::kWhile: return carry_on(0);
      case Opcode::kDynamicUpdateSlice: return carry_on(1);
      default: return false;
    }
  }

  bool leave_through_parameter(const Node& node) {
    const Instance& instance = instances_[instance_];
    if (!instance.is_inlined || node.number < 0) return false;
    const auto operand = instance.first_operand + node.number;
    add(StepKind::kEnter, at_, -1,
        fmt::format("enters `{}` as `{}`", name_of(instance.computation), written_.name(at_)));
    add(StepKind::kIntoCall, instance.call, operand,
        fmt::format("passed as argument {} of `{}`", operand, written_.name(instance.call)));
    at_ = written_.operand(instance.call, static_cast<std::size_t>(operand));
    instance_ = instance.parent;
    return true;
  }

  bool enter_result(std::uint32_t callee) {
    const Instance& instance = instances_[callee];
    add(StepKind::kResult, at_, -1, fmt::format("result of `{}`", written_.name(at_)));
    at_ = written_.computation(instance.computation).root;
    instance_ = callee;
    if (at_ == kNoNode) return false;
    add(StepKind::kReturn, at_, -1, fmt::format("returned by `{}`", name_of(instance.computation)));
    return true;
  }

  bool enter_element(const Node& node) {
    const bool is_tuple = written_.shapes().whole(node.shape).is_tuple();
    if (is_tuple && elements_.empty()) return false;
    const std::int64_t element = is_tuple ? elements_.back() : 0;
    if (is_tuple) elements_.pop_back();
    if (element < 0) return false;
    add(is_tuple ? StepKind::kIntoTuple : StepKind::kCarried, at_, element,
        is_tuple ? fmt::format("becomes element {{{}}}", element)
                 : fmt::format("carried on by `{}`", written_.name(at_)));
    at_ = written_.operand(at_, static_cast<std::size_t>(element));
    return true;
  }

  bool carry_on(std::size_t operand) {
    add(StepKind::kCarried, at_, static_cast<std::int64_t>(operand),
        fmt::format("carried on by `{}`", written_.name(at_)));
    at_ = written_.operand(at_, operand);
    return true;
  }

  std::string_view name_of(ComputationNumber computation) const {
    return written_.shapes().tables().text(written_.computation(computation).name);
  }

  void add(StepKind kind, NodeId node, std::int64_t operand, std::string message) {
    const hlo::InstructionId source = written_.at(node).source;
    if (source.exists()) steps_.push_back({kind, {source, {}}, operand, std::move(message)});
  }

  const Graph& written_;
  const std::vector<Instance>& instances_;
  const std::unordered_map<std::uint64_t, std::uint32_t>& inlined_;
  NodeId at_ = kNoNode;
  std::uint32_t instance_ = 0;
  std::vector<std::int64_t> elements_;
  std::vector<Step> steps_;
};

}  // namespace

std::optional<Graph> Framework::prepare(std::size_t max_instances, Backend backend,
                                        const base::CancelToken& cancel) {
  Flattened flattened = flatten(written_, max_instances, backend, cancel);
  instances_ = std::move(flattened.instances);
  inlined_ = std::move(flattened.inlined);
  aliases_ = std::move(flattened.aliases);
  is_too_large_ = flattened.is_too_large;
  return std::move(flattened.graph);
}

hlo::InstructionId Framework::written_root() const {
  if (written_.entry() == kNoComputation) return {};
  const NodeId root = written_.computation(written_.entry()).root;
  return root == kNoNode ? hlo::InstructionId{} : written_.at(root).source;
}

std::vector<Step> Framework::steps_between(const Node& value, const Node& user,
                                           std::int64_t operand) const {
  // A moved copy does not hold what its text names.
  if (operand < 0 || user.is_clone || value.origin == hlo::kNone || user.origin == hlo::kNone)
    return {};
  const NodeId from = written_.operand(user.origin, static_cast<std::size_t>(operand));
  return WayBack(written_, instances_, inlined_).run(value, from, user.instance);
}

}  // namespace offload
