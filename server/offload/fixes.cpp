#include "offload/fixes.h"

#include <algorithm>

#include "hlo/shape.h"
#include "offload/fixes/kinds.h"

namespace offload {

namespace {

enum class Kind : std::uint8_t { kEarlyMove, kMoveAtOutput, kHostOutput, kDrop };

bool has_host_output(const Ground& ground) {
  const hlo::Header* header = ground.module.header();
  return header != nullptr && std::ranges::any_of(header->leaves, [&](const hlo::LayoutLeaf& leaf) {
           return leaf.is_result &&
                  hlo::memory_space(ground.tables.at(leaf.shape)) == hlo::kHostSpace;
         });
}

// Where something computes on the host, the move in front of it also ends that. A device result of
// a host parameter is what the caller asked for, so it is moved. A result among host results, and a
// buffer filled piece by piece, is meant to stay on the host.
std::vector<Kind> cheapest_first(const Ground& ground, const Leak& leak) {
  using enum Kind;
  const bool is_filled = starts_at_update_slice(ground, leak);
  if (!leak.computing.empty() && !is_filled) return {kEarlyMove, kMoveAtOutput, kHostOutput, kDrop};
  if (is_filled || has_host_output(ground)) return {kHostOutput, kEarlyMove, kMoveAtOutput, kDrop};
  if (leak.parameter >= 0) return {kMoveAtOutput, kHostOutput, kDrop};
  return {kHostOutput, kEarlyMove, kMoveAtOutput, kDrop};
}

void propose(Kind kind, const Ground& ground, const Leak& leak, Proposals& proposals) {
  switch (kind) {
    case Kind::kEarlyMove: return propose_early_move(ground, leak, proposals);
    case Kind::kMoveAtOutput: return propose_move_at_output(ground, leak, proposals);
    case Kind::kHostOutput: return propose_host_output(ground, leak, proposals);
    case Kind::kDrop: return propose_drop(ground, leak, {}, proposals);
  }
}

}  // namespace

Proposals proposals_for(const Ground& ground, const Leak& leak) {
  Proposals proposals;
  for (const Kind kind : cheapest_first(ground, leak)) propose(kind, ground, leak, proposals);
  return proposals;
}

Proposals drop_proposals_for(const Ground& ground, const Leak& leak,
                             const std::vector<hlo::InstructionId>& further) {
  Proposals proposals;
  propose_drop(ground, leak, further, proposals);
  return proposals;
}

}  // namespace offload
