#include <algorithm>

#include "hlo/element_type.h"
#include "hlo/shape.h"

namespace hlo {
namespace {

// A count that knows when it has left the 63 bits; from then on it stays absent.
class Count {
 public:
  explicit Count(std::int64_t value) : value_(value) {}

  void multiply(std::int64_t by) {
    if (value_ < 0 || by < 0 || __builtin_mul_overflow(value_, by, &value_)) value_ = kAbsent;
  }

  void multiply(const Count& by) { multiply(by.value_); }

  // Broken text may ask for multiples of 0.
  void round_up(std::int64_t multiple) {
    std::int64_t raised = 0;
    if (value_ < 0 || multiple <= 1) return;
    const bool overflows = __builtin_add_overflow(value_, multiple - 1, &raised);
    value_ = overflows ? kAbsent : raised / multiple * multiple;
  }

  std::optional<std::int64_t> value() const {
    return value_ < 0 ? std::nullopt : std::optional(value_);
  }

 private:
  static constexpr std::int64_t kAbsent = -1;

  std::int64_t value_;
};

std::optional<std::int64_t> bytes_of(const Shape& shape, Count elements) {
  const int type_bits = facts(shape.type).bits;
  if (type_bits == 0) return std::nullopt;
  const std::int64_t packed = shape.layout ? shape.layout->element_size_bits : 0;
  // Without an element size in the layout, even an element of 4 bits takes a byte.
  elements.multiply(packed > 0 ? packed : (type_bits + 7) / 8 * 8);
  elements.round_up(8);
  const auto bits = elements.value();
  return bits ? std::optional(*bits / 8) : std::nullopt;
}

// Sizes from the major to the minor dimension, the way they lie in memory.
std::vector<std::int64_t> physical_sizes(const Shape& shape) {
  std::vector<std::int64_t> sizes;
  for (const std::int64_t dimension : minor_to_major(shape)) {
    const bool stands =
        dimension >= 0 && static_cast<std::uint64_t>(dimension) < shape.dimensions.size();
    sizes.push_back(stands ? shape.dimensions[static_cast<std::size_t>(dimension)].size : 1);
  }
  std::reverse(sizes.begin(), sizes.end());
  return sizes;
}

// The outermost tile alone decides; tiles inside it add no padding.
Count padded_elements(const Shape& shape) {
  std::vector<std::int64_t> sizes = physical_sizes(shape);
  Count count(1);
  if (shape.layout && !shape.layout->tiles.empty()) {
    const std::vector<std::int64_t>& tile = shape.layout->tiles.front().dimensions;
    if (sizes.size() < tile.size()) sizes.insert(sizes.begin(), tile.size() - sizes.size(), 1);
    const std::size_t first = sizes.size() - tile.size();
    Count merged(1);
    for (std::size_t i = 0; i < tile.size(); ++i) {
      merged.multiply(sizes[first + i]);
      if (tile[i] == kMergedTile) continue;
      merged.round_up(tile[i]);
      count.multiply(merged);
      merged = Count(1);
    }
    count.multiply(merged);
    sizes.resize(first);
  }
  for (const std::int64_t size : sizes) count.multiply(size);
  if (shape.layout) count.round_up(shape.layout->tail_padding);
  return count;
}

Count plain_elements(const Shape& shape) {
  Count count(1);
  for (const Dimension& dimension : shape.dimensions) count.multiply(dimension.size);
  return count;
}

// A shape is as deep as base/limits.h lets shapes be read.
// NOLINTBEGIN(misc-no-recursion)
template <typename CountElements>
std::optional<std::int64_t> sum_of_leaves(const Shape& shape, CountElements count_elements) {
  if (shape.is_array()) return bytes_of(shape, count_elements(shape));
  if (!shape.is_tuple() && shape.type != ElementType::kBuffer) return std::nullopt;
  std::int64_t sum = 0;
  for (const Shape& element : shape.elements) {
    const auto bytes = sum_of_leaves(element, count_elements);
    if (!bytes || __builtin_add_overflow(sum, *bytes, &sum)) return std::nullopt;
  }
  return sum;
}
// NOLINTEND(misc-no-recursion)

}  // namespace

std::optional<std::int64_t> element_count(const Shape& shape) {
  if (!shape.is_array()) return std::nullopt;
  return plain_elements(shape).value();
}

std::optional<std::int64_t> byte_size(const Shape& shape) {
  return sum_of_leaves(shape, plain_elements);
}

std::optional<std::int64_t> padded_byte_size(const Shape& shape) {
  return sum_of_leaves(shape, padded_elements);
}

}  // namespace hlo
