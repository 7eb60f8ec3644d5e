#pragma once

// Segments: the cut of one version's text into pieces bounded in bytes, each beginning where an
// item begins. Versions share the pieces that an edit leaves alone. Where the cuts stand may depend
// on the history of edits; no result does.
//
// A piece is made in two steps: cutting gives it its bytes and items, parsing (syntax/parser.h) its
// records; only then is the version shown to others. After that nothing of it changes. Ids are
// never reused within a document.

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/sum_tree.h"
#include "syntax/records.h"
#include "syntax/scan.h"
#include "text/text.h"

namespace syntax {

struct Segment {
  std::uint32_t id = 0;
  text::Slice bytes;
  ScanState state;               // in front of its first item
  std::vector<ItemStart> items;  // offsets relative to the piece; the first one is 0
  text::Offset reach =
      0;  // how far the scan looked, from the start of the piece: may lie behind its end
  text::Offset parsed_bytes = 0;       // less than all where an open comment takes the rest
  std::vector<Problem> scan_problems;  // relative to the piece, in order
  std::vector<Problem> problems;  // those of the records, scan problems included; set by who parses
};

struct SegmentSum {
  text::Offset bytes = 0;
  text::Offset reach = 0;  // the farthest any piece reaches, from the start of the first one

  SegmentSum operator+(const SegmentSum& next) const {
    return {bytes + next.bytes, std::max(reach, bytes + next.reach)};
  }
};

struct SegmentTraits {
  using Item = std::shared_ptr<const Segment>;
  using Sum = SegmentSum;
  static Sum sum_of(const Item& segment) { return {segment->bytes.size(), segment->reach}; }
};

using SegmentTree = base::SumTree<SegmentTraits>;

// The pieces [old_first, old_first + removed) of one version became [first, first + added) of
// another.
struct SegmentChange {
  std::size_t old_first = 0;
  std::size_t removed = 0;
  std::size_t first = 0;
  std::size_t added = 0;

  bool operator==(const SegmentChange&) const = default;
};

class Segments {
 public:
  Segments() = default;
  Segments(const text::Text& text, text::Offset piece_bytes);

  // The cut of `text`, which is the text of this version with the edit made.
  Segments next(const text::Text& text, const text::Edit& edit) const;

  std::size_t size() const { return tree_.size(); }
  const Segment& at(std::size_t index) const { return *tree_.at(index); }
  std::shared_ptr<const Segment> shared_at(std::size_t index) const { return tree_.at(index); }
  text::Offset start_of(std::size_t index) const { return tree_.prefix(index).bytes; }
  // The piece that holds the offset; the last one for the end of the text. The text must not be
  // empty.
  std::size_t index_at(text::Offset offset) const;

  // What has changed since `mark_unchanged` was last called: disjoint, in order, in pieces of that
  // version and of this one.
  const std::vector<SegmentChange>& changes() const { return changes_; }
  // The pieces among them that nobody has parsed. Whoever made this version may still write to
  // them, in any tasks, one task a piece.
  const std::vector<std::shared_ptr<Segment>>& fresh() const { return fresh_; }
  void mark_unchanged();

  // The computation that is still open at the end of the text.
  bool is_body_open() const { return end_.context == Context::kBody; }

 private:
  struct Rescan;
  class Cutter;

  std::size_t rescan(const text::Text& text, const text::Edit& edit, std::size_t index,
                     text::Offset start);
  std::optional<Rescan> try_rescan(const text::Text& text, const text::Edit& edit,
                                   std::size_t index, text::Offset start,
                                   text::Offset window) const;
  std::shared_ptr<Segment> make_segment(const text::Text& text, text::Range range,
                                        const Rescan& found, std::size_t first_item,
                                        std::size_t last_item, text::Offset reach);
  void replace(std::size_t first, std::size_t removed,
               const std::vector<std::shared_ptr<Segment>>& added);
  void note(std::size_t first, std::size_t removed, std::size_t added);

  SegmentTree tree_;
  ScanState end_;
  text::Offset piece_bytes_ = 0;
  std::uint32_t next_id_ = 1;
  std::vector<SegmentChange> changes_;
  std::vector<std::shared_ptr<Segment>> fresh_;
};

}  // namespace syntax
