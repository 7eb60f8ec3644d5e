#pragma once

// TreeReader: walks one tree and writes its records. Used by from_tree alone, for a whole piece or
// for one item.

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include <tree_sitter/api.h>

#include "syntax/kinds.h"
#include "syntax/misplaced.h"
#include "syntax/records.h"
#include "syntax/scan.h"

namespace syntax {

class TreeReader {
 public:
  // `bytes` were parsed; they begin at `start` in the piece, which is added to all ranges. `items`
  // are the items of the piece that begin in them.
  TreeReader(std::string_view bytes, text::Offset start, std::span<const ItemStart> items,
             Records& records);

  // False where an item begins inside of what the tree takes for one: what was written until then
  // is of no use.
  bool read(TSNode root);
  // The beginning of what was left out, as it cannot stand in its item.
  std::optional<text::Range> misplaced() const { return misplaced_.found(); }

 private:
  enum class Place : std::uint8_t {
    kHeader,
    kLayout,
    kRow,
    kComputation,
    kClose,
    kInstruction,
    kSignature,
    kBody
  };

  struct Frame {
    Place place = Place::kInstruction;
    std::uint32_t record = kNoRecord;
    std::size_t first_part = 0;  // in pending_
    bool in_arguments = false;
    bool in_attribute = false;
    bool behind_equals = false;
    text::Range waiting;  // a shape or name that what follows it will use
  };

  bool enter(TSNode node);
  void leave(TSNode node);
  void open(Place place, RecordKind kind, text::Range range, bool is_broken);
  void push_frame(Place place, std::uint32_t record);
  void open_nested(text::Range range, bool is_broken);
  void open_body(text::Range range, bool is_broken);
  void close();
  void end_record();
  std::uint32_t enclosing_record() const {
    return frames_.empty() ? kNoRecord : frames_.back().record;
  }
  void pass_items(text::Offset begin);
  bool is_leaf_run(text::Offset begin);
  bool takes(Kind kind, text::Range range);

  void token(Kind kind, text::Range range);
  void header_token(Kind kind, text::Range range);
  void layout_token(Kind kind, text::Range range);
  void split_at_leaf(Kind kind, text::Range range);
  void computation_token(Kind kind, text::Range range);
  void signature_token(Kind kind, text::Range range);
  void instruction_token(Kind kind, text::Range range);
  void argument_token(Kind kind, text::Range range);
  void row_token(Kind kind, text::Range range);
  bool takes_attribute_token(Kind kind, text::Range range);
  void end_operand();
  text::Range without_colon(text::Range range) const;
  text::Range trimmed(text::Range range) const;
  void add_part(PartKind kind, text::Range first, text::Range second = {}) {
    pending_.push_back({kind, kNoRecord, first, second});
  }

  Frame& frame() { return frames_.back(); }
  Record& record() { return records_.records[frame().record]; }

  std::string_view bytes_;
  text::Offset start_;
  std::span<const ItemStart> items_;
  Records& records_;
  std::size_t item_ = 0;  // the first item that is not passed yet
  bool is_crossed_ = false;
  Misplaced misplaced_;
  text::Offset last_end_ = 0;  // of the last token
  std::vector<Frame> frames_;
  std::vector<Part> pending_;  // parts of the open records, the outermost first
};

}  // namespace syntax
