#pragma once

// The codes that a diagnostic can have: stable words, each with a paragraph in docs/diagnostics.md.

#include <span>
#include <string_view>

namespace features {

std::span<const std::string_view> diagnostic_codes();
bool is_diagnostic_code(std::string_view word);

}  // namespace features
