// Text with places marked in it, so that no test counts columns: cursor `<|>`, range `<<text>>`,
// and both with a name, `<x|>` and `<x<text>>`. Ranges may nest. HLO writes `<` only in forms that
// are no marks, `<lambda>` and `<=`.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "text/range.h"

namespace support {

struct MarkedText {
  std::string text;  // without the marks
  // In text order of their starts, by name; the name of unnamed ones is empty.
  std::map<std::string, std::vector<text::Offset>> cursors;
  std::map<std::string, std::vector<text::Range>> ranges;

  // The one cursor without a name.
  text::Offset cursor() const;
  std::vector<text::Range> ranges_of(const std::string& name) const;
};

// Throws std::invalid_argument where a range is not closed.
MarkedText read_marks(std::string_view marked);

// The text with every given range between `<<` and `>>`: for failures that can be read.
std::string with_marks(std::string_view text, const std::vector<text::Range>& ranges);

}  // namespace support
