#pragma once

// What stands at a place of the text, and where the names there are defined.

#include <cstdint>
#include <optional>

#include "hlo/file.h"
#include "hlo/module.h"
#include "text/range.h"

namespace hlo {

struct Found {
  enum class Kind : std::uint8_t {
    kInstructionName,     // at its definition
    kOperand,             // a name in an operand list
    kControlPredecessor,  // a name in control-predecessors
    kComputationName,     // at its head
    kCalledComputation,   // a name in to_apply, calls and the like
    kParameterName,       // in a signature
    kModuleName,
    kOpcode,
    kShape,            // of an instruction, in front of an operand or in a signature
    kAttributeName,    // of an instruction
    kHeaderAttribute,  // the name of one
    kLayoutLeaf,       // a shape of the entry layout
  };
  Kind kind = Kind::kInstructionName;
  text::Range range;           // absolute
  Name name = 0;               // kShape, kLayoutLeaf: the id of the shape
  InstructionRef instruction;  // around the place; empty outside instructions
};

// A place right behind a word still counts, as a cursor stands there after typing it.
std::optional<Found> find_at(const File& file, text::Offset offset);

// The innermost instruction around the offset; empty outside instructions.
InstructionRef instruction_at(const File& file, text::Offset offset);

// Where the name that was found is defined: the instruction's or computation's name, absolute.
// Absent where the kind has no definition or the text has none.
std::optional<text::Range> definition_of(const File& file, const Found& found);

}  // namespace hlo
