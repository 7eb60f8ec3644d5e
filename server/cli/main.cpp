// The process: signals, and the wall at which exceptions end.

#include <csignal>
#include <cstdio>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

#include "cli/run.h"

namespace {

constexpr int kFailed = 2;

// What we open must not become standard output because that was closed. The way it is opened lets
// reads and writes fail as before.
void fill_closed_standard_descriptors() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    const int unfit = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY;
    if (::fcntl(descriptor, F_GETFD) < 0) ::open("/dev/null", unfit);
  }
}

}  // namespace

int main(int argc, char* argv[]) {
  fill_closed_standard_descriptors();
  // A reader that goes away is seen at the write.
  std::signal(SIGPIPE, SIG_IGN);
  try {
    return cli::run(std::vector<std::string>(argv + (argc > 0 ? 1 : 0), argv + argc));
  } catch (const std::bad_alloc&) {
    std::fputs("hlo-lsp: out of memory\n", stderr);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "hlo-lsp: internal error: %s\n", error.what());
  } catch (...) {
    std::fputs("hlo-lsp: internal error\n", stderr);
  }
  return kFailed;
}
