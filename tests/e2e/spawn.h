// Starts the program on three pipes, as a shell or an editor would.
#pragma once

#include <array>
#include <cstdlib>
#include <string>
#include <vector>

#include <fcntl.h>
#include <sys/types.h>
#include <unistd.h>

namespace e2e {

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

struct Start {
  std::vector<std::string> arguments;
  std::vector<std::string> environment;  // added to ours: NAME=VALUE
};

// The process, or -1. The ends that it got stay open here, too.
pid_t start(const Start& how, const Pipe& input, const Pipe& output, const Pipe& errors);

// Of a clock that never goes back.
long now_ms();

}  // namespace e2e
