#pragma once

// The inside of a File: the pieces in order, and what is found by name. For file, module,
// computation and rebuild only.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/persistent_map.h"
#include "base/sum_tree.h"
#include "hlo/header.h"
#include "hlo/id_set.h"
#include "hlo/outline.h"

namespace hlo {

// A piece in its place among the others. Labels rise along the text and so tell which of two pieces
// stands first.
struct PlacedPiece {
  std::uint32_t id = kNone;
  std::shared_ptr<const LoweredPiece> piece;
  std::shared_ptr<const Outline> outline;
  std::vector<ComputationId> opener_scopes;  // one for each of Outline::openers
  std::vector<ComputationId> nested_scopes;  // one for each of Outline::nested
  Sum sum;                                   // of the piece, label and scope set
};

struct PieceTraits {
  using Item = std::shared_ptr<const PlacedPiece>;
  using Sum = hlo::Sum;
  static const Sum& sum_of(const Item& item) { return item->sum; }
};

using PieceTree = base::SumTree<PieceTraits>;

// A piece found in the tree, with the sum of those in front of it.
struct Spot {
  const PlacedPiece* placed = nullptr;
  std::size_t index = 0;
  Sum before;

  explicit operator bool() const { return placed != nullptr; }
  InstructionRef at(std::uint32_t instruction) const;
};

struct ScopedName {
  ComputationId scope;
  Name name = 0;
  bool operator==(const ScopedName&) const = default;
};

// What a name stands for in one scope. The first definition in the text is the one that counts.
struct Uses {
  InstructionId definition;
  IdSet<InstructionId, 1> more_definitions;  // of the same name, which is a fault
  IdSet<InstructionId, 2> users;
  bool empty() const { return !definition.exists() && more_definitions.empty() && users.empty(); }
};

// What a computation name stands for in the whole file; modules take their part of it.
struct Callee {
  IdSet<InstructionId, 2> callers;
  IdSet<ComputationId, 1> heads;
  bool empty() const { return callers.empty() && heads.empty(); }
};

struct ScopePlace {
  std::uint32_t piece = kNone;
  std::uint32_t index = 0;  // into the piece's openers, or its nested bodies
  bool is_nested = false;
  bool operator==(const ScopePlace&) const = default;
};

// A scope found in the tree.
struct ScopeSpot {
  ComputationId id;
  Spot spot;  // empty for kFirstScope
  std::uint32_t index = 0;
  bool is_nested = false;

  // Absolute; of the opener's item or the nested body's brace, 0 for kFirstScope.
  text::Offset offset() const;
};

struct KeyHash {
  std::uint64_t operator()(const ScopedName& key) const {
    return base::mix_bits(std::uint64_t{key.scope.number} << 32 | key.name);
  }
  std::uint64_t operator()(ComputationId id) const { return base::mix_bits(id.number); }
  std::uint64_t operator()(std::uint32_t number) const { return base::mix_bits(number); }
};

struct ModuleSpan {
  text::Range range;
  Sum begin;  // of all in front of the module
  Sum end;
  std::shared_ptr<const Header> header;      // null where the text has none
  std::vector<std::uint32_t> header_pieces;  // ids of the pieces that the header was made of
  std::uint32_t header_item = 0;             // its place among the items of the first of them
};

// The scope in front of the first opener of a file.
inline constexpr ComputationId kFirstScope{0};

struct FileState {
  std::shared_ptr<Tables> tables;
  PieceTree pieces;
  base::PersistentMap<std::uint32_t, std::uint64_t, KeyHash> labels;  // by piece id
  base::PersistentMap<ScopedName, Uses, KeyHash> names;
  base::PersistentMap<Name, Callee, KeyHash> callees;
  // Of these, those that may be used where they are not defined, or are defined twice. All that is
  // wrong with a name is found among them, so that a check costs what is wrong and not the text.
  base::PersistentMap<ScopedName, base::Nothing, KeyHash> doubtful_names;
  base::PersistentMap<Name, base::Nothing, KeyHash> doubtful_callees;  // as if in one module
  base::PersistentMap<ComputationId, ScopePlace, KeyHash> scopes;
  std::vector<ModuleSpan> modules;
  std::uint32_t next_scope = 1;

  // Whether the one stands above the other in the text; both pieces must be in the file.
  bool is_above(InstructionId left, InstructionId right) const;
  // Empty where there is none with that id.
  std::optional<ScopeSpot> find_scope(ComputationId id) const;
  // The count-th opener of the file, from 1.
  std::optional<ScopeSpot> find_opener(std::uint32_t count) const;
  // The scope that the instruction, which must exist, is looked up in.
  ComputationId scope_of(const Spot& spot, std::uint32_t instruction) const;

  Spot find_piece(std::uint32_t id) const;
  Spot piece_at(text::Offset offset) const;
  // The piece that holds the count-th opener, head, ... of the file, from 1.
  template <class Member>
  Spot find_count(Member member, std::uint32_t count) const {
    const auto found = pieces.find([=](const Sum& sum) { return sum.*member >= count; });
    return {found.item != nullptr ? found.item->get() : nullptr, found.index, found.before};
  }
};

// In text order, whatever order they came in.
std::vector<InstructionRef> in_text_order(const FileState& state, std::vector<InstructionId> ids);

}  // namespace hlo
