#include "base/sum_tree.h"

#include <numeric>
#include <random>

#include "tests/support/catch.h"

namespace {

struct NumberTraits {
  using Item = int;
  using Sum = int;
  static int sum_of(int item) { return item; }
};
using Numbers = base::SumTree<NumberTraits>;

std::vector<int> listed(const Numbers& numbers) {
  std::vector<int> items;
  numbers.for_each(0, numbers.size(), [&](int item) {
    items.push_back(item);
    return true;
  });
  return items;
}

}  // namespace

TEST_CASE("a sum tree finds an item by the sum up to it") {
  const Numbers numbers({3, 0, 4, 5});
  CHECK(numbers.sum() == 12);
  CHECK(numbers.prefix(2) == 3);
  const auto found = numbers.find([](int sum) { return sum > 6; });
  CHECK(found.index == 2);
  CHECK(*found.item == 4);
  CHECK(found.before == 3);
  CHECK(numbers.find([](int sum) { return sum > 12; }).item == nullptr);
  CHECK(numbers.find([](int sum) { return sum > 12; }).index == 4);
}

TEST_CASE(
    "replacing items of a sum tree does what it does to a list, and leaves the version before "
    "alone") {
  std::mt19937 random(7);
  std::vector<int> list;
  Numbers numbers;
  for (int step = 0; step < 2000; ++step) {
    const std::size_t first = random() % (list.size() + 1);
    const std::size_t removed = random() % std::min<std::size_t>(list.size() - first + 1, 6);
    std::vector<int> added(random() % 7);
    std::iota(added.begin(), added.end(), step);
    const std::vector<int> list_before = list;
    const Numbers before = numbers;
    numbers = numbers.replaced(first, removed, added);
    const auto at = list.begin() + static_cast<std::ptrdiff_t>(first);
    list.insert(list.erase(at, at + static_cast<std::ptrdiff_t>(removed)), added.begin(),
                added.end());
    REQUIRE(listed(numbers) == list);
    REQUIRE(listed(before) == list_before);
    REQUIRE(numbers.sum() == std::accumulate(list.begin(), list.end(), 0));
    if (!list.empty()) REQUIRE(numbers.at(first % list.size()) == list[first % list.size()]);
  }
}

TEST_CASE("a visit that returns false ends the walk over a sum tree") {
  const Numbers numbers({1, 2, 3, 4});
  std::vector<int> seen;
  numbers.for_each(1, 4, [&](int item) {
    seen.push_back(item);
    return item < 3;
  });
  CHECK(seen == std::vector<int>{2, 3});
}
