#include "hlo/scan.h"

#include <algorithm>
#include <limits>

namespace hlo {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_word_start(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

bool is_word(char c) { return is_word_start(c) || is_digit(c); }

bool is_name(char c) { return is_word(c) || c == '.' || c == '-'; }

// From an opening quote to behind the closing one; the text's size where that is missing.
std::size_t end_of_string(std::string_view text, std::size_t at) {
  const char quote = text[at];
  for (++at; at < text.size(); ++at) {
    if (text[at] == quote) return at + 1;
    if (text[at] == '\\') ++at;
  }
  return std::string_view::npos;
}

}  // namespace

void Scan::pass_blanks() {
  while (at_ < text_.size()) {
    const char c = text_[at_];
    if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
      ++at_;
      continue;
    }
    if (text_.compare(at_, 2, "/*") == 0) {
      const std::size_t end = text_.find("*/", at_ + 2);
      if (end == std::string_view::npos) return;
      at_ = end + 2;
    } else if (text_.compare(at_, 2, "//") == 0) {
      at_ = std::min(text_.find_first_of("\r\n", at_), text_.size());
    } else {
      return;
    }
  }
}

bool Scan::at_end() {
  pass_blanks();
  return at_ == text_.size();
}

std::size_t Scan::place() {
  pass_blanks();
  return at_;
}

std::string_view Scan::rest() { return text_.substr(place()); }

bool Scan::peek(char token) { return !at_end() && text_[at_] == token; }

bool Scan::take(char token) {
  if (!peek(token)) return false;
  ++at_;
  return true;
}

bool Scan::take(std::string_view token) {
  if (!rest().starts_with(token)) return false;
  at_ += token.size();
  return true;
}

std::string_view Scan::word() {
  const std::string_view left = rest();
  if (left.empty() || !is_word_start(left.front())) return {};
  std::size_t size = 1;
  while (size < left.size() && is_word(left[size])) ++size;
  at_ += size;
  return left.substr(0, size);
}

std::string_view Scan::name() {
  std::string_view left = rest();
  const std::size_t sigil = left.starts_with('%') ? 1 : 0;
  left.remove_prefix(sigil);
  if (left.empty() || !is_word_start(left.front())) return {};
  std::size_t size = 1;
  while (size < left.size() && is_name(left[size])) ++size;
  at_ += sigil + size;
  return left.substr(0, size);
}

std::optional<std::int64_t> Scan::integer() {
  const std::string_view left = rest();
  const bool negative = left.starts_with('-');
  std::size_t size = negative ? 1 : 0;
  std::uint64_t value = 0;
  constexpr auto kMost = std::numeric_limits<std::uint64_t>::max();
  for (; size < left.size() && is_digit(left[size]); ++size) {
    const auto digit = static_cast<std::uint64_t>(left[size] - '0');
    if (value > kMost / 10 || value * 10 > kMost - digit) return std::nullopt;
    value = value * 10 + digit;
  }
  if (size == (negative ? 1U : 0U)) return std::nullopt;
  if (negative && value > std::uint64_t{1} << 63) return std::nullopt;
  at_ += size;
  return static_cast<std::int64_t>(negative ? 0 - value : value);
}

std::string_view Scan::quoted() {
  const std::size_t begin = place();
  if (!peek('"') && !peek('\'')) return {};
  const std::size_t end = end_of_string(text_, begin);
  if (end == std::string_view::npos) return {};
  at_ = end;
  return text_.substr(begin, end - begin);
}

std::string_view Scan::braced() {
  const std::size_t begin = place();
  if (!peek('{')) return {};
  std::size_t depth = 0;
  for (std::size_t at = begin; at < text_.size(); ++at) {
    if (text_[at] == '"') {
      at = end_of_string(text_, at);
      if (at == std::string_view::npos) return {};
      --at;
    } else if (text_[at] == '{') {
      ++depth;
    } else if (text_[at] == '}' && --depth == 0) {
      at_ = at + 1;
      return text_.substr(begin, at_ - begin);
    }
  }
  return {};
}

}  // namespace hlo
