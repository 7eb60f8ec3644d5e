#pragma once

// The process's own standard input and output as a transport. From here on nobody else reaches
// them: what the process prints goes to standard error, and what reads standard input finds its
// end. The three standard descriptors are open, to something.

#include <expected>
#include <memory>

#include "base/error.h"
#include "base/limits.h"
#include "transport/asio_executor.h"
#include "transport/transport.h"

namespace transport {

std::expected<std::unique_ptr<Transport>, base::Error> take_over_stdio(AsioExecutor& executor,
                                                                       const base::Limits& limits);

}  // namespace transport
