#pragma once

// The attributes of an instruction as far as their names go: unknown to the opcode, given twice,
// missing, of earlier releases; and those of the header and behind a body. What their values say is
// read elsewhere (checks/values.h).
//
// One object looks at the instructions of one piece, one after the other. Where all is well an
// attribute costs a look into a table and a compare.

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "hlo/known_words.h"
#include "hlo/lower.h"
#include "hlo/problem.h"
#include "hlo/tables.h"

namespace hlo {

class AttributeCheck {
 public:
  AttributeCheck(const LoweredPiece& piece, const Tables& tables, std::vector<Problem>& problems)
      : piece_(piece), tables_(tables), problems_(problems) {}

  // Of an instruction whose opcode is of today. A computation that no attribute names may have been
  // left out by the printer, which the piece does not show: that goes to `hidden`. False where an
  // attribute of an earlier release stands there, so that nobody counts what else there is.
  bool check(const Instruction& instruction, std::vector<Problem>& hidden);

  // Parts [first, last) of a header. What stands behind the entry layout may have been added by who
  // called the printer.
  void check_header(std::uint32_t first, std::uint32_t last);

 private:
  bool is_rest_of_groups(const Instruction& instruction, std::uint32_t index) const;
  void tell_unexpected(const Instruction& instruction, const Attribute& attribute);
  void tell_old(const Instruction& instruction, const Attribute& attribute);
  void tell_missing(const Instruction& instruction, std::vector<Problem>& hidden);
  void tell_twice(text::Range range, Name name);
  void tell_unexpected_in_header(const HeaderPart& part, bool is_behind_layout);
  // Whether the name stood here before; from now on it did.
  bool is_repeated(Name name) {
    const bool is_repeated = seen_[name] == round_;
    seen_[name] = round_;
    return is_repeated;
  }

  const LoweredPiece& piece_;
  const Tables& tables_;
  std::vector<Problem>& problems_;
  std::array<std::uint32_t, Word::kEnd> seen_{};  // the round in which a name was seen last
  std::uint32_t round_ = 0;                       // one an instruction or header
};

}  // namespace hlo
