#include "cli/output.h"

#include <cerrno>
#include <cstring>
#include <string>

#include <fmt/format.h>
#include <unistd.h>

#include "base/write_bytes.h"

namespace cli {

void Output::write(std::string_view bytes) {
  if (is_closed_) return;
  const int error = base::write_bytes(descriptor_, bytes);
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
  base::write_bytes(STDERR_FILENO, whole);
}

}  // namespace cli
