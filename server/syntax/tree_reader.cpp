#include "syntax/tree_reader.h"

#include <utility>

#include "syntax/walk.h"

namespace syntax {

TreeReader::TreeReader(std::string_view bytes, text::Offset start, std::span<const ItemStart> items,
                       Records& records)
    : bytes_(bytes), start_(start), items_(items), records_(records), misplaced_(bytes, start) {}

bool TreeReader::read(TSNode root) {
  walk(root, [&](TSNode node) { return enter(node); }, [&](TSNode node) { leave(node); });
  return !is_crossed_;
}

bool TreeReader::enter(TSNode node) {
  if (is_crossed_) return false;
  const Kind kind = kind_of(ts_node_symbol(node));
  const text::Range range =
      text::Range{ts_node_start_byte(node), ts_node_end_byte(node)}.shifted(start_);
  if (!takes(kind, range)) return false;
  switch (kind) {
    case Kind::kComment:
    case Kind::kStray:
    case Kind::kError: return false;
    case Kind::kModuleHeader:
      open(Place::kHeader, RecordKind::kHeader, range, ts_node_has_error(node));
      return true;
    case Kind::kLayoutRun:
      open(Place::kLayout, RecordKind::kLayoutRun, range, ts_node_has_error(node));
      return true;
    case Kind::kTableTitle:
      open(Place::kRow, RecordKind::kTableTitle, range, ts_node_has_error(node));
      return true;
    case Kind::kTableRow:
      open(Place::kRow, RecordKind::kTableRow, range, ts_node_has_error(node));
      return true;
    case Kind::kComputation:
      open(Place::kComputation, RecordKind::kHead, range, ts_node_has_error(node));
      return true;
    case Kind::kComputationEnd:
      // What is left of a header behind its last leaf may be no more than this.
      if (is_leaf_run(range.begin)) {
        open(Place::kLayout, RecordKind::kLayoutRun, range, ts_node_has_error(node));
      } else {
        open(Place::kClose, RecordKind::kClose, range, ts_node_has_error(node));
      }
      return true;
    case Kind::kInstruction:
      open(Place::kInstruction, RecordKind::kInstruction, range, ts_node_has_error(node));
      return true;
    case Kind::kNestedInstruction: open_nested(range, ts_node_has_error(node)); return true;
    case Kind::kBody: open_body(range, ts_node_has_error(node)); return true;
    case Kind::kSignature:
      push_frame(Place::kSignature, frame().record);
      record().arguments = range;
      return true;
    default:
      if (ts_node_child_count(node) > 0) return true;
      if (frames_.empty()) return false;
      if (!ts_node_is_missing(node)) {
        token(kind, range);
      } else if (kind == Kind::kOpenBrace && frame().place == Place::kComputation) {
        end_record();
      }
      return false;
  }
}

// The nodes at top level are those of items.
bool TreeReader::takes(Kind kind, text::Range range) {
  if (!frames_.empty() || kind == Kind::kOther || kind == Kind::kComment) return true;
  pass_items(range.begin);
  return misplaced_.takes(kind, range, item_ == 0 ? nullptr : &items_[item_ - 1]);
}

void TreeReader::leave(TSNode node) {
  if (is_crossed_ || misplaced()) return;
  switch (kind_of(ts_node_symbol(node))) {
    case Kind::kModuleHeader:
    case Kind::kLayoutRun:
    case Kind::kTableTitle:
    case Kind::kTableRow:
    case Kind::kComputationEnd:
    case Kind::kInstruction:
    case Kind::kNestedInstruction:
    case Kind::kBody: close(); return;
    case Kind::kComputation:
      if (frame().place == Place::kClose) close();
      close();
      return;
    case Kind::kSignature: frames_.pop_back(); return;
    default: return;
  }
}

void TreeReader::open(Place place, RecordKind kind, text::Range range, bool is_broken) {
  const std::uint32_t parent = enclosing_record();
  if (parent == kNoRecord) pass_items(range.begin);
  push_frame(place, static_cast<std::uint32_t>(records_.records.size()));
  Record opened;
  opened.kind = kind;
  opened.broken = is_broken;
  opened.parent = parent;
  opened.whole = range;
  if (kind == RecordKind::kTableTitle) opened.name = range;
  records_.records.push_back(opened);
}

void TreeReader::push_frame(Place place, std::uint32_t record) {
  Frame opened;
  opened.place = place;
  opened.record = record;
  opened.first_part = pending_.size();
  frames_.push_back(opened);
}

// An operand: the shape in front of it is its own.
void TreeReader::open_nested(text::Range range, bool is_broken) {
  const text::Range shape = std::exchange(frame().waiting, {});
  pending_.push_back({PartKind::kNestedOperand, static_cast<std::uint32_t>(records_.records.size()),
                      shape, range});
  open(Place::kInstruction, RecordKind::kInstruction,
       shape.empty() ? range : text::Range{shape.begin, range.end}, is_broken);
  record().shape = shape;
}

// The value of the attribute that is open.
void TreeReader::open_body(text::Range range, bool is_broken) {
  if (frame().in_attribute && !pending_.empty()) {
    Part& attribute = pending_.back();
    attribute.record = static_cast<std::uint32_t>(records_.records.size());
    if (attribute.second.empty()) attribute.second.begin = range.begin;
    attribute.second.end = range.end;
  }
  open(Place::kBody, RecordKind::kNestedBody, range, is_broken);
}

void TreeReader::close() {
  end_record();
  frames_.pop_back();
}

void TreeReader::end_record() {
  if (frame().record == kNoRecord) return;
  if (frame().place == Place::kInstruction && frame().in_arguments) end_operand();
  if (frame().place == Place::kLayout && !frame().waiting.empty()) is_crossed_ = true;
  const auto first = pending_.begin() + static_cast<std::ptrdiff_t>(frame().first_part);
  record().first_part = static_cast<std::uint32_t>(records_.parts.size());
  record().part_count = static_cast<std::uint32_t>(pending_.end() - first);
  records_.parts.insert(records_.parts.end(), first, pending_.end());
  pending_.erase(first, pending_.end());
  frame().record = kNoRecord;
}

void TreeReader::pass_items(text::Offset begin) {
  while (item_ < items_.size() && items_[item_].at <= begin) ++item_;
}

bool TreeReader::is_leaf_run(text::Offset begin) {
  if (enclosing_record() != kNoRecord) return false;
  pass_items(begin);
  return item_ > 0 && items_[item_ - 1].kind == ItemKind::kLayoutRun;
}

void TreeReader::token(Kind kind, text::Range range) {
  const Place place = frame().place;
  if (place == Place::kHeader || place == Place::kLayout) split_at_leaf(kind, range);
  if (is_crossed_) return;
  // A closing brace is an item of its own where the head's record has ended.
  const bool begins_item = place == Place::kComputation && frame().record == kNoRecord;
  if (begins_item) pass_items(range.begin);
  if (item_ < items_.size() && items_[item_].at < range.end) {
    is_crossed_ = true;
    return;
  }
  switch (place) {
    case Place::kHeader: header_token(kind, range); break;
    case Place::kLayout: layout_token(kind, range); break;
    case Place::kRow: row_token(kind, range); break;
    case Place::kComputation: computation_token(kind, range); break;
    case Place::kClose: takes_attribute_token(kind, range); break;
    case Place::kInstruction: instruction_token(kind, range); break;
    case Place::kSignature: signature_token(kind, range); break;
    case Place::kBody: break;
  }
  last_end_ = range.end;
}

// Each leaf behind a comma begins a record of its own, cut or not. What the grammar would not take
// for the beginning of a run of leaves is left to the parse of the item alone.
void TreeReader::split_at_leaf(Kind kind, text::Range range) {
  const bool ends_leaf =
      kind == Kind::kComma || kind == Kind::kCloseParenthesis || kind == Kind::kCloseBrace;
  if (!frame().waiting.empty() && !ends_leaf) is_crossed_ = true;
  frame().waiting = {};
  if (item_ >= items_.size() || items_[item_].kind != ItemKind::kLayoutRun ||
      items_[item_].at > range.begin)
    return;
  const bool begins_run = kind == Kind::kShape || kind == Kind::kOpenParenthesis ||
                          kind == Kind::kCloseParenthesis || kind == Kind::kCloseBrace;
  if (frame().place != Place::kLayout || !begins_run) {
    is_crossed_ = true;
    return;
  }
  const text::Offset end = record().whole.end;
  const bool is_broken = record().broken;
  record().whole.end = last_end_;
  const bool in_attribute = frame().in_attribute;
  close();
  open(Place::kLayout, RecordKind::kLayoutRun, {range.begin, end}, is_broken);
  frame().in_attribute = in_attribute;
  if (kind == Kind::kShape) frame().waiting = range;
}

void TreeReader::header_token(Kind kind, text::Range range) {
  if (kind == Kind::kName && record().kind == RecordKind::kHeader && !frame().in_attribute) {
    record().name = without_colon(range);
    return;
  }
  if (kind == Kind::kOpenBrace) {
    // Only the entry layout has tokens of its own.
    frame().place = Place::kLayout;
    layout_token(kind, range);
    return;
  }
  takes_attribute_token(kind, range);
}

void TreeReader::layout_token(Kind kind, text::Range range) {
  switch (kind) {
    case Kind::kOpenBrace:
    case Kind::kOpenParenthesis: add_part(PartKind::kLayoutOpen, range); return;
    case Kind::kCloseParenthesis: add_part(PartKind::kLayoutClose, range); return;
    case Kind::kCloseBrace:
      add_part(PartKind::kLayoutClose, range);
      frame().place = Place::kHeader;
      frame().in_attribute = false;
      return;
    case Kind::kArrow: add_part(PartKind::kLayoutArrow, range); return;
    case Kind::kShape: add_part(PartKind::kLayoutLeaf, range); return;
    default: return;
  }
}

void TreeReader::computation_token(Kind kind, text::Range range) {
  if (kind == Kind::kOpenBrace) {
    record().whole.end = range.end;
    end_record();
    return;
  }
  if (kind == Kind::kCloseBrace) {
    end_record();
    open(Place::kClose, RecordKind::kClose, range, false);
    return;
  }
  if (frame().record == kNoRecord) return;
  if (kind == Kind::kEntry) record().marked = true;
  if (kind == Kind::kName) record().name = without_colon(range);
}

void TreeReader::signature_token(Kind kind, text::Range range) {
  if (kind == Kind::kName) frame().waiting = without_colon(range);
  if (kind == Kind::kArrow) frame().behind_equals = true;
  if (kind != Kind::kShape) return;
  if (frame().behind_equals) {
    add_part(PartKind::kSignatureResult, range);
  } else {
    add_part(PartKind::kSignatureParameter, std::exchange(frame().waiting, {}), range);
  }
}

void TreeReader::instruction_token(Kind kind, text::Range range) {
  Frame& now = frame();
  if (now.in_arguments) {
    argument_token(kind, range);
    return;
  }
  if (takes_attribute_token(kind, range)) return;
  switch (kind) {
    case Kind::kRoot: record().marked = true; return;
    case Kind::kName: record().name = without_colon(range); return;
    case Kind::kShape: record().shape = range; return;
    case Kind::kOpcode: record().opcode = range; return;
    case Kind::kOpenParenthesis:
      now.in_arguments = true;
      record().arguments = range;
      return;
    default: return;
  }
}

void TreeReader::argument_token(Kind kind, text::Range range) {
  Frame& now = frame();
  switch (kind) {
    case Kind::kShape: now.waiting = range; return;
    case Kind::kName:
      add_part(PartKind::kOperand, std::exchange(now.waiting, {}), without_colon(range));
      return;
    case Kind::kTupleIndex:
      if (pending_.size() > now.first_part && pending_.back().kind == PartKind::kOperand)
        pending_.back().second.end = range.end;
      return;
    case Kind::kLiteral:
    case Kind::kNumber:
    case Kind::kElidedOperands: add_part(PartKind::kArgument, trimmed(range)); return;
    case Kind::kCloseParenthesis:
      end_operand();
      now.in_arguments = false;
      record().arguments.end = range.end;
      return;
    default: end_operand(); return;
  }
}

// A shape that stands alone is an operand too.
void TreeReader::end_operand() {
  const text::Range shape = std::exchange(frame().waiting, {});
  if (!shape.empty()) add_part(PartKind::kOperand, shape);
}

void TreeReader::row_token(Kind kind, text::Range range) {
  if (record().kind == RecordKind::kTableTitle) return;
  if (kind == Kind::kNumber && record().name.empty()) {
    record().name = range;
  } else {
    add_part(PartKind::kTableField, {}, range);
  }
}

// `, name=value`, where the value may be several tokens.
bool TreeReader::takes_attribute_token(Kind kind, text::Range range) {
  Frame& now = frame();
  if (record().kind == RecordKind::kClose) record().whole.end = range.end;
  if (kind == Kind::kAttributeName) {
    now.in_attribute = true;
    add_part(PartKind::kAttribute, {range.begin, range.end - 1});
    return true;
  }
  if (!now.in_attribute) return false;
  if (kind == Kind::kComma) {
    now.in_attribute = false;
    return true;
  }
  Part& attribute = pending_.back();
  const text::Range value = trimmed(range);
  if (attribute.second.empty()) attribute.second.begin = value.begin;
  attribute.second.end = value.end;
  return true;
}

text::Range TreeReader::without_colon(text::Range range) const {
  const bool has_colon = !range.empty() && bytes_[range.end - start_ - 1] == ':';
  return has_colon ? text::Range{range.begin, range.end - 1} : range;
}

text::Range TreeReader::trimmed(text::Range range) const {
  while (!range.empty() &&
         std::string_view(" \t\r\n").find(bytes_[range.end - start_ - 1]) != std::string_view::npos)
    --range.end;
  return range;
}

}  // namespace syntax
