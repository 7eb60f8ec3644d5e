#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "hlo/checks/values_grammar.h"
#include "hlo/nearest.h"

namespace hlo {
namespace {

enum class FieldType : std::uint8_t { kString, kInteger32, kIntegers, kSharding, kDomainKind };

struct Field {
  std::string_view name;
  FieldType type = FieldType::kString;
  bool is_required = false;
};

// By alphabet, as XLA lists them. `old` are those of earlier releases.
struct Fields {
  std::span<const Field> fields;
  std::span<const std::string_view> old;
};

constexpr Field kMetadata[] = {
    {"deduplicated_name", FieldType::kString},
    {"metadata_payload", FieldType::kString},
    {"op_name", FieldType::kString},
    {"op_type", FieldType::kString},
    {"profile_type", FieldType::kIntegers},
    {"scheduling_name", FieldType::kString},
    {"source_column", FieldType::kInteger32},
    {"source_end_column", FieldType::kInteger32},
    {"source_end_line", FieldType::kInteger32},
    {"source_file", FieldType::kString},
    {"source_line", FieldType::kInteger32},
    {"stack_frame_id", FieldType::kInteger32},
};
constexpr std::string_view kOldMetadata[] = {
    "creation_pass_id",
    "logical_creation_pass_id",
    "preserve_layout",
    "size_of_generated_code_in_bytes",
    "size_of_memory_working_set_in_bytes",
};

constexpr Field kDomain[] = {
    {"entry", FieldType::kSharding, true},
    {"exit", FieldType::kSharding, true},
    {"kind", FieldType::kDomainKind, true},
};

constexpr Field kLocation[] = {
    {"column", FieldType::kInteger32, true},
    {"end_column", FieldType::kInteger32, true},
    {"end_line", FieldType::kInteger32, true},
    {"file_name_id", FieldType::kInteger32, true},
    {"function_name_id", FieldType::kInteger32, true},
    {"line", FieldType::kInteger32, true},
};

constexpr Field kFrame[] = {
    {"file_location_id", FieldType::kInteger32, true},
    {"parent_frame_id", FieldType::kInteger32, true},
};

// The only kind there is.
bool read_domain_kind(ValueReader& reader) {
  const std::size_t begin = reader.place();
  if (!reader.expect_string()) return false;
  const text::Range range = reader.range_from(begin);
  const std::string_view word = reader.text().substr(range.begin + 1, range.size() - 2);
  if (word == "sharding") return true;
  return reader.fail_at(range, fmt::format("unsupported domain kind: {}", word), "attribute");
}

bool read_field(ValueReader& reader, FieldType type) {
  switch (type) {
    case FieldType::kString: return reader.expect_string();
    case FieldType::kInteger32: return reader.expect_integer();
    case FieldType::kIntegers: return read_integers(reader, '{', '}');
    case FieldType::kSharding: return read_sharding(reader);
    case FieldType::kDomainKind: return read_domain_kind(reader);
  }
  return false;
}

// `{field=value field=value}` with blanks or commas between.
class FieldReader {
 public:
  FieldReader(ValueReader& reader, const Fields& fields) : reader_(reader), fields_(fields) {}

  bool read() {
    if (!reader_.expect('{', "expects '{' to start sub attributes")) return false;
    while (!reader_.peek('}')) {
      reader_.take(',');
      if (!read_one()) return false;
    }
    return has_all() && reader_.take('}');
  }

 private:
  bool read_one() {
    const std::size_t begin = reader_.place();
    const std::string_view name = reader_.take_attribute_name();
    if (name.empty()) return reader_.fail("expects attribute name");
    const auto place = static_cast<text::Offset>(begin);
    const text::Range range{place, place + static_cast<text::Offset>(name.size())};
    for (std::size_t i = 0; i < fields_.fields.size(); ++i) {
      if (fields_.fields[i].name != name) continue;
      if ((seen_ >> i & 1U) != 0) {
        return reader_.fail_at(range, fmt::format("attribute {} already exists", name),
                               "attribute");
      }
      seen_ |= 1U << i;
      return read_field(reader_, fields_.fields[i].type);
    }
    return read_unknown(range, name);
  }

  bool read_unknown(text::Range range, std::string_view name) {
    for (const std::string_view old : fields_.old) {
      if (old != name) continue;
      reader_.note_at(range, fmt::format("`{}` is a field of earlier releases; nothing took its "
                                         "place",
                                         name));
      return read_any_value(reader_);
    }
    std::vector<std::string_view> words;
    for (const Field& field : fields_.fields) words.push_back(field.name);
    std::string message = fmt::format("unexpected attribute \"{}\". Allowed attributes: {}", name,
                                      fmt::join(words, ", "));
    const std::string_view nearest = nearest_word(name, words);
    if (!nearest.empty()) message += fmt::format("; `{}` is near", nearest);
    return reader_.fail_at(range, message, "attribute");
  }

  bool has_all() {
    for (std::size_t i = 0; i < fields_.fields.size(); ++i) {
      const Field& field = fields_.fields[i];
      if (!field.is_required || (seen_ >> i & 1U) != 0) continue;
      return reader_.fail(fmt::format("sub-attribute {} is expected but not seen", field.name),
                          "attribute");
    }
    return true;
  }

  ValueReader& reader_;
  const Fields& fields_;
  std::uint32_t seen_ = 0;
};

bool read_fields_of(ValueReader& reader, const Fields& fields) {
  return FieldReader(reader, fields).read();
}

}  // namespace

bool read_any_value(ValueReader& reader) {
  if (reader.peek_string()) return reader.expect_string();
  if (reader.peek('{')) return reader.pass_balanced();
  if (!reader.take_word().empty()) return true;
  return reader.expect_number();
}

bool read_metadata(ValueReader& reader) {
  return read_fields_of(reader, {kMetadata, kOldMetadata});
}

bool read_domain(ValueReader& reader) { return read_fields_of(reader, {kDomain, {}}); }

// Which table a row belongs to its fields tell; the title may stand in another piece.
bool read_row_fields(ValueReader& reader) {
  const bool is_frame = reader.text().find("file_location_id") != std::string_view::npos ||
                        reader.text().find("parent_frame_id") != std::string_view::npos;
  return read_fields_of(reader, is_frame ? Fields{kFrame, {}} : Fields{kLocation, {}});
}

}  // namespace hlo
