#pragma once

// Gaps: what stands between two tokens, which is blanks, line ends and comments. GapWriter goes
// through a text token by token and notes, as edits, where the blanks differ from those wanted. It
// never looks into tokens or comments, so whatever its edits do, the tokens stay.
//
// Comments keep their line: one behind a token stays there, one on a line of its own stays alone.
// The marks that XLA prints itself, `/*index=5*/` and `/*i0=1*/`, stand where XLA puts them.

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "text/range.h"

namespace hlo {

// What is wanted between two tokens where no comment stands: line ends, then blanks.
struct Gap {
  std::uint8_t breaks = 0;
  std::uint32_t blanks = 0;
  std::uint32_t comment_blanks = 0;  // in front of a comment on a line of its own; where breaks are

  static constexpr Gap none() { return {}; }
  static constexpr Gap blank() { return {0, 1, 0}; }
  static constexpr Gap line(std::uint32_t blanks) { return {1, blanks, blanks}; }
  static constexpr Gap blank_line() { return {2, 0, 0}; }
};

class GapWriter {
 public:
  // Both must outlive the writer.
  GapWriter(std::string_view text, std::vector<text::Edit>& edits) : text_(text), edits_(edits) {}

  // The token [begin, end), with `gap` in front of it. Between the end of the last token and here
  // stands nothing but blanks and comments.
  void put(std::size_t begin, std::size_t end, Gap gap) {
    if (begin != place_.end || gap.breaks + gap.blanks > 0) write(begin, gap);
    place_ = {end, false};
  }
  // Behind the last token of the text.
  void put_end(Gap gap);
  // The bytes up to here are left as they are. What follows begins a line.
  void leave(std::size_t at) { place_ = {at, true}; }

  struct Place {
    std::size_t end = 0;   // of the last token
    bool is_first = true;  // nothing stands in front in this line
  };
  Place place() const { return place_; }
  // Back to a place where the writer was; the edits made since are the caller's to take away.
  void go_back(Place place) { place_ = place; }

  // Of an item: comments on lines of their own inside of it stand four blanks further right.
  void set_indent(std::uint32_t blanks) { indent_ = blanks; }

  std::size_t end() const { return place_.end; }

 private:
  void write(std::size_t begin, Gap gap);
  void write_comments(std::size_t begin, Gap gap);
  void write_inner(text::Range run, Gap gap, std::size_t index);
  void replace(text::Range run, std::uint32_t breaks, std::uint32_t blanks);

  std::string_view text_;
  std::vector<text::Edit>& edits_;
  std::vector<text::Range> comments_;  // of one gap
  Place place_;
  bool is_last_ = false;
  std::uint32_t indent_ = 0;
};

}  // namespace hlo
