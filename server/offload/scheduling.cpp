#include "offload/scheduling.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "offload/origins.h"
#include "offload/shared_buffers.h"

namespace offload {

void check_call_sites(Pass& pass) {
  const Graph& graph = pass.graph;
  for (ComputationNumber number = 0; number < graph.computation_count(); ++number) {
    const ScratchComputation& computation = graph.computation(number);
    if (computation.callers.size() < 2) continue;
    const NodeId caller = computation.callers.front();
    const hlo::Opcode opcode = graph.at(caller).opcode;
    if (opcode != hlo::Opcode::kWhile && opcode != hlo::Opcode::kConditional) continue;
    pass.report.add_abort(
        fmt::format("Check failed: call_graph_node.caller_callsites().size() == 1 ({} vs. 1)",
                    computation.callers.size()),
        fmt::format("the compiler does not support this form and stops with an internal check: "
                    "`{}` is called {} "
                    "times as a body, condition or branch",
                    graph.shapes().tables().text(computation.name), computation.callers.size()),
        pass.position({caller, 0}), {});
    return;
  }
}

namespace {

using hlo::Opcode;

// Only a computation with several call sites brings several values to one place.
bool has_shared_computation(const Graph& graph) {
  for (ComputationNumber number = 0; number < graph.computation_count(); ++number) {
    const auto& callers = graph.computation(number).callers;
    if (callers.size() > 1 && std::ranges::any_of(callers, [&](NodeId caller) {
          return graph.at(caller).opcode == Opcode::kCall ||
                 graph.at(caller).opcode == Opcode::kAsyncStart;
        }))
      return true;
  }
  return false;
}

// The values that the operation writes its result over.
std::vector<Place> changed_in_place(const Graph& graph, NodeId node) {
  std::vector<Place> out;
  const auto add = [&](std::size_t position, const hlo::ShapeIndex& index) {
    const NodeId value = graph.operand(node, position);
    const Sub sub = value == kNoNode ? kNoSub : graph.shapes().find(graph.at(value).shape, index);
    if (sub != kNoSub) out.push_back({value, sub});
  };
  const Node& at = graph.at(node);
  if (at.opcode == Opcode::kDynamicUpdateSlice) add(0, {});
  if (at.opcode == Opcode::kScatter)
    for (std::size_t i = 0; i < at.operand_count / 2; ++i) add(i, {});
  for (const hlo::OperandAlias& pair : graph.aliasing(node))
    if (pair.operand >= 0) add(static_cast<std::size_t>(pair.operand), pair.operand_index);
  return out;
}

}  // namespace

void check_changes_in_place(Pass& pass) {
  const Graph& graph = pass.graph;
  if (!has_shared_computation(graph)) return;
  pass.looks_everywhere = true;
  Origins origins(graph);
  for (NodeId node = 0; node < graph.size(); ++node) {
    if (pass.tick()) return;
    if (graph.at(node).is_removed) continue;
    for (const Place value : changed_in_place(graph, node)) {
      const std::size_t count = origins.count(value);
      if (count < 2) continue;
      pass.report.add_abort(
          fmt::format("GetUniqueValueAt failed on instruction: {} at index {} with value set size "
                      "{}",
                      graph.name(value.node), graph.index_text(value), count),
          fmt::format("the compiler does not support this form and stops with an internal check: "
                      "`{}` changes `{}` in place, which is one of {} values, by call site",
                      graph.name(node), graph.name(value.node), count),
          pass.position({node, 0}), {});
      return;
    }
  }
}

void part_updates_from_parameters(Pass& pass) {
  Graph& graph = pass.graph;
  if (!pass.report.logs(5)) return;
  SharedBuffers buffers(graph);
  for (ComputationNumber number = 0; number < graph.computation_count(); ++number) {
    if (number == graph.entry()) continue;
    for (const NodeId node : graph.post_order(number)) {
      if (pass.tick()) return;
      if (graph.at(node).opcode != Opcode::kDynamicUpdateSlice || !graph.is_host({node, 0}))
        continue;
      const NodeId update = graph.operand(node, 1);
      if (update == kNoNode || !buffers.shares_with_parameter(update)) continue;
      const NodeId copy = graph.add_copy(update, graph.space({update, 0}));
      graph.replace_operand(node, 1, copy);
      pass.report.log(5, fmt::format("Added copy \"{}\" for DynamicUpdateSlice {}'s 1st operand {}",
                                     graph.name(copy), graph.name(node), graph.name(update)));
    }
  }
}

}  // namespace offload
