#include "syntax/scan.h"

#include <algorithm>
#include <array>
#include <cstring>

extern "C" {
#include "hlo_text.h"
}

namespace syntax {
namespace {

constexpr std::string_view kLayoutAttribute = "entry_computation_layout";
// Attributes whose value is raw text: only double quotes protect a brace in it.
constexpr std::array<std::string_view, 2> kRawAttributes = {"backend_config",
                                                            "frontend_attributes"};

// Bytes that the main loop need not look at one by one.
constexpr std::array<bool, 256> kPlain = [] {
  std::array<bool, 256> plain{};
  plain.fill(true);
  for (const char c : std::string_view(" \t\r\n\"'/{}(),["))
    plain[static_cast<unsigned char>(c)] = false;
  return plain;
}();

// Bytes inside a braced value that need not be looked at one by one.
constexpr std::array<bool, 256> kPlainInBraces = [] {
  std::array<bool, 256> plain{};
  plain.fill(true);
  for (const char c : std::string_view("\r\n\"'/{}")) plain[static_cast<unsigned char>(c)] = false;
  return plain;
}();

constexpr std::size_t kNotInLine = std::string_view::npos;

// Behind the closing quote of the string that begins at `at`, if that stands in the same line.
std::size_t string_end_in_line(std::string_view bytes, std::size_t at) {
  const char quote = bytes[at];
  for (++at; at < bytes.size(); ++at) {
    if (bytes[at] == quote) return at + 1;
    if (is_line_end(bytes[at])) return kNotInLine;
    if (bytes[at] == '\\' && at + 1 < bytes.size() && !is_line_end(bytes[at + 1])) ++at;
  }
  return kNotInLine;
}

// Behind the brace that closes the one at `at`, if all of it stands in one line without comments:
// nearly always so, and then no stop line can matter.
std::size_t braces_end_in_line(std::string_view bytes, std::size_t at, bool is_raw) {
  std::size_t depth = 0;
  while (at < bytes.size()) {
    const char c = bytes[at];
    if (kPlainInBraces[static_cast<unsigned char>(c)]) {
      ++at;
      continue;
    }
    if (is_line_end(c) || (c == '/' && !is_raw)) return kNotInLine;
    if (c == '"' || (c == '\'' && !is_raw)) {
      at = string_end_in_line(bytes, at);
      if (at == kNotInLine) return kNotInLine;
      continue;
    }
    ++at;
    if (c == '{') ++depth;
    if (c == '}' && --depth == 0) return at;
  }
  return kNotInLine;
}

// A word with `=` behind it, which no layout or literal has: an instruction, if one with a name
// that begins with a digit.
bool is_assignment(std::string_view bytes, std::size_t at) {
  const std::size_t behind = skip_blanks(bytes, at + word_at(bytes, at).size());
  return behind < bytes.size() && bytes[behind] == '=';
}

}  // namespace

Scan::Scan(std::string_view bytes, ScanState state) : bytes_(bytes), state_(state) {}

std::optional<ItemStart> Scan::next() {
  if (!is_started_) {
    is_started_ = true;
    at_line_start_ = false;
    if (state_.is_behind_comma) return begin_item(ItemKind::kLayoutRun);
    return begin_item(item_at(bytes_, 0, state_.context).value_or(ItemKind::kOther));
  }
  while (at_ < bytes_.size()) {
    if (at_line_start_) {
      at_line_start_ = false;
      if (const auto kind = item_at(bytes_, at_, state_.context)) return begin_item(*kind);
    }
    step();
    if (!state_.is_behind_comma) continue;
    return begin_item(ItemKind::kLayoutRun);
  }
  return std::nullopt;
}

ItemStart Scan::begin_item(ItemKind kind) {
  const ItemStart item{static_cast<text::Offset>(at_), kind, state_};
  state_.is_behind_comma = false;
  const bool ends_body =
      kind == ItemKind::kHeader || kind == ItemKind::kHead || kind == ItemKind::kSeparator;
  if (state_.context == Context::kBody && ends_body) {
    const std::size_t begin = skip_blanks(bytes_, at_);
    add_problem(ProblemKind::kBodyNotEnded, begin, begin + 1,
                "`}` is missing: the computation above is not closed");
    state_ = {};
  }
  if (state_.context == Context::kLayout && kind != ItemKind::kLayoutRun) state_ = {};
  in_header_ = kind == ItemKind::kHeader || kind == ItemKind::kLayoutRun;
  in_head_ = kind == ItemKind::kHead;
  before_ = 0;
  word_ = at_;
  lone_number_ = kind == ItemKind::kTableRow;
  return item;
}

void Scan::step() {
  const std::size_t start = at_;
  while (at_ < bytes_.size() && kPlain[static_cast<unsigned char>(bytes_[at_])]) ++at_;
  if (at_ > start) {
    before_ = bytes_[at_ - 1];
    word_ = start;
    return;
  }
  switch (bytes_[at_]) {
    case ' ':
    case '\t': ++at_; return;
    case '\r':
    case '\n': take_line_end(); return;
    case '"':
    case '\'': take_string(); return;
    case '/': take_slash(); return;
    case '{': open_brace(); return;
    case '}':
      if (state_.context == Context::kBody) state_ = {};
      if (state_.context == Context::kLayout) state_ = {};
      break;
    case '(':
      if (state_.context == Context::kLayout) ++state_.layout_depth;
      break;
    case ')':
      if (state_.context == Context::kLayout && state_.layout_depth > 0) --state_.layout_depth;
      break;
    case ',':
      state_.is_behind_comma = state_.context == Context::kLayout && state_.layout_depth > 0;
      break;
    case '[':
      // The commas between the dimensions of a shape are none between leaves.
      if (state_.context == Context::kLayout) {
        while (at_ + 1 < bytes_.size() && bytes_[at_] != ']' && !is_line_end(bytes_[at_])) ++at_;
        if (is_line_end(bytes_[at_])) return;
      }
      break;
    default: break;
  }
  before_ = bytes_[at_];
  ++at_;
}

void Scan::take_line_end() {
  const bool is_pair = bytes_[at_] == '\r' && at_ + 1 < bytes_.size() && bytes_[at_ + 1] == '\n';
  at_ += is_pair ? 2 : 1;
  at_line_start_ = true;
}

void Scan::open_brace() {
  const auto word_before_equals = [&] {
    std::string_view word = bytes_.substr(word_, at_ - word_);
    while (!word.empty() && (is_blank(word.back()) || is_line_end(word.back())))
      word.remove_suffix(1);
    if (word.ends_with('=')) word.remove_suffix(1);
    return word;
  };
  if (state_.context == Context::kTop && in_header_ && before_ == '=' &&
      word_before_equals() == kLayoutAttribute) {
    state_ = {Context::kLayout, 0};
    before_ = '{';
    ++at_;
    return;
  }
  if (state_.context == Context::kTop && !in_header_ && opens_body()) {
    state_ = {Context::kBody, 0};
    before_ = '{';
    ++at_;
    return;
  }
  take_value_brace();
}

// At top level a brace is the value of an attribute, a table row, a literal or a layout, or else
// opens a body.
bool Scan::opens_body() const {
  if (before_ != 0 && std::strchr("=(,{:", before_) != nullptr) return false;
  if (lone_number_) return false;
  std::size_t next = at_ + 1;
  while (next < bytes_.size() && (is_blank(bytes_[next]) || is_line_end(bytes_[next]))) ++next;
  if (next >= bytes_.size()) return true;
  const char c = bytes_[next];
  const bool is_digit = c >= '0' && c <= '9';
  if (is_digit) return is_assignment(bytes_, next);
  return c != ':' && (c != '{' || in_head_);
}

void Scan::take_value_brace() {
  const std::size_t begin = at_;
  const std::string_view name = bytes_.substr(word_, at_ - word_);
  const bool is_raw =
      before_ == '=' && std::any_of(kRawAttributes.begin(), kRawAttributes.end(),
                                    [&](std::string_view raw) { return name.starts_with(raw); });
  if (const std::size_t near = braces_end_in_line(bytes_, begin, is_raw); near != kNotInLine) {
    before_ = '}';
    at_ = near;
    return;
  }
  if (take_nested_body()) return;
  HloCursor cursor = hlo_cursor(bytes_.data() + begin, bytes_.data() + bytes_.size());
  HloGuard guard = hlo_guard();
  const bool is_closed = hlo_take(&cursor, &guard) && hlo_take_braces(&cursor, &guard, 1, is_raw);
  const std::size_t end = static_cast<std::size_t>(cursor.at - bytes_.data());
  if (guard.stopped || !is_closed) read_to(end + 1);
  before_ = '}';
  if (is_closed) {
    at_ = end;
    return;
  }
  at_ = guard.stopped ? static_cast<std::size_t>(cursor.mark - bytes_.data()) : bytes_.size();
  add_problem(ProblemKind::kUnclosed, begin, begin + 1, "this brace is not closed");
}

// A body in braces runs to its closing brace, over lines that begin like instructions; at the
// latest to a line that is surely a head.
bool Scan::take_nested_body() {
  HloCursor ahead = hlo_cursor(bytes_.data() + at_ + 1, bytes_.data() + bytes_.size());
  HloGuard unused = hlo_guard();
  const bool is_body = hlo_take_body_start(&ahead, &unused);
  if (!is_body) return false;
  const std::size_t begin = at_++;
  std::size_t depth = 1;
  while (at_ < bytes_.size() && depth > 0) {
    const char c = bytes_[at_];
    if (c == '"' || c == '\'') {
      take_string();
    } else if (c == '/') {
      take_slash();
    } else if (is_line_end(c)) {
      take_line_end();
      const bool is_item = begins_surely_like_head(bytes_, at_) ||
                           word_at(bytes_, skip_blanks(bytes_, at_)) == "HloModule";
      if (is_item) break;
    } else {
      depth += c == '{' ? 1 : 0;
      depth -= c == '}' ? 1 : 0;
      ++at_;
    }
  }
  at_line_start_ = at_line_start_ && depth > 0;
  before_ = '}';
  if (depth == 0) return true;
  read_to(line_end(bytes_, at_) + 1);
  add_problem(ProblemKind::kUnclosed, begin, begin + 1, "this body is not closed");
  return true;
}

void Scan::take_string() {
  const std::size_t begin = at_;
  if (const std::size_t near = string_end_in_line(bytes_, begin); near != kNotInLine) {
    before_ = '"';
    at_ = near;
    return;
  }
  HloCursor cursor = hlo_cursor(bytes_.data() + begin, bytes_.data() + bytes_.size());
  HloGuard guard = hlo_guard();
  const bool is_closed = hlo_take_string(&cursor, &guard);
  const std::size_t end = static_cast<std::size_t>(cursor.at - bytes_.data());
  if (guard.stopped || !is_closed) read_to(end + 1);
  before_ = '"';
  if (is_closed) {
    at_ = end;
    return;
  }
  at_ = guard.stopped ? static_cast<std::size_t>(cursor.mark - bytes_.data()) : bytes_.size();
  add_problem(ProblemKind::kUnclosed, begin, begin + 1, "this string is not closed");
}

void Scan::take_slash() {
  const std::string_view rest = bytes_.substr(at_);
  if (rest.starts_with("//")) {
    at_ = line_end(bytes_, at_);
    return;
  }
  if (!rest.starts_with("/*")) {
    before_ = '/';
    ++at_;
    return;
  }
  const std::size_t end = bytes_.find("*/", at_ + 2);
  if (end != std::string_view::npos) {
    at_ = end + 2;
    return;
  }
  open_comment_ = static_cast<text::Offset>(at_);
  add_problem(ProblemKind::kUnclosed, at_, at_ + 2, "this comment is not closed");
  at_ = bytes_.size();
}

void Scan::read_to(std::size_t at) {
  reach_ = std::max(reach_, static_cast<text::Offset>(std::min(at, bytes_.size())));
}

void Scan::add_problem(ProblemKind kind, std::size_t begin, std::size_t end, const char* message) {
  problems_.push_back(
      {kind, {static_cast<text::Offset>(begin), static_cast<text::Offset>(end)}, message});
}

}  // namespace syntax
