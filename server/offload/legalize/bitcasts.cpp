#include "offload/legalize/bitcasts.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace offload {
namespace {

// Dimensions of one element in front of it do not count.
bool is_most_major(const hlo::Shape& shape, std::int64_t dimension) {
  const std::vector<std::int64_t>& order = shape.layout->minor_to_major;
  for (std::size_t i = order.size(); i-- > 0;) {
    if (order[i] == dimension) return true;
    if (shape.dimensions[static_cast<std::size_t>(order[i])].size != 1) return false;
  }
  return false;
}

bool has_unit_front(const hlo::Shape& shape) {
  return !shape.dimensions.empty() && shape.dimensions[0].size == 1 && is_most_major(shape, 0);
}

hlo::Shape without_most_major(hlo::Shape shape) {
  std::vector<std::int64_t>& order = shape.layout->minor_to_major;
  if (order.empty()) return shape;
  const std::int64_t gone = order.back();
  order.pop_back();
  for (std::int64_t& dimension : order) dimension -= dimension > gone ? 1 : 0;
  shape.dimensions.erase(shape.dimensions.begin() + static_cast<std::ptrdiff_t>(gone));
  return shape;
}

// What the layout says beside order and tiles is lost.
hlo::Shape with_most_major(const hlo::Shape& shape) {
  hlo::Shape out = shape;
  out.dimensions.insert(out.dimensions.begin(), hlo::Dimension{1, false});
  hlo::Layout& layout = out.layout.emplace();
  for (const std::int64_t dimension : shape.layout->minor_to_major)
    layout.minor_to_major.push_back(dimension + 1);
  layout.minor_to_major.push_back(0);
  layout.tiles = shape.layout->tiles;
  return out;
}

// Place i of the new order takes what place `permutation[i]` of the old one has.
bool permute(hlo::Shape& shape, const std::vector<std::size_t>& permutation) {
  const std::vector<std::int64_t> order = shape.layout->minor_to_major;
  if (order.size() != permutation.size()) return false;
  for (std::size_t i = 0; i < order.size(); ++i)
    shape.layout->minor_to_major[i] = order[permutation[i]];
  return true;
}

std::expected<CopyShapes, BitcastFault> behind_transposing(const hlo::Shape& from,
                                                           const hlo::Shape& to,
                                                           const CopyShapes& copy) {
  if (!equal_but_layout(from, to)) return std::unexpected(BitcastFault::kOtherShape);
  if (from.layout == to.layout) return copy;
  hlo::Layout left = *from.layout;
  hlo::Layout right = *to.layout;
  const std::vector<std::int64_t> above = std::exchange(left.minor_to_major, {});
  const std::vector<std::int64_t> below = std::exchange(right.minor_to_major, {});
  if (above == below || left != right) return std::unexpected(BitcastFault::kOtherLayout);
  std::vector<std::size_t> permutation;
  for (const std::int64_t dimension : above)
    permutation.push_back(
        static_cast<std::size_t>(std::ranges::find(below, dimension) - below.begin()));
  CopyShapes out = copy;
  if (!permute(out.before, permutation) || !permute(out.behind, permutation))
    return std::unexpected(BitcastFault::kOtherLayout);
  return out;
}

}  // namespace

std::expected<CopyShapes, BitcastFault> behind_bitcast(const hlo::Shape& from, const hlo::Shape& to,
                                                       const CopyShapes& copy) {
  const std::size_t above = from.dimensions.size();
  const std::size_t below = to.dimensions.size();
  if (below + 1 == above) {
    if (!has_unit_front(from)) return std::unexpected(BitcastFault::kNotMajor);
    return CopyShapes{without_most_major(copy.before), without_most_major(copy.behind)};
  }
  if (below == above + 1) {
    if (!has_unit_front(to)) return std::unexpected(BitcastFault::kNotMajor);
    return CopyShapes{with_most_major(copy.before), with_most_major(copy.behind)};
  }
  if (below != above) return std::unexpected(BitcastFault::kOtherRank);
  return behind_transposing(from, to, copy);
}

bool equal_but_layout(const hlo::Shape& left, const hlo::Shape& right) {
  return left.type == right.type && left.other_type == right.other_type &&
         left.dimensions == right.dimensions;
}

}  // namespace offload
