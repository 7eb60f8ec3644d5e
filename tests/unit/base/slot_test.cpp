#include "base/slot.h"

#include <atomic>
#include <thread>
#include <vector>

#include "tests/support/catch.h"

TEST_CASE("what lies in a slot is taken once") {
  base::Slot<int> slot;
  CHECK(slot.take() == nullptr);
  slot.put(std::make_unique<int>(7));
  const auto taken = slot.take();
  REQUIRE(taken != nullptr);
  CHECK(*taken == 7);
  CHECK(slot.take() == nullptr);
}

TEST_CASE("of many that take at once, one gets it") {
  base::Slot<int> slot;
  slot.put(std::make_unique<int>(7));
  std::atomic<int> count = 0;
  {
    std::vector<std::jthread> threads;
    for (int i = 0; i < 8; ++i)
      threads.emplace_back([&] { count += slot.take() != nullptr ? 1 : 0; });
  }
  CHECK(count == 1);
}
