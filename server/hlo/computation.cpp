#include "hlo/computation.h"

#include <algorithm>
#include <utility>

#include "hlo/file.h"
#include "hlo/file_state.h"

namespace hlo {
namespace {

// The sums in front of a scope's opener and at the end of its last instruction's item: in front of
// the next opener.
struct Bounds {
  Sum begin;
  Sum end;
};

Sum sum_in_front_of(const ScopeSpot& opener) {
  return opener.spot.before + opener.spot.placed->outline->openers[opener.index].before;
}

Bounds bounds_of(const FileState& state, const PlacedPiece* placed, std::size_t piece_index,
                 std::uint32_t scope) {
  Bounds bounds;
  std::uint32_t next = 1;
  if (placed != nullptr) {
    bounds.begin = state.pieces.prefix(piece_index) + placed->outline->openers[scope].before;
    next = bounds.begin.openers + 2;
  }
  const auto opener = state.find_opener(next);
  bounds.end = opener ? sum_in_front_of(*opener) : state.pieces.sum();
  return bounds;
}

bool is_nameless(const InstructionRef& instruction) {
  return instruction->broken && instruction->name == 0;
}

bool is_parameter(const InstructionRef& instruction) {
  return instruction->opcode == Opcode::kParameter;
}

// The place in the piece of the count-th instruction that stands in no nested body, from 1.
std::uint32_t plain_instruction(const PlacedPiece& placed, std::uint32_t count) {
  if (placed.outline->nested.empty()) return count - 1;
  std::uint32_t index = 0;
  for (; index < placed.piece->instructions.size(); ++index) {
    if (placed.piece->instructions[index].body == kNone && --count == 0) break;
  }
  return index;
}

}  // namespace

std::span<const Operand> InstructionRef::operands() const {
  return std::span(piece->operands).subspan(instruction->first_operand, instruction->operand_count);
}

std::span<const Attribute> InstructionRef::attributes() const {
  return std::span(piece->attributes)
      .subspan(instruction->first_attribute, instruction->attribute_count);
}

std::span<const Call> InstructionRef::calls() const {
  return std::span(piece->calls).subspan(instruction->first_call, instruction->call_count);
}

const Attribute* InstructionRef::find_attribute(Name name) const {
  for (const Attribute& attribute : attributes()) {
    if (attribute.name == name) return &attribute;
  }
  return nullptr;
}

Computation::Computation(const File& file, const ScopeSpot& spot)
    : file_(&file),
      id_(spot.id),
      placed_(spot.spot.placed),
      piece_index_(spot.spot.index),
      piece_start_(spot.spot.before.bytes),
      scope_(spot.index),
      is_nested_(spot.is_nested) {}

const Head* Computation::head() const {
  if (placed_ == nullptr) return nullptr;
  const std::uint32_t head =
      is_nested_ ? placed_->outline->nested[scope_].head : placed_->outline->openers[scope_].head;
  return head == kNone ? nullptr : &placed_->piece->heads[head];
}

Name Computation::name() const { return head() != nullptr ? head()->name : 0; }

bool Computation::is_entry_marked() const { return head() != nullptr && head()->is_entry; }

bool Computation::is_nested() const { return is_nested_; }

bool Computation::has_head() const { return head() != nullptr && !is_nested_; }

text::Range Computation::head_range() const {
  return has_head() ? head()->whole.shifted(piece_start_) : text::Range{};
}

text::Range Computation::name_range() const {
  const bool is_named = has_head() && !head()->name_range.empty();
  return is_named ? head()->name_range.shifted(piece_start_) : text::Range{};
}

InstructionRef Computation::at(std::uint32_t instruction) const {
  return {{placed_->id, instruction},
          &placed_->piece->instructions[instruction],
          placed_->piece.get(),
          piece_start_};
}

text::Range Computation::range() const {
  if (is_nested_) return head()->whole.shifted(piece_start_);
  if (!has_head()) return bare_range();
  text::Range range = head_range();
  const FileState& state = file_->state();
  const Bounds bounds = bounds_of(state, placed_, piece_index_, scope_);
  const auto next = state.find_opener(bounds.begin.openers + 2);
  if (next) {
    const Outline& outline = *next->spot.placed->outline;
    const Opener& opener = outline.openers[next->index];
    if (opener.kind == Item::Kind::kClose) {
      range.end = next->spot.placed->piece->items[opener.item].whole.end + next->spot.before.bytes;
      return range;
    }
  }
  const text::Range body = bare_range();
  if (!body.empty()) range.end = body.end;
  return range;
}

// From the first to the last instruction; empty where there is none.
text::Range Computation::bare_range() const {
  const FileState& state = file_->state();
  const Bounds bounds = bounds_of(state, placed_, piece_index_, scope_);
  if (bounds.begin.instructions == bounds.end.instructions) return {};
  const auto whole_of = [&state](std::uint32_t count) {
    const Spot spot = state.find_count(&Sum::instructions, count);
    const std::uint32_t index = plain_instruction(*spot.placed, count - spot.before.instructions);
    // A nested operand comes first, but stands inside the one that holds it.
    const auto& all = spot.placed->piece->instructions;
    std::uint32_t outer = index;
    while (all[outer].parent != kNone) outer = all[outer].parent;
    return all[outer].whole.shifted(spot.before.bytes);
  };
  return {whole_of(bounds.begin.instructions + 1).begin, whole_of(bounds.end.instructions).end};
}

std::vector<InstructionRef> Computation::instructions() const {
  if (is_nested_) return nested_instructions();
  const FileState& state = file_->state();
  const Bounds bounds = bounds_of(state, placed_, piece_index_, scope_);
  std::uint32_t left = bounds.end.instructions - bounds.begin.instructions;
  std::vector<InstructionRef> found;
  found.reserve(left);
  text::Offset start = piece_start_;
  std::uint32_t from = placed_ != nullptr ? placed_->outline->openers[scope_].first_instruction : 0;
  state.pieces.for_each(piece_index_, state.pieces.size(), [&](const PieceTraits::Item& placed) {
    const auto& all = placed->piece->instructions;
    for (std::uint32_t i = from; i < all.size() && left > 0; ++i) {
      if (all[i].body != kNone) continue;
      found.push_back({{placed->id, i}, &all[i], placed->piece.get(), start});
      --left;
    }
    start += placed->sum.bytes;
    from = 0;
    return left > 0;
  });
  return found;
}

std::vector<InstructionRef> Computation::nested_instructions() const {
  const NestedBody& body = placed_->outline->nested[scope_];
  std::vector<InstructionRef> found;
  for (std::uint32_t i = body.first_instruction; i < body.end_instruction; ++i) {
    if (placed_->piece->instructions[i].body == body.head) found.push_back(at(i));
  }
  return found;
}

std::vector<InstructionRef> Computation::parameters() const {
  if (is_nested_) {
    std::vector<InstructionRef> found = nested_instructions();
    std::erase_if(found, [](const InstructionRef& one) { return !is_parameter(one); });
    return found;
  }
  return counted(&Sum::parameters, &Outline::parameters);
}

std::vector<InstructionRef> Computation::marked_roots() const {
  if (is_nested_) {
    std::vector<InstructionRef> found = nested_instructions();
    std::erase_if(found, [](const InstructionRef& one) { return !one->is_root; });
    return found;
  }
  return counted(&Sum::roots, &Outline::roots);
}

// The instructions that the outlines list.
std::vector<InstructionRef> Computation::counted(std::uint32_t Sum::* member,
                                                 std::vector<std::uint32_t> Outline::* list) const {
  const FileState& state = file_->state();
  const Bounds bounds = bounds_of(state, placed_, piece_index_, scope_);
  std::vector<InstructionRef> found;
  Spot spot;
  for (std::uint32_t count = bounds.begin.*member; count < bounds.end.*member; ++count) {
    const bool is_here = spot && count < spot.before.*member + spot.placed->sum.*member;
    if (!is_here) spot = state.find_count(member, count + 1);
    found.push_back(spot.at((spot.placed->outline.get()->*list)[count - spot.before.*member]));
  }
  return found;
}

std::size_t Computation::instruction_count() const {
  if (is_nested_) return nested_instructions().size();
  const Bounds bounds = bounds_of(file_->state(), placed_, piece_index_, scope_);
  return bounds.end.instructions - bounds.begin.instructions;
}

bool Computation::has_lost_names() const {
  if (is_nested_) return std::ranges::any_of(nested_instructions(), is_nameless);
  const Bounds bounds = bounds_of(file_->state(), placed_, piece_index_, scope_);
  return bounds.begin.nameless != bounds.end.nameless;
}

InstructionRef Computation::find(Name name) const {
  const Uses* uses = name != 0 ? file_->state().names.find({id_, name}) : nullptr;
  if (uses == nullptr) return {};
  return file_->find_instruction(uses->definition);
}

std::vector<InstructionRef> Computation::users_of(Name name) const {
  const Uses* uses = name != 0 ? file_->state().names.find({id_, name}) : nullptr;
  if (uses == nullptr) return {};
  std::vector<InstructionId> ids;
  uses->users.for_each([&ids](InstructionId id) { ids.push_back(id); });
  return in_text_order(file_->state(), std::move(ids));
}

InstructionRef Computation::root() const {
  if (is_nested_) return nested_root();
  const FileState& state = file_->state();
  const Bounds bounds = bounds_of(state, placed_, piece_index_, scope_);
  if (bounds.begin.roots < bounds.end.roots) {
    const Spot spot = state.find_count(&Sum::roots, bounds.begin.roots + 1);
    return spot.at(spot.placed->outline->roots[bounds.begin.roots - spot.before.roots]);
  }
  if (bounds.begin.instructions == bounds.end.instructions) return {};
  const Spot spot = state.find_count(&Sum::instructions, bounds.end.instructions);
  return spot.at(
      plain_instruction(*spot.placed, bounds.end.instructions - spot.before.instructions));
}

InstructionRef Computation::nested_root() const {
  const auto all = nested_instructions();
  for (const InstructionRef& instruction : all) {
    if (instruction->is_root) return instruction;
  }
  return all.empty() ? InstructionRef{} : all.back();
}

InstructionRef Computation::holder() const {
  const bool is_held = is_nested_ && head()->parent != kNone;
  return is_held ? at(head()->parent) : InstructionRef{};
}

}  // namespace hlo
