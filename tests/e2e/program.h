// Runs the program as a user does: arguments, standard input, and what came out. A run that does
// not end by itself is ended after a time that no sound run needs, and counts as failed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace e2e {

struct Ended {
  int exit_code = -1;  // -1 where a signal ended it
  int signal = 0;
  bool was_too_slow = false;
  std::string output;
  std::string errors;
};

struct Run {
  std::vector<std::string> arguments;
  std::string_view input;
  bool is_output_closed = false;         // nobody reads the program's standard output
  std::vector<std::string> environment;  // added to ours: NAME=VALUE
};

Ended run(const Run& how);
Ended run(std::vector<std::string> arguments, std::string_view input = {});

}  // namespace e2e
