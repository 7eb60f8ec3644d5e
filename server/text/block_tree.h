#pragma once

// BlockTree: the blocks of a text with the sums that find a place in it. Used by Text alone.

#include <memory>
#include <string_view>

#include "base/sum_tree.h"
#include "text/range.h"

namespace text {

struct Block {
  std::shared_ptr<const void> owner;
  std::string_view bytes;
  Offset line_breaks = 0;
};

// A `\r` at the end of one block and a `\n` at the start of the next are one line break.
struct BlockSum {
  Offset bytes = 0;
  Offset line_breaks = 0;
  bool begins_with_lf = false;
  bool ends_with_cr = false;

  BlockSum operator+(const BlockSum& next) const {
    if (bytes == 0) return next;
    if (next.bytes == 0) return *this;
    const Offset shared = ends_with_cr && next.begins_with_lf ? 1U : 0U;
    return {bytes + next.bytes, line_breaks + next.line_breaks - shared, begins_with_lf,
            next.ends_with_cr};
  }
};

struct BlockTraits {
  using Item = Block;
  using Sum = BlockSum;
  static Sum sum_of(const Block& block) {
    return {static_cast<Offset>(block.bytes.size()), block.line_breaks, block.bytes.front() == '\n',
            block.bytes.back() == '\r'};
  }
};

using BlockTree = base::SumTree<BlockTraits>;

}  // namespace text
