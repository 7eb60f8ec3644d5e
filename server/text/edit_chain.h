#pragma once

// EditChain: edits made one set after the other, as one set against the text in front of the first.
// It knows no content of that text, only its size.

#include <string>
#include <vector>

#include "text/range.h"

namespace text {

class EditChain {
 public:
  explicit EditChain(Offset size) : size_(size), pieces_{{{0, size}, ""}} {}

  // Disjoint, sorted by position, all against the text as the sets before have left it.
  void add(const std::vector<Edit>& edits);
  // Disjoint, sorted by position, all against the text in front of the first set.
  std::vector<Edit> whole() const;

 private:
  // A part of the text in front of the first set, or, where that is empty, something new.
  struct Piece {
    Range kept;
    std::string fresh;

    Offset size() const { return fresh.empty() ? kept.size() : static_cast<Offset>(fresh.size()); }
  };

  std::size_t cut_at(Offset offset);

  Offset size_;
  std::vector<Piece> pieces_;
};

}  // namespace text
