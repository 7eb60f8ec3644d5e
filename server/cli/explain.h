#pragma once

// `hlo-lsp explain`: the memory path of a value.

#include <expected>

#include "base/error.h"
#include "cli/options.h"
#include "cli/output.h"

namespace cli {

// The exit code, or why there is nothing to explain.
std::expected<int, base::Error> run_explain(const ExplainCommand& command, Output& output);

}  // namespace cli
