#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include <tree_sitter/api.h>

#include "tests/fuzz/targets.h"
#include "tests/support/random_edits.h"

extern "C" const TSLanguage* tree_sitter_hlo(void);

namespace fuzz {
namespace {

constexpr std::size_t kEdits = 6;

using Parser = std::unique_ptr<TSParser, decltype(&ts_parser_delete)>;
using Tree = std::unique_ptr<TSTree, decltype(&ts_tree_delete)>;

Tree parse(const Parser& parser, const TSTree* before, const std::string& text) {
  return {ts_parser_parse_string(parser.get(), before, text.data(),
                                 static_cast<std::uint32_t>(text.size())),
          ts_tree_delete};
}

// Rows and columns are asked for by nobody, but the runtime keeps them.
TSPoint point_at(const std::string& text, std::size_t offset) {
  TSPoint point = {0, 0};
  for (std::size_t i = 0; i < offset; ++i) {
    point.column = text[i] == '\n' ? 0 : point.column + 1;
    point.row += text[i] == '\n' ? 1 : 0;
  }
  return point;
}

void edit_tree(TSTree* tree, std::string& text, const text::Edit& edit) {
  const std::size_t new_end = edit.range.begin + edit.replacement.size();
  TSInputEdit change;
  change.start_byte = static_cast<std::uint32_t>(edit.range.begin);
  change.old_end_byte = static_cast<std::uint32_t>(edit.range.end);
  change.new_end_byte = static_cast<std::uint32_t>(new_end);
  change.start_point = point_at(text, edit.range.begin);
  change.old_end_point = point_at(text, edit.range.end);
  text.replace(edit.range.begin, edit.range.size(), edit.replacement);
  change.new_end_point = point_at(text, new_end);
  ts_tree_edit(tree, &change);
}

std::string shown(const TSTree* tree) {
  const std::unique_ptr<char, decltype(&std::free)> written(ts_node_string(ts_tree_root_node(tree)),
                                                            std::free);
  return written.get();
}

bool has_error(const TSTree* tree) { return ts_node_has_error(ts_tree_root_node(tree)); }

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// Every byte that is no blank belongs to a leaf, and leaves stand one behind the other. Inside an
// error the runtime passes over bytes without making nodes of them, and so it does over the mark of
// the byte order in front of a text.
void check_leaves(const TSTree* tree, const std::string& text) {
  constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
  TSTreeCursor cursor = ts_tree_cursor_new(ts_tree_root_node(tree));
  const bool whole = !has_error(tree);
  std::size_t end = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
  const auto check_gap = [&](std::size_t to) {
    must(end <= to && to <= text.size(), "leaves stand in order inside the text");
    for (; whole && end < to; ++end) must(is_blank(text[end]), "a byte outside of all leaves");
    end = to;
  };
  for (bool more = true; more;) {
    if (ts_tree_cursor_goto_first_child(&cursor)) continue;
    const TSNode leaf = ts_tree_cursor_current_node(&cursor);
    check_gap(ts_node_start_byte(leaf));
    end = ts_node_end_byte(leaf);
    while (more && !ts_tree_cursor_goto_next_sibling(&cursor))
      more = ts_tree_cursor_goto_parent(&cursor);
  }
  if (!text.empty()) check_gap(text.size());
  ts_tree_cursor_delete(&cursor);
}

}  // namespace

void grammar(std::string_view input) {
  auto [text, seed] = storm_of(input);
  support::RandomEdits edits(seed);
  const Parser parser(ts_parser_new(), ts_parser_delete);
  must(ts_parser_set_language(parser.get(), tree_sitter_hlo()), "the runtime takes the grammar");
  Tree tree = parse(parser, nullptr, text);
  check_leaves(tree.get(), text);
  for (std::size_t left = kEdits; left > 0; --left) {
    edit_tree(tree.get(), text, edits.edit(text));
    tree = parse(parser, tree.get(), text);
    check_leaves(tree.get(), text);
    const Tree scratch = parse(parser, nullptr, text);
    check_leaves(scratch.get(), text);
    // What recovery makes of an error may depend on what was parsed before.
    if (has_error(scratch.get())) continue;
    must(!has_error(tree.get()), "an edit leaves no error that the text does not have");
    must(shown(tree.get()) == shown(scratch.get()), "an edit gives the tree that the text has");
  }
}

}  // namespace fuzz
