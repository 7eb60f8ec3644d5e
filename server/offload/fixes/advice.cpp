// What is advised against, and can be cured by taking moves out.

#include <set>

#include <fmt/format.h>

#include "offload/fixes/kinds.h"

namespace offload {

std::optional<Proposal> proposal_for(const Ground& ground, const Finding& finding) {
  const bool is_round_trip = finding.code == "redundant-move";
  if (!is_round_trip && finding.code != "offload-without-effect" && finding.code != "wrong-operand")
    return std::nullopt;
  const hlo::InstructionRef call = ground.module.at(finding.position.instruction);
  if (!call) return std::nullopt;
  std::set<hlo::InstructionId> calls{call.id};
  if (is_round_trip)
    for (const Step& step : finding.related) calls.insert(step.position.instruction);
  Proposal proposal{kDropAnnotation, Form::kDrop, "", "", drop_calls(ground, calls)};
  if (proposal.edits.empty()) return std::nullopt;
  proposal.cost = is_round_trip ? "the value stays where it is"
                                : "nothing that is meant to move gets another place";
  proposal.title =
      fmt::format("drop the move to host memory `{}`{}", ground.tables.text(call->name),
                  is_round_trip ? " and the way back" : "");
  return proposal;
}

}  // namespace offload
