#include "tests/e2e/program.h"

#include <array>
#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/e2e/spawn.h"

namespace e2e {
namespace {

#ifdef HLO_SANITIZED
constexpr int kDeadlineMs = 600'000;
#else
constexpr int kDeadlineMs = 180'000;
#endif

void take(Pipe& pipe, std::string& into) {
  std::array<char, 65536> bytes{};
  const ssize_t got = ::read(pipe.read, bytes.data(), bytes.size());
  if (got > 0) {
    into.append(bytes.data(), static_cast<std::size_t>(got));
  } else if (got == 0 || errno != EINTR) {
    pipe.close_read();
  }
}

void give(Pipe& pipe, std::string_view& rest) {
  const ssize_t given = rest.empty() ? 0 : ::write(pipe.write, rest.data(), rest.size());
  if (given > 0) rest.remove_prefix(static_cast<std::size_t>(given));
  const bool is_broken = given < 0 && errno != EINTR && errno != EAGAIN;
  if (rest.empty() || is_broken) pipe.close_write();
}

// Moves bytes until the program has closed both of its outputs; false when that takes too long.
bool exchange(Pipe& input, std::string_view given, Pipe& output, Pipe& errors, Ended& ended) {
  const long deadline = now_ms() + kDeadlineMs;
  ::fcntl(input.write, F_SETFL, O_NONBLOCK);
  while (output.read >= 0 || errors.read >= 0) {
    std::array<pollfd, 3> ends = {pollfd{output.read, POLLIN, 0}, pollfd{errors.read, POLLIN, 0},
                                  pollfd{input.write, POLLOUT, 0}};
    const long left = deadline - now_ms();
    if (left <= 0 || ::poll(ends.data(), ends.size(), static_cast<int>(left)) == 0) return false;
    if (ends[0].revents != 0) take(output, ended.output);
    if (ends[1].revents != 0) take(errors, ended.errors);
    if (ends[2].revents != 0) give(input, given);
  }
  return true;
}

}  // namespace

Ended run(const Run& how) {
  std::signal(SIGPIPE, SIG_IGN);
  Pipe input;
  Pipe output;
  Pipe errors;
  if (how.is_output_closed) output.close_read();
  const pid_t process = start({how.arguments, how.environment}, input, output, errors);
  Ended ended;
  if (process < 0) {
    ended.errors = "cannot start " HLO_PROGRAM;
    return ended;
  }
  input.close_read();
  output.close_write();
  errors.close_write();
  ended.was_too_slow = !exchange(input, how.input, output, errors, ended);
  if (ended.was_too_slow) ::kill(process, SIGKILL);
  int status = 0;
  while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFEXITED(status)) ended.exit_code = WEXITSTATUS(status);
  if (WIFSIGNALED(status)) ended.signal = WTERMSIG(status);
  return ended;
}

Ended run(std::vector<std::string> arguments, std::string_view input) {
  return run(Run{std::move(arguments), input, false, {}});
}

}  // namespace e2e
