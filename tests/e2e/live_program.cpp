#include "tests/e2e/live_program.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <utility>

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace e2e {
namespace {

#ifdef HLO_SANITIZED
constexpr long kDeadlineMs = 180'000;
#else
constexpr long kDeadlineMs = 60'000;
#endif

}  // namespace

LiveProgram::LiveProgram(std::vector<std::string> arguments, Manners manners) : log_(manners) {
  std::signal(SIGPIPE, SIG_IGN);
  process_ = start({std::move(arguments), {}}, input_, output_, errors_);
  input_.close_read();
  output_.close_write();
  errors_.close_write();
}

LiveProgram::~LiveProgram() {
  if (process_ <= 0) return;
  ::kill(process_, SIGKILL);
  ::waitpid(process_, nullptr, 0);
}

bool LiveProgram::write(std::string_view bytes) {
  // Before an answer can come.
  log_.sent(bytes);
  while (!bytes.empty()) {
    const ssize_t written = ::write(input_.write, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

std::optional<std::string> LiveProgram::read_message() {
  constexpr std::string_view kLength = "Content-Length: ";
  constexpr std::string_view kEnd = "\r\n\r\n";
  auto head = output_bytes_.find(kEnd);
  for (; head == std::string::npos; head = output_bytes_.find(kEnd)) {
    if (!read_some(output_, output_bytes_)) return std::nullopt;
  }
  if (!output_bytes_.starts_with(kLength)) return std::nullopt;
  std::size_t length = 0;
  std::from_chars(output_bytes_.data() + kLength.size(), output_bytes_.data() + head, length);
  const std::size_t begin = head + kEnd.size();
  while (output_bytes_.size() < begin + length) {
    if (!read_some(output_, output_bytes_)) return std::nullopt;
  }
  std::string body = output_bytes_.substr(begin, length);
  output_bytes_.erase(0, begin + length);
  return body;
}

std::string LiveProgram::read_output() {
  while (read_some(output_, output_bytes_)) {
  }
  return std::exchange(output_bytes_, {});
}

std::optional<std::string> LiveProgram::read_error_line() {
  auto end = error_bytes_.find('\n');
  for (; end == std::string::npos; end = error_bytes_.find('\n')) {
    if (!read_some(errors_, error_bytes_)) return std::nullopt;
  }
  std::string line = error_bytes_.substr(0, end);
  error_bytes_.erase(0, end + 1);
  return line;
}

std::string LiveProgram::read_errors() {
  while (read_some(errors_, error_bytes_)) {
  }
  return std::exchange(error_bytes_, {});
}

int LiveProgram::wait() {
  const long deadline = now_ms() + kDeadlineMs;
  int status = 0;
  pid_t ended = 0;
  while ((ended = ::waitpid(process_, &status, WNOHANG)) == 0) {
    if (now_ms() > deadline) return -1;
    ::poll(nullptr, 0, 1);
  }
  process_ = -1;
  int code = ended > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  if (WIFSIGNALED(status)) code = 128 + WTERMSIG(status);
  log_.ended(code);
  return code;
}

void LiveProgram::signal(int number) {
  if (process_ > 0) ::kill(process_, number);
}

bool LiveProgram::read_some(Pipe& pipe, std::string& into) {
  if (pipe.read < 0) return false;
  pollfd end{pipe.read, POLLIN, 0};
  if (::poll(&end, 1, static_cast<int>(kDeadlineMs)) <= 0) return false;
  std::array<char, 65536> bytes{};
  const ssize_t got = ::read(pipe.read, bytes.data(), bytes.size());
  if (got <= 0) return false;
  const std::string_view piece(bytes.data(), static_cast<std::size_t>(got));
  into += piece;
  if (&pipe == &output_) log_.received(piece);
  return true;
}

}  // namespace e2e
