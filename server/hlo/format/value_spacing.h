#pragma once

// The blanks inside of shapes and attribute values, as XLA prints them. Everything here was read by
// the readers of hlo/values/values_grammar.h before, so its tokens are sound; what remains is to
// say of each two neighbours whether a blank stands between them. That depends on the two, on the
// bracket they stand in, and on the type of the value. Literals have a file of their own.

#include "hlo/attribute_table.h"
#include "hlo/format/gaps.h"
#include "text/range.h"

namespace hlo {

// A shape, with `gap` in front.
void space_shape(std::string_view text, text::Range shape, Gap gap, GapWriter& gaps);
// A value of any type but computations and typed literals, with `gap` in front.
void space_value(std::string_view text, text::Range value, ValueType type, Gap gap,
                 GapWriter& gaps);

}  // namespace hlo
