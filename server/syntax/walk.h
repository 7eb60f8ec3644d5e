#pragma once

// Walks a tree with a cursor: `enter(node)` for each node in text order, true to go on to its
// children; `leave(node)` behind them. No recursion, so deep input cannot overflow the stack.

#include <tree_sitter/api.h>

namespace syntax {

template <class Enter, class Leave>
void walk(TSNode root, Enter enter, Leave leave) {
  TSTreeCursor cursor = ts_tree_cursor_new(root);
  std::size_t depth = 0;
  for (;;) {
    const TSNode node = ts_tree_cursor_current_node(&cursor);
    if (enter(node) && ts_tree_cursor_goto_first_child(&cursor)) {
      ++depth;
      continue;
    }
    leave(node);
    while (depth > 0 && !ts_tree_cursor_goto_next_sibling(&cursor)) {
      ts_tree_cursor_goto_parent(&cursor);
      --depth;
      leave(ts_tree_cursor_current_node(&cursor));
    }
    if (depth == 0) break;
  }
  ts_tree_cursor_delete(&cursor);
}

}  // namespace syntax
