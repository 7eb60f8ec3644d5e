#pragma once

// Fixes of a leak, proven: each was tried by analysing the edited text, and the leak was gone and
// nothing new came.

#include <string>
#include <string_view>
#include <vector>

#include "analysis/analyzer.h"
#include "analysis/snapshot.h"
#include "base/cancel.h"
#include "offload/result.h"
#include "text/range.h"

namespace features {

struct Fix {
  std::string kind;   // offload/fixes.h has the list
  std::string title;  // what it does and what it costs: "move `out` back to the device (holds 4.0
                      // MiB on device at the end)"
  std::string cost;   // the cost alone
  std::vector<text::Edit> edits;  // disjoint, sorted by position, all against the snapshot's text
};

struct Refusal {
  std::string kind;
  std::string reason;       // why it is not offered
  bool is_expected = true;  // false: the kind is for leaks of another sort, nobody misses it here
};

struct Fixes {
  std::vector<Fix> offered;  // cheapest first
  std::vector<Refusal> refused;
};

// Of one of the module's leaks; empty when cancelled. Made once for a snapshot: who asks again gets
// what was found.
Fixes fixes_for(const analysis::Snapshot& at, std::uint32_t module, const offload::Leak& leak,
                const base::CancelToken& cancel);

struct LeakFixes {
  std::uint32_t module = 0;             // index into Snapshot::modules
  const offload::Leak* leak = nullptr;  // owned by the snapshot
  Fixes fixes;
};

// The fixes of each leak that has a place in the range: leaks whose diagnostic stands there first,
// then those with a step of their path there. Empty when cancelled.
std::vector<LeakFixes> fixes_in(const analysis::Snapshot& at, text::Range range,
                                const base::CancelToken& cancel);

}  // namespace features
