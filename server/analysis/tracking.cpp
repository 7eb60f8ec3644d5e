#include "analysis/tracking.h"

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
  ModuleAnalysis analysis{module, {}, {}, {}, std::make_shared<LazyWalks>()};
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
                  const base::CancelToken& cancel) {
  if (!is_pass_run(analysis)) {
    analysis.tracking = {nothing_tracked(), nullptr};
    return true;
  }
  analysis.tracking =
      offload::track(analysis.module, tables, tracker_options(analysis, options), cancel);
  return analysis.tracking.result != nullptr;
}

bool reuse_tracking(ModuleAnalysis& now, const Snapshot& before, offload::ModuleChange& change,
                    const Options& options) {
  const std::uint32_t index = now.module.index();
  if (index >= before.modules.size() || !(before.options.profile == options.profile)) return false;
  // Log lines hold texts of instructions that a kept result need not be right about.
  if (before.options.log_level != options.log_level || options.log_level >= 0) return false;
  const ModuleAnalysis& old = before.modules[index];
  if (old.backend != now.backend || old.stage.stage != now.stage.stage || !is_pass_run(now))
    return false;
  change.before = &old.module;
  change.after = &now.module;
  const auto kept = offload::reuse(old.tracking, change, *before.tables);
  if (kept) now.tracking = *kept;
  return kept != nullptr;
}

const std::vector<offload::HostWalk>& host_walks(const Snapshot& at,
                                                 const ModuleAnalysis& analysis) {
  return analysis.walks->get([&]() -> std::vector<offload::HostWalk> {
    if (!is_pass_run(analysis)) return {};
    offload::Options options = tracker_options(analysis, at.options);
    options.tells_walks = true;
    options.log_level = -1;  // else positions repeat
    const base::CancelToken never;
    return offload::track(analysis.module, *at.tables, options, never).result->walks;
  });
}

}  // namespace analysis
