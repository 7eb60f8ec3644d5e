#pragma once

// Sockets of this machine as transports: unix sockets, and TCP on the loopback addresses, which no
// other machine reaches. Who listens takes one peer. The file of a unix socket belongs to the user
// alone and is gone when the listening ends; one that a dead process has left is replaced.

#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

#include "base/error.h"
#include "base/limits.h"
#include "transport/asio_executor.h"
#include "transport/transport.h"

namespace transport {

using Opened = std::expected<std::unique_ptr<Transport>, base::Error>;

// 127.0.0.1, ::1 and localhost.
bool is_loopback(std::string_view host);

struct TcpPlace {
  std::string host;  // a loopback one
  std::uint16_t port = 0;
};

// 127.0.0.1:5007, [::1]:5007.
std::string shown(const TcpPlace& place);

struct TcpListening {
  std::unique_ptr<Transport> transport;
  TcpPlace place;  // where it listens: the system chooses a port for 0
};

std::expected<TcpListening, base::Error> listen_on_tcp(AsioExecutor& executor,
                                                       const TcpPlace& place,
                                                       const base::Limits& limits);
Opened connect_to_tcp(AsioExecutor& executor, const TcpPlace& place, const base::Limits& limits);

Opened listen_on_pipe(AsioExecutor& executor, const std::string& path, const base::Limits& limits);
Opened connect_to_pipe(AsioExecutor& executor, const std::string& path, const base::Limits& limits);

}  // namespace transport
