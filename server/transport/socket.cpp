#include "transport/socket.h"

#include <cerrno>
#include <cstring>
#include <optional>
#include <system_error>
#include <utility>

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "transport/connection.h"
#include "transport/descriptor.h"
#include "transport/listener.h"

namespace transport {
namespace {

using base::Error;
using base::ErrorCode;

std::unexpected<Error> failed(std::string message) {
  return std::unexpected(Error{ErrorCode::kUnreadable, std::move(message)});
}

// With what the system says.
std::unexpected<Error> refused(std::string_view what, std::string_view where, int error = errno) {
  return failed(fmt::format("cannot {} {}: {}", what, where, std::strerror(error)));
}

// An address of any family.
struct Address {
  sockaddr_storage bytes{};
  socklen_t size = 0;

  const sockaddr* get() const { return reinterpret_cast<const sockaddr*>(&bytes); }
  int family() const { return bytes.ss_family; }
};

template <typename Specific>
Address made_of(const Specific& specific) {
  static_assert(sizeof(Specific) <= sizeof(sockaddr_storage));
  Address address;
  std::memcpy(&address.bytes, &specific, sizeof(specific));
  address.size = sizeof(specific);
  return address;
}

// Without asking a resolver, which could answer with a host elsewhere.
Address tcp_address(const TcpPlace& place) {
  if (place.host == "::1") {
    sockaddr_in6 address{};
    address.sin6_family = AF_INET6;
    address.sin6_addr = in6addr_loopback;
    address.sin6_port = htons(place.port);
    return made_of(address);
  }
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(place.port);
  return made_of(address);
}

std::expected<Address, Error> pipe_address(const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.empty() || path.find('\0') != std::string::npos) return failed("a socket needs a path");
  if (path.size() >= sizeof(address.sun_path)) {
    return failed(fmt::format("the path of a socket has at most {} bytes: {}",
                              sizeof(address.sun_path) - 1, path));
  }
  path.copy(address.sun_path, path.size());
  return made_of(address);
}

Descriptor new_socket(const Address& address) {
  return Descriptor(::socket(address.family(), SOCK_STREAM | SOCK_CLOEXEC, 0));
}

// Or the number of the error.
std::expected<Descriptor, int> connected(const Address& address) {
  Descriptor socket = new_socket(address);
  if (!socket.is_open()) return std::unexpected(errno);
  if (::connect(socket.number(), address.get(), address.size) == 0) return socket;
  return std::unexpected(errno);
}

Opened connect_to(AsioExecutor& executor, const Address& address, std::string_view where,
                  const base::Limits& limits) {
  auto socket = connected(address);
  if (!socket) return refused("connect to", where, socket.error());
  return connect_socket(executor, *std::move(socket), limits);
}

// A descriptor that has waited for a client that then went away must not block.
Descriptor new_listening_socket(const Address& address) {
  return Descriptor(::socket(address.family(), SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
}

// A free place for a socket: nothing there, or what a dead process has left, which is removed.
std::expected<void, Error> make_way(const std::string& path, const Address& address) {
  struct stat there{};
  if (::lstat(path.c_str(), &there) != 0) return {};
  if (!S_ISSOCK(there.st_mode)) return failed(fmt::format("{} exists and is no socket", path));
  const auto listener = connected(address);
  if (listener) {
    return failed(fmt::format("somebody listens on {} already; --connect talks to them", path));
  }
  if (listener.error() != ECONNREFUSED) return refused("listen on", path, listener.error());
  ::unlink(path.c_str());
  return {};
}

// Nobody else may connect, from the first moment on.
bool bind_for_owner(const Descriptor& socket, const Address& address) {
  const mode_t before = ::umask(0177);
  const bool is_bound = ::bind(socket.number(), address.get(), address.size) == 0;
  ::umask(before);
  return is_bound;
}

// Removes the file, unless another socket has taken its place.
std::function<void()> removal_of(const std::string& path) {
  struct stat made{};
  if (::lstat(path.c_str(), &made) != 0) return {};
  return [path, device = made.st_dev, inode = made.st_ino] {
    struct stat now{};
    const bool is_ours =
        ::lstat(path.c_str(), &now) == 0 && now.st_dev == device && now.st_ino == inode;
    if (is_ours) ::unlink(path.c_str());
  };
}

std::optional<std::uint16_t> port_of(const Descriptor& socket) {
  Address address;
  address.size = sizeof(address.bytes);
  auto* bytes = reinterpret_cast<sockaddr*>(&address.bytes);
  if (::getsockname(socket.number(), bytes, &address.size) != 0) return std::nullopt;
  // The port lies at the same place in both families.
  sockaddr_in specific{};
  std::memcpy(&specific, &address.bytes, sizeof(specific));
  return ntohs(specific.sin_port);
}

}  // namespace

bool is_loopback(std::string_view host) {
  return host == "127.0.0.1" || host == "::1" || host == "localhost";
}

std::string shown(const TcpPlace& place) {
  return place.host == "::1" ? fmt::format("[::1]:{}", place.port)
                             : fmt::format("127.0.0.1:{}", place.port);
}

std::expected<TcpListening, Error> listen_on_tcp(AsioExecutor& executor, const TcpPlace& place,
                                                 const base::Limits& limits) {
  if (!is_loopback(place.host)) return failed(fmt::format("{} is another machine", place.host));
  const Address address = tcp_address(place);
  Descriptor socket = new_listening_socket(address);
  if (!socket.is_open()) return refused("listen on", shown(place));
  const int on = 1;
  ::setsockopt(socket.number(), SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on));
  const bool is_listening = ::bind(socket.number(), address.get(), address.size) == 0 &&
                            ::listen(socket.number(), 1) == 0;
  if (!is_listening) return refused("listen on", shown(place));
  const auto port = port_of(socket);
  if (!port) return refused("listen on", shown(place));
  return TcpListening{accept_one(executor, std::move(socket), limits, {}), {place.host, *port}};
}

Opened connect_to_tcp(AsioExecutor& executor, const TcpPlace& place, const base::Limits& limits) {
  if (!is_loopback(place.host)) return failed(fmt::format("{} is another machine", place.host));
  return connect_to(executor, tcp_address(place), shown(place), limits);
}

Opened listen_on_pipe(AsioExecutor& executor, const std::string& path, const base::Limits& limits) {
  const auto address = pipe_address(path);
  if (!address) return std::unexpected(address.error());
  if (const auto free = make_way(path, *address); !free) return std::unexpected(free.error());
  Descriptor socket = new_listening_socket(*address);
  if (!socket.is_open() || !bind_for_owner(socket, *address)) return refused("listen on", path);
  auto remove = removal_of(path);
  if (::listen(socket.number(), 1) != 0) {
    const auto error = refused("listen on", path);
    if (remove) remove();
    return error;
  }
  return accept_one(executor, std::move(socket), limits, std::move(remove));
}

Opened connect_to_pipe(AsioExecutor& executor, const std::string& path,
                       const base::Limits& limits) {
  const auto address = pipe_address(path);
  if (!address) return std::unexpected(address.error());
  return connect_to(executor, *address, path, limits);
}

}  // namespace transport
