#pragma once

// What an array shape shows to be wrong when its parts fit each other or not: rank and layout,
// tiles, element size, split configs, sizes that overflow. StrictShape reads the parts and hands
// them over; nothing is allocated. Only the files values*.cpp look here.
//
// XLA's parser compares little; its verifier does the rest, and so does the parser itself with the
// elements of a tuple.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "hlo/element_type.h"
#include "hlo/values/values_reader.h"

namespace hlo {

// Where a shape stands decides what of it the verifier looks at.
enum class ShapeUse : std::uint8_t {
  kInstruction,  // in front of an opcode
  kEntryLayout,  // in the header
  kEntryTuple,   // there as an element of a tuple
  kConstant,     // in front of a constant, whose layout the parser looks at
  kOther,        // the parser only
};

// The parts in the order in which they stand.
class ArrayShape {
 public:
  void begin(const ElementTypeFacts* type, text::Range range);
  void add_dimension(std::int64_t size);  // kUnboundedSize for `?`
  bool has_dimensions() const { return rank_ > 0; }
  void begin_layout() { has_layout_ = true; }
  void add_minor(std::int64_t dimension);
  void add_tile();
  // `T` alone.
  void add_bare_tile() { has_bare_tile_ = true; }
  void add_tile_size(std::int64_t size);
  void set_element_bits(std::int64_t bits) { element_bits_ = bits; }
  void set_sparse_type() { has_sparse_type_ = true; }
  void begin_split(std::int64_t dimension);
  void add_split_index(std::int64_t index);
  // `end` is that of the shape. False where the parser refuses it.
  bool judge(ValueReader& reader, std::size_t end, bool is_in_tuple, ShapeUse use);

 private:
  static constexpr std::size_t kMost = 64;  // more are counted, and nothing is said of them
  using Numbers = std::array<std::int64_t, kMost>;

  std::string layout_fault(bool is_parsed) const;
  std::string split_fault() const;
  std::string size_fault() const;

  const ElementTypeFacts* type_ = nullptr;
  text::Range range_;
  std::size_t rank_ = 0;
  std::size_t minors_ = 0;
  std::size_t splits_ = 0;
  Numbers sizes_{};
  Numbers minor_{};
  Numbers split_dimensions_{};
  bool has_layout_ = false;
  bool is_tile_empty_ = false;  // that which is being read
  bool has_empty_tile_ = false;
  bool has_bare_tile_ = false;
  bool has_zero_tile_ = false;
  bool has_sparse_type_ = false;
  bool is_split_unordered_ = false;
  std::optional<std::int64_t> outside_split_;
  std::int64_t last_split_ = 0;
  std::int64_t element_bits_ = 0;
};

}  // namespace hlo
