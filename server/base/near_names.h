#pragma once

// Names that somebody may have meant: few letters away, or with the same beginning.

#include <string>
#include <string_view>
#include <vector>

namespace base {

// At most `count`, the nearest first, each once.
std::vector<std::string> near_names(std::string_view wanted, std::vector<std::string_view> names,
                                    std::size_t count);

}  // namespace base
