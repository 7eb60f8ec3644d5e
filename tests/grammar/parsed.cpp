#include "tests/grammar/parsed.h"

#include "tests/support/catch.h"

extern "C" const TSLanguage* tree_sitter_hlo(void);

namespace grammar {

Tree parsed(std::string_view text) {
  const std::unique_ptr<TSParser, decltype(&ts_parser_delete)> parser(ts_parser_new(),
                                                                      ts_parser_delete);
  REQUIRE(ts_parser_set_language(parser.get(), tree_sitter_hlo()));
  return {ts_parser_parse_string(parser.get(), nullptr, text.data(),
                                 static_cast<std::uint32_t>(text.size())),
          ts_tree_delete};
}

}  // namespace grammar
