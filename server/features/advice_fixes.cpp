#include "features/advice_fixes.h"

#include <optional>
#include <utility>

#include "analysis/proof.h"
#include "features/places.h"
#include "offload/fixes.h"

namespace features {
namespace {

std::optional<Fix> fix_of(const analysis::Snapshot& at, std::uint32_t module,
                          const offload::Finding& finding, const base::CancelToken& cancel) {
  const analysis::ModuleAnalysis& analysis = at.modules[module];
  auto proposal = offload::proposal_for(
      {at.text, analysis.module, *at.tables, analysis.stage.stage, *analysis.tracking.result},
      finding);
  if (!proposal || !analysis::prove(at, module, finding, proposal->edits, cancel).holds())
    return std::nullopt;
  return Fix{std::string(proposal->kind), std::move(proposal->title), std::move(proposal->cost),
             std::move(proposal->edits)};
}

}  // namespace

std::vector<AdviceFix> advice_fixes_in(const analysis::Snapshot& at, text::Range range,
                                       const base::CancelToken& cancel) {
  std::vector<AdviceFix> out;
  for (std::uint32_t module = 0; module < at.modules.size(); ++module) {
    const analysis::ModuleAnalysis& analysis = at.modules[module];
    if (!analysis.tracking.result || !analysis.module.range().touches(range)) continue;
    for (const offload::Finding& finding : analysis.tracking.result->findings) {
      if (!range_of(analysis.module, finding.position.instruction, -1).touches(range)) continue;
      if (auto fix = fix_of(at, module, finding, cancel))
        out.push_back({module, &finding, std::move(*fix)});
      if (cancel.is_cancelled()) return {};
    }
  }
  return out;
}

}  // namespace features
