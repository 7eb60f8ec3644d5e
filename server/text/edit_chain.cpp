#include "text/edit_chain.h"

#include <utility>

namespace text {

void EditChain::add(const std::vector<Edit>& edits) {
  // From the back, so that each edit still finds its place.
  for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit) {
    const auto first = static_cast<std::ptrdiff_t>(cut_at(edit->range.begin));
    const auto last = static_cast<std::ptrdiff_t>(cut_at(edit->range.end));
    const auto place = pieces_.erase(pieces_.begin() + first, pieces_.begin() + last);
    if (!edit->replacement.empty()) pieces_.insert(place, Piece{{}, edit->replacement});
  }
}

std::vector<Edit> EditChain::whole() const {
  std::vector<Edit> edits;
  Offset kept = 0;  // where the kept piece in front ends
  std::string fresh;
  const auto close = [&](Offset next) {
    if (kept != next || !fresh.empty()) edits.push_back({{kept, next}, std::exchange(fresh, "")});
  };
  for (const Piece& piece : pieces_) {
    if (!piece.fresh.empty()) {
      fresh += piece.fresh;
      continue;
    }
    close(piece.kept.begin);
    kept = piece.kept.end;
  }
  close(size_);
  return edits;
}

// The number of pieces in front of the offset, with one that begins there.
std::size_t EditChain::cut_at(Offset offset) {
  std::size_t i = 0;
  for (Offset start = 0; i < pieces_.size(); ++i) {
    const Offset end = start + pieces_[i].size();
    if (offset <= start) break;
    if (offset < end) {
      Piece behind = pieces_[i];
      const Offset left = offset - start;
      if (pieces_[i].fresh.empty()) {
        behind.kept.begin += left;
        pieces_[i].kept.end = behind.kept.begin;
      } else {
        behind.fresh.erase(0, left);
        pieces_[i].fresh.resize(left);
      }
      pieces_.insert(pieces_.begin() + static_cast<std::ptrdiff_t>(i) + 1, std::move(behind));
      return i + 1;
    }
    start = end;
  }
  return i;
}

}  // namespace text
