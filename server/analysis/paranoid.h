#pragma once

// Compares a snapshot that came about by edits with one made from its text alone. They must tell
// the same: problems of syntax, model, stage and tracking, all with absolute places. For tests and
// for `--paranoid`; costs time in the size of the text.

#include <optional>
#include <string>

#include "analysis/snapshot.h"

namespace analysis {

// All that is known, as text without ids: a line a fact.
std::string describe(const Snapshot& at);

// The first line in which the two differ, and what it should be; absent where they agree.
std::optional<std::string> difference_from_scratch(const Snapshot& at);

}  // namespace analysis
