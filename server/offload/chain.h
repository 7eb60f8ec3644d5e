#pragma once

// Chains: the way of a tensor in words, step by step, from where it got to host memory to where it
// ends, in places of the text. Instructions that the pass inserted have no place and are left out.

#include <vector>

#include "offload/pass.h"

namespace offload {

struct Visit {
  Place place;
  std::uint32_t origin = 0xffffffff;  // index of the visit it was first reached from
  bool computes = false;              // executed on the host
};

// Where a walk begins and what led to it.
struct Beginning {
  Place start;
  bool copy_in_front = false;
  std::int64_t operand = -1;  // of the start, where the value comes in; -1 when not told
  std::vector<Place>
      lead;  // the annotation and what is looked through behind it; empty for a parameter
  std::int64_t parameter = -1;  // the entry parameter's number
  bool is_kernel = false;       // an output that a kernel puts into host memory
};

// The steps from the annotation or parameter up to and with the last visit of `way`.
std::vector<Step> describe(const Pass& pass, const Beginning& beginning,
                           const std::vector<Visit>& way);
// The leak of a value that arrives at the entry root by `way`.
Leak describe_leak(Pass& pass, const Beginning& beginning, const std::vector<Visit>& way,
                   const EntryLayout::Output& output);

// All visits of a walk, in words; repetitions left out.
HostWalk describe_walk(const Pass& pass, const Beginning& beginning,
                       const std::vector<Visit>& visits);

}  // namespace offload
