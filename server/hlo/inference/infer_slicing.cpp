#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "hlo/checks/inference.h"
#include "hlo/inference/attribute_forms.h"
#include "hlo/inference/shape_rules.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

std::string listed(const std::vector<SliceRange>& ranges, std::int64_t SliceRange::* field) {
  std::vector<std::int64_t> numbers;
  for (const SliceRange& range : ranges) numbers.push_back(range.*field);
  return joined(numbers, ",");
}

std::string slice_fault(const Shape& operand, const std::vector<SliceRange>& ranges,
                        std::string_view what) {
  return fmt::format(
      "{} in slice operation; argument shape: {}; starts: {{{}}}; limits: {{{}}}; strides: {{{}}}.",
      what, plain(operand), listed(ranges, &SliceRange::start), listed(ranges, &SliceRange::limit),
      listed(ranges, &SliceRange::stride));
}

std::string range_fault(const Shape& operand, const std::vector<SliceRange>& ranges,
                        std::size_t at) {
  const SliceRange& range = ranges[at];
  const std::int64_t size = operand.dimensions[at].size;
  if (range.start < 0) return fmt::format("Negative start index to slice: {}.", range.start);
  if (size != kUnboundedSize && range.limit > size) {
    return slice_fault(
        operand, ranges,
        fmt::format("limit index ({}) must be less than or equal to dimension size ({})",
                    range.limit, size));
  }
  if (range.start > range.limit) {
    return slice_fault(operand, ranges,
                       fmt::format("limit index ({}) must be greater or equal to start index ({}) "
                                   "in slice with positive stride",
                                   range.limit, range.start));
  }
  if (range.stride <= 0) return fmt::format("Stride ({}) must be positive.", range.stride);
  return {};
}

Inference infer_slice(const Site& site) {
  if (!is_ready(site, 1)) return Inference::unknown();
  const auto ranges = read_slice(site.text(Word::kSlice));
  if (!ranges) return Inference::unknown();
  const Shape& operand = *site.operand(0).shape;
  std::string fault = expect_array(operand, "operand of slice");
  if (!fault.empty()) return Inference::no(std::move(fault));
  if (ranges->size() != operand.dimensions.size()) {
    return Inference::no(fmt::format("Slice index count does not match argument rank: {} vs {}.",
                                     ranges->size(), operand.dimensions.size()));
  }
  std::vector<Dimension> dimensions;
  for (std::size_t i = 0; i < ranges->size(); ++i) {
    fault = range_fault(operand, *ranges, i);
    if (!fault.empty()) return Inference::no(std::move(fault));
    const SliceRange& range = (*ranges)[i];
    const std::int64_t length = range.limit - range.start;
    const std::int64_t size = length / range.stride + (length % range.stride != 0 ? 1 : 0);
    dimensions.push_back({size, size != 1 && operand.dimensions[i].is_dynamic});
  }
  return Inference::of(array_of(operand.type, std::move(dimensions)));
}

// What dynamic-slice and dynamic-update-slice say of their starts.
struct Starts {
  std::string_view name;  // in messages
  std::size_t first = 1;  // operand
  std::span<const Value> operands;
};

// One array of numbers instead of a number a dimension.
bool is_vector_of_starts(const Starts& starts) {
  return !starts.operands.empty() && starts.operands[0].shape->dimensions.size() == 1;
}

std::string vector_fault(const Starts& starts, const Shape& operand) {
  if (starts.operands.size() != 1) {
    return fmt::format("{} should have exactly 1 index operand, has {}.", starts.name,
                       starts.operands.size());
  }
  const Shape& vector = *starts.operands[0].shape;
  if (!is_in(vector, kInteger)) {
    return fmt::format("{} start indices must be of integral type.", starts.name);
  }
  const std::int64_t count = vector.dimensions[0].size;
  if (count == static_cast<std::int64_t>(operand.dimensions.size())) return {};
  return fmt::format(
      "{} start number of dimensions {} ({}) must match rank {} of slice input ({}).", starts.name,
      count, plain(vector), operand.dimensions.size(), plain(operand));
}

std::string starts_fault(const Starts& starts, const Shape& operand) {
  if (is_vector_of_starts(starts)) return vector_fault(starts, operand);
  if (starts.operands.size() != operand.dimensions.size()) {
    return fmt::format("{} start number of dimensions {} must match rank {} of slice input ({}).",
                       starts.name, starts.operands.size(), operand.dimensions.size(),
                       plain(operand));
  }
  if (starts.operands.empty()) return {};
  const Shape& first = *starts.operands[0].shape;
  if (!is_scalar(first)) {
    return fmt::format("{} indices must be scalar, not {}.", starts.name, plain(first));
  }
  if (!is_in(first, kInteger)) {
    return fmt::format("{} start indices must be of integral type.", starts.name);
  }
  for (const Value& start : starts.operands) {
    if (is_compatible(first, *start.shape)) continue;
    return fmt::format(
        "{} start indices must all have the same shape, got mismatching indices with shapes {} and "
        "{}.",
        starts.name, plain(first), plain(*start.shape));
  }
  return {};
}

// Told where operands are counted (checks/operand_forms.cpp).
bool has_wrong_count(const Site& site, std::size_t first_start) {
  const std::size_t rank = site.operand(0).shape->dimensions.size();
  const bool is_vector = site.operand_count() == first_start + 1 &&
                         site.operand(first_start).shape->dimensions.size() == 1;
  return !is_vector && site.operand_count() != first_start + rank;
}

Inference check_dynamic_slice(const Site& site) {
  if (site.operand_count() == 0 || !is_ready(site)) return Inference::unknown();
  if (has_wrong_count(site, 1)) return Inference::unknown();
  const auto sizes = site.integers(Word::kDynamicSliceSizes);
  if (!sizes || site->shape == 0) return Inference::unknown();
  const Shape& operand = *site.operand(0).shape;
  std::string fault = expect_array(operand, "operand of dynamic slice");
  if (fault.empty())
    fault = starts_fault({"Dynamic slice", 1, site.operands().subspan(1)}, operand);
  if (fault.empty() && sizes->size() != operand.dimensions.size()) {
    fault = fmt::format("Dynamic slice index count does not match argument rank: {} vs {}.",
                        sizes->size(), operand.dimensions.size());
  }
  if (!fault.empty()) return Inference::no(std::move(fault));
  std::vector<Dimension> dimensions;
  for (std::size_t i = 0; i < sizes->size(); ++i) {
    const std::int64_t size = (*sizes)[i];
    const Dimension& whole = operand.dimensions[i];
    if (size < 0) {
      return Inference::no(fmt::format("Negative size index to dynamic slice: {}.", size));
    }
    if (whole.size != kUnboundedSize && size > whole.size) {
      return Inference::no(fmt::format(
          "Slice dim size {} greater than dynamic slice dimension: {}.", size, whole.size));
    }
    dimensions.push_back({size, whole.is_dynamic && size > 1 && size == whole.size});
  }
  return Inference::of(array_of(operand.type, std::move(dimensions)));
}

std::string update_fault(const Shape& operand, const Shape& update) {
  if (update.dimensions.size() != operand.dimensions.size()) {
    return fmt::format("Dynamic update slice update rank does not match argument rank: {} vs {}.",
                       update.dimensions.size(), operand.dimensions.size());
  }
  if (!has_same_type(operand, update)) {
    return fmt::format(
        "Dynamic update slice update element type does not match argument. operand.element_type: "
        "{} vs update.element_type: {}.",
        type_name(operand.type), type_name(update.type));
  }
  for (std::size_t i = 0; i < operand.dimensions.size(); ++i) {
    const std::int64_t whole = operand.dimensions[i].size;
    const std::int64_t part = update.dimensions[i].size;
    if (whole == kUnboundedSize || part <= whole) continue;
    return fmt::format("Update dim size {} greater than dynamic slice dimension: {}.", part, whole);
  }
  return {};
}

Inference check_dynamic_update_slice(const Site& site) {
  if (site.operand_count() < 2 || !is_ready(site)) return Inference::unknown();
  if (has_wrong_count(site, 2)) return Inference::unknown();
  if (site->shape == 0) return Inference::unknown();
  const Shape& operand = *site.operand(0).shape;
  const Shape& update = *site.operand(1).shape;
  std::string fault =
      operand.is_array()
          ? std::string()
          : fmt::format(
                "Expected array or buffer argument for operand of dynamic update slice, but "
                "got {}.",
                plain(operand));
  if (fault.empty()) fault = expect_array(update, "update of dynamic update slice");
  if (fault.empty()) {
    fault = starts_fault({"Dynamic update slice", 2, site.operands().subspan(2)}, operand);
  }
  if (fault.empty()) fault = update_fault(operand, update);
  return fault.empty() ? Inference::same(operand) : Inference::no(std::move(fault));
}

std::string pad_fault(const Site& site, const std::vector<Padding>& padding) {
  const Shape& operand = *site.operand(0).shape;
  const Shape& value = *site.operand(1).shape;
  if (!operand.is_array()) return "Pad operation does not support tuple-shape operands.";
  if (!is_scalar(value)) return "Pad operation does not support non-scalar padding values.";
  if (operand.dimensions.size() != padding.size()) {
    return fmt::format(
        "The rank of the operand and the padding configuration do not match: {} vs "
        "{}.",
        plain(operand), site.text(Word::kPadding));
  }
  if (!has_same_type(operand, value)) {
    return "The element types of the operands to Pad do not match.";
  }
  return {};
}

Inference infer_pad(const Site& site) {
  if (!is_ready(site, 2)) return Inference::unknown();
  const auto padding = read_padding(site.text(Word::kPadding));
  if (!padding) return Inference::unknown();
  std::string fault = pad_fault(site, *padding);
  if (!fault.empty()) return Inference::no(std::move(fault));
  const Shape& operand = *site.operand(0).shape;
  const Shape& value = *site.operand(1).shape;
  std::vector<Dimension> dimensions = operand.dimensions;
  for (std::size_t i = 0; i < dimensions.size(); ++i) {
    std::int64_t& size = dimensions[i].size;
    if (size == kUnboundedSize) continue;
    const Padding& one = (*padding)[i];
    std::int64_t between = 0;
    if (__builtin_mul_overflow(std::max<std::int64_t>(size - 1, 0), one.interior, &between) ||
        __builtin_add_overflow(size, one.low, &size) ||
        __builtin_add_overflow(size, one.high, &size) ||
        __builtin_add_overflow(size, between, &size)) {
      return Inference::unknown();
    }
    if (size < 0) {
      return Inference::no(fmt::format("Padding result in negative size for dimension {}", i));
    }
  }
  const ElementType type =
      operand.type == value.type ? operand.type : higher_precision(operand.type, value.type);
  return Inference::of(array_of(type, std::move(dimensions)));
}

// The dimension that get-dimension-size and set-dimension-size are about, or why there is none.
std::string dimension_fault(const Shape& operand, std::int64_t at, std::string_view name) {
  if (at < 0 || at >= static_cast<std::int64_t>(operand.dimensions.size())) {
    return fmt::format("{} dimension out of bounds: {}.", name, at);
  }
  const std::int64_t size = operand.dimensions[static_cast<std::size_t>(at)].size;
  if (size <= std::numeric_limits<std::int32_t>::max()) return {};
  return fmt::format("{}'s input shape is {}, the {}th dimension exceeds the INT_MAX limit.", name,
                     plain(operand), at);
}

Inference infer_get_dimension_size(const Site& site) {
  const auto dimensions = site.integers(Word::kDimensions);
  if (!dimensions || dimensions->size() != 1 || !is_ready(site, 1)) return Inference::unknown();
  std::string fault =
      dimension_fault(*site.operand(0).shape, dimensions->front(), "GetDimensionSize");
  return fault.empty() ? Inference::of(scalar_of(ElementType::kS32))
                       : Inference::no(std::move(fault));
}

Inference infer_set_dimension_size(const Site& site) {
  const auto dimensions = site.integers(Word::kDimensions);
  if (!dimensions || dimensions->size() != 1 || !is_ready(site, 2)) return Inference::unknown();
  const Shape& operand = *site.operand(0).shape;
  const Shape& size = *site.operand(1).shape;
  const std::int64_t at = dimensions->front();
  std::string fault = dimension_fault(operand, at, "SetDimensionSize");
  if (fault.empty() && (!is_scalar(size) || size.type != ElementType::kS32)) {
    fault = fmt::format("SetDimensionSize's value has to be S32 scalar, got {}", plain(size));
  }
  if (!fault.empty()) return Inference::no(std::move(fault));
  std::vector<Dimension> dimensions_made = operand.dimensions;
  dimensions_made[static_cast<std::size_t>(at)].is_dynamic = true;
  return Inference::of(array_of(operand.type, std::move(dimensions_made)));
}

}  // namespace

Inference infer_slicing(const Site& site) {
  switch (site->opcode) {
    case Opcode::kDynamicSlice: return check_dynamic_slice(site);
    case Opcode::kDynamicUpdateSlice: return check_dynamic_update_slice(site);
    case Opcode::kGetDimensionSize: return infer_get_dimension_size(site);
    case Opcode::kPad: return infer_pad(site);
    case Opcode::kSetDimensionSize: return infer_set_dimension_size(site);
    case Opcode::kSlice: return infer_slice(site);
    default: return Inference::unknown();
  }
}

}  // namespace hlo
