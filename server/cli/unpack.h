#pragma once

// Packed bytes: gzip, xz and zstd, known by their first bytes and not by a file's name. Unpacking
// stops at a bound, so a small file cannot fill the memory.

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "base/error.h"

namespace cli {

bool is_packed(std::string_view bytes);
// The message has no file name in it.
std::expected<std::string, base::Error> unpack(std::string_view packed, std::uint64_t max_bytes);

}  // namespace cli
