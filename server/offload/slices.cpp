#include "offload/slices.h"

#include <algorithm>
#include <unordered_set>

#include <fmt/format.h>

#include "offload/older.h"
#include "offload/relations.h"

namespace offload {
namespace {

using hlo::Opcode;

std::size_t wide_dimensions(const hlo::Shape& shape) {
  return static_cast<std::size_t>(std::ranges::count_if(
      shape.dimensions, [](const hlo::Dimension& dimension) { return dimension.size != 1; }));
}

const hlo::Shape& first_array(const hlo::Shape& shape) {
  return shape.is_tuple() && !shape.elements.empty() ? shape.elements.front() : shape;
}

}  // namespace

bool SliceAnswers::is_allowed(NodeId id) const {
  const Graph& graph = pass_.graph;
  const Node& node = graph.at(id);
  const NodeId first = graph.operand(id, 0);
  switch (node.opcode) {
    case Opcode::kReduce:
      if (!graph.profile().counts_whole_values && graph.shapes().whole(node.shape).is_tuple())
        return refuse_reduce(id);
      return first != kNoNode &&
             wide_dimensions(first_array(graph.shapes().whole(graph.at(first).shape))) ==
                 wide_dimensions(first_array(graph.shapes().whole(node.shape)));
    case Opcode::kReshape: return is_reshape_bitcast(graph, id);
    case Opcode::kBitcast:
    case Opcode::kCopy: return true;
    case Opcode::kTuple:
    case Opcode::kOptBarrier:
    case Opcode::kGetTupleElement:
    case Opcode::kParameter:
    case Opcode::kWhile: return graph.profile().carries_loops_behind_slices;
    default: return false;
  }
}

// Older compilers count the dimensions of the whole result, which stops them.
bool SliceAnswers::refuse_reduce(NodeId reduce) const {
  if (pass_.graph.profile().computes_on_host) report_counted_tuple(pass_, reduce);
  return false;
}

bool SliceAnswers::leads_to_device(NodeId slice) {
  const auto [answer, is_new] = answers_.try_emplace(slice, true);
  if (!is_new) return answer->second;
  last_way_.clear();
  std::vector<Visit> visits{{{slice, 0}}};
  std::unordered_set<std::uint64_t> seen;
  Steps steps;
  for (std::size_t i = 0; i < visits.size(); ++i) {
    if (pass_.tick()) return true;
    const Place at = visits[i].place;
    successors(pass_.graph, at, steps);
    for (const Obstacle& obstacle : steps.obstacles) {
      if (report_older_obstacle(pass_, obstacle, {})) continue;
      if (obstacle.kind == Obstacle::Kind::kPredicate)
        report_predicate(
            pass_, obstacle,
            fmt::format("`{}` is taken out of a value in host memory", pass_.graph.name(slice)),
            {});
      else if (!is_allowed(obstacle.node))
        steps.places.push_back({obstacle.node, 0});  // not allowed, whatever part it is asked for
    }
    for (const Place next : steps.places) {
      pass_.touched.push_back(next.node);
      if (pass_.graph.at(next.node).role == Role::kMoveToDevice) continue;
      const auto known = known_.find(next.key());
      if (known != known_.end() && known->second) continue;
      const bool is_bad = known != known_.end() || !is_allowed(next.node);
      if (!is_bad) {
        if (seen.insert(next.key()).second) visits.push_back({next, static_cast<std::uint32_t>(i)});
        continue;
      }
      last_way_.push_back({next, static_cast<std::uint32_t>(i)});
      for (std::uint32_t back = static_cast<std::uint32_t>(i);; back = visits[back].origin) {
        last_way_.push_back(visits[back]);
        if (back == 0) break;
        known_[visits[back].place.key()] = false;
      }
      std::ranges::reverse(last_way_);
      answers_[slice] = false;
      return false;
    }
  }
  for (std::size_t i = 1; i < visits.size(); ++i) known_[visits[i].place.key()] = true;
  return true;
}

std::vector<Visit> SliceAnswers::way_to_offender(NodeId slice) {
  answers_.erase(slice);
  return leads_to_device(slice) ? std::vector<Visit>{} : last_way_;
}

}  // namespace offload
