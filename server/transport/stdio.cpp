#include "transport/stdio.h"

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "transport/connection.h"

namespace transport {
namespace {

std::unexpected<base::Error> failed(const char* what) {
  return std::unexpected(base::Error{base::ErrorCode::kUnreadable,
                                     fmt::format("cannot {}: {}", what, std::strerror(errno))});
}

// Above the three standard ones, and not for processes that we start.
Descriptor copy_of(int descriptor) {
  return Descriptor(::fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
}

bool point_at_nothing(int descriptor) {
  const Descriptor nothing(::open("/dev/null", O_RDWR | O_CLOEXEC));
  return nothing.is_open() && ::dup2(nothing.number(), descriptor) >= 0;
}

}  // namespace

std::expected<std::unique_ptr<Transport>, base::Error> take_over_stdio(AsioExecutor& executor,
                                                                       const base::Limits& limits) {
  Descriptor in = copy_of(STDIN_FILENO);
  if (!in.is_open()) return failed("read standard input");
  Descriptor out = copy_of(STDOUT_FILENO);
  if (!out.is_open()) return failed("write to standard output");
  if (!point_at_nothing(STDIN_FILENO)) return failed("open /dev/null");
  if (::dup2(STDERR_FILENO, STDOUT_FILENO) < 0) return failed("move standard output");
  return connect_descriptors(executor, std::move(in), std::move(out), limits);
}

}  // namespace transport
