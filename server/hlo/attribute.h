#pragma once

// Values of attributes, read from their text when somebody asks. Nothing here throws or recurses; a
// value that is not of the wanted form is absent. Ranges are relative to the text that was handed
// in. docs/hlo-text.md says how values are read.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hlo/shape.h"
#include "text/range.h"

namespace hlo {

std::optional<std::int64_t> read_integer(std::string_view text);
std::optional<bool> read_bool(std::string_view text);
// A string token without its quotes, escapes undone.
std::optional<std::string> read_string(std::string_view text);
// `{1,2}`; a trailing comma is accepted, as in shape indices.
std::optional<std::vector<std::int64_t>> read_integers(std::string_view text);

struct PlacedName {
  std::string_view name;  // without `%`
  text::Range range;      // with `%`
};
// `{%a, %b}` or one name without braces. What follows a fault is left out.
std::vector<PlacedName> read_names(std::string_view text);

// An entry of output_to_operand_aliasing: this part of the result is that part of the operand.
struct OperandAlias {
  ShapeIndex output;
  std::int64_t operand = 0;
  ShapeIndex operand_index;

  bool operator==(const OperandAlias&) const = default;
};
std::optional<std::vector<OperandAlias>> read_operand_aliases(std::string_view text);

struct FrontendAttribute {
  std::string_view key;
  std::string value;  // a string without quotes and escapes, or brace text as written
  text::Range key_range;
  text::Range value_range;
};
// `{key="value",other={raw}}`. What follows a fault is left out.
std::vector<FrontendAttribute> read_frontend_attributes(std::string_view text);
// The value of one key; absent where the key is.
std::optional<std::string> find_frontend_attribute(std::string_view text, std::string_view key);

}  // namespace hlo
