#include "syntax/misplaced.h"

#include "syntax/lines.h"

namespace syntax {
namespace {

// Items that end what is open.
bool begins_anew(ItemKind kind) {
  return kind == ItemKind::kHead || kind == ItemKind::kHeader || kind == ItemKind::kSeparator;
}

}  // namespace

bool Misplaced::takes(Kind kind, text::Range range, const ItemStart* item) {
  if (item == nullptr) return true;
  if (item != item_) begin(*item);
  if (found_) return false;
  if (kind == Kind::kStray && !stray_) stray_ = range;
  if (is_misplaced(kind, range)) {
    found_ = stray_.value_or(range);
    return false;
  }
  if (kind == Kind::kComputationEnd) in_body_ = false;
  return true;
}

void Misplaced::begin(const ItemStart& item) {
  item_ = &item;
  in_body_ = item.state.context == Context::kBody && !begins_anew(item.kind);
  stray_.reset();
}

bool Misplaced::is_misplaced(Kind kind, text::Range range) const {
  switch (kind) {
    case Kind::kModuleHeader:
    case Kind::kLayoutRun:
    case Kind::kTableTitle: return in_body_;
    case Kind::kTableRow: return in_body_ || is_row_of_nothing(range);
    case Kind::kComputation: return in_body_ || is_head_of_nothing(range);
    default: return false;
  }
}

// A number without anything behind it, which is no row of the table either that the item belongs
// to.
bool Misplaced::is_row_of_nothing(text::Range range) const {
  const std::string_view row = bytes_.substr(range.begin - start_, range.size());
  const bool is_in_table =
      item_->kind == ItemKind::kTableRow || item_->kind == ItemKind::kTableTitle;
  if (is_in_table && row.find_first_not_of("0123456789") == std::string_view::npos) return false;
  return row.find_first_of("{\"'") == std::string_view::npos && !is_first_in_line(range.begin);
}

// A body without a name, which only a printer writes: its brace has a line of its own.
bool Misplaced::is_head_of_nothing(text::Range range) const {
  const std::size_t brace = range.begin - start_;
  if (bytes_[brace] != '{' || item_->kind == ItemKind::kOther) return false;
  const std::size_t next = skip_blanks(bytes_, brace + 1);
  return !is_first_in_line(range.begin) || (next < bytes_.size() && !is_line_end(bytes_[next]));
}

// An item begins where a line does, or behind a comma.
bool Misplaced::is_first_in_line(text::Offset place) const {
  const std::size_t item = item_->at - start_;
  std::size_t line = place - start_;
  while (line > item && is_blank(bytes_[line - 1])) --line;
  return line == item ? !item_->state.is_behind_comma : is_line_end(bytes_[line - 1]);
}

}  // namespace syntax
