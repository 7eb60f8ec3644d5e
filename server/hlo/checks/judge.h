#pragma once

// Judging: what is wrong between instructions, kept a piece. All of a file anew, or after an edit
// what the edit can have changed: the pieces that came, those that use a value, call a computation
// or end an asynchronous operation that looks another way now, and what follows from these. Both
// give the same, by test. What stands there when cancelled is not complete.

#include <cstdint>
#include <vector>

#include "base/cancel.h"
#include "hlo/checks/verdict.h"
#include "hlo/file.h"

namespace hlo {

// Ids in text order. A piece that an edit names and keeps stands in both.
struct PieceTurnover {
  std::vector<std::uint32_t> removed;  // of the version before
  std::vector<std::uint32_t> added;
};

Verdicts judge(const File& file, const base::CancelToken& cancel);
Verdicts judge_again(const File& file, const File& before, const Verdicts& known,
                     const PieceTurnover& change, const base::CancelToken& cancel);

}  // namespace hlo
