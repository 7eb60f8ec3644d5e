#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <span>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "hlo/values/values_grammar.h"
#include "hlo/values/values_tokens.h"

namespace hlo {
namespace {

enum class FieldType : std::uint8_t { kString, kInteger32, kProfileTypes, kSharding, kDomainKind };

struct Field {
  std::string_view name;
  FieldType type = FieldType::kString;
};

// In alphabetical order, as XLA names them.
constexpr std::array kMetadata = {
    Field{"deduplicated_name", FieldType::kString},
    Field{"metadata_payload", FieldType::kString},
    Field{"op_name", FieldType::kString},
    Field{"op_type", FieldType::kString},
    Field{"profile_type", FieldType::kProfileTypes},
    Field{"scheduling_name", FieldType::kString},
    Field{"source_column", FieldType::kInteger32},
    Field{"source_end_column", FieldType::kInteger32},
    Field{"source_end_line", FieldType::kInteger32},
    Field{"source_file", FieldType::kString},
    Field{"source_line", FieldType::kInteger32},
    Field{"stack_frame_id", FieldType::kInteger32},
};
constexpr std::array kDomain = {
    Field{"entry", FieldType::kSharding},
    Field{"exit", FieldType::kSharding},
    Field{"kind", FieldType::kDomainKind},
};
constexpr std::array kLocation = {
    Field{"column", FieldType::kInteger32},           Field{"end_column", FieldType::kInteger32},
    Field{"end_line", FieldType::kInteger32},         Field{"file_name_id", FieldType::kInteger32},
    Field{"function_name_id", FieldType::kInteger32}, Field{"line", FieldType::kInteger32},
};
constexpr std::array kFrame = {
    Field{"file_location_id", FieldType::kInteger32},
    Field{"parent_frame_id", FieldType::kInteger32},
};

// Of metadata in older dumps; read and dropped then, refused today.
constexpr std::array<std::string_view, 5> kOldMetadata = {
    "logical_creation_pass_id", "size_of_generated_code_in_bytes",
    "size_of_memory_working_set_in_bytes", "preserve_layout", "creation_pass_id"};

bool read_old_value(ValueReader& reader) {
  return !reader.take_word().empty() || reader.expect_integer();
}

// The kinds of a profile are 0 to 3.
bool read_profile_types(ValueReader& reader) {
  return read_list(reader, '{', '}', "expects a list starting with kLbrace", [&reader] {
    const std::size_t begin = reader.place();
    const auto kind = reader.take_integer();
    if (!kind) return false;
    return (*kind >= 0 && *kind <= 3) ||
           reader.fail_at(reader.range_from(begin), "there is no such profile type", "attribute");
  });
}

// There is one only.
bool read_domain_kind(ValueReader& reader) {
  const std::size_t begin = reader.place();
  if (!reader.expect_string()) return false;
  const text::Range range = reader.range_from(begin);
  const std::string_view kind = reader.text().substr(range.begin + 1, range.size() - 2);
  return kind == "sharding" ||
         reader.fail_at(range, fmt::format("unsupported domain kind: {}", kind), "attribute");
}

bool read_field_value(ValueReader& reader, FieldType type) {
  switch (type) {
    case FieldType::kString: return reader.expect_string();
    case FieldType::kInteger32: return reader.expect_integer32();
    case FieldType::kProfileTypes: return read_profile_types(reader);
    case FieldType::kSharding: return read_sharding(reader);
    case FieldType::kDomainKind: return read_domain_kind(reader);
  }
  return true;
}

// `{field=value field=value}` with blanks or commas between; each field at most once.
class SubAttributes {
 public:
  SubAttributes(ValueReader& reader, std::span<const Field> fields)
      : reader_(reader), fields_(fields) {}

  bool read(bool are_required) {
    if (!reader_.expect('{', "expects '{' to start sub attributes")) return false;
    while (!reader_.take('}')) {
      reader_.take(',');
      const std::size_t begin = reader_.place();
      const std::string_view name = reader_.take_attribute_name();
      if (name.empty()) return reader_.fail("expects attribute name");
      if (!read_field(name, {static_cast<text::Offset>(begin),
                             static_cast<text::Offset>(begin + name.size())}))
        return false;
    }
    return !are_required || has_all();
  }

 private:
  bool read_field(std::string_view name, text::Range range) {
    const auto found = std::ranges::find(fields_, name, &Field::name);
    if (found == fields_.end()) return read_unknown(name, range);
    const auto index = static_cast<std::size_t>(found - fields_.begin());
    if (seen_.test(index)) {
      return reader_.fail_at(range, fmt::format("attribute {} already exists", name), "attribute");
    }
    seen_.set(index);
    return read_field_value(reader_, found->type);
  }

  bool read_unknown(std::string_view name, text::Range range) {
    const bool is_old = fields_.data() == kMetadata.data() &&
                        std::ranges::find(kOldMetadata, name) != kOldMetadata.end();
    if (is_old) {
      reader_.note_at(range, fmt::format("{} is left out of metadata today", name));
      return read_old_value(reader_);
    }
    std::string allowed;
    for (const Field& field : fields_)
      allowed.append(allowed.empty() ? "" : ", ").append(field.name);
    return reader_.fail_at(
        range, fmt::format("unexpected attribute \"{}\". Allowed attributes: {}", name, allowed),
        "attribute");
  }

  bool has_all() {
    for (std::size_t i = 0; i < fields_.size(); ++i) {
      if (!seen_.test(i)) {
        const text::Range end = reader_.range_from(0);
        return reader_.fail_at(
            {end.end - 1, end.end},
            fmt::format("sub-attribute {} is expected but not seen", fields_[i].name), "attribute");
      }
    }
    return true;
  }

  ValueReader& reader_;
  std::span<const Field> fields_;
  std::bitset<kMetadata.size()> seen_;
};

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
    const std::size_t value = reader.place();
    if (reader.peek(',') || reader.peek('}')) {
      reader.warn_at(reader.range_from(begin),
                     fmt::format("{} has no value; XLA's parser passes over that", name));
      return true;
    }
    if (!reader.expect_number()) return false;
    const text::Range range = reader.range_from(value);
    const std::string_view token = reader.text().substr(range.begin, range.size());
    if (token.find("nan") != std::string_view::npos) return true;
    const auto number = decimal_value(token);
    if (!number) return reader.fail_at(range, kBeyondDouble, "attribute");
    return *number >= 0 ||
           reader.fail_at(range, "XLA's parser ends here: a tolerance is not negative",
                          "attribute");
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

bool read_accuracy_mode(ValueReader& reader) {
  const std::size_t begin = reader.place();
  const std::string_view mode = reader.take_word();
  if (mode.empty()) return reader.fail("expects ResultAccuracy type");
  const auto equals = [mode](std::string_view word) {
    return std::ranges::equal(mode, word, {}, [](char c) { return static_cast<char>(c | 0x20); });
  };
  return equals("default") || equals("highest") ||
         reader.fail_at(reader.range_from(begin),
                        fmt::format("expects ResultAccuracy type but sees: {}, error: Unknown "
                                    "accuracy mode",
                                    mode),
                        "attribute");
}

// `{name=value name=value}`, of any names.
template <class Value>
bool read_named_values(ValueReader& reader, Value read_value) {
  if (!reader.expect('{', "expects '{' to start sub attributes")) return false;
  while (!reader.take('}')) {
    reader.take(',');
    if (reader.take_attribute_name().empty()) return reader.fail("expects attribute name");
    if (!read_value()) return false;
  }
  return true;
}

// In brackets: the path of a call, which newer releases write, or the one word.
bool read_origin_word(ValueReader& reader) {
  if (reader.peek_string()) {
    return reader.expect_string() && reader.expect(']', "expects a list to end with kRsquare");
  }
  const std::string_view word = reader.peek_word();
  if (word != "synthetic_call")
    return reader.fail("Expects 'synthetic_call' after '[' for a synthetic_call value.");
  reader.take_word();
  if (!reader.expect(']', "expects a list to end with kRsquare")) return false;
  return reader.peek('}') || reader.fail("Expects '}' to end original value");
}

}  // namespace

bool read_metadata(ValueReader& reader) { return SubAttributes(reader, kMetadata).read(false); }

// Of a location, or of a frame: the first name tells.
bool read_fields(ValueReader& reader) {
  const std::size_t begin = reader.place();
  reader.take('{');
  const std::string_view first = reader.peek_word();
  const bool is_frame = std::ranges::find(kFrame, first, &Field::name) != kFrame.end();
  reader.go_to(begin);
  return is_frame ? SubAttributes(reader, kFrame).read(true)
                  : SubAttributes(reader, kLocation).read(true);
}

// The tree of arrays is read as XLA does: parentheses and commas in any order.
bool read_origin(ValueReader& reader) {
  constexpr std::string_view kMessage =
      "Expects '[synthetic]' or a tuple tree of original arrays in original_value field.";
  if (!reader.expect('{', "expects '{' at the start of an origin")) return false;
  while (!reader.take('}')) {
    if (reader.take('(') || reader.take(')') || reader.take(',')) continue;
    if (reader.take('[')) {
      if (!read_origin_word(reader)) return false;
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

// The first is the index, whatever its name is.
bool read_statistics(ValueReader& reader) {
  bool is_first = true;
  return read_list(reader, '{', '}', "expects '{' at the start of statistics", [&] {
    if (reader.take_attribute_name().empty()) return reader.fail("expects attribute name");
    if (std::exchange(is_first, false)) return reader.expect_integer();
    if (!reader.peek_word().empty()) return reader.fail("expects decimal or integer");
    return reader.expect_number();
  });
}

bool read_domain(ValueReader& reader) { return SubAttributes(reader, kDomain).read(true); }

bool read_accuracy(ValueReader& reader) {
  if (!reader.expect('{', "expects '{' at the start of result_accuracy")) return false;
  const std::string_view name = reader.take_attribute_name();
  if (name.empty()) return reader.fail("expects attribute name: mode= or tolerance=");
  if (name == "mode") {
    if (!read_accuracy_mode(reader)) return false;
  } else if (name != "tolerance") {
    return reader.fail("expects mode= or tolerance=");
  } else if (!read_tolerance(reader)) {
    return false;
  }
  return reader.expect('}', "expects '}' at the end of result_accuracy");
}

// `{lhs={sparsity=2x4 dimension=1} rhs={…}}`: blanks between, no commas.
bool read_sides(ValueReader& reader) {
  return read_named_values(reader, [&reader] {
    return read_named_values(reader, [&reader] {
      return !reader.take_pattern().empty() || !reader.take_word().empty() ||
             reader.fail("expects integer");
    });
  });
}

}  // namespace hlo
