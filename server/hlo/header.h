#pragma once

// The header of a module: name, attributes, and the leaves of the entry layout, which is the only
// place that says where parameters and outputs live. Put together by hlo/header_assembly.h.

#include <cstdint>
#include <vector>

#include "hlo/instruction.h"
#include "text/range.h"

namespace hlo {

struct HeaderAttribute {
  Name name = 0;
  text::Range name_range;   // absolute
  text::Range value_range;  // absolute; from `{` to `}` for entry_computation_layout
};

struct LayoutLeaf {
  bool is_result = false;
  std::uint32_t parameter = 0;      // number, where not is_result
  std::vector<std::int64_t> index;  // the path inside the parameter or result
  ShapeId shape = 0;
  text::Range range;  // absolute
};

struct Header {
  Name name = 0;
  text::Range name_range;  // absolute
  text::Range range;       // absolute: the whole header line with its continuation
  std::vector<HeaderAttribute> attributes;
  bool has_entry_layout = false;
  std::uint32_t parameter_count = 0;     // of the entry layout
  bool is_result_tuple = false;          // the result of the entry layout is a tuple
  std::vector<bool> is_parameter_tuple;  // per parameter
  std::vector<LayoutLeaf> leaves;        // of the entry layout, in text order
};

}  // namespace hlo
