#pragma once

// Diagnostics of a snapshot: syntax, names, and what tracking found, in text order, with the path
// of the tensor as related places. Plain results in offsets of the whole text; who shows them
// converts to positions.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/snapshot.h"
#include "base/cancel.h"
#include "hlo/problem.h"

namespace features {

struct Diagnostic {
  hlo::Problem problem;                 // `related` is the chain, in order
  std::uint32_t module = 0;             // index into Snapshot::modules
  std::string source;                   // "xla" for what the compiler says, "hlo-lsp" for our own
  const offload::Leak* leak = nullptr;  // of an E1200, owned by the snapshot
};

std::vector<Diagnostic> diagnostics(const analysis::Snapshot& at, const base::CancelToken& cancel);

// Of these what is about the language alone: nothing that tracking found.
std::vector<Diagnostic> language_diagnostics(const analysis::Snapshot& at,
                                             const base::CancelToken& cancel);

// The page that explains a code: XLA's own for what it has one for, else the paragraph in `pages`,
// the address of docs/diagnostics.md as the asker reaches it.
std::string page_of(std::string_view code, std::string_view pages);

}  // namespace features
