#include "offload/update_slices.h"

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

// The search from one update slice up to where its base comes from. Marks everything on the way as
// host memory.
class WalkUp {
 public:
  WalkUp(Pass& pass, NodeId update_slice)
      : pass_(pass), graph_(pass.graph), rules_(pass.graph.profile()), slice_(update_slice) {}

  void run() {
    log_line(2, [&] {
      return fmt::format("{} in host memory space for \"{}\"",
                         rules_.ends_quietly_upwards
                             ? "Possibly creating an AllocateBuffer from broadcast"
                             : "Creating a AllocateBuffer",
                         name(slice_));
    });
    if (graph_.at(slice_).has_buffer) return;
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
      for (const Obstacle& obstacle : steps.obstacles) report_older_obstacle(pass_, obstacle, {});
      for (const Place next : steps.places) {
        if (!is_path_operation(graph_.at(next.node), rules_)) {
          fail(condition_message(name(next.node)), {next.node, 0});
          return false;
        }
        graph_.set_space(next, hlo::kHostSpace);
        if (seen.insert(next.key()).second) open.push_back(next);
      }
    }
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
      has_device_user |= !graph_.is_host(next);
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
    const NodeId buffer = graph_.add_allocate_buffer(at.node, hlo::kHostSpace);
    if (!positions.empty()) graph_.replace_operand(origin_, positions.front(), buffer);
  }

  bool go_up(Place at) {
    Steps steps;
    predecessors(graph_, at, -1, steps);
    for (const Obstacle& obstacle : steps.obstacles)
      if (report_operand_count(obstacle) || report_part_of_predicate(obstacle)) return true;
    for (const Place value : steps.places) {
      if (graph_.at(value.node).opcode != Opcode::kBroadcast) {
        if (seen_.insert(value.key()).second) queue_.push_back(value);
        continue;
      }
      found_ = true;
      if (!replace_broadcast(at, value.node)) return true;
    }
    return false;
  }

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
    const bool is_lone_copy = node.opcode == Opcode::kCopy && graph_.users(broadcast).size() == 1;
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
    for (const Place at : way_)
      if (graph_.at(at.node).source.exists())
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
  std::unordered_set<std::uint64_t> seen_;
  std::vector<Place> way_;
  NodeId origin_ = kNoNode;
  bool found_ = false;
};

void mark_host_compute(Pass& pass, NodeId slice) {
  pass.graph.at(slice).is_host_compute = true;
  if (!pass.options.allow_host_compute)
    pass.report.add_error(std::string(disabled_message()), pass.position({slice, 0}), {});
}

void resolve(Pass& pass, NodeId slice) {
  Graph& graph = pass.graph;
  const NodeId base = graph.operand(slice, 0);
  const NodeId update = graph.operand(slice, 1);
  if (base == kNoNode || update == kNoNode) return;
  const std::int64_t base_space = graph.space({base, 0});
  const std::int64_t update_space = graph.space({update, 0});
  const auto is_known = [](std::int64_t space) {
    return space == hlo::kDeviceSpace || space == hlo::kHostSpace;
  };
  if (!is_known(base_space) || !is_known(update_space)) return;
  const bool has_host_base = base_space == hlo::kHostSpace;
  if (update_space == hlo::kHostSpace) {
    mark_host_compute(pass, slice);
    if (has_host_base) graph.set_space({slice, 0}, hlo::kHostSpace);
    return;
  }
  if (!has_host_base && !graph.at(slice).is_update_start) return;
  // Older compilers search for the buffer of a base on the device only.
  if (!has_host_base || graph.profile().ends_quietly_upwards) WalkUp(pass, slice).run();
  graph.set_space({slice, 0}, hlo::kHostSpace);
}

}  // namespace

void settle_update_slice(Pass& pass, NodeId slice) {
  if (!pass.graph.at(slice).is_removed) WalkUp(pass, slice).run();
}

void resolve_update_slices(Pass& pass) {
  if (!pass.graph.profile().settles_update_slices_last) return;
  for (const NodeId slice : pass.update_slices) {
    if (pass.tick()) return;
    if (!pass.graph.at(slice).is_removed) resolve(pass, slice);
  }
}

}  // namespace offload
