#include "features/code_actions.h"

#include <algorithm>
#include <set>
#include <utility>

#include "analysis/proof.h"
#include "offload/fixes.h"

namespace features {

Fixes fixes_for(const analysis::Snapshot& at, std::uint32_t module, const offload::Leak& leak,
                const base::CancelToken& cancel) {
  const analysis::ModuleAnalysis& analysis = at.modules[module];
  const offload::Ground ground{at.text, analysis.module, *at.tables, analysis.stage.stage,
                               *analysis.tracking.result};
  auto [proposed, impossible] = offload::proposals_for(ground, leak);

  Fixes fixes;
  std::set<std::uint32_t> proven_forms;
  std::vector<Refusal> unproven;
  for (offload::Proposal& proposal : proposed) {
    if (proven_forms.contains(proposal.form)) continue;
    const analysis::Proof proof = analysis::prove(at, module, leak, proposal.edits, cancel);
    if (cancel.is_cancelled()) return {};
    if (!proof.holds()) {
      unproven.push_back({std::string(proposal.kind), proof.objection});
      continue;
    }
    proven_forms.insert(proposal.form);
    fixes.offered.push_back({std::string(proposal.kind), std::move(proposal.title),
                             std::move(proposal.cost), std::move(proposal.edits)});
  }
  for (const offload::NoProposal& none : impossible)
    unproven.push_back({std::string(none.kind), none.reason});
  // A kind that is offered in one form needs no excuse for another.
  for (Refusal& refusal : unproven) {
    const auto is_offered = [&](const Fix& fix) { return fix.kind == refusal.kind; };
    if (std::ranges::none_of(fixes.offered, is_offered))
      fixes.refused.push_back(std::move(refusal));
  }
  return fixes;
}

}  // namespace features
