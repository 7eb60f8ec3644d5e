#include "offload/framework/rounds.h"

#include <limits>

namespace offload {
namespace {

using hlo::ElementType;
using hlo::Opcode;

// A counter is a few steps away from the state; calls that double at each link could go on forever.
constexpr int kMostSteps = 100;

struct Limits {
  std::int64_t least = 0;
  std::int64_t most = 0;
};

// What a counter may hold, as far as numbers go that a literal leads to. For TPU earlier passes
// split 64-bit numbers in two, and nobody sees a counter in the halves.
std::optional<Limits> limits_of(ElementType type, Backend backend) {
  constexpr std::int64_t kLargest = std::numeric_limits<std::int32_t>::max();
  switch (type) {
    case ElementType::kS64:
    case ElementType::kU64:
      if (backend == Backend::kTpu) return std::nullopt;
      return Limits{type == ElementType::kS64 ? -kLargest : 0, kLargest};
    case ElementType::kS8: return Limits{-128, 127};
    case ElementType::kU8: return Limits{0, 255};
    case ElementType::kU16:
    case ElementType::kU32: return Limits{0, kLargest};
    case ElementType::kS16:
    case ElementType::kS32:
    case ElementType::kF16:
    case ElementType::kBf16:
    case ElementType::kF32: return Limits{-kLargest, kLargest};
    default: return std::nullopt;
  }
}

bool holds(Direction direction, std::int64_t left, std::int64_t right) {
  switch (direction) {
    case Direction::kEq: return left == right;
    case Direction::kNe: return left != right;
    case Direction::kLt: return left < right;
    case Direction::kLe: return left <= right;
    case Direction::kGt: return left > right;
    case Direction::kGe: return left >= right;
    case Direction::kNone: break;
  }
  return false;
}

// Where a value inside a loop comes from, calls and tuples looked through: an element of the loop's
// state, or the instruction that makes it.
struct Source {
  std::int64_t element = -1;
  NodeId node = kNoNode;
  std::vector<NodeId> calls;  // that the instruction stands in, the innermost last
};

class Counting {
 public:
  Counting(const Graph& written, Backend backend, NodeId loop, const Rounds::FirstLiteral& first)
      : written_(written), backend_(backend), loop_(loop), first_(first) {}

  // 0 or 1; anything else is absent.
  std::optional<int> run() const {
    const Source condition = find(root_of(1), {}, {});
    if (condition.node == kNoNode) return std::nullopt;
    const Node& compare = written_.at(condition.node);
    if (compare.opcode != Opcode::kCompare || compare.operand_count != 2) return std::nullopt;
    const Source left = operand(condition, 0);
    const Source right = operand(condition, 1);
    const bool is_turned = !moves_on(left.element);
    const std::int64_t counter = is_turned ? right.element : left.element;
    if (!moves_on(counter)) return std::nullopt;
    const auto bound = constant(is_turned ? left : right);
    const auto begin = first(counter);
    if (!bound || !begin) return std::nullopt;
    const auto goes_on = [&](std::int64_t value) {
      return is_turned ? holds(compare.direction, *bound, value)
                       : holds(compare.direction, value, *bound);
    };
    if (!goes_on(*begin)) return 0;
    const auto next = moved_on(counter, *begin);
    return next && !goes_on(*next) ? std::optional(1) : std::nullopt;
  }

 private:
  // Of the body (0) or the condition (1).
  NodeId root_of(std::size_t callee) const {
    return written_.computation(written_.callees(loop_)[callee]).root;
  }

  // Follows `elements`, the innermost first, of what `node` is.
  Source find(NodeId node, std::vector<NodeId> calls, std::vector<std::int64_t> elements) const {
    for (int steps = 0; steps < kMostSteps && node != kNoNode; ++steps) {
      const Node& at = written_.at(node);
      switch (at.opcode) {
        case Opcode::kParameter:
          if (at.number < 0) return {};
          if (calls.empty())
            return at.number == 0 && elements.size() == 1 ? Source{elements.front(), kNoNode, {}}
                                                          : Source{};
          node = written_.operand(calls.back(), static_cast<std::size_t>(at.number));
          calls.pop_back();
          break;
        case Opcode::kGetTupleElement:
          elements.push_back(at.number);
          node = written_.operand(node, 0);
          break;
        case Opcode::kTuple:
          if (elements.empty() || elements.back() < 0) return {};
          node = written_.operand(node, static_cast<std::size_t>(elements.back()));
          elements.pop_back();
          break;
        case Opcode::kCall:
          if (at.is_host_marked || at.callee_count == 0) return {};
          calls.push_back(node);
          node = written_.computation(written_.callees(node).front()).root;
          break;
        default: return elements.empty() ? Source{-1, node, std::move(calls)} : Source{};
      }
    }
    return {};
  }

  Source operand(const Source& of, std::size_t position) const {
    return find(written_.operand(of.node, position), of.calls, {});
  }

  // What the next round has in an element.
  Source next(std::int64_t element) const { return find(root_of(0), {}, {element}); }

  bool moves_on(std::int64_t element) const {
    return element >= 0 && next(element).element != element;
  }

  std::optional<std::int64_t> first(std::int64_t element) const {
    const std::int16_t literal = first_(element);
    return literal < 0 ? std::nullopt : std::optional<std::int64_t>(literal);
  }

  // A number that stays the same in all rounds.
  std::optional<std::int64_t> constant(const Source& value) const {
    if (value.element >= 0) return moves_on(value.element) ? std::nullopt : first(value.element);
    if (value.node == kNoNode || written_.at(value.node).literal < 0) return std::nullopt;
    return written_.at(value.node).literal;
  }

  // The counter behind a round that began with `now`.
  std::optional<std::int64_t> moved_on(std::int64_t counter, std::int64_t now) const {
    const ShapeTable& shapes = written_.shapes();
    const ShapeNumber state = written_.at(loop_).shape;
    const Sub part = shapes.child(state, 0, counter);
    if (part == kNoSub) return std::nullopt;
    const auto limits = limits_of(shapes.at(state, part).shape->type, backend_);
    const Source step = next(counter);
    if (!limits || step.node == kNoNode) return std::nullopt;
    const auto value_of = [&](std::size_t position) {
      const Source value = operand(step, position);
      return value.element == counter ? std::optional(now) : constant(value);
    };
    const auto left = value_of(0);
    const auto right = value_of(1);
    if (!left || !right) return std::nullopt;
    const auto result = computed(written_.at(step.node).opcode, *left, *right);
    const bool fits = result && *result >= limits->least && *result <= limits->most;
    return fits ? result : std::nullopt;
  }

  static std::optional<std::int64_t> computed(Opcode opcode, std::int64_t left,
                                              std::int64_t right) {
    switch (opcode) {
      case Opcode::kAdd: return left + right;
      case Opcode::kSubtract: return left - right;
      case Opcode::kMultiply: return left * right;
      default: return std::nullopt;
    }
  }

  const Graph& written_;
  const Backend backend_;
  const NodeId loop_;
  const Rounds::FirstLiteral& first_;
};

}  // namespace

std::optional<int> Rounds::of(NodeId loop, const FirstLiteral& first) {
  const Node& at = written_.at(loop);
  const auto callees = written_.callees(loop);
  if (at.has_control || callees.size() != 2) return std::nullopt;
  const auto rounds = Counting(written_, backend_, loop, first).run();
  if (!rounds || has_side_effect(callees[1])) return std::nullopt;
  if (*rounds == 1 && (at.keeps_single_round || has_side_effect(callees[0]))) return std::nullopt;
  return rounds;
}

// A computation stands behind those it calls, so one way through the module knows them all.
bool Rounds::has_side_effect(ComputationNumber computation) {
  if (side_effects_.empty()) {
    side_effects_.assign(written_.computation_count(), false);
    for (ComputationNumber number = 0; number < side_effects_.size(); ++number) {
      for (const NodeId node : written_.computation(number).nodes) {
        bool has_effect = written_.at(node).has_side_effect;
        for (const ComputationNumber callee : written_.callees(node))
          has_effect = has_effect || side_effects_[callee];
        if (!has_effect) continue;
        side_effects_[number] = true;
        break;
      }
    }
  }
  return side_effects_[computation];
}

}  // namespace offload
