#include "offload/legalize/copies.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "offload/log.h"
#include "offload/relations.h"
#include "offload/texts.h"

namespace offload {
namespace {

using hlo::Opcode;

// Type and dimensions only.
std::string bare_text(const hlo::Shape& shape) {
  const std::string text = hlo::print_shape(shape);
  return text.substr(0, text.find('{'));
}

}  // namespace

bool CopyMover::move(NodeId copy) {
  if (graph_.at(copy).is_removed) return true;
  copy_ = copy;
  const bool is_movable = has_place_below(copy);
  if (steps_.has_stopped()) return false;
  if (is_movable) {
    ++changes_;
    steps_.forget_users();
    return move_down(copy);
  }
  const NodeId value = graph_.operand(copy, 0);
  if (value == kNoNode || graph_.at(value).role != Role::kMoveToHost) return true;
  return swap_with_annotation(copy);
}

// Whether the value is back on the device on every way: not where it is returned or goes into a
// host call.
bool CopyMover::has_place_below(NodeId copy) {
  std::vector<Place> open{{copy, 0}};
  std::unordered_set<std::uint64_t> seen{open.front().key()};
  Steps steps;
  for (std::size_t i = 0; i < open.size(); ++i) {
    if (steps_.tick()) return false;
    const Place at = open[i];
    pass_.touched.push_back(at.node);
    if (graph_.is_entry_root(at.node)) return false;
    successors(graph_, at, steps);
    for (const Obstacle& obstacle : steps.obstacles) {
      if (obstacle.kind != Obstacle::Kind::kPredicate) {
        add_behind_missing_part(obstacle, steps.places);
        continue;
      }
      steps_.stop("Check failed: b >= 0 (-1 vs. 0)",
                  fmt::format("`{}` is in host memory and chooses the branch of `{}`",
                              graph_.name(at.node), graph_.name(obstacle.node)),
                  obstacle.node);
      return false;
    }
    for (const Place next : steps.places) {
      const Node& node = graph_.at(next.node);
      if (node.role == Role::kMoveToDevice) continue;
      if (node.opcode == Opcode::kParameter && steps_.is_host_computation(node.computation))
        return false;
      if (seen.insert(next.key()).second) open.push_back(next);
    }
  }
  return true;
}

// Here the compiler goes on with an index that the state of an asynchronous call does not have;
// what the call gives may have it.
void CopyMover::add_behind_missing_part(const Obstacle& obstacle,
                                        std::vector<Place>& places) const {
  if (graph_.at(obstacle.node).opcode != Opcode::kAsyncStart) return;
  std::vector<NodeId> states{obstacle.node};
  for (std::size_t i = 0; i < states.size(); ++i) {
    for (const NodeId user : graph_.users(states[i])) {
      const Sub sub = graph_.shapes().find(graph_.at(user).shape, obstacle.index);
      if (sub != kNoSub) places.push_back({user, sub});
      if (graph_.at(user).opcode == Opcode::kAsyncUpdate) states.push_back(user);
    }
  }
}

bool CopyMover::move_down(NodeId copy) {
  const NodeId value = graph_.operand(copy, 0);
  if (value == kNoNode) return true;
  stack_.assign(1, {{copy, kNoSlot}, {layouts_.shape(value), layouts_.shape(copy)}});
  while (!stack_.empty()) {
    if (steps_.tick()) return false;
    const Moving from = std::move(stack_.back());
    stack_.pop_back();
    const auto next = steps_.down(from.at, true);
    if (steps_.has_stopped()) return false;
    if (!next) break;
    for (const Spot to : *next)
      if (!step(copy, from, to)) return false;
  }
  graph_.replace_uses(copy, value);
  remove(copy);
  return true;
}

bool CopyMover::step(NodeId copy, const Moving& from, Spot to) {
  const Node& node = graph_.at(to.node);
  CopyShapes shapes = from.copy;
  if (node.opcode == Opcode::kBitcast) {
    if (!cross_bitcast(copy, to.node, from.at.node, shapes)) return false;
  } else if (is_slice(node)) {
    std::optional<hlo::Layout> layout = std::move(shapes.behind.layout);
    shapes.behind = layouts_.shape(to.node);
    shapes.behind.layout = std::move(layout);
  }
  if (!shapes.before.layout || !relayout(to, *shapes.before.layout)) return false;
  if (node.opcode == Opcode::kParameter && !relayout_parameter(to, *shapes.before.layout))
    return false;
  if (node.opcode == Opcode::kCopy) {
    steps_.stop(
        "Check failed: instruction->opcode() != HloOpcode::kCopy (copy vs. copy) Copies "
        "should be processed in reverse order so this never happens",
        fmt::format("the copy `{}` is moved and meets `{}`", graph_.name(copy),
                    graph_.name(to.node)),
        to.node);
    return false;
  }
  if (is_slice(node) || node.role == Role::kMoveToDevice) return put_down(copy, to.node, shapes);
  if (node.opcode == Opcode::kDynamicUpdateSlice && !bring_annotation(to.node)) return false;
  stack_.push_back({to, std::move(shapes)});
  return true;
}

bool CopyMover::cross_bitcast(NodeId copy, NodeId bitcast, NodeId value, CopyShapes& shapes) {
  const hlo::Shape below = layouts_.shape(copy);
  if (!equal_but_layout(layouts_.shape(graph_.operand(copy, 0)), below)) {
    fail(copy_shape_message(instruction_text(pass_, copy, below)), copy);
    return false;
  }
  const hlo::Shape from = layouts_.shape(value);
  const hlo::Shape to = layouts_.shape(bitcast);
  // What the text leaves open has no layout.
  const bool is_known = from.layout && to.layout && shapes.before.layout && shapes.behind.layout;
  if (!is_known) return false;
  auto crossed = behind_bitcast(from, to, shapes);
  if (crossed) {
    shapes = std::move(*crossed);
    return true;
  }
  switch (crossed.error()) {
    case BitcastFault::kNotMajor:
      fail(bitcast_dimension_message(instruction_text(pass_, bitcast, to)), bitcast);
      break;
    case BitcastFault::kOtherShape:
      fail(
          bitcast_shape_message(graph_.name(bitcast), hlo::print_shape(from), hlo::print_shape(to)),
          bitcast);
      break;
    case BitcastFault::kOtherLayout:
      fail(bitcast_layout_message(instruction_text(pass_, bitcast, to)), bitcast);
      break;
    case BitcastFault::kOtherRank:
      fail(bitcast_rank_message(instruction_text(pass_, bitcast, to)), bitcast);
      break;
  }
  return false;
}

bool CopyMover::relayout(Spot at, const hlo::Layout& layout) {
  if (layouts_.write(at.node, at.slot, layout)) return true;
  steps_.stop(
      "Check failed: buffer != nullptr ((null) vs. (null))",
      fmt::format("a layout is to be given to `{}`, which is a tuple there", graph_.name(at.node)),
      at.node);
  return false;
}

// The loop that hands the value on, the root of its body and the parameter of its condition.
bool CopyMover::relayout_parameter(Spot at, const hlo::Layout& layout) {
  const std::vector<NodeId>& callers = graph_.computation(graph_.at(at.node).computation).callers;
  if (callers.size() != 1) {
    fail(std::string(one_caller_message()), at.node);
    return false;
  }
  const NodeId loop = callers.front();
  if (!relayout({loop, at.slot}, layout)) return false;
  if (graph_.at(loop).opcode != Opcode::kWhile) return true;
  const auto callees = graph_.callees(loop);
  const NodeId root = callees.empty() ? kNoNode : graph_.computation(callees.front()).root;
  const NodeId parameter = callees.size() < 2 ? kNoNode : graph_.parameter(callees[1], 0);
  if (at.slot == kNoSlot && root != kNoNode) {
    steps_.stop(
        "Check failed: state Expected a tuple shape. Got " + bare_text(layouts_.shape(root)),
        fmt::format("the state of the loop `{}` is no tuple", graph_.name(loop)), loop);
    return false;
  }
  return (root == kNoNode || relayout({root, at.slot}, layout)) &&
         (parameter == kNoNode || relayout({parameter, at.slot}, layout));
}

// The copy's new place: behind a move to the device, which a slice gets one of its own for.
bool CopyMover::put_down(NodeId copy, NodeId end, const CopyShapes& shapes) {
  const NodeId annotation = steps_.device_move_below(end);
  if (annotation == kNoNode) {
    steps_.stop(
        "Check failed: annotation != nullptr ((null) vs. (null)) We already verified we could find "
        "an annotation here. Something went wrong.",
        fmt::format("the copy `{}` is moved behind `{}`, which does not lead back to the "
                    "device",
                    graph_.name(copy), graph_.name(end)),
        end);
    return false;
  }
  NodeId move = annotation;
  if (is_slice(graph_.at(end))) {
    move = graph_.add_clone(annotation, number_of(graph_, layouts_.shape(end)), end);
    if (!relayout({move, kNoSlot}, *shapes.before.layout)) return false;
  }
  const NodeId moved = graph_.add_clone(copy, number_of(graph_, shapes.behind), move);
  const std::span<const NodeId> now = graph_.users(end);
  for (const NodeId user : std::vector<NodeId>(now.begin(), now.end())) {
    if (user == moved || user == move) continue;
    for (const std::uint32_t position : graph_.positions(user, end))
      graph_.replace_operand(user, position, moved);
  }
  if (move == annotation) return true;
  graph_.replace_uses(annotation, graph_.operand(annotation, 0));
  replaced_.push_back(annotation);
  return true;
}

// The update is moved to the host directly in front of the slice, so that nothing between changes
// its shape there; a copy on the device turns it into the order of the buffer.
bool CopyMover::bring_annotation(NodeId update_slice) {
  const NodeId update = graph_.operand(update_slice, 1);
  const NodeId annotation = update == kNoNode ? kNoNode : steps_.host_move_above(update);
  const NodeId value = annotation == kNoNode ? kNoNode : graph_.operand(annotation, 0);
  if (value == kNoNode) {
    fail("Annotation not found.", update_slice);
    return false;
  }
  const NodeId moved =
      graph_.add_clone(annotation, number_of(graph_, layouts_.shape(update)), update);
  graph_.replace_operand(update_slice, 1, moved);
  if (!is_replaceable(layouts_.shape(annotation), layouts_.shape(value))) {
    fail(replacement_message(graph_, annotation, value), annotation);
    return false;
  }
  graph_.replace_uses(annotation, value);
  done_.insert({annotation, moved});
  replaced_.push_back(annotation);
  const hlo::Shape buffer = layouts_.shape(update_slice);
  const hlo::Shape now = layouts_.shape(moved);
  if (!buffer.layout || !now.layout || buffer.layout->minor_to_major == now.layout->minor_to_major)
    return true;
  const NodeId turned = graph_.add_copy(graph_.operand(moved, 0), hlo::kDeviceSpace);
  graph_.replace_operand(moved, 0, turned);
  return relayout({moved, kNoSlot}, *buffer.layout) && relayout({turned, kNoSlot}, *buffer.layout);
}

// A value that is returned gets its layout on the device, before it is moved.
bool CopyMover::swap_with_annotation(NodeId copy) {
  const NodeId annotation = graph_.operand(copy, 0);
  const NodeId value = graph_.operand(annotation, 0);
  if (value == kNoNode) return true;
  ++changes_;
  steps_.forget_users();
  hlo::Layout layout = layouts_.shape(copy).layout.value_or(hlo::Layout{});
  layout.memory_space = hlo::kDeviceSpace;
  graph_.replace_uses(copy, annotation);
  const hlo::Shape now = layouts_.shape(annotation);
  const hlo::Shape then = layouts_.shape(value);
  if (!is_replaceable(now, then)) {
    fail(operand_message(hlo::print_shape(now), hlo::print_shape(then)), annotation);
    return false;
  }
  graph_.replace_operand(copy, 0, value);
  graph_.replace_operand(annotation, 0, copy);
  layouts_.write(copy, kNoSlot, layout);
  layouts_.write(annotation, kNoSlot, layout);
  return true;
}

void CopyMover::finish() {
  for (const NodeId annotation : replaced_)
    if (!graph_.at(annotation).is_removed) remove(annotation);
  layouts_.finish();
}

// Memory spaces are still those of the text when the compiler is here.
void CopyMover::remove(NodeId node) {
  if (graph_.at(node).has_control)
    fail(removal_message(instruction_text(pass_, node, layouts_.shape(node))), node);
  graph_.remove(node);
}

void CopyMover::fail(std::string message, NodeId at) {
  std::vector<Step> related;
  const auto add = [&](StepKind kind, NodeId node, std::string_view text) {
    if (node != kNoNode && graph_.at(node).source.exists())
      related.push_back({kind, pass_.position({node, 0}), -1, std::string(text)});
  };
  const bool is_annotation = start_ != kNoNode && graph_.at(start_).role == Role::kMoveToHost;
  add(is_annotation ? StepKind::kAnnotation : StepKind::kParameter, start_,
      is_annotation ? "moved to host memory here" : "this parameter is in host memory");
  add(StepKind::kCarried, copy_, "the compiler moves this copy out of host memory");
  pass_.report.add_error(std::move(message), pass_.position({at, 0}), std::move(related));
}

}  // namespace offload
