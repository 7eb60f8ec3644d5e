#include "offload/moves.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "offload/advice/advice.h"
#include "offload/copies.h"
#include "offload/log.h"
#include "offload/older.h"
#include "offload/relations.h"
#include "offload/texts.h"
#include "offload/update_slices.h"
#include "offload/walk.h"

namespace offload {
namespace {

using hlo::Opcode;

// The annotations that the entry reaches: an instruction's callees come when the instruction itself
// is reached.
std::vector<NodeId> annotations_in_order(const Graph& graph) {
  struct Open {
    std::vector<NodeId> order;
    std::size_t next = 0;
    std::size_t next_callee = 0;
  };
  std::vector<NodeId> out;
  std::vector<bool> is_known(graph.computation_count(), false);
  std::vector<Open> open;
  if (graph.entry() == kNoComputation) return out;
  is_known[graph.entry()] = true;
  open.push_back({graph.post_order(graph.entry())});
  while (!open.empty()) {
    Open& at = open.back();
    if (at.next == at.order.size()) {
      open.pop_back();
      continue;
    }
    const NodeId node = at.order[at.next];
    const auto callees = graph.callees(node);
    if (at.next_callee == 0 && graph.at(node).role == Role::kMoveToHost) out.push_back(node);
    if (at.next_callee == callees.size()) {
      ++at.next;
      at.next_callee = 0;
      continue;
    }
    const ComputationNumber callee = callees[at.next_callee++];
    if (is_known[callee]) continue;
    is_known[callee] = true;
    open.push_back({graph.post_order(callee)});
  }
  return out;
}

struct Start {
  Place place;
  std::vector<Place> lead;
};

class Treatment {
 public:
  Treatment(Pass& pass, NodeId call) : pass_(pass), graph_(pass.graph), call_(call) {}

  void run() {
    const NodeId value = graph_.operand(call_, 0);
    if (value == kNoNode) return;
    if (pass_.report.logs(1))
      pass_.report.log(1, offloading_line(graph_.name(value), graph_.profile()));
    if (graph_.profile().makes_buffers_first) prepare_buffer(value);
    const std::vector<Start> starts = find_starts();
    const bool is_result = graph_.is_entry_root(call_);
    if (starts.empty() && is_result) replace_root();
    if (starts.empty() != is_result) report_without_effect();
    for (const Start& start : starts) {
      walk_from(start);
      if (pass_.is_cancelled) return;
      if (!graph_.profile().settles_update_slices_last &&
          graph_.at(start.place.node).opcode == Opcode::kDynamicUpdateSlice)
        settle_update_slice(pass_, start.place.node);
    }
    graph_.at(call_).is_visited = true;
    if (pass_.report.logs(2))
      pass_.report.log(2,
                       fmt::format("Removing MoveToHost custom call \"{}\"", graph_.name(call_)));
    // Everything below the call stands in front of it in the order, so taking it away moves no
    // annotation that is still to come.
    const std::size_t orphans = graph_.orphan_count();
    if (!graph_.at(call_).is_removed) bypass(pass_, call_);
    graph_.forget_orphans(orphans);
  }

 private:
  void prepare_buffer(NodeId value) {
    if (graph_.users(value).size() != 1) return;
    if (graph_.at(value).role == Role::kAllocateBuffer) {
      graph_.set_space({value, 0}, hlo::kHostSpace);
      return;
    }
    if (graph_.at(value).opcode != Opcode::kBroadcast || graph_.users(call_).size() != 1) return;
    const NodeId user = graph_.users(call_).front();
    if (graph_.at(user).opcode != Opcode::kDynamicUpdateSlice || graph_.operand(user, 0) != call_)
      return;
    const NodeId buffer = graph_.add_allocate_buffer(value, hlo::kHostSpace);
    if (pass_.report.logs(2))
      pass_.report.log(
          2,
          fmt::format("Created new AllocateBuffer instruction \"{}\" to replace broadcast \"{}\"",
                      instruction_text(pass_, buffer), graph_.name(value)));
    graph_.replace_operand(call_, 0, buffer);
  }

  std::vector<Start> find_starts() {
    std::vector<Visit> visits{{{call_, 0}}};
    std::unordered_set<std::uint64_t> seen;
    std::vector<Start> out;
    Steps steps;
    for (std::uint32_t i = 0; i < visits.size(); ++i) {
      if (pass_.tick()) return {};
      pass_.touched.push_back(visits[i].place.node);
      successors(graph_, visits[i].place, steps);
      for (const Obstacle& obstacle : steps.obstacles)
        if (!report_older_obstacle(pass_, obstacle, {}) &&
            obstacle.kind == Obstacle::Kind::kPredicate)
          report_predicate(pass_, obstacle,
                           fmt::format("`{}` is moved to host memory", graph_.name(call_)), {});
      for (const Place next : steps.places) {
        if (!is_looked_through(graph_, next.node)) {
          out.push_back({next, lead_to(visits, i)});
        } else if (seen.insert(next.key()).second) {
          visits.push_back({next, i});
        }
      }
    }
    return out;
  }

  static std::vector<Place> lead_to(const std::vector<Visit>& visits, std::uint32_t i) {
    std::vector<Place> out;
    for (std::uint32_t at = i; at != kNoNode; at = visits[at].origin)
      out.push_back(visits[at].place);
    std::ranges::reverse(out);
    return out;
  }

  void walk_from(const Start& start) {
    Beginning beginning;
    beginning.start = start.place;
    beginning.lead = start.lead;
    beginning.copy_in_front = graph_.at(start.place.node).opcode != Opcode::kDynamicUpdateSlice;
    std::vector<std::uint32_t> positions;
    if (graph_.profile().copies_by_operand) positions = graph_.positions(start.place.node, call_);
    if (positions.empty()) walk(pass_, beginning);
    for (const std::uint32_t position : positions) {
      beginning.operand = position;
      walk(pass_, beginning);
      if (pass_.is_cancelled) return;
    }
  }

  // The annotation is the result itself: it becomes a copy, and nobody asks what the result's
  // layout says.
  void replace_root() {
    const NodeId copy = graph_.add_copy(graph_.operand(call_, 0), hlo::kHostSpace);
    if (pass_.report.logs(2))
      pass_.report.log(
          2, fmt::format("Custom call \"{}\" is entry computation root. Inserted copy \"{}\" and "
                         "replaced root instruction.",
                         graph_.name(call_), graph_.name(copy)));
    if (!pass_.entry.output(graph_, {call_, 0}).device_leaves.empty()) report_unchecked_result();
    graph_.replace_uses(call_, copy);
  }

  void report_unchecked_result() {
    pass_.report.add_finding(advice(
        pass_, "space-mismatch",
        fmt::format("the result `{}` is in host memory and its layout says device memory; the "
                    "compiler does not compare the two where the move itself is the result",
                    graph_.name(call_)),
        {call_, 0}));
  }

  // What the framework runs on the host takes the value there without a walk.
  bool feeds_host_compute() const {
    return std::ranges::any_of(graph_.users(call_),
                               [&](NodeId user) { return graph_.at(user).is_host_marked; });
  }

  void report_without_effect() {
    if (pass_.needless.contains(call_) || feeds_host_compute()) return;
    pass_.report.add_finding(
        advice(pass_, "offload-without-effect",
               fmt::format("`{}` {}", graph_.name(call_), reason_without_effect(graph_, call_)),
               {call_, 0}));
  }

  Pass& pass_;
  Graph& graph_;
  const NodeId call_;
};

}  // namespace

bool is_looked_through(const Graph& graph, NodeId id) {
  const Node& node = graph.at(id);
  if (node.opcode == Opcode::kBitcast || node.opcode == Opcode::kCopy) return true;
  return node.opcode == Opcode::kReshape && is_reshape_bitcast(graph, id);
}

void stream_host_parameters(Pass& pass) {
  const Graph& graph = pass.graph;
  for (const EntryLayout::HostLeaf& leaf : pass.entry.host_parameters()) {
    const NodeId parameter = graph.parameter(graph.entry(), leaf.parameter);
    if (parameter == kNoNode) continue;
    const Sub sub = graph.shapes().find(graph.at(parameter).shape, leaf.index);
    if (sub == kNoSub) continue;
    if (pass.report.logs(1))
      pass.report.log(1, streaming_line(leaf.parameter, leaf.shape_text,
                                        hlo::print_index(leaf.index), graph.profile()));
    Beginning beginning;
    beginning.start = {parameter, sub};
    beginning.parameter = leaf.parameter;
    walk(pass, beginning);
    if (pass.is_cancelled) return;
  }
}

void treat_annotations(Pass& pass) {
  Graph& graph = pass.graph;
  bool is_done = false;
  while (!is_done && !pass.is_cancelled) {
    graph.forget_orphans(0);
    is_done = true;
    for (const NodeId call : annotations_in_order(graph)) {
      if (graph.at(call).is_removed || graph.at(call).is_visited) continue;
      Treatment(pass, call).run();
      if (pass.is_cancelled) return;
      // Other annotations may stand in another order now: look again.
      if (!graph.is_order_stale()) continue;
      is_done = false;
      break;
    }
  }
}

namespace {

// In every computation, reached or not, operands in front of their users. Only the log and a
// refused removal tell the order.
std::vector<NodeId> moves_to_device(const Pass& pass) {
  const Graph& graph = pass.graph;
  std::vector<NodeId> moves;
  for (const NodeId node : graph.custom_calls())
    if (graph.at(node).role == Role::kMoveToDevice && !graph.at(node).is_removed)
      moves.push_back(node);
  const bool is_told = pass.report.logs(2) || std::ranges::any_of(moves, [&](NodeId node) {
                         return graph.at(node).has_control;
                       });
  if (!is_told) return moves;
  std::set<ComputationNumber> computations;
  for (const NodeId node : moves) computations.insert(graph.at(node).computation);
  moves.clear();
  for (const ComputationNumber number : computations)
    for (const NodeId node : graph.post_order(number))
      if (graph.at(node).role == Role::kMoveToDevice) moves.push_back(node);
  return moves;
}

}  // namespace

void remove_moves_to_device(Pass& pass) {
  for (const NodeId node : moves_to_device(pass)) {
    if (pass.tick()) return;
    if (pass.report.logs(2))
      pass.report.log(
          2, fmt::format("Removing MoveToDevice custom call \"{}\"", pass.graph.name(node)));
    bypass(pass, node);
  }
}

}  // namespace offload
