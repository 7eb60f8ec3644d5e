#pragma once

// What XLA asks of shapes when it infers: classes of element types, which types and dimensions go
// together, and shapes as its messages write them.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hlo/checks/site.h"
#include "hlo/shape.h"

namespace hlo {

// Classes of element types, as bits. A type of a newer compiler is in none.
enum TypeClass : std::uint8_t {
  kNoClass = 0,
  kPredicate = 1,
  kSigned = 2,
  kUnsigned = 4,
  kInteger = kSigned | kUnsigned,
  kFloating = 8,
  kComplex = 16,
};
TypeClass class_of(ElementType type);
inline bool is_in(const Shape& shape, int classes) { return (class_of(shape.type) & classes) != 0; }

// `F32`, as messages write it.
std::string type_name(ElementType type);
ElementType component_type(ElementType complex);
// Of two floating types the one with more range, then with more digits.
ElementType higher_precision(ElementType left, ElementType right);

bool is_scalar(const Shape& shape);
// Dimensions without a bound go with all.
bool goes_with(std::int64_t left, std::int64_t right);
// Floating types of any precision are the same.
bool has_same_type(const Shape& left, const Shape& right);
bool has_same_dimensions(const Shape& left, const Shape& right);
bool is_compatible_but_precision(const Shape& left, const Shape& right);

Shape array_of(ElementType type, std::vector<Dimension> dimensions);
Shape scalar_of(ElementType type);
Shape tuple_of(std::vector<Shape> elements);

// As XLA prints shapes in messages: without layout.
std::string plain(const Shape& shape);
// `1, 2`
std::string joined(std::span<const std::int64_t> numbers, std::string_view separator = ", ");
// The complaint about what is no array, or nothing. `role` is XLA's: `lhs of dot`.
std::string expect_array(const Shape& shape, std::string_view role);
// Whether there are that many operands, all of known shape and with no element type of a newer
// compiler. Else there is nothing to say: others tell why.
bool is_ready(const Site& site, std::size_t operand_count);
bool is_ready(const Site& site);
// The verifier's complaint about operands with floating types of several precisions, which
// inference takes; or nothing.
std::string mixed_precision(const Site& site);

}  // namespace hlo
