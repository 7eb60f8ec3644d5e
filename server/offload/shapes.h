#pragma once

// ShapeTable: the shapes of one scratch graph. Each distinct shape is flattened once into its
// sub-shapes in pre-order; a sub-shape is then a number (`Sub`), 0 the whole, so that a position is
// two integers and no index is ever copied while walking. Memory spaces are not read from here: the
// graph keeps one byte an array leaf (graph.h).

#include <cstdint>
#include <span>
#include <vector>

#include "hlo/tables.h"

namespace offload {

using ShapeNumber = std::uint32_t;
using Sub = std::uint32_t;
inline constexpr Sub kNoSub = 0xffffffff;

struct SubShape {
  const hlo::Shape* shape = nullptr;
  Sub parent = kNoSub;
  std::uint32_t slot = 0;         // its number in the parent
  std::uint32_t first_child = 0;  // into the table's list of children
  std::uint32_t child_count = 0;
  std::uint32_t first_leaf = 0;
  std::uint32_t leaf_count = 0;  // 1 for anything but a tuple
};

class ShapeTable {
 public:
  explicit ShapeTable(hlo::Tables& tables);

  ShapeNumber number(hlo::ShapeId id);
  hlo::ShapeId id(ShapeNumber shape) const { return entries_[shape].id; }
  const hlo::Shape& whole(ShapeNumber shape) const { return *at(shape, 0).shape; }
  const SubShape& at(ShapeNumber shape, Sub sub) const;
  std::uint32_t sub_count(ShapeNumber shape) const { return entries_[shape].sub_count; }
  std::uint32_t leaf_count(ShapeNumber shape) const { return at(shape, 0).leaf_count; }
  Sub leaf(ShapeNumber shape, std::uint32_t leaf) const;
  // The memory space that each leaf writes; 255 for what is no such number.
  std::span<const std::uint8_t> written_spaces(ShapeNumber shape) const;

  // kNoSub where the shape has no such part.
  Sub child(ShapeNumber shape, Sub sub, std::int64_t slot) const;
  Sub find(ShapeNumber shape, const hlo::ShapeIndex& index) const;
  hlo::ShapeIndex index(ShapeNumber shape, Sub sub) const;
  // The part of `to`, counted from `to_base`, that has the path which leads from `from_base` to
  // `sub` in `from`.
  Sub translate(ShapeNumber from, Sub from_base, Sub sub, ShapeNumber to, Sub to_base) const;
  // The child of the whole that `sub` lies in or is; kNoSub for the whole.
  Sub top_child(ShapeNumber shape, Sub sub) const;

  hlo::Tables& tables() const { return *tables_; }

 private:
  struct Entry {
    hlo::ShapeId id = 0;
    std::uint32_t first_sub = 0;
    std::uint32_t sub_count = 0;
    std::uint32_t first_leaf = 0;
  };

  void flatten(Entry& entry);

  hlo::Tables* tables_;
  std::vector<ShapeNumber> numbers_;  // by id; one more than the number, 0 for none yet
  std::vector<Entry> entries_;
  std::vector<SubShape> subs_;
  std::vector<Sub> children_;
  std::vector<Sub> leaves_;
  std::vector<std::uint8_t> written_spaces_;  // beside leaves_
};

// A space as one byte: 255 for what is no such number.
std::uint8_t space_byte(std::int64_t space);
// Everything but memory spaces: element type, dimensions, dimension order, tiles and what else a
// layout says.
bool equal_but_spaces(const hlo::Shape& left, const hlo::Shape& right);
// What XLA asks of a value that replaces another: the same tree of dimensions, floating types of
// any precision.
bool is_replaceable(const hlo::Shape& left, const hlo::Shape& right);
// Whether a reshape between the two moves nothing, tiles left aside.
bool is_reshape_bitcast(const hlo::Shape& from, const hlo::Shape& to);

}  // namespace offload
