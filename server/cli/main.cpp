// The process: signals, and the wall at which exceptions end.

#include <csignal>
#include <cstdio>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include "cli/run.h"

namespace {

constexpr int kFailed = 2;

}  // namespace

int main(int argc, char* argv[]) {
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
