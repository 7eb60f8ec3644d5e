#include "hlo/values/values_array_shape.h"

#include <algorithm>
#include <span>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "hlo/shape.h"

namespace hlo {
namespace {

std::span<const std::int64_t> first_of(const auto& numbers, std::size_t count) {
  return std::span(numbers).first(std::min(count, numbers.size()));
}

// Of one element as the layout may name it; 0 where there is none.
std::int64_t bits_of(const ElementTypeFacts& type) {
  return type.type == ElementType::kPred ? 1 : type.bits;
}

}  // namespace

void ArrayShape::begin(const ElementTypeFacts* type, text::Range range) {
  *this = ArrayShape();
  type_ = type;
  range_ = range;
}

void ArrayShape::add_dimension(std::int64_t size) {
  if (rank_ < kMost) sizes_[rank_] = size;
  ++rank_;
}

void ArrayShape::add_minor(std::int64_t dimension) {
  if (minors_ < kMost) minor_[minors_] = dimension;
  ++minors_;
}

void ArrayShape::add_tile() {
  has_empty_tile_ = has_empty_tile_ || is_tile_empty_;
  is_tile_empty_ = true;
}

void ArrayShape::add_tile_size(std::int64_t size) {
  is_tile_empty_ = false;
  has_zero_tile_ = has_zero_tile_ || size == 0;
}

void ArrayShape::begin_split(std::int64_t dimension) {
  if (splits_ < kMost) split_dimensions_[splits_] = dimension;
  ++splits_;
  last_split_ = 0;
}

void ArrayShape::add_split_index(std::int64_t index) {
  is_split_unordered_ = is_split_unordered_ || index <= last_split_;
  last_split_ = index;
  const std::int64_t dimension = split_dimensions_[std::min(splits_, kMost) - 1];
  const bool is_known = dimension >= 0 && std::cmp_less(dimension, std::min(rank_, kMost));
  const std::int64_t size = is_known ? sizes_[static_cast<std::size_t>(dimension)] : 0;
  if (is_known && size != kUnboundedSize && index >= size) outside_split_ = index;
}

bool ArrayShape::judge(ValueReader& reader, std::size_t end, bool is_in_tuple, ShapeUse use) {
  range_.end = static_cast<text::Offset>(end);
  if (has_layout_ && rank_ != minors_) {
    return reader.fail_at(
        range_,
        fmt::format("Dimensions size is {}, but minor to major size is {}.", rank_, minors_),
        "layout");
  }
  if (type_ == nullptr || rank_ > kMost || splits_ > kMost) return true;
  const bool is_element = is_in_tuple || use == ShapeUse::kEntryTuple;
  const std::string size = size_fault();
  if (!size.empty() && is_element) return reader.fail_at(range_, size, "shape");
  if (!size.empty() && use != ShapeUse::kOther) reader.doubt_at(range_, size, "unverified-shape");
  if (!has_layout_) return true;
  const std::string layout = layout_fault(is_element || use == ShapeUse::kConstant);
  if (!layout.empty() && is_element) return reader.fail_at(range_, layout, "layout");
  if (!layout.empty() && use == ShapeUse::kConstant)
    return reader.fail_at(range_, "XLA's parser ends here: " + layout, "layout");
  if (!layout.empty() && use != ShapeUse::kOther)
    reader.doubt_at(range_, layout, "unverified-layout");
  const bool is_instruction = use == ShapeUse::kInstruction || use == ShapeUse::kConstant;
  if (is_instruction && element_bits_ != 0 && element_bits_ != bits_of(*type_)) {
    reader.doubt_at(range_,
                    fmt::format("Invalid element_size_in_bits: an element of {} has {} bits",
                                type_->name, bits_of(*type_)),
                    "unverified-layout");
  }
  return true;
}

// What the parser looks at is judged in full.
std::string ArrayShape::layout_fault(bool is_parsed) const {
  const auto minor = first_of(minor_, minors_);
  std::array<bool, kMost> is_seen{};
  for (const std::int64_t dimension : minor) {
    if (dimension < 0 || std::cmp_greater_equal(dimension, rank_))
      return fmt::format("layout minor_to_major field has out-of-bounds value: {{{}}}",
                         fmt::join(minor, ", "));
    if (std::exchange(is_seen[static_cast<std::size_t>(dimension)], true))
      return fmt::format("layout minor_to_major field has duplicate values: {{{}}}",
                         fmt::join(minor, ", "));
  }
  // Dumps have both of these elsewhere, and older compilers take them.
  if (is_parsed && has_sparse_type_)
    return "layout has an index or pointer type, but is not for a sparse array";
  const bool has_empty_tile = has_bare_tile_ || (is_parsed && (has_empty_tile_ || is_tile_empty_));
  if (has_empty_tile) return "layout has invalid tiles: one has no sizes";
  if (has_zero_tile_) return "layout has invalid tiles: tile dimension 0 must be positive";
  if (element_bits_ < 0)
    return fmt::format("layout element_size_in_bits field is negative: {}", element_bits_);
  return split_fault();
}

std::string ArrayShape::split_fault() const {
  std::array<bool, kMost> is_seen{};
  for (const std::int64_t dimension : first_of(split_dimensions_, splits_)) {
    if (dimension < 0 || std::cmp_greater_equal(dimension, rank_))
      return fmt::format("split config has out-of-bounds physical dimension: {}", dimension);
    if (std::exchange(is_seen[static_cast<std::size_t>(dimension)], true))
      return fmt::format("split config has duplicate physical dimension: {}", dimension);
  }
  if (outside_split_)
    return fmt::format("split config split index is out of bounds: {}", *outside_split_);
  if (is_split_unordered_)
    return "split config split indices must be strictly increasing and positive";
  return {};
}

// Zero stops the product only for what stands behind it.
std::string ArrayShape::size_fault() const {
  std::int64_t count = 1;
  for (const std::int64_t size : first_of(sizes_, rank_)) {
    if (size != kUnboundedSize && __builtin_mul_overflow(count, size, &count))
      return "Dimensions overflow: the number of elements has more than 63 bits";
  }
  const std::int64_t element_bytes = (type_->bits + 7) / 8;
  if (__builtin_mul_overflow(count, element_bytes, &count))
    return "Shape size may overflow int64_t: the number of bytes has more than 63 bits";
  return {};
}

}  // namespace hlo
