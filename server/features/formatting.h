#pragma once

// Formatting: the edits after which a document, or the items that a range touches, stand as XLA
// prints them. Only blanks and line ends change (hlo/format/format.h).

#include <optional>
#include <vector>

#include "analysis/snapshot.h"
#include "base/cancel.h"
#include "base/limits.h"
#include "text/range.h"

namespace features {

// Disjoint, in order, all against the document's text; none where it holds no HLO text, and none
// when cancelled. Absent where the text is above the limit.
std::optional<std::vector<text::Edit>> formatting(const analysis::Snapshot& at,
                                                  const base::Limits& limits,
                                                  const base::CancelToken& cancel);
// Of the items that the range touches, and of the blanks in front of each of them.
std::optional<std::vector<text::Edit>> range_formatting(const analysis::Snapshot& at,
                                                        text::Range range,
                                                        const base::Limits& limits,
                                                        const base::CancelToken& cancel);

}  // namespace features
