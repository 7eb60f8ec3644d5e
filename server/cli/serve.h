#pragma once

// `hlo-lsp serve`: wires the transport, the executor and the session, and ends the process when the
// session is over. It does not wait for work in progress then: whoever says `exit` wants an end.

#include <cstddef>
#include <expected>

#include "base/error.h"
#include "cli/serve_options.h"

namespace cli {

// Returns only when it cannot begin; else the process ends with the session's exit code. `cores`
// is the number of threads that work at the same time.
std::expected<int, base::Error> run_serve(const ServeCommand& command, std::size_t cores);

}  // namespace cli
