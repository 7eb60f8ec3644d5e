#pragma once

// The forms of values, one function a form (sections 8 to 15 of the format description,
// docs/hlo-text.md). Each reads what stands next, leaves the fault in the reader and answers
// whether all was well; what stands behind the value is the caller's business. None recurses. The
// files values_*.cpp look here, and the formatter.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "hlo/attribute_table.h"
#include "hlo/shape.h"
#include "hlo/values/values_array_shape.h"
#include "hlo/values/values_reader.h"

namespace hlo {

class LiteralReader;

// values_kinds.cpp
bool read_value(ValueReader& reader, ValueType type);

// values_shape.cpp
bool read_shape(ValueReader& reader, ShapeUse use = ShapeUse::kOther);

// values_lists.cpp
// `open` item `,` item … `close`; `item` is called at each item.
template <class Item>
bool read_list(ValueReader& reader, char open, char close, std::string_view message, Item item);
bool read_integers(ValueReader& reader, char open, char close);
// `{1,2}`; a comma may stand behind the last number.
bool read_shape_index(ValueReader& reader);
bool read_window(ValueReader& reader);
bool read_dim_labels(ValueReader& reader);
bool read_padding(ValueReader& reader);
bool read_slice_ranges(ValueReader& reader);

// values_words.cpp
bool read_enumeration(ValueReader& reader, ValueType type);
bool read_precisions(ValueReader& reader);

// values_sharding.cpp
bool read_sharding(ValueReader& reader);
// `{}` and `{{…}}`
bool is_tuple_sharding(std::string_view value);
// `metadata=` of a sharding: one, or a list in braces.
bool read_metadata_list(ValueReader& reader);

// values_named_sharding.cpp, behind the words `mesh` and `maximal_mesh`
bool read_named_sharding(ValueReader& reader);
bool read_maximal_mesh(ValueReader& reader);
bool read_reduction(ValueReader& reader);
// With the word: groups of devices along the axes of a mesh.
bool read_mesh_groups(ValueReader& reader);

// values_iota.cpp
struct NumberList {
  std::size_t count = 0;
  std::optional<std::int64_t> product;  // absent where it has more than 63 bits
};
bool read_numbers(ValueReader& reader, char open, char close, NumberList& numbers);
// Whether the transpose names every dimension.
enum class IotaTranspose : std::uint8_t { kAny, kWhole };
// `[4,2]T(1,0)`, where the transpose stands if there are several numbers.
bool read_iota(ValueReader& reader, NumberList& numbers, IotaTranspose transpose);

// values_groups.cpp
bool read_replica_groups(ValueReader& reader);
bool read_source_target_pairs(ValueReader& reader);

// values_braces.cpp
bool read_metadata(ValueReader& reader);
bool read_origin(ValueReader& reader);
bool read_frontend(ValueReader& reader);
bool read_statistics(ValueReader& reader);
bool read_domain(ValueReader& reader);
bool read_accuracy(ValueReader& reader);
// sparsity_config and block_scaling_config
bool read_sides(ValueReader& reader);
// `{a=1 b="x"}` of a stack table
bool read_fields(ValueReader& reader);

// values_header.cpp
// A part of a parameter, and the part of the result that shares its buffer.
struct BufferName {
  ShapeIndex output;
  std::int64_t parameter = 0;
  ShapeIndex index;
  text::Range range;  // of the number

  bool is(const BufferName& other) const {
    return parameter == other.parameter && index == other.index;
  }
};
// Both add to `buffers` what they name.
bool read_aliases(ValueReader& reader, std::vector<BufferName>& buffers);
bool read_donors(ValueReader& reader, std::vector<BufferName>& buffers);
// Notes the first donor, in the text of `reader`, that is named in `aliases` too.
void find_aliased_donors(ValueReader& reader, std::string_view aliases);
bool read_operand_aliases(ValueReader& reader);
bool read_recovery_table(ValueReader& reader);
bool read_debug_attributes(ValueReader& reader);

// values_typed_literal.cpp
// What stands between the parentheses of a constant of this shape.
bool read_literal(ValueReader& reader, const Shape& shape, LiteralReader& literal);
bool read_typed_literal(ValueReader& reader);

template <class Item>
bool read_list(ValueReader& reader, char open, char close, std::string_view message, Item item) {
  if (!reader.expect(open, message)) return false;
  if (reader.take(close)) return true;
  do {
    if (!item()) return false;
  } while (reader.take(','));
  const std::string_view end = close == '}'   ? "expects a list to end with kRbrace"
                               : close == ']' ? "expects a list to end with kRsquare"
                                              : "expects a list to end with kRparen";
  return reader.expect(close, end);
}

}  // namespace hlo
