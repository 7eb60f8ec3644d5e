#include "hlo/values/values_reader.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "hlo/values/values_tokens.h"
#include "text/utf8.h"

namespace hlo {

void ValueReader::pass_blanks_here() { at_ = end_of_blanks(text_, at_); }

bool ValueReader::take(std::string_view token) {
  pass_blanks();
  if (text_.substr(at_, token.size()) != token) return false;
  at_ += token.size();
  return true;
}

std::string_view ValueReader::peek_word() {
  pass_blanks();
  if (at_ == text_.size() || !is_letter(text_[at_])) return {};
  std::size_t end = at_ + 1;
  while (end < text_.size() && is_word_byte(text_[end])) ++end;
  return text_.substr(at_, end - at_);
}

std::string_view ValueReader::take_word() {
  const std::string_view word = peek_word();
  at_ += word.size();
  return word;
}

std::string_view ValueReader::take_attribute_name() {
  const std::string_view word = peek_word();
  const std::size_t end = at_ + word.size();
  if (word.empty() || end == text_.size() || text_[end] != '=') return {};
  at_ = end + 1;
  return word;
}

bool ValueReader::take_name() {
  const bool has_sigil = peek('%');
  if (has_sigil) {
    if (at_ + 1 == text_.size() || !is_letter(text_[at_ + 1])) return false;
    ++at_;
  }
  if (take_word().empty()) return false;
  if (has_sigil || at_ == text_.size()) return true;
  if (text_[at_] == ':') ++at_;
  return at_ == text_.size() || text_[at_] != '=';
}

bool ValueReader::peek_integer() {
  pass_blanks();
  return end_of_integer(text_, at_) != kNoToken;
}

bool ValueReader::expect_integer() {
  pass_blanks();
  const std::size_t end = end_of_integer(text_, at_);
  if (end == kNoToken) return fail("expects integer");
  at_ = end;
  return true;
}

std::optional<std::int64_t> ValueReader::take_integer() {
  const std::size_t begin = place();
  if (!expect_integer()) return std::nullopt;
  return integer_value(text_.substr(begin, at_ - begin));
}

bool ValueReader::expect_integer32() {
  const std::size_t begin = place();
  const auto value = take_integer();
  if (!value) return false;
  const bool fits = *value >= std::numeric_limits<std::int32_t>::min() &&
                    *value <= std::numeric_limits<std::int32_t>::max();
  return fits || fail_at(range_from(begin), "value out of range for int32_t", "attribute");
}

bool ValueReader::expect_float() {
  const std::size_t begin = place();
  if (!expect_number()) return false;
  const std::string_view number = text_.substr(begin, at_ - begin);
  if (number.find("nan") != std::string_view::npos) return true;
  const auto value = decimal_value(number);
  if (!value) return fail_at(range_from(begin), kBeyondDouble, "attribute");
  const bool fits = std::abs(*value) <= static_cast<double>(std::numeric_limits<float>::max());
  return fits || fail_at(range_from(begin), "value out of range for float", "attribute");
}

bool ValueReader::expect_number() {
  pass_blanks();
  const std::size_t end = end_of_number(text_, at_);
  if (end == kNoToken) return fail("expects decimal or integer");
  at_ = end;
  return true;
}

bool ValueReader::expect_string() {
  const std::size_t end = peek_string() ? end_of_string(text_, at_) : kNoToken;
  if (end == kNoToken) return fail("expects string");
  at_ = end;
  return true;
}

bool ValueReader::expect_raw_braces() {
  if (!peek('{')) return fail("expects JSON dict");
  std::size_t depth = 0;
  for (std::size_t at = at_; at < text_.size();) {
    if (text_[at] == '"') {
      const std::size_t end = end_of_raw_string(text_, at);
      if (end == kNoToken) {
        at_ = at;
        return fail("expects JSON dict: a string in it never ends or is not UTF-8");
      }
      at = end;
      continue;
    }
    depth += text_[at] == '{' ? 1 : 0;
    const bool closes = text_[at++] == '}';
    if (!closes || --depth > 0) continue;
    at_ = at;
    return true;
  }
  return fail("expects JSON dict");
}

bool ValueReader::pass_balanced() {
  std::size_t depth = 0;
  while (!at_end()) {
    const char c = text_[at_];
    if (c == '"' || c == '\'') {
      if (!expect_string()) return false;
      continue;
    }
    ++at_;
    if (c == '(' || c == '{' || c == '[') ++depth;
    if ((c == ')' || c == '}' || c == ']') && (depth == 0 || --depth == 0)) return true;
  }
  return fail("a bracket is not closed");
}

std::string_view ValueReader::take_pattern() {
  const std::size_t begin = place();
  while (at_ < text_.size() &&
         (is_digit(text_[at_]) || text_[at_] == '_' || text_[at_] == '-' || text_[at_] == 'x'))
    ++at_;
  return text_.substr(begin, at_ - begin);
}

bool ValueReader::fail(std::string_view message, std::string_view code) {
  return fail_at(token_here(), message, code);
}

bool ValueReader::fail_at(text::Range range, std::string_view message, std::string_view code) {
  if (!failed_) note(range, message, code, Severity::kError);
  failed_ = true;
  return false;
}

void ValueReader::warn_at(text::Range range, std::string_view message, std::string_view code) {
  note_less(range, message, code, Severity::kWarning);
}

void ValueReader::note_at(text::Range range, std::string_view message) {
  note_less(range, message, "old-spelling", Severity::kNote);
}

void ValueReader::doubt_at(text::Range range, std::string_view message, std::string_view code) {
  note_less(range,
            std::string(message) + " (XLA's parser takes this; compilation stops in the verifier)",
            code, Severity::kError);
}

// The first of the gravest is kept.
void ValueReader::note_less(text::Range range, std::string_view message, std::string_view code,
                            Severity severity) {
  if (!failed_ && (message_.empty() || severity < severity_)) note(range, message, code, severity);
}

void ValueReader::note(text::Range range, std::string_view message, std::string_view code,
                       Severity severity) {
  fault_ = range;
  message_ = message;
  code_ = code;
  severity_ = severity;
}

// What stands next, as far as it can be told; the last byte at the end.
text::Range ValueReader::token_here() {
  const std::size_t begin = place();
  if (begin == text_.size()) {
    const auto end = static_cast<text::Offset>(begin);
    return {end == 0 ? 0 : end - 1, end};
  }
  std::size_t end = begin + text::utf8_step(text_, begin);
  if (peek_string()) {
    end = std::min(text_.find(text_[begin], begin + 1), text_.size() - 1) + 1;
  } else if (is_word_byte(text_[begin]) || text_[begin] == '%') {
    while (end < text_.size() && is_word_byte(text_[end])) ++end;
  }
  return {static_cast<text::Offset>(begin), static_cast<text::Offset>(end)};
}

}  // namespace hlo
