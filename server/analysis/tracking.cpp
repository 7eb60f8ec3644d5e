#include "analysis/tracking.h"

#include <string>
#include <utility>

namespace analysis {
namespace {

const std::shared_ptr<const offload::Result>& nothing_tracked() {
  static const auto result = std::make_shared<const offload::Result>();
  return result;
}

offload::Options tracker_options(const ModuleAnalysis& analysis, const Options& options) {
  offload::Options chosen;
  chosen.profile = options.profile;
  chosen.backend = analysis.backend;
  chosen.stage = analysis.stage.stage;
  chosen.log_level = options.log_level;
  return chosen;
}

}  // namespace

ModuleAnalysis begin_module(const hlo::Module& module, hlo::Tables& tables,
                            const Options& options) {
  ModuleAnalysis analysis{module, {}, {}, {}};
  analysis.stage = options.stage ? offload::StageChoice{*options.stage, "chosen by the user"}
                                 : offload::choose_stage(module, tables);
  analysis.backend = options.backend ? *options.backend : offload::choose_backend(module, tables);
  return analysis;
}

bool is_pass_run(const ModuleAnalysis& analysis) {
  const offload::Stage stage = analysis.stage.stage;
  return analysis.backend != offload::Backend::kCpu &&
         (stage == offload::Stage::kFramework || stage == offload::Stage::kBeforeOffload);
}

bool track_module(ModuleAnalysis& analysis, hlo::Tables& tables, const Options& options,
                  const base::CancelToken& cancel, std::unique_ptr<offload::Written> written) {
  if (!is_pass_run(analysis)) {
    analysis.tracking = {nothing_tracked(), nullptr};
    return true;
  }
  analysis.tracking = offload::track(analysis.module, tables, tracker_options(analysis, options),
                                     cancel, std::move(written));
  return analysis.tracking.result != nullptr;
}

const ModuleAnalysis* comparable(const ModuleAnalysis& now, const Snapshot& before,
                                 const Options& options) {
  const std::uint32_t index = now.module.index();
  if (index >= before.modules.size() || !(before.options.profile == options.profile))
    return nullptr;
  // Log lines hold texts of instructions that a kept result need not be right about.
  if (before.options.log_level != options.log_level || options.log_level >= 0) return nullptr;
  const ModuleAnalysis& old = before.modules[index];
  const bool is_same = old.backend == now.backend && old.stage.stage == now.stage.stage;
  return is_same && is_pass_run(now) ? &old : nullptr;
}

bool reuse_tracking(ModuleAnalysis& now, const ModuleAnalysis& old,
                    const offload::ModuleChange& change, hlo::Tables& tables) {
  const auto kept = offload::reuse(old.tracking, change, tables);
  if (kept) now.tracking = *kept;
  return kept != nullptr;
}

std::shared_ptr<const HostWalks> host_walks(const Snapshot& at, const ModuleAnalysis& analysis) {
  if (!is_pass_run(analysis)) return std::make_shared<const HostWalks>();
  const std::string question = std::to_string(analysis.module.index());
  if (auto known = at.memo->find<HostWalks>(question)) return known;
  offload::Options options = tracker_options(analysis, at.options);
  options.tells_walks = true;
  // Positions that the compiler visits again would come again.
  options.log_level = -1;
  const base::CancelToken never;
  auto made = std::make_shared<const HostWalks>(
      offload::track(analysis.module, *at.tables, options, never).result->walks);
  at.memo->keep(question, made);
  return made;
}

}  // namespace analysis
