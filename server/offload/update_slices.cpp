#include "offload/update_slices.h"

#include "offload/log.h"
#include "offload/walk_up.h"

namespace offload {
namespace {

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
  if (!has_host_base || graph.profile().ends_quietly_upwards) walk_up(pass, slice);
  graph.set_space({slice, 0}, hlo::kHostSpace);
}

}  // namespace

void settle_update_slice(Pass& pass, NodeId slice) {
  if (!pass.graph.at(slice).is_removed) walk_up(pass, slice);
}

void resolve_update_slices(Pass& pass) {
  if (!pass.graph.profile().settles_update_slices_last) return;
  for (const NodeId slice : pass.update_slices) {
    if (pass.tick()) return;
    if (!pass.graph.at(slice).is_removed) resolve(pass, slice);
  }
}

}  // namespace offload
