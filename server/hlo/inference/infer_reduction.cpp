#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "hlo/checks/inference.h"
#include "hlo/inference/attribute_forms.h"
#include "hlo/inference/reduction_rules.h"
#include "hlo/inference/shape_rules.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

// Of the arrays and initial values, half of the operands each.
struct Reduction {
  std::vector<const Shape*> arrays;
  std::vector<Shape> initial;
  std::vector<ElementType> types;
};

std::optional<Reduction> read_reduction(const Site& site) {
  const std::size_t count = site.operand_count() / 2;
  if (count == 0 || site.operand_count() != count * 2 || !is_ready(site)) return std::nullopt;
  Reduction reduction;
  for (std::size_t i = 0; i < count; ++i) {
    reduction.arrays.push_back(site.operand(i).shape);
    reduction.types.push_back(site.operand(i).shape->type);
    reduction.initial.push_back(*site.operand(count + i).shape);
  }
  return reduction;
}

// One array a result of the computation.
Inference results_of(const Signature& callee, const std::vector<Dimension>& dimensions) {
  const Shape& result = *callee.result.shape;
  if (!result.is_tuple()) return Inference::of(array_of(result.type, dimensions));
  std::vector<Shape> elements;
  for (const Shape& element : result.elements) {
    elements.push_back(array_of(element.type, dimensions));
  }
  return Inference::of(tuple_of(std::move(elements)));
}

Inference infer_reduce(const Site& site) {
  const auto reduced = site.integers(Word::kDimensions);
  const auto reduction = read_reduction(site);
  if (!reduced || !reduction) return Inference::unknown();
  const Shape& first = *reduction->arrays[0];
  const auto arrays = site.operands().first(reduction->arrays.size());
  if (const auto other = find_other_dimensions(arrays)) {
    return Inference::no(
        fmt::format("All reduced tensors must have compatible dimension. Tensor at index 0 has "
                    "shape {}, and tensor at index {} has shape {}.",
                    plain(first), *other, plain(*arrays[*other].shape)));
  }
  std::vector<Dimension> dimensions = first.dimensions;
  for (const std::int64_t dimension : *reduced) {
    if (dimension >= 0 && dimension < static_cast<std::int64_t>(dimensions.size())) continue;
    return Inference::no(
        fmt::format("Reducing out-of-bounds dimension {} in shape {}.", dimension, plain(first)));
  }
  const Signature* callee = known_callee(site, CallRole::kApply);
  if (callee == nullptr) return Inference::unknown();
  std::string fault = reducer_fault(*callee, reduction->initial, reduction->types);
  if (!fault.empty()) return Inference::no(std::move(fault));
  std::vector<std::int64_t> order = *reduced;
  std::ranges::sort(order, std::ranges::greater());
  const auto twice = std::ranges::adjacent_find(order);
  if (twice != order.end()) {
    return Inference::no(fmt::format("Duplicate reduction dimension: {}", *twice));
  }
  for (const std::int64_t dimension : order) dimensions.erase(dimensions.begin() + dimension);
  return with_parameter_types(site, *callee, results_of(*callee, dimensions));
}

Inference infer_reduce_window(const Site& site) {
  const auto reduction = read_reduction(site);
  const auto window = site.has(Word::kWindow)
                          ? read_window_dimensions(site.text(Word::kWindow))
                          : std::optional<std::vector<WindowDimension>>(std::in_place);
  if (!reduction || !window || !is_positive(*window)) return Inference::unknown();
  const Shape& first = *reduction->arrays[0];
  const auto arrays = site.operands().first(reduction->arrays.size());
  if (const auto other = find_other_dimensions(arrays)) {
    return Inference::no(fmt::format(
        "All reduced tensors must have the same dimension. Tensor 0 has shape {}, Tensor {} has "
        "shape {}",
        plain(first), *other, plain(*arrays[*other].shape)));
  }
  const Signature* callee = known_callee(site, CallRole::kApply);
  if (callee == nullptr) return Inference::unknown();
  std::string fault = reducer_fault(*callee, reduction->initial, reduction->types);
  if (fault.empty()) fault = expect_array(first, "operand of reduce-window");
  if (fault.empty()) fault = window_fault(first.dimensions, *window);
  if (!fault.empty()) return Inference::no(std::move(fault));
  std::vector<Shape> results;
  for (const Shape& initial : reduction->initial) {
    results.push_back(array_of(initial.type, windowed(first.dimensions, *window)));
  }
  const bool is_array = !callee->result.shape->is_tuple();
  return with_parameter_types(site, *callee,
                              is_array ? Inference::of(std::move(results[0]))
                                       : Inference::of(tuple_of(std::move(results))));
}

std::string select_fault(const Signature& select, const Shape& operand) {
  if (select.parameters.size() != 2) {
    return fmt::format("Select function must take 2 parameters, but takes {} parameter(s).",
                       select.parameters.size());
  }
  if (!is_compatible(*select.result.shape, scalar_of(ElementType::kPred))) {
    return "Select function must have rank-0 PRED result.";
  }
  const Shape element = scalar_of(operand.type);
  for (std::size_t i = 0; i < 2; ++i) {
    const Shape& parameter = *select.parameters[i].shape;
    if (is_compatible_but_precision(element, parameter)) continue;
    return fmt::format(
        "Select function's {} parameter shape currently must match the operand element shape, but "
        "got {} vs {}.",
        i == 0 ? "first" : "second", plain(parameter), plain(element));
  }
  return {};
}

Inference infer_select_and_scatter(const Site& site) {
  if (!is_ready(site, 3)) return Inference::unknown();
  const auto window = site.has(Word::kWindow)
                          ? read_window_dimensions(site.text(Word::kWindow))
                          : std::optional<std::vector<WindowDimension>>(std::in_place);
  const Signature* select = known_callee(site, CallRole::kSelect);
  const Signature* scatter = known_callee(site, CallRole::kScatter);
  if (!window || !is_positive(*window)) return Inference::unknown();
  if (select == nullptr || scatter == nullptr) return Inference::unknown();
  const Shape& operand = *site.operand(0).shape;
  const Shape& source = *site.operand(1).shape;
  std::string fault = expect_array(operand, "operand of select-and-scatter");
  if (fault.empty()) fault = select_fault(*select, operand);
  if (fault.empty()) {
    fault = reducer_fault(*scatter, {site.operand(2).shape, 1}, {&source.type, 1});
  }
  if (fault.empty()) fault = window_fault(operand.dimensions, *window);
  if (!fault.empty()) return Inference::no(std::move(fault));
  const Shape reduced = array_of(operand.type, windowed(operand.dimensions, *window));
  if (is_compatible_but_precision(source, reduced)) return Inference::same(operand);
  return Inference::no(
      fmt::format("Source shape does not match the shape of window-reduced operand: source({}), "
                  "window-reduced operand({}).",
                  plain(source), plain(reduced)));
}

}  // namespace

Inference infer_reduction(const Site& site) {
  switch (site->opcode) {
    case Opcode::kReduce: return infer_reduce(site);
    case Opcode::kReduceWindow: return infer_reduce_window(site);
    case Opcode::kSelectAndScatter: return infer_select_and_scatter(site);
    default: return Inference::unknown();
  }
}

}  // namespace hlo
