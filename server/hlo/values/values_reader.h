#pragma once

// ValueReader: takes the tokens of a shape, an attribute value or a literal one after the other, as
// strictly as XLA's lexer cuts them, and keeps the first fault. Functions answer whether what they
// were asked for stood there; once one has failed the place means nothing and the fault stays.
// `take` asks, `expect` notes a fault where the answer is no. The files values_*.cpp look here,
// and the formatter. The text must outlive the reader.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "hlo/problem.h"
#include "text/range.h"

namespace hlo {

class ValueReader {
 public:
  explicit ValueReader(std::string_view text) : text_(text) {}

  bool failed() const { return failed_; }
  // There is one without a failure too: see `warn_at`.
  bool has_message() const { return !message_.empty(); }
  const std::string& message() const { return message_; }
  std::string_view code() const { return code_; }
  Severity severity() const { return severity_; }
  text::Range fault() const { return fault_; }  // relative to the text

  bool at_end() {
    pass_blanks();
    return at_ == text_.size();
  }
  bool peek(char token) {
    pass_blanks();
    return at_ < text_.size() && text_[at_] == token;
  }
  bool take(char token) {
    if (!peek(token)) return false;
    ++at_;
    return true;
  }
  bool take(std::string_view token);  // `->`, `<=`, `...`
  bool expect(char token, std::string_view message) { return take(token) || fail(message); }

  // The letters, digits, `_`, `.` and `-` that begin here, not with a digit or `-`; empty where
  // there are none.
  std::string_view peek_word();
  std::string_view take_word();
  // A word with an equals sign glued to it, which is taken; empty where there is none.
  std::string_view take_attribute_name();
  // With `%` in front or without, a glued colon taken.
  bool take_name();

  bool peek_integer();
  bool expect_integer();
  // With its value: numbers from 2^63 on wrap, as they do in XLA.
  std::optional<std::int64_t> take_integer();
  bool expect_integer32();
  // INT, FLOAT, inf, -inf, nan; with a payload behind nan.
  bool expect_number();
  // One that fits a float of 32 bits.
  bool expect_float();
  bool peek_string() { return peek('"') || peek('\''); }
  bool expect_string();
  // Braces taken as they are, in which only double quotes protect.
  bool expect_raw_braces();
  // From an opener to what closes it; strings protect. For values that are left to others.
  bool pass_balanced();
  // Digits, `_`, `-` and `x`: the pattern tokens. Empty where there are none.
  std::string_view take_pattern();

  // Notes the fault at the token that comes next. Always false.
  bool fail(std::string_view message, std::string_view code = "syntax");
  // At a place taken before.
  bool fail_at(text::Range range, std::string_view message, std::string_view code = "syntax");
  // What XLA prints or printed but does not read. Reading goes on.
  void warn_at(text::Range range, std::string_view message, std::string_view code = "syntax");
  // An old spelling that XLA's parser no longer reads. Reading goes on.
  void note_at(text::Range range, std::string_view message);
  // What XLA's parser takes and its verifier refuses; reading goes on, for a fault that the parser
  // refuses counts more.
  void doubt_at(text::Range range, std::string_view message, std::string_view code);

  std::size_t place() {
    pass_blanks();
    return at_;
  }
  void go_to(std::size_t at) { at_ = at; }
  text::Range range_from(std::size_t begin) const {
    return {static_cast<text::Offset>(begin), static_cast<text::Offset>(at_)};
  }
  std::string_view text() const { return text_; }

 private:
  void pass_blanks() {
    if (at_ < text_.size() && (static_cast<unsigned char>(text_[at_]) <= ' ' || text_[at_] == '/'))
      pass_blanks_here();
  }
  void pass_blanks_here();
  void note(text::Range range, std::string_view message, std::string_view code, Severity severity);
  void note_less(text::Range range, std::string_view message, std::string_view code,
                 Severity severity);
  text::Range token_here();

  std::string_view text_;
  std::size_t at_ = 0;
  bool failed_ = false;
  Severity severity_ = Severity::kError;
  text::Range fault_;
  std::string_view code_ = "syntax";
  std::string message_;
};

}  // namespace hlo
