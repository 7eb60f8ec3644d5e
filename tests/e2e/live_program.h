// The program while it runs: a test writes to it, reads what it says, and sees it end. Every wait
// has an end that no sound run comes near; a test that gets there has failed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

#include "tests/e2e/message_log.h"
#include "tests/e2e/spawn.h"

namespace e2e {

class LiveProgram {
 public:
  explicit LiveProgram(std::vector<std::string> arguments, Manners manners = Manners::kAny);
  // Ends the program where it still runs.
  ~LiveProgram();
  LiveProgram(const LiveProgram&) = delete;
  LiveProgram& operator=(const LiveProgram&) = delete;

  pid_t process() const { return process_; }
  // False where the program reads no more.
  bool write(std::string_view bytes);
  void close_input() { input_.close_write(); }
  void close_output() { output_.close_read(); }

  // The body of the next frame on standard output; absent at its end or after too long a time.
  std::optional<std::string> read_message();
  // All that follows on standard output, up to its end.
  std::string read_output();
  // The next line on standard error, without its end.
  std::optional<std::string> read_error_line();
  std::string read_errors();

  // The exit code, 128 and the number of the signal where one ended it, -1 after too long a time.
  int wait();
  void signal(int number);

 private:
  bool read_some(Pipe& pipe, std::string& into);

  Pipe input_;
  Pipe output_;
  Pipe errors_;
  pid_t process_ = -1;
  MessageLog log_;
  std::string output_bytes_;
  std::string error_bytes_;
};

}  // namespace e2e
