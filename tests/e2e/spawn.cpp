#include "tests/e2e/spawn.h"

#include <csignal>
#include <ctime>

#include <spawn.h>

extern char** environ;

namespace e2e {
namespace {

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

}  // namespace

pid_t start(const Start& how, const Pipe& input, const Pipe& output, const Pipe& errors) {
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

long now_ms() {
  timespec now{};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1'000'000;
}

}  // namespace e2e
