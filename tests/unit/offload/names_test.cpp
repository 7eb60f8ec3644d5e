#include "offload/names.h"

#include "tests/support/catch.h"

TEST_CASE("a name that clashes gets the smallest free number of its base") {
  offload::NameUniquer names;
  CHECK(names.unique("tuple") == "tuple");
  CHECK(names.unique("tuple.1") == "tuple.1");
  CHECK(names.unique("tuple") == "tuple.2");
  CHECK(names.unique("tuple.1") == "tuple.3");
  CHECK(names.unique("tuple.7") == "tuple.7");
  CHECK(names.unique("other.0") == "other.0");
  CHECK(names.unique("other") == "other.1");
}

TEST_CASE("what is no number behind the last dot belongs to the name") {
  offload::NameUniquer names;
  CHECK(names.unique("a.b") == "a.b");
  CHECK(names.unique("a.b") == "a.b.1");
  CHECK(names.unique("x.99999999999999999999") == "x.99999999999999999999");
  CHECK(names.unique(".5") == ".5");
  CHECK(names.unique("y.") == "y.");
}

TEST_CASE("a name that stands for another number is not kept for sure") {
  for (const std::string_view name : {"a", "a.5", "a.b", ".5", "y.", "x.99999999999999999999"}) {
    INFO(name);
    CHECK(offload::keeps_name(name));
    CHECK(offload::NameUniquer().unique(name) == name);
  }
  CHECK_FALSE(offload::keeps_name("a.0"));
  CHECK_FALSE(offload::keeps_name("a.05"));
  CHECK(offload::NameUniquer().unique("a.05") == "a.5");
}
