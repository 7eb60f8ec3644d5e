#include "hlo/file.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "hlo/file_state.h"

namespace hlo {
namespace {

std::optional<PlacedAt> placed_at(const Spot& spot) {
  if (!spot) return std::nullopt;
  return PlacedAt{spot.placed->id, spot.before.bytes, spot.placed->sum.bytes,
                  spot.placed->piece.get()};
}

}  // namespace

File::File(std::unique_ptr<const FileState> state) : state_(std::move(state)) {}

File::~File() = default;

Tables& File::tables() const { return *state_->tables; }

text::Offset File::size() const { return state_->pieces.sum().bytes; }

std::vector<Module> File::modules() const {
  std::vector<Module> modules;
  for (std::uint32_t i = 0; i < state_->modules.size(); ++i) modules.emplace_back(*this, i);
  return modules;
}

std::optional<Module> File::module_at(text::Offset offset) const {
  const auto& spans = state_->modules;
  if (spans.empty()) return std::nullopt;
  const auto behind = std::upper_bound(
      spans.begin(), spans.end(), offset,
      [](text::Offset wanted, const ModuleSpan& span) { return wanted < span.range.begin; });
  const auto index = behind == spans.begin() ? 0 : behind - spans.begin() - 1;
  return Module(*this, static_cast<std::uint32_t>(index));
}

InstructionRef File::find_instruction(InstructionId id) const {
  const Spot spot = state_->find_piece(id.piece);
  if (!spot || id.index >= spot.placed->piece->instructions.size()) return {};
  return spot.at(id.index);
}

std::optional<PlacedAt> File::find_piece(std::uint32_t id) const {
  return placed_at(state_->find_piece(id));
}

std::shared_ptr<const LoweredPiece> File::find_lowered(std::uint32_t id) const {
  const Spot spot = state_->find_piece(id);
  return spot ? spot.placed->piece : nullptr;
}

std::optional<PlacedAt> File::piece_at(text::Offset offset) const {
  return placed_at(state_->piece_at(offset));
}

InstructionRef Spot::at(std::uint32_t instruction) const {
  return {{placed->id, instruction},
          &placed->piece->instructions[instruction],
          placed->piece.get(),
          before.bytes};
}

text::Offset ScopeSpot::offset() const {
  if (!spot) return 0;
  const PlacedPiece& placed = *spot.placed;
  const LoweredPiece& piece = *placed.piece;
  const text::Range whole = is_nested ? piece.heads[placed.outline->nested[index].head].whole
                                      : piece.items[placed.outline->openers[index].item].whole;
  return spot.before.bytes + whole.begin;
}

bool FileState::is_above(InstructionId left, InstructionId right) const {
  if (left.piece == right.piece) return left.index < right.index;
  return *labels.find(left.piece) < *labels.find(right.piece);
}

Spot FileState::find_piece(std::uint32_t id) const {
  const std::uint64_t* label = labels.find(id);
  if (label == nullptr) return {};
  const auto found = pieces.find([label](const Sum& sum) { return sum.label >= *label; });
  return {found.item->get(), found.index, found.before};
}

Spot FileState::piece_at(text::Offset offset) const {
  const auto found = pieces.find([offset](const Sum& sum) { return sum.bytes > offset; });
  if (found.item != nullptr) return {found.item->get(), found.index, found.before};
  // The end of the text belongs to the last piece.
  if (pieces.empty()) return {};
  const std::size_t last = pieces.size() - 1;
  return {pieces.at(last).get(), last, pieces.prefix(last)};
}

std::optional<ScopeSpot> FileState::find_scope(ComputationId id) const {
  if (id == kFirstScope) return ScopeSpot{kFirstScope, {}, 0, false};
  const ScopePlace* place = scopes.find(id);
  if (place == nullptr) return std::nullopt;
  return ScopeSpot{id, find_piece(place->piece), place->index, place->is_nested};
}

std::optional<ScopeSpot> FileState::find_opener(std::uint32_t count) const {
  const Spot spot = find_count(&Sum::openers, count);
  if (!spot) return std::nullopt;
  const std::uint32_t index = count - spot.before.openers - 1;
  return ScopeSpot{spot.placed->opener_scopes[index], spot, index, false};
}

ComputationId FileState::scope_of(const Spot& spot, std::uint32_t instruction) const {
  const PlacedPiece& placed = *spot.placed;
  const std::uint32_t body = placed.piece->instructions[instruction].body;
  if (body != kNone) return placed.nested_scopes[placed.outline->nested_of(body)];
  const std::uint32_t opener = placed.outline->opener_of(instruction);
  if (opener != kNone) return placed.opener_scopes[opener];
  return spot.before.scope.exists() ? spot.before.scope : kFirstScope;
}

// One look for each piece, not for each instruction: the users of one value mostly stand in few
// pieces.
std::vector<InstructionRef> in_text_order(const FileState& state, std::vector<InstructionId> ids) {
  std::sort(ids.begin(), ids.end());
  std::vector<Spot> spots;
  for (const InstructionId id : ids) {
    if (spots.empty() || spots.back().placed->id != id.piece)
      spots.push_back(state.find_piece(id.piece));
  }
  std::vector<InstructionRef> found;
  found.reserve(ids.size());
  std::size_t at = 0;
  for (const InstructionId id : ids) {
    if (spots[at].placed->id != id.piece) ++at;
    found.push_back(spots[at].at(id.index));
  }
  std::sort(found.begin(), found.end(),
            [](const InstructionRef& left, const InstructionRef& right) {
              return std::tie(left.piece_start, left.id.index) <
                     std::tie(right.piece_start, right.id.index);
            });
  return found;
}

}  // namespace hlo
