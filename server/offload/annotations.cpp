#include "offload/annotations.h"

#include <string>
#include <string_view>

#include "hlo/attribute.h"

namespace offload {
namespace {

std::string_view value_of(const hlo::InstructionRef& instruction, hlo::Name name) {
  const hlo::Attribute* attribute = instruction.find_attribute(name);
  return attribute == nullptr ? std::string_view{} : instruction.text_of(attribute->value_range);
}

}  // namespace

Words::Words(hlo::Tables& tables)
    : move_to_host(tables.name("MoveToHost")),
      move_to_device(tables.name("MoveToDevice")),
      allocate_buffer(tables.name("AllocateBuffer")),
      split_low(tables.name("X64SplitLow")),
      split_high(tables.name("X64SplitHigh")),
      placement(tables.name("annotate_device_placement")),
      sharding(tables.name("Sharding")),
      full_to_shard(tables.name("SPMDFullToShardShape")),
      shard_to_full(tables.name("SPMDShardToFullShape")),
      global_to_local(tables.name("xla.sdy.GlobalToLocalShape")),
      local_to_global(tables.name("xla.sdy.LocalToGlobalShape")),
      result_sharding(tables.name("xla.sdy.FuncResultSharding")),
      barrier(tables.name("xla.sdy.PropagationBarrier")),
      frontend_attributes(tables.name("frontend_attributes")),
      control_predecessors(tables.name("control-predecessors")),
      aliasing(tables.name("output_to_operand_aliasing")),
      side_effect(tables.name("custom_call_has_side_effect")),
      dimensions(tables.name("dimensions")),
      kernel(tables.name("tpu_custom_call")),
      backend_config(tables.name("backend_config")),
      sharding_attribute(tables.name("sharding")),
      metadata(tables.name("metadata")),
      direction(tables.name("direction")) {}

Role role_of(hlo::Name target, const Words& words) {
  if (target == 0) return Role::kOpaque;
  if (target == words.move_to_host) return Role::kMoveToHost;
  if (target == words.move_to_device) return Role::kMoveToDevice;
  if (target == words.allocate_buffer) return Role::kAllocateBuffer;
  if (target == words.split_low || target == words.split_high) return Role::kSplit;
  if (target == words.placement) return Role::kPlacement;
  if (target == words.sharding || target == words.full_to_shard || target == words.shard_to_full ||
      target == words.global_to_local || target == words.local_to_global ||
      target == words.result_sharding || target == words.barrier)
    return Role::kPassThrough;
  return Role::kOpaque;
}

Role placement_role(const hlo::InstructionRef& call, const Words& words) {
  const auto value = hlo::find_frontend_attribute(value_of(call, words.frontend_attributes),
                                                  "_xla_buffer_placement");
  if (!value) return Role::kPlacement;
  if (*value == "pinned_host" || *value == "unpinned_host") return Role::kMoveToHost;
  if (*value == "device") return Role::kMoveToDevice;
  if (*value == "vmem" || *value == "pinned_device") return Role::kOpaque;
  return Role::kPlacement;
}

bool is_host_compute(const hlo::InstructionRef& instruction, const Words& words) {
  const auto value = hlo::find_frontend_attribute(value_of(instruction, words.frontend_attributes),
                                                  "_xla_compute_type");
  return value == "host";
}

bool keeps_single_round(const hlo::InstructionRef& loop, const Words& words) {
  const auto value = hlo::find_frontend_attribute(value_of(loop, words.frontend_attributes),
                                                  "skip-simplify-while-loops_trip-count-one");
  return value == "true";
}

}  // namespace offload
