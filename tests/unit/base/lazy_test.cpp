#include "base/lazy.h"

#include <atomic>
#include <thread>
#include <vector>

#include "tests/support/catch.h"

TEST_CASE("a lazy value is made once, whoever asks and how often") {
  base::Lazy<int> value;
  std::atomic<int> made = 0;
  std::atomic<int> sum = 0;
  {
    std::vector<std::jthread> threads;
    for (int i = 0; i < 8; ++i)
      threads.emplace_back([&] { sum += value.get([&] { return ++made + 6; }); });
  }
  CHECK(made == 1);
  CHECK(sum == 8 * 7);
}
