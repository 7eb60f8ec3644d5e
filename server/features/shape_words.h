#pragma once

// A shape in words: element type and dimensions, bytes with and without the padding of tiles, the
// order of the dimensions in memory. What is not known is left out.

#include <string_view>

#include "features/markup.h"
#include "hlo/shape.h"

namespace features {

// `text` is the shape as written; empty where it is not.
void add_shape(Markup& markup, std::string_view text, const hlo::Shape& shape);

}  // namespace features
