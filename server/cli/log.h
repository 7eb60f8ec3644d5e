#pragma once

// `hlo-lsp log`: a compiler's log or error message, explained at the instructions it names.

#include <expected>

#include "base/error.h"
#include "cli/options.h"
#include "cli/output.h"

namespace cli {

// The exit code, or why there is nothing to explain: something could not be read, or the log holds
// no text of the host offloader.
std::expected<int, base::Error> run_log(const LogCommand& command, Output& output);

}  // namespace cli
