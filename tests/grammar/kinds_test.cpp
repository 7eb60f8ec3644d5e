// What the server expects of the grammar: node kinds by name.

#include "syntax/kinds.h"

#include <string_view>

#include "tests/support/catch.h"

TEST_CASE("every node kind that the server reads exists in the grammar") {
  for (const std::string_view name : syntax::missing_kinds()) {
    INFO(name);
    CHECK(false);
  }
  CHECK(syntax::kind_of(0xffff) == syntax::Kind::kError);
}
