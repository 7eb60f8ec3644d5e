// Taking over the standard descriptors changes the process, so a child of ours does it.
#include "transport/stdio.h"

#include <csignal>
#include <cstdio>
#include <iostream>

#include <sys/wait.h>

#include "tests/support/catch.h"
#include "tests/unit/transport/peers.h"

namespace {

using transport_test::bodies_in;
using transport_test::Pipe;
using transport_test::put;
using transport_test::read_to_end;

// Answers each message with itself, and prints where a server must not.
int echo_and_print() {
  transport::AsioExecutor executor(1);
  auto made = transport::take_over_stdio(executor, {});
  if (!made) return 3;
  transport::Transport& transport = **made;
  transport.start(
      [&](std::string body) {
        std::cout << "printed by a stream" << std::endl;
        std::printf("printed by stdio\n");
        std::fflush(stdout);
        if (::write(STDOUT_FILENO, "written\n", 8) != 8) std::abort();
        transport.send({std::move(body), ""});
      },
      [&](const std::string&) { transport.flush([&] { executor.stop(); }); });
  executor.run();
  transport.close();
  return std::getchar() == EOF ? 0 : 4;
}

struct Child {
  Pipe input;
  Pipe output;
  Pipe errors;
  pid_t process = -1;

  Child() {
    process = ::fork();
    if (process == 0) {
      ::dup2(input.read.number(), STDIN_FILENO);
      ::dup2(output.write.number(), STDOUT_FILENO);
      ::dup2(errors.write.number(), STDERR_FILENO);
      input.write.reset();
      std::_Exit(echo_and_print());
    }
    input.read.reset();
    output.write.reset();
    errors.write.reset();
  }
  int exit_code() const {
    int status = 0;
    ::waitpid(process, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
};

}  // namespace

TEST_CASE("F26: what the process prints does not reach the client") {
  Child child;
  REQUIRE(child.process > 0);
  put(child.input.write, rpc::frame("{}") + rpc::frame("[\r\n]"));
  child.input.write.reset();
  CHECK(bodies_in(read_to_end(child.output.read)) == std::vector<std::string>{"{}", "[\r\n]"});
  const std::string printed = "printed by a stream\nprinted by stdio\nwritten\n";
  CHECK(read_to_end(child.errors.read) == printed + printed);
  CHECK(child.exit_code() == 0);
}
