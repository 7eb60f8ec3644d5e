#pragma once

// Tracking of one module of a snapshot: anew, taken over from the version before, and the walks in
// words for whoever asks what way a value went.

#include <memory>
#include <vector>

#include "analysis/snapshot.h"
#include "base/cancel.h"

namespace analysis {

// What tracking needs to know about a module: its stage and its back end.
ModuleAnalysis begin_module(const hlo::Module& module, hlo::Tables& tables, const Options& options);

// The pass runs on that stage and back end.
bool is_pass_run(const ModuleAnalysis& analysis);

// False when cancelled.
bool track_module(ModuleAnalysis& analysis, hlo::Tables& tables, const Options& options,
                  const base::CancelToken& cancel);

// Takes over the tracking of the version before; false where it does not hold for this one.
// `change`: what the edit did, filled in with the two modules.
bool reuse_tracking(ModuleAnalysis& now, const Snapshot& before, offload::ModuleChange& change,
                    const Options& options);

using HostWalks = std::vector<offload::HostWalk>;

// What each walk over a module of the snapshot visited. Nothing on the way from a key to its
// diagnostics needs that, so it is tracked again for who asks first, and kept.
std::shared_ptr<const HostWalks> host_walks(const Snapshot& at, const ModuleAnalysis& analysis);

}  // namespace analysis
