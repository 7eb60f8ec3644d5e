#pragma once

// An instruction and what belongs to it, as plain records of one lowered piece. Names and shapes
// are 32-bit ids of the document's tables (hlo/tables.h); ranges are relative to the start of the
// piece, so moving a piece costs nothing. Values of attributes stay text: who needs one reads it
// from its range (hlo/attribute.h).

#include <compare>
#include <cstdint>

#include "base/interner.h"
#include "hlo/opcode.h"
#include "text/range.h"

namespace hlo {

using Name = base::Symbol;     // without `%` and without a glued `:`; 0 where there is none
using ShapeId = base::Symbol;  // the text of a shape; 0 where none is written

inline constexpr std::uint32_t kNone = 0xffffffff;

// Identity of an instruction: the piece it stands in and its place there. Piece ids are never
// reused.
struct InstructionId {
  std::uint32_t piece = kNone;
  std::uint32_t index = kNone;

  bool exists() const { return piece != kNone; }
  auto operator<=>(const InstructionId&) const = default;
};

struct Operand {
  Name name = 0;                    // 0 for a nested instruction and for a bare shape
  ShapeId declared_shape = 0;       // the shape written in front
  std::uint32_t nested = kNone;     // the nested instruction's index in the piece
  std::uint32_t first_element = 0;  // `%t#1#0`: indices into LoweredPiece::elements
  std::uint32_t element_count = 0;
  text::Range range;        // the name with its elements, or the nested instruction
  text::Range shape_range;  // of the declared shape
};

struct Attribute {
  Name name = 0;
  text::Range name_range;
  text::Range value_range;
  std::uint32_t nested_body =
      kNone;  // index into LoweredPiece::heads, where the value is a body in braces
};

// How an instruction uses a computation. The order of an instruction's calls is that of the text.
enum class CallRole : std::uint8_t {
  kApply,  // to_apply
  kCalls,  // calls
  kBody,
  kCondition,
  kBranch,  // true_computation, false_computation, each of branch_computations, in that order
  kSelect,
  kScatter,
  kCalled,  // each of called_computations
};

struct Call {
  CallRole role = CallRole::kApply;
  Name computation = 0;               // 0 where a nested body stands
  std::uint32_t nested_body = kNone;  // index into LoweredPiece::heads
  text::Range range;
};

struct Instruction {
  Name name = 0;  // as written; 0 for a nested operand and for a bare instruction without left side
  Name opcode_name = 0;  // as written
  Opcode opcode = Opcode::kUnknown;
  Opcode wrapped = Opcode::kUnknown;  // shorthand such as `custom-call-start`: opcode is
                                      // kAsyncStart and this kCustomCall
  bool is_root = false;
  bool broken = false;        // its syntax has an error
  bool runs_on_host = false;  // async-start with async_execution_thread="host"
  ShapeId shape = 0;
  Name target = 0;  // custom_call_target, unquoted
  std::int64_t number =
      -1;  // of parameter(N), and index= of get-tuple-element; -1 where absent or not a number
  std::uint32_t parent = kNone;  // a nested operand: the instruction it stands in
  std::uint32_t body = kNone;    // inside a nested body: index into LoweredPiece::heads
  std::uint32_t first_operand = 0;
  std::uint32_t operand_count = 0;
  std::uint32_t first_attribute = 0;
  std::uint32_t attribute_count = 0;
  std::uint32_t first_call = 0;
  std::uint32_t call_count = 0;
  text::Range whole;
  text::Range name_range;
  text::Range shape_range;
  text::Range opcode_range;
  text::Range arguments_range;
};

}  // namespace hlo
