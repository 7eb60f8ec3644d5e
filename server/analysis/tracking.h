#pragma once

// Tracking of one module of a snapshot: anew, taken over from the version before, and the walks in
// words for whoever asks what way a value went.

#include <memory>
#include <vector>

#include "analysis/snapshot.h"
#include "base/cancel.h"
#include "offload/written.h"

namespace analysis {

// What tracking needs to know about a module: its stage and its back end.
ModuleAnalysis begin_module(const hlo::Module& module, hlo::Tables& tables, const Options& options);

// The pass runs on that stage and back end.
bool is_pass_run(const ModuleAnalysis& analysis);

// False when cancelled. `written`: the module's graph where it is known already, else null.
bool track_module(ModuleAnalysis& analysis, hlo::Tables& tables, const Options& options,
                  const base::CancelToken& cancel, std::unique_ptr<offload::Written> written);

// The same module of the version before, where its tracking may hold on; else null.
const ModuleAnalysis* comparable(const ModuleAnalysis& now, const Snapshot& before,
                                 const Options& options);

// Takes over the tracking of the version before; false where it does not hold for this one.
bool reuse_tracking(ModuleAnalysis& now, const ModuleAnalysis& old,
                    const offload::ModuleChange& change, hlo::Tables& tables);

using HostWalks = std::vector<offload::HostWalk>;

// What each walk over a module of the snapshot visited. Nothing on the way from a key to its
// diagnostics needs that, so it is tracked again for who asks first, and kept.
std::shared_ptr<const HostWalks> host_walks(const Snapshot& at, const ModuleAnalysis& analysis);

}  // namespace analysis
