#include <fmt/format.h>

#include "hlo/checks/values_grammar.h"

namespace hlo {
namespace {

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

// `{atol=1e-5,rtol=0,ulps=2}`
bool read_tolerance(ValueReader& reader) {
  return read_list(reader, '{', '}', "expects '{' behind tolerance", [&reader] {
    const std::size_t begin = reader.place();
    const std::string_view name = reader.take_attribute_name();
    if (name.empty()) return reader.fail("expects attribute name");
    if (name != "atol" && name != "rtol" && name != "ulps") {
      return reader.fail_at(reader.range_from(begin),
                            fmt::format("invalid attribute name: {}", name), "attribute");
    }
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

bool read_accuracy(ValueReader& reader) {
  if (!reader.expect('{', "expects '{' at the start of result_accuracy")) return false;
  const std::size_t begin = reader.place();
  const std::string_view name = reader.take_attribute_name();
  if (name.empty()) return reader.fail("expects attribute name");
  if (name == "mode") {
    if (!read_enumeration(reader, ValueType::kAccuracy)) return false;
  } else if (name != "tolerance") {
    return reader.fail_at(reader.range_from(begin), fmt::format("invalid attribute name: {}", name),
                          "attribute");
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
