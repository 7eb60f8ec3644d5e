#include "hlo/values/values.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "hlo/attribute_table.h"
#include "hlo/checks/arity.h"
#include "hlo/checks/attributes.h"
#include "hlo/checks/conditions.h"
#include "hlo/checks/opcodes.h"
#include "hlo/checks/report.h"
#include "hlo/values/values_grammar.h"
#include "hlo/values/values_literal.h"
#include "hlo/values/values_marks.h"
#include "hlo/values/values_names.h"
#include "hlo/values/values_tokens.h"

namespace hlo {
namespace {

class PieceValues {
 public:
  PieceValues(const LoweredPiece& piece, std::span<const text::Range> faulty, Tables& tables)
      : piece_(piece), faulty_(faulty), tables_(tables), bytes_(piece.bytes.bytes()) {}

  PieceCheck run() {
    for (const Instruction& instruction : piece_.instructions) {
      if (!instruction.broken) check_instruction(instruction);
    }
    for (const Head& head : piece_.heads) {
      if (!head.broken) check_head(head);
    }
    for (const Item& item : piece_.items) {
      const bool is_header =
          item.kind == Item::Kind::kHeader || item.kind == Item::Kind::kLayoutRun;
      if (!is_header && item.kind != Item::Kind::kTableRow && item.kind != Item::Kind::kClose)
        continue;
      if (overlaps(faulty_, item.whole)) continue;
      if (is_header) check_header(item);
      if (item.kind == Item::Kind::kTableRow) check_row(piece_.table_rows[item.index]);
      if (item.kind == Item::Kind::kClose) check_close(item.whole);
    }
    return std::move(check_);
  }

 private:
  std::string_view text_of(text::Range range) const {
    return bytes_.substr(range.begin, range.size());
  }

  void fault(text::Range range, std::string message) {
    report(problems_, range, "syntax", std::move(message));
  }

  // What the reader found in the text that begins at `start`.
  void add_found(const ValueReader& reader, text::Offset start, std::string_view attribute) {
    add_found(reader, start, attribute, problems_);
  }

  static void add_found(const ValueReader& reader, text::Offset start, std::string_view attribute,
                        std::vector<Problem>& problems) {
    if (!reader.has_message()) return;
    const bool is_parsed = attribute.empty() || reader.severity() != Severity::kError ||
                           reader.code().starts_with("unverified-");
    std::string message =
        is_parsed ? reader.message()
                  : fmt::format("error parsing attribute {}: {}", attribute, reader.message());
    report(problems, reader.fault().shifted(start), reader.code(), std::move(message),
           reader.severity());
  }

  void check_instruction(const Instruction& instruction) {
    has_dropped_operand_ = false;
    add_traits(instruction);
    check_instruction_name(bytes_, instruction.name_range, problems_);
    check_glued_equals(instruction);
    if (instruction.opcode == Opcode::kConstant)
      check_constant_shape(instruction.shape, instruction.shape_range);
    else
      check_shape(instruction.shape, instruction.shape_range, ShapeUse::kInstruction);
    check_arguments(instruction);
    for (std::uint32_t i = 0; i < instruction.attribute_count; ++i) {
      check_attribute(instruction, piece_.attributes[instruction.first_attribute + i]);
    }
    check_form(instruction);
  }

  // Whether XLA knows the opcode, and takes these operands and attributes with it.
  void check_form(const Instruction& instruction) {
    // What is broken around an operand in place may be its shape.
    if (instruction.parent != kNone && piece_.instructions[instruction.parent].broken) return;
    if (check_opcode(piece_, instruction, problems_) != OpcodeUse::kToday) return;
    if (!attributes_.check(instruction, check_.missing_computations)) return;
    if (!has_dropped_operand_) check_arity(piece_, instruction, tables_, problems_);
    check_conditions(piece_, instruction, tables_, problems_, check_.missing_computations);
  }

  void add_traits(const Instruction& instruction) {
    PrintTraits& traits = check_.traits;
    traits.names_computations = traits.names_computations || instruction.call_count > 0;
    traits.numbers_parameters =
        traits.numbers_parameters ||
        (instruction.opcode == Opcode::kParameter && instruction.number >= 0);
    traits.marks_roots = traits.marks_roots || instruction.is_root;
    traits.has_percent_names =
        traits.has_percent_names ||
        (!instruction.name_range.empty() && bytes_[instruction.name_range.begin] == '%');
  }

  // `x=f32[]` is an attribute name to XLA; `%x=f32[]` is none.
  void check_glued_equals(const Instruction& instruction) {
    const text::Range range = instruction.name_range;
    if (range.empty() || bytes_[range.begin] == '%' || bytes_[range.end - 1] == ':') return;
    if (range.end < bytes_.size() && bytes_[range.end] == '=') {
      fault(range, "expects name: a blank must stand between a bare name and `=`");
    }
  }

  bool is_checked(ShapeId shape) const {
    return shape == 0 || good_shapes_[shape % kSlots] == shape;
  }

  // Most shapes have been looked at elsewhere: what is good in front of an opcode is good anywhere.
  void check_shape(ShapeId shape, text::Range range, ShapeUse use) {
    if (is_checked(shape)) return;
    ValueReader reader = read_whole_shape(range, ShapeUse::kInstruction);
    if (!reader.has_message()) good_shapes_[shape % kSlots] = shape;
    if (use != ShapeUse::kInstruction && reader.code().starts_with("unverified-"))
      reader = read_whole_shape(range, use);
    add_found(reader, range.begin, {});
  }

  void check_constant_shape(ShapeId shape, text::Range range) {
    if (shape == 0 || good_constant_shapes_[shape % kSlots] == shape) return;
    const ValueReader reader = read_whole_shape(range, ShapeUse::kConstant);
    if (!reader.has_message()) good_constant_shapes_[shape % kSlots] = shape;
    add_found(reader, range.begin, {});
  }

  // Whether it stands in a tuple, pieces above may tell.
  void check_leaf(ShapeId shape, text::Range range) {
    if (good_leaves_[shape % kSlots] == shape) return;
    const ValueReader in_tuple = read_whole_shape(range, ShapeUse::kEntryTuple);
    if (!in_tuple.has_message()) {
      good_leaves_[shape % kSlots] = shape;
      return;
    }
    const ValueReader alone = read_whole_shape(range, ShapeUse::kEntryLayout);
    if (!in_tuple.failed() || alone.failed()) return add_found(alone, range.begin, {});
    std::vector<Problem> found;
    add_found(in_tuple, range.begin, "entry_computation_layout", found);
    add_found(alone, range.begin, {}, found);
    if (found.size() < 2) found.emplace_back();
    check_.leaf_faults.push_back({range, std::move(found[1]), std::move(found[0])});
  }

  ValueReader read_whole_shape(text::Range range, ShapeUse use) const {
    ValueReader reader(text_of(range));
    if (read_shape(reader, use) && !reader.at_end()) reader.fail("a shape ends in front of this");
    return reader;
  }

  // The operand keeps the id of the shape written in front of it; where a fault is in it, its place
  // is found from the name.
  void check_declared_shape(const Operand& operand) {
    if (is_checked(operand.declared_shape)) return;
    const std::string_view text = tables_.text(operand.declared_shape);
    const std::size_t begin =
        operand.name == 0 ? operand.range.begin : bytes_.substr(0, operand.range.begin).rfind(text);
    if (begin == std::string_view::npos) return;
    const auto start = static_cast<text::Offset>(begin);
    check_shape(operand.declared_shape, {start, start + static_cast<text::Offset>(text.size())},
                ShapeUse::kOther);
  }

  void check_arguments(const Instruction& instruction) {
    if (instruction.opcode == Opcode::kConstant) return check_constant(instruction);
    if (instruction.opcode == Opcode::kParameter) return check_parameter(instruction);
    const bool is_known = instruction.opcode != Opcode::kUnknown;
    text::Offset end = inside(instruction.arguments_range).begin;
    for (std::uint32_t i = 0; i < instruction.operand_count; ++i) {
      const Operand& operand = piece_.operands[instruction.first_operand + i];
      if (is_known) check_no_number({end, operand.range.begin});
      end = operand.range.end;
      if (operand.nested != kNone) continue;
      check_declared_shape(operand);
      if (operand.name != 0) check_operand_name(instruction, operand);
    }
    if (is_known) check_no_number({end, inside(instruction.arguments_range).end});
  }

  void check_operand_name(const Instruction& instruction, const Operand& operand) {
    const std::size_t before = problems_.size();
    check_name(bytes_, operand.range, problems_);
    if (problems_.size() == before || !is_passed_over(piece_, instruction, operand, tables_))
      return;
    has_dropped_operand_ = true;
    problems_.back().severity = Severity::kWarning;
    problems_.back().message += "; XLA's parser passes over it here";
  }

  // Between two operands.
  void check_no_number(text::Range gap) {
    if (gap.size() <= 2 && gap.end > gap.begin && bytes_[gap.begin] == ',') return;
    const std::string_view text = bytes_.substr(0, gap.end);
    std::size_t at = end_of_blanks(text, gap.begin);
    while (at < gap.end && text[at] == ',') at = end_of_blanks(text, at + 1);
    if (at >= gap.end || !(is_digit(text[at]) || text[at] == '-')) return;
    const auto begin = static_cast<text::Offset>(at);
    while (at < gap.end && is_word_byte(text[at])) ++at;
    fault({begin, static_cast<text::Offset>(at)}, "expects name: a number is no operand");
  }

  // Between the parentheses.
  text::Range inside(text::Range arguments) const {
    if (arguments.size() < 2) return {arguments.begin, arguments.begin};
    return {arguments.begin + 1, arguments.end - 1};
  }

  void check_constant(const Instruction& instruction) {
    const text::Range range = inside(instruction.arguments_range);
    ValueReader reader(text_of(range));
    read_literal(reader, tables_.at(instruction.shape), literal_);
    const bool is_empty =
        reader.failed() && reader.text().find_first_not_of(" \t\r\n") == std::string_view::npos;
    if (is_empty)
      return fault(instruction.arguments_range,
                   "unexpected token type in a literal: there is none");
    add_found(reader, range.begin, {});
  }

  void check_parameter(const Instruction& instruction) {
    const text::Range range = inside(instruction.arguments_range);
    ValueReader reader(text_of(range));
    if (reader.at_end()) {
      return report(check_.missing_numbers, instruction.arguments_range, "syntax",
                    "expects integer: the number of the parameter is not shown");
    }
    if (reader.expect_integer() && !reader.at_end())
      reader.fail("expects ')' after parameter number");
    add_found(reader, range.begin, {});
  }

  void check_attribute(const Instruction& instruction, const Attribute& attribute) {
    if (attribute.nested_body != kNone || attribute.value_range.empty()) return;
    const AttributeFacts facts = find_attribute(instruction, attribute.name);
    if (!facts.is_known() || facts.is_old()) return;
    const ValueType type = facts.type();
    ValueReader reader = read_whole_value(type, attribute.name, attribute.value_range);
    if (type == ValueType::kSharding) check_tuple_sharding(instruction, attribute, reader);
    if (is_left_to_others(instruction, type, reader)) return;
    if (reader.has_message())
      add_found(reader, attribute.value_range.begin, tables_.text(attribute.name));
  }

  // A sharding for each element, or none, where there is one array.
  void check_tuple_sharding(const Instruction& instruction, const Attribute& attribute,
                            ValueReader& reader) {
    if (reader.failed() || !is_tuple_sharding(text_of(attribute.value_range))) return;
    if (!tables_.at(instruction.shape).is_array()) return;
    reader.doubt_at({0, attribute.value_range.size()},
                    "Sharding is tuple-shaped but validation shape is not", "unverified-sharding");
  }

  // The verifier looks at no window of a custom call and at no sharding of a domain.
  static bool is_left_to_others(const Instruction& instruction, ValueType type,
                                const ValueReader& reader) {
    if (!reader.code().starts_with("unverified-")) return false;
    return type == ValueType::kDomain ||
           (type == ValueType::kWindow && instruction.opcode == Opcode::kCustomCall);
  }

  ValueReader read_whole_value(ValueType type, Name name, text::Range range) const {
    ValueReader reader(text_of(range));
    if (reader.text() == "...") return reader;  // left out by the printer
    const bool is_read = name == Word::kSourceTargetPairs ? read_source_target_pairs(reader)
                                                          : read_value(reader, type);
    if (is_read && !reader.at_end()) reader.fail("the value ends in front of this");
    return reader;
  }

  void check_value(ValueType type, Name name, text::Range range) {
    const ValueReader reader = read_whole_value(type, name, range);
    if (reader.has_message()) add_found(reader, range.begin, tables_.text(name));
  }

  void check_head(const Head& head) {
    check_name(bytes_, head.name_range, problems_);
    check_shape(head.result, head.result_range, ShapeUse::kOther);
    for (std::uint32_t i = 0; i < head.parameter_count; ++i) {
      const SignatureParameter& parameter = piece_.parameters[head.first_parameter + i];
      check_name(bytes_, parameter.name_range, problems_);
      check_shape(parameter.shape, parameter.shape_range, ShapeUse::kOther);
    }
  }

  void check_header(const Item& item) {
    const std::uint32_t end = piece_.header_starts[item.index + 1];
    attributes_.check_header(piece_.header_starts[item.index], end);
    for (std::uint32_t i = piece_.header_starts[item.index]; i < end; ++i) {
      const HeaderPart& part = piece_.header_parts[i];
      if (part.kind == HeaderPart::Kind::kName) check_module_name(bytes_, part.range, problems_);
      if (part.kind == HeaderPart::Kind::kLeaf) check_leaf(part.shape, part.range);
      if (part.kind != HeaderPart::Kind::kAttribute || part.value.empty()) continue;
      if (const auto type = find_header_value_type(part.name))
        check_value(*type, part.name, part.value);
    }
    check_donors(
        std::span(piece_.header_parts)
            .subspan(piece_.header_starts[item.index], end - piece_.header_starts[item.index]));
  }

  // A buffer that is shared with the result cannot be given away too.
  void check_donors(std::span<const HeaderPart> parts) {
    const auto find = [parts](Name name) {
      const auto found = std::ranges::find_if(parts, [name](const HeaderPart& part) {
        return part.kind == HeaderPart::Kind::kAttribute && part.name == name;
      });
      return found == parts.end() ? nullptr : &*found;
    };
    const HeaderPart* aliases = find(Word::kInputOutputAlias);
    const HeaderPart* donors = find(Word::kBufferDonor);
    if (aliases == nullptr || donors == nullptr) return;
    ValueReader reader(text_of(donors->value));
    find_aliased_donors(reader, text_of(aliases->value));
    add_found(reader, donors->value.begin, {});
  }

  // A number, and behind it a string, fields in braces, or nothing.
  void check_row(const TableRow& row) {
    ValueReader reader(text_of(row.range));
    if (!reader.peek_integer())
      return;  // the order of items tells whether a number may stand here at all
    if (reader.expect_integer() && !reader.at_end()) {
      const bool is_good = reader.peek('{') ? read_fields(reader) : reader.expect_string();
      if (is_good && !reader.at_end()) reader.fail("a row of a table ends in front of this");
    }
    add_found(reader, row.range.begin, {});
  }

  // `}` and what may stand behind it: `, execution_thread="host"`.
  void check_close(text::Range range) {
    if (range.size() < 2) return;
    ValueReader reader(text_of(range));
    reader.take('}');
    bool has_thread = false;
    while (!reader.failed() && reader.take(',')) {
      const std::size_t begin = reader.place();
      const std::string_view name = reader.take_attribute_name();
      const auto place = static_cast<text::Offset>(begin);
      const text::Range name_range{place, place + static_cast<text::Offset>(name.size())};
      if (name.empty()) {
        reader.fail("expects attribute name");
      } else if (name != "execution_thread") {
        reader.fail_at(name_range,
                       fmt::format("unexpected attribute \"{}\". Allowed attributes: "
                                   "execution_thread",
                                   name),
                       "attribute");
      } else if (has_thread) {
        reader.fail_at(name_range, "attribute execution_thread already exists", "attribute");
      } else {
        has_thread = reader.expect_string();
      }
    }
    add_found(reader, range.begin, {});
  }

  static constexpr std::size_t kSlots = 256;

  const LoweredPiece& piece_;
  std::span<const text::Range> faulty_;
  Tables& tables_;
  std::string_view bytes_;
  std::array<ShapeId, kSlots> good_shapes_{};  // those checked lately
  std::array<ShapeId, kSlots> good_constant_shapes_{};
  std::array<ShapeId, kSlots> good_leaves_{};
  LiteralReader literal_;
  bool has_dropped_operand_ = false;  // in the instruction that is looked at
  PieceCheck check_;
  std::vector<Problem>& problems_ = check_.problems;
  AttributeCheck attributes_{piece_, tables_, problems_};
};

}  // namespace

PieceCheck check_values(const LoweredPiece& piece, std::span<const text::Range> faulty,
                        Tables& tables) {
  PieceCheck check = PieceValues(piece, faulty, tables).run();
  add_marks(piece, faulty, check);
  std::ranges::sort(check.problems, stands_before);
  return check;
}

}  // namespace hlo
