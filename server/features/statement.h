#pragma once

// Statement: the item of the text that a place stands in, or all of a header however it was cut.

#include "syntax/segments.h"
#include "text/range.h"

namespace features {

struct Statement {
  text::Range range;  // with the blanks and comments behind it
  bool is_header = false;
};

// The segments must not be empty.
Statement statement_at(const syntax::Segments& segments, text::Offset place);

}  // namespace features
