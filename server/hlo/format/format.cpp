#include "hlo/format/format.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "hlo/format/gaps.h"
#include "hlo/format/item_spacing.h"
#include "hlo/values/values_tokens.h"
#include "syntax/lines.h"
#include "syntax/scan.h"

namespace hlo {
namespace {

using syntax::Context;

// An item is first looked for in its lines, where it nearly always ends. One that is spread over
// lines that begin like items is looked for so many bytes further, and only until so much was
// looked at in vain.
constexpr std::size_t kFurther = std::size_t{1} << 20;
constexpr std::size_t kInVain = std::size_t{1} << 26;

constexpr std::array<std::string_view, 4> kTitles = {"FileNames", "FunctionNames", "FileLocations",
                                                     "StackFrames"};

enum class Item : std::uint8_t {
  kNone,  // the start of the text
  kHeader,
  kTitle,
  kRow,
  kHead,
  kClose,
  kInstruction,
  kBareInstruction,
  kLeft,  // bytes that were left alone
};

class TextFormat {
 public:
  TextFormat(std::string_view text, const base::CancelToken& cancel)
      : text_(text), cancel_(cancel), gaps_(text, formatting_.edits) {}

  Formatting run() {
    for (std::size_t at = end_of_blanks(text_, 0); at < text_.size();
         at = end_of_blanks(text_, at)) {
      if (cancel_.is_cancelled()) return {};
      at = format_item(at);
    }
    end_text();
    return std::move(formatting_);
  }

 private:
  // Answers where the next one may begin.
  std::size_t format_item(std::size_t at) {
    const bool begins_line =
        last_ == Item::kNone || last_ == Item::kLeft || has_line_end(gaps_.end(), at);
    const bool begins_like_item = begins_line && syntax::item_at(text_, at, context_).has_value();
    if (at >= line_items_end_) {
      find_line_items_end(at);
    } else if (begins_like_item && may_look()) {
      find_line_items_end(at);
      in_vain_ += line_items_end_ - at;
    }
    const std::size_t first_edit = formatting_.edits.size();
    const Item item = item_at(at);
    if (put_item(item, text_.substr(0, line_items_end_), at)) return end_item(item, at, first_edit);
    undo(first_edit);
    if (line_items_end_ < text_.size() && may_look()) {
      const std::string_view further = text_.substr(0, line_items_end_ + kFurther);
      if (put_item(item, further, at)) return end_item(item, at, first_edit);
      undo(first_edit);
      in_vain_ += further.size() - line_items_end_;
    }
    has_header_ = has_header_ || item == Item::kHeader;
    return leave_item(at, begins_like_item);
  }

  bool may_look() const { return in_vain_ < kInVain + 8 * text_.size(); }

  void undo(std::size_t first_edit) {
    formatting_.edits.resize(first_edit);
    gaps_.go_back(place_);
  }

  // Up to the next line that begins like an item.
  void find_line_items_end(std::size_t at) {
    syntax::Scan scan(text_.substr(at), {context_, 0, false});
    scan.next();
    auto next = scan.next();
    while (next && next->kind == syntax::ItemKind::kLayoutRun) next = scan.next();
    line_items_end_ = next ? at + next->at : text_.size();
    context_behind_ =
        next && next->state.context == Context::kBody ? Context::kBody : Context::kTop;
  }

  std::size_t end_item(Item item, std::size_t at, std::size_t first_edit) {
    place_ = gaps_.place();
    add_item({at, gaps_.end()}, first_edit);
    last_ = item;
    last_has_table_ = ends_with_table_;
    has_header_ = has_header_ || item == Item::kHeader;
    if (item == Item::kHead) context_ = Context::kBody;
    if (item == Item::kClose || item == Item::kHeader) context_ = Context::kTop;
    return gaps_.end();
  }

  // From here to the next line that begins like an item. Where this is no such line, the item in
  // front may be what is broken, and is left too.
  std::size_t leave_item(std::size_t at, bool begins_like_item) {
    const bool is_first = last_ == Item::kNone || last_ == Item::kLeft;
    std::size_t first_edit = formatting_.edits.size();
    if (!is_first && !begins_like_item) {
      first_edit = formatting_.items.back().first_edit;
      at = formatting_.items.back().whole.begin;
      formatting_.edits.resize(first_edit);
      formatting_.items.pop_back();
    }
    const std::size_t end = std::max(line_items_end_, at);
    add_item({at, end}, first_edit);
    formatting_.items.back().is_left = true;
    gaps_.leave(end);
    place_ = gaps_.place();
    last_ = Item::kLeft;
    context_ = context_behind_;
    return end;
  }

  bool has_line_end(std::size_t begin, std::size_t end) const {
    return text_.substr(begin, end - begin).find_first_of("\r\n") != std::string_view::npos;
  }

  struct Places {
    std::size_t begin = 0;
    std::size_t end = 0;
  };

  void add_item(Places whole, std::size_t first_edit) {
    FormattedItem& item = formatting_.items.emplace_back();
    item.whole = {static_cast<text::Offset>(whole.begin), static_cast<text::Offset>(whole.end)};
    item.first_edit = first_edit;
    item.end_of_edits = formatting_.edits.size();
  }

  // What begins here, from its first tokens.
  Item item_at(std::size_t at) {
    ValueReader reader(text_.substr(0, std::min(text_.size(), line_items_end_ + kFurther)));
    reader.go_to(at);
    const char c = text_[at];
    const std::string_view word = reader.peek_word();
    if (word == "HloModule") return Item::kHeader;
    if (context_ == Context::kBody && word != "ENTRY")
      return c == '}' ? Item::kClose : Item::kInstruction;
    if (std::ranges::find(kTitles, word) != kTitles.end()) return Item::kTitle;
    if (is_digit(c)) return Item::kRow;
    if (c == '{' || word == "ENTRY") return Item::kHead;
    if (c == '(' || word == "ROOT" || !reader.take_name()) return Item::kBareInstruction;
    return reader.peek('{') || reader.peek('(') ? Item::kHead : Item::kBareInstruction;
  }

  bool put_item(Item item, std::string_view text, std::size_t at) {
    ItemSpacing spacing(text, at, gaps_);
    const Gap gap = gap_in_front(item);
    ends_with_table_ = false;
    switch (item) {
      case Item::kHeader: return spacing.put_header(gap, ends_with_table_);
      case Item::kTitle: return spacing.put_title(gap);
      case Item::kRow: return spacing.put_row(gap);
      case Item::kHead: return spacing.put_head(gap);
      case Item::kClose: return spacing.put_close(gap);
      case Item::kInstruction:
      case Item::kBareInstruction: return spacing.put_instruction(gap);
      case Item::kNone:
      case Item::kLeft: return false;
    }
    return false;
  }

  Gap gap_in_front(Item item) const {
    const bool is_inside = item == Item::kInstruction;
    const std::uint32_t blanks = is_inside ? 2 : 0;
    const bool begins_line = last_ == Item::kNone || last_ == Item::kLeft;
    if (item == Item::kClose) return {static_cast<std::uint8_t>(begins_line ? 0 : 1), 0, 2};
    if (begins_line) return {0, blanks, blanks};
    const bool is_next_line = is_inside || (item == Item::kRow && last_ != Item::kHeader) ||
                              (item == Item::kBareInstruction && last_ == Item::kBareInstruction);
    if (is_next_line) return Gap::line(blanks);
    // XLA ends its tables with a line end of their own.
    const bool is_behind_tables =
        item != Item::kTitle && (last_ == Item::kTitle || last_ == Item::kRow);
    const bool is_behind_table = last_ == Item::kHeader && last_has_table_;
    return is_behind_tables || is_behind_table ? Gap{3, 0, 0} : Gap::blank_line();
  }

  // A module ends with a blank line, as each of its computations does.
  void end_text() {
    if (last_ == Item::kNone || last_ == Item::kLeft) return;
    const std::size_t first_edit = formatting_.edits.size();
    gaps_.put_end(has_header_ && last_ == Item::kClose ? Gap::blank_line() : Gap::line(0));
    add_item({text_.size(), text_.size()}, first_edit);
  }

  std::string_view text_;
  const base::CancelToken& cancel_;
  Formatting formatting_;
  GapWriter gaps_;
  GapWriter::Place place_;  // behind the last item
  Context context_ = Context::kTop;
  Item last_ = Item::kNone;
  bool last_has_table_ = false;  // the last item is a header that ends with a table
  bool ends_with_table_ = false;
  bool has_header_ = false;
  std::size_t line_items_end_ = 0;
  Context context_behind_ = Context::kTop;
  std::size_t in_vain_ = 0;
};

}  // namespace

Formatting format_text(std::string_view text, const base::CancelToken& cancel) {
  return TextFormat(text, cancel).run();
}

std::string with_edits(std::string_view text, const std::vector<text::Edit>& edits) {
  std::string made;
  made.reserve(text.size());
  std::size_t at = 0;
  for (const text::Edit& edit : edits) {
    made.append(text, at, edit.range.begin - at);
    made += edit.replacement;
    at = edit.range.end;
  }
  return made.append(text, at);
}

}  // namespace hlo
