#include <cstddef>

#include "hlo/checks/values_grammar.h"
#include "hlo/checks/values_tokens.h"

namespace hlo {
namespace {

constexpr std::string_view kUnexpected = "unexpected token type in a literal";

bool is_word_of_literals(std::string_view word) { return word == "true" || word == "false"; }

// Literals hold millions of numbers, so numbers are read here, byte by byte, and the reader is
// asked for the odd case only.
class Literal {
 public:
  explicit Literal(ValueReader& reader)
      : reader_(reader), text_(reader.text()), at_(reader.place()) {}

  // Braces or one value.
  bool read_dense() { return (peek() == '{' ? read_array() : read_scalar()) && leave(); }

  // Parentheses with literals in them; commas do not matter.
  bool read_tuple() {
    std::size_t depth = 0;
    do {
      const char c = peek();
      if (c == '(') {
        ++depth;
        ++at_;
      } else if (c == ')') {
        --depth;
        ++at_;
      } else if (c == ',') {
        ++at_;
      } else if (!(c == '{' ? read_array() : read_scalar())) {
        return false;
      }
    } while (depth > 0);
    return leave();
  }

 private:
  char peek() {
    at_ = end_of_blanks(text_, at_);
    return at_ < text_.size() ? text_[at_] : '\0';
  }

  bool leave() {
    reader_.go_to(at_);
    return true;
  }

  bool fail(std::string_view message) {
    leave();
    return reader_.fail(message);
  }

  bool read_array() {
    std::size_t depth = 0;
    do {
      const char c = peek();
      if (is_digit(c) || c == '-') {
        if (!read_number()) return false;
      } else if (c == ',') {
        ++at_;
      } else if (c == '{') {
        ++depth;
        ++at_;
      } else if (c == '}') {
        --depth;
        ++at_;
      } else if (c == '.') {
        if (!read_dots(depth)) return false;
      } else if (!read_scalar()) {
        return false;
      }
    } while (depth > 0);
    return true;
  }

  // Short whole numbers, the most frequent, without a call.
  bool read_number() {
    std::size_t end = at_ + 1;
    while (end < text_.size() && is_digit(text_[end])) ++end;
    const bool is_short = end - at_ < 19 && is_digit(text_[end - 1]);
    const bool is_plain =
        end < text_.size() && (text_[end] == ',' || text_[end] == ' ' || text_[end] == '}');
    if (!is_short || !is_plain) end = end_of_number(text_, at_);
    if (end == kNoToken) return fail(kUnexpected);
    at_ = end;
    return true;
  }

  bool read_dots(std::size_t depth) {
    if (text_.substr(at_, 3) != "..." || text_.substr(at_ + 3, 1) == ".") return fail(kUnexpected);
    if (depth != 1)
      return fail("expects `...` at nest level 1, but sees it at nest level " +
                  std::to_string(depth));
    at_ += 3;
    return true;
  }

  bool read_scalar() {
    const char c = peek();
    if (c == '(') return read_complex();
    return c == '.' ? read_dots(0) : read_plain();
  }

  // A number, inf, nan, or a word.
  bool read_plain() {
    const char c = peek();
    if (is_digit(c) || c == '-') return read_number();
    std::size_t end = at_;
    while (end < text_.size() && is_word_byte(text_[end])) ++end;
    if (!is_word_of_literals(text_.substr(at_, end - at_))) {
      end = at_ < text_.size() ? end_of_number(text_, at_) : kNoToken;
    }
    if (end == kNoToken) return fail(kUnexpected);
    at_ = end;
    return true;
  }

  bool read_complex() {
    ++at_;
    if (!read_plain()) return false;
    if (peek() != ',') return fail("expects ',' in a complex value");
    ++at_;
    if (!read_plain()) return false;
    if (peek() != ')') return fail("expect ')' after complex number");
    ++at_;
    return true;
  }

  ValueReader& reader_;
  std::string_view text_;
  std::size_t at_;
};

// `f32[2,2] {…}`, as old dumps have it.
bool begins_with_shape(ValueReader& reader) {
  const std::string_view word = reader.peek_word();
  const std::size_t end = reader.place() + word.size();
  return !word.empty() && end < reader.text().size() && reader.text()[end] == '[';
}

// Old dumps have no layout there, so braces begin the literal.
bool read_shape_in_front(ValueReader& reader) {
  reader.take_word();
  return read_list(reader, '[', ']', "expects a list starting with kLsquare",
                   [&reader] { return reader.expect_integer(); });
}

bool is_unknown_value(std::string_view word) {
  return word == "unknown" || word == "undetermined" || word == "token";
}

// A shape and its value. Where the shape has bounds, the number of elements that count may stand in
// parentheses between them.
bool read_typed_leaf(ValueReader& reader) {
  const std::size_t begin = reader.place();
  if (!read_shape(reader)) return false;
  const bool has_bound = reader.text().substr(begin, reader.range_from(begin).size()).find("<=") !=
                         std::string_view::npos;
  if (has_bound && reader.peek('(')) {
    if (!read_list(reader, '(', ')', "", [&reader] { return reader.expect_integer(); }))
      return false;
  }
  const std::size_t value = reader.place();
  if (is_unknown_value(reader.take_word())) return true;
  reader.go_to(value);
  return Literal(reader).read_dense();
}

}  // namespace

bool read_literal(ValueReader& reader, std::string_view shape) {
  if (begins_with_shape(reader) && !read_shape_in_front(reader)) return false;
  const bool is_tuple = shape.starts_with('(') && reader.peek('(');
  if (!(is_tuple ? Literal(reader).read_tuple() : Literal(reader).read_dense())) return false;
  return reader.at_end() || reader.fail("expects ')' after constant literal");
}

bool read_typed_literal(ValueReader& reader) {
  std::size_t depth = 0;
  do {
    if (reader.take('(')) {
      ++depth;
    } else if (depth > 0 && reader.take(')')) {
      --depth;
    } else if (depth == 0 || !reader.take(',')) {
      if (!read_typed_leaf(reader)) return false;
    }
  } while (depth > 0);
  return true;
}

}  // namespace hlo
