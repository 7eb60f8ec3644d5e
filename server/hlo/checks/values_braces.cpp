#include <fmt/format.h>

#include "hlo/checks/values_grammar.h"

namespace hlo {
namespace {

// A field of a kind that is not known here: of an older or newer release.
bool read_any_value(ValueReader& reader) {
  if (reader.peek_string()) return reader.expect_string();
  if (reader.peek('{')) return reader.pass_balanced();
  if (!reader.take_word().empty()) return true;
  return reader.expect_number();
}

// `{field=value field=value}` with blanks or commas between; `read_field` gets the name of each.
template <class Field>
bool read_sub_attributes(ValueReader& reader, Field read_field) {
  if (!reader.expect('{', "expects '{' to start sub attributes")) return false;
  while (!reader.take('}')) {
    reader.take(',');
    const std::string_view name = reader.take_attribute_name();
    if (name.empty()) return reader.fail("expects attribute name");
    if (!read_field(name)) return false;
  }
  return true;
}

bool is_string_field(std::string_view name) {
  return name == "op_name" || name == "op_type" || name == "source_file" ||
         name == "deduplicated_name" || name == "scheduling_name" || name == "metadata_payload";
}

bool is_number_field(std::string_view name) {
  return name == "source_line" || name == "source_end_line" || name == "source_column" ||
         name == "source_end_column" || name == "stack_frame_id";
}

// Of a row of a stack table.
bool is_table_field(std::string_view name) {
  return name == "file_name_id" || name == "function_name_id" || name == "line" ||
         name == "end_line" || name == "column" || name == "end_column" ||
         name == "file_location_id" || name == "parent_frame_id";
}

// `{atol=1e-5,rtol=0,ulps=2}`
bool read_tolerance(ValueReader& reader) {
  return read_list(reader, '{', '}', "expects '{' behind tolerance", [&reader] {
    if (reader.take_attribute_name().empty()) return reader.fail("expects attribute name");
    return reader.expect_number();
  });
}

// What stands between `{` and `}` of one array of an origin: nothing, or a name with an index or
// without.
bool read_origin_array(ValueReader& reader) {
  if (!reader.expect('{', "expects '{'")) return false;
  if (reader.take('}')) return true;
  if (!reader.expect_string()) return false;
  if (reader.peek('{') && !read_shape_index(reader)) return false;
  return reader.expect('}', "expects '}' at the end of an original array");
}

}  // namespace

bool read_metadata(ValueReader& reader) {
  return read_sub_attributes(reader, [&reader](std::string_view name) {
    if (is_string_field(name)) return reader.expect_string();
    if (is_number_field(name)) return reader.expect_integer();
    if (name == "profile_type") return read_integers(reader, '{', '}');
    return read_any_value(reader);
  });
}

bool read_fields(ValueReader& reader) {
  return read_sub_attributes(reader, [&reader](std::string_view name) {
    return is_table_field(name) ? reader.expect_integer() : read_any_value(reader);
  });
}

// The tree of arrays is read as XLA does: parentheses and commas in any order.
bool read_origin(ValueReader& reader) {
  constexpr std::string_view kMessage =
      "Expects '[synthetic]' or a tuple tree of original arrays in original_value field.";
  if (!reader.expect('{', "expects '{' at the start of an origin")) return false;
  while (!reader.take('}')) {
    if (reader.take('(') || reader.take(')') || reader.take(',')) continue;
    if (reader.take('[')) {
      const bool has_path =
          reader.peek_string() ? reader.expect_string() : !reader.take_word().empty();
      if (!has_path) return reader.fail(kMessage);
      if (!reader.expect(']', "expects a list to end with kRsquare")) return false;
      continue;
    }
    if (!reader.peek('{')) return reader.fail(kMessage);
    if (!read_origin_array(reader)) return false;
  }
  return true;
}

bool read_frontend(ValueReader& reader) {
  if (!reader.expect('{', "error parsing attribute frontend_attributes")) return false;
  if (reader.take('}')) return true;
  do {
    const std::string_view key = reader.take_attribute_name();
    if (key.empty()) return reader.fail("expects attribute name");
    if (reader.peek('{') ? !reader.expect_raw_braces() : !reader.expect_string()) return false;
  } while (reader.take(','));
  return reader.expect('}', "expects '}' at the end of frontend attributes");
}

bool read_statistics(ValueReader& reader) {
  return read_list(reader, '{', '}', "expects '{' at the start of statistics", [&reader] {
    if (reader.take_attribute_name().empty()) return reader.fail("expects attribute name");
    return reader.expect_number();
  });
}

bool read_domain(ValueReader& reader) {
  return read_sub_attributes(reader, [&reader](std::string_view name) {
    if (name == "kind") return reader.expect_string();
    if (name == "entry" || name == "exit") return read_sharding(reader);
    return read_any_value(reader);
  });
}

bool read_accuracy(ValueReader& reader) {
  if (!reader.expect('{', "expects '{' at the start of result_accuracy")) return false;
  if (reader.take('}')) return true;
  const std::string_view name = reader.take_attribute_name();
  if (name == "mode") {
    if (reader.take_word().empty()) return reader.fail("expects ResultAccuracy type");
  } else if (name != "tolerance") {
    return reader.fail("expects mode= or tolerance=");
  } else if (!read_tolerance(reader)) {
    return false;
  }
  return reader.expect('}', "expects '}' at the end of result_accuracy");
}

// `{lhs={sparsity=2x4 dimension=1} rhs={…}}`: blanks between, no commas.
bool read_sides(ValueReader& reader) {
  return read_sub_attributes(reader, [&reader](std::string_view) {
    return read_sub_attributes(reader, [&reader](std::string_view) {
      return !reader.take_pattern().empty() || read_any_value(reader);
    });
  });
}

}  // namespace hlo
