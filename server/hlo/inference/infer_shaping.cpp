#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "hlo/checks/inference.h"
#include "hlo/element_type.h"
#include "hlo/inference/indexing_rules.h"
#include "hlo/inference/shape_rules.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

using Refusal = Inference::Refusal;

bool is_other(const Shape& shape) { return shape.type == ElementType::kOther; }

// The dimension of the result that each dimension of the operand becomes.
std::optional<std::string> broadcast_fault(const Shape& operand, const Shape& result,
                                           const std::vector<std::int64_t>& dimensions) {
  if (!has_same_type(operand, result)) {
    return fmt::format("broadcast keeps the element type: operand {}, result {}.", plain(operand),
                       plain(result));
  }
  if (operand.dimensions.size() != dimensions.size()) {
    return fmt::format(
        "broadcast names one dimension of the result for each of the operand: {} for {}.",
        dimensions.size(), plain(operand));
  }
  for (std::size_t i = 0; i < dimensions.size(); ++i) {
    const auto at = static_cast<std::size_t>(dimensions[i]);
    if (dimensions[i] >= 0 && at < result.dimensions.size() &&
        result.dimensions[at].size == operand.dimensions[i].size) {
      continue;
    }
    return fmt::format(
        "Dimension {} of the operand {} becomes dimension {} of the result {}, which is not there "
        "or of another size.",
        i, plain(operand), dimensions[i], plain(result));
  }
  return std::nullopt;
}

// Left out, the dimensions are taken for sizes of new dimensions in front.
Shape unwritten_broadcast(const Shape& operand, const std::vector<std::int64_t>& sizes) {
  std::vector<Dimension> dimensions;
  for (const std::int64_t size : sizes) dimensions.push_back({size, false});
  std::ranges::copy(operand.dimensions, std::back_inserter(dimensions));
  return array_of(operand.type, std::move(dimensions));
}

// Of two floating types: a complaint of the verifier alone.
Inference with_type_kept(const Site& site, const Shape& operand, const Shape& written) {
  if (operand.type == written.type) return Inference::unknown();
  return Inference::same(written).but(
      fmt::format("{} keeps the element type: operand {}, result {}.", opcode_name(site->opcode),
                  plain(operand), plain(written)));
}

Inference infer_broadcast(const Site& site) {
  if (!is_ready(site, 1)) return Inference::unknown();
  const Shape& operand = *site.operand(0).shape;
  auto dimensions = site.integers(Word::kDimensions);
  if (!dimensions && !site.has(Word::kDimensions) && is_scalar(operand)) dimensions.emplace();
  if (!dimensions) return Inference::unknown();
  if (site->shape != 0) {
    const Shape* written = site.written();
    if (written == nullptr || is_other(*written)) return Inference::unknown();
    auto fault = broadcast_fault(operand, *written, *dimensions);
    return fault ? Inference::no(std::move(*fault)) : with_type_kept(site, operand, *written);
  }
  std::string fault = expect_array(operand, "operand of broadcast");
  if (!fault.empty()) return Inference::no(std::move(fault));
  for (const std::int64_t size : *dimensions) {
    if (size >= 0) continue;
    return Inference::no(size == kUnboundedSize
                             ? std::string("Non-broadcast dimensions must not be dynamic.")
                             : fmt::format("Broadcast with negative dimension size {}.", size));
  }
  Shape made = unwritten_broadcast(operand, *dimensions);
  auto complaint = broadcast_fault(operand, made, *dimensions);
  Inference inference = Inference::of(std::move(made));
  return complaint ? std::move(inference).but(std::move(*complaint)) : inference;
}

// Both take any shape of the same element type and as many elements; the parser counts.
Inference check_reshape(const Site& site) {
  const Shape* written = site.written();
  if (written == nullptr || site.operand_count() == 0 || !is_ready(site)) {
    return Inference::unknown();
  }
  const Shape& operand = *site.operand(0).shape;
  if (operand.is_tuple() || written->is_tuple()) {
    return Inference::no(
        fmt::format("XLA's parser ends here: {} takes and gives an array, not {}.",
                    opcode_name(site->opcode), plain(operand.is_tuple() ? operand : *written)),
        Refusal::kParser);
  }
  if (!operand.is_array() || !written->is_array()) return Inference::unknown();
  const auto from = element_count(operand);
  const auto to = element_count(*written);
  if (!from || !to) return Inference::unknown();
  if (*from != *to) {
    return Inference::no(
        fmt::format("XLA's parser ends here: expects the same number of elements in result shape "
                    "{} and operand shape {}: {} and {}.",
                    plain(*written), plain(operand), *to, *from),
        Refusal::kParser);
  }
  if (is_other(*written)) return Inference::unknown();
  if (has_same_type(operand, *written)) return with_type_kept(site, operand, *written);
  return Inference::no(fmt::format("{} keeps the element type: operand {}, result {}.",
                                   opcode_name(site->opcode), plain(operand), plain(*written)));
}

Inference check_dynamic_reshape(const Site& site) {
  const Shape* written = site.written();
  if (written == nullptr || site.operand_count() == 0 || !is_ready(site)) {
    return Inference::unknown();
  }
  const bool is_counted =
      !written->is_array() || site.operand_count() == written->dimensions.size() + 1;
  if (!is_counted) return Inference::unknown();
  for (const Value& size : site.operands().subspan(1)) {
    if (size.shape->type == ElementType::kS32) continue;
    return Inference::no(
        fmt::format("The sizes of dynamic-reshape are S32, but got {}.", plain(*size.shape)));
  }
  return check_reshape(site);
}

bool is_permutation(const std::vector<std::int64_t>& numbers) {
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (std::ranges::find(numbers, static_cast<std::int64_t>(i)) == numbers.end()) return false;
  }
  return true;
}

Inference infer_transpose(const Site& site) {
  if (!is_ready(site, 1)) return Inference::unknown();
  const auto order = site.integers(Word::kDimensions);
  if (!order) return Inference::unknown();
  const Shape& operand = *site.operand(0).shape;
  std::string fault = expect_array(operand, "transpose");
  if (!fault.empty()) return Inference::no(std::move(fault));
  if (order->size() != operand.dimensions.size() || !is_permutation(*order)) {
    return Inference::no(
        fmt::format("Transpose dimensions [{}] are not a permutation of the operand dimensions "
                    "(operand shape is {}).",
                    joined(*order, ","), plain(operand)));
  }
  std::vector<Dimension> dimensions;
  dimensions.reserve(order->size());
  for (const std::int64_t from : *order) {
    dimensions.push_back(operand.dimensions[static_cast<std::size_t>(from)]);
  }
  return Inference::of(array_of(operand.type, std::move(dimensions)));
}

Inference infer_reverse(const Site& site) {
  if (!is_ready(site, 1)) return Inference::unknown();
  const auto dimensions = site.integers(Word::kDimensions);
  if (!dimensions) return Inference::unknown();
  const Shape& operand = *site.operand(0).shape;
  std::string fault = expect_array(operand, "operand of reverse");
  if (!fault.empty()) return Inference::no(std::move(fault));
  if (has_repeated(*dimensions)) {
    return Inference::no("a dimension number is duplicated in reverse");
  }
  const auto rank = static_cast<std::int64_t>(operand.dimensions.size());
  for (const std::int64_t dimension : *dimensions) {
    if (dimension >= 0 && dimension < rank) continue;
    return Inference::no(
        fmt::format("One of the reverse dimensions ({}) is out-of-bounds in shape {}.", dimension,
                    plain(operand)));
  }
  return Inference::same(operand);
}

// Of one operand with the first.
std::string concatenation_fault(const Shape& first, const Shape& shape, std::size_t along) {
  std::string fault = expect_array(shape, "operand of concatenation");
  if (!fault.empty()) return fault;
  if (first.dimensions.size() != shape.dimensions.size()) {
    return fmt::format("Cannot concatenate arrays with different ranks: {} ({}) vs {} ({}).",
                       first.dimensions.size(), plain(first), shape.dimensions.size(),
                       plain(shape));
  }
  if (!has_same_type(first, shape)) {
    return fmt::format("Cannot concatenate arrays with different element types: {} vs {}.",
                       type_name(first.type), type_name(shape.type));
  }
  for (std::size_t i = 0; i < first.dimensions.size(); ++i) {
    if (i == along || goes_with(first.dimensions[i].size, shape.dimensions[i].size)) continue;
    return fmt::format(
        "Cannot concatenate arrays that differ in dimensions other than the one being "
        "concatenated. Dimension {} in both shapes must be equal (or compatible): {} vs {}.",
        i, plain(first), plain(shape));
  }
  return {};
}

// Wraps at 64 bits.
std::int64_t sum_of(std::int64_t left, std::int64_t right) {
  return static_cast<std::int64_t>(static_cast<std::uint64_t>(left) +
                                   static_cast<std::uint64_t>(right));
}

void add_operand(Shape& sum, const Shape& operand, std::size_t along) {
  if (sum.type != operand.type) sum.type = higher_precision(sum.type, operand.type);
  for (std::size_t i = 0; i < sum.dimensions.size(); ++i) {
    Dimension& dimension = sum.dimensions[i];
    const Dimension& added = operand.dimensions[i];
    dimension.is_dynamic = dimension.is_dynamic || added.is_dynamic;
    const bool is_unbounded = dimension.size == kUnboundedSize || added.size == kUnboundedSize;
    if (i != along) {
      if (dimension.size == kUnboundedSize) dimension.size = added.size;
    } else {
      dimension.size = is_unbounded ? kUnboundedSize : sum_of(dimension.size, added.size);
    }
  }
}

Inference infer_concatenate(const Site& site) {
  const auto dimensions = site.integers(Word::kDimensions);
  const bool is_formed = dimensions && dimensions->size() == 1 && site.operand_count() > 0;
  if (!is_formed || !is_ready(site)) return Inference::unknown();
  const Shape& first = *site.operand(0).shape;
  const std::int64_t along = dimensions->front();
  if (along < 0 || along >= static_cast<std::int64_t>(first.dimensions.size())) {
    return Inference::no(fmt::format("Concatenate dimension out of bounds: {}.", along));
  }
  Shape sum = array_of(first.type, first.dimensions);
  for (const Value& operand : site.operands()) {
    std::string fault = concatenation_fault(first, *operand.shape, static_cast<std::size_t>(along));
    if (!fault.empty()) return Inference::no(std::move(fault));
    if (&operand != site.operands().data()) {
      add_operand(sum, *operand.shape, static_cast<std::size_t>(along));
    }
  }
  return Inference::of(std::move(sum));
}

Inference check_iota(const Site& site) {
  const Shape* written = site.written();
  if (written == nullptr || is_other(*written)) return Inference::unknown();
  if (!written->is_array()) return Inference::no("Iota does not support non-array result.");
  if (written->dimensions.empty()) return Inference::no("Iota does not support scalars.");
  const auto along = site.integer(Word::kIotaDimension);
  if (along && (*along < 0 || *along >= static_cast<std::int64_t>(written->dimensions.size()))) {
    return Inference::no("The iota dimension cannot go beyond the operation rank or be negative.");
  }
  if (is_in(*written, kInteger | kFloating | kComplex)) return Inference::unknown();
  return Inference::no(fmt::format(
      "Only support iota of integral, floating point or complex primitive types, got {}",
      type_name(written->type)));
}

// The element type of a conversion is the one that is written.
Inference check_convert(const Site& site) {
  const Shape* written = site.written();
  if (written == nullptr || is_other(*written) || !is_ready(site, 1)) return Inference::unknown();
  const Shape& operand = *site.operand(0).shape;
  if (operand.is_array() && written->is_array()) return Inference::same(operand, written->type);
  return Inference::no(
      fmt::format("Convert does not allow non-arrays, so cannot convert from {} to {}.",
                  plain(operand), type_name(written->type)));
}

// Elements of 4 bits and fewer are counted as they are, pred as a byte.
Inference check_bitcast_convert(const Site& site) {
  const Shape* written = site.written();
  if (written == nullptr || is_other(*written) || !is_ready(site, 1)) return Inference::unknown();
  const Shape& operand = *site.operand(0).shape;
  const std::string to = type_name(written->type);
  if (is_in(operand, kComplex) != is_in(*written, kComplex)) {
    return Inference::no(
        fmt::format("Conversion between complex and real type {} => {}.", plain(operand), to));
  }
  if (!operand.is_array() || !written->is_array()) {
    return Inference::no(
        fmt::format("Cannot convert from or to tuple type; requested conversion: {} => {}.",
                    plain(operand), to));
  }
  const int from_bits = facts(operand.type).bits;
  const int to_bits = facts(written->type).bits;
  const int most = std::max(from_bits, to_bits);
  const int least = std::min(from_bits, to_bits);
  if (most % least != 0) {
    return Inference::no(fmt::format("Cannot bitcast types with undivisible bit-widths: {} => {}.",
                                     type_name(operand.type), to));
  }
  if (most == least) return Inference::same(operand, written->type);
  std::vector<Dimension> dimensions = operand.dimensions;
  if (from_bits == most) {
    dimensions.push_back({most / least, false});
    return Inference::of(array_of(written->type, std::move(dimensions)));
  }
  const std::int64_t last = dimensions.empty() ? 0 : dimensions.back().size;
  if (last != most / least) {
    return Inference::no(
        fmt::format("Last dimension of input shape={} is not equal to ratio of bit-widths={} for "
                    "bitcast-convert from {} to {}",
                    last, most / least, plain(operand), to));
  }
  dimensions.pop_back();
  return Inference::of(array_of(written->type, std::move(dimensions)));
}

Inference check_stochastic_convert(const Site& site) {
  const Shape* written = site.written();
  if (written == nullptr || is_other(*written) || !is_ready(site, 2)) return Inference::unknown();
  const Shape& operand = *site.operand(0).shape;
  const Shape& random = *site.operand(1).shape;
  std::string fault = expect_array(operand, "lhs of stochastic convert operation");
  if (fault.empty()) fault = expect_array(random, "rhs of stochastic convert operation");
  if (!fault.empty()) return Inference::no(std::move(fault));
  if (!is_in(random, kUnsigned)) {
    return Inference::no(
        fmt::format("Random numbers for stochastic convert must be unsigned integers, but got: {}",
                    plain(random)));
  }
  if (!is_in(operand, kFloating)) {
    return Inference::no(fmt::format(
        "Stochastic convert supports only floating point operand conversion, but got: {}",
        plain(random)));
  }
  // XLA's message has the two the other way round.
  const int operand_bits = facts(operand.type).bits;
  const int random_bits = facts(random.type).bits;
  if (operand_bits != random_bits) {
    return Inference::no(fmt::format(
        "The random number is required to have same bits as the operand. But got random bits: {}, "
        "operand bits: {}",
        operand_bits, random_bits));
  }
  if (!has_same_dimensions(operand, random)) {
    return Inference::no(fmt::format(
        "Stochastic convert operand shape does not match random tensor shape: {} vs {}.",
        plain(operand), plain(random)));
  }
  return Inference::same(operand, written->type);
}

Inference check_reduce_precision(const Site& site) {
  if (!is_ready(site, 1)) return Inference::unknown();
  const Shape& operand = *site.operand(0).shape;
  if (!is_in(operand, kFloating)) {
    return Inference::no(fmt::format(
        "Expected element type in shape to be floating point for ReducePrecision operation; got "
        "{}.",
        type_name(operand.type)));
  }
  const auto exponent = site.integer(Word::kExponentBits);
  if (exponent && *exponent < 1) {
    return Inference::no(fmt::format("Expected exponent_bits >= 1; got {}.", *exponent));
  }
  const auto mantissa = site.integer(Word::kMantissaBits);
  if (mantissa && *mantissa < 0) {
    return Inference::no(fmt::format("Expected non-negative mantissa_bits; got {}.", *mantissa));
  }
  return Inference::same(operand);
}

}  // namespace

// Those that are checked only, not inferred, have their shape written: the parser wants it.
Inference infer_shaping(const Site& site) {
  switch (site->opcode) {
    case Opcode::kBroadcast: return infer_broadcast(site);
    case Opcode::kConcatenate: return infer_concatenate(site);
    case Opcode::kReverse: return infer_reverse(site);
    case Opcode::kTranspose: return infer_transpose(site);
    default: break;
  }
  if (site->shape == 0) return Inference::unknown();
  switch (site->opcode) {
    case Opcode::kBitcastConvert: return check_bitcast_convert(site);
    case Opcode::kConvert: return check_convert(site);
    case Opcode::kDynamicReshape: return check_dynamic_reshape(site);
    case Opcode::kIota: return check_iota(site);
    case Opcode::kReducePrecision: return check_reduce_precision(site);
    case Opcode::kReshape: return check_reshape(site);
    case Opcode::kStochasticConvert: return check_stochastic_convert(site);
    default: return Inference::unknown();
  }
}

}  // namespace hlo
