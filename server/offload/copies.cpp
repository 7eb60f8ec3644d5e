#include "offload/copies.h"

#include <fmt/format.h>

#include "offload/log.h"
#include "offload/older.h"
#include "offload/relations.h"
#include "offload/texts.h"

namespace offload {
namespace {

using hlo::Opcode;

bool is_copy_into_host(const Graph& graph, NodeId node) {
  if (graph.at(node).opcode != Opcode::kCopy || !graph.is_host({node, 0})) return false;
  const NodeId value = graph.operand(node, 0);
  return value != kNoNode && !graph.is_host({value, 0});
}

NodeId host_copy_of(Pass& pass, NodeId value) {
  if (is_copy_into_host(pass.graph, value)) return value;
  const auto [known, is_new] = pass.host_copies.try_emplace(value, kNoNode);
  if (!is_new) return known->second;
  if (!pass.graph.profile().sets_whole_values) refuse_whole_value(pass, {value, 0});
  return known->second = pass.graph.add_copy(value, hlo::kHostSpace);
}

struct Target {
  NodeId node;
  Sub part;  // of a start; none where a value is handed in, so that the call's own result counts
             // apart
  std::uint32_t position;
};

// The calls that hand the value to a parameter, once a position.
std::vector<Target> targets_of_parameter(const Graph& graph, NodeId parameter, NodeId value) {
  std::vector<Target> out;
  for (const NodeId caller : graph.computation(graph.at(parameter).computation).callers)
    for (const std::uint32_t position : graph.positions(caller, value))
      out.push_back({caller, kNoSub, position});
  return out;
}

// Where the copy has to stand: the start itself, or what hands the value to it.
std::vector<Target> targets_of(const Graph& graph, const Beginning& beginning, NodeId value) {
  const NodeId start = beginning.start.node;
  if (graph.at(start).opcode == Opcode::kParameter)
    return targets_of_parameter(graph, start, value);
  // Where the operand is not told it counts as the first. Older compilers go by the part alone.
  const bool is_told = graph.profile().copies_by_operand && beginning.operand >= 0;
  return {{start, beginning.start.sub,
           is_told ? static_cast<std::uint32_t>(beginning.operand) : std::uint32_t{0}}};
}

void report_many(Pass& pass, Place start, std::size_t count) {
  pass.report.add_abort(
      fmt::format("Check failed: predecessors.size() == 1 ({} vs. 1)", count),
      fmt::format(
          "the compiler does not support this form and stops with an internal check: `{}` gets its "
          "value from {} places, and only one of them is moved to host memory",
          pass.graph.name(start.node), count),
      pass.position(start), {});
}

}  // namespace

void insert_copy_in_front(Pass& pass, const Beginning& beginning) {
  Graph& graph = pass.graph;
  const Place start = beginning.start;
  Steps before;
  predecessors(graph, start, beginning.operand < 0 ? 0 : beginning.operand, before);
  const bool has_many =
      !before.obstacles.empty() && before.obstacles.front().kind == Obstacle::Kind::kManyOperands;
  if (has_many) return report_many_operands(pass, start.node);
  if (before.places.size() + before.obstacles.size() != 1)
    return report_many(pass, start, before.places.size());
  // The index counts for nothing here but the log: a whole operand is copied.
  const bool is_whole = !before.places.empty();
  const NodeId value = is_whole ? before.places.front().node : before.obstacles.front().node;
  const auto value_text = [&] {
    return is_whole ? graph.place_text(before.places.front())
                    : fmt::format("{{Instr: {}, ShapeIndex: {}}}", graph.name(value),
                                  hlo::print_index(before.obstacles.front().index));
  };
  if (pass.report.logs(3))
    pass.report.log(
        3, fmt::format("InsertCopyBetween: {} and {}", value_text(), graph.place_text(start)));
  for (const Target target : targets_of(graph, beginning, value)) {
    if (!pass.copied.insert({target.node, target.part, target.position}).second) continue;
    const NodeId copy = host_copy_of(pass, value);
    if (pass.report.logs(2))
      pass.report.log(2, fmt::format("Inserted copy \"{}\" between \"{}\" and \"{}\"",
                                     graph.name(copy), value_text(), graph.place_text(start)));
    // A start that is reached from a callee's root holds the value nowhere: its copy stays without
    // users.
    const std::vector<std::uint32_t> positions = graph.positions(target.node, value);
    if (positions.empty() && !graph.profile().copies_by_operand) report_copy_of_callee(pass, start);
    for (const std::uint32_t position : positions)
      graph.replace_operand(target.node, position, copy);
  }
}

NodeId copy_to_device(Pass& pass, NodeId call) {
  Graph& graph = pass.graph;
  const NodeId value = graph.operand(call, 0);
  if (value == kNoNode) return kNoNode;
  const NodeId copy = graph.add_copy(value, hlo::kDeviceSpace);
  for (const std::uint32_t position : graph.positions(call, value))
    graph.replace_operand(call, position, copy);
  return copy;
}

NodeId replace_by_copy(Pass& pass, NodeId call) {
  const NodeId value = pass.graph.operand(call, 0);
  if (value == kNoNode) return kNoNode;
  if (!pass.graph.profile().sets_whole_values) refuse_whole_value(pass, {value, 0});
  const NodeId copy = pass.graph.add_copy(value, hlo::kDeviceSpace);
  replace_checked(pass, call, copy);
  return copy;
}

void bypass(Pass& pass, NodeId call) {
  const NodeId value = pass.graph.operand(call, 0);
  if (value == kNoNode) return;
  if (pass.graph.users(call).empty()) pass.graph.note_unused_taken_away();
  replace_checked(pass, call, value);
  remove_checked(pass, call);
}

void check_replaceable(Pass& pass, NodeId old_value, NodeId new_value) {
  const Graph& graph = pass.graph;
  const hlo::Shape& now = graph.shapes().whole(graph.at(old_value).shape);
  const hlo::Shape& then = graph.shapes().whole(graph.at(new_value).shape);
  if (!is_replaceable(now, then))
    pass.report.add_error(replacement_message(graph, old_value, new_value),
                          pass.position({old_value, 0}), {});
}

void replace_checked(Pass& pass, NodeId old_value, NodeId new_value) {
  check_replaceable(pass, old_value, new_value);
  pass.graph.replace_uses(old_value, new_value);
}

void remove_checked(Pass& pass, NodeId node) {
  if (pass.graph.at(node).has_control)
    pass.report.add_error(removal_message(instruction_text(pass, node)), pass.position({node, 0}),
                          {});
  pass.graph.remove(node);
}

}  // namespace offload
