#include "features/statement.h"

#include <cstddef>

namespace features {
namespace {

class Search {
 public:
  Search(const syntax::Segments& segments, text::Offset place) : segments_(segments) {
    piece_ = segments.index_at(place);
    const text::Offset from = segments.start_of(piece_);
    const auto& items = segments.at(piece_).items;
    while (item_ + 1 < items.size() && from + items[item_ + 1].at <= place) ++item_;
    while (is_run() && step_back()) {
    }
    found_.range.begin = begin();
    found_.is_header = is_run() || item().kind == syntax::ItemKind::kHeader;
    while (step_on() && is_run()) {
    }
    found_.range.end = is_at_end_ ? end_of_text() : begin();
  }

  const Statement& found() const { return found_; }

 private:
  const syntax::ItemStart& item() const { return segments_.at(piece_).items[item_]; }
  bool is_run() const { return item().kind == syntax::ItemKind::kLayoutRun; }
  text::Offset begin() const { return segments_.start_of(piece_) + item().at; }

  text::Offset end_of_text() const {
    const std::size_t last = segments_.size() - 1;
    return segments_.start_of(last) + segments_.at(last).bytes.size();
  }

  bool step_back() {
    if (item_ > 0) {
      --item_;
      return true;
    }
    if (piece_ == 0) return false;
    item_ = segments_.at(--piece_).items.size() - 1;
    return true;
  }

  bool step_on() {
    if (++item_ < segments_.at(piece_).items.size()) return true;
    item_ = 0;
    is_at_end_ = ++piece_ == segments_.size();
    return !is_at_end_;
  }

  const syntax::Segments& segments_;
  std::size_t piece_ = 0;
  std::size_t item_ = 0;
  bool is_at_end_ = false;
  Statement found_;
};

}  // namespace

Statement statement_at(const syntax::Segments& segments, text::Offset place) {
  return Search(segments, place).found();
}

}  // namespace features
