#pragma once

// `hlo-lsp trace`: the log lines that the compiler prints for a module, as tracking replays them.
// Standard output holds these lines and, where several modules are shown, a heading for each; what
// is to be said about them goes to standard error.

#include "cli/options.h"
#include "cli/output.h"

namespace cli {

// The exit code: 0 and 1 as `check` gives them; 2 something could not be read, or a named file
// holds no text of which the compiler's log could be told.
int run_trace(const TraceCommand& command, Output& output);

}  // namespace cli
