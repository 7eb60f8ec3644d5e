#pragma once

// Repair: the leaks of a text cured in one edit that is proven as a whole. All leaks at once where
// that can be proven, which costs one analysis however many they are; else one after the other,
// each with its cheapest fix.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analysis/snapshot.h"
#include "base/cancel.h"
#include "text/range.h"

namespace features {

// What is to be cured, and how.
struct RepairScope {
  std::optional<std::string> output;  // `{0}`; absent: every leak
  std::optional<std::string> kind;    // absent: each the cheapest one that is proven

  bool operator==(const RepairScope&) const = default;
};

struct Repair {
  std::string reason;              // why there is none; empty where there is one
  std::vector<std::string> steps;  // what was done: "output {0}: move ..."
  std::vector<text::Edit> edits;   // disjoint, sorted by position, against the snapshot's text;
                                   // empty where nothing leaks
  std::shared_ptr<const analysis::Snapshot> after;  // null where there is no repair
};

// Null when cancelled. Made once for a snapshot.
std::shared_ptr<const Repair> repair(const analysis::Snapshot& at, const RepairScope& scope,
                                     const base::CancelToken& cancel);

}  // namespace features
