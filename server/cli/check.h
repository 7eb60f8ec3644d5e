#pragma once

// `hlo-lsp check`: diagnostics of files and folders.

#include "cli/options.h"
#include "cli/output.h"

namespace cli {

// The exit code: 0 no error found, 1 an error found, 2 something could not be read or is no HLO
// text although it was named.
int run_check(const CheckCommand& command, Output& output);

}  // namespace cli
