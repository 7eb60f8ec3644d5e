#include "hlo/checks/values_grammar.h"

namespace hlo {
namespace {

// `{0}: (1, {}` of an entry: what is shared with what.
bool read_alias_start(ValueReader& reader, std::string_view format) {
  if (!read_shape_index(reader) || !reader.expect(':', format)) return false;
  if (!reader.expect('(', format) || !reader.expect_integer() || !reader.expect(',', format))
    return false;
  return read_shape_index(reader);
}

// Items with commas between; one may stand behind the last.
template <class Item>
bool read_entries(ValueReader& reader, std::string_view end, Item item) {
  if (!reader.expect('{', "expects a list starting with kLbrace")) return false;
  while (!reader.peek('}')) {
    if (!item()) return false;
    if (!reader.take(',')) break;
  }
  return reader.expect('}', end);
}

bool is_alias_kind(std::string_view word) {
  return word == "may-alias" || word == "must-alias" || word == "MAY_ALIAS" ||
         word == "MUST_ALIAS" || word == "USER" || word == "SYSTEM";
}

// `{0}: (1, {}, may-alias)`; old dumps have `{0}: 1`.
bool read_alias(ValueReader& reader) {
  constexpr std::string_view kFormat =
      "Expected format: <output_shape_index>: (<input_param>, <input_param_shape_index>) OR "
      "<output_shape_index>: <input_param>";
  const std::size_t begin = reader.place();
  if (read_shape_index(reader) && reader.take(':') && reader.peek_integer())
    return reader.expect_integer();
  if (reader.failed()) return false;
  reader.go_to(begin);
  if (!read_alias_start(reader, kFormat)) return false;
  if (reader.take(',')) {
    if (!is_alias_kind(reader.peek_word()))
      return reader.fail("Unexpected aliasing kind; expected may-alias or must-alias");
    reader.take_word();
  }
  return reader.expect(')', kFormat);
}

// `{"name" {0}}`
bool read_original_array(ValueReader& reader) {
  if (!reader.expect('{', "expects '{' before an original array")) return false;
  if (reader.take('}')) return true;
  if (!reader.expect_string()) return false;
  if (reader.peek('{') && !read_shape_index(reader)) return false;
  return reader.expect('}', "expects '}' at the end of an original array");
}

// `{log_mode=default, callback_id=7}`
bool read_debug_fields(ValueReader& reader) {
  return read_list(reader, '{', '}', "expects '{' before debug attributes", [&reader] {
    if (reader.take_attribute_name().empty()) return reader.fail("expects attribute name");
    return !reader.take_word().empty() || reader.expect_integer();
  });
}

}  // namespace

bool read_aliases(ValueReader& reader) {
  return read_entries(reader, "Expects '}' at the end of aliasing description",
                      [&reader] { return read_alias(reader); });
}

bool read_donors(ValueReader& reader) {
  return read_entries(reader, "Expects '}' at the end of buffer donor description", [&reader] {
    constexpr std::string_view kFormat =
        "Expected format: (<input_param>, <input_param_shape_index>)";
    return reader.expect('(', kFormat) && reader.expect_integer() && reader.expect(',', kFormat) &&
           read_shape_index(reader) && reader.expect(')', kFormat);
  });
}

bool read_operand_aliases(ValueReader& reader) {
  return read_entries(reader, "Expects '}' at the end of aliasing description", [&reader] {
    constexpr std::string_view kFormat =
        "Expected format: <output_shape_index>: (<operand_index>, <operand_shape_index>)";
    return read_alias_start(reader, kFormat) && reader.expect(')', kFormat);
  });
}

// Entries without commas between: `{"a"} : {"b"}, "module"`.
bool read_recovery_table(ValueReader& reader) {
  if (!reader.expect('{', "expects '{' at the start of the table")) return false;
  while (!reader.take('}')) {
    if (!read_original_array(reader) || !reader.expect(':', "expects ':' behind an original array"))
      return false;
    if (!read_original_array(reader)) return false;
    if (reader.take(',') && !reader.expect_string()) return false;
  }
  return true;
}

bool read_debug_attributes(ValueReader& reader) {
  return read_list(reader, '{', '}', "expects '{' at the start of debug attributes", [&reader] {
    if (!read_original_array(reader) || !reader.expect(':', "expects ':' behind an original array"))
      return false;
    if (reader.peek('{')) return read_debug_fields(reader);
    return read_list(reader, '(', ')', "expects '(' or '{' before debug attributes",
                     [&reader] { return read_debug_fields(reader); });
  });
}

}  // namespace hlo
