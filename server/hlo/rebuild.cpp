#include "hlo/rebuild.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

#include "base/check.h"
#include "hlo/file_state.h"
#include "hlo/filing.h"
#include "hlo/module_spans.h"

namespace hlo {
namespace {

constexpr std::uint64_t kLabelGap = std::uint64_t{1} << 32;

// A scope as far as an edit can recognise it again.
struct Mark {
  Item::Kind kind = Item::Kind::kHead;
  Name name = 0;
  ComputationId id;

  bool is_like(const Mark& other) const { return kind == other.kind && name == other.name; }
};

// Scopes that were there before keep their identity: those alike from both ends, then, from the
// back, those of the same kind. The last one matters most, as the instructions below the change are
// filed under it: a head may be renamed letter by letter.
void keep_scopes(const std::vector<Mark>& before, std::vector<Mark>& now) {
  std::size_t front = 0;
  while (front < before.size() && front < now.size() && before[front].is_like(now[front])) {
    now[front].id = before[front].id;
    ++front;
  }
  std::size_t left_before = before.size();
  std::size_t left_now = now.size();
  while (left_before > front && left_now > front &&
         before[left_before - 1].is_like(now[left_now - 1])) {
    now[--left_now].id = before[--left_before].id;
  }
  while (left_before > front && left_now > front &&
         before[left_before - 1].kind == now[left_now - 1].kind) {
    now[--left_now].id = before[--left_before].id;
  }
}

class Rebuild {
 public:
  Rebuild(const FileState& before, const PieceChange& change)
      : before_(before), change_(change), state_(std::make_unique<FileState>(before)) {
    front_ = before.pieces.prefix(change.first);
    before.pieces.for_each(change.first, change.first + change.removed_count,
                           [this](const PieceTraits::Item& placed) {
                             removed_.push_back(placed);
                             return true;
                           });
  }

  std::unique_ptr<const FileState> run() {
    outline_added();
    choose_scopes();
    choose_labels();
    state_->pieces = before_.pieces.replaced(change_.first, change_.removed_count,
                                             {added_.begin(), added_.end()});
    file_places();
    if (needs_labels_) relabel();
    file_names();
    state_->modules = module_spans(*state_, before_.modules);
    return std::move(state_);
  }

 private:
  void outline_added() {
    for (const NewPiece& piece : change_.added) {
      auto placed = std::make_shared<PlacedPiece>();
      placed->id = piece.id;
      placed->piece = piece.piece;
      placed->outline = std::make_shared<const Outline>(outline_of(*piece.piece));
      placed->sum = placed->outline->total;
      placed->sum.bytes = piece.size;
      added_.push_back(std::move(placed));
    }
  }

  void choose_scopes() {
    std::vector<Mark> openers_before;
    std::vector<Mark> nested_before;
    for (const auto& placed : removed_) collect_marks(*placed, openers_before, nested_before);
    std::vector<Mark> openers;
    std::vector<Mark> nested;
    for (const auto& placed : added_) collect_marks(*placed, openers, nested);
    keep_scopes(openers_before, openers);
    keep_scopes(nested_before, nested);
    auto opener = openers.begin();
    auto body = nested.begin();
    for (const auto& placed : added_) {
      for (std::size_t i = 0; i < placed->outline->openers.size(); ++i)
        placed->opener_scopes.push_back(identity(*opener++));
      for (std::size_t i = 0; i < placed->outline->nested.size(); ++i)
        placed->nested_scopes.push_back(identity(*body++));
      if (!placed->opener_scopes.empty()) placed->sum.scope = placed->opener_scopes.back();
    }
  }

  static void collect_marks(const PlacedPiece& placed, std::vector<Mark>& openers,
                            std::vector<Mark>& nested) {
    const Outline& outline = *placed.outline;
    for (std::size_t i = 0; i < outline.openers.size(); ++i) {
      const ComputationId id =
          placed.opener_scopes.empty() ? ComputationId{} : placed.opener_scopes[i];
      openers.push_back({outline.openers[i].kind, outline.openers[i].name, id});
    }
    for (std::size_t i = 0; i < outline.nested.size(); ++i) {
      const ComputationId id =
          placed.nested_scopes.empty() ? ComputationId{} : placed.nested_scopes[i];
      nested.push_back({Item::Kind::kHead, 0, id});
    }
  }

  ComputationId identity(const Mark& mark) {
    return mark.id.exists() ? mark.id : ComputationId{state_->next_scope++};
  }

  // Between the labels of the neighbours, evenly; behind the last piece there is room without end.
  void choose_labels() {
    const std::size_t behind = change_.first + change_.removed_count;
    const std::uint64_t room = added_.size() + 1;
    const std::uint64_t above = std::numeric_limits<std::uint64_t>::max() - front_.label;
    const std::uint64_t gap = behind < before_.pieces.size()
                                  ? before_.pieces.at(behind)->sum.label - front_.label
                                  : std::min(above, room * kLabelGap);
    needs_labels_ = gap / room == 0;
    std::uint64_t label = front_.label;
    for (const auto& placed : added_) placed->sum.label = label += gap / room;
  }

  ComputationId incoming() const { return front_.scope.exists() ? front_.scope : kFirstScope; }

  void file_names() {
    Filing filing(*state_);
    ComputationId before = incoming();
    for (const auto& placed : removed_) {
      filing.remove(*placed, before);
      if (placed->sum.scope.exists()) before = placed->sum.scope;
    }
    ComputationId now = incoming();
    for (const auto& placed : added_) {
      filing.add(*placed, now);
      if (placed->sum.scope.exists()) now = placed->sum.scope;
    }
    if (before != now) move_what_follows(filing, before, now);
    filing.finish();
  }

  // The border of a computation has moved: what stands below the change, up to the next border, is
  // looked up elsewhere now.
  void move_what_follows(Filing& filing, ComputationId from, ComputationId to) {
    const std::size_t behind = change_.first + removed_.size();
    before_.pieces.for_each(behind, before_.pieces.size(), [&](const PieceTraits::Item& placed) {
      filing.move_front(*placed, from, to);
      return placed->outline->openers.empty();
    });
  }

  void file_places() {
    for (const auto& placed : removed_) {
      state_->labels.erase(placed->id);
      for (const ComputationId id : placed->opener_scopes) state_->scopes.erase(id);
      for (const ComputationId id : placed->nested_scopes) state_->scopes.erase(id);
    }
    for (const auto& placed : added_) {
      state_->labels.set(placed->id, placed->sum.label);
      std::uint32_t index = 0;
      for (const ComputationId id : placed->opener_scopes)
        state_->scopes.set(id, {placed->id, index++, false});
      index = 0;
      for (const ComputationId id : placed->nested_scopes)
        state_->scopes.set(id, {placed->id, index++, true});
    }
  }

  // No number is left between two labels: all get new ones. It takes some thirty splits at one
  // place to come to this.
  void relabel() {
    std::vector<PieceTraits::Item> all;
    std::uint64_t label = 0;
    state_->labels = {};
    state_->pieces.for_each(0, state_->pieces.size(), [&](const PieceTraits::Item& placed) {
      auto moved = std::make_shared<PlacedPiece>(*placed);
      moved->sum.label = label += kLabelGap;
      state_->labels.set(moved->id, label);
      all.push_back(std::move(moved));
      return true;
    });
    state_->pieces = PieceTree(all);
  }

  const FileState& before_;
  const PieceChange& change_;
  std::unique_ptr<FileState> state_;
  Sum front_;  // of the pieces in front of the change
  std::vector<PieceTraits::Item> removed_;
  std::vector<std::shared_ptr<PlacedPiece>> added_;
  bool needs_labels_ = false;
};

std::shared_ptr<const File> as_file(std::unique_ptr<const FileState> state) {
  return std::make_shared<const File>(std::move(state));
}

}  // namespace

std::shared_ptr<const File> build(std::vector<NewPiece> pieces, std::shared_ptr<Tables> tables) {
  FileState empty;
  empty.tables = std::move(tables);
  return as_file(Rebuild(empty, {0, 0, std::move(pieces)}).run());
}

std::shared_ptr<const File> rebuild(const File& before, const PieceChange& change) {
  const std::size_t count = before.state().pieces.size();
  if (!HLO_CHECK(change.first <= count && change.removed_count <= count - change.first)) {
    return as_file(std::make_unique<const FileState>(before.state()));
  }
  return as_file(Rebuild(before.state(), change).run());
}

}  // namespace hlo
