#include "hlo/shape.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "hlo/element_type.h"

namespace hlo {
namespace {

void append_list(std::string& out, const std::vector<std::int64_t>& numbers) {
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0) out += ',';
    out += numbers[i] == kMergedTile ? "*" : std::to_string(numbers[i]);
  }
}

void append_number(std::string& out, std::string_view name, std::int64_t number) {
  out.append(name).append("(").append(std::to_string(number)).append(")");
}

std::string print_layout_parts(const Layout& layout) {
  std::string out;
  if (!layout.tiles.empty()) out += 'T';
  for (const Tile& tile : layout.tiles) {
    out += '(';
    append_list(out, tile.dimensions);
    out += ')';
  }
  if (layout.tail_padding != 1) append_number(out, "L", layout.tail_padding);
  // The index and pointer types stand in front of the element size, split configurations and
  // metadata bytes at the end.
  const std::string_view other = layout.other;
  const std::size_t types = std::min(other.find_first_of("SM"), other.size());
  out += other.substr(0, types);
  if (layout.element_size_bits != 0) append_number(out, "E", layout.element_size_bits);
  if (layout.memory_space != 0) append_number(out, "S", layout.memory_space);
  out += other.substr(types);
  return out;
}

void append_array(std::string& out, const Shape& shape) {
  out.append(print_type(shape)).append("[");
  for (std::size_t i = 0; i < shape.dimensions.size(); ++i) {
    const Dimension& dimension = shape.dimensions[i];
    if (i > 0) out += ',';
    if (dimension.size == kUnboundedSize) {
      out += '?';
    } else {
      out.append(dimension.is_dynamic ? "<=" : "").append(std::to_string(dimension.size));
    }
  }
  out += ']';
  if (!shape.is_array()) return;
  const std::string parts = shape.layout ? print_layout_parts(*shape.layout) : "";
  if (shape.dimensions.empty() && parts.empty()) return;
  out += '{';
  append_list(out, minor_to_major(shape));
  if (!parts.empty()) out.append(":").append(parts);
  out += '}';
}

// A shape is as deep as base/limits.h lets shapes be read.
// NOLINTBEGIN(misc-no-recursion)
void append_shape(std::string& out, const Shape& shape) {
  if (!shape.is_tuple() && shape.type != ElementType::kBuffer) return append_array(out, shape);
  out += shape.is_tuple() ? "(" : "b(";
  for (std::size_t i = 0; i < shape.elements.size(); ++i) {
    if (i > 0) out += ", ";
    if (i > 0 && i % 5 == 0) out.append("/*index=").append(std::to_string(i)).append("*/");
    append_shape(out, shape.elements[i]);
  }
  out += ')';
}

void collect_leaves(const Shape& shape, ShapeIndex& index, std::vector<ShapeIndex>& leaves) {
  if (!shape.is_tuple()) {
    leaves.push_back(index);
    return;
  }
  for (std::size_t i = 0; i < shape.elements.size(); ++i) {
    index.push_back(static_cast<std::int64_t>(i));
    collect_leaves(shape.elements[i], index, leaves);
    index.pop_back();
  }
}
// NOLINTEND(misc-no-recursion)

}  // namespace

bool Shape::is_array() const {
  return type != ElementType::kInvalid && type != ElementType::kTuple &&
         type != ElementType::kBuffer && type != ElementType::kToken &&
         type != ElementType::kOpaque;
}

std::string print_shape(const Shape& shape) {
  std::string out;
  if (shape.is_valid()) append_shape(out, shape);
  return out;
}

std::string print_index(const ShapeIndex& index) {
  std::string out = "{";
  append_list(out, index);
  return out + "}";
}

std::string_view print_type(const Shape& shape) {
  return shape.type == ElementType::kOther ? std::string_view(shape.other_type)
                                           : facts(shape.type).name;
}

const Shape* find_subshape(const Shape& shape, const ShapeIndex& index) {
  const Shape* at = &shape;
  for (const std::int64_t i : index) {
    if (!at->is_tuple() || i < 0 || static_cast<std::uint64_t>(i) >= at->elements.size()) {
      return nullptr;
    }
    at = &at->elements[static_cast<std::size_t>(i)];
  }
  return at;
}

Shape* find_subshape(Shape& shape, const ShapeIndex& index) {
  return const_cast<Shape*>(find_subshape(std::as_const(shape), index));
}

std::vector<ShapeIndex> leaf_indices(const Shape& shape) {
  std::vector<ShapeIndex> leaves;
  ShapeIndex index;
  if (shape.is_valid()) collect_leaves(shape, index, leaves);
  return leaves;
}

// NOLINTBEGIN(misc-no-recursion)
std::int64_t memory_space(const Shape& shape) {
  if (shape.type == ElementType::kBuffer) return memory_space(shape.elements.front());
  return shape.layout ? shape.layout->memory_space : kDeviceSpace;
}

bool is_compatible(const Shape& left, const Shape& right) {
  if (left.type != right.type || left.other_type != right.other_type) return false;
  if (left.dimensions.size() != right.dimensions.size()) return false;
  if (left.elements.size() != right.elements.size()) return false;
  for (std::size_t i = 0; i < left.dimensions.size(); ++i) {
    const std::int64_t here = left.dimensions[i].size;
    const std::int64_t there = right.dimensions[i].size;
    if (here != there && here != kUnboundedSize && there != kUnboundedSize) return false;
  }
  for (std::size_t i = 0; i < left.elements.size(); ++i) {
    if (!is_compatible(left.elements[i], right.elements[i])) return false;
  }
  return true;
}

// NOLINTEND(misc-no-recursion)

std::vector<std::int64_t> minor_to_major(const Shape& shape) {
  if (shape.layout) return shape.layout->minor_to_major;
  std::vector<std::int64_t> order;
  for (std::size_t i = shape.dimensions.size(); i > 0; --i) {
    order.push_back(static_cast<std::int64_t>(i - 1));
  }
  return order;
}

}  // namespace hlo
