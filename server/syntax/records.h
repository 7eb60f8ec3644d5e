#pragma once

// Records: what the parts of an item are, as byte ranges. They are all that lowering sees of the
// syntax.
//
// An item is a module header, a table title or row, a computation head, a closing brace, or an
// instruction. Records stand in text order and are flat: a nested operand instruction and a nested
// body are records of their own that carry the index of the record they stand in. No node kinds and
// no tree ids leave the syntax folder.
//
// All ranges are relative to the start of the piece. Two sets of records are equal when the lists
// with absolute offsets are.

#include <cstdint>
#include <string>
#include <vector>

#include "text/range.h"

namespace syntax {

inline constexpr std::uint32_t kNoRecord = 0xffffffff;

enum class RecordKind : std::uint8_t {
  kHeader,     // `HloModule name, attributes`; may be cut behind a leaf of the entry layout
  kLayoutRun,  // goes on with a header that was cut: leaves, then the header's remaining attributes
  kTableTitle,  // FileNames, FunctionNames, FileLocations, StackFrames (name)
  kTableRow,    // `3 "file.py"` or `3 {a=1 b=2}`; name is the number
  kHead,        // `ENTRY name signature {`
  kClose,       // `}` and the attributes behind it
  kInstruction,
  kSeparator,   // a line `// -----`: what follows is another module
  kNestedBody,  // `{` instructions `}` as an attribute value or operand; its instructions name it
                // as their parent
};

enum class PartKind : std::uint8_t {
  kOperand,  // first: the shape written in front or empty; second: the name with its `#1#0`, or
             // empty for a bare shape
  kNestedOperand,  // record: the nested instruction
  kArgument,       // first: what stands between the parentheses of constant, parameter and the like
  kAttribute,  // first: the name without `=`; second: the value; record: the nested body where the
               // value is one
  kSignatureParameter,  // first: the name; second: the shape
  kSignatureResult,     // first: the shape
  kLayoutOpen,          // first: `(` of the entry layout, or the `{` around all of it
  kLayoutLeaf,          // first: the shape of a leaf, comments in front left out
  kLayoutClose,         // first: `)`, or the last `}`
  kLayoutArrow,         // first: `->`
  kTableField,          // first: the name without `=` or empty; second: the value
};

struct Part {
  PartKind kind = PartKind::kOperand;
  std::uint32_t record = kNoRecord;
  text::Range first;
  text::Range second;

  bool operator==(const Part&) const = default;
};

struct Record {
  RecordKind kind = RecordKind::kInstruction;
  bool marked = false;  // an instruction with ROOT, a head with ENTRY
  bool broken = false;  // the syntax of the item has an error: parts may be missing, and no rule
                        // but syntax should complain
  std::uint32_t parent = kNoRecord;
  text::Range whole;      // from the first to the last token of the item
  text::Range name;       // with `%`, without a glued `:`; empty where the text has none
  text::Range shape;      // instruction only; empty where the text has none
  text::Range opcode;     // instruction only
  text::Range arguments;  // between the parentheses of the operand list, parentheses included; a
                          // signature's list in a head
  std::uint32_t first_part = 0;
  std::uint32_t part_count = 0;

  bool operator==(const Record&) const = default;
};

enum class ProblemKind : std::uint8_t {
  kUnexpected,    // text that fits nowhere
  kMissing,       // a token that should stand here
  kUnclosed,      // a string, brace or comment without its end
  kBodyNotEnded,  // a computation without its closing brace
  kTooLarge,      // above a limit: left unread
};

struct Problem {
  ProblemKind kind = ProblemKind::kUnexpected;
  text::Range range;
  std::string message;

  bool operator==(const Problem&) const = default;
};

struct Records {
  std::vector<Record> records;
  std::vector<Part> parts;  // those of one record stand together
  std::vector<Problem> problems;
  std::vector<text::Range> faulty;  // the items that have a problem, whole and in text order

  bool operator==(const Records&) const = default;
};

}  // namespace syntax
