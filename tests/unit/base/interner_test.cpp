#include "base/interner.h"

#include <string>

#include "tests/support/catch.h"

TEST_CASE("equal texts get one symbol, different texts different ones") {
  base::Interner interner;
  const base::Symbol add = interner.intern("add");
  CHECK(interner.intern("add") == add);
  CHECK(interner.intern("add.1") != add);
  CHECK(interner.text(add) == "add");
}

TEST_CASE("the empty text is symbol 0") {
  base::Interner interner;
  CHECK(interner.intern("") == 0);
  CHECK(interner.text(0).empty());
  CHECK(interner.find("") == 0U);
}

TEST_CASE("a text that was never interned is not found") {
  base::Interner interner;
  CHECK_FALSE(interner.find("absent").has_value());
}

TEST_CASE("symbols and their texts stay good while thousands are added") {
  base::Interner interner;
  std::vector<base::Symbol> symbols;
  for (int i = 0; i < 20000; ++i) symbols.push_back(interner.intern("name." + std::to_string(i)));
  bool all_good = true;
  for (int i = 0; i < 20000; ++i) {
    const std::string text = "name." + std::to_string(i);
    all_good = all_good && interner.text(symbols[static_cast<std::size_t>(i)]) == text &&
               interner.find(text) == symbols[static_cast<std::size_t>(i)];
  }
  CHECK(all_good);
  CHECK(interner.size() == 20001);
}

TEST_CASE("a text longer than an arena is kept whole") {
  base::Interner interner;
  const std::string text(300000, 'x');
  CHECK(interner.text(interner.intern(text)) == text);
}
