#pragma once

// Where a name is used: a value in the operands and control predecessors of its computation, a
// computation at the places that call it. Only names that the model reads as such count: never a
// word in a string, in metadata or in a backend_config.

#include <vector>

#include "analysis/snapshot.h"
#include "base/cancel.h"
#include "text/range.h"

namespace features {

struct Reference {
  text::Range range;  // of the name; of an operand with its element path
  bool is_declaration = false;

  bool operator==(const Reference&) const = default;
};

// Sorted by position, each place once; of a value that the text does not define its uses. Empty
// where no name stands and when cancelled. A place right behind a word still counts.
std::vector<Reference> references(const analysis::Snapshot& at, text::Offset offset,
                                  bool include_declaration, const base::CancelToken& cancel);

}  // namespace features
