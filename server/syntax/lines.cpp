#include "syntax/lines.h"

#include <algorithm>
#include <array>

extern "C" {
#include "hlo_text.h"
}

namespace syntax {
namespace {

constexpr std::array<std::string_view, 4> kTitles = {"FileNames", "FunctionNames", "FileLocations",
                                                     "StackFrames"};

bool is_name_char(char c) { return hlo_is_name_char(static_cast<unsigned char>(c)); }
bool is_name_start(char c) { return hlo_is_name_start(static_cast<unsigned char>(c)); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Past blanks and comments that end in the line.
std::size_t skip_gap(std::string_view bytes, std::size_t at) {
  at = skip_blanks(bytes, at);
  while (bytes.substr(at).starts_with("/*")) {
    const std::size_t end = bytes.find("*/", at + 2);
    if (end == std::string_view::npos || line_end(bytes, at) < end) return at;
    at = skip_blanks(bytes, end + 2);
  }
  return at;
}

bool begins_like_instruction(std::string_view bytes, std::size_t at) {
  HloLine line = hlo_line_start();
  for (; at < bytes.size() && !is_line_end(bytes[at]); ++at) {
    if (hlo_line_step(&line, static_cast<unsigned char>(bytes[at]))) return true;
    if (line.state == kHloLineOther) return false;
  }
  return false;
}

bool ends_with_open_brace(std::string_view bytes, std::size_t at) {
  std::size_t end = line_end(bytes, at);
  while (end > at && is_blank(bytes[end - 1])) --end;
  return end > at && bytes[end - 1] == '{';
}

// `a=` begins a value in braces, no body.
bool begins_with_field(std::string_view bytes, std::size_t at) {
  const std::size_t begin = skip_blanks(bytes, at);
  const std::size_t end = begin + word_at(bytes, begin).size();
  return end > begin && end < bytes.size() && bytes[end] == '=';
}

// `ENTRY`, or a name with a signature or a body behind it. A name glued to `(` is more often the
// opcode of an instruction that goes on in this line: there the line must begin at its first
// column.
bool begins_like_head(std::string_view bytes, std::size_t line) {
  const std::size_t begin = skip_gap(bytes, line);
  if (word_at(bytes, begin) == "ENTRY") return true;
  const std::size_t name = begin < bytes.size() && bytes[begin] == '%' ? begin + 1 : begin;
  if (name >= bytes.size() || !is_name_start(bytes[name])) return false;
  const std::size_t behind = name + word_at(bytes, name).size();
  const std::size_t next = skip_blanks(bytes, behind);
  if (next >= bytes.size()) return false;
  if (bytes[next] == '{') return !begins_with_field(bytes, next + 1);
  return bytes[next] == '(' && (next > behind || begin == line);
}

bool is_separator(std::string_view bytes, std::size_t begin) {
  std::string_view line = bytes.substr(begin, line_end(bytes, begin) - begin);
  if (!line.starts_with("//")) return false;
  line.remove_prefix(2);
  const std::size_t dashes = skip_blanks(line, 0);
  line.remove_prefix(dashes);
  return line.starts_with("-----") && skip_blanks(line, 5) == line.size();
}

std::optional<ItemKind> item_at_top(std::string_view bytes, std::size_t line, std::size_t begin) {
  const char first = bytes[begin];
  if (first == '}') return ItemKind::kClose;
  if (is_digit(first)) {
    std::size_t at = begin;
    while (at < bytes.size() && is_digit(bytes[at])) ++at;
    const std::size_t next = skip_blanks(bytes, at);
    const bool is_row = next > at && next < bytes.size() &&
                        (bytes[next] == '"' || bytes[next] == '\'' || bytes[next] == '{');
    return is_row ? std::optional(ItemKind::kTableRow) : std::nullopt;
  }
  if (begins_like_head(bytes, line)) return ItemKind::kHead;
  return std::nullopt;
}

bool is_table_title(std::string_view bytes, std::size_t begin) {
  const std::string_view word = word_at(bytes, begin);
  if (std::find(kTitles.begin(), kTitles.end(), word) == kTitles.end()) return false;
  const std::size_t behind = skip_blanks(bytes, begin + word.size());
  return behind == bytes.size() || is_line_end(bytes[behind]);
}

}  // namespace

std::size_t line_end(std::string_view bytes, std::size_t at) {
  while (at < bytes.size() && !is_line_end(bytes[at])) ++at;
  return at;
}

std::size_t skip_blanks(std::string_view bytes, std::size_t at) {
  while (at < bytes.size() && is_blank(bytes[at])) ++at;
  return at;
}

std::string_view word_at(std::string_view bytes, std::size_t at) {
  std::size_t end = at;
  while (end < bytes.size() && is_name_char(bytes[end])) ++end;
  return bytes.substr(at, end - at);
}

bool begins_surely_like_head(std::string_view bytes, std::size_t line) {
  if (word_at(bytes, skip_gap(bytes, line)) == "ENTRY") return begins_like_head(bytes, line);
  if (line >= bytes.size() || is_blank(bytes[line])) return false;
  return begins_like_head(bytes, line) && ends_with_open_brace(bytes, line);
}

std::optional<ItemKind> item_at(std::string_view bytes, std::size_t line, Context context) {
  const std::size_t begin = skip_gap(bytes, line);
  if (begin >= bytes.size() || is_line_end(bytes[begin])) return std::nullopt;
  if (bytes[begin] == '/')
    return is_separator(bytes, begin) ? std::optional(ItemKind::kSeparator) : std::nullopt;
  if (begins_like_instruction(bytes, begin)) return ItemKind::kInstruction;
  if (word_at(bytes, begin) == "HloModule") return ItemKind::kHeader;
  if (context != Context::kBody && is_table_title(bytes, begin)) return ItemKind::kTableTitle;
  if (context == Context::kTop) return item_at_top(bytes, line, begin);
  if (context == Context::kBody && bytes[begin] == '}') return ItemKind::kClose;
  return begins_surely_like_head(bytes, line) ? std::optional(ItemKind::kHead) : std::nullopt;
}

}  // namespace syntax
