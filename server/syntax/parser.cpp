#include "syntax/parser.h"

#include <tree_sitter/api.h>

#include "base/check.h"

extern "C" const TSLanguage* tree_sitter_hlo(void);

namespace syntax {

const TSLanguage* hlo_language() { return tree_sitter_hlo(); }

void FreeTree::operator()(TSTree* tree) const { ts_tree_delete(tree); }

void Parser::FreeParser::operator()(TSParser* parser) const { ts_parser_delete(parser); }

Parser::Parser() : parser_(ts_parser_new()) {
  const bool is_accepted = ts_parser_set_language(parser_.get(), hlo_language());
  HLO_CHECK(is_accepted);
}

Tree Parser::parse(std::string_view bytes) {
  return Tree(ts_parser_parse_string(parser_.get(), nullptr, bytes.data(),
                                     static_cast<std::uint32_t>(bytes.size())));
}

}  // namespace syntax
