#include "base/near_names.h"

#include "tests/support/catch.h"

TEST_CASE("a name with a slip of the finger leads to the right one") {
  CHECK(base::near_names("reduce_smu", {"reduce_sum", "add", "tuple"}, 3) ==
        std::vector<std::string>{"reduce_sum"});
  CHECK(base::near_names("add.7", {"add.1", "mul.7", "add"}, 3).front() == "add.1");
  CHECK(base::near_names("rihgt", {"left", "right"}, 3).front() == "right");
  CHECK(base::near_names("x", {"completely", "different"}, 3).empty());
}

TEST_CASE("the nearest come first, each once, and not too many") {
  const auto near = base::near_names("mul.11", {"mul.1", "mul.12", "mul.1", "mul.11a", "mul.2"}, 2);
  REQUIRE(near.size() == 2);
  CHECK(near[0] == "mul.1");
  CHECK(near[1] == "mul.11a");
}
