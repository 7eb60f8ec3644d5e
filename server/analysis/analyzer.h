#pragma once

// Analyzer: previous snapshot and edits give the next one; the only place where the layers are
// joined. Pure step, no state of its own. `for_each(count, task)` runs task(0) ... task(count - 1)
// in any order, on any threads or in line, and returns when all are done: threads stay outside.

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

#include "analysis/snapshot.h"
#include "base/cancel.h"
#include "text/range.h"

namespace analysis {

using ForEach =
    std::function<void(std::size_t count, const std::function<void(std::size_t)>& task)>;

// Runs the tasks one after the other.
void for_each_in_line(std::size_t count, const std::function<void(std::size_t)>& task);

class Analyzer {
 public:
  // Null only when cancelled.
  static std::shared_ptr<const Snapshot> open(text::Text text, const Options& options,
                                              const ForEach& for_each,
                                              const base::CancelToken& cancel);
  // The edits lead, one after the other, from the text of `before` to the text of the result.
  // Changed options rerun the tracker only.
  static std::shared_ptr<const Snapshot> next(const Snapshot& before,
                                              const std::vector<text::Edit>& edits,
                                              const Options& options, const ForEach& for_each,
                                              const base::CancelToken& cancel);
};

}  // namespace analysis
