#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "hlo/values/values_grammar.h"

namespace hlo {
namespace {

bool read_index(ValueReader& reader, ShapeIndex& index) {
  if (!reader.expect('{', "Expects '{' at the start of ShapeIndex")) return false;
  while (!reader.peek('}')) {
    const auto position = reader.take_integer();
    if (!position) return false;
    index.push_back(*position);
    if (!reader.take(',')) break;
  }
  return reader.expect('}', "Expects '}' at the end of ShapeIndex");
}

// `1, {}` behind an opening parenthesis. XLA passes over a number that is missing in front of the
// comma: which parameter is meant is not known.
bool read_buffer(ValueReader& reader, BufferName& buffer, std::string_view format) {
  const std::size_t begin = reader.place();
  if (reader.take(',')) {
    reader.warn_at(reader.range_from(begin),
                   "the number of the parameter is missing here; XLA's parser passes over that");
    return read_index(reader, buffer.index);
  }
  const auto number = reader.take_integer();
  if (!number) return false;
  buffer.parameter = *number;
  buffer.range = reader.range_from(begin);
  return reader.expect(',', format) && read_index(reader, buffer.index);
}

bool judge_parameter(ValueReader& reader, const BufferName& buffer) {
  return buffer.parameter >= 0 ||
         reader.fail_at(
             buffer.range,
             fmt::format("the number of a parameter is not negative: {}", buffer.parameter),
             "alias");
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

// `{0}: (1, {}, may-alias)`
bool read_alias(ValueReader& reader, BufferName& buffer) {
  constexpr std::string_view kFormat =
      "Expected format: <output_shape_index>: (<input_param>, <input_param_shape_index>) OR "
      "<output_shape_index>: <input_param>";
  const std::size_t begin = reader.place();
  if (!read_index(reader, buffer.output)) return false;
  const text::Range output = reader.range_from(begin);
  if (!reader.expect(':', kFormat)) return false;
  if (reader.peek_integer()) {
    return reader.fail(
        "Expected format: <output_shape_index>: (<input_param>, <input_param_shape_index>); a "
        "number alone is an old spelling",
        "alias");
  }
  if (!reader.expect('(', kFormat) || !read_buffer(reader, buffer, kFormat)) return false;
  if (reader.take(',')) {
    const std::string_view kind = reader.peek_word();
    if (kind != "may-alias" && kind != "must-alias")
      return reader.fail("Unexpected aliasing kind; expected may-alias or must-alias", "alias");
    reader.take_word();
  }
  if (!reader.expect(')', kFormat)) return false;
  if (std::ranges::any_of(buffer.output, [](std::int64_t i) { return i < 0; }))
    return reader.fail_at(output, "no shape has an element with a negative number", "alias");
  return judge_parameter(reader, buffer);
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

bool read_aliases(ValueReader& reader, std::vector<BufferName>& buffers) {
  return read_entries(reader, "Expects '}' at the end of aliasing description", [&] {
    BufferName buffer;
    if (!read_alias(reader, buffer)) return false;
    // Of two entries for one output the second counts.
    std::erase_if(buffers, [&](const BufferName& other) { return other.output == buffer.output; });
    const bool is_taken =
        std::ranges::any_of(buffers, [&](const BufferName& other) { return other.is(buffer); });
    if (is_taken) {
      reader.doubt_at(buffer.range,
                      fmt::format("parameter {} at index {} is aliased to two outputs",
                                  buffer.parameter, print_index(buffer.index)),
                      "unverified-alias");
    }
    buffers.push_back(std::move(buffer));
    return true;
  });
}

bool read_donors(ValueReader& reader, std::vector<BufferName>& buffers) {
  return read_entries(reader, "Expects '}' at the end of buffer donor description", [&] {
    constexpr std::string_view kFormat =
        "Expected format: (<input_param>, <input_param_shape_index>)";
    BufferName buffer;
    if (!reader.expect('(', kFormat) || !read_buffer(reader, buffer, kFormat) ||
        !reader.expect(')', kFormat) || !judge_parameter(reader, buffer))
      return false;
    buffers.push_back(std::move(buffer));
    return true;
  });
}

void find_aliased_donors(ValueReader& reader, std::string_view aliases) {
  std::vector<BufferName> aliased;
  std::vector<BufferName> donated;
  ValueReader alias_reader(aliases);
  ValueReader donor_reader(reader.text());
  if (!read_aliases(alias_reader, aliased) || !read_donors(donor_reader, donated)) return;
  for (const BufferName& donor : donated) {
    const bool is_aliased =
        std::ranges::any_of(aliased, [&](const BufferName& alias) { return alias.is(donor); });
    if (!is_aliased) continue;
    reader.doubt_at(donor.range,
                    fmt::format("Input {} at index {} is registered as a buffer donor. However, it "
                                "is also in the input output alias config.",
                                donor.parameter, print_index(donor.index)),
                    "unverified-alias");
  }
}

bool read_operand_aliases(ValueReader& reader) {
  return read_entries(reader, "Expects '}' at the end of aliasing description", [&reader] {
    constexpr std::string_view kFormat =
        "Expected format: <output_shape_index>: (<operand_index>, <operand_shape_index>)";
    BufferName buffer;
    return read_index(reader, buffer.output) && reader.expect(':', kFormat) &&
           reader.expect('(', kFormat) && read_buffer(reader, buffer, kFormat) &&
           reader.expect(')', kFormat);
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
