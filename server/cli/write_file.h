#pragma once

// Replaces a file as one step: a reader, and a machine that stops in the middle, sees the old
// content or the new one and nothing between.

#include <expected>
#include <string>
#include <string_view>

#include "base/error.h"

namespace cli {

// Keeps the permissions. A link is followed: the file it leads to is replaced, and the link stays.
std::expected<void, base::Error> write_file(const std::string& path, std::string_view bytes);

}  // namespace cli
