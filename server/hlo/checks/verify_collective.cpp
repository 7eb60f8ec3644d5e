#include <optional>

#include "hlo/checks/device_groups.h"
#include "hlo/checks/verify.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

// Groups of different sizes are for sums alone.
bool takes_any_size(Opcode opcode) {
  return opcode == Opcode::kAllReduce || opcode == Opcode::kAllReduceStart;
}

bool is_flat(const Site& site) {
  return site.boolean(Word::kUseGlobalDeviceIds).value_or(false) &&
         site.integer(Word::kChannelId).value_or(0) > 0;
}

}  // namespace

void verify_groups(const Site& site, Findings& findings) {
  const auto groups = site.has(Word::kReplicaGroups)
                          ? read_device_groups(site.text(Word::kReplicaGroups))
                          : std::optional(DeviceGroups{});
  if (!groups) return;
  if (groups->is_empty && is_flat(site)) {
    return findings.verifier("groups", site.range_of(Word::kReplicaGroups),
                             "Replica groups must be specified in flattened-id mode");
  }
  if (groups->is_uniform || takes_any_size(site->opcode)) return;
  findings.verifier("groups", site.range_of(Word::kReplicaGroups),
                    "Replica groups expected to be of uniform size");
}

}  // namespace hlo
