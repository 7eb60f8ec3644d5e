#pragma once

// Writes bytes to a descriptor that blocks, whole, whatever the system takes at a time.

#include <string_view>

namespace base {

// The number of the error, 0 when all bytes are written.
int write_bytes(int descriptor, std::string_view bytes);

}  // namespace base
