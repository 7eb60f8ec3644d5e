#pragma once

// Proof of a fix: the edited text is analysed, and the leak must be gone and nothing else worse
// than before: no new leak, finding, syntax or name problem, no output in host memory that no
// longer comes from there, as many modules as before. Costs one incremental step: pieces that the
// edits leave alone are not read again.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "analysis/snapshot.h"
#include "base/cancel.h"
#include "offload/result.h"
#include "text/range.h"

namespace analysis {

struct Proof {
  std::string objection;                  // empty: proven
  std::shared_ptr<const Snapshot> after;  // of the edited text; null when cancelled

  bool holds() const { return objection.empty(); }
};

// The edits are disjoint, sorted, and all against the text of the snapshot. `leak` is one of the
// module's leaks.
Proof prove(const Snapshot& before, std::uint32_t module, const offload::Leak& leak,
            const std::vector<text::Edit>& edits, const base::CancelToken& cancel);
// The same for edits that cure every leak of every module.
Proof prove_all(const Snapshot& before, const std::vector<text::Edit>& edits,
                const base::CancelToken& cancel);

// The same for what is advised against.
Proof prove(const Snapshot& before, std::uint32_t module, const offload::Finding& finding,
            const std::vector<text::Edit>& edits, const base::CancelToken& cancel);

}  // namespace analysis
