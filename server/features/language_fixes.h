#pragma once

// Fixes of what is wrong with the language: a name or a word that is misspelt, a bracket that is
// missing. Proven like those of leaks: each edit was tried by analysing the edited text, the
// problem was gone and no error had come.

#include <string>
#include <vector>

#include "analysis/snapshot.h"
#include "base/cancel.h"
#include "features/diagnostics.h"
#include "text/range.h"

namespace features {

struct LanguageFix {
  std::string title;              // "change `sum` to `add`"
  bool is_certain = false;        // nothing else can have been meant
  std::vector<text::Edit> edits;  // disjoint, sorted by position, all against the snapshot's text
};

// The likeliest first, at most one certain; empty when cancelled. Made once for a snapshot: who
// asks again gets what was found.
std::vector<LanguageFix> language_fixes(const analysis::Snapshot& at, const Diagnostic& diagnostic,
                                        const base::CancelToken& cancel);

struct PlacedFix {
  Diagnostic diagnostic;
  std::vector<LanguageFix> fixes;
};

// Of each of the diagnostics that stands in the range and has any.
std::vector<PlacedFix> language_fixes_in(const analysis::Snapshot& at,
                                         const std::vector<Diagnostic>& diagnostics,
                                         text::Range range, const base::CancelToken& cancel);

}  // namespace features
