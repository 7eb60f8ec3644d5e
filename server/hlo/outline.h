#pragma once

// Outline: where the scopes of one piece begin, with counts up to there. Made once for a lowered
// piece; everything that is found by counting (the k-th scope, the last instruction of a
// computation, the marked root) is found through it and the sums above it.
//
// A scope is what names are looked up in. A head opens one, and so do a closing brace, a header and
// a separator: what follows them is bare. Each nested body is a scope of its own, apart from the
// sequence of the others.

#include <cstdint>
#include <memory>
#include <vector>

#include "hlo/computation.h"
#include "hlo/lower.h"

namespace hlo {

// What adds up over pieces. The last two members are those of the right side, where it has one.
struct Sum {
  text::Offset bytes = 0;
  std::uint32_t openers = 0;  // of scopes
  std::uint32_t markers = 0;  // headers and separators
  std::uint32_t heads = 0;
  std::uint32_t entries = 0;       // heads marked ENTRY
  std::uint32_t instructions = 0;  // those of nested bodies left out
  std::uint32_t roots = 0;         // of these, those marked ROOT
  std::uint32_t parameters = 0;    // of these, those with that opcode
  std::uint32_t nameless = 0;      // of these, those that are broken and show no name
  std::uint32_t annotations = 0;   // as LoweredPiece::annotation_count
  std::uint32_t moves = 0;         // of these, those in the spelling of the pass (is_move)
  std::uint64_t label = 0;         // rises from piece to piece
  ComputationId scope;             // the one open at the end

  friend Sum operator+(const Sum& left, const Sum& right);
};

struct Opener {
  Item::Kind kind = Item::Kind::kHead;
  Name name = 0;
  std::uint32_t item = 0;
  std::uint32_t head = kNone;           // index into LoweredPiece::heads
  std::uint32_t first_instruction = 0;  // index of the first one behind it
  Sum before;                           // counts inside the piece, up to and without the opener
};

struct NestedBody {
  std::uint32_t head = 0;
  std::uint32_t first_instruction =
      0;  // its instructions lie between these, those of bodies inside it among them
  std::uint32_t end_instruction = 0;
};

struct Outline {
  std::vector<Opener> openers;     // in text order
  std::vector<NestedBody> nested;  // in text order of their braces
  std::vector<std::uint32_t>
      roots;  // indices of instructions marked ROOT, those of nested bodies left out
  std::vector<std::uint32_t> parameters;  // and of parameters
  Sum total;                              // without bytes, label and scope

  // The opener whose scope the instruction, which stands in no nested body, belongs to; kNone for
  // the scope that comes in from the pieces above.
  std::uint32_t opener_of(std::uint32_t instruction) const;
  // Place in `nested` of a body given by its head.
  std::uint32_t nested_of(std::uint32_t head) const;
};

Outline outline_of(const LoweredPiece& piece);

}  // namespace hlo
