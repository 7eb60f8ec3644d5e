#pragma once

// The forms of values, one function a form (sections 8 to 15 of the format description,
// docs/hlo-text.md). Each reads what stands next, leaves the fault in the reader and answers
// whether all was well; what stands behind the value is the caller's business. None recurses. The
// files values_*.cpp look here, and the formatter.

#include <string_view>

#include "hlo/attribute_table.h"
#include "hlo/checks/values_reader.h"

namespace hlo {

// values_kinds.cpp
bool read_value(ValueReader& reader, ValueType type);

// values_shape.cpp
bool read_shape(ValueReader& reader);

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
// `['x'=2,'y'=4]` and device numbers behind it where there are any.
bool read_mesh(ValueReader& reader);
// `{'x','y':(1)2}`
bool read_axes(ValueReader& reader);
// `[4,2]T(1,0)`, where the transpose stands if there are several numbers.
bool read_iota(ValueReader& reader);

// values_groups.cpp
bool read_replica_groups(ValueReader& reader);

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
bool read_aliases(ValueReader& reader);
bool read_donors(ValueReader& reader);
bool read_operand_aliases(ValueReader& reader);
bool read_recovery_table(ValueReader& reader);
bool read_debug_attributes(ValueReader& reader);

// values_literal.cpp
// What stands between the parentheses of a constant of this shape.
bool read_literal(ValueReader& reader, std::string_view shape);
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
