#pragma once

// A transport over two open descriptors, one to read and one to write: pipes, sockets, terminals,
// regular files and /dev/null alike. End of input is final. A peer that is gone counts as one that
// has ended; what else goes wrong is told with its reason. After close() nothing more is told, and
// the descriptors block again where they did before.

#include <expected>
#include <memory>

#include "base/error.h"
#include "base/limits.h"
#include "transport/asio_executor.h"
#include "transport/descriptor.h"
#include "transport/transport.h"

namespace transport {

// The executor outlives the connection.
std::expected<std::unique_ptr<Transport>, base::Error> connect_descriptors(
    AsioExecutor& executor, Descriptor in, Descriptor out, const base::Limits& limits);

// The same over a socket that both sides write to.
std::expected<std::unique_ptr<Transport>, base::Error> connect_socket(AsioExecutor& executor,
                                                                      Descriptor socket,
                                                                      const base::Limits& limits);

}  // namespace transport
