#pragma once

// Values: what the grammar takes as one coarse token (a shape, a braced value, a literal, a string)
// is read strictly here, as XLA's parser would; so are names, the blank space between items, and
// the order of items.
//
// check_values looks at one piece. It is pure and may run for several pieces at once; items that
// the parser found fault with are passed over. Faults have the code `syntax`, or that of their
// family where the form is right and the value is none: `literal`, `layout`, `sharding` and others,
// with `unverified-` in front where XLA's parser takes the text and its verifier refuses it. With
// the values goes whatever else one instruction shows by itself: opcode, operand count, attributes
// (checks/opcodes.h and its neighbours). What XLA's printer writes, or wrote, and its parser
// refuses is a note. form_problems joins the pieces of a file: what one piece does not show.

#include <cstdint>
#include <span>
#include <vector>

#include "hlo/lower.h"
#include "hlo/problem.h"
#include "hlo/tables.h"
#include "syntax/records.h"

namespace hlo {

// An item as far as the order of items goes. Of instructions that follow each other only the first
// has a mark, and so with rows, unless they count from 1 again.
struct FormMark {
  enum class Kind : std::uint8_t {
    kHeader,
    kLayoutRun,
    kTableTitle,
    kTableRow,
    kHead,
    kClose,
    kInstruction,
    kNamelessInstruction,
    kSeparator,
    kUnread,  // text that the parser could not place: nothing is said of what is around it
  };
  Kind kind = Kind::kInstruction;
  bool is_entry = false;
  bool is_named = false;   // header, head, instruction
  bool has_more = false;   // a header with attributes, a head with a signature
  bool is_first = false;   // a row with the number 1
  bool is_bare = false;    // a row that is a number alone
  bool is_glued = false;   // a close behind something else in its line
  std::uint8_t table = 0;  // title: 1 FileNames, 2 FunctionNames, 3 FileLocations, 4 StackFrames
  std::uint32_t item = 0;  // index into LoweredPiece::items
  text::Range range;       // relative to the piece
};

// What a piece shows of how it was printed. XLA's printer can be told to leave called computations
// and the numbers of parameters out, everywhere: only where no piece shows one were they left out.
struct PrintTraits {
  bool names_computations = false;
  bool numbers_parameters = false;
  bool has_percent_names = false;
  bool marks_roots = false;
};

// A leaf of the entry layout whose layout cannot be. Alone it is a matter of the verifier, and not
// always; in a tuple the parser refuses it.
struct LeafFault {
  text::Range leaf;
  Problem alone;  // without a message where nothing is said
  Problem in_tuple;
};

struct PieceCheck {
  std::vector<Problem> problems;  // relative to the piece, in text order
  std::vector<FormMark> marks;    // in text order
  PrintTraits traits;
  // Faults, if they are not left out: relative to the piece.
  std::vector<Problem> missing_computations;
  std::vector<Problem> missing_numbers;
  std::vector<LeafFault> leaf_faults;  // relative to the piece, in text order
};

// `faulty` are the faulty items of the records that the piece was lowered from.
PieceCheck check_values(const LoweredPiece& piece, std::span<const text::Range> faulty,
                        Tables& tables);

struct CheckedPiece {
  const LoweredPiece* piece = nullptr;
  const PieceCheck* check = nullptr;
  text::Offset start = 0;
};

// Of a whole file, its pieces in text order; ranges are absolute. Takes time in the number of
// marks.
std::vector<Problem> form_problems(std::span<const CheckedPiece> pieces);

}  // namespace hlo
