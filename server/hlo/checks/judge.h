#pragma once

// Judging: what is wrong between instructions, kept a piece. All of a file anew, or after an edit
// what the edit can have changed. Both give the same, by test.

#include <cstdint>
#include <span>

#include "base/cancel.h"
#include "hlo/checks/verdict.h"
#include "hlo/file.h"

namespace hlo {

// Of all pieces. What is there when cancelled is not complete.
Verdicts judge(const File& file, const base::CancelToken& cancel);

}  // namespace hlo
