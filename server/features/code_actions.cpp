#include "features/code_actions.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "analysis/proof.h"
#include "features/places.h"
#include "hlo/lookup.h"
#include "offload/fixes.h"

namespace features {

namespace {

// Each round drops at least one annotation more; a leak that more than this feed is not worth
// dropping.
constexpr int kMostRounds = 16;

// The place in the text before the edits of a place behind them.
text::Offset place_before(const std::vector<text::Edit>& edits, text::Offset place) {
  std::int64_t shift = 0;
  for (const text::Edit& edit : edits) {
    if (edit.range.begin + shift >= place) break;
    shift += static_cast<std::int64_t>(edit.replacement.size()) - edit.range.size();
  }
  return static_cast<text::Offset>(place - shift);
}

class Prover {
 public:
  Prover(const analysis::Snapshot& at, std::uint32_t module, const offload::Leak& leak,
         const base::CancelToken& cancel)
      : at_(at), module_(module), leak_(leak), cancel_(cancel) {}

  Fixes run() {
    auto [proposed, impossible] = offload::proposals_for(ground(), leak_);
    for (offload::Proposal& proposal : proposed) {
      if (proven_forms_.contains(proposal.form)) continue;
      if (!try_to_prove(proposal)) unproven_.push_back({std::string(proposal.kind), objection_});
      if (cancel_.is_cancelled()) return {};
    }
    for (const offload::NoProposal& none : impossible) {
      unproven_.push_back({std::string(none.kind), none.reason, none.is_expected});
    }
    refuse_what_is_not_offered();
    return std::move(fixes_);
  }

 private:
  offload::Ground ground() const {
    const analysis::ModuleAnalysis& analysis = at_.modules[module_];
    return {at_.text, analysis.module, *at_.tables, analysis.stage.stage,
            *analysis.tracking.result};
  }

  // Where another annotation takes over, it is dropped as well and tried again.
  bool try_to_prove(offload::Proposal proposal) {
    std::vector<hlo::InstructionId> further;
    for (int round = 0; round < kMostRounds; ++round) {
      const analysis::Proof proof = analysis::prove(at_, module_, leak_, proposal.edits, cancel_);
      if (proof.holds()) {
        offer(std::move(proposal));
        return true;
      }
      objection_ = proof.objection;
      if (proposal.kind != offload::kDropAnnotation || !proof.after) return false;
      if (!add_annotations_that_take_over(*proof.after, proposal.edits, further)) return false;
      auto again = offload::drop_proposals_for(ground(), leak_, further);
      if (again.proposed.empty()) return false;
      proposal = std::move(again.proposed.front());
    }
    return false;
  }

  bool add_annotations_that_take_over(const analysis::Snapshot& after,
                                      const std::vector<text::Edit>& edits,
                                      std::vector<hlo::InstructionId>& further) const {
    const std::size_t known = further.size();
    if (module_ >= after.modules.size()) return false;
    const analysis::ModuleAnalysis& analysis = after.modules[module_];
    for (const offload::Leak& remaining : analysis.tracking.result->leaks) {
      if (remaining.output != leak_.output) continue;
      for (const hlo::InstructionId id : remaining.annotations) {
        const auto annotation = analysis.module.at(id);
        if (!annotation) continue;
        const text::Offset place = annotation.absolute(annotation->name_range).begin;
        const auto before = hlo::instruction_at(*at_.file, place_before(edits, place));
        if (before && std::ranges::find(further, before.id) == further.end()) {
          further.push_back(before.id);
        }
      }
    }
    return further.size() > known;
  }

  void offer(offload::Proposal proposal) {
    proven_forms_.insert(proposal.form);
    fixes_.offered.push_back({std::string(proposal.kind), std::move(proposal.title),
                              std::move(proposal.cost), std::move(proposal.edits)});
  }

  // A kind that is offered in one form needs no excuse for another.
  void refuse_what_is_not_offered() {
    for (Refusal& refusal : unproven_) {
      const auto is_offered = [&](const Fix& fix) { return fix.kind == refusal.kind; };
      if (std::ranges::none_of(fixes_.offered, is_offered)) {
        fixes_.refused.push_back(std::move(refusal));
      }
    }
  }

  const analysis::Snapshot& at_;
  std::uint32_t module_;
  const offload::Leak& leak_;
  const base::CancelToken& cancel_;
  Fixes fixes_;
  std::set<offload::Form> proven_forms_;
  std::vector<Refusal> unproven_;
  std::string objection_;
};

bool has_step_in(const hlo::Module& module, const offload::Leak& leak, text::Range range) {
  return std::ranges::any_of(related_of(module, leak),
                             [&](const hlo::Related& place) { return place.range.touches(range); });
}

// Leaks whose diagnostic stands in the range, then those that only pass through it.
std::vector<LeakFixes> leaks_in(const analysis::Snapshot& at, text::Range range) {
  std::vector<LeakFixes> standing;
  std::vector<LeakFixes> passing;
  for (std::uint32_t i = 0; i < at.modules.size(); ++i) {
    const analysis::ModuleAnalysis& analysis = at.modules[i];
    if (!analysis.tracking.result || !analysis.module.range().touches(range)) continue;
    for (const offload::Leak& leak : analysis.tracking.result->leaks) {
      const bool stands = range_of_leak(analysis.module, leak).touches(range);
      if (stands) standing.push_back({i, &leak, {}});
      if (!stands && has_step_in(analysis.module, leak, range)) passing.push_back({i, &leak, {}});
    }
  }
  std::ranges::move(passing, std::back_inserter(standing));
  return standing;
}

}  // namespace

Fixes fixes_for(const analysis::Snapshot& at, std::uint32_t module, const offload::Leak& leak,
                const base::CancelToken& cancel) {
  const auto& leaks = at.modules[module].tracking.result->leaks;
  const std::string question = fmt::format("{} {}", module, &leak - leaks.data());
  if (const auto known = at.memo->find<Fixes>(question)) return *known;
  const auto fixes = std::make_shared<const Fixes>(Prover(at, module, leak, cancel).run());
  if (!cancel.is_cancelled()) at.memo->keep(question, fixes);
  return *fixes;
}

std::vector<LeakFixes> fixes_in(const analysis::Snapshot& at, text::Range range,
                                const base::CancelToken& cancel) {
  std::vector<LeakFixes> of_leaks;
  for (LeakFixes& place : leaks_in(at, range)) {
    place.fixes = fixes_for(at, place.module, *place.leak, cancel);
    if (cancel.is_cancelled()) return {};
    of_leaks.push_back(std::move(place));
  }
  return of_leaks;
}

}  // namespace features
