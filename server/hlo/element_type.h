#pragma once

// The element types by name, with their size. Only shape reading, printing and measuring look here.

#include <optional>
#include <string_view>

#include "hlo/shape.h"

namespace hlo {

struct ElementTypeFacts {
  ElementType type = ElementType::kInvalid;
  std::string_view name;
  int bits = 0;  // 0 where an element has no size
  bool is_unsigned = false;
};

// Null for a word that names no type; kTuple, kBuffer and kOther are never found.
const ElementTypeFacts* find_element_type(std::string_view name);
const ElementTypeFacts& facts(ElementType type);

}  // namespace hlo
