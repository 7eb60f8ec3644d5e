#include "hlo/lower.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "hlo/attribute.h"
#include "hlo/known_words.h"
#include "hlo/scan.h"

namespace hlo {
namespace {

using syntax::PartKind;
using syntax::Record;
using syntax::RecordKind;

std::optional<CallRole> role_of(Name attribute) {
  switch (attribute) {
    case Word::kToApply: return CallRole::kApply;
    case Word::kCalls: return CallRole::kCalls;
    case Word::kBody: return CallRole::kBody;
    case Word::kCondition: return CallRole::kCondition;
    case Word::kTrueComputation:
    case Word::kFalseComputation:
    case Word::kBranchComputations: return CallRole::kBranch;
    case Word::kSelect: return CallRole::kSelect;
    case Word::kScatter: return CallRole::kScatter;
    case Word::kCalledComputations: return CallRole::kCalled;
    default: return std::nullopt;
  }
}

// Without `%` and without a glued `:`.
std::string_view plain_name(std::string_view text) {
  if (text.starts_with('%')) text.remove_prefix(1);
  if (text.ends_with(':')) text.remove_suffix(1);
  return text;
}

HeaderPart::Kind kind_of(PartKind kind) {
  if (kind == PartKind::kLayoutOpen) return HeaderPart::Kind::kOpen;
  if (kind == PartKind::kLayoutLeaf) return HeaderPart::Kind::kLeaf;
  if (kind == PartKind::kLayoutClose) return HeaderPart::Kind::kClose;
  if (kind == PartKind::kLayoutArrow) return HeaderPart::Kind::kArrow;
  return HeaderPart::Kind::kAttribute;
}

class Lowering {
 public:
  Lowering(const syntax::Records& records, text::Slice bytes, Tables& tables)
      : records_(records), tables_(tables), text_(bytes.bytes()), places_(records.records.size()) {
    piece_->bytes = std::move(bytes);
    reserve();
  }

  std::shared_ptr<const LoweredPiece> run() {
    const auto& all = records_.records;
    for (std::uint32_t i = 0; i < all.size(); ++i) {
      close_all_but(all[i].parent);
      open(i);
    }
    close_all_but(syntax::kNoRecord);
    piece_->header_starts.push_back(static_cast<std::uint32_t>(piece_->header_parts.size()));
    return std::move(piece_);
  }

 private:
  // Where a record went, and the nested body around it.
  struct Place {
    std::uint32_t index = kNone;
    std::uint32_t body = kNone;
    std::uint32_t item = kNone;
  };

  // Pieces live long, so their lists take no more than they need.
  void reserve() {
    std::array<std::size_t, 16> parts{};
    for (const syntax::Part& part : records_.parts) ++parts[static_cast<std::size_t>(part.kind)];
    const auto count = [&parts](PartKind kind) { return parts[static_cast<std::size_t>(kind)]; };
    std::size_t instructions = 0;
    std::size_t items = 0;
    for (const Record& record : records_.records) {
      instructions += record.kind == RecordKind::kInstruction ? 1 : 0;
      items += record.parent == syntax::kNoRecord ? 1 : 0;
    }
    piece_->items.reserve(items);
    piece_->instructions.reserve(instructions);
    piece_->operands.reserve(count(PartKind::kOperand) + count(PartKind::kNestedOperand));
    piece_->attributes.reserve(count(PartKind::kAttribute));
    piece_->parameters.reserve(count(PartKind::kSignatureParameter));
  }

  // Records are in pre-order, a holder before what it holds; instructions are wanted the other way
  // round. So an instruction waits on the stack until the first record that does not stand in it.
  void close_all_but(std::uint32_t holder) {
    while (!open_.empty() && open_.back() != holder) {
      const std::uint32_t record = open_.back();
      open_.pop_back();
      lower_instruction(record);
    }
  }

  void open(std::uint32_t i) {
    const Record& record = records_.records[i];
    const bool is_nested = record.parent < i;
    if (is_nested) {
      const Place& holder = places_[record.parent];
      const bool in_body = records_.records[record.parent].kind == RecordKind::kNestedBody;
      places_[i].body = in_body ? holder.index : holder.body;
    }
    switch (record.kind) {
      case RecordKind::kHeader:
      case RecordKind::kLayoutRun: lower_header(record); break;
      case RecordKind::kTableTitle: add_item(Item::Kind::kTableTitle, 0, record); break;
      case RecordKind::kTableRow: lower_row(record); break;
      case RecordKind::kHead: lower_head(record); break;
      case RecordKind::kClose: add_item(Item::Kind::kClose, 0, record); break;
      case RecordKind::kSeparator: add_item(Item::Kind::kSeparator, 0, record); break;
      case RecordKind::kInstruction:
        if (!is_nested) places_[i].item = add_item(Item::Kind::kInstruction, 0, record);
        open_.push_back(i);
        break;
      case RecordKind::kNestedBody:
        places_[i].index = static_cast<std::uint32_t>(piece_->heads.size());
        piece_->heads.emplace_back().broken = record.broken;
        piece_->heads.back().whole = record.whole;
        open_.push_back(i);
        break;
    }
  }

  std::uint32_t add_item(Item::Kind kind, std::size_t index, const Record& record) {
    piece_->items.push_back({kind, static_cast<std::uint32_t>(index), record.whole});
    return static_cast<std::uint32_t>(piece_->items.size() - 1);
  }

  std::string_view text_of(text::Range range) const {
    return range.end <= text_.size() ? text_.substr(range.begin, range.size()) : std::string_view();
  }

  Name name_of(text::Range range) {
    return range.empty() ? 0 : tables_.name(plain_name(text_of(range)));
  }

  ShapeId shape_of(text::Range range) { return range.empty() ? 0 : tables_.shape(text_of(range)); }

  std::span<const syntax::Part> parts_of(const Record& record) const {
    return std::span(records_.parts).subspan(record.first_part, record.part_count);
  }

  void lower_header(const Record& record) {
    const auto kind =
        record.kind == RecordKind::kHeader ? Item::Kind::kHeader : Item::Kind::kLayoutRun;
    add_item(kind, piece_->header_starts.size(), record);
    piece_->header_starts.push_back(static_cast<std::uint32_t>(piece_->header_parts.size()));
    if (record.kind == RecordKind::kHeader && !record.name.empty()) {
      piece_->header_parts.push_back(
          {HeaderPart::Kind::kName, name_of(record.name), 0, record.name, {}});
    }
    for (const syntax::Part& part : parts_of(record)) {
      HeaderPart lowered{kind_of(part.kind), 0, 0, part.first, part.second};
      if (lowered.kind == HeaderPart::Kind::kAttribute) lowered.name = name_of(part.first);
      if (lowered.kind == HeaderPart::Kind::kLeaf) lowered.shape = shape_of(part.first);
      piece_->header_parts.push_back(lowered);
    }
  }

  void lower_row(const Record& record) {
    add_item(Item::Kind::kTableRow, piece_->table_rows.size(), record);
    piece_->table_rows.push_back({name_of(record.name), record.whole});
  }

  void lower_head(const Record& record) {
    add_item(Item::Kind::kHead, piece_->heads.size(), record);
    Head head;
    head.name = name_of(record.name);
    head.is_entry = record.marked;
    head.broken = record.broken;
    head.first_parameter = static_cast<std::uint32_t>(piece_->parameters.size());
    head.whole = record.whole;
    head.name_range = record.name;
    for (const syntax::Part& part : parts_of(record)) {
      if (part.kind == PartKind::kSignatureParameter) {
        piece_->parameters.push_back(
            {name_of(part.first), shape_of(part.second), part.first, part.second});
        ++head.parameter_count;
      } else if (part.kind == PartKind::kSignatureResult) {
        head.result = shape_of(part.first);
        head.result_range = part.first;
      }
    }
    piece_->heads.push_back(head);
  }

  void lower_instruction(std::uint32_t i) {
    const Record& record = records_.records[i];
    if (record.kind != RecordKind::kInstruction) return;
    const auto index = static_cast<std::uint32_t>(piece_->instructions.size());
    Instruction& made = piece_->instructions.emplace_back();
    made.name = name_of(record.name);
    made.is_root = record.marked;
    made.broken = record.broken;
    made.shape = shape_of(record.shape);
    made.body = places_[i].body;
    made.first_operand = static_cast<std::uint32_t>(piece_->operands.size());
    made.first_attribute = static_cast<std::uint32_t>(piece_->attributes.size());
    made.first_call = static_cast<std::uint32_t>(piece_->calls.size());
    made.whole = record.whole;
    made.name_range = record.name;
    made.shape_range = record.shape;
    made.opcode_range = record.opcode;
    made.arguments_range = record.arguments;
    lower_opcode(made);
    lower_parts(made, index, record);
    made.operand_count = static_cast<std::uint32_t>(piece_->operands.size()) - made.first_operand;
    made.attribute_count =
        static_cast<std::uint32_t>(piece_->attributes.size()) - made.first_attribute;
    made.call_count = static_cast<std::uint32_t>(piece_->calls.size()) - made.first_call;
    piece_->annotation_count += is_worth_tracking(made) ? 1 : 0;
    places_[i].index = index;
    if (places_[i].item != kNone) piece_->items[places_[i].item].index = index;
  }

  void lower_opcode(Instruction& made) {
    const std::string_view word = text_of(made.opcode_range);
    made.opcode_name = tables_.name(word);
    if (made.opcode_name < opcode_count()) {
      made.opcode = static_cast<Opcode>(made.opcode_name);
    } else if (const auto shorthand = find_async_shorthand(word)) {
      made.opcode = shorthand->opcode;
      made.wrapped = shorthand->wrapped;
    }
  }

  void lower_parts(Instruction& made, std::uint32_t index, const Record& record) {
    for (const syntax::Part& part : parts_of(record)) {
      if (part.kind == PartKind::kOperand) {
        lower_operand(part);
      } else if (part.kind == PartKind::kNestedOperand) {
        lower_nested_operand(part, index);
      } else if (part.kind == PartKind::kArgument) {
        if (made.opcode == Opcode::kParameter)
          made.number = read_integer(text_of(part.first)).value_or(-1);
      } else if (part.kind == PartKind::kAttribute) {
        lower_attribute(made, index, part);
      }
    }
  }

  void lower_operand(const syntax::Part& part) {
    Operand& operand = piece_->operands.emplace_back();
    operand.declared_shape = shape_of(part.first);
    operand.shape_range = part.first;
    operand.range = part.second.empty() ? part.first : part.second;
    operand.first_element = static_cast<std::uint32_t>(piece_->elements.size());
    std::string_view text = text_of(part.second);
    if (const std::size_t mark = text.find('#'); mark != std::string_view::npos) {
      Scan scan(text, mark);
      while (scan.take('#')) {
        const auto element = scan.integer();
        if (!element) break;
        piece_->elements.push_back(*element);
        ++operand.element_count;
      }
      text = text.substr(0, mark);
      text = text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
    }
    operand.name = tables_.name(plain_name(text));
  }

  void lower_nested_operand(const syntax::Part& part, std::uint32_t holder) {
    Operand& operand = piece_->operands.emplace_back();
    operand.range = part.first;
    operand.first_element = static_cast<std::uint32_t>(piece_->elements.size());
    if (part.record >= places_.size()) return;
    const Record& record = records_.records[part.record];
    operand.range = record.whole;
    if (record.kind != RecordKind::kInstruction || places_[part.record].index == kNone) return;
    operand.nested = places_[part.record].index;
    operand.declared_shape = shape_of(record.shape);
    operand.shape_range = record.shape;
    piece_->instructions[operand.nested].parent = holder;
  }

  void lower_attribute(Instruction& made, std::uint32_t holder, const syntax::Part& part) {
    Attribute attribute{tables_.name(text_of(part.first)), part.first, part.second, kNone};
    if (part.record < places_.size() &&
        records_.records[part.record].kind == RecordKind::kNestedBody) {
      attribute.nested_body = places_[part.record].index;
      piece_->heads[attribute.nested_body].parent = holder;
    }
    piece_->attributes.push_back(attribute);
    if (attribute.name == Word::kIndex && made.opcode == Opcode::kGetTupleElement) {
      made.number = read_integer(text_of(part.second)).value_or(-1);
    } else if (attribute.name == Word::kCustomCallTarget) {
      made.target = target_of(text_of(part.second));
    } else if (attribute.name == Word::kAsyncExecutionThread &&
               made.opcode == Opcode::kAsyncStart) {
      made.runs_on_host = text_of(part.second) == "\"host\"";
    } else if (const auto role = role_of(attribute.name)) {
      lower_calls(*role, attribute);
      // The branch for true is the first one wherever the text has it.
      const bool is_late =
          attribute.name == Word::kTrueComputation && piece_->calls.size() - made.first_call == 2;
      if (is_late) std::swap(piece_->calls[made.first_call], piece_->calls[made.first_call + 1]);
    }
  }

  Name target_of(std::string_view value) {
    const bool is_plain = value.size() >= 2 && value.find('\\') == std::string_view::npos;
    if (is_plain) return tables_.name(value.substr(1, value.size() - 2));
    return tables_.name(read_string(value).value_or(std::string()));
  }

  void lower_calls(CallRole role, const Attribute& attribute) {
    if (attribute.nested_body != kNone) {
      piece_->calls.push_back({role, 0, attribute.nested_body, attribute.value_range});
      return;
    }
    const std::string_view value = text_of(attribute.value_range);
    Scan scan(value);
    const bool is_list = scan.take('{');
    do {
      const std::size_t begin = scan.place();
      const std::string_view name = scan.name();
      if (name.empty()) return;
      const auto end = static_cast<std::size_t>(name.data() - value.data()) + name.size();
      const text::Range range{static_cast<text::Offset>(begin), static_cast<text::Offset>(end)};
      scan.take(':');
      // Something else than a list in braces: a body that could not be read.
      if (is_list && !scan.peek(',') && !scan.peek('}')) return;
      piece_->calls.push_back(
          {role, tables_.name(name), kNone, range.shifted(attribute.value_range.begin)});
    } while (is_list && scan.take(','));
  }

  const syntax::Records& records_;
  Tables& tables_;
  std::string_view text_;
  std::shared_ptr<LoweredPiece> piece_ = std::make_shared<LoweredPiece>();
  std::vector<Place> places_;
  std::vector<std::uint32_t> open_;  // instructions and nested bodies around the place reached
};

}  // namespace

bool asks_for_a_move(const Instruction& instruction) {
  if (instruction.target == 0) return false;
  const bool is_call =
      instruction.opcode == Opcode::kCustomCall || instruction.wrapped == Opcode::kCustomCall;
  return is_call &&
         (instruction.target == Word::kMoveToHost || instruction.target == Word::kMoveToDevice ||
          instruction.target == Word::kAnnotateDevicePlacement ||
          instruction.target == Word::kTpuCustomCall);
}

bool is_move(const Instruction& instruction) {
  return instruction.opcode == Opcode::kCustomCall &&
         (instruction.target == Word::kMoveToHost || instruction.target == Word::kMoveToDevice);
}

bool is_worth_tracking(const Instruction& instruction) {
  return instruction.runs_on_host || asks_for_a_move(instruction);
}

std::shared_ptr<const LoweredPiece> lower_segment(const syntax::Records& records, text::Slice bytes,
                                                  Tables& tables) {
  return Lowering(records, std::move(bytes), tables).run();
}

}  // namespace hlo
