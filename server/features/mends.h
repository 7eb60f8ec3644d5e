#pragma once

// Mends: edits that may take a problem of the language away, the likeliest first. Nothing is proven
// here. For language_fixes.cpp.

#include <string>
#include <vector>

#include "analysis/snapshot.h"
#include "base/cancel.h"
#include "hlo/problem.h"
#include "text/range.h"

namespace features {

struct Mend {
  std::string title;
  // Mends of the same rank are equally likely: only one that no other of its rank stands beside may
  // be certain.
  int rank = 0;
  bool may_be_certain = true;
  std::vector<text::Edit> edits;  // disjoint, sorted by position
};

// Of a name that leads nowhere, or is defined twice.
std::vector<Mend> name_mends(const analysis::Snapshot& at, std::uint32_t module,
                             const hlo::Problem& problem);
// Of a word of the language that is a name only with `%` in front: there and in all of its uses.
std::vector<Mend> reserved_word_mends(const analysis::Snapshot& at, std::uint32_t module,
                                      const hlo::Problem& problem);
// Of an opcode or an attribute that is none, stands there twice, is missing or of earlier days.
std::vector<Mend> word_mends(const analysis::Snapshot& at, const hlo::Problem& problem);
// Of a shape that is not the one of what it stands in front of.
std::vector<Mend> shape_mends(const analysis::Snapshot& at, const hlo::Problem& problem,
                              const base::CancelToken& cancel);
// Of text that cannot be read: brackets and commas put in or taken out around the place.
std::vector<Mend> bracket_mends(const analysis::Snapshot& at, const hlo::Problem& problem);

}  // namespace features
