#pragma once

// `hlo-lsp format`: the blanks and line ends as XLA prints them, and nothing else.

#include "cli/options.h"
#include "cli/output.h"

namespace cli {

// The exit code: 0 done, 1 with --check where a file would change, 2 where one could not be read or
// written.
int run_format(const FormatCommand& command, Output& output);

}  // namespace cli
