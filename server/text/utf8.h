#pragma once

// UTF-8, byte by byte. Malformed bytes are taken one at a time: every function goes on to the end.

#include <cstddef>
#include <string_view>

namespace text {

// Bytes of the character at `at`, which must be inside: 1 to 4; 1 for a byte that begins no
// well-formed character.
std::size_t utf8_step(std::string_view bytes, std::size_t at);
bool is_utf8(std::string_view bytes);
std::size_t count_characters(std::string_view bytes);
std::size_t count_utf16_units(std::string_view bytes);

}  // namespace text
