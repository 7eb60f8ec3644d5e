#pragma once

// The word that a misspelt one stands for. Certain, so that it may be put in its place: one word of
// the language is near, and no other is as near. Empty where none is certain. Not quick: for words
// that are wrong.

#include <string>
#include <string_view>
#include <vector>

#include "hlo/instruction.h"

namespace hlo {

std::string_view nearest_word(std::string_view word, const std::vector<std::string_view>& words);

// An opcode, or the shorthand of one with the suffix that the word has.
std::string nearest_opcode(std::string_view word);
// Among those that the instruction may have.
std::string_view nearest_attribute(const Instruction& instruction, std::string_view word);
std::string_view nearest_header_attribute(std::string_view word);

}  // namespace hlo
