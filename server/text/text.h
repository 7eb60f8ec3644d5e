#pragma once

// Text: the content of one version. Immutable; a copy copies a pointer, and a version made by an
// edit shares all blocks that the edit leaves alone. Nobody holds the whole text in one view: a
// slice is handed out contiguous, without a copy where it lies in one block.

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "text/block_tree.h"
#include "text/range.h"

namespace text {

// Contiguous bytes with their owner: stays good after the text is gone.
class Slice {
 public:
  Slice() = default;
  explicit Slice(std::string content);
  Slice(std::shared_ptr<const void> owner, std::string_view bytes)
      : owner_(std::move(owner)), bytes_(bytes) {}

  std::string_view bytes() const { return bytes_; }
  Offset size() const { return static_cast<Offset>(bytes_.size()); }
  Slice part(Range range) const { return {owner_, bytes_.substr(range.begin, range.size())}; }

 private:
  std::shared_ptr<const void> owner_;
  std::string_view bytes_;
};

class Text {
 public:
  Text() = default;
  explicit Text(std::string content);
  explicit Text(const Slice& content);

  Offset size() const;
  // The range is clamped to the text.
  Slice slice(Range range) const;
  // From the offset to the end of its block; empty at the end of the text. For readers that take
  // what comes.
  Slice chunk_at(Offset offset) const;
  Text with(const Edit& edit) const;
  std::string copy() const;  // all of it: for writing files and for tests

  // Line breaks are `\n`, `\r\n` and `\r`. Lines count from 0.
  Offset line_count() const;
  Offset line_of(Offset offset) const;
  Range line_range(Offset line) const;  // with its line break; clamped to the last line

 private:
  explicit Text(BlockTree blocks) : blocks_(std::move(blocks)) {}

  BlockTree blocks_;
};

}  // namespace text
