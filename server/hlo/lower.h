#pragma once

// Lowering: the records of one piece become instructions, heads and header parts. The only code
// that turns syntax into meaning. Pure but for the tables, which grow; may run for several pieces
// at once. Everything is relative to the piece.

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "hlo/instruction.h"
#include "hlo/tables.h"
#include "syntax/records.h"
#include "text/text.h"

namespace hlo {

struct SignatureParameter {
  Name name = 0;
  ShapeId shape = 0;
  text::Range name_range;
  text::Range shape_range;
};

// Where a computation begins: a head with its name, or the brace of a nested body.
struct Head {
  Name name = 0;  // 0 for a nested body
  bool is_entry = false;
  bool broken = false;
  std::uint32_t parent = kNone;  // the instruction a nested body stands in
  ShapeId result = 0;            // of the signature; 0 where none is written
  std::uint32_t first_parameter = 0;
  std::uint32_t parameter_count = 0;
  text::Range whole;  // head: up to and with `{`; nested body: with its closing brace
  text::Range name_range;
  text::Range result_range;
};

struct HeaderPart {
  // kOpen and kClose: the braces around the entry layout, and the parentheses in it.
  enum class Kind : std::uint8_t { kName, kAttribute, kOpen, kLeaf, kClose, kArrow };
  Kind kind = Kind::kName;
  Name name = 0;      // kName: of the module; kAttribute: without `=`
  ShapeId shape = 0;  // kLeaf
  text::Range range;  // kAttribute: the name
  text::Range value;  // kAttribute: the value; empty for entry_computation_layout, whose value
                      // follows as parts
};

struct TableRow {
  Name number = 0;  // as written
  text::Range range;
};

// The items of a piece in text order; `index` leads into the list named by the kind, 0 for a title,
// a closing brace, a separator.
struct Item {
  enum class Kind : std::uint8_t {
    kHeader,
    kLayoutRun,
    kTableTitle,
    kTableRow,
    kHead,
    kClose,
    kInstruction,
    kSeparator
  };
  Kind kind = Kind::kInstruction;
  std::uint32_t index = 0;
  text::Range whole;
};

struct LoweredPiece {
  text::Slice bytes;
  std::vector<Item>
      items;  // top level only: no nested operands, no nested bodies, nothing inside them
  // All instructions, nested ones included. A nested operand and the instructions of a nested body
  // stand before the instruction that holds them, as XLA creates them in that order.
  std::vector<Instruction> instructions;
  std::vector<Operand> operands;
  std::vector<std::int64_t> elements;
  std::vector<Attribute> attributes;
  std::vector<Call> calls;
  std::vector<Head> heads;  // nested bodies included
  std::vector<SignatureParameter> parameters;
  std::vector<HeaderPart> header_parts;
  std::vector<std::uint32_t> header_starts;  // per kHeader or kLayoutRun item: its first part; one
                                             // more entry closes the last
  std::vector<TableRow> table_rows;
  std::uint32_t annotation_count =
      0;  // instructions that ask for a move: what makes a module worth tracking
};

// A custom call that starts or ends a walk through host memory: a move in either spelling, or a
// kernel.
bool asks_for_a_move(const Instruction& instruction);
// MoveToHost or MoveToDevice: what the compiler makes of the framework's spelling.
bool is_move(const Instruction& instruction);
// Such a custom call, or the start of a call that the host executes.
bool is_worth_tracking(const Instruction& instruction);

std::shared_ptr<const LoweredPiece> lower_segment(const syntax::Records& records, text::Slice bytes,
                                                  Tables& tables);

}  // namespace hlo
