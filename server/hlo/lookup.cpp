#include "hlo/lookup.h"

#include <algorithm>
#include <span>

#include "hlo/attribute.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

// A search among ranges of one piece for the first that the place touches.
class Search {
 public:
  Search(Tables& tables, text::Offset start, text::Offset offset)
      : tables_(tables), start_(start), place_{offset - start, offset - start} {}

  bool is_at(text::Range range) const { return !range.empty() && range.touches(place_); }

  void look(Found::Kind kind, text::Range range, Name name) {
    if (!found_ && is_at(range)) found_ = Found{kind, range.shifted(start_), name, {}};
  }

  void look_at(const InstructionRef& instruction) {
    look(Found::Kind::kInstructionName, instruction->name_range, instruction->name);
    look(Found::Kind::kShape, instruction->shape_range, instruction->shape);
    look(Found::Kind::kOpcode, instruction->opcode_range, instruction->opcode_name);
    for (const Operand& operand : instruction.operands()) look_at_operand(operand);
    for (const Call& call : instruction.calls()) {
      if (call.nested_body == kNone)
        look(Found::Kind::kCalledComputation, call.range, call.computation);
    }
    for (const Attribute& attribute : instruction.attributes())
      look_at_attribute(instruction, attribute);
    if (found_) found_->instruction = instruction;
  }

  void look_at_head(const LoweredPiece& piece, const Head& head) {
    look(Found::Kind::kComputationName, head.name_range, head.name);
    for (std::uint32_t i = 0; i < head.parameter_count; ++i) {
      const SignatureParameter& parameter = piece.parameters[head.first_parameter + i];
      look(Found::Kind::kParameterName, parameter.name_range, parameter.name);
      look(Found::Kind::kShape, parameter.shape_range, parameter.shape);
    }
    look(Found::Kind::kShape, head.result_range, head.result);
  }

  void look_at_header(std::span<const HeaderPart> parts) {
    for (const HeaderPart& part : parts) {
      if (part.kind == HeaderPart::Kind::kName)
        look(Found::Kind::kModuleName, part.range, part.name);
      if (part.kind == HeaderPart::Kind::kAttribute)
        look(Found::Kind::kHeaderAttribute, part.range, part.name);
      if (part.kind == HeaderPart::Kind::kLeaf)
        look(Found::Kind::kLayoutLeaf, part.range, part.shape);
    }
  }

  const std::optional<Found>& found() const { return found_; }

 private:
  void look_at_operand(const Operand& operand) {
    if (operand.nested != kNone) return;
    look(Found::Kind::kShape, operand.shape_range, operand.declared_shape);
    look(Found::Kind::kOperand, operand.range, operand.name);
  }

  void look_at_attribute(const InstructionRef& instruction, const Attribute& attribute) {
    look(Found::Kind::kAttributeName, attribute.name_range, attribute.name);
    if (attribute.name != Word::kControlPredecessors || !is_at(attribute.value_range)) return;
    for (const PlacedName& name : read_names(instruction.text_of(attribute.value_range))) {
      const text::Range range = name.range.shifted(attribute.value_range.begin);
      const Name symbol = is_at(range) ? tables_.name(name.name) : 0;
      look(Found::Kind::kControlPredecessor, range, symbol);
    }
  }

  Tables& tables_;
  text::Offset start_;
  text::Range place_;
  std::optional<Found> found_;
};

// The item that the place touches; of two that meet there the later one.
const Item* item_at(const LoweredPiece& piece, text::Offset place) {
  const auto behind = std::upper_bound(
      piece.items.begin(), piece.items.end(), place,
      [](text::Offset wanted, const Item& item) { return wanted < item.whole.begin; });
  if (behind == piece.items.begin()) return nullptr;
  const Item& item = *(behind - 1);
  return place <= item.whole.end ? &item : nullptr;
}

// The smallest instruction of the item around the place.
std::uint32_t innermost(const LoweredPiece& piece, std::uint32_t outer, text::Offset place) {
  std::uint32_t found = outer;
  // What an instruction holds stands in front of it, down to the one in front of the item.
  for (std::uint32_t i = outer; i-- > 0;) {
    const text::Range whole = piece.instructions[i].whole;
    if (whole.begin < piece.instructions[outer].whole.begin) break;
    const bool is_around = whole.begin <= place && place <= whole.end;
    if (is_around && whole.size() < piece.instructions[found].whole.size()) found = i;
  }
  return found;
}

InstructionRef reference(const PlacedAt& placed, std::uint32_t index) {
  return {{placed.id, index}, &placed.piece->instructions[index], placed.piece, placed.start};
}

std::span<const HeaderPart> header_parts(const LoweredPiece& piece, const Item& item) {
  const std::uint32_t begin = piece.header_starts[item.index];
  return std::span(piece.header_parts).subspan(begin, piece.header_starts[item.index + 1] - begin);
}

std::optional<Found> find_in(const PlacedAt& placed, text::Offset offset, Tables& tables) {
  const Item* item = item_at(*placed.piece, offset - placed.start);
  if (item == nullptr) return std::nullopt;
  Search search(tables, placed.start, offset);
  switch (item->kind) {
    case Item::Kind::kInstruction:
      search.look_at(
          reference(placed, innermost(*placed.piece, item->index, offset - placed.start)));
      break;
    case Item::Kind::kHead:
      search.look_at_head(*placed.piece, placed.piece->heads[item->index]);
      break;
    case Item::Kind::kHeader:
    case Item::Kind::kLayoutRun: search.look_at_header(header_parts(*placed.piece, *item)); break;
    case Item::Kind::kTableTitle:
    case Item::Kind::kTableRow:
    case Item::Kind::kClose:
    case Item::Kind::kSeparator: break;
  }
  return search.found();
}

// A word may end where its piece does, so the piece in front is asked too.
template <class Ask>
auto ask_around(const File& file, text::Offset offset, Ask ask) {
  const auto placed = file.piece_at(offset);
  auto found = placed ? ask(*placed) : decltype(ask(*placed)){};
  if (found || !placed || placed->start != offset || offset == 0) return found;
  return ask(*file.piece_at(offset - 1));
}

}  // namespace

std::optional<Found> find_at(const File& file, text::Offset offset) {
  if (offset > file.size()) return std::nullopt;
  return ask_around(file, offset,
                    [&](const PlacedAt& placed) { return find_in(placed, offset, file.tables()); });
}

InstructionRef instruction_at(const File& file, text::Offset offset) {
  if (offset > file.size()) return {};
  return ask_around(file, offset, [&](const PlacedAt& placed) {
    const Item* item = item_at(*placed.piece, offset - placed.start);
    if (item == nullptr || item->kind != Item::Kind::kInstruction) return InstructionRef{};
    return reference(placed, innermost(*placed.piece, item->index, offset - placed.start));
  });
}

std::optional<text::Range> definition_of(const File& file, const Found& found) {
  switch (found.kind) {
    case Found::Kind::kInstructionName:
    case Found::Kind::kOperand:
    case Found::Kind::kControlPredecessor: {
      const auto module = file.module_at(found.range.begin);
      const auto computation = module ? module->computation_of(found.instruction.id) : std::nullopt;
      const InstructionRef definition =
          computation ? computation->find(found.name) : InstructionRef{};
      return definition ? std::optional(definition.absolute(definition->name_range)) : std::nullopt;
    }
    case Found::Kind::kComputationName:
    case Found::Kind::kCalledComputation: {
      const auto module = file.module_at(found.range.begin);
      const auto computation = module ? module->find(found.name) : std::nullopt;
      return computation ? std::optional(computation->name_range()) : std::nullopt;
    }
    case Found::Kind::kParameterName:
    case Found::Kind::kModuleName:
    case Found::Kind::kOpcode:
    case Found::Kind::kShape:
    case Found::Kind::kAttributeName:
    case Found::Kind::kHeaderAttribute:
    case Found::Kind::kLayoutLeaf: return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace hlo
