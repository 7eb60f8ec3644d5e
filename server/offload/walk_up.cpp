#include "offload/walk_up.h"

#include <deque>
#include <unordered_set>

#include <fmt/format.h>

#include "offload/copies.h"
#include "offload/log.h"
#include "offload/older.h"
#include "offload/relations.h"
#include "offload/texts.h"

namespace offload {
namespace {

using hlo::Opcode;

// Of positions that one search upwards visits again.
constexpr std::size_t kMostRepetitions = 2000;

// The search from one update slice up to where its base comes from. Marks everything on the way as
// host memory.
class WalkUp {
 public:
  WalkUp(Pass& pass, NodeId update_slice)
      : pass_(pass), graph_(pass.graph), rules_(pass.graph.profile()), slice_(update_slice) {}

  void run() {
    if (graph_.at(slice_).has_buffer) return;
    log_line(2, [&] {
      return fmt::format("{} in host memory space for \"{}\"",
                         rules_.ends_quietly_upwards
                             ? "Possibly creating an AllocateBuffer from broadcast"
                             : "Creating a AllocateBuffer",
                         name(slice_));
    });
    queue_.push_back({slice_, 0});
    seen_.insert(queue_.front().key());
    while (!queue_.empty() && !pass_.tick()) {
      const Place at = queue_.front();
      queue_.pop_front();
      if (visit(at)) return;
    }
    if (!found_) fail(no_broadcast_message(name(slice_)), {graph_.operand(slice_, 0), 0});
  }

 private:
  // True when the search is over.
  bool visit(Place at) {
    if (at.sub == kNoSub) return reach_missing_part();
    if (!graph_.shape_at(at).shape->is_array()) {
      report_whole(at, at);
      return true;
    }
    const std::int64_t space_before = graph_.space(at);
    log_line(2, [&] { return "Setting " + graph_.place_text(at) + " to have host memory space"; });
    graph_.set_space(at, hlo::kHostSpace);
    pass_.touched.push_back(at.node);
    way_.push_back(at);
    const Opcode opcode = graph_.at(at.node).opcode;
    if (opcode == Opcode::kParameter) {
      if (graph_.at(at.node).computation == graph_.entry()) return reach_entry_parameter(at);
      if (!follow_conditions(at)) return true;
    }
    if (opcode == Opcode::kDynamicUpdateSlice) graph_.at(at.node).has_buffer = true;
    if (graph_.at(at.node).role == Role::kAllocateBuffer) {
      reach_buffer(at, space_before);
      return true;
    }
    origin_ = at.node;
    if (rules_.ends_quietly_upwards && !is_path_operation(graph_.at(at.node), rules_) &&
        opcode != Opcode::kDynamicUpdateSlice && opcode != Opcode::kCopy) {
      log_line(1, [&] { return "Unexpected instruction: " + name(at.node); });
      return true;
    }
    return go_up(at);
  }

  // The compiler looks the part up when its turn comes, so another way may end the search before.
  bool reach_missing_part() {
    report_missing_part(pass_, missing_.front(), {slice_, 0}, {});
    missing_.pop_front();
    return true;
  }

  bool reach_entry_parameter(Place at) {
    const hlo::ShapeIndex index = pass_.position(at).index;
    const bool is_host = pass_.entry.is_host_parameter(graph_.at(at.node).number, index);
    if (is_host) return true;
    if (!rules_.ends_quietly_upwards) return false;  // no broadcast, and no way on
    fail(base_parameter_message(name(at.node), hlo::print_index(index)),
         {graph_.operand(slice_, 0), 0});
    return true;
  }

  // The condition of a loop sees the same buffer: it may carry it and nothing else. False when the
  // search is over.
  bool follow_conditions(Place at) {
    const ComputationNumber computation = graph_.at(at.node).computation;
    for (const NodeId caller : graph_.computation(computation).callers) {
      if (graph_.at(caller).opcode != Opcode::kWhile) continue;
      const auto callees = graph_.callees(caller);
      if (callees.empty() || callees.front() != computation) {
        pass_.report.add_abort(
            "Check failed: caller->while_body() == instruction->parent() We assume that we're "
            "starting from "
            "the while body",
            fmt::format("the compiler does not support this form and stops with an internal check: "
                        "the base of "
                        "`{}` is loop state of a loop's condition",
                        name(slice_)),
            pass_.position(at), {});
        return false;
      }
      if (callees.size() < 2) continue;
      const NodeId parameter = graph_.parameter(callees[1], 0);
      if (parameter == kNoNode) continue;
      const Sub sub = graph_.shapes().translate(graph_.at(at.node).shape, 0, at.sub,
                                                graph_.at(parameter).shape, 0);
      if (sub == kNoSub) continue;
      log_line(
          2, [&] { return fmt::format("Setting {} to have host memory space", name(parameter)); });
      if (!carry_through_condition({parameter, sub})) return false;
    }
    return true;
  }

  bool carry_through_condition(Place from) {
    std::vector<Place> open{from};
    std::unordered_set<std::uint64_t> seen{from.key()};
    Steps steps;
    graph_.set_space(from, hlo::kHostSpace);
    for (std::size_t i = 0; i < open.size(); ++i) {
      if (pass_.tick()) return false;
      pass_.touched.push_back(open[i].node);
      successors(graph_, open[i], steps);
      for (const Obstacle& obstacle : steps.obstacles)
        if (!report_older_obstacle(pass_, obstacle, {}) && stops_in_condition(open[i], obstacle))
          return false;
      for (const Place next : steps.places) {
        if (!is_carried_in_condition(next.node)) return false;
        graph_.set_space(next, hlo::kHostSpace);
        if (seen.insert(next.key()).second) open.push_back(next);
      }
    }
    return true;
  }

  bool is_carried_in_condition(NodeId node) {
    if (is_path_operation(graph_.at(node), rules_)) return true;
    fail(condition_message(name(node)), {node, 0});
    return false;
  }

  bool stops_in_condition(Place at, const Obstacle& obstacle) {
    if (obstacle.kind == Obstacle::Kind::kPredicate)
      report_predicate(pass_, obstacle, fmt::format("`{}` is in host memory", name(at.node)), {});
    else if (is_carried_in_condition(obstacle.node))
      report_missing_part(pass_, obstacle, at, {});
    return true;
  }

  void reach_buffer(Place at, std::int64_t space_before) {
    log_line(2, [&] {
      return fmt::format("DynamicUpdateSlice \"{}\" already writes into an AllocateBuffer \"{}\"",
                         name(slice_), name(at.node));
    });
    if (!rules_.splits_buffers) return;
    Steps steps;
    successors(graph_, at, steps);
    bool has_device_user = false;
    for (const Place next : steps.places) {
      if (!graph_.shape_at(next).shape->is_array()) return report_whole(next, at);
      has_device_user = !graph_.is_host(next);
      if (has_device_user) break;
    }
    if (!has_device_user || origin_ == kNoNode) return;
    // The buffer serves the device as well, so this way down gets one of its own.
    const std::vector<std::uint32_t> positions = graph_.positions(origin_, at.node);
    const bool may_be_many =
        rules_.splits_buffers_of_tuples && graph_.at(origin_).opcode == Opcode::kTuple;
    if (positions.size() > 1 && !may_be_many) {
      fail(buffer_operands_message(rules_), {slice_, 0});
      return;
    }
    graph_.set_space(at, space_before);
    if (positions.empty()) return report_far_buffer(at.node);
    const NodeId buffer = graph_.add_allocate_buffer(at.node, hlo::kHostSpace);
    graph_.replace_operand(origin_, positions.front(), buffer);
  }

  void report_far_buffer(NodeId buffer) {
    pass_.report.add_abort(
        "target was not an operand: " + instruction_text(pass_, buffer),
        fmt::format("the compiler does not support this form and stops with an internal check: the "
                    "buffer `{}` under `{}` serves the device as well and is handed in through a "
                    "call",
                    name(buffer), name(slice_)),
        pass_.position({buffer, 0}), {});
  }

  bool go_up(Place at) {
    Steps steps;
    predecessors(graph_, at, -1, steps);
    for (const Obstacle& obstacle : steps.obstacles)
      if (report_operand_count(obstacle) || report_part_of_predicate(obstacle)) return true;
    for (Obstacle& obstacle : steps.obstacles) {
      queue_.push_back({obstacle.node, kNoSub});
      missing_.push_back(std::move(obstacle));
    }
    for (const Place value : steps.places) {
      if (graph_.at(value.node).opcode != Opcode::kBroadcast) {
        if (seen_.insert(value.key()).second || is_repeated()) queue_.push_back(value);
        continue;
      }
      found_ = true;
      if (!replace_broadcast(at, value.node)) return true;
    }
    return false;
  }

  // The compiler goes up again from where two ways meet, and what it changed the first time may end
  // the search the second time. A bound, since the ways double at each branch.
  bool is_repeated() { return repetitions_++ < kMostRepetitions; }

  bool report_operand_count(const Obstacle& obstacle) {
    if (obstacle.kind != Obstacle::Kind::kManyOperands) return false;
    if (!rules_.copies_by_operand) {
      report_many_operands(pass_, obstacle.node);
      return true;
    }
    pass_.report.add_abort(
        fmt::format("Check failed: instruction->operands().size() == 1 ({} vs. 1) Expected "
                    "instruction to have "
                    "1 operand. Found: {}",
                    graph_.at(obstacle.node).operand_count, instruction_text(pass_, obstacle.node)),
        fmt::format("the compiler does not support this form and stops with an internal check: the "
                    "base of `{}` "
                    "comes from `{}`, which has not one operand",
                    name(slice_), name(obstacle.node)),
        pass_.position({obstacle.node, 0}), {});
    return true;
  }

  // Older compilers look for the base of a branch's parameter in the predicate.
  bool report_part_of_predicate(const Obstacle& obstacle) {
    if (rules_.copies_by_operand || obstacle.kind != Obstacle::Kind::kNoSubshape) return false;
    report_missing_part(pass_, obstacle, {slice_, 0}, {});
    return true;
  }

  // False when the compiler stops here.
  bool replace_broadcast(Place at, NodeId broadcast) {
    const Node& node = graph_.at(at.node);
    const std::vector<std::uint32_t> positions = graph_.positions(at.node, broadcast);
    const bool is_lone_copy = node.opcode == Opcode::kCopy && graph_.users(at.node).size() == 1 &&
                              graph_.users(broadcast).size() == 1;
    if (positions.empty()) return report_far_broadcast(broadcast);
    const auto index = graph_.shapes().index(node.shape, at.sub);
    if (rules_.counts_broadcast_uses && !is_lone_copy && index.size() != 1 &&
        positions.size() != 1) {
      report_positions(broadcast, positions.size());
      return false;
    }
    const NodeId buffer = add_buffer(at, broadcast);
    if (is_lone_copy) {
      graph_.replace_uses(at.node, buffer);
      remove_checked(pass_, at.node);
    } else {
      const std::uint32_t position =
          index.size() == 1 ? static_cast<std::uint32_t>(index.front()) : positions.front();
      graph_.replace_operand(at.node, position, buffer);
    }
    if (!graph_.users(broadcast).empty()) return true;
    log_line(3, [&] {
      return fmt::format("Broadcast \"{}\" has no remaining users; removing.", name(broadcast));
    });
    if (graph_.is_root(broadcast)) {
      fail(live_message(name(broadcast)), {broadcast, 0});
      return true;
    }
    remove_checked(pass_, broadcast);
    return true;
  }

  NodeId add_buffer(Place at, NodeId broadcast) {
    const bool is_short = !rules_.counts_broadcast_uses;
    const NodeId buffer =
        graph_.add_allocate_buffer(broadcast, is_short ? hlo::kDeviceSpace : hlo::kHostSpace);
    log_line(1, [&] {
      const std::string created = fmt::format("Created new AllocateBuffer instruction \"{}\"",
                                              instruction_text(pass_, buffer));
      if (is_short) return created;
      return fmt::format("{} to replace broadcast \"{}\"'s use at index {} in user \"{}\"", created,
                         name(broadcast), graph_.index_text(at), name(at.node));
    });
    graph_.set_space({buffer, 0}, hlo::kHostSpace);
    return buffer;
  }

  bool report_far_broadcast(NodeId broadcast) {
    if (!rules_.copies_by_operand || graph_.users(broadcast).size() != 1) {
      report_positions(broadcast, 0);
      return false;
    }
    pass_.report.add_abort("Check failed: user == broadcast_user",
                           fmt::format("the compiler does not support this form and stops with an "
                                       "internal check: the base of `{}` is "
                                       "the broadcast `{}`, handed in through a call",
                                       name(slice_), name(broadcast)),
                           pass_.position({broadcast, 0}), {});
    return false;
  }

  void report_positions(NodeId broadcast, std::size_t count) {
    pass_.report.add_abort(fmt::format("Check failed: operand_indices.size() == 1 ({} vs. 1) Only "
                                       "a single use is currently supported",
                                       count),
                           fmt::format("the compiler does not support this form and stops with an "
                                       "internal check: the broadcast `{}` "
                                       "under `{}` has several uses",
                                       name(broadcast), name(slice_)),
                           pass_.position({broadcast, 0}), {});
  }

  void fail(std::string message, Place place) {
    if (place.node == kNoNode) place = {slice_, 0};
    std::vector<Step> related;
    std::unordered_set<std::uint64_t> told;
    for (const Place at : way_)
      if (graph_.at(at.node).source.exists() && told.insert(at.key()).second)
        related.push_back({StepKind::kCarried, pass_.position(at), -1,
                           at.node == slice_ ? "the update slice whose base must be in host memory"
                                             : "the base comes from here"});
    pass_.report.add_error(std::move(message), pass_.position(place), std::move(related));
  }

  // The compiler asks a value for its space that is tracked as a whole and is no array.
  void report_whole(Place value, Place at) {
    pass_.report.add_abort(
        has_layout_message(*graph_.shape_at(value).shape),
        fmt::format("the compiler does not support this form and stops with an internal check: the "
                    "buffer under `{}` goes through `{}`, whose result is no array",
                    name(slice_), name(value.node)),
        pass_.position(at), {});
  }

  template <typename Line>
  void log_line(int level, Line line) {
    if (pass_.report.logs(level)) pass_.report.log(level, line());
  }

  const std::string& name(NodeId node) const { return graph_.name(node); }

  Pass& pass_;
  Graph& graph_;
  const Profile& rules_;
  const NodeId slice_;
  std::deque<Place> queue_;
  std::deque<Obstacle> missing_;  // those of the queue's places that have no part
  std::unordered_set<std::uint64_t> seen_;
  std::vector<Place> way_;
  NodeId origin_ = kNoNode;
  std::size_t repetitions_ = 0;
  bool found_ = false;
};

}  // namespace

void walk_up(Pass& pass, NodeId update_slice) { WalkUp(pass, update_slice).run(); }

}  // namespace offload
