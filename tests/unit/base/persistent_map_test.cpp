#include "base/persistent_map.h"

#include <map>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/catch.h"

namespace {

struct Hash {
  std::uint64_t operator()(int key) const {
    return base::mix_bits(static_cast<std::uint64_t>(key));
  }
};
using Map = base::PersistentMap<int, std::string, Hash>;

// Keys whose hashes agree, in all bits or in the upper ones.
struct PoorHash {
  std::uint64_t operator()(int key) const { return static_cast<std::uint64_t>(key % 3) << 8; }
};
using PoorMap = base::PersistentMap<int, int, PoorHash>;

template <class SomeMap, class Value>
void check_equal(const SomeMap& map, const std::map<int, Value>& wanted) {
  REQUIRE(map.size() == wanted.size());
  std::map<int, Value> listed;
  map.for_each([&listed](int key, const Value& value) { listed[key] = value; });
  CHECK(listed == wanted);
  for (const auto& [key, value] : wanted) {
    const Value* found = map.find(key);
    REQUIRE(found != nullptr);
    REQUIRE(*found == value);
  }
}

}  // namespace

TEST_CASE("an empty map has nothing") {
  const Map map;
  CHECK(map.empty());
  CHECK(map.find(1) == nullptr);
  CHECK(map == Map());  // NOLINT(readability-container-size-empty): comparing is what is tested
}

TEST_CASE("a map agrees with the standard one under any changes, and copies keep what they had") {
  const unsigned seed = Catch::rngSeed();
  INFO("seed " << seed);
  std::mt19937 random(seed);
  Map map;
  std::map<int, std::string> wanted;
  std::vector<std::pair<Map, std::map<int, std::string>>> versions;
  for (int step = 0; step < 20000; ++step) {
    const int key = static_cast<int>(random() % 3000);
    if (random() % 3 == 0) {
      CHECK(map.erase(key) == (wanted.erase(key) == 1));
    } else {
      map.set(key, std::to_string(step));
      wanted[key] = std::to_string(step);
    }
    if (step % 2500 == 0) versions.emplace_back(map, wanted);
  }
  check_equal(map, wanted);
  for (const auto& [version, content] : versions) check_equal(version, content);
}

TEST_CASE("keys with equal hashes are kept apart") {
  PoorMap map;
  std::map<int, int> wanted;
  for (int key = 0; key < 200; ++key) {
    map.set(key, key * key);
    wanted[key] = key * key;
  }
  check_equal(map, wanted);
  for (int key = 0; key < 200; key += 2) {
    CHECK(map.erase(key));
    wanted.erase(key);
  }
  check_equal(map, wanted);
  CHECK_FALSE(map.contains(198));
}

TEST_CASE("equality is that of the content, whatever way it came about") {
  Map left;
  Map right;
  for (int key = 0; key < 500; ++key) left.set(key, "x");
  for (int key = 999; key >= 0; --key) right.set(key, "x");
  CHECK_FALSE(left == right);
  for (int key = 500; key < 1000; ++key) right.erase(key);
  CHECK(left == right);
  right.set(7, "y");
  CHECK_FALSE(left == right);
}

TEST_CASE("a map that lost all entries is as good as new") {
  Map map;
  for (int key = 0; key < 1000; ++key) map.set(key, "x");
  for (int key = 0; key < 1000; ++key) REQUIRE(map.erase(key));
  CHECK(map.empty());
  CHECK(map.is_same(Map()));
  CHECK_FALSE(map.erase(1));
}

TEST_CASE("copies may be changed and read on several threads at once") {
  Map start;
  for (int key = 0; key < 2000; ++key) start.set(key, "start");
  std::vector<Map> copies(4, start);
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < copies.size(); ++i) {
    threads.emplace_back([&copies, i] {
      for (int key = 0; key < 2000; key += 3) copies[i].set(key, std::to_string(i));
      for (int key = 1; key < 2000; key += 3) copies[i].erase(key);
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (std::size_t i = 0; i < copies.size(); ++i) {
    CHECK(*copies[i].find(0) == std::to_string(i));
    CHECK(*copies[i].find(2) == "start");
    CHECK(copies[i].size() == 2000 - 667);
  }
  CHECK(start.size() == 2000);
  CHECK(*start.find(0) == "start");
}
