#pragma once

// The blanks inside of literals, as XLA prints them: `{1, 2}` in one dimension, `{ { 1, 2 }, {3} }`
// in more, `( 1, {2, 3} )` in tuples. The literals were read by the readers of
// hlo/values/values_grammar.h before; how many dimensions there are says the shape.

#include <string_view>

#include "hlo/format/gaps.h"
#include "text/range.h"

namespace hlo {

// What stands between the parentheses of a constant of this shape, glued to the first of them.
// False where the literal is nested in another way than the shape: what was put then means nothing.
bool space_literal(std::string_view text, text::Range literal, std::string_view shape,
                   GapWriter& gaps);
// A value with its shapes in front, glued to what stands in front.
bool space_typed_literal(std::string_view text, text::Range literal, GapWriter& gaps);

}  // namespace hlo
