#include "cli/output.h"

#include <cerrno>
#include <cstring>
#include <string>

#include <fmt/format.h>
#include <unistd.h>

namespace cli {
namespace {

// The number of the error, 0 when all bytes are written.
int write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

}  // namespace

void Output::write(std::string_view bytes) {
  if (is_closed_) return;
  const int error = write_all(descriptor_, bytes);
  if (error == 0) return;
  is_closed_ = true;
  if (error == EPIPE) return;
  failure_ = base::Error{base::ErrorCode::kUnwritable,
                         fmt::format("cannot write to standard output: {}", std::strerror(error))};
}

bool Output::is_terminal() const { return ::isatty(descriptor_) == 1; }

void write_error_line(std::string_view line) {
  std::string whole(line);
  whole += '\n';
  write_all(STDERR_FILENO, whole);
}

}  // namespace cli
