#pragma once

// Shapes: read from text, printed the way XLA prints them, measured in bytes. A Shape is a plain
// value. Reading accepts what XLA's parser accepts (docs/hlo-text.md) and is
// bounded in depth by base/limits.h, so that walking a shape recursively is safe. Sizes are in
// elements, memory in bytes; counts that overflow are reported as absent.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hlo {

enum class ElementType : std::uint8_t {
  kInvalid,
  kPred,
  kS1,
  kS2,
  kS4,
  kS8,
  kS16,
  kS32,
  kS64,
  kU1,
  kU2,
  kU4,
  kU8,
  kU16,
  kU32,
  kU64,
  kF16,
  kBf16,
  kF32,
  kF64,
  kC64,
  kC128,
  kF8e5m2,
  kF8e4m3,
  kF8e4m3fn,
  kF8e4m3b11fnuz,
  kF8e5m2fnuz,
  kF8e4m3fnuz,
  kF8e3m4,
  kF8e8m0fnu,
  kF4e2m1fn,
  kF6e2m3fn,
  kF6e3m2fn,
  kToken,
  kOpaque,
  kTuple,
  kBuffer,
  kOther,  // a type name of a newer compiler: looks like one, size unknown
};

inline constexpr std::int64_t kDeviceSpace = 0;
inline constexpr std::int64_t kHostSpace = 5;
inline constexpr std::int64_t kUnboundedSize = -1;
inline constexpr std::int64_t kMergedTile = -2;  // `*` in a tile

struct Tile {
  std::vector<std::int64_t> dimensions;
  bool operator==(const Tile&) const = default;
};

struct Layout {
  std::vector<std::int64_t> minor_to_major;
  std::vector<Tile> tiles;
  std::int64_t memory_space = kDeviceSpace;
  std::int64_t element_size_bits = 0;
  std::int64_t tail_padding = 1;
  std::string other;  // what else stands between the braces (#, *, SC, M), blanks left out:
                      // compared, never read. D is dropped
  bool operator==(const Layout&) const = default;
};

struct Dimension {
  std::int64_t size = 0;  // kUnboundedSize for `?`
  bool is_dynamic = false;
  bool operator==(const Dimension&) const = default;
};

struct Shape {  // NOLINT(misc-no-recursion): copied as deep as it was read
  ElementType type = ElementType::kInvalid;
  std::string other_type;             // kOther: the word
  std::vector<Dimension> dimensions;  // arrays
  std::optional<Layout> layout;       // arrays; absent where none is written
  std::vector<Shape> elements;        // tuple; one element for a buffer

  bool is_valid() const { return type != ElementType::kInvalid; }
  bool is_tuple() const { return type == ElementType::kTuple; }
  bool is_array() const;  // has dimensions and may have a layout: no tuple, token, opaque
  bool operator==(const Shape&) const = default;  // NOLINT(misc-no-recursion): as deep as it is
};

// A path of tuple positions; empty is the whole value. Printed `{1,0}`.
using ShapeIndex = std::vector<std::int64_t>;

std::optional<Shape> read_shape(std::string_view text);
// The layout written out in full: descending order where none is written.
std::string print_shape(const Shape& shape);
std::string print_index(const ShapeIndex& index);
std::string_view print_type(const Shape& shape);

// Null where the index leads nowhere.
const Shape* find_subshape(const Shape& shape, const ShapeIndex& index);
Shape* find_subshape(Shape& shape, const ShapeIndex& index);
// Indices of all leaves (sub-shapes that are no tuple), in pre-order.
std::vector<ShapeIndex> leaf_indices(const Shape& shape);

// The memory space of an array leaf: 0 where no layout is written.
std::int64_t memory_space(const Shape& shape);
// Same element type and dimensions, bounds and layout left aside.
bool is_compatible(const Shape& left, const Shape& right);
// The dimension order, filled in with the descending one where none is written.
std::vector<std::int64_t> minor_to_major(const Shape& shape);

std::optional<std::int64_t> element_count(const Shape& shape);
// Bytes without padding, whole tuples summed up; absent for tokens, unbounded sizes and overflow.
std::optional<std::int64_t> byte_size(const Shape& shape);
// Bytes with the padding of the tiles.
std::optional<std::int64_t> padded_byte_size(const Shape& shape);

}  // namespace hlo
