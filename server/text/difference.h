#pragma once

// One edit that leads from a text to another content: what both begin and end with stays.

#include <optional>
#include <string_view>

#include "text/range.h"
#include "text/text.h"

namespace text {

// Absent where the contents are equal. Costs time in the size of the text.
std::optional<Edit> difference(const Text& from, std::string_view to);

}  // namespace text
