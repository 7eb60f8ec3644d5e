// What the server and the editors expect of the grammar: node kinds by name, and queries that
// compile.

#include "syntax/kinds.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>

#include <tree_sitter/api.h>

#include "tests/support/catch.h"

extern "C" const TSLanguage* tree_sitter_hlo(void);

TEST_CASE("every node kind that the server reads exists in the grammar") {
  for (const std::string_view name : syntax::missing_kinds()) {
    INFO(name);
    CHECK(false);
  }
  CHECK(syntax::kind_of(0xffff) == syntax::Kind::kError);
}

TEST_CASE("the queries compile") {
  int count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(HLO_SOURCE_DIR "/grammar/queries")) {
    std::ifstream in(entry.path(), std::ios::binary);
    const std::string query{std::istreambuf_iterator<char>(in), {}};
    std::uint32_t offset = 0;
    TSQueryError error = TSQueryErrorNone;
    const std::unique_ptr<TSQuery, decltype(&ts_query_delete)> compiled(
        ts_query_new(tree_sitter_hlo(), query.data(), static_cast<std::uint32_t>(query.size()),
                     &offset, &error),
        ts_query_delete);
    INFO(entry.path().filename().string() << " at byte " << offset);
    CHECK(error == TSQueryErrorNone);
    CHECK(compiled != nullptr);
    ++count;
  }
  CHECK(count >= 3);
}
