#pragma once

// Slices of host data: whether a slice leads back to the device, so that only the slice travels.

#include <unordered_map>
#include <vector>

#include "offload/chain.h"
#include "offload/pass.h"

namespace offload {

// Answers for one state of the graph; a walk makes one and drops it.
class SliceAnswers {
 public:
  explicit SliceAnswers(Pass& pass) : pass_(pass) {}

  bool leads_to_device(NodeId slice);
  // The way from the slice to the first user that is not allowed, both included; for a slice that
  // does not lead to the device.
  std::vector<Visit> way_to_offender(NodeId slice);

 private:
  bool is_allowed(NodeId node) const;
  bool refuse_reduce(NodeId reduce) const;

  Pass& pass_;
  std::unordered_map<NodeId, bool> answers_;
  std::unordered_map<std::uint64_t, bool>
      known_;  // positions from which all ways are good, or one is not
  std::vector<Visit> last_way_;
};

}  // namespace offload
