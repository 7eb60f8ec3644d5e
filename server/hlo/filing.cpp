#include "hlo/filing.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <optional>
#include <tuple>
#include <utility>

#include "hlo/attribute.h"
#include "hlo/known_words.h"

namespace hlo {

void Filing::note(const PlacedPiece& placed, ComputationId incoming, bool is_added) {
  const LoweredPiece& piece = *placed.piece;
  const Outline& outline = *placed.outline;
  ComputationId scope = incoming;
  std::size_t next = 0;
  for (std::uint32_t i = 0; i < piece.instructions.size(); ++i) {
    while (next < outline.openers.size() && outline.openers[next].first_instruction <= i) {
      scope = placed.opener_scopes[next++];
    }
    const std::uint32_t body = piece.instructions[i].body;
    const bool is_plain = body == kNone;
    note_names(placed, i, is_plain ? scope : placed.nested_scopes[outline.nested_of(body)],
               is_added);
    const Instruction& instruction = piece.instructions[i];
    for (std::uint32_t k = 0; k < instruction.call_count; ++k) {
      const Name callee = piece.calls[instruction.first_call + k].computation;
      if (callee != 0) apply_call(callee, {placed.id, i}, is_added);
    }
  }
  for (std::size_t i = 0; i < outline.openers.size(); ++i) {
    if (outline.openers[i].name != 0)
      apply_head(outline.openers[i].name, placed.opener_scopes[i], is_added);
  }
}

void Filing::move_front(const PlacedPiece& placed, ComputationId from, ComputationId to) {
  const auto& openers = placed.outline->openers;
  const auto& all = placed.piece->instructions;
  const auto end =
      openers.empty() ? static_cast<std::uint32_t>(all.size()) : openers.front().first_instruction;
  for (std::uint32_t i = 0; i < end; ++i) {
    if (all[i].body != kNone) continue;
    note_names(placed, i, from, false);
    note_names(placed, i, to, true);
  }
}

void Filing::note_names(const PlacedPiece& placed, std::uint32_t index, ComputationId scope,
                        bool is_added) {
  const LoweredPiece& piece = *placed.piece;
  const Instruction& instruction = piece.instructions[index];
  const InstructionId id{placed.id, index};
  if (instruction.name != 0) note_name({scope, instruction.name}, id, is_added, true);
  for (std::uint32_t i = 0; i < instruction.operand_count; ++i) {
    const Name name = piece.operands[instruction.first_operand + i].name;
    if (name != 0) note_name({scope, name}, id, is_added, false);
  }
  note_control(placed, index, scope, is_added);
}

void Filing::note_control(const PlacedPiece& placed, std::uint32_t index, ComputationId scope,
                          bool is_added) {
  const LoweredPiece& piece = *placed.piece;
  const Instruction& instruction = piece.instructions[index];
  for (std::uint32_t i = 0; i < instruction.attribute_count; ++i) {
    const Attribute& attribute = piece.attributes[instruction.first_attribute + i];
    if (attribute.name != Word::kControlPredecessors) continue;
    const text::Range value = attribute.value_range;
    for (const PlacedName& name :
         read_names(piece.bytes.bytes().substr(value.begin, value.size()))) {
      note_name({scope, state_.tables->name(name.name)}, {placed.id, index}, is_added, false);
    }
  }
}

void Filing::note_name(ScopedName key, InstructionId id, bool is_added, bool is_definition) {
  changes_.push_back({KeyHash()(key), key, id, is_added, is_definition});
}

// By hash, then name, removals first: a piece may come back under the id it had. Hashes are spread
// evenly, so their first bits tell nearly all apart: those of a whole text are dealt out by these,
// about one to a place, before the few at each place are sorted.
void Filing::sort_changes() {
  constexpr std::size_t kFew = 64;
  const auto is_less = [](const Change& left, const Change& right) {
    return std::tie(left.hash, left.key.name, left.is_added) <
           std::tie(right.hash, right.key.name, right.is_added);
  };
  if (changes_.size() < kFew) return std::sort(changes_.begin(), changes_.end(), is_less);
  const int shift = std::countl_zero(std::uint64_t{changes_.size()});
  const auto place_of = [&](const Change& change) { return change.hash >> shift; };
  std::vector<std::uint32_t> ends((~std::uint64_t{0} >> shift) + 2);
  for (const Change& change : changes_) ++ends[place_of(change) + 1];
  for (std::size_t i = 1; i < ends.size(); ++i) ends[i] += ends[i - 1];
  std::vector<Change> dealt(changes_.size());
  for (const Change& change : changes_) dealt[ends[place_of(change)]++] = change;
  for (std::size_t begin = 0, place = 0; begin < dealt.size(); begin = ends[place++]) {
    std::sort(dealt.begin() + begin, dealt.begin() + ends[place], is_less);
  }
  changes_ = std::move(dealt);
}

void Filing::finish() {
  sort_changes();
  for (std::size_t i = 0; i < changes_.size();) {
    const ScopedName key = changes_[i].key;
    Uses& uses = state_.names.at(key);
    bool is_first_lost = false;
    for (; i < changes_.size() && changes_[i].key == key; ++i) {
      const Change& change = changes_[i];
      if (change.is_definition) {
        apply_definition(uses, change, is_first_lost);
      } else {
        change.is_added ? uses.users.insert(change.id) : uses.users.erase(change.id);
      }
    }
    if (is_first_lost && !uses.more_definitions.empty()) choose_first(uses);
    const bool is_gone = uses.empty();
    judge(key, is_gone ? nullptr : &uses);
    if (is_gone) state_.names.erase(key);
  }
  changes_.clear();
  std::ranges::sort(callees_);
  const auto repeated = std::ranges::unique(callees_);
  callees_.erase(repeated.begin(), repeated.end());
  for (const Name callee : callees_) judge(callee);
  callees_.clear();
}

// Most names are not doubtful and were not before, so the set is only touched where it matters.
void Filing::judge(const ScopedName& key, const Uses* uses) {
  if (uses != nullptr && is_doubtful(*uses)) {
    state_.doubtful_names.set(key, {});
  } else if (!state_.doubtful_names.empty()) {
    state_.doubtful_names.erase(key);
  }
}

void Filing::judge(Name name) {
  const Callee* callee = state_.callees.find(name);
  if (callee != nullptr && is_doubtful(*callee)) {
    state_.doubtful_callees.set(name, {});
  } else if (!state_.doubtful_callees.empty()) {
    state_.doubtful_callees.erase(name);
  }
}

// A nested operand has no name and comes in front of the one that holds it, so what comes behind a
// definition stands behind it in the text, too.
bool Filing::is_doubtful(const Uses& uses) const {
  if (!uses.definition.exists() || !uses.more_definitions.empty()) return true;
  bool is_below = true;
  uses.users.for_each(
      [&](InstructionId user) { is_below = is_below && state_.is_above(uses.definition, user); });
  return !is_below;
}

bool Filing::is_doubtful(const Callee& callee) const {
  std::optional<ScopeSpot> head;
  std::uint32_t head_count = 0;
  callee.heads.for_each([&](ComputationId id) {
    head = state_.find_scope(id);
    ++head_count;
  });
  if (head_count > 1) return true;
  if (callee.callers.empty()) return false;
  if (!head || !head->spot) return true;
  const PlacedPiece& placed = *head->spot.placed;
  const std::uint32_t first = placed.outline->openers[head->index].first_instruction;
  bool is_below = true;
  callee.callers.for_each([&](InstructionId caller) {
    is_below = is_below &&
               (caller.piece == placed.id ? caller.index >= first
                                          : placed.sum.label < *state_.labels.find(caller.piece));
  });
  return !is_below;
}

void Filing::apply_definition(Uses& uses, const Change& change, bool& is_first_lost) {
  if (!change.is_added) {
    if (uses.definition != change.id) return uses.more_definitions.erase(change.id);
    uses.definition = {};
    is_first_lost = true;
  } else if (!uses.definition.exists()) {
    uses.definition = change.id;
  } else if (state_.is_above(change.id, uses.definition)) {
    uses.more_definitions.insert(uses.definition);
    uses.definition = change.id;
  } else {
    uses.more_definitions.insert(change.id);
  }
}

// Only where the first of several definitions went does anybody look through the others.
void Filing::choose_first(Uses& uses) {
  InstructionId first = uses.definition;
  if (first.exists()) uses.more_definitions.insert(first);
  uses.more_definitions.for_each([&](InstructionId id) {
    if (!first.exists() || state_.is_above(id, first)) first = id;
  });
  uses.more_definitions.erase(first);
  uses.definition = first;
}

void Filing::apply_call(Name callee, InstructionId id, bool is_added) {
  callees_.push_back(callee);
  Callee& entry = state_.callees.at(callee);
  is_added ? entry.callers.insert(id) : entry.callers.erase(id);
  if (entry.empty()) state_.callees.erase(callee);
}

void Filing::apply_head(Name name, ComputationId id, bool is_added) {
  callees_.push_back(name);
  Callee& entry = state_.callees.at(name);
  is_added ? entry.heads.insert(id) : entry.heads.erase(id);
  if (entry.empty()) state_.callees.erase(name);
}

}  // namespace hlo
