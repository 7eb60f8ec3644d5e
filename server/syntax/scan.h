#pragma once

// The lexical scan: knows strings, comments and braces, and nothing else of the language. It finds
// where items begin: the only places where a text may be cut, and where one broken item ends and
// the next begins. Items begin at lines (syntax/lines.h) and, inside the entry layout of a header,
// behind each comma between two leaves, since that line is too long to stay whole. What decides is
// the carried state and that line; where a string or brace is left open, also the text up to where
// its end was looked for: `take_reach` tells. The rules for strings and braces are those of
// grammar/src/hlo_text.h, shared with the grammar's own scanner.

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "syntax/lines.h"
#include "syntax/records.h"
#include "text/range.h"

namespace syntax {

struct ScanState {
  Context context = Context::kTop;
  std::uint32_t layout_depth = 0;  // open parentheses of the entry layout
  bool is_behind_comma = false;    // between two leaves of the entry layout, not at a line's start

  bool operator==(const ScanState&) const = default;
};

struct ItemStart {
  text::Offset at = 0;
  ItemKind kind = ItemKind::kOther;
  ScanState state;  // in front of the item: who scans from here begins with it

  bool operator==(const ItemStart&) const = default;
};

class Scan {
 public:
  // `bytes` begins at an item or at the start of the text.
  Scan(std::string_view bytes, ScanState state);

  // The next item; the first call gives the one at 0 (kOther where none begins there). Absent at
  // the end.
  std::optional<ItemStart> next();

  // How far the scan has looked for the end of an opener since this was last asked; 0 where it
  // found each in place. Beside the bytes of the items themselves and the line at which the next
  // item begins, nothing else has any influence on them.
  text::Offset take_reach() { return std::exchange(reach_, 0); }
  ScanState state() const { return state_; }
  // Problems met so far, in order: openers left open, computations left open.
  const std::vector<Problem>& problems() const { return problems_; }
  // Where an unterminated block comment begins, which takes all the rest.
  std::optional<text::Offset> open_comment() const { return open_comment_; }

 private:
  ItemStart begin_item(ItemKind kind);
  void step();
  void open_brace();
  bool opens_body() const;
  void take_value_brace();
  bool take_nested_body();
  void take_string();
  void take_slash();
  void take_line_end();
  void read_to(std::size_t at);
  void add_problem(ProblemKind kind, std::size_t begin, std::size_t end, const char* message);

  std::string_view bytes_;
  std::size_t at_ = 0;
  bool at_line_start_ = true;
  bool is_started_ = false;
  bool in_header_ = false;
  bool in_head_ = false;
  char before_ = 0;           // the last byte of the item that is no blank and no comment
  std::size_t word_ = 0;      // where the last name of the item begins
  bool lone_number_ = false;  // all of the item so far is one number
  ScanState state_;
  text::Offset reach_ = 0;
  std::vector<Problem> problems_;
  std::optional<text::Offset> open_comment_;
};

}  // namespace syntax
