#pragma once

// A text that XLA printed, with other blanks and line ends wherever the language lets them stand:
// between any two tokens, none where none is needed, and in front of the first and behind the last.
// Tokens, comments, strings and text that is taken as it is stay.

#include <cstdint>
#include <string>
#include <string_view>

namespace support {

std::string scrambled(std::string_view printed, std::uint32_t seed);

}  // namespace support
