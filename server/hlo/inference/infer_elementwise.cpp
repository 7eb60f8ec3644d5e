#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "hlo/checks/inference.h"
#include "hlo/inference/shape_rules.h"

namespace hlo {
namespace {

// Element types that an opcode takes; none for opcodes of other families.
int unary_classes(Opcode opcode) {
  switch (opcode) {
    case Opcode::kCbrt:
    case Opcode::kCeil:
    case Opcode::kErf:
    case Opcode::kFloor:
    case Opcode::kIsFinite:
    case Opcode::kRoundNearestAfz:
    case Opcode::kRoundNearestEven: return kFloating;
    case Opcode::kAcos:
    case Opcode::kAcosh:
    case Opcode::kAsin:
    case Opcode::kAsinh:
    case Opcode::kAtanh:
    case Opcode::kCosh:
    case Opcode::kCosine:
    case Opcode::kExponential:
    case Opcode::kExponentialMinusOne:
    case Opcode::kImag:
    case Opcode::kLog:
    case Opcode::kLogPlusOne:
    case Opcode::kLogistic:
    case Opcode::kReal:
    case Opcode::kRsqrt:
    case Opcode::kSine:
    case Opcode::kSinh:
    case Opcode::kSqrt:
    case Opcode::kTan:
    case Opcode::kTanh: return kFloating | kComplex;
    case Opcode::kAbs:
    case Opcode::kSign: return kSigned | kFloating | kComplex;
    case Opcode::kCountLeadingZeros:
    case Opcode::kPopcnt: return kInteger;
    case Opcode::kNegate: return kInteger | kFloating | kComplex;
    case Opcode::kNot: return kPredicate | kInteger;
    default: return kNoClass;
  }
}

int binary_classes(Opcode opcode) {
  switch (opcode) {
    case Opcode::kAdd:
    case Opcode::kCompare:
    case Opcode::kMaximum:
    case Opcode::kMinimum:
    case Opcode::kMulhi:
    case Opcode::kMultiply: return kPredicate | kInteger | kFloating | kComplex;
    case Opcode::kDivide:
    case Opcode::kPower:
    case Opcode::kRemainder:
    case Opcode::kShiftLeft:
    case Opcode::kShiftRightArithmetic:
    case Opcode::kShiftRightLogical:
    case Opcode::kSubtract: return kInteger | kFloating | kComplex;
    case Opcode::kAtan2: return kFloating | kComplex;
    case Opcode::kComplex: return kFloating;
    case Opcode::kAnd:
    case Opcode::kOr:
    case Opcode::kXor: return kPredicate | kInteger;
    default: return kNoClass;
  }
}

std::string unary_fault(Opcode opcode, ElementType type) {
  const std::string_view name = opcode_name(opcode);
  const std::string got = type_name(type);
  switch (opcode) {
    case Opcode::kCountLeadingZeros:
      return fmt::format("Expected an integral element type in argument to Clz operation; got {}.",
                         got);
    case Opcode::kPopcnt:
      return fmt::format(
          "Expected an integral element type in argument to PopulationCount operation; got {}.",
          got);
    case Opcode::kNot:
      return fmt::format(
          "Expected pred or an integral element type in argument to Not operation; got {}.", got);
    case Opcode::kIsFinite:
      return fmt::format(
          "Expected element type in shape to be floating point for IsFinite operation; got {}.",
          got);
    case Opcode::kNegate:
      return fmt::format(
          "Expected element type in shape to be integral, floating or complex for {} operation; "
          "got {}.",
          name, got);
    case Opcode::kSign:
      return fmt::format(
          "Expected element type in shape to be signed or complex for {} operation; got {}.", name,
          got);
    default: break;
  }
  const bool is_real = unary_classes(opcode) == kFloating;
  return fmt::format("Expected element type in shape to be {} for {} operation; got {}.",
                     is_real ? "floating" : "floating or complex", name, got);
}

// kInvalid: that of the operand.
ElementType unary_result(Opcode opcode, ElementType operand) {
  if (opcode == Opcode::kIsFinite) return ElementType::kPred;
  const bool takes_apart =
      opcode == Opcode::kAbs || opcode == Opcode::kReal || opcode == Opcode::kImag;
  const bool is_complex = class_of(operand) == kComplex;
  return takes_apart && is_complex ? component_type(operand) : ElementType::kInvalid;
}

Inference infer_unary(const Site& site) {
  if (!is_ready(site, 1)) return Inference::unknown();
  const Shape& operand = *site.operand(0).shape;
  std::string fault = expect_array(operand, "operand of unary operation");
  if (!fault.empty()) return Inference::no(std::move(fault));
  if (!is_in(operand, unary_classes(site->opcode))) {
    return Inference::no(unary_fault(site->opcode, operand.type));
  }
  return Inference::same(operand, unary_result(site->opcode, operand.type));
}

// Any shape goes through.
Inference infer_copy(const Site& site) {
  if (site.operand_count() != 1 || !site.operand(0)) return Inference::unknown();
  return Inference::same(*site.operand(0).shape);
}

// The parser knows no barrier among the opcodes that it infers; the verifier does.
Inference infer_barrier(const Site& site) {
  if (site.operand_count() != 1 || !site.operand(0)) return Inference::unknown();
  const Shape& operand = *site.operand(0).shape;
  if (site->shape != 0) return Inference::same(operand);
  std::string fault = expect_array(operand, "operand of unary operation");
  if (fault.empty()) fault = "Unknown operation for unary shape inference: \"opt-barrier\".";
  return Inference::no(std::move(fault), Inference::Refusal::kWhoInfers);
}

std::string binary_type_fault(Opcode opcode, const Shape& left, const Shape& right) {
  const int classes = binary_classes(opcode);
  const std::string_view name = opcode_name(opcode);
  const std::string got = type_name(left.type);
  if (opcode == Opcode::kComplex && !is_in(left, classes)) {
    return fmt::format(
        "Expected element type in shape to be floating for complex compose operation; got {}.",
        got);
  }
  const bool is_bitwise = classes == (kPredicate | kInteger);
  if (is_bitwise && !is_in(left, classes)) {
    return fmt::format("Expected pred or integral type in argument to and/or operation; got {}.",
                       got);
  }
  const bool is_arithmetic = (classes & kPredicate) == 0 && opcode != Opcode::kComplex;
  if (is_arithmetic && (is_in(left, kPredicate) || is_in(right, kPredicate))) {
    return fmt::format(
        "Expected element type in shape to be arithmetic type for operation {}; got PRED.", name);
  }
  if (!has_same_type(left, right)) {
    return fmt::format("Binary op {} with different element types: {} and {}.", name, plain(left),
                       plain(right));
  }
  if (opcode == Opcode::kAtan2 && !is_in(left, classes)) {
    return fmt::format(
        "Expected input element type to be floating or complex for {} operation; got {}.", name,
        got);
  }
  return {};
}

// Of one dimension; a size of 1 repeats. False where the two do not go together.
bool merge(const Dimension& left, const Dimension& right, Dimension& merged) {
  if (left.size == 1 || right.size == 1) {
    merged = left.size == 1 ? right : left;
  } else if (left.size == right.size) {
    merged = {left.size, left.is_dynamic || right.is_dynamic};
  } else {
    merged = left.size == kUnboundedSize ? right : left;
    return goes_with(left.size, right.size);
  }
  return true;
}

Inference repeat_dimensions(const Shape& left, const Shape& right, ElementType type) {
  std::vector<Dimension> merged(left.dimensions.size());
  for (std::size_t i = 0; i < merged.size(); ++i) {
    if (merge(left.dimensions[i], right.dimensions[i], merged[i])) continue;
    return Inference::no(
        fmt::format("Binary op with incompatible shapes: {} and {}.", plain(left), plain(right)));
  }
  return Inference::of(array_of(type, std::move(merged)));
}

Inference infer_dimensions(const Shape& left, const Shape& right, ElementType type) {
  if (left.dimensions == right.dimensions) return Inference::same(left, type);
  if (left.dimensions.size() == right.dimensions.size()) {
    return repeat_dimensions(left, right, type);
  }
  const bool is_left_larger = left.dimensions.size() > right.dimensions.size();
  const Shape& larger = is_left_larger ? left : right;
  const Shape& smaller = is_left_larger ? right : left;
  if (!is_scalar(smaller)) {
    return Inference::no(
        fmt::format("Shapes must be equal rank, but are {} and {}", plain(smaller), plain(larger)));
  }
  return Inference::same(larger, type);
}

ElementType binary_result(Opcode opcode, const Shape& left, const Shape& right) {
  if (opcode == Opcode::kCompare) return ElementType::kPred;
  if (opcode != Opcode::kComplex) {
    return left.type == right.type ? left.type : higher_precision(left.type, right.type);
  }
  if (left.type != right.type) return ElementType::kInvalid;
  if (left.type == ElementType::kF32) return ElementType::kC64;
  return left.type == ElementType::kF64 ? ElementType::kC128 : ElementType::kInvalid;
}

// The parser repeats scalars and dimensions of size 1; the verifier wants a broadcast for that.
Inference without_implicit_broadcast(const Site& site, Inference inference) {
  if (!inference.is_known()) return inference;
  const Shape& result = inference.shape ? *inference.shape : *inference.like;
  const auto differs = std::ranges::find_if(site.operands(), [&result](const Value& operand) {
    return !has_same_dimensions(*operand.shape, result);
  });
  if (differs == site.operands().end()) return inference;
  std::string complaint = fmt::format(
      "Implicit broadcast is not allowed in HLO. Found different shapes for instruction {}. "
      "output: {} operand: {}",
      opcode_name(site->opcode), plain(inference.make()), plain(*differs->shape));
  return std::move(inference).but(std::move(complaint));
}

Inference infer_binary(const Site& site) {
  if (!is_ready(site, 2)) return Inference::unknown();
  const Shape& left = *site.operand(0).shape;
  const Shape& right = *site.operand(1).shape;
  const std::string_view name = opcode_name(site->opcode);
  std::string fault = expect_array(left, fmt::format("lhs of binary operation {}", name));
  if (fault.empty()) fault = expect_array(right, fmt::format("rhs of binary operation {}", name));
  if (fault.empty()) fault = binary_type_fault(site->opcode, left, right);
  if (!fault.empty()) return Inference::no(std::move(fault));
  const ElementType type = binary_result(site->opcode, left, right);
  Inference inference = infer_dimensions(left, right, type);
  if (inference.is_known() && type == ElementType::kInvalid) {
    return Inference::no("Complex component type is not implemented.");
  }
  return without_implicit_broadcast(site, std::move(inference));
}

bool clamps(const Shape& bound, const Shape& operand) {
  return is_scalar(bound) || has_same_dimensions(bound, operand);
}

Inference infer_clamp(const Site& site) {
  if (!is_ready(site, 3)) return Inference::unknown();
  const Shape& least = *site.operand(0).shape;
  const Shape& operand = *site.operand(1).shape;
  const Shape& most = *site.operand(2).shape;
  std::string fault = expect_array(least, "clamp min");
  if (fault.empty()) fault = expect_array(operand, "clamp operand");
  if (fault.empty()) fault = expect_array(most, "clamp max");
  if (!fault.empty()) return Inference::no(std::move(fault));
  const auto refuse = [&](std::string_view what) {
    return Inference::no(fmt::format("Clamp with incompatible {}: {}, {}, {}.", what, plain(least),
                                     plain(operand), plain(most)));
  };
  if (!has_same_type(least, operand) || !has_same_type(most, operand)) {
    return refuse("element types");
  }
  if (!clamps(least, operand) || !clamps(most, operand)) return refuse("shapes");
  return Inference::same(operand);
}

Inference infer_select(const Site& site) {
  if (!is_ready(site, 3)) return Inference::unknown();
  const Shape& chooser = *site.operand(0).shape;
  const Shape& on_true = *site.operand(1).shape;
  const Shape& on_false = *site.operand(2).shape;
  std::string fault = expect_array(chooser, "select pred");
  if (fault.empty()) fault = expect_array(on_true, "select on-true");
  if (fault.empty()) fault = expect_array(on_false, "select on-false");
  if (!fault.empty()) return Inference::no(std::move(fault));
  if (!is_compatible_but_precision(on_true, on_false)) {
    return Inference::no(fmt::format("Operands to select must be the same shape; got {} and {}.",
                                     plain(on_true), plain(on_false)));
  }
  if (!is_in(chooser, kPredicate)) {
    return Inference::no(
        fmt::format("Select's pred operand must have PRED element type; got {}.", plain(chooser)));
  }
  if (!is_scalar(chooser) && !has_same_dimensions(chooser, on_true)) {
    return Inference::no(fmt::format(
        "Operands to select and predicate must be the same shape; got {} and {} and {}.",
        plain(on_true), plain(on_false), plain(chooser)));
  }
  const bool is_mixed = on_true.type != on_false.type;
  return Inference::same(
      on_true, is_mixed ? higher_precision(on_true.type, on_false.type) : ElementType::kInvalid);
}

}  // namespace

Inference infer_elementwise(const Site& site) {
  switch (site->opcode) {
    case Opcode::kClamp: return infer_clamp(site);
    case Opcode::kCopy: return infer_copy(site);
    case Opcode::kOptBarrier: return infer_barrier(site);
    case Opcode::kSelect: return infer_select(site);
    default: break;
  }
  if (unary_classes(site->opcode) != kNoClass) return infer_unary(site);
  return binary_classes(site->opcode) != kNoClass ? infer_binary(site) : Inference::unknown();
}

bool is_plainly_right(const Site& site) {
  if (site->shape == 0 || site.operand_count() == 0 || site.operand_count() > 2) return false;
  const Value& first = site.operand(0);
  if (first.written != site->shape) return false;
  if (site.operand_count() == 1) {
    const ElementType type = first.shape->type;
    return is_in(*first.shape, unary_classes(site->opcode)) &&
           unary_result(site->opcode, type) == ElementType::kInvalid;
  }
  if (site.operand(1).written != site->shape) return false;
  const bool keeps_type = site->opcode != Opcode::kCompare && site->opcode != Opcode::kComplex;
  return keeps_type && is_in(*first.shape, binary_classes(site->opcode));
}

}  // namespace hlo
