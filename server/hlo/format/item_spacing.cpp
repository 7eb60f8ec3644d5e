#include "hlo/format/item_spacing.h"

#include <utility>

#include "hlo/format/literal_spacing.h"
#include "hlo/format/value_spacing.h"
#include "hlo/known_words.h"
#include "hlo/values/values_grammar.h"
#include "hlo/values/values_names.h"
#include "hlo/values/values_tokens.h"

namespace hlo {
namespace {

bool is_name(std::string_view written) {
  return written.front() == '%' || written.back() == ':' || !is_reserved_word(written);
}

bool is_odd_name_byte(char c) { return is_word_byte(c) || c == '<' || c == '>'; }

}  // namespace

bool ItemSpacing::put(char token, Gap gap) {
  const std::size_t begin = reader_.place();
  if (!reader_.take(token)) return false;
  gaps_.put(begin, begin + 1, gap);
  return true;
}

bool ItemSpacing::put_word(Gap gap) {
  const std::size_t begin = reader_.place();
  if (reader_.take_word().empty()) return false;
  gaps_.put(begin, end(), gap);
  return true;
}

bool ItemSpacing::put_name(Gap gap) {
  const std::size_t begin = reader_.place();
  if (!reader_.take_name() || !is_name(text_.substr(begin, end() - begin))) return false;
  gaps_.put(begin, end(), gap);
  return true;
}

bool ItemSpacing::put_integer(Gap gap) {
  const std::size_t begin = reader_.place();
  if (!reader_.peek_integer() || !reader_.expect_integer()) return false;
  gaps_.put(begin, end(), gap);
  return true;
}

std::optional<text::Range> ItemSpacing::put_shape(Gap gap) {
  const std::size_t begin = reader_.place();
  if (!read_shape(reader_)) return std::nullopt;
  const text::Range range = reader_.range_from(begin);
  space_shape(text_, range, gap, gaps_);
  return range;
}

// Header, tables

bool ItemSpacing::put_header(Gap gap, bool& ends_with_table) {
  gaps_.set_indent(0);
  if (!put_word(gap)) return false;
  // XLA prints no name, but its comma, where it was told to hide names.
  const bool is_named = !reader_.peek(',');
  if (is_named && !put_module_name()) return false;
  for (Gap comma = is_named ? Gap::none() : Gap::blank(); put(',', comma); comma = Gap::none()) {
    if (!put_header_attribute(ends_with_table)) return false;
  }
  return true;
}

// Names of old dumps, such as jit_<lambda>.7, are more than a name.
bool ItemSpacing::put_module_name() {
  const std::size_t begin = reader_.place();
  if (!reader_.take_name() || !is_name(text_.substr(begin, end() - begin))) return false;
  std::size_t last = end();
  if (last < text_.size() && text_[last] == '<') {
    while (last < text_.size() && is_odd_name_byte(text_[last])) ++last;
    reader_.go_to(last);
  }
  gaps_.put(begin, last, Gap::blank());
  return true;
}

bool ItemSpacing::put_header_attribute(bool& is_table) {
  const std::size_t begin = reader_.place();
  const std::string_view name = reader_.take_attribute_name();
  if (name.empty()) return false;
  gaps_.put(begin, end(), Gap::blank());
  is_table = false;
  if (name == "entry_computation_layout") return put_entry_layout();
  const auto type = find_header_value_type(find_known_word(name));
  is_table = type == ValueType::kRecoveryTable;
  return type ? put_typed(*type) : put_unknown();
}

bool ItemSpacing::put_entry_layout() {
  if (!put('{', Gap::none()) || !reader_.peek('(') || !put_shape(Gap::none())) return false;
  const std::size_t arrow = reader_.place();
  if (!reader_.take("->")) return false;
  gaps_.put(arrow, end(), Gap::none());
  return put_shape(Gap::none()) && put('}', Gap::none());
}

bool ItemSpacing::put_title(Gap gap) {
  gaps_.set_indent(0);
  return put_word(gap);
}

bool ItemSpacing::put_row(Gap gap) {
  gaps_.set_indent(0);
  if (!put_integer(gap)) return false;
  const std::size_t begin = reader_.place();
  if (reader_.peek('{')) {
    if (!read_fields(reader_)) return false;
    space_value(text_, reader_.range_from(begin), ValueType::kMetadata, Gap::blank(), gaps_);
    return true;
  }
  if (!reader_.expect_string()) return false;
  gaps_.put(begin, end(), Gap::blank());
  return true;
}

// Computations

bool ItemSpacing::put_head(Gap gap) {
  gaps_.set_indent(0);
  if (reader_.peek_word() == "ENTRY") {
    if (!put_word(gap)) return false;
    gap = Gap::blank();
  }
  if (!reader_.peek('{') && !reader_.peek('(')) {
    if (!put_name(gap)) return false;
    gap = Gap::blank();
  }
  if (reader_.peek('(')) {
    if (!put_signature(gap)) return false;
    gap = Gap::blank();
  }
  return put('{', gap);
}

// `(a: f32[], b: f32[4]) -> f32[4]`
bool ItemSpacing::put_signature(Gap gap) {
  if (!put('(', gap)) return false;
  gap = Gap::none();
  while (!reader_.peek(')')) {
    if (!put_name(gap) || !put_shape(Gap::blank())) return false;
    gap = Gap::blank();
    if (!put(',', Gap::none())) break;
  }
  if (!put(')', Gap::none())) return false;
  const std::size_t arrow = reader_.place();
  if (!reader_.take("->")) return false;
  gaps_.put(arrow, end(), Gap::blank());
  return put_result();
}

// Braces behind the result are its layout only where a number or a colon follows; else the body.
bool ItemSpacing::put_result() {
  const std::size_t begin = reader_.place();
  reader_.take_word();
  const bool is_array = reader_.peek('[') && reader_.pass_balanced() && reader_.peek('{');
  const std::size_t brace = reader_.place();
  const bool is_body =
      is_array && reader_.take('{') && !reader_.peek_integer() && !reader_.peek(':');
  reader_.go_to(begin);
  if (!is_body) return put_shape(Gap::blank()).has_value();
  ValueReader shape(text_.substr(0, brace));
  shape.go_to(begin);
  if (!read_shape(shape)) return false;
  const text::Range range = shape.range_from(begin);
  space_shape(text_, range, Gap::blank(), gaps_);
  reader_.go_to(range.end);
  return true;
}

bool ItemSpacing::put_close(Gap gap) {
  gaps_.set_indent(0);
  if (!put('}', gap)) return false;
  while (put(',', Gap::none())) {
    const std::size_t begin = reader_.place();
    const std::string_view name = reader_.take_attribute_name();
    if (name.empty()) return false;
    gaps_.put(begin, end(), Gap::blank());
    if (!(name == "execution_thread" ? put_typed(ValueType::kString) : put_unknown())) return false;
  }
  return true;
}

// Values

bool ItemSpacing::put_typed(ValueType type) {
  const std::size_t begin = reader_.place();
  const bool is_left_out = reader_.take("...");
  if (!is_left_out && !read_value(reader_, type)) return false;
  const text::Range range = reader_.range_from(begin);
  if (is_left_out) {
    gaps_.put(range.begin, range.end, Gap::none());
    return true;
  }
  if (type == ValueType::kTypedLiteral) return space_typed_literal(text_, range, gaps_);
  space_value(text_, range, type, Gap::none(), gaps_);
  return true;
}

// Of an attribute that nobody knows: a string, or one token or bracket and all that is glued to it.
// Blanks in it stay. A name behind it is the next instruction's.
bool ItemSpacing::put_unknown() {
  const std::size_t begin = reader_.place();
  if (reader_.peek_string()) return put_typed(ValueType::kString);
  do {
    const char c = reader_.at_end() ? '\0' : text_[reader_.place()];
    if (c == '"' || c == '\'') {
      if (!reader_.expect_string()) return false;
    } else if (c == '{' || c == '(' || c == '[') {
      if (!reader_.pass_balanced()) return false;
    } else {
      std::size_t last = reader_.place() + (c == '%' ? 1 : 0);
      while (last < text_.size() &&
             (is_word_byte(text_[last]) ||
              std::string_view("?<=>+~*#:").find(text_[last]) != std::string_view::npos))
        ++last;
      if (last == reader_.place()) return false;
      reader_.go_to(last);
    }
  } while (end() < text_.size() &&
           std::string_view(" \t\r\n/,})]%").find(text_[end()]) == std::string_view::npos);
  gaps_.put(begin, end(), Gap::none());
  return true;
}

}  // namespace hlo
