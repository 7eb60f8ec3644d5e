#pragma once

// What starts and ends a walk: the custom calls the pass knows by their target, the framework's
// spelling of moves, and the frontend attributes that matter. Words is one lookup of all names the
// tracker compares, made once a run.

#include <cstdint>

#include "hlo/module.h"
#include "hlo/tables.h"

namespace offload {

enum class Role : std::uint8_t {
  kPlain,
  kMoveToHost,
  kMoveToDevice,
  kAllocateBuffer,
  kSplit,      // half of a 64-bit value: gets a copy on the device
  kOpaque,     // a custom call, or host compute in front of the optimizer, through which nothing is
               // followed
  kPlacement,  // annotate_device_placement, not translated
  kPassThrough,  // Sharding and the like: gone when the pass runs; operand k becomes result k
};

struct Words {
  explicit Words(hlo::Tables& tables);

  hlo::Name move_to_host, move_to_device, allocate_buffer, split_low, split_high, placement;
  hlo::Name sharding, full_to_shard, shard_to_full, global_to_local, local_to_global,
      result_sharding, barrier;
  hlo::Name frontend_attributes, control_predecessors, aliasing, side_effect, dimensions;
  hlo::Name kernel, backend_config, sharding_attribute, metadata, direction;
};

// The role of a custom call by its target alone.
Role role_of(hlo::Name target, const Words& words);

// annotate_device_placement: what its attribute asks for; kPlacement where the compiler leaves the
// call alone.
Role placement_role(const hlo::InstructionRef& call, const Words& words);
bool is_host_compute(const hlo::InstructionRef& instruction, const Words& words);
// A loop that stays a loop though it goes round once.
bool keeps_single_round(const hlo::InstructionRef& loop, const Words& words);

}  // namespace offload
