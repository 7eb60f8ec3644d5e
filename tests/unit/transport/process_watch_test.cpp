#include "transport/process_watch.h"

#include <csignal>

#include <sys/wait.h>
#include <unistd.h>

#include "tests/support/catch.h"

namespace {

using transport::AsioExecutor;
using transport::ProcessWatch;

pid_t sleeping_child() {
  const pid_t child = ::fork();
  if (child != 0) return child;
  while (true) ::pause();
}

void end(pid_t child) {
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
}

}  // namespace

TEST_CASE("a process that ends is told once, also while it waits for its parent") {
  const pid_t child = sleeping_child();
  REQUIRE(child > 0);
  AsioExecutor executor(1);
  int calls = 0;
  const ProcessWatch watch(executor, child, [&] {
    ++calls;
    executor.post_after({}, [&] { executor.stop(); });
  });
  executor.post([&] {
    CHECK(calls == 0);
    ::kill(child, SIGKILL);
  });
  executor.run();
  CHECK(calls == 1);
  ::waitpid(child, nullptr, 0);
}

TEST_CASE("a process that is gone already is told as such") {
  const pid_t child = sleeping_child();
  REQUIRE(child > 0);
  end(child);
  AsioExecutor executor(1);
  int calls = 0;
  const ProcessWatch watch(executor, child, [&] {
    ++calls;
    executor.stop();
  });
  executor.run();
  CHECK(calls == 1);
}

TEST_CASE("no process, and our own, are never gone") {
  AsioExecutor executor(1);
  int calls = 0;
  for (const int process : {0, -1, -1000, static_cast<int>(::getpid())}) {
    const ProcessWatch watch(executor, process, [&] { ++calls; });
    executor.post([] {});
  }
  executor.post_after(std::chrono::milliseconds(5), [&] { executor.stop(); });
  executor.run();
  CHECK(calls == 0);
}

TEST_CASE("a watch that is let go says nothing") {
  const pid_t child = sleeping_child();
  REQUIRE(child > 0);
  AsioExecutor executor(1);
  int calls = 0;
  {
    const ProcessWatch watch(executor, child, [&] { ++calls; });
    auto poll =
        transport::poll_process(executor, child, std::chrono::milliseconds(1), [&] { ++calls; });
    end(child);
  }
  executor.post_after(std::chrono::milliseconds(5), [&] { executor.stop(); });
  executor.run();
  CHECK(calls == 0);
}

TEST_CASE("asking again and again finds the end, too") {
  const pid_t child = sleeping_child();
  REQUIRE(child > 0);
  AsioExecutor executor(1);
  int calls = 0;
  const auto poll = transport::poll_process(executor, child, std::chrono::milliseconds(1), [&] {
    ++calls;
    executor.stop();
  });
  executor.post_after(std::chrono::milliseconds(3), [&] {
    CHECK(calls == 0);
    end(child);
  });
  executor.run();
  CHECK(calls == 1);
}
