#pragma once

// A computation: what stands between a head and its closing brace, a nested body, or bare
// instructions that follow no head. Instructions are handed out with their surroundings. All are
// views of one File, cheap to copy, good as long as the File lives.

#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "hlo/instruction.h"
#include "hlo/lower.h"
#include "text/range.h"

namespace hlo {

class File;
struct Outline;
struct PlacedPiece;
struct ScopeSpot;
struct Sum;

// An instruction with its surroundings. Ranges of `instruction` are relative to `piece_start`.
struct InstructionRef {
  InstructionId id;
  const Instruction* instruction = nullptr;
  const LoweredPiece* piece = nullptr;
  text::Offset piece_start = 0;

  explicit operator bool() const { return instruction != nullptr; }
  const Instruction* operator->() const { return instruction; }
  // What is not written has the range {0, 0} in a piece, and here too.
  text::Range absolute(text::Range range) const {
    return range == text::Range{} ? range : range.shifted(piece_start);
  }
  std::string_view text_of(text::Range range) const {
    return piece->bytes.bytes().substr(range.begin, range.size());
  }
  std::span<const Operand> operands() const;
  std::span<const Attribute> attributes() const;
  std::span<const Call> calls() const;
  // The attribute with that name, or null.
  const Attribute* find_attribute(Name name) const;
};

// A computation's identity: given once to each head and kept while edits leave the heads around it
// in place.
struct ComputationId {
  std::uint32_t number = kNone;
  bool exists() const { return number != kNone; }
  auto operator<=>(const ComputationId&) const = default;
};

class Computation {
 public:
  // Computations come from a Module; nobody else can make the spot.
  Computation(const File& file, const ScopeSpot& spot);

  ComputationId id() const { return id_; }
  Name name() const;             // 0 for a nested body and for bare instructions without a head
  bool is_entry_marked() const;  // ENTRY is written
  bool is_nested() const;        // a body in braces inside an instruction
  bool has_head() const;         // false for bare instructions at top level and for nested bodies
  const Head* head() const;
  text::Range head_range() const;  // absolute; empty without a head
  text::Range name_range() const;  // absolute
  text::Range range() const;       // absolute: head to closing brace, or as far as it goes

  // In text order, nested operands in front of the instruction that holds them, instructions of
  // nested bodies left out. Costs time in the size of the computation.
  std::vector<InstructionRef> instructions() const;
  // Those with the opcode parameter, in text order. Costs time in their number.
  std::vector<InstructionRef> parameters() const;
  std::size_t instruction_count() const;
  // Whether an instruction is so broken that its name is lost: it may define any name.
  bool has_lost_names() const;

  // Definition of a name in this computation: the first one in the text. Does not search the
  // computation.
  InstructionRef find(Name name) const;
  // Instructions of this computation that name it as an operand or control predecessor, in text
  // order.
  std::vector<InstructionRef> users_of(Name name) const;

  // The one marked ROOT, the first of several, else the last one. Empty for an empty computation.
  InstructionRef root() const;
  // All that are marked ROOT, in text order; there is one in a right text. Costs time in their
  // number.
  std::vector<InstructionRef> marked_roots() const;
  // The instruction that a nested body stands in; else empty.
  InstructionRef holder() const;

 private:
  InstructionRef at(std::uint32_t instruction) const;
  std::vector<InstructionRef> nested_instructions() const;
  InstructionRef nested_root() const;
  std::vector<InstructionRef> counted(std::uint32_t Sum::* member,
                                      std::vector<std::uint32_t> Outline::* list) const;
  text::Range bare_range() const;

  const File* file_;
  ComputationId id_;
  const PlacedPiece* placed_;  // null for what stands in front of the first head of a file
  std::size_t piece_index_;
  text::Offset piece_start_;
  std::uint32_t scope_;  // place among the openers or nested bodies of the piece
  bool is_nested_;
};

}  // namespace hlo
