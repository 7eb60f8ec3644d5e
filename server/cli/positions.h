#pragma once

// Places as the command line writes and reads them: `12:5`, line and column from 1, columns in
// characters.

#include <optional>
#include <string>
#include <string_view>

#include "text/positions.h"
#include "text/range.h"
#include "text/text.h"

namespace cli {

std::string printed(text::Positions& positions, text::Offset offset);

// Absent where it is not written so, or stands for no place of the text.
std::optional<text::Offset> offset_of(const text::Text& text, std::string_view line_and_column);

}  // namespace cli
