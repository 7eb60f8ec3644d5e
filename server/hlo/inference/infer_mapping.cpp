#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "hlo/checks/inference.h"
#include "hlo/inference/reduction_rules.h"
#include "hlo/inference/shape_rules.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

using Refusal = Inference::Refusal;

// Scalars are repeated for others of the same type. Null where operands do not go together.
const Shape* mapped_shape(const Site& site) {
  const Shape* shape = site.operand(0).shape;
  for (const Value& operand : site.operands().subspan(1)) {
    if (has_same_dimensions(*operand.shape, *shape)) continue;
    const bool is_same = has_same_type(*operand.shape, *shape);
    if (is_same && is_scalar(*operand.shape)) continue;
    if (!is_same || !is_scalar(*shape)) return nullptr;
    shape = operand.shape;
  }
  return shape;
}

std::string map_callee_fault(const Site& site, const Signature& callee, const Shape& shape) {
  if (callee.parameters.size() != site.operand_count()) {
    return fmt::format(
        "Map applied function arity must match number of arguments; got: arity: {}, arguments: {}.",
        callee.parameters.size(), site.operand_count());
  }
  if (!is_scalar(*callee.result.shape)) {
    return fmt::format("Mapped computation's result has to be a scalar; got: {}.",
                       plain(*callee.result.shape));
  }
  for (std::size_t i = 0; i < callee.parameters.size(); ++i) {
    const Shape& parameter = *callee.parameters[i].shape;
    if (!is_scalar(parameter)) {
      return fmt::format(
          "Mapped computation's parameter has to be a scalar; got parameter {} shape: {}.", i,
          plain(parameter));
    }
    if (has_same_type(parameter, *site.operand(i).shape)) continue;
    return fmt::format(
        "Mapped computation's parameter type has to match argument element type; got parameter {} "
        "shape: {}, argument shape: {}.",
        i, plain(parameter), plain(shape));
  }
  return {};
}

// The dimensions that are written count for the parser's inference alone.
std::string map_dimensions_fault(const Site& site, const Shape& shape) {
  const auto dimensions = site.integers(Word::kDimensions);
  if (site->shape != 0 || !dimensions) return {};
  if (dimensions->size() != shape.dimensions.size()) {
    return fmt::format(
        "Map applied to a subset of dimensions currently not supported: arg_dimension_size: {}, "
        "requested_map_dimensions_size: {}.",
        shape.dimensions.size(), dimensions->size());
  }
  for (std::size_t i = 0; i < dimensions->size(); ++i) {
    if ((*dimensions)[i] == static_cast<std::int64_t>(i)) continue;
    return fmt::format("Map requires monotonically increasing dimension numbers; got: {}.",
                       joined(*dimensions));
  }
  return {};
}

Inference infer_map(const Site& site) {
  if (site.operand_count() == 0 || !is_ready(site)) return Inference::unknown();
  for (const Value& operand : site.operands()) {
    std::string fault = expect_array(*operand.shape, "operand of map");
    if (!fault.empty()) return Inference::no(std::move(fault));
  }
  const Shape* shape = mapped_shape(site);
  if (shape == nullptr) {
    std::string shapes;
    for (const Value& operand : site.operands()) {
      shapes.append(shapes.empty() ? "" : ", ").append(plain(*operand.shape));
    }
    return Inference::no(fmt::format(
        "Map operation requires all operands to have the same shape; got: {}.", shapes));
  }
  std::string fault = map_dimensions_fault(site, *shape);
  const Signature* callee = known_callee(site, CallRole::kApply);
  if (callee == nullptr && fault.empty()) return Inference::unknown();
  if (fault.empty()) fault = map_callee_fault(site, *callee, *shape);
  if (!fault.empty()) return Inference::no(std::move(fault));
  return with_parameter_types(site, *callee, Inference::same(*shape, callee->result.shape->type));
}

// Name of the called computation.
std::string_view name_of_callee(const Site& site) {
  for (const Call& call : site.at().calls()) {
    if (call.role == CallRole::kApply) return site.tables().text(call.computation);
  }
  return {};
}

std::string comparison_fault(const Site& site, const Signature& compare) {
  const Shape& result = *compare.result.shape;
  if (!is_compatible(result, scalar_of(ElementType::kPred))) {
    return fmt::format(
        "The Sort compare computation shape does not lead to a scalar predicate shape: {}",
        plain(result));
  }
  if (compare.parameters.size() != site.operand_count() * 2) {
    return fmt::format("Expected computation {} called from {} to have {} parameters, has {}",
                       name_of_callee(site), site.tables().text(site->name),
                       site.operand_count() * 2, compare.parameters.size());
  }
  for (std::size_t i = 0; i < compare.parameters.size(); ++i) {
    const Shape expected = scalar_of(site.operand(i / 2).shape->type);
    const Shape& actual = *compare.parameters[i].shape;
    if (is_compatible_but_precision(expected, actual)) continue;
    return fmt::format(
        "Expected the {}-th parameter of the compare computation of sort to have shape {}, but got "
        "{}",
        i, plain(expected), plain(actual));
  }
  return {};
}

// The parser looks at dimensions alone.
std::string keys_fault(const Site& site) {
  const auto other = find_other_dimensions(site.operands());
  if (!other) return {};
  const std::string first = plain(*site.operand(0).shape);
  const std::string shape = plain(*site.operand(*other).shape);
  if (site->shape != 0) {
    return fmt::format(
        "Expected sort to have to have the same dimensions for all operands. First operand shape "
        "is: {}, shape (operand index {}) is: {}",
        first, *other, shape);
  }
  return fmt::format(
      "Sort keys and values dimensions must match. Keys shape is: {}, Values shape (operand index "
      "{}) is: {}",
      first, *other, shape);
}

std::string sorted_dimension_fault(const Site& site) {
  const auto dimensions = site.integers(Word::kDimensions);
  const std::size_t rank = site.operand(0).shape->dimensions.size();
  if (!dimensions || dimensions->size() != 1) return {};
  if (dimensions->front() < static_cast<std::int64_t>(rank)) return {};
  const Shape* written = site.written();
  return fmt::format(
      "Expected the sort_dimension {} of sort to be smaller than the rank {} of the operand(s).",
      dimensions->front(), written == nullptr ? rank : written->dimensions.size());
}

Inference infer_sort(const Site& site) {
  if (site.operand_count() == 0 || !is_ready(site)) return Inference::unknown();
  const Signature* compare = known_callee(site, CallRole::kApply);
  std::string complaint = compare == nullptr ? std::string() : comparison_fault(site, *compare);
  std::string fault = keys_fault(site);
  if (!fault.empty() && site->shape == 0) return Inference::no(std::move(fault));
  if (complaint.empty()) complaint = std::move(fault);
  if (complaint.empty()) complaint = sorted_dimension_fault(site);
  if (!complaint.empty() && site->shape != 0) {
    return Inference::no(std::move(complaint), Refusal::kVerifier);
  }
  std::vector<Shape> elements;
  for (const Value& operand : site.operands()) elements.push_back(*operand.shape);
  Inference inference = site.operand_count() == 1 ? Inference::same(*site.operand(0).shape)
                                                  : Inference::of(tuple_of(std::move(elements)));
  return complaint.empty() ? inference : std::move(inference).but(std::move(complaint));
}

Inference infer_topk(const Site& site) {
  if (!is_ready(site, 1)) return Inference::unknown();
  const auto count = site.integer(Word::kK);
  const Shape& operand = *site.operand(0).shape;
  std::string fault = expect_array(operand, "operand of top-k operation");
  if (!fault.empty()) return Inference::no(std::move(fault));
  if (!count || *count < 0 || operand.dimensions.empty()) return Inference::unknown();
  std::vector<Dimension> dimensions = operand.dimensions;
  if (dimensions.back().size < *count) {
    return Inference::no(fmt::format("k={} is larger than the last dimension of size={}", *count,
                                     dimensions.back().size));
  }
  dimensions.back() = {*count, false};
  Shape values = array_of(operand.type, dimensions);
  Shape places = array_of(ElementType::kS32, std::move(dimensions));
  return Inference::of(tuple_of({std::move(values), std::move(places)}));
}

}  // namespace

Inference infer_mapping(const Site& site) {
  switch (site->opcode) {
    case Opcode::kMap: return infer_map(site);
    case Opcode::kSort: return infer_sort(site);
    default: return infer_topk(site);
  }
}

}  // namespace hlo
