#include "features/repair.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "analysis/analyzer.h"
#include "analysis/proof.h"
#include "features/code_actions.h"
#include "hlo/shape.h"
#include "offload/fixes.h"
#include "text/edit_chain.h"

namespace features {

namespace {

using Snapshot = std::shared_ptr<const analysis::Snapshot>;

struct FoundLeak {
  std::uint32_t module = 0;
  const offload::Leak* leak = nullptr;
};

std::vector<FoundLeak> leaks_of(const analysis::Snapshot& at, const RepairScope& scope) {
  std::vector<FoundLeak> leaks;
  for (std::uint32_t i = 0; i < at.modules.size(); ++i) {
    for (const offload::Leak& leak : at.modules[i].tracking.result->leaks) {
      if (!scope.output || hlo::print_index(leak.output) == *scope.output)
        leaks.push_back({i, &leak});
    }
  }
  return leaks;
}

std::string reasons(const Fixes& fixes, const RepairScope& scope) {
  std::vector<std::string> lines;
  for (const Refusal& refusal : fixes.refused) {
    if (scope.kind && refusal.kind != *scope.kind) continue;
    lines.push_back(fmt::format("{}: {}", refusal.kind, refusal.reason));
  }
  if (lines.empty()) return "no fix could be proven";
  return fmt::format("{}", fmt::join(lines, "; "));
}

// What the edits of one way make of all modules. Modules without leaks have none.
class AllAtOnce {
 public:
  AllAtOnce(const analysis::Snapshot& at, const RepairScope& scope) {
    for (const analysis::ModuleAnalysis& analysis : at.modules) {
      if (analysis.tracking.result->leaks.empty()) continue;
      const offload::Ground ground{at.text, analysis.module, *at.tables, analysis.stage.stage,
                                   *analysis.tracking.result};
      ways_.push_back(offload::proposals_for_all(ground, scope.kind.value_or("")));
    }
  }

  std::size_t count() const {
    std::size_t most = 0;
    for (const auto& ways : ways_) {
      if (ways.empty()) return 0;
      most = std::max(most, ways.size());
    }
    return most;
  }

  // A module with fewer ways is repaired in its first one.
  Repair way(std::size_t number) const {
    Repair repair;
    for (const auto& ways : ways_) {
      const offload::RepairOfAll& way = ways[number < ways.size() ? number : 0];
      std::ranges::copy(way.steps, std::back_inserter(repair.steps));
      std::ranges::copy(way.edits, std::back_inserter(repair.edits));
    }
    return repair;
  }

 private:
  std::vector<std::vector<offload::RepairOfAll>> ways_;  // of each module that leaks
};

std::optional<Repair> repaired_at_once(const analysis::Snapshot& at, const RepairScope& scope,
                                       const base::CancelToken& cancel) {
  const AllAtOnce all(at, scope);
  for (std::size_t number = 0; number < all.count() && !cancel.is_cancelled(); ++number) {
    Repair repair = all.way(number);
    analysis::Proof proof = analysis::prove_all(at, repair.edits, cancel);
    if (!proof.holds()) continue;
    repair.after = std::move(proof.after);
    return repair;
  }
  return std::nullopt;
}

// One leak after the other, each in the text that the repairs before have made. Every round takes a
// leak away and brings no new one, which is what proven means; so the count of the beginning bounds
// the rounds.
class OneByOne {
 public:
  OneByOne(const analysis::Snapshot& at, const RepairScope& scope, const base::CancelToken& cancel)
      : at_(at), scope_(scope), cancel_(cancel), chain_(at.text.size()) {}

  Repair run() {
    const std::size_t most = leaks_of(at_, scope_).size();
    for (std::size_t round = 0; round < most; ++round) {
      const auto leaks = leaks_of(now(), scope_);
      if (leaks.empty()) break;
      if (!cure(leaks.front())) return std::move(repair_);
    }
    if (!leaks_of(now(), scope_).empty()) return refused("leaks remain after all fixes");
    repair_.edits = chain_.whole();
    return proven();
  }

 private:
  const analysis::Snapshot& now() const { return repair_.after ? *repair_.after : at_; }

  Repair refused(std::string reason) const { return {std::move(reason), {}, {}, nullptr}; }

  bool cure(const FoundLeak& found) {
    const Fixes fixes = fixes_for(now(), found.module, *found.leak, cancel_);
    const auto fits = [&](const Fix& fix) { return !scope_.kind || fix.kind == *scope_.kind; };
    const auto fix = std::ranges::find_if(fixes.offered, fits);
    const std::string output = hlo::print_index(found.leak->output);
    if (fix == fixes.offered.end()) {
      repair_ = refused(fmt::format("the leak from `{}` into output {} stays: {}",
                                    found.leak->start, output, reasons(fixes, scope_)));
      return false;
    }
    repair_.steps.push_back(fmt::format("output {}: {}", output, fix->title));
    chain_.add(fix->edits);
    const std::vector<text::Edit> last_first(fix->edits.rbegin(), fix->edits.rend());
    repair_.after = analysis::Analyzer::next(now(), last_first, now().options,
                                             analysis::for_each_in_line, cancel_);
    if (!repair_.after) repair_ = refused("cancelled");
    return repair_.after != nullptr;
  }

  // Each step was proven against the text in front of it; the whole against the first text.
  Repair proven() {
    if (scope_.output || repair_.steps.size() < 2) return std::move(repair_);
    const analysis::Proof proof = analysis::prove_all(at_, repair_.edits, cancel_);
    if (!proof.holds()) return refused(proof.objection);
    return std::move(repair_);
  }

  const analysis::Snapshot& at_;
  const RepairScope& scope_;
  const base::CancelToken& cancel_;
  text::EditChain chain_;
  Repair repair_;
};

Repair make(const analysis::Snapshot& at, const RepairScope& scope,
            const base::CancelToken& cancel) {
  if (!scope.output && leaks_of(at, scope).size() > 1) {
    if (auto repair = repaired_at_once(at, scope, cancel)) return std::move(*repair);
  }
  return OneByOne(at, scope, cancel).run();
}

}  // namespace

std::shared_ptr<const Repair> repair(const analysis::Snapshot& at, const RepairScope& scope,
                                     const base::CancelToken& cancel) {
  const std::string question =
      fmt::format("{} {}", scope.output.value_or(""), scope.kind.value_or(""));
  if (auto known = at.memo->find<Repair>(question)) return known;
  auto made = std::make_shared<const Repair>(make(at, scope, cancel));
  if (cancel.is_cancelled()) return nullptr;
  at.memo->keep(question, made);
  return made;
}

}  // namespace features
