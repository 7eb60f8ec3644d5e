#pragma once

// Edits of the HloModule line: memory spaces of parameters and outputs, in both places that say
// them (entry_computation_layout, and arg_memory_spaces or out_memory_spaces where they are
// written), and what must agree with them (input_output_alias). For this folder only.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "hlo/header.h"
#include "hlo/shape.h"
#include "offload/fixes.h"
#include "offload/fixes/edits.h"

namespace offload {

// An entry of input_output_alias: this output reuses the buffer of that parameter.
struct Alias {
  hlo::ShapeIndex output;
  std::int64_t parameter = 0;
  hlo::ShapeIndex parameter_index;
  bool is_must = false;
  text::Range range;  // absolute, without the comma behind it
};

std::vector<Alias> aliases_of(const Ground& ground);
// Takes these entries out, and the attribute where none is left.
void remove_aliases(const Ground& ground, FixEdits& edits, const std::vector<Alias>& aliases);

// A leaf of the entry layout; null where it has none of that place. The number is the parameter's,
// anything for a result.
const hlo::LayoutLeaf* find_layout_leaf(const Ground& ground, bool is_result, std::int64_t number,
                                        const hlo::ShapeIndex& index);
bool is_host_leaf(const Ground& ground, const hlo::LayoutLeaf& leaf);

// The module has an entry layout. Each gives the reason why it cannot be done; empty where it is.
std::string put_output_into_host(const Ground& ground, FixEdits& edits,
                                 const hlo::ShapeIndex& index);
std::string put_parameter_into_host(const Ground& ground, FixEdits& edits, std::int64_t number,
                                    const hlo::ShapeIndex& index);
std::string put_parameter_into_device(const Ground& ground, FixEdits& edits, std::int64_t number,
                                      const hlo::ShapeIndex& index);
// Writes an entry layout where the module has none, with these outputs in host memory.
std::string write_entry_layout(const Ground& ground, FixEdits& edits,
                               const std::vector<hlo::ShapeIndex>& host_outputs);

}  // namespace offload
