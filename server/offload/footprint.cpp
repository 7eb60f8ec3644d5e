#include "offload/footprint.h"

#include <algorithm>

namespace offload {

Footprint::Footprint(std::vector<hlo::InstructionId> looked_at,
                     std::vector<hlo::InstructionId> quoted, bool allows_changes,
                     bool reads_constants)
    : looked_at_(std::move(looked_at)),
      quoted_(std::move(quoted)),
      allows_changes_(allows_changes),
      reads_constants_(reads_constants) {
  std::ranges::sort(looked_at_);
  looked_at_.erase(std::unique(looked_at_.begin(), looked_at_.end()), looked_at_.end());
}

bool Footprint::has_looked_at(hlo::InstructionId id) const {
  return std::ranges::binary_search(looked_at_, id);
}

bool Footprint::quotes(hlo::InstructionId id) const {
  return std::ranges::find(quoted_, id) != quoted_.end();
}

}  // namespace offload
