#pragma once

// Fixes of what is advised against, proven like those of leaks: the edited text was analysed, the
// advice was gone and nothing new came.

#include <cstdint>
#include <vector>

#include "features/code_actions.h"

namespace features {

struct AdviceFix {
  std::uint32_t module = 0;                   // index into Snapshot::modules
  const offload::Finding* finding = nullptr;  // owned by the snapshot
  Fix fix;
};

// Of the findings whose diagnostic stands in the range.
std::vector<AdviceFix> advice_fixes_in(const analysis::Snapshot& at, text::Range range,
                                       const base::CancelToken& cancel);

}  // namespace features
