#pragma once

// Tracker: the whole pass on one module (docs/offload.md), run on a scratch graph that is built for
// it and thrown away. Pure: the same module and options give the same result, whatever the history
// of the document. Costs nothing for a module without anything to track, else time linear in the
// module.

#include <memory>

#include "base/cancel.h"
#include "base/slot.h"
#include "hlo/module.h"
#include "offload/profile.h"
#include "offload/result.h"
#include "offload/stage.h"

namespace offload {

struct Options {
  Profile profile = newest_profile();
  Backend backend = Backend::kTpu;
  Stage stage = Stage::kBeforeOffload;
  // The compiler's flags: xla_disable_automatic_host_compute_offload, turned round, and with it
  // xla_allow_h2h_copy_when_automatic_host_compute_offload_disabled.
  bool allow_host_compute = true;
  bool allow_host_copies = false;
  // Framework text: instructions of the scratch graph, where each call site counts apart and a
  // chain of calls can double at each link.
  std::size_t max_instances = 2'000'000;
  int log_level = -1;        // -1: no log lines in the result
  bool tells_walks = false;  // whether the result carries what each walk visited, in words

  bool operator==(const Options&) const;
};

// What a result rests on; decides whether it outlives an edit.
class Footprint;
// The graph of framework text, which a version leaves for the next (written.h).
class Written;

struct Tracking {
  std::shared_ptr<const Result> result;  // null only when cancelled
  // Null: nothing tracked, and any edit that adds nothing to track keeps it.
  std::shared_ptr<const Footprint> footprint;
  // Null where there is no graph to hand on. No part of the result.
  std::shared_ptr<base::Slot<Written>> written = nullptr;
};

// A module without a move and without a host parameter needs no tracking.
bool has_anything_to_track(const hlo::Module& module, hlo::Tables& tables);

// `written`: the module's graph where it is known already, else null.
Tracking track(const hlo::Module& module, hlo::Tables& tables, const Options& options,
               const base::CancelToken& cancel, std::unique_ptr<Written> written);
Tracking track(const hlo::Module& module, hlo::Tables& tables, const Options& options,
               const base::CancelToken& cancel);

// Each with its id.
using PieceList = std::vector<std::pair<std::uint32_t, std::shared_ptr<const hlo::LoweredPiece>>>;

// The pieces that an edit took out of the module and put into it; the module before and after.
struct ModuleChange {
  const hlo::Module* before = nullptr;
  const hlo::Module* after = nullptr;
  PieceList removed;
  PieceList added;
};

// The tracking before, made good for the module after, where the change provably leaves the result
// as it is (positions in replaced pieces are renamed); null where the module must be tracked again.
// Equals tracking again, always: a test and --paranoid compare the two.
std::shared_ptr<const Tracking> reuse(const Tracking& before, const ModuleChange& change,
                                      hlo::Tables& tables);

}  // namespace offload
