#include "hlo/values/values_marks.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <tuple>

#include "hlo/values/values_tokens.h"

namespace hlo {
namespace {

using Kind = FormMark::Kind;

Kind kind_of(Item::Kind kind) {
  switch (kind) {
    case Item::Kind::kHeader: return Kind::kHeader;
    case Item::Kind::kLayoutRun: return Kind::kLayoutRun;
    case Item::Kind::kTableTitle: return Kind::kTableTitle;
    case Item::Kind::kTableRow: return Kind::kTableRow;
    case Item::Kind::kHead: return Kind::kHead;
    case Item::Kind::kClose: return Kind::kClose;
    case Item::Kind::kInstruction: return Kind::kInstruction;
    case Item::Kind::kSeparator: return Kind::kSeparator;
  }
  return Kind::kUnread;
}

std::uint8_t table_of(std::string_view title) {
  constexpr std::string_view kTitles[] = {"FileNames", "FunctionNames", "FileLocations",
                                          "StackFrames"};
  const auto found = std::ranges::find(kTitles, title);
  return static_cast<std::uint8_t>(found == std::end(kTitles) ? 0
                                                              : found - std::begin(kTitles) + 1);
}

// What looks like blank space, or like the end of a statement, and is neither to XLA. Empty for
// anything else.
std::string_view stray_name(std::string_view text) {
  const char c = text.front();
  if (c == ';') return "a semicolon";
  if (c == '\f') return "a form feed";
  if (c == '\v') return "a vertical tab";
  if (c == '\0') return "a NUL byte";
  if (text.starts_with("\xef\xbb\xbf")) return "a byte order mark";
  if (text.starts_with("\xc2\xa0")) return "a no-break space";
  return {};
}

std::size_t stray_size(char c) { return c == '\xef' ? 3 : c == '\xc2' ? 2 : 1; }

class Marks {
 public:
  Marks(const LoweredPiece& piece, std::span<const text::Range> faulty, PieceCheck& check)
      : piece_(piece), faulty_(faulty), bytes_(piece.bytes.bytes()), check_(check) {}

  void run() {
    std::size_t end = 0;
    for (std::uint32_t i = 0; i < piece_.items.size(); ++i) {
      const text::Range whole = piece_.items[i].whole;
      add_gap({static_cast<text::Offset>(end), whole.begin});
      end = whole.end;
      add_item(i);
    }
    add_gap({static_cast<text::Offset>(end), static_cast<text::Offset>(bytes_.size())});
  }

 private:
  void add(const FormMark& mark) {
    const bool may_repeat = mark.kind == Kind::kInstruction ||
                            mark.kind == Kind::kNamelessInstruction ||
                            mark.kind == Kind::kTableRow || mark.kind == Kind::kUnread;
    if (!may_repeat || mark.is_first || mark.is_bare || check_.marks.empty() ||
        check_.marks.back().kind != mark.kind)
      check_.marks.push_back(mark);
  }

  void add_item(std::uint32_t index) {
    const Item& item = piece_.items[index];
    FormMark mark;
    mark.kind = kind_of(item.kind);
    mark.item = index;
    mark.range = item.whole;
    if (item.kind == Item::Kind::kHeader) mark_header(item, mark);
    if (item.kind == Item::Kind::kHead) mark_head(piece_.heads[item.index], mark);
    if (item.kind == Item::Kind::kInstruction)
      mark_instruction(piece_.instructions[item.index], mark);
    if (item.kind == Item::Kind::kTableTitle)
      mark.table = table_of(bytes_.substr(item.whole.begin, item.whole.size()));
    if (item.kind == Item::Kind::kTableRow) {
      const std::string_view row = bytes_.substr(item.whole.begin, item.whole.size());
      const std::size_t end = row.find_first_not_of("0123456789");
      mark.is_first = row.starts_with('1') && (end == 1 || row == "1");
      mark.is_bare = end == std::string_view::npos;
    }
    if (item.kind == Item::Kind::kClose) mark.is_glued = is_glued(item.whole.begin);
    const bool is_faulty = overlaps(faulty_, item.whole);
    if (is_faulty) add_unread(item.whole);
    add(mark);
    if (is_faulty) add_unread(item.whole);
  }

  // A piece begins where a line does.
  bool is_glued(text::Offset at) const {
    const std::size_t before = bytes_.substr(0, at).find_last_not_of(" \t");
    return before != std::string_view::npos && bytes_[before] != '\n' && bytes_[before] != '\r';
  }

  void mark_header(const Item& item, FormMark& mark) const {
    const std::uint32_t begin = piece_.header_starts[item.index];
    const std::uint32_t end = piece_.header_starts[item.index + 1];
    mark.is_named = begin != end && piece_.header_parts[begin].kind == HeaderPart::Kind::kName;
    mark.has_more = end - begin > (mark.is_named ? 1U : 0U);
  }

  static void mark_instruction(const Instruction& instruction, FormMark& mark) {
    mark.is_named = instruction.name != 0;
    if (!mark.is_named && !instruction.broken) mark.kind = Kind::kNamelessInstruction;
  }

  static void mark_head(const Head& head, FormMark& mark) {
    mark.is_entry = head.is_entry;
    mark.is_named = head.name != 0;
    mark.has_more = head.result != 0;
    mark.range = head.whole;
  }

  void add_unread(text::Range range) {
    FormMark mark;
    mark.kind = Kind::kUnread;
    mark.range = range;
    add(mark);
  }

  // Between items stand blanks and comments. What else stands there is told of a line at a time,
  // where the parser has not told of it: so a piece that ends here changes nothing.
  void add_gap(text::Range gap) {
    const std::string_view text = bytes_.substr(0, gap.end);
    for (std::size_t at = end_of_blanks(text, gap.begin); at < gap.end;) {
      const std::size_t end = std::min(text.find_first_of("\r\n", at), std::size_t{gap.end});
      add_stray({static_cast<text::Offset>(at), static_cast<text::Offset>(end)});
      at = end_of_blanks(text, end);
    }
  }

  void add_stray(text::Range range) {
    if (overlaps(faulty_, range)) return add_unread(range);
    const std::string_view text = bytes_.substr(0, range.end);
    const std::string_view name = stray_name(text.substr(range.begin));
    bool is_blank_like = true;
    for (std::size_t next = range.begin; next < range.end && is_blank_like;) {
      is_blank_like = !stray_name(text.substr(next)).empty();
      next = is_blank_like ? end_of_blanks(text, next + stray_size(text[next])) : next;
    }
    if (!is_blank_like) add_unread(range);
    Problem& problem = check_.problems.emplace_back();
    problem.range = range;
    if (!name.empty()) {
      problem.range.end = range.begin + static_cast<text::Offset>(stray_size(text[range.begin]));
    }
    problem.code = "syntax";
    problem.message = name.empty() ? std::string("expects name")
                                   : "expects name: " + std::string(name) + " has no meaning here";
  }

  const LoweredPiece& piece_;
  std::span<const text::Range> faulty_;
  std::string_view bytes_;
  PieceCheck& check_;
};

}  // namespace

bool overlaps(std::span<const text::Range> faulty, text::Range range) {
  return std::ranges::any_of(faulty, [range](text::Range item) {
    return item.begin < range.end && range.begin < item.end;
  });
}

bool stands_before(const Problem& left, const Problem& right) {
  return std::tie(left.range, left.message) < std::tie(right.range, right.message);
}

void add_marks(const LoweredPiece& piece, std::span<const text::Range> faulty, PieceCheck& check) {
  Marks(piece, faulty, check).run();
}

}  // namespace hlo
