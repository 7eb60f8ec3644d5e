// Prints the tree of standard input, by way of the installed C library.
#include <stdio.h>
#include <stdlib.h>

#include <tree_sitter/api.h>
#include <tree_sitter/tree-sitter-hlo.h>

int main(void) {
  static char text[4096];
  const size_t size = fread(text, 1, sizeof text, stdin);
  TSParser* parser = ts_parser_new();
  if (!ts_parser_set_language(parser, tree_sitter_hlo())) return 1;
  TSTree* tree = ts_parser_parse_string(parser, NULL, text, (unsigned)size);
  char* shown = ts_node_string(ts_tree_root_node(tree));
  puts(shown);
  free(shown);
  ts_tree_delete(tree);
  ts_parser_delete(parser);
  return 0;
}
