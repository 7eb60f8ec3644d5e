#include "tests/e2e/program.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <ctime>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace e2e {
namespace {

#ifdef HLO_SANITIZED
constexpr int kDeadlineMs = 600'000;
#else
constexpr int kDeadlineMs = 180'000;
#endif

struct Pipe {
  int read = -1;
  int write = -1;

  Pipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) std::abort();
    read = ends[0];
    write = ends[1];
  }
  ~Pipe() {
    close_read();
    close_write();
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  void close_read() { close_end(read); }
  void close_write() { close_end(write); }

 private:
  static void close_end(int& end) {
    if (end >= 0) ::close(end);
    end = -1;
  }
};

std::vector<char*> pointers(const std::vector<std::string>& words) {
  std::vector<char*> result;
  for (const std::string& word : words) result.push_back(const_cast<char*>(word.c_str()));
  result.push_back(nullptr);
  return result;
}

std::vector<std::string> whole_environment(const std::vector<std::string>& added) {
  std::vector<std::string> all;
  for (char** variable = environ; *variable != nullptr; ++variable) all.emplace_back(*variable);
  all.insert(all.begin(), added.begin(), added.end());
  return all;
}

pid_t start(const Run& how, const Pipe& input, const Pipe& output, const Pipe& errors) {
  std::vector<std::string> words = {HLO_PROGRAM};
  words.insert(words.end(), how.arguments.begin(), how.arguments.end());
  const std::vector<std::string> environment = whole_environment(how.environment);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input.read, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output.write, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, errors.write, STDERR_FILENO);
  // What a shell would hand over: signals as they are by default.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t defaults;
  sigemptyset(&defaults);
  sigaddset(&defaults, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  pid_t process = -1;
  if (::posix_spawn(&process, HLO_PROGRAM, &actions, &attributes, pointers(words).data(),
                    pointers(environment).data()) != 0) {
    process = -1;
  }
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return process;
}

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

long now_ms() {
  timespec now{};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1'000'000;
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
  const pid_t process = start(how, input, output, errors);
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
