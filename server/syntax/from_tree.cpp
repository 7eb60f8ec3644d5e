#include "syntax/from_tree.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <fmt/format.h>
#include <tree_sitter/api.h>

#include "syntax/lines.h"
#include "syntax/tree_reader.h"
#include "syntax/walk.h"

extern "C" {
#include "hlo_text.h"
}

namespace syntax {
namespace {

constexpr std::size_t kQuotedBytes = 24;

std::string quoted(std::string_view bytes) {
  std::string shown;
  for (const char c : bytes.substr(0, kQuotedBytes)) {
    if (c == '\n' || c == '\r') break;
    const auto byte = static_cast<unsigned char>(c);
    shown += byte < 0x20 || byte >= 0x7f ? '?' : c;
  }
  return bytes.size() > shown.size() ? shown + "..." : shown;
}

// An error can begin with the blanks in front of what is wrong, or hold no more than them.
text::Range without_blanks(text::Range range, std::string_view bytes) {
  const auto is_space = [&] {
    return is_blank(bytes[range.begin]) || is_line_end(bytes[range.begin]);
  };
  while (range.begin < bytes.size() && is_space()) ++range.begin;
  const bool is_at_end = range.begin == bytes.size();
  range.end = std::max(range.end, is_at_end ? range.begin : range.begin + 1);
  return range;
}

// Behind the last token in front of the place: comments may stand between. Strings hide none.
std::size_t end_of_text_before(std::string_view bytes, std::size_t place) {
  std::size_t end = 0;
  for (std::size_t at = 0; at < place;) {
    const std::string_view rest = bytes.substr(at);
    if (is_blank(rest.front()) || is_line_end(rest.front())) {
      ++at;
    } else if (rest.starts_with("//")) {
      at = line_end(bytes, at);
    } else if (rest.starts_with("/*")) {
      const std::size_t close = bytes.find("*/", at + 2);
      at = close == std::string_view::npos ? place : close + 2;
    } else {
      at = rest.front() == '"' ? std::min(rest.find('"', 1), rest.size() - 1) + at + 1 : at + 1;
      end = std::min(at, place);
    }
  }
  return end;
}

// The first error of a tree, in words. Only broken subtrees are entered.
std::optional<Problem> first_error(TSNode root, std::string_view bytes, text::Offset start) {
  std::optional<Problem> found;
  std::optional<text::Offset>
      unclosed;  // the parser knows no more of it than that its end is missing
  walk(
      root,
      [&](TSNode node) {
        if (!unclosed && kind_of(ts_node_symbol(node)) == Kind::kUnclosed)
          unclosed = start + ts_node_start_byte(node);
        if (found || !(ts_node_has_error(node) || ts_node_is_missing(node))) return false;
        text::Range range{ts_node_start_byte(node), ts_node_end_byte(node)};
        if (ts_node_is_missing(node)) {
          range.begin = static_cast<text::Offset>(end_of_text_before(bytes, range.begin));
          range.end = range.begin;
          found = Problem{ProblemKind::kMissing, range.shifted(start),
                          fmt::format("`{}` is missing here", ts_node_type(node))};
        } else if (kind_of(ts_node_symbol(node)) == Kind::kError) {
          range = without_blanks(range, bytes);
          const std::string_view text = bytes.substr(range.begin, range.size());
          found = Problem{ProblemKind::kUnexpected, range.shifted(start),
                          fmt::format("unexpected `{}`", quoted(text))};
        }
        return !found;
      },
      [](TSNode) {});
  if (!found && unclosed) {
    found =
        Problem{ProblemKind::kUnclosed, {*unclosed, *unclosed + 1}, "this bracket is not closed"};
  }
  return found;
}

bool is_word(char c) {
  return hlo_is_name_char(static_cast<unsigned char>(c)) || static_cast<unsigned char>(c) >= 0x80;
}

// Behind the string or braces at `at`, where they are closed properly: the grammar takes them for
// one token.
std::optional<std::size_t> end_of_value(std::string_view bytes, std::size_t at) {
  HloCursor cursor = hlo_cursor(bytes.data() + at, bytes.data() + bytes.size());
  HloGuard guard = hlo_guard();
  const bool is_closed =
      bytes[at] == '{' ? hlo_take(&cursor, &guard) && hlo_take_braces(&cursor, &guard, 1, true)
                       : hlo_take_string(&cursor, &guard);
  if (!is_closed) return std::nullopt;
  return static_cast<std::size_t>(cursor.at - bytes.data());
}

// More tokens than the limit, counted generously.
bool has_more_tokens(std::string_view bytes, std::size_t limit) {
  if (bytes.size() <= limit) return false;
  std::size_t count = 0;
  bool may_be_closed = true;
  for (std::size_t at = 0; at < bytes.size() && count <= limit; ++count) {
    const char c = bytes[at];
    if (is_word(c)) {
      while (at < bytes.size() && is_word(bytes[at])) ++at;
    } else if (is_blank(c) || is_line_end(c)) {
      while (at < bytes.size() && (is_blank(bytes[at]) || is_line_end(bytes[at]))) ++at;
      --count;
    } else if (may_be_closed && (c == '{' || c == '"')) {
      const auto end = end_of_value(bytes, at);
      // Looking for the end of each of many that have none would take too long.
      may_be_closed = end.has_value();
      at = end.value_or(at + 1);
    } else {
      ++at;
    }
  }
  return count > limit;
}

class PieceReader {
 public:
  PieceReader(Parser& parser, const Segment& segment, const base::Limits& limits)
      : parser_(parser),
        segment_(segment),
        limits_(limits),
        bytes_(segment.bytes.bytes().substr(0, segment.parsed_bytes)) {}

  Records read() {
    if (!is_too_large(bytes_) && read_whole()) {
      for (std::size_t i = 0; i < segment_.items.size() && !segment_.scan_problems.empty(); ++i) {
        note_fault(i, [&] { add_scan_problems(range_of(i), false); });
      }
      return std::move(records_);
    }
    for (std::size_t i = 0; i < segment_.items.size(); ++i) note_fault(i, [&] { read_item(i); });
    return std::move(records_);
  }

 private:
  // One parse for all items; false where an error or a token over the beginning of an item stands
  // against it.
  bool read_whole() {
    const Tree tree = parser_.parse(bytes_);
    const TSNode root = ts_tree_root_node(tree.get());
    if (ts_node_has_error(root)) return false;
    const bool has_separator =
        std::any_of(segment_.items.begin(), segment_.items.end(),
                    [](const ItemStart& item) { return item.kind == ItemKind::kSeparator; });
    // To the parser a separator is a comment: only its item tells.
    TreeReader reader(bytes_, 0, segment_.items, records_);
    if (!has_separator && reader.read(root) && !reader.misplaced()) return true;
    records_ = {};
    return false;
  }

  bool is_too_large(std::string_view bytes) const {
    return bytes.size() > limits_.max_parsed_bytes ||
           has_more_tokens(bytes, limits_.max_item_tokens);
  }

  text::Range range_of(std::size_t item) const {
    const bool is_last = item + 1 == segment_.items.size();
    return {segment_.items[item].at, is_last ? segment_.bytes.size() : segment_.items[item + 1].at};
  }

  // An item in which reading finds a problem is faulty as a whole.
  template <class Read>
  void note_fault(std::size_t item, Read read) {
    const std::size_t before = records_.problems.size();
    read();
    if (records_.problems.size() > before) records_.faulty.push_back(range_of(item));
  }

  void read_item(std::size_t index) {
    const text::Range whole = range_of(index);
    const text::Range range{whole.begin, std::min(whole.end, segment_.parsed_bytes)};
    if (range.begin >= range.end) return add_scan_problems(whole, false);
    if (is_too_large(bytes_.substr(range.begin, range.size()))) {
      records_.problems.push_back(
          {ProblemKind::kTooLarge, range, "this is too long to be read and was left out"});
      return;
    }
    const std::string_view text = bytes_.substr(range.begin, range.size());
    if (segment_.items[index].kind == ItemKind::kSeparator) add_separator(range.begin, text);
    const Tree tree = parser_.parse(text);
    const TSNode root = ts_tree_root_node(tree.get());
    const std::size_t first_record = records_.records.size();
    TreeReader reader(text, range.begin, std::span(&segment_.items[index], 1), records_);
    reader.read(root);
    const std::size_t before = records_.problems.size();
    const bool has_error = ts_node_has_error(root) || reader.misplaced();
    add_scan_problems(whole, has_error);
    if (reader.misplaced()) {
      for (std::size_t i = first_record; i < records_.records.size(); ++i)
        records_.records[i].broken = true;
    }
    if (records_.problems.size() > before || !has_error) return;
    std::optional<Problem> error;
    if (ts_node_has_error(root)) error = first_error(root, text, range.begin);
    const bool is_above =
        reader.misplaced() && (!error || reader.misplaced()->begin < error->range.begin);
    if (is_above) error = unexpected(*reader.misplaced(), range.end);
    if (error && segment_.items[index].kind == ItemKind::kHead)
      error = behind_brace(std::move(*error), range.end);
    if (error) records_.problems.push_back(std::move(*error));
  }

  // From there to the end of the line, or of the item.
  Problem unexpected(text::Range range, text::Offset item_end) const {
    std::string_view rest = bytes_.substr(range.begin, item_end - range.begin);
    rest = rest.substr(0, line_end(rest, 0));
    range.end = range.begin + static_cast<text::Offset>(rest.size());
    return {ProblemKind::kUnexpected, range, fmt::format("unexpected `{}`", quoted(rest))};
  }

  // Where the brace of a head fits nowhere, with the name in front or alone, what stands below it
  // and is no instruction is at fault.
  Problem behind_brace(Problem error, text::Offset item_end) const {
    const std::size_t begin = error.range.begin;
    const std::size_t end = line_end(bytes_, begin);
    if (error.kind != ProblemKind::kUnexpected || end >= item_end) return error;
    std::size_t brace = begin;
    while (brace < end && (is_word(bytes_[brace]) || is_blank(bytes_[brace]))) ++brace;
    const bool is_last =
        brace < end && bytes_[brace] == '{' && skip_blanks(bytes_, brace + 1) == end;
    std::string_view above = bytes_.substr(0, begin);
    while (!above.empty() && is_blank(above.back())) above.remove_suffix(1);
    if (!is_last || above.ends_with('{')) return error;
    std::size_t next = end;
    while (next < item_end && (is_blank(bytes_[next]) || is_line_end(bytes_[next]))) ++next;
    const auto place = static_cast<text::Offset>(next);
    return place < item_end ? unexpected({place, place}, item_end) : error;
  }

  void add_separator(text::Offset begin, std::string_view text) {
    const std::size_t dashes = text.find('/');
    const std::size_t end =
        std::min({text.find('\n', dashes), text.find('\r', dashes), text.size()});
    Record separator;
    separator.kind = RecordKind::kSeparator;
    separator.whole = {begin + static_cast<text::Offset>(dashes),
                       begin + static_cast<text::Offset>(end)};
    separator.first_part = static_cast<std::uint32_t>(records_.parts.size());
    records_.records.push_back(separator);
  }

  // What the scan found in these bytes. An opener left open is a fault only where the parser found
  // one too, and then explains it; an open comment always is one.
  void add_scan_problems(text::Range range, bool has_error) {
    for (const Problem& problem : segment_.scan_problems) {
      if (!range.contains(problem.range.begin)) continue;
      const bool is_open_comment = problem.range.begin == segment_.parsed_bytes;
      if (problem.kind == ProblemKind::kUnclosed && !has_error && !is_open_comment) continue;
      records_.problems.push_back(problem);
    }
  }

  Parser& parser_;
  const Segment& segment_;
  const base::Limits& limits_;
  std::string_view bytes_;
  Records records_;
};

}  // namespace

Records read_records(Parser& parser, const Segment& segment, const base::Limits& limits) {
  return PieceReader(parser, segment, limits).read();
}

}  // namespace syntax
