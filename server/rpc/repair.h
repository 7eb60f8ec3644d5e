#pragma once

// Repairs the characters of a JSON text. A half of a surrogate pair that is written as an escape
// becomes one U+FFFD, so that UTF-16 columns behind it stay; so does every byte that is no UTF-8.
// Only for a text that could not be parsed; pure, one pass.

#include <optional>
#include <string>
#include <string_view>

namespace rpc {

// Absent where there is nothing to repair.
std::optional<std::string> repaired_characters(std::string_view json);

}  // namespace rpc
