#include "offload/walk.h"

#include <algorithm>
#include <unordered_map>

#include <fmt/format.h>

#include "offload/copies.h"
#include "offload/cycles.h"
#include "offload/log.h"
#include "offload/older.h"
#include "offload/relations.h"
#include "offload/slices.h"

namespace offload {
namespace {

using hlo::Opcode;

// More repetitions than this help nobody who reads a log; behind it every position is visited once.
constexpr std::size_t kMostRepetitions = 20000;
// Warnings carry the way to their instruction while there are few: a long path repeats itself.
constexpr std::size_t kMostWaysTold = 64;

class Walk {
 public:
  Walk(Pass& pass, const Beginning& beginning)
      : pass_(pass),
        graph_(pass.graph),
        rules_(pass.graph.profile()),
        from_(beginning),
        slices_(pass) {}

  void run() {
    if (pass_.report.logs(3))
      pass_.report.log(3,
                       fmt::format("Walking down host memory offload paths starting from ({}, {}). "
                                   "Insert copy before: {}",
                                   graph_.name(from_.start.node), graph_.index_text(from_.start),
                                   from_.copy_in_front));
    visits_.push_back({from_.start});
    seen_.emplace(from_.start.key(), 0);
    for (std::size_t i = 0; i < visits_.size(); ++i) {
      if (pass_.tick()) return;
      visit(static_cast<std::uint32_t>(i));
    }
    if (has_repetition_ && !has_leak_ &&
        has_cycle(graph_, visits_, [this](Place at) { return ends_at(at); }))
      report_cycle();
    tell();
    apply();
  }

 private:
  void visit(std::uint32_t i) {
    const Place at = visits_[i].place;
    Node& node = graph_.at(at.node);
    pass_.touched.push_back(at.node);
    if (pass_.report.logs(4)) pass_.report.log(4, "Visiting instruction: " + graph_.place_text(at));
    if (node.role == Role::kMoveToDevice) return add_once(device_points_, at.node);
    bool is_saved =
        node.opcode != Opcode::kDynamicUpdateSlice || !rules_.settles_update_slices_last;
    if (node.role == Role::kMoveToHost) {
      node.is_visited = true;
      add_once(annotations_, at.node);
    } else if (node.opcode == Opcode::kDynamicUpdateSlice) {
      meet_update_slice(i);
    } else if (is_slice(node)) {
      if (slices_.leads_to_device(at.node)) {
        if (node.opcode == Opcode::kSlice) add_once(static_slices_, at.node);
        add_once(ending_slices_, at.node);
        return;
      }
      warn_of_slice(i);
      visits_[i].computes = true;
    } else if (node.opcode == Opcode::kCopy) {
      // Without the rule of skipping any copy computes; in the oldest profile none does.
      visits_[i].computes =
          rules_.computes_on_host && (!rules_.skips_host_positions || is_equal_copy(at.node));
    } else if (is_path_operation(node, rules_)) {
      is_saved = node.opcode != Opcode::kAsyncStart;
      save_asynchronous(at);
    } else {
      visits_[i].computes = true;
    }
    if (node.has_split_user) find_splits(at.node);
    if (visits_[i].computes && node.opcode != Opcode::kDynamicUpdateSlice) mark_host_compute(i);
    if (is_saved) saved_.push_back(at);
    if (is_saved && pass_.report.logs(5))
      pass_.report.log(5, "Saving " + graph_.place_text(at) + " to be set to host memory.");
    if (graph_.is_entry_root(at.node)) return reach_output(i);
    follow(i);
  }

  static bool is_slice(const Node& node) {
    return node.opcode == Opcode::kDynamicSlice || node.opcode == Opcode::kSlice;
  }

  void meet_update_slice(std::uint32_t i) {
    const NodeId id = visits_[i].place.node;
    Node& node = graph_.at(id);
    if (!node.is_update_met) pass_.update_slices.push_back(id);
    node.is_update_met = true;
    if (id == from_.start.node) node.is_update_start = true;
    const std::uint32_t origin = visits_[i].origin;
    if (origin == kNoNode) {
      node.has_host_data |= from_.operand == 0 || from_.operand == 1;
      return;
    }
    const NodeId before = visits_[origin].place.node;
    visits_[i].computes = graph_.operand(id, 0) != before && graph_.operand(id, 1) == before;
    node.has_host_data |= graph_.operand(id, 0) == before || visits_[i].computes;
  }

  bool is_equal_copy(NodeId copy) {
    const auto [known, is_new] = equal_copies_.try_emplace(copy, false);
    if (!is_new) return known->second;
    const NodeId value = graph_.operand(copy, 0);
    if (value == kNoNode) return false;
    const ShapeNumber here = graph_.at(copy).shape;
    const ShapeNumber there = graph_.at(value).shape;
    known->second = graph_.has_equal_spaces(copy, value) &&
                    (here == there ||
                     equal_but_spaces(graph_.shapes().whole(here), graph_.shapes().whole(there)));
    return known->second;
  }

  void save_asynchronous(Place at) {
    const Node& node = graph_.at(at.node);
    if (node.opcode == Opcode::kAsyncDone) {
      const NodeId start = graph_.operand(at.node, 0);
      if (start == kNoNode) return;
      const Sub outputs = graph_.shapes().child(graph_.at(start).shape, 0, 1);
      if (outputs != kNoSub) saved_.push_back({start, outputs});
    }
    if (node.opcode != Opcode::kParameter) return;
    for (const NodeId caller : graph_.computation(node.computation).callers) {
      if (graph_.at(caller).opcode != Opcode::kAsyncStart) continue;
      const ShapeNumber shape = graph_.at(caller).shape;
      const Sub inputs = graph_.shapes().child(shape, 0, 0);
      const Sub input =
          inputs == kNoSub ? kNoSub : graph_.shapes().child(shape, inputs, node.number);
      if (input == kNoSub) continue;
      const Sub part = graph_.shapes().translate(node.shape, 0, at.sub, shape, input);
      if (part != kNoSub) saved_.push_back({caller, part});
    }
  }

  void find_splits(NodeId value) {
    for (const NodeId user : graph_.users(value))
      if (graph_.at(user).role == Role::kSplit) add_once(splits_, user);
  }

  void warn_of_slice(std::uint32_t i) {
    const Place at = visits_[i].place;
    if (!rules_.computes_on_host)
      return refuse_slice(pass_, at, slices_.way_to_offender(at.node),
                          describe(pass_, from_, way_to(i)));
    const std::string text =
        slice_warning(hlo::opcode_name(graph_.at(at.node).opcode), graph_.name(at.node));
    pass_.report.log(0, text);
    if (pass_.report.has_finding("slice-not-moved", graph_.at(at.node).source)) return;
    std::vector<Step> related;
    const std::vector<Visit> way = slices_.way_to_offender(at.node);
    if (!way.empty())
      related.push_back({StepKind::kCarried, pass_.position(way.back().place), -1,
                         fmt::format("`{}` does not lead back to the device",
                                     graph_.name(way.back().place.node))});
    pass_.report.add_finding({Finding::Kind::kWarning, "slice-not-moved", text,
                              pass_.position({at.node, 0}), std::move(related)});
  }

  void mark_host_compute(std::uint32_t i) {
    const Place at = visits_[i].place;
    Node& node = graph_.at(at.node);
    if (!rules_.computes_on_host && node.opcode != Opcode::kAllReduce) return refuse(i);
    const std::string text = host_compute_warning(graph_.name(at.node), rules_);
    pass_.report.log(0, text);
    const bool is_known = pass_.report.has_finding("host-compute", node.source);
    if (!is_known) {
      std::vector<Step> related;
      if (ways_told_++ < kMostWaysTold) related = describe(pass_, from_, way_to(i));
      const bool is_allowed = pass_.options.allow_host_compute ||
                              (node.opcode == Opcode::kCopy && pass_.options.allow_host_copies);
      if (!is_allowed)
        pass_.report.add_error(std::string(disabled_message()), pass_.position({at.node, 0}),
                               related);
      pass_.report.add_finding({Finding::Kind::kWarning, "host-compute", text,
                                pass_.position({at.node, 0}), std::move(related)});
    }
    node.is_host_compute = true;
  }

  // Before there was host compute.
  void refuse(std::uint32_t i) {
    const Place at = visits_[i].place;
    if (is_slice(graph_.at(at.node))) return;  // refused already
    refuse_use(pass_, from_.start, at, describe(pass_, from_, way_to(i)));
  }

  void reach_output(std::uint32_t i) {
    const Place at = visits_[i].place;
    const EntryLayout::Output output = pass_.entry.output(graph_, at);
    if (!rules_.follows_whole_values && !graph_.shape_at(at).shape->is_array())
      return report_whole_output(pass_, at, describe(pass_, from_, way_to(i)));
    if (output.lacks_layout && output.device_leaves.empty()) {
      pass_.report.add_abort(
          "Check failed: leaf.has_layout() Expecting output shape of entry computation to have a "
          "layout.",
          "the compiler does not support this form and stops with an internal check: a value in "
          "host memory is "
          "returned together with a token",
          pass_.position(at), describe(pass_, from_, way_to(i)));
      return;
    }
    if (output.device_leaves.empty()) {
      outputs_.push_back(pass_.position(at).index);
      if (pass_.report.logs(2))
        pass_.report.log(2, fmt::format("Memory offloaded starting from {} is output streamed",
                                        graph_.place_text(from_.start)));
      return;
    }
    has_leak_ = true;
    const std::vector<Visit> way = way_to(i);
    if (rules_.prints_trace && pass_.report.logs(1)) {
      pass_.report.log(1, "Instruction trace leading to error:");
      for (const Visit& visit : way) pass_.report.log(1, "  " + graph_.place_text(visit.place));
    }
    pass_.report.add_leak(from_.start, describe_leak(pass_, from_, way, output));
  }

  void follow(std::uint32_t i) {
    const Place at = visits_[i].place;
    successors(graph_, at, steps_);
    for (const Obstacle& obstacle : steps_.obstacles) report_obstacle(i, obstacle);
    for (const Place next : steps_.places) {
      if (rules_.skips_host_positions && graph_.is_host(next)) continue;
      const auto [known, is_new] =
          seen_.emplace(next.key(), static_cast<std::uint32_t>(visits_.size()));
      if (!is_new) {
        has_repetition_ = true;
        if (!is_repeated()) continue;
      }
      visits_.push_back({next, i});
    }
  }

  // True while the log still follows the compiler, which visits a position again for each way to
  // it.
  bool is_repeated() {
    if (pass_.options.log_level < 0 || !pass_.report.is_log_open()) return false;
    if (repetitions_++ < kMostRepetitions) return true;
    pass_.report.result().is_log_cut = true;
    return false;
  }

  void report_obstacle(std::uint32_t i, const Obstacle& obstacle) {
    const Place at = visits_[i].place;
    if (obstacle.kind == Obstacle::Kind::kPredicate)
      return report_predicate(pass_, obstacle,
                              fmt::format("`{}` is in host memory", graph_.name(at.node)),
                              describe(pass_, from_, way_to(i)));
    if (report_older_obstacle(pass_, obstacle, describe(pass_, from_, way_to(i)))) return;
    if (!rules_.computes_on_host && !is_path_operation(graph_.at(obstacle.node), rules_))
      return refuse_use(pass_, from_.start, {obstacle.node, 0}, describe(pass_, from_, way_to(i)));
    report_missing_part(pass_, obstacle, {obstacle.node, 0}, describe(pass_, from_, way_to(i)));
  }

  // From the start; first origins, so a shortest way.
  std::vector<Visit> way_to(std::uint32_t i) const {
    std::vector<Visit> out;
    for (std::uint32_t at = seen_.at(visits_[i].place.key());;
         at = seen_.at(visits_[visits_[at].origin].place.key())) {
      out.push_back(visits_[at]);
      if (visits_[at].origin == kNoNode) break;
    }
    std::ranges::reverse(out);
    return out;
  }

  // What the walk goes on to from a position, as far as it may end it.
  bool ends_at(Place at) {
    const Node& node = graph_.at(at.node);
    return graph_.is_entry_root(at.node) || node.role == Role::kMoveToDevice ||
           (is_slice(node) && slices_.leads_to_device(at.node));
  }

  void report_cycle() {
    pass_.report.add_abort("the compiler does not come to an end",
                           fmt::format("the compiler does not come to an end here: a computation "
                                       "is called twice in a chain and hands "
                                       "on a value in host memory that starts from `{}`",
                                       graph_.name(from_.start.node)),
                           pass_.position(from_.start), {});
  }

  void tell() {
    if (!pass_.options.tells_walks || pass_.walk_steps_left == 0) return;
    HostWalk walk = describe_walk(pass_, from_, visits_);
    for (const NodeId call : device_points_) add_position(walk.moved_back, call);
    for (const NodeId slice : ending_slices_) add_position(walk.moved_back, slice);
    walk.outputs = std::move(outputs_);
    pass_.walk_steps_left -= std::min(pass_.walk_steps_left, walk.steps.size());
    pass_.report.result().walks.push_back(std::move(walk));
  }

  void add_position(std::vector<Position>& list, NodeId node) {
    if (graph_.at(node).source.exists()) list.push_back(pass_.position({node, 0}));
  }

  void apply() {
    for (const Place place : saved_) {
      if (!rules_.sets_whole_values) refuse_whole_value(pass_, place);
      if (pass_.report.logs(2))
        pass_.report.log(2, "Setting " + graph_.place_text(place) + " to memory space 5");
      graph_.set_space(place, hlo::kHostSpace);
    }
    if (from_.copy_in_front) insert_copy_in_front(pass_, from_);
    for (const NodeId call : device_points_) {
      const NodeId copy =
          rules_.keeps_moves_to_device ? copy_to_device(pass_, call) : replace_by_copy(pass_, call);
      if (copy != kNoNode && pass_.report.logs(1))
        pass_.report.log(1, fmt::format("Inserted copy \"{}\" before custom call \"{}\"",
                                        graph_.name(copy), graph_.name(call)));
    }
    for (const NodeId call : splits_) copy_to_device(pass_, call);
    if (!splits_.empty()) {
      pass_.report.log(0, std::string(split_warning()));
      pass_.report.add_finding({Finding::Kind::kWarning,
                                "offload-64-bit",
                                std::string(split_warning()),
                                pass_.position({splits_.front(), 0}),
                                {}});
    }
    for (const NodeId call : annotations_) {
      if (pass_.report.logs(1))
        pass_.report.log(1,
                         fmt::format("Removing MoveToHost custom call \"{}\"", graph_.name(call)));
      bypass(pass_, call);
    }
    for (const NodeId slice : static_slices_) make_dynamic(slice);
  }

  void make_dynamic(NodeId slice) {
    const NodeId dynamic = graph_.add_dynamic_slice(slice);
    if (pass_.report.logs(2))
      pass_.report.log(2, fmt::format("Changed slice \"{}\" into dynamic slice \"{}\"",
                                      graph_.name(slice), graph_.name(dynamic)));
    graph_.replace_uses(slice, dynamic);
    remove_checked(pass_, slice);
  }

  // Sets in the order first met; a node is added at each of its positions.
  void add_once(std::vector<NodeId>& list, NodeId node) {
    if (once_.insert((std::uint64_t{static_cast<std::uint32_t>(&list - &lists_[0])} << 32) | node)
            .second)
      list.push_back(node);
  }

  Pass& pass_;
  Graph& graph_;
  const Profile& rules_;
  const Beginning& from_;
  SliceAnswers slices_;
  std::vector<Visit> visits_;
  std::unordered_map<std::uint64_t, std::uint32_t> seen_;  // a position's first visit
  std::vector<Place> saved_;
  std::vector<hlo::ShapeIndex> outputs_;
  std::vector<NodeId> lists_[5];
  std::vector<NodeId>& annotations_ = lists_[0];
  std::vector<NodeId>& device_points_ = lists_[1];
  std::vector<NodeId>& static_slices_ = lists_[2];
  std::vector<NodeId>& splits_ = lists_[3];
  std::vector<NodeId>& ending_slices_ = lists_[4];
  std::unordered_set<std::uint64_t> once_;
  std::unordered_map<NodeId, bool> equal_copies_;
  Steps steps_;
  std::size_t ways_told_ = 0;
  std::size_t repetitions_ = 0;
  bool has_leak_ = false;
  bool has_repetition_ = false;
};

}  // namespace

void walk(Pass& pass, const Beginning& beginning) {
  // Walks from one start that leaked before find its way taken as accepted: the leak is this
  // annotation's too.
  if (!beginning.lead.empty())
    pass.report.add_annotation(beginning.start, pass.graph.at(beginning.lead.front().node).source);
  Walk(pass, beginning).run();
}

}  // namespace offload
