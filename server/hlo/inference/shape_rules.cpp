#include "hlo/inference/shape_rules.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "hlo/element_type.h"

namespace hlo {
namespace {

bool is_between(ElementType type, ElementType first, ElementType last) {
  return type >= first && type <= last;
}

// Range of the exponent, then number of digits.
std::pair<int, int> precision_of(ElementType type) {
  switch (type) {
    case ElementType::kF64: return {1024, 53};
    case ElementType::kF32: return {128, 24};
    case ElementType::kBf16: return {128, 8};
    case ElementType::kF8e8m0fnu: return {128, 1};
    case ElementType::kF16: return {16, 11};
    case ElementType::kF8e5m2:
    case ElementType::kF8e5m2fnuz: return {16, 3};
    case ElementType::kF8e4m3fn: return {9, 4};
    case ElementType::kF8e4m3:
    case ElementType::kF8e4m3fnuz: return {8, 4};
    case ElementType::kF8e4m3b11fnuz: return {5, 4};
    case ElementType::kF6e3m2fn: return {5, 3};
    case ElementType::kF8e3m4: return {4, 5};
    case ElementType::kF6e2m3fn: return {3, 4};
    case ElementType::kF4e2m1fn: return {3, 2};
    default: return {0, 0};
  }
}

void append_plain_array(std::string& out, const Shape& shape) {
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
}

// Shapes are bounded in depth when they are read.
// NOLINTBEGIN(misc-no-recursion)
void append_plain(std::string& out, const Shape& shape) {
  if (!shape.is_tuple() && shape.type != ElementType::kBuffer) {
    return append_plain_array(out, shape);
  }
  out += shape.is_tuple() ? "(" : "b(";
  for (std::size_t i = 0; i < shape.elements.size(); ++i) {
    if (i > 0) out += ", ";
    if (i > 0 && i % 5 == 0) out.append("/*index=").append(std::to_string(i)).append("*/");
    append_plain(out, shape.elements[i]);
  }
  out += ')';
}

// False where it is not the precision seen first.
bool sees_one_precision(const Shape& shape, ElementType& seen) {
  if (class_of(shape.type) == kFloating) {
    if (seen == ElementType::kInvalid) seen = shape.type;
    return seen == shape.type;
  }
  return std::ranges::all_of(
      shape.elements, [&seen](const Shape& element) { return sees_one_precision(element, seen); });
}
// NOLINTEND(misc-no-recursion)

bool takes_any_precisions(Opcode opcode) {
  switch (opcode) {
    case Opcode::kAllGather:
    case Opcode::kAllGatherDone:
    case Opcode::kAllGatherStart:
    case Opcode::kAllReduce:
    case Opcode::kAllReduceDone:
    case Opcode::kAllReduceStart:
    case Opcode::kAsyncDone:
    case Opcode::kAsyncStart:
    case Opcode::kAsyncUpdate:
    case Opcode::kCall:
    case Opcode::kCollectivePermute:
    case Opcode::kCollectivePermuteDone:
    case Opcode::kCollectivePermuteStart:
    case Opcode::kConditional:
    case Opcode::kConstant:
    case Opcode::kConvolution:
    case Opcode::kCopyDone:
    case Opcode::kCopyStart:
    case Opcode::kCustomCall:
    case Opcode::kDomain:
    case Opcode::kDot:
    case Opcode::kFusion:
    case Opcode::kGetTupleElement:
    case Opcode::kInfeed:
    case Opcode::kOptBarrier:
    case Opcode::kOutfeed:
    case Opcode::kParameter:
    case Opcode::kRaggedDot:
    case Opcode::kRecv:
    case Opcode::kRecvDone:
    case Opcode::kReducePrecision:
    case Opcode::kReduceWindow:
    case Opcode::kScaledDot:
    case Opcode::kSend:
    case Opcode::kSendDone:
    case Opcode::kSort:
    case Opcode::kTuple:
    case Opcode::kWhile: return true;
    default: return false;
  }
}

}  // namespace

TypeClass class_of(ElementType type) {
  if (is_between(type, ElementType::kF16, ElementType::kF64)) return kFloating;
  if (is_between(type, ElementType::kS1, ElementType::kS64)) return kSigned;
  if (is_between(type, ElementType::kU1, ElementType::kU64)) return kUnsigned;
  if (type == ElementType::kPred) return kPredicate;
  if (is_between(type, ElementType::kC64, ElementType::kC128)) return kComplex;
  if (is_between(type, ElementType::kF8e5m2, ElementType::kF6e3m2fn)) return kFloating;
  return kNoClass;
}

std::string type_name(ElementType type) {
  if (type == ElementType::kTuple) return "TUPLE";
  if (type == ElementType::kBuffer) return "BUFFER";
  if (type == ElementType::kOpaque) return "OPAQUE_TYPE";
  std::string name(facts(type).name);
  std::ranges::transform(name, name.begin(),
                         [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return name;
}

ElementType component_type(ElementType complex) {
  return complex == ElementType::kC128 ? ElementType::kF64 : ElementType::kF32;
}

ElementType higher_precision(ElementType left, ElementType right) {
  return precision_of(right) > precision_of(left) ? right : left;
}

bool is_scalar(const Shape& shape) { return shape.is_array() && shape.dimensions.empty(); }

bool goes_with(std::int64_t left, std::int64_t right) {
  return left == right || left == kUnboundedSize || right == kUnboundedSize;
}

bool has_same_type(const Shape& left, const Shape& right) {
  if (left.type == right.type) return left.other_type == right.other_type;
  return is_in(left, kFloating) && is_in(right, kFloating);
}

bool has_same_dimensions(const Shape& left, const Shape& right) {
  return std::ranges::equal(left.dimensions, right.dimensions, goes_with, &Dimension::size,
                            &Dimension::size);
}

// NOLINTNEXTLINE(misc-no-recursion): shapes are bounded in depth when they are read
bool is_compatible_but_precision(const Shape& left, const Shape& right) {
  return has_same_type(left, right) && has_same_dimensions(left, right) &&
         std::ranges::equal(left.elements, right.elements, is_compatible_but_precision);
}

Shape array_of(ElementType type, std::vector<Dimension> dimensions) {
  Shape shape;
  shape.type = type;
  shape.dimensions = std::move(dimensions);
  return shape;
}

Shape scalar_of(ElementType type) { return array_of(type, {}); }

Shape tuple_of(std::vector<Shape> elements) {
  Shape shape;
  shape.type = ElementType::kTuple;
  shape.elements = std::move(elements);
  return shape;
}

std::string plain(const Shape& shape) {
  std::string out;
  append_plain(out, shape);
  return out;
}

std::string joined(std::span<const std::int64_t> numbers, std::string_view separator) {
  return fmt::format("{}", fmt::join(numbers, separator));
}

std::string expect_array(const Shape& shape, std::string_view role) {
  if (shape.is_array()) return {};
  return fmt::format("Expected array argument for {}, but got {}.", role, plain(shape));
}

bool is_ready(const Site& site) {
  return std::ranges::all_of(site.operands(), [](const Value& operand) {
    return operand && operand.shape->type != ElementType::kOther &&
           operand.shape->type != ElementType::kBuffer;
  });
}

bool is_ready(const Site& site, std::size_t operand_count) {
  return site.operand_count() == operand_count && is_ready(site);
}

std::string mixed_precision(const Site& site) {
  if (takes_any_precisions(site->opcode)) return {};
  ElementType seen = ElementType::kInvalid;
  const bool is_one = std::ranges::all_of(site.operands(), [&seen](const Value& operand) {
    return !operand || sees_one_precision(*operand.shape, seen);
  });
  if (is_one) return {};
  return fmt::format(
      "Seen floating point types of different precisions in {}, but mixed precision is disallowed.",
      opcode_name(site->opcode));
}

}  // namespace hlo
