#pragma once

// Misplaced: what the grammar takes for the beginning of something else in the middle of an item,
// and is the rest of a broken one. The grammar is a flat list, so behind `f(x) dimensions={0}` it
// finds the head of a computation without a name; here what is open says better.

#include <optional>
#include <string_view>

#include "syntax/kinds.h"
#include "syntax/scan.h"
#include "text/range.h"

namespace syntax {

class Misplaced {
 public:
  // `bytes` begin at `start` in the piece.
  Misplaced(std::string_view bytes, text::Offset start) : bytes_(bytes), start_(start) {}

  // Told of each node at top level, in order, with the item that it begins in; null in front of the
  // first one. False where the node, and all behind it in the item, is to be left out.
  bool takes(Kind kind, text::Range range, const ItemStart* item);
  // Where the first of what is left out stands; the first stray bytes where some stand above it.
  std::optional<text::Range> found() const { return found_; }

 private:
  void begin(const ItemStart& item);
  bool is_misplaced(Kind kind, text::Range range) const;
  bool is_row_of_nothing(text::Range range) const;
  bool is_head_of_nothing(text::Range range) const;
  bool is_first_in_line(text::Offset place) const;

  std::string_view bytes_;
  text::Offset start_;
  const ItemStart* item_ = nullptr;
  bool in_body_ = false;
  std::optional<text::Range> stray_;
  std::optional<text::Range> found_;
};

}  // namespace syntax
