#include "hlo/outline.h"

#include <algorithm>

namespace hlo {
namespace {

bool opens_a_scope(Item::Kind kind) {
  switch (kind) {
    case Item::Kind::kHeader:
    case Item::Kind::kHead:
    case Item::Kind::kClose:
    case Item::Kind::kSeparator: return true;
    case Item::Kind::kLayoutRun:
    case Item::Kind::kTableTitle:
    case Item::Kind::kTableRow:
    case Item::Kind::kInstruction: return false;
  }
  return false;
}

// Counts the instructions [from, to), which are those of one item with all that stands in it.
void count_instructions(const LoweredPiece& piece, std::uint32_t from, std::uint32_t to,
                        Outline& outline) {
  for (std::uint32_t i = from; i < to; ++i) {
    const Instruction& instruction = piece.instructions[i];
    outline.total.annotations += is_worth_tracking(instruction) ? 1 : 0;
    outline.total.moves += is_move(instruction) ? 1 : 0;
    if (instruction.body != kNone) continue;
    ++outline.total.instructions;
    outline.total.nameless += instruction.broken && instruction.name == 0 ? 1 : 0;
    if (instruction.opcode == Opcode::kParameter) {
      ++outline.total.parameters;
      outline.parameters.push_back(i);
    }
    if (!instruction.is_root) continue;
    ++outline.total.roots;
    outline.roots.push_back(i);
  }
}

void count_opener(const LoweredPiece& piece, std::uint32_t item, std::uint32_t next_instruction,
                  Outline& outline) {
  const Item& at = piece.items[item];
  Opener opener{at.kind, 0, item, kNone, next_instruction, outline.total};
  ++outline.total.openers;
  if (at.kind == Item::Kind::kHead) {
    opener.head = at.index;
    opener.name = piece.heads[at.index].name;
    ++outline.total.heads;
    outline.total.entries += piece.heads[at.index].is_entry ? 1 : 0;
  } else if (at.kind != Item::Kind::kClose) {
    ++outline.total.markers;
  }
  outline.openers.push_back(opener);
}

std::uint32_t position_in(const std::vector<NestedBody>& nested, std::uint32_t head) {
  const auto at = std::lower_bound(
      nested.begin(), nested.end(), head,
      [](const NestedBody& body, std::uint32_t wanted) { return body.head < wanted; });
  return static_cast<std::uint32_t>(at - nested.begin());
}

// Where the instructions of an empty body would stand.
std::uint32_t place_of_empty(const LoweredPiece& piece, std::uint32_t head) {
  if (piece.heads[head].parent != kNone) return piece.heads[head].parent;
  std::uint32_t place = 0;
  while (place < piece.instructions.size() &&
         piece.instructions[place].whole.begin < piece.heads[head].whole.begin)
    ++place;
  return place;
}

std::vector<NestedBody> nested_bodies(const LoweredPiece& piece, const Outline& outline) {
  std::vector<NestedBody> nested;
  if (piece.heads.size() == outline.total.heads) return nested;
  std::vector<bool> is_nested(piece.heads.size(), true);
  for (const Opener& opener : outline.openers) {
    if (opener.head != kNone) is_nested[opener.head] = false;
  }
  for (std::uint32_t head = 0; head < piece.heads.size(); ++head) {
    if (is_nested[head]) nested.push_back({head, 0, 0});
  }
  for (std::uint32_t i = 0; i < piece.instructions.size(); ++i) {
    if (piece.instructions[i].body == kNone) continue;
    NestedBody& body = nested[position_in(nested, piece.instructions[i].body)];
    if (body.end_instruction == 0) body.first_instruction = i;
    body.end_instruction = i + 1;
  }
  for (NestedBody& body : nested) {
    if (body.end_instruction == 0)
      body.first_instruction = body.end_instruction = place_of_empty(piece, body.head);
  }
  return nested;
}

}  // namespace

Sum operator+(const Sum& left, const Sum& right) {
  return {left.bytes + right.bytes,
          left.openers + right.openers,
          left.markers + right.markers,
          left.heads + right.heads,
          left.entries + right.entries,
          left.instructions + right.instructions,
          left.roots + right.roots,
          left.parameters + right.parameters,
          left.nameless + right.nameless,
          left.annotations + right.annotations,
          left.moves + right.moves,
          right.label != 0 ? right.label : left.label,
          right.scope.exists() ? right.scope : left.scope};
}

Outline outline_of(const LoweredPiece& piece) {
  Outline outline;
  std::uint32_t next = 0;
  for (std::uint32_t item = 0; item < piece.items.size(); ++item) {
    const Item& at = piece.items[item];
    // In broken text a closing brace may hold a body, whose instructions stand in no item of their
    // own.
    const std::uint32_t before = next;
    while (next < piece.instructions.size() &&
           piece.instructions[next].whole.begin < at.whole.begin)
      ++next;
    count_instructions(piece, before, next, outline);
    if (opens_a_scope(at.kind)) count_opener(piece, item, next, outline);
    if (at.kind != Item::Kind::kInstruction) continue;
    count_instructions(piece, next, at.index + 1, outline);
    next = at.index + 1;
  }
  count_instructions(piece, next, static_cast<std::uint32_t>(piece.instructions.size()), outline);
  outline.nested = nested_bodies(piece, outline);
  return outline;
}

std::uint32_t Outline::opener_of(std::uint32_t instruction) const {
  const auto behind = std::upper_bound(
      openers.begin(), openers.end(), instruction,
      [](std::uint32_t wanted, const Opener& opener) { return wanted < opener.first_instruction; });
  return behind == openers.begin() ? kNone
                                   : static_cast<std::uint32_t>(behind - openers.begin() - 1);
}

std::uint32_t Outline::nested_of(std::uint32_t head) const { return position_in(nested, head); }

}  // namespace hlo
