#include "offload/shapes.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace offload {
namespace {

bool is_floating(hlo::ElementType type) {
  using enum hlo::ElementType;
  switch (type) {
    case kF16:
    case kBf16:
    case kF32:
    case kF64:
    case kF8e5m2:
    case kF8e4m3:
    case kF8e4m3fn:
    case kF8e4m3b11fnuz:
    case kF8e5m2fnuz:
    case kF8e4m3fnuz:
    case kF8e3m4:
    case kF8e8m0fnu:
    case kF4e2m1fn:
    case kF6e2m3fn:
    case kF6e3m2fn: return true;
    default: return false;
  }
}

// Calls compare(left, right) on each pair of sub-shapes; shapes are bounded in depth, this keeps a
// list all the same.
template <typename Compare>
bool all_pairs(const hlo::Shape& left, const hlo::Shape& right, Compare compare) {
  std::vector<std::pair<const hlo::Shape*, const hlo::Shape*>> open{{&left, &right}};
  while (!open.empty()) {
    const auto [a, b] = open.back();
    open.pop_back();
    if (!compare(*a, *b) || a->elements.size() != b->elements.size()) return false;
    for (std::size_t i = 0; i < a->elements.size(); ++i)
      open.emplace_back(&a->elements[i], &b->elements[i]);
  }
  return true;
}

bool equal_layouts(const hlo::Shape& left, const hlo::Shape& right) {
  if (!left.is_array()) return true;
  if (hlo::minor_to_major(left) != hlo::minor_to_major(right)) return false;
  static const hlo::Layout plain;
  const hlo::Layout& a = left.layout ? *left.layout : plain;
  const hlo::Layout& b = right.layout ? *right.layout : plain;
  return a.tiles == b.tiles && a.element_size_bits == b.element_size_bits &&
         a.tail_padding == b.tail_padding && a.other == b.other;
}

struct Extent {
  std::int64_t size;
  std::size_t order;  // place in the physical order, most major first
};

// Dimensions of more than one element, in logical order, with their place in memory.
std::vector<Extent> extents(const hlo::Shape& shape) {
  const std::vector<std::int64_t> minor_to_major = hlo::minor_to_major(shape);
  std::vector<std::size_t> order(shape.dimensions.size(), 0);
  for (std::size_t i = 0; i < minor_to_major.size(); ++i) {
    const auto dimension = static_cast<std::size_t>(minor_to_major[i]);
    if (minor_to_major[i] >= 0 && dimension < order.size())
      order[dimension] = minor_to_major.size() - 1 - i;
  }
  std::vector<Extent> out;
  for (std::size_t i = 0; i < order.size(); ++i)
    if (shape.dimensions[i].size != 1) out.push_back({shape.dimensions[i].size, order[i]});
  return out;
}

// The physical order of the logical groups [begin, end) of a side: groups must be whole runs in
// memory.
bool is_major_to_minor(const std::vector<Extent>& all, std::size_t begin, std::size_t end) {
  for (std::size_t i = begin + 1; i < end; ++i) {
    const std::size_t before = all[i - 1].order;
    const std::size_t behind = all[i].order;
    if (behind < before) return false;
    // Nothing of another group may lie between two dimensions of this one.
    for (std::size_t k = 0; k < all.size(); ++k)
      if ((k < begin || k >= end) && all[k].order > before && all[k].order < behind) return false;
  }
  return true;
}

}  // namespace

std::uint8_t space_byte(std::int64_t space) {
  constexpr std::uint8_t kNone = std::numeric_limits<std::uint8_t>::max();
  return space < 0 || space > kNone ? kNone : static_cast<std::uint8_t>(space);
}

ShapeTable::ShapeTable(hlo::Tables& tables) : tables_(&tables) {}

ShapeNumber ShapeTable::number(hlo::ShapeId id) {
  if (id >= numbers_.size()) numbers_.resize(std::size_t{id} + 1 + numbers_.size() / 2);
  if (numbers_[id] != 0) return numbers_[id] - 1;
  Entry entry;
  entry.id = id;
  flatten(entry);
  entries_.push_back(entry);
  numbers_[id] = static_cast<ShapeNumber>(entries_.size());
  return numbers_[id] - 1;
}

void ShapeTable::flatten(Entry& entry) {
  struct Open {
    const hlo::Shape* shape;
    Sub parent;
    std::uint32_t slot;
  };
  entry.first_sub = static_cast<std::uint32_t>(subs_.size());
  entry.first_leaf = static_cast<std::uint32_t>(leaves_.size());
  std::vector<Open> open{{&tables_->at(entry.id), kNoSub, 0}};
  while (!open.empty()) {
    const Open next = open.back();
    open.pop_back();
    const auto sub = static_cast<Sub>(subs_.size() - entry.first_sub);
    SubShape out{next.shape, next.parent, next.slot, 0, 0, 0, 0};
    out.first_leaf = static_cast<std::uint32_t>(leaves_.size() - entry.first_leaf);
    if (next.shape->is_tuple()) {
      out.child_count = static_cast<std::uint32_t>(next.shape->elements.size());
      out.first_child = static_cast<std::uint32_t>(children_.size());
      children_.resize(children_.size() + out.child_count, kNoSub);
      for (std::uint32_t slot = out.child_count; slot-- > 0;)
        open.push_back({&next.shape->elements[slot], sub, slot});
    } else {
      leaves_.push_back(sub);
      written_spaces_.push_back(space_byte(hlo::memory_space(*next.shape)));
    }
    if (next.parent != kNoSub)
      children_[subs_[entry.first_sub + next.parent].first_child + next.slot] = sub;
    subs_.push_back(out);
  }
  entry.sub_count = static_cast<std::uint32_t>(subs_.size()) - entry.first_sub;
  // Pre-order: a sub-shape ends where the next one that is not below it begins.
  for (Sub sub = entry.sub_count; sub-- > 0;) {
    SubShape& at = subs_[entry.first_sub + sub];
    if (!at.shape->is_tuple()) at.leaf_count = 1;
    if (at.parent != kNoSub) subs_[entry.first_sub + at.parent].leaf_count += at.leaf_count;
  }
}

const SubShape& ShapeTable::at(ShapeNumber shape, Sub sub) const {
  return subs_[entries_[shape].first_sub + sub];
}

Sub ShapeTable::leaf(ShapeNumber shape, std::uint32_t leaf) const {
  return leaves_[entries_[shape].first_leaf + leaf];
}

std::span<const std::uint8_t> ShapeTable::written_spaces(ShapeNumber shape) const {
  return std::span(written_spaces_).subspan(entries_[shape].first_leaf, leaf_count(shape));
}

Sub ShapeTable::child(ShapeNumber shape, Sub sub, std::int64_t slot) const {
  const SubShape& parent = at(shape, sub);
  if (slot < 0 || slot >= parent.child_count) return kNoSub;
  return children_[parent.first_child + static_cast<std::size_t>(slot)];
}

Sub ShapeTable::find(ShapeNumber shape, const hlo::ShapeIndex& index) const {
  Sub sub = 0;
  for (const std::int64_t slot : index) {
    sub = child(shape, sub, slot);
    if (sub == kNoSub) return kNoSub;
  }
  return sub;
}

hlo::ShapeIndex ShapeTable::index(ShapeNumber shape, Sub sub) const {
  hlo::ShapeIndex out;
  for (; at(shape, sub).parent != kNoSub; sub = at(shape, sub).parent)
    out.push_back(at(shape, sub).slot);
  std::reverse(out.begin(), out.end());
  return out;
}

Sub ShapeTable::translate(ShapeNumber from, Sub from_base, Sub sub, ShapeNumber to,
                          Sub to_base) const {
  if (sub == from_base) return to_base;
  if (from == to && from_base == to_base) return sub;
  std::vector<std::uint32_t> path;
  for (; sub != from_base; sub = at(from, sub).parent) path.push_back(at(from, sub).slot);
  Sub out = to_base;
  for (std::size_t i = path.size(); i-- > 0 && out != kNoSub;) out = child(to, out, path[i]);
  return out;
}

Sub ShapeTable::top_child(ShapeNumber shape, Sub sub) const {
  if (sub == 0) return kNoSub;
  while (at(shape, sub).parent != 0) sub = at(shape, sub).parent;
  return sub;
}

bool equal_but_spaces(const hlo::Shape& left, const hlo::Shape& right) {
  return all_pairs(left, right, [](const hlo::Shape& a, const hlo::Shape& b) {
    return a.type == b.type && a.other_type == b.other_type && a.dimensions == b.dimensions &&
           equal_layouts(a, b);
  });
}

bool is_replaceable(const hlo::Shape& left, const hlo::Shape& right) {
  return all_pairs(left, right, [](const hlo::Shape& a, const hlo::Shape& b) {
    if (!a.is_valid() || !b.is_valid()) return true;  // a shape the text does not tell
    const bool same_type = a.type == b.type && a.other_type == b.other_type;
    if (!same_type && !(is_floating(a.type) && is_floating(b.type))) return false;
    return std::equal(a.dimensions.begin(), a.dimensions.end(), b.dimensions.begin(),
                      b.dimensions.end(),
                      [](const auto& x, const auto& y) { return x.size == y.size; });
  });
}

bool is_reshape_bitcast(const hlo::Shape& from, const hlo::Shape& to) {
  if (!from.is_array() || !to.is_array() || from.type != to.type) return false;
  const std::optional<std::int64_t> count = hlo::element_count(from);
  if (!count || count != hlo::element_count(to)) return false;
  const std::vector<Extent> left = extents(from);
  const std::vector<Extent> right = extents(to);
  if (*count == 0) return true;
  // Split both sides into the smallest groups of equal size; each must be one run in memory and the
  // runs in the same order.
  struct Group {
    std::size_t left_order, right_order;
  };
  std::vector<Group> groups;
  std::size_t i = 0;
  std::size_t k = 0;
  while (i < left.size() && k < right.size()) {
    const std::size_t i_begin = i;
    const std::size_t k_begin = k;
    std::int64_t a = left[i++].size;
    std::int64_t b = right[k++].size;
    while (a != b) {
      if (a < b) {
        if (i == left.size()) return false;
        a *= left[i++].size;
      } else {
        if (k == right.size()) return false;
        b *= right[k++].size;
      }
    }
    if (!is_major_to_minor(left, i_begin, i) || !is_major_to_minor(right, k_begin, k)) return false;
    groups.push_back({left[i_begin].order, right[k_begin].order});
  }
  if (i != left.size() || k != right.size()) return false;
  std::sort(groups.begin(), groups.end(),
            [](const Group& x, const Group& y) { return x.left_order < y.left_order; });
  return std::is_sorted(groups.begin(), groups.end(), [](const Group& x, const Group& y) {
    return x.right_order < y.right_order;
  });
}

}  // namespace offload
