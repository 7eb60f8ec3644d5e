#include "base/workers.h"

#include <atomic>
#include <numeric>
#include <stdexcept>

#include "tests/support/catch.h"

TEST_CASE("every task runs once, with any number of workers") {
  for (const std::size_t jobs : {1u, 2u, 5u}) {
    base::Workers workers(jobs);
    std::vector<std::atomic<int>> runs(1000);
    workers.for_each(runs.size(), [&](std::size_t i) { ++runs[i]; });
    for (const auto& count : runs) REQUIRE(count == 1);
  }
}

TEST_CASE("a task may run tasks of its own without waiting for itself") {
  base::Workers workers(3);
  std::atomic<int> runs = 0;
  workers.for_each(20, [&](std::size_t) {
    workers.for_each(20, [&](std::size_t) { workers.for_each(3, [&](std::size_t) { ++runs; }); });
  });
  CHECK(runs == 20 * 20 * 3);
}

TEST_CASE("an exception of a task reaches the caller and the workers live on") {
  for (const std::size_t jobs : {1u, 4u}) {
    base::Workers workers(jobs);
    const auto failing = [](std::size_t i) {
      if (i == 7) throw std::runtime_error("seven");
    };
    CHECK_THROWS_WITH(workers.for_each(100, failing), "seven");
    std::atomic<int> runs = 0;
    workers.for_each(10, [&](std::size_t) { ++runs; });
    CHECK(runs == 10);
  }
}
