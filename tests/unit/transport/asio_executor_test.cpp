#include "transport/asio_executor.h"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <latch>
#include <mutex>
#include <semaphore>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include <unistd.h>

#include "base/log.h"
#include "tests/support/catch.h"
#include "tests/unit/transport/peers.h"

namespace {

using session::Lane;
using transport::AsioExecutor;
using transport_test::Pipe;

std::mutex logging;
std::vector<std::string> logged;

void keep_line(base::LogLevel, std::string_view line) {
  const std::lock_guard lock(logging);
  logged.emplace_back(line);
}

struct Captured {
  Captured() {
    logged.clear();
    base::set_log_sink(keep_line);
  }
  ~Captured() { base::set_log_sink(nullptr); }
  Captured(const Captured&) = delete;
  Captured& operator=(const Captured&) = delete;
};

}  // namespace

TEST_CASE("tasks of the strand run one after the other, in order, on one thread") {
  AsioExecutor executor(2);
  std::vector<int> order;
  bool is_same_thread = true;
  const auto strand = std::this_thread::get_id();
  for (int i = 0; i < 1000; ++i) {
    executor.post([&, i] {
      order.push_back(i);
      is_same_thread = is_same_thread && std::this_thread::get_id() == strand;
    });
  }
  executor.post([&] { executor.post([&] { executor.stop(); }); });
  executor.run();
  REQUIRE(order.size() == 1000);
  CHECK(std::ranges::is_sorted(order));
  CHECK(is_same_thread);
}

TEST_CASE("the pool works beside the strand and reports to it") {
  AsioExecutor executor(2);
  const auto strand = std::this_thread::get_id();
  std::atomic<int> elsewhere = 0;
  int reported = 0;
  for (int i = 0; i < 100; ++i) {
    executor.post_to_pool(Lane::kBulk, [&] {
      if (std::this_thread::get_id() != strand) ++elsewhere;
      executor.post([&] {
        if (++reported == 100) executor.stop();
      });
    });
  }
  executor.run();
  CHECK(elsewhere == 100);
  CHECK(reported == 100);
}

TEST_CASE("tasks of the typing lane come before those of the bulk lane") {
  AsioExecutor executor(1);
  std::binary_semaphore may_go(0);
  std::string order;
  executor.post_to_pool(Lane::kBulk, [&] { may_go.acquire(); });
  for (const char name : {'1', '2'}) {
    executor.post_to_pool(Lane::kBulk, [&order, name] { order += name; });
  }
  for (const char name : {'a', 'b'}) {
    executor.post_to_pool(Lane::kTyping, [&order, name] { order += name; });
  }
  executor.post_to_pool(Lane::kBulk, [&] { executor.stop(); });
  may_go.release();
  executor.run();
  CHECK(order == "ab12");
}

TEST_CASE("a task that throws is logged and the rest goes on") {
  const Captured captured;
  AsioExecutor executor(1);
  executor.post([] { throw std::runtime_error("on the strand"); });
  executor.post_to_pool(Lane::kTyping, [] { throw std::runtime_error("in the pool"); });
  executor.post_to_pool(Lane::kBulk, [] { throw 7; });
  executor.post_to_pool(Lane::kBulk, [&] { executor.post([&] { executor.stop(); }); });
  executor.run();
  std::ranges::sort(logged);
  CHECK(logged == std::vector<std::string>{"a task failed", "a task failed: in the pool",
                                           "a task failed: on the strand"});
}

TEST_CASE("a delayed task does not run before its time, and a shorter delay comes first") {
  AsioExecutor executor(1);
  const auto begin = executor.now();
  std::string order;
  std::chrono::microseconds end{};
  executor.post_after(std::chrono::milliseconds(20), [&] {
    order += 'b';
    end = executor.now();
    executor.stop();
  });
  executor.post_after(std::chrono::milliseconds(1), [&] { order += 'a'; });
  executor.run();
  CHECK(order == "ab");
  CHECK(end - begin >= std::chrono::milliseconds(20));
}

TEST_CASE("what waits when the executor ends is dropped, and what it holds ends too") {
  const auto held = std::make_shared<int>(1);
  {
    AsioExecutor executor(1);
    executor.post([held] {});
    executor.post_after(std::chrono::hours(1), [held] {});
    std::latch is_working(1);
    std::binary_semaphore may_go(0);
    executor.post_to_pool(Lane::kBulk, [&] {
      is_working.count_down();
      may_go.acquire();
    });
    executor.post_to_pool(Lane::kBulk, [held] {});
    is_working.wait();
    executor.stop();
    may_go.release();
  }
  CHECK(held.use_count() == 1);
}

TEST_CASE("a descriptor is waited for until it can be read, once") {
  AsioExecutor executor(1);
  Pipe pipe;
  int calls = 0;
  const auto waiting = executor.when_readable(pipe.read.number(), [&] {
    ++calls;
    executor.stop();
  });
  REQUIRE(waiting);
  executor.post([&] { REQUIRE(::write(pipe.write.number(), "x", 1) == 1); });
  executor.run();
  CHECK(calls == 1);
}

TEST_CASE(
    "a waiting that is let go does not come back, and its descriptor can be waited for anew") {
  AsioExecutor executor(1);
  Pipe pipe;
  REQUIRE(::write(pipe.write.number(), "x", 1) == 1);
  int calls = 0;
  auto first = executor.when_readable(pipe.read.number(), [&] { calls += 100; });
  first = nullptr;
  const auto second = executor.when_readable(pipe.read.number(), [&] {
    ++calls;
    executor.post([&] { executor.stop(); });
  });
  executor.run();
  CHECK(calls == 1);
}

TEST_CASE("a signal reaches the strand") {
  AsioExecutor executor(1);
  int seen = 0;
  const auto waiting = executor.when_signalled({SIGUSR1, SIGUSR2}, [&](int signal) {
    seen = signal;
    executor.stop();
  });
  executor.post([] { ::raise(SIGUSR2); });
  executor.run();
  CHECK(seen == SIGUSR2);
}
