#include "offload/older.h"

#include <unordered_set>

#include <fmt/format.h>

#include "offload/log.h"
#include "offload/texts.h"

namespace offload {
namespace {

using hlo::Opcode;

void abort_at(Pass& pass, std::string check, const std::string& reason, Place place,
              std::vector<Step> related) {
  pass.report.add_abort(
      std::move(check),
      "a compiler of this version does not support this form and stops with an internal check: " +
          reason,
      pass.position(place), std::move(related));
}

// Where the legalizer begins: the update slice that the value is written into, directly or behind
// what it looks through.
NodeId update_slice_behind(Pass& pass, NodeId value) {
  const Graph& graph = pass.graph;
  if (graph.is_root(value) || graph.users(value).empty()) return kNoNode;
  NodeId at = graph.users(value).front();
  while (graph.users(at).size() == 1 &&
         (graph.at(at).opcode == Opcode::kBitcast || graph.at(at).opcode == Opcode::kReshape ||
          graph.at(at).opcode == Opcode::kCopy)) {
    pass.touched.push_back(at);
    at = graph.users(at).front();
  }
  return graph.at(at).opcode == Opcode::kDynamicUpdateSlice ? at : kNoNode;
}

// The way up from an update slice: a node and the number of the element that is wanted of it, -1
// for all of it.
class WayUp {
 public:
  WayUp(Pass& pass, NodeId update_slice) : pass_(pass), graph_(pass.graph), node_(update_slice) {}

  // True when it ends at an entry parameter.
  bool leads_to_parameter() {
    std::unordered_set<std::uint64_t> seen;
    while (node_ != kNoNode && seen.insert(Place{node_, static_cast<Sub>(element_)}.key()).second) {
      if (pass_.tick()) return false;
      pass_.touched.push_back(node_);
      const Node& node = graph_.at(node_);
      if (node.opcode == Opcode::kParameter && node.computation == graph_.entry()) return true;
      node_ = next(node);
    }
    return false;
  }

  NodeId end() const { return node_; }

 private:
  // kNoNode where the way ends.
  NodeId next(const Node& node) {
    switch (node.opcode) {
      case Opcode::kGetTupleElement:
        if (element_ >= 0) return kNoNode;
        element_ = node.number;
        return graph_.operand(node_, 0);
      case Opcode::kTuple: {
        const std::int64_t element = element_;
        element_ = -1;
        return element < 0 ? kNoNode : graph_.operand(node_, static_cast<std::size_t>(element));
      }
      case Opcode::kBitcast:
      case Opcode::kReshape:
      case Opcode::kCopy:
      case Opcode::kOptBarrier:
      case Opcode::kDynamicUpdateSlice: return graph_.operand(node_, 0);
      case Opcode::kWhile:
        return node.callee_count == 0 ? kNoNode : graph_.computation(graph_.callees(node_)[0]).root;
      case Opcode::kParameter: {
        const auto& callers = graph_.computation(node.computation).callers;
        const bool is_loop = callers.size() == 1 && graph_.at(callers[0]).opcode == Opcode::kWhile;
        return is_loop ? graph_.operand(callers[0], 0) : kNoNode;
      }
      default: return kNoNode;
    }
  }

  Pass& pass_;
  const Graph& graph_;
  NodeId node_;
  std::int64_t element_ = -1;
};

// Below a tuple that is too short for the index, where the compiler has no check of its own and is
// stopped without a word; below an array or a token it says so.
bool passes_end_of_tuple(const hlo::Shape& shape, const hlo::ShapeIndex& index) {
  const hlo::Shape* at = &shape;
  for (const std::int64_t slot : index) {
    if (!at->is_tuple()) return false;
    if (static_cast<std::size_t>(slot) >= at->elements.size()) return true;
    at = &at->elements[static_cast<std::size_t>(slot)];
  }
  return false;
}

bool begins_legalizer(const Pass& pass, NodeId node) {
  const Graph& graph = pass.graph;
  if (graph.at(node).role == Role::kMoveToHost) return true;
  return graph.at(node).opcode == Opcode::kParameter &&
         graph.at(node).computation == graph.entry() &&
         pass.entry.is_host_parameter(graph.at(node).number, {});
}

}  // namespace

void check_parameters_under_update_slices(Pass& pass) {
  const Graph& graph = pass.graph;
  if (graph.profile().legalizes_parameters) return;
  for (NodeId node = 0; node < graph.size(); ++node) {
    if (!begins_legalizer(pass, node)) continue;
    const NodeId slice = update_slice_behind(pass, node);
    if (slice == kNoNode) continue;
    WayUp way(pass, slice);
    if (!way.leads_to_parameter()) continue;
    abort_at(pass,
             "Check failed: instruction->parent() != instruction->GetModule()->entry_computation()",
             fmt::format("the base of `{}` is the entry parameter `{}`", graph.name(slice),
                         graph.name(way.end())),
             {slice, 0}, {});
  }
}

void report_missing_part(Pass& pass, const Obstacle& obstacle, Place at,
                         std::vector<Step> related) {
  const Graph& graph = pass.graph;
  const hlo::Shape& shape = graph.shapes().whole(graph.at(obstacle.node).shape);
  const std::string index = hlo::print_index(obstacle.index);
  std::string check =
      fmt::format("Check failed: return_shape->IsTuple() Invalid index {} for shape {}", index,
                  hlo::print_shape(shape));
  if (passes_end_of_tuple(shape, obstacle.index))
    check = "killed by a signal inside host-offloader";
  pass.report.add_abort(
      std::move(check),
      fmt::format("the compiler does not support this form and stops with an internal check: `{}` "
                  "has no part {}",
                  graph.name(obstacle.node), index),
      pass.position(at), std::move(related));
}

void report_predicate(Pass& pass, const Obstacle& obstacle, const std::string& how,
                      std::vector<Step> related) {
  pass.report.add_abort(
      "Check failed: b >= 0 (-1 vs. 0)",
      fmt::format("the compiler does not support this form and stops with an internal check: {} "
                  "and chooses the branch of `{}`",
                  how, pass.graph.name(obstacle.node)),
      pass.position({obstacle.node, 0}), std::move(related));
}

bool report_older_obstacle(Pass& pass, const Obstacle& obstacle, std::vector<Step> related) {
  const Place place{obstacle.node, 0};
  if (obstacle.kind == Obstacle::Kind::kTwoAliases) {
    pass.report.add_error(std::string(two_aliases_message()), pass.position(place),
                          std::move(related));
    return true;
  }
  if (obstacle.kind != Obstacle::Kind::kWholeValue) return false;
  abort_at(pass, "Check failed: !tmp_shape_index.empty() Expected shape index to be non-empty.",
           fmt::format("`{}` takes an element of a value that is in host memory as a whole",
                       pass.graph.name(obstacle.node)),
           place, std::move(related));
  return true;
}

void report_many_operands(Pass& pass, NodeId node) {
  const Graph& graph = pass.graph;
  const std::size_t count = graph.operands(node).size();
  abort_at(
      pass,
      fmt::format("Check failed: instruction->operand_count() == 1 Expecting instruction {} to "
                  "have 1 operand, but it has {}.",
                  graph.name(node), count),
      fmt::format("`{}` has {} operands, and the value comes in through one of them",
                  graph.name(node), count),
      {node, 0}, {});
}

void report_copy_of_callee(Pass& pass, Place start) {
  abort_at(
      pass,
      "Check failed: instruction_count() == post_order.size() number of instructions does not "
      "match post order size",
      fmt::format("the annotation is the root of what `{}` calls", pass.graph.name(start.node)),
      start, {});
}

void report_counted_tuple(Pass& pass, NodeId reduce) {
  const Graph& graph = pass.graph;
  abort_at(pass,
           "Check failed: array_shape.IsArray() TrueNumDimensions called on non-array shape: " +
               hlo::print_shape(graph.shapes().whole(graph.at(reduce).shape)),
           fmt::format("`{}` behind a slice of a value in host memory gives several arrays",
                       graph.name(reduce)),
           {reduce, 0}, {});
}

void refuse_use(Pass& pass, Place start, Place at, std::vector<Step> related) {
  const Graph& graph = pass.graph;
  pass.report.add_error(use_message(graph.name(start.node), graph.name(at.node)),
                        pass.position({at.node, 0}), std::move(related));
}

void refuse_slice(Pass& pass, Place slice, const std::vector<Visit>& way,
                  std::vector<Step> related) {
  const Graph& graph = pass.graph;
  const NodeId offender = way.empty() ? slice.node : way.back().place.node;
  pass.report.add_error(slice_message(graph.name(slice.node), graph.name(offender)),
                        pass.position({slice.node, 0}), std::move(related));
}

void refuse_whole_value(Pass& pass, Place place) {
  const Graph& graph = pass.graph;
  if (graph.shape_at(place).shape->is_array()) return;
  abort_at(pass,
           "Check failed: shape->has_layout() Instruction's shape has no layout: " +
               instruction_text(pass, place.node),
           fmt::format("`{}` would be in host memory and is no array", graph.name(place.node)),
           place, {});
}

void report_whole_output(Pass& pass, Place root, std::vector<Step> related) {
  abort_at(pass,
           "Check failed: output_shape.has_layout() Expecting output shape of entry computation to "
           "have a layout.",
           fmt::format("`{}` is in host memory as a whole, and is the result",
                       pass.graph.name(root.node)),
           root, std::move(related));
}

}  // namespace offload
