#pragma once

// The formatter: which blanks and line ends of a text stand where XLA's printer would not put them.
// Nothing else changes: tokens, strings, comments and text that is taken as it is stay byte for
// byte, so the parser reads what it read before. Items that are not sound stay as they are, with
// what stands in front of them; so any bytes give a result, and formatting what was formatted gives
// the same. Pure, and linear in the text.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/cancel.h"
#include "text/range.h"

namespace hlo {

// A header, a table's row, a head, a close, an instruction, or a run of bytes that was left alone;
// the end of the text is one too.
struct FormattedItem {
  text::Range whole;           // from its first token to its last
  std::size_t first_edit = 0;  // of those in it and in front of it
  std::size_t end_of_edits = 0;
  bool is_left = false;  // a run of bytes in which something is not sound
};

struct Formatting {
  std::vector<text::Edit> edits;  // disjoint, in order, all against the text
  std::vector<FormattedItem> items;
};

// Empty when cancelled.
Formatting format_text(std::string_view text, const base::CancelToken& cancel);

// The text with edits of such a list made.
std::string with_edits(std::string_view text, const std::vector<text::Edit>& edits);

}  // namespace hlo
