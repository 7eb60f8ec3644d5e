#pragma once

// Language repair: every problem of the language that has a certain fix, mended, one after the
// other, each in the text that the fixes before have made.

#include <memory>
#include <string>
#include <vector>

#include "analysis/snapshot.h"
#include "base/cancel.h"
#include "text/range.h"

namespace features {

struct LanguageStep {
  text::Offset line = 0;  // from 0, in the text that the steps in front have made
  std::string title;
};

struct LanguageRepair {
  std::vector<LanguageStep> steps;
  std::vector<text::Edit> edits;  // disjoint, sorted by position, against the snapshot's text
  std::shared_ptr<const analysis::Snapshot> after;  // null where nothing is mended
};

// What was done so far where cancelled.
LanguageRepair repair_language(std::shared_ptr<const analysis::Snapshot> at,
                               const base::CancelToken& cancel);

}  // namespace features
