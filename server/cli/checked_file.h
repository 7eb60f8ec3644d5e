#pragma once

// What checking one file found, ready to be shown as text or JSON: one value between the run and
// its reports.

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analysis/analyzer.h"
#include "analysis/snapshot.h"
#include "base/cancel.h"
#include "base/error.h"
#include "base/limits.h"
#include "cli/inputs.h"
#include "features/code_actions.h"
#include "features/content_kind.h"
#include "features/diagnostics.h"

namespace cli {

struct CheckedProblem {
  features::Diagnostic diagnostic;
  features::Fixes fixes;  // of a leak, where it is shown
};

struct Tally {
  std::size_t errors = 0;
  std::size_t warnings = 0;
  std::size_t notes = 0;

  void add(hlo::Severity severity);
  void add(const Tally& other);
};

struct CheckedFile {
  Input input;
  bool was_packed = false;
  features::ContentKind kind = features::ContentKind::kEmpty;
  std::optional<base::Error> failure;                  // could not be read; nothing below is set
  std::shared_ptr<const analysis::Snapshot> snapshot;  // null where the file holds no HLO text
  std::vector<CheckedProblem> problems;                // those to show, in text order
  std::size_t hidden = 0;                              // fall under --max-problems
  Tally tally;                                         // of all, shown or not
};

struct CheckScope {
  analysis::Options analysis;
  hlo::Severity least = hlo::Severity::kNote;
  std::optional<std::size_t> max_problems;
  base::Limits limits;
};

CheckedFile check_file(const Input& input, const CheckScope& scope,
                       const analysis::ForEach& for_each);

}  // namespace cli
