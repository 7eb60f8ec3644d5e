#pragma once

// `hlo-lsp fix`: applies proven fixes, all that were asked for or none.

#include <expected>

#include "base/error.h"
#include "cli/options.h"
#include "cli/output.h"

namespace cli {

// The exit code: 0 applied (or nothing leaks) and no error remains, 1 applied and other errors
// remain. An Error where it is refused.
std::expected<int, base::Error> run_fix(const FixCommand& command, Output& output);

}  // namespace cli
