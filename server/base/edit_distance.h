#pragma once

// How far apart two words are: the number of letters to change, put in or take out.

#include <cstddef>
#include <string_view>

namespace base {

std::size_t edit_distance(std::string_view left, std::string_view right);

}  // namespace base
