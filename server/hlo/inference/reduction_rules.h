#pragma once

// What reductions, scatters and windows have in common: the computation that makes one of two
// values, and how far a window goes.

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "hlo/checks/inference.h"
#include "hlo/checks/site.h"
#include "hlo/inference/attribute_forms.h"
#include "hlo/shape.h"

namespace hlo {

// Null where it is absent or a shape of it is unknown.
const Signature* known_callee(const Site& site, CallRole role);

// Index of the first array with other dimensions than the first has.
std::optional<std::size_t> find_other_dimensions(std::span<const Value> arrays);

// With the verifier's complaint where a parameter has another precision than its operand, which
// inference takes.
Inference with_parameter_types(const Site& site, const Signature& callee, Inference inference);

// What is wrong with the computation for arrays of those element types and initial values; or
// nothing.
std::string reducer_fault(const Signature& reducer, std::span<const Shape> initial,
                          std::span<const ElementType> types);

// Sizes, strides and dilations that are not positive give no result; the checks of values tell
// that (hlo/values/values_forms.cpp).
bool is_positive(const std::vector<WindowDimension>& window);
std::string window_fault(const std::vector<Dimension>& base,
                         const std::vector<WindowDimension>& window);
// Number of places of the window in each dimension, of a window without fault.
std::vector<Dimension> windowed(const std::vector<Dimension>& base,
                                const std::vector<WindowDimension>& window);

}  // namespace hlo
