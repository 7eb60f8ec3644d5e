#pragma once

// Snapshot: everything known about one version of a document, the only thing features receive.
// Immutable and shared; whoever holds one may read it on any task for as long as it likes.

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/memo.h"
#include "base/persistent_map.h"
#include "hlo/checks/judge.h"
#include "hlo/file.h"
#include "hlo/module.h"
#include "hlo/problem.h"
#include "hlo/values/values.h"
#include "offload/tracker.h"
#include "syntax/segments.h"
#include "text/text.h"

namespace analysis {

// What a run depends on beside the text.
struct Options {
  offload::Profile profile = offload::newest_profile();
  std::optional<offload::Backend> backend;  // absent: what the module shows
  std::optional<offload::Stage> stage;      // absent: what the module shows
  std::uint32_t piece_bytes = 16 * 1024;    // no result depends on it
  int log_level = -1;  // of the compiler's own log lines in the results; -1: none

  bool operator==(const Options&) const;
};

struct ModuleAnalysis {
  hlo::Module module;
  offload::StageChoice stage;
  offload::Backend backend = offload::Backend::kTpu;
  offload::Tracking
      tracking;  // result with outcome none where the stage or the back end is not tracked
};

struct PieceIdHash {
  std::uint64_t operator()(std::uint32_t id) const { return base::mix_bits(id); }
};

// What the check of each piece found, by piece id.
using PieceChecks =
    base::PersistentMap<std::uint32_t, std::shared_ptr<const hlo::PieceCheck>, PieceIdHash>;

struct Counts {
  std::uint32_t parsed = 0;  // pieces
  std::uint32_t lowered = 0;
  std::uint32_t tracked = 0;    // modules
  std::uint32_t inherited = 0;  // of these, those whose graph followed the edit
};

class Snapshot {
 public:
  std::int64_t version = 0;
  text::Text text;
  syntax::Segments segments;
  std::shared_ptr<const hlo::File> file;
  std::shared_ptr<hlo::Tables> tables;
  PieceChecks checks;
  hlo::Verdicts verdicts;  // of what is between instructions
  std::vector<ModuleAnalysis> modules;
  Options options;
  Counts counts;  // what this step did
  // Answers of features that are dear to make, proven fixes above all.
  std::shared_ptr<base::Memo> memo = std::make_shared<base::Memo>();
};

}  // namespace analysis
