#include "offload/scheduling.h"

#include <fmt/format.h>

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

}  // namespace offload
