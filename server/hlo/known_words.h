#pragma once

// Words whose symbol is the same in all tables: an opcode's name has the number of its Opcode, and
// the words of known_words.inc follow. So lowering compares numbers and asks the tables only for
// names and shapes.

#include <string_view>

#include "base/interner.h"
#include "hlo/opcode.h"

namespace hlo {

struct Word {
  enum : base::Symbol {
    kLastOpcode = static_cast<base::Symbol>(Opcode::kTupleSelect),  // the last row of the table
#define HLO_WORD(enumerator, text) enumerator,
#include "hlo/known_words.inc"
#undef HLO_WORD
    kEnd,
    // Attribute names that are opcodes too.
    kDomain = static_cast<base::Symbol>(Opcode::kDomain),
    kScatter = static_cast<base::Symbol>(Opcode::kScatter),
    kSelect = static_cast<base::Symbol>(Opcode::kSelect),
    kSlice = static_cast<base::Symbol>(Opcode::kSlice),
  };
};

// 0 where the word is not known.
base::Symbol find_known_word(std::string_view word);
// The text of a symbol below Word::kEnd.
std::string_view known_word(base::Symbol symbol);

}  // namespace hlo
