#pragma once

// What stands under the cursor, in words: a value with its shape, where it lives, the way it took
// through host memory and who uses it; a computation with its interface and callers; an opcode.
// Bounded: long shapes, lists and paths are cut and say by how much (base/limits.h).

#include <optional>

#include "analysis/snapshot.h"
#include "features/markup.h"
#include "text/range.h"

namespace features {

struct Hover {
  text::Range range;  // of the word that is explained, absolute
  Markup content;
};

// Absent where there is nothing to say. A place right behind a word still counts.
std::optional<Hover> hover(const analysis::Snapshot& at, text::Offset offset);

}  // namespace features
