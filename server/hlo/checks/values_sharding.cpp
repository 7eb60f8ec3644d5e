#include "hlo/checks/values_grammar.h"

namespace hlo {
namespace {

// A quoted string; releases before it wrote a bare word, and with it glued `=` or `:` where those
// follow.
bool read_axis_name(ValueReader& reader) {
  if (reader.peek_string()) return reader.expect_string();
  return !reader.take_word().empty() || reader.fail("expects string");
}

// `'x'` or `'x':(2)4`
bool read_axis(ValueReader& reader) {
  if (!read_axis_name(reader)) return false;
  if (!reader.take(':')) return true;
  return reader.expect('(', "expects '(' before the size in front of a sub-axis") &&
         reader.expect_integer() &&
         reader.expect(')', "expects ')' behind the size in front of a sub-axis") &&
         reader.expect_integer();
}

// `[{'x'}, {'y', ?}]`, a list of axes a dimension. `?` stands last.
bool read_dimension_shardings(ValueReader& reader) {
  return read_list(reader, '[', ']', "", [&reader] {
    if (!reader.expect('{', "expects '{' before the axes of a dimension")) return false;
    if (reader.take('}')) return true;
    do {
      if (reader.take('?')) return reader.expect('}', "the question mark stands last");
      if (!read_axis(reader)) return false;
    } while (reader.take(','));
    return reader.expect('}', "expects a list to end with kRbrace");
  });
}

bool read_metadata_list(ValueReader& reader) {
  const std::size_t begin = reader.place();
  if (!reader.take('{')) return reader.fail("expects '{' to start sub attributes");
  const bool is_list = reader.peek('{');
  reader.go_to(begin);
  if (!is_list) return read_metadata(reader);
  return read_list(reader, '{', '}', "", [&reader] { return read_metadata(reader); });
}

// `replicated={'x'}`, `unreduced=max{'x'}` and the like.
bool read_named_attribute(ValueReader& reader) {
  const std::string_view name = reader.take_attribute_name();
  if (name.empty()) return reader.fail("expects attribute name");
  if (name == "metadata") return read_metadata_list(reader);
  reader.take_word();
  return !reader.peek('{') || read_axes(reader);
}

// Behind the mesh up to the closing brace.
bool read_named_tail(ValueReader& reader) {
  reader.take(',');
  if (reader.peek('[')) {
    if (!read_dimension_shardings(reader)) return false;
  } else if (reader.take_attribute_name().empty()) {
    if (reader.take_word().empty()) return reader.fail("unexpected token");
    if (reader.peek('{') && !read_axes(reader)) return false;
  } else {
    reader.take_word();
    if (reader.peek('{') && !read_axes(reader)) return false;
  }
  while (reader.take(',')) {
    if (!read_named_attribute(reader)) return false;
  }
  return reader.expect('}', "expected '}' to end sharding attribute");
}

// `maximal_mesh[device_id=3]`
bool read_maximal_mesh(ValueReader& reader) {
  if (!reader.expect('[', "expects '[' behind maximal_mesh")) return false;
  if (reader.take_attribute_name() != "device_id") return reader.fail("expects device_id");
  if (!reader.expect_integer() || !reader.expect(']', "expects a list to end with kRsquare"))
    return false;
  while (reader.take(',')) {
    if (!read_named_attribute(reader)) return false;
  }
  return reader.expect('}', "expected '}' to end sharding attribute");
}

// `[2,2]0,1,2,3` or `[2,2]<=[4]`
bool read_tile_assignment(ValueReader& reader) {
  if (!reader.peek('[')) return reader.fail("expected '[' to start sharding devices shape");
  if (!read_integers(reader, '[', ']')) return false;
  if (reader.take("<=")) return read_iota(reader);
  do {
    if (!reader.expect_integer()) return false;
  } while (reader.take(','));
  return true;
}

bool read_valued_item(ValueReader& reader, std::string_view name) {
  if (name == "device") return reader.expect_integer();
  if (name == "devices") return read_tile_assignment(reader);
  if (name == "metadata") return read_metadata_list(reader);
  if (name != "last_tile_dims") return reader.fail("unknown attribute in a sharding");
  return read_list(reader, '{', '}', "expects '{' behind last_tile_dims", [&reader] {
    return !reader.take_word().empty() || reader.fail("unexpected token");
  });
}

bool is_plain_item(std::string_view word) {
  return word == "replicated" || word == "manual" || word == "maximal" || word == "unknown" ||
         word == "unreduced" || word == "last_tile_dim_replicate";
}

// The items of one sharding, behind its opening brace; no commas between them.
bool read_items(ValueReader& reader) {
  for (bool is_first = true; !reader.take('}'); is_first = false) {
    const std::size_t begin = reader.place();
    if (const std::string_view name = reader.take_attribute_name(); !name.empty()) {
      if (!read_valued_item(reader, name)) return false;
      continue;
    }
    const std::string_view word = reader.take_word();
    if (is_plain_item(word)) continue;
    if (word == "shard_as" || word == "shard_like") {
      if (!reader.expect_integer()) return false;
      continue;
    }
    if (is_first && word == "mesh") return read_mesh(reader) && read_named_tail(reader);
    if (is_first && word == "maximal_mesh") return read_maximal_mesh(reader);
    reader.go_to(begin);
    // The tile shape that old dumps have in front of the devices.
    const bool is_old =
        is_first && reader.text().find('[', begin) == begin + word.size() && !word.empty();
    if (!is_old || !read_shape(reader)) return reader.fail("unexpected token");
  }
  return true;
}

}  // namespace

bool read_sharding(ValueReader& reader) {
  constexpr std::string_view kStart = "expected '{' to start sharding attribute";
  if (!reader.expect('{', kStart)) return false;
  if (!reader.peek('{')) return read_items(reader);
  do {
    if (!reader.expect('{', kStart) || !read_items(reader)) return false;
  } while (reader.take(','));
  return reader.expect('}', "expected '}' to end sharding attribute");
}

bool read_mesh(ValueReader& reader) {
  const bool has_axes = read_list(reader, '[', ']', "expects '[' behind mesh", [&reader] {
    return read_axis_name(reader) && reader.expect('=', "expects '=' behind the name of an axis") &&
           reader.expect_integer();
  });
  if (!has_axes) return false;
  const std::size_t begin = reader.place();
  if (!reader.take(',') || reader.take_attribute_name() != "device_ids") {
    reader.go_to(begin);
    return true;
  }
  if (!reader.expect('(', "expects '(' before the device numbers")) return false;
  if (reader.peek('['))
    return read_iota(reader) && reader.expect(')', "expects ')' behind the device numbers");
  if (reader.take(')')) return true;
  do {
    if (!reader.expect_integer()) return false;
  } while (reader.take(','));
  return reader.expect(')', "expects ')' behind the device numbers");
}

bool read_axes(ValueReader& reader) {
  return read_list(reader, '{', '}', "expects '{' before a list of axes",
                   [&reader] { return read_axis(reader); });
}

bool read_iota(ValueReader& reader) {
  std::size_t count = 0;
  const bool has_numbers =
      read_list(reader, '[', ']', "expects a list starting with kLsquare", [&] {
        ++count;
        return reader.expect_integer();
      });
  if (!has_numbers || count == 1) return has_numbers;
  if (count == 0) return reader.fail("expects integer");
  if (reader.peek_word() != "T")
    return reader.fail("expected 'T(' to start sharding devices iota_transpose_perm");
  reader.take_word();
  return read_list(reader, '(', ')', "expected 'T(' to start sharding devices iota_transpose_perm",
                   [&reader] { return reader.expect_integer(); });
}

}  // namespace hlo
