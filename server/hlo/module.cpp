#include "hlo/module.h"

#include <algorithm>
#include <utility>

#include "hlo/file.h"
#include "hlo/file_state.h"

namespace hlo {
namespace {

// Only the first module can have instructions in front of any opener.
bool begins_the_file(const ModuleSpan& span) {
  return span.begin.openers == 0 && span.begin.instructions == 0;
}

// Walks the scopes of a module in the order in which XLA creates computations: one is complete at
// its end, a nested body before the computation that holds it.
class ScopeWalk {
 public:
  ScopeWalk(const FileState& state, const ModuleSpan& span) : state_(state), span_(span) {}

  std::vector<ScopeSpot> run() {
    if (begins_the_file(span_)) current_ = ScopeSpot{kFirstScope, {}, 0, false};
    const std::size_t first = state_.piece_at(span_.range.begin).index;
    Spot spot{nullptr, first, state_.pieces.prefix(first)};
    state_.pieces.for_each(first, state_.pieces.size(), [&](const PieceTraits::Item& placed) {
      if (spot.before.openers > span_.end.openers) return false;
      spot.placed = placed.get();
      visit_piece(spot);
      spot.before = spot.before + placed->sum;
      ++spot.index;
      return true;
    });
    finish(span_.end.instructions);
    return std::move(found_);
  }

 private:
  void visit_piece(const Spot& spot) {
    const Outline& outline = *spot.placed->outline;
    const std::vector<std::uint32_t> bodies = in_creation_order(outline);
    auto body = bodies.begin();
    const auto visit_bodies_up_to = [&](std::uint32_t instruction) {
      for (; body != bodies.end() && outline.nested[*body].end_instruction <= instruction; ++body) {
        if (current_) found_.push_back({spot.placed->nested_scopes[*body], spot, *body, true});
      }
    };
    for (std::uint32_t i = 0; i < outline.openers.size(); ++i) {
      visit_bodies_up_to(outline.openers[i].first_instruction);
      const std::uint32_t in_front = spot.before.openers + i;
      finish(spot.before.instructions + outline.openers[i].before.instructions);
      if (in_front < span_.begin.openers || in_front >= span_.end.openers) continue;
      current_ = ScopeSpot{spot.placed->opener_scopes[i], spot, i, false};
      begin_ = spot.before.instructions + outline.openers[i].before.instructions;
    }
    visit_bodies_up_to(kNone);
  }

  // A body inside a body is complete first, and its holder comes first among the instructions.
  static std::vector<std::uint32_t> in_creation_order(const Outline& outline) {
    std::vector<std::uint32_t> bodies(outline.nested.size());
    for (std::uint32_t i = 0; i < bodies.size(); ++i) bodies[i] = i;
    std::sort(bodies.begin(), bodies.end(), [&outline](std::uint32_t left, std::uint32_t right) {
      return std::pair(outline.nested[left].end_instruction, left) <
             std::pair(outline.nested[right].end_instruction, right);
    });
    return bodies;
  }

  void finish(std::uint32_t end) {
    if (!current_) return;
    const bool has_head =
        current_->spot && current_->spot.placed->outline->openers[current_->index].head != kNone;
    if (has_head || begin_ < end) found_.push_back(*current_);
    current_.reset();
  }

  const FileState& state_;
  const ModuleSpan& span_;
  std::optional<ScopeSpot> current_;
  std::uint32_t begin_ = 0;
  std::vector<ScopeSpot> found_;
};

// The head that makes a count reach a number: the opener of its piece with one less in front.
std::optional<ScopeSpot> find_head(const FileState& state, std::uint32_t Sum::* member,
                                   std::uint32_t count) {
  const Spot spot = state.find_count(member, count);
  if (!spot) return std::nullopt;
  const auto& openers = spot.placed->outline->openers;
  for (auto i = static_cast<std::uint32_t>(openers.size()); i > 0; --i) {
    const bool is_it = spot.before.*member + openers[i - 1].before.*member < count;
    if (is_it && openers[i - 1].head != kNone)
      return ScopeSpot{spot.placed->opener_scopes[i - 1], spot, i - 1, false};
  }
  return std::nullopt;
}

// The innermost nested body around the offset, which is relative to the piece.
std::optional<std::uint32_t> nested_at(const PlacedPiece& placed, text::Offset offset) {
  std::optional<std::uint32_t> found;
  for (std::uint32_t i = 0; i < placed.outline->nested.size(); ++i) {
    if (placed.piece->heads[placed.outline->nested[i].head].whole.contains(offset)) found = i;
  }
  return found;
}

}  // namespace

const ModuleSpan& Module::span() const { return file_->state().modules[index_]; }

bool Module::holds(const ScopeSpot& scope) const {
  const ModuleSpan& own = span();
  if (scope.id != kFirstScope) return own.range.contains(scope.offset());
  return begins_the_file(own) && Computation(*file_, scope).instruction_count() > 0;
}

text::Range Module::range() const { return span().range; }

const Header* Module::header() const { return span().header.get(); }

Name Module::name() const { return header() != nullptr ? header()->name : 0; }

std::uint32_t Module::annotation_count() const {
  return span().end.annotations - span().begin.annotations;
}

std::uint32_t Module::move_count() const { return span().end.moves - span().begin.moves; }

InstructionRef Module::annotation(std::uint32_t number) const {
  const std::uint32_t count = span().begin.annotations + number + 1;
  const Spot spot = file_->state().find_count(&Sum::annotations, count);
  if (!spot) return {};
  const LoweredPiece& piece = *spot.placed->piece;
  std::uint32_t before = spot.before.annotations;
  for (std::uint32_t i = 0; i < piece.instructions.size(); ++i)
    if (asks_for_a_move(piece.instructions[i]) && ++before == count)
      return {{spot.placed->id, i}, &piece.instructions[i], &piece, spot.before.bytes};
  return {};
}

std::vector<Computation> Module::computations() const {
  std::vector<Computation> found;
  for (const ScopeSpot& scope : ScopeWalk(file_->state(), span()).run())
    found.emplace_back(*file_, scope);
  return found;
}

std::optional<Computation> Module::entry() const {
  const ModuleSpan& own = span();
  std::optional<ScopeSpot> scope;
  if (own.begin.entries < own.end.entries) {
    scope = find_head(file_->state(), &Sum::entries, own.begin.entries + 1);
  } else if (own.begin.heads < own.end.heads) {
    scope = find_head(file_->state(), &Sum::heads, own.end.heads);
  }
  if (scope) return Computation(*file_, *scope);
  for (const Computation& bare : computations()) {
    if (!bare.is_nested()) return bare;
  }
  return std::nullopt;
}

std::vector<Computation> Module::marked_entries() const {
  const ModuleSpan& own = span();
  std::vector<Computation> found;
  for (std::uint32_t count = own.begin.entries; count < own.end.entries; ++count) {
    if (const auto scope = find_head(file_->state(), &Sum::entries, count + 1))
      found.emplace_back(*file_, *scope);
  }
  return found;
}

std::optional<Computation> Module::find(Name name) const {
  const Callee* callee = name != 0 ? file_->state().callees.find(name) : nullptr;
  if (callee == nullptr) return std::nullopt;
  std::optional<ScopeSpot> first;
  callee->heads.for_each([&](ComputationId id) {
    const auto scope = file_->state().find_scope(id);
    if (!scope || !holds(*scope)) return;
    if (!first || scope->offset() < first->offset()) first = scope;
  });
  return first ? std::optional(Computation(*file_, *first)) : std::nullopt;
}

std::optional<Computation> Module::computation_at(text::Offset offset) const {
  const FileState& state = file_->state();
  const Spot spot = state.piece_at(offset);
  if (!spot || !span().range.touches({offset, offset})) return std::nullopt;
  const text::Offset inside = offset - spot.before.bytes;
  if (const auto body = nested_at(*spot.placed, inside)) {
    return Computation(*file_, {spot.placed->nested_scopes[*body], spot, *body, true});
  }
  std::uint32_t openers = spot.before.openers;
  const auto& items = spot.placed->piece->items;
  for (const Opener& opener : spot.placed->outline->openers) {
    // A closing brace still belongs to what it closes.
    const bool is_close = opener.kind == Item::Kind::kClose;
    if ((is_close ? items[opener.item].whole.end : items[opener.item].whole.begin) > inside) break;
    ++openers;
  }
  const auto scope = openers == 0 ? state.find_scope(kFirstScope) : state.find_opener(openers);
  if (!scope || !holds(*scope)) return std::nullopt;
  const Computation computation(*file_, *scope);
  if (!computation.has_head() && computation.instruction_count() == 0) return std::nullopt;
  return computation;
}

std::vector<InstructionRef> Module::callers_of(const Computation& computation) const {
  if (computation.is_nested()) {
    const InstructionRef holder = computation.holder();
    return holder ? std::vector{holder} : std::vector<InstructionRef>();
  }
  const Callee* callee =
      computation.name() != 0 ? file_->state().callees.find(computation.name()) : nullptr;
  const auto meant = find(computation.name());
  if (callee == nullptr || !meant || meant->id() != computation.id()) return {};
  std::vector<InstructionId> ids;
  callee->callers.for_each([&ids](InstructionId id) { ids.push_back(id); });
  auto callers = in_text_order(file_->state(), std::move(ids));
  std::erase_if(callers, [this](const InstructionRef& caller) {
    return !span().range.contains(caller.absolute(caller->whole).begin);
  });
  return callers;
}

std::optional<Computation> Module::called(const InstructionRef& caller, const Call& call) const {
  if (call.nested_body == kNone) return find(call.computation);
  const Spot spot = file_->state().find_piece(caller.id.piece);
  if (!spot) return std::nullopt;
  const std::uint32_t index = spot.placed->outline->nested_of(call.nested_body);
  return Computation(*file_, {spot.placed->nested_scopes[index], spot, index, true});
}

InstructionRef Module::at(InstructionId id) const {
  const InstructionRef found = file_->find_instruction(id);
  if (!found || !span().range.contains(found.absolute(found->whole).begin)) return {};
  return found;
}

std::optional<Computation> Module::computation_of(InstructionId id) const {
  if (!at(id)) return std::nullopt;
  const FileState& state = file_->state();
  const auto scope = state.find_scope(state.scope_of(state.find_piece(id.piece), id.index));
  return scope ? std::optional(Computation(*file_, *scope)) : std::nullopt;
}

}  // namespace hlo
