#pragma once

// Where a name is defined: an operand or control predecessor leads to the instruction, a called
// computation to its head, a parameter of a signature to the parameter instruction, a leaf of the
// entry layout to the parameter or the operand of the root that carries it. A definition leads to
// itself.

#include <vector>

#include "analysis/snapshot.h"
#include "text/range.h"

namespace features {

struct Place {
  text::Range range;       // the whole instruction or computation
  text::Range name_range;  // inside `range`
  text::Range origin;      // the word that leads there

  bool operator==(const Place&) const = default;
};

// Empty where no name stands or the text does not define it. A place right behind a word still
// counts.
std::vector<Place> definition(const analysis::Snapshot& at, text::Offset offset);

}  // namespace features
