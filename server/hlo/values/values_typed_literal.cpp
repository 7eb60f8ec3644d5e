#include <algorithm>

#include "hlo/values/values_grammar.h"
#include "hlo/values/values_literal.h"

namespace hlo {
namespace {

// Old dumps have no layout there, so braces begin the literal.
bool read_shape_in_front(ValueReader& reader) {
  const std::size_t begin = reader.place();
  reader.take_word();
  const bool is_read = read_list(reader, '[', ']', "expects a list starting with kLsquare",
                                 [&reader] { return reader.expect_integer(); });
  if (is_read) {
    reader.note_at(reader.range_from(begin),
                   "an old spelling: the shape stands in front of the opcode only");
  }
  return is_read;
}

// `f32[2,2] {…}`
bool begins_with_shape(ValueReader& reader) {
  const std::string_view word = reader.peek_word();
  const std::size_t end = reader.place() + word.size();
  return !word.empty() && end < reader.text().size() && reader.text()[end] == '[';
}

bool is_unknown_value(std::string_view word) {
  return word == "unknown" || word == "undetermined" || word == "token";
}

// A shape and its value. Where the shape has bounds, the number of elements that count may stand in
// parentheses between them.
bool read_typed_leaf(ValueReader& reader, LiteralReader& literal) {
  const std::size_t begin = reader.place();
  if (!read_shape(reader)) return false;
  const text::Range range = reader.range_from(begin);
  const auto shape = read_shape(reader.text().substr(range.begin, range.size()));
  const std::size_t behind = reader.place();
  const bool has_bound =
      shape && shape->is_array() && std::ranges::any_of(shape->dimensions, &Dimension::is_dynamic);
  if (has_bound && reader.peek('(')) {
    if (!read_list(reader, '(', ')', "", [&reader] { return reader.expect_integer(); }))
      return false;
    reader.note_at(reader.range_from(behind),
                   "XLA's printer writes these sizes, and its parser reads none");
  }
  const std::size_t value = reader.place();
  if (is_unknown_value(reader.take_word())) {
    reader.note_at(reader.range_from(value),
                   "XLA's printer writes this word, and its parser reads a value only");
    return true;
  }
  reader.go_to(value);
  // How many elements there are is not the shape's to say where it has bounds.
  return literal.read_dense(reader, shape && !has_bound ? *shape : Shape{});
}

}  // namespace

bool read_literal(ValueReader& reader, const Shape& shape, LiteralReader& literal) {
  if (begins_with_shape(reader) && !read_shape_in_front(reader)) return false;
  return literal.read(reader, shape);
}

bool read_typed_literal(ValueReader& reader) {
  LiteralReader literal;
  std::size_t depth = 0;
  do {
    if (reader.take('(')) {
      ++depth;
    } else if (depth > 0 && reader.take(')')) {
      --depth;
    } else if (depth == 0 || !reader.take(',')) {
      if (!read_typed_leaf(reader, literal)) return false;
    }
  } while (depth > 0);
  return true;
}

}  // namespace hlo
