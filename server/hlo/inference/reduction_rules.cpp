#include "hlo/inference/reduction_rules.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include <fmt/format.h>

#include "hlo/inference/shape_rules.h"

namespace hlo {
namespace {

std::string result_fault(const Shape& result, std::size_t count) {
  if (result.is_array() && count != 1) {
    return fmt::format(
        "Reduction function must produce a tuple with {} elements, but produces a scalar", count);
  }
  if (result.is_tuple() && result.elements.size() != count) {
    return fmt::format(
        "Reduction function must produce a tuple with {} elements, but has {} elements", count,
        result.elements.size());
  }
  if (!result.is_array() && !result.is_tuple()) {
    return fmt::format(
        "Reduction function must produce a scalar or tuple of scalars, but has shape: {}",
        plain(result));
  }
  const bool has_dimensions =
      !result.dimensions.empty() || std::ranges::any_of(result.elements, [](const Shape& element) {
        return !element.dimensions.empty();
      });
  if (!has_dimensions) return {};
  return fmt::format(
      "Reduction function must return a scalar or tuple of scalars but returns shape: {}",
      plain(result));
}

// Of one of the arrays.
std::string element_fault(const Signature& reducer, std::size_t number, std::size_t count,
                          const Shape& initial, ElementType type) {
  const Shape& result = *reducer.result.shape;
  const Shape& made = result.is_tuple() ? result.elements[number] : result;
  const Shape& accumulator = *reducer.parameters[number].shape;
  if (!is_compatible(made, accumulator)) {
    return fmt::format(
        "Reduction function's {}-th parameter shape differs from the result shape: {} vs {}",
        number, plain(accumulator), plain(made));
  }
  if (!is_compatible_but_precision(made, initial)) {
    return fmt::format(
        "Reduction function's accumulator shape at index {} differs from the init_value shape: {} "
        "vs {}",
        number, plain(made), plain(initial));
  }
  const Shape& taken = *reducer.parameters[count + number].shape;
  const Shape element = scalar_of(type);
  if (!is_compatible_but_precision(element, taken)) {
    return fmt::format(
        "Reduction function's {}-th parameter shape differs from the input type element type: {} "
        "vs {}",
        count + number, plain(taken), plain(element));
  }
  if (is_compatible_but_precision(made, taken)) return {};
  return fmt::format(
      "Reduction function's {}-th parameter shape must match the result shape, but got {} vs {}.",
      count + number, plain(taken), plain(made));
}

std::string parameter_type_fault(const Site& site, const Signature& callee) {
  for (std::size_t i = 0; i < site.operand_count() && i < callee.parameters.size(); ++i) {
    if (callee.parameters[i].shape->type == site.operand(i).shape->type) continue;
    return fmt::format(
        "Shape mismatch between to_apply computation parameter and operand {} in {}.", i,
        opcode_name(site->opcode));
  }
  return {};
}

// Numbers wrap at 64 bits; nobody writes such windows, but they are no reason to end.
std::int64_t dilated(std::int64_t bound, std::int64_t dilation) {
  if (bound == 0) return 0;
  const auto steps = static_cast<std::uint64_t>(bound) - 1;
  return static_cast<std::int64_t>(steps * static_cast<std::uint64_t>(dilation) + 1);
}

std::int64_t padded(std::int64_t bound, const WindowDimension& window) {
  return static_cast<std::int64_t>(static_cast<std::uint64_t>(bound) +
                                   static_cast<std::uint64_t>(window.low) +
                                   static_cast<std::uint64_t>(window.high));
}

std::int64_t places(const Dimension& base, const WindowDimension& window) {
  if (base.size == kUnboundedSize) return kUnboundedSize;
  const std::int64_t bound = padded(dilated(base.size, window.base_dilation), window);
  const std::int64_t size = dilated(window.size, window.window_dilation);
  if (size < 0 || size > bound) return 0;
  return (bound - size) / window.stride + 1;
}

}  // namespace

const Signature* known_callee(const Site& site, CallRole role) {
  const Signature* callee = site.callee(role);
  return callee != nullptr && callee->is_known() ? callee : nullptr;
}

std::optional<std::size_t> find_other_dimensions(std::span<const Value> arrays) {
  const auto found = std::ranges::find_if(arrays, [&arrays](const Value& array) {
    return !has_same_dimensions(*arrays[0].shape, *array.shape);
  });
  if (found == arrays.end()) return std::nullopt;
  return static_cast<std::size_t>(found - arrays.begin());
}

Inference with_parameter_types(const Site& site, const Signature& callee, Inference inference) {
  std::string complaint = parameter_type_fault(site, callee);
  if (complaint.empty() || !inference.is_known()) return inference;
  return std::move(inference).but(std::move(complaint));
}

std::string reducer_fault(const Signature& reducer, std::span<const Shape> initial,
                          std::span<const ElementType> types) {
  const std::size_t count = types.size();
  if (reducer.parameters.size() != count * 2) {
    return fmt::format("Reduction function must take {} parameters, but takes {} parameter(s).",
                       count * 2, reducer.parameters.size());
  }
  std::string fault = result_fault(*reducer.result.shape, count);
  for (std::size_t i = 0; i < count && fault.empty(); ++i) {
    fault = element_fault(reducer, i, count, initial[i], types[i]);
  }
  return fault;
}

bool is_positive(const std::vector<WindowDimension>& window) {
  return std::ranges::all_of(window, [](const WindowDimension& one) {
    return one.size > 0 && one.stride > 0 && one.base_dilation > 0 && one.window_dilation > 0;
  });
}

std::string window_fault(const std::vector<Dimension>& base,
                         const std::vector<WindowDimension>& window) {
  if (window.size() == base.size()) return {};
  return fmt::format("Window has dimension {} but base shape has dimension {}.", window.size(),
                     base.size());
}

std::vector<Dimension> windowed(const std::vector<Dimension>& base,
                                const std::vector<WindowDimension>& window) {
  std::vector<Dimension> dimensions;
  for (std::size_t i = 0; i < base.size(); ++i) {
    dimensions.push_back({places(base[i], window[i]), base[i].is_dynamic});
  }
  return dimensions;
}

}  // namespace hlo
