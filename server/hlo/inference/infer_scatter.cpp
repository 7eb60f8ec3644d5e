#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "hlo/checks/inference.h"
#include "hlo/inference/indexing_rules.h"
#include "hlo/inference/reduction_rules.h"
#include "hlo/inference/shape_rules.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

struct Scatter {
  std::vector<Dimension> indices;
  std::int64_t vector_dimension = 0;
  Numbers window;
  Numbers inserted;
  Numbers map;
  Numbers operand_batch;
  Numbers indices_batch;
};

std::string sorted_fault(const Numbers& numbers, std::string_view name) {
  if (!std::ranges::is_sorted(numbers)) {
    return fmt::format("{} in scatter op must be sorted; got: {}.", name, joined(numbers));
  }
  if (!has_repeated(numbers)) return {};
  return fmt::format("{} in scatter op must not repeat; got: {}.", name, joined(numbers));
}

std::string range_fault(const Numbers& numbers, std::size_t rank, std::string_view name,
                        std::string_view before_got) {
  const auto outside = find_outside(numbers, rank);
  if (!outside) return {};
  return fmt::format("Invalid {} set in scatter op; valid range is [0, {}){} got: {}.", name, rank,
                     before_got, numbers[*outside]);
}

std::string scatter_map_fault(const Scatter& scatter, std::size_t rank) {
  const std::int64_t bound =
      scatter.indices[static_cast<std::size_t>(scatter.vector_dimension)].size;
  if (!goes_with(bound, static_cast<std::int64_t>(scatter.map.size()))) {
    return fmt::format(
        "Scatter op has {} elements in scatter_dims_to_operand_dims and the bound of dimension "
        "index_vector_dim={} of scatter_indices is {}. These two numbers must be equal.",
        scatter.map.size(), scatter.vector_dimension, bound);
  }
  if (const auto outside = find_outside(scatter.map, rank)) {
    return fmt::format(
        "Invalid scatter_dims_to_operand_dims mapping; domain is [0, {}), got: {}->{}.", rank,
        *outside, scatter.map[*outside]);
  }
  if (!has_repeated(scatter.map)) return {};
  return fmt::format("Repeated dimensions not allowed in scatter_dims_to_operand_dims; got: {}.",
                     joined(scatter.map));
}

std::string scatter_batch_fault(const Scatter& scatter, std::size_t rank) {
  if (scatter.operand_batch.size() != scatter.indices_batch.size()) {
    return fmt::format(
        "input_batching_dims and scatter_indices_batching_dims in scatter op must be of the same "
        "size; got: {} and {}.",
        scatter.operand_batch.size(), scatter.indices_batch.size());
  }
  std::string fault = sorted_fault(scatter.operand_batch, "input_batching_dims");
  if (fault.empty()) fault = range_fault(scatter.operand_batch, rank, "input_batching_dims", ",");
  if (fault.empty()) {
    fault = range_fault(scatter.indices_batch, scatter.indices.size(),
                        "scatter_indices_batching_dims", ",");
  }
  if (!fault.empty() || !has_repeated(scatter.indices_batch)) return fault;
  return fmt::format("scatter_indices_batching_dims in scatter op must not repeat; got: {}.",
                     joined(scatter.indices_batch));
}

std::string scatter_numbers_fault(const Scatter& scatter, const Shape& operand,
                                  const Shape& updates) {
  const std::size_t rank = operand.dimensions.size();
  std::string fault = sorted_fault(scatter.window, "update_window_dims");
  if (fault.empty()) {
    fault = range_fault(scatter.window, updates.dimensions.size(), "update_window_dims", ".");
  }
  if (fault.empty()) fault = sorted_fault(scatter.inserted, "inserted_window_dims");
  if (fault.empty()) fault = range_fault(scatter.inserted, rank, "inserted_window_dims", ",");
  const std::size_t window =
      scatter.window.size() + scatter.inserted.size() + scatter.operand_batch.size();
  if (fault.empty() && window != rank) {
    fault = fmt::format("Scatter op has window of size {}; doesn't match operand of rank {}.",
                        window, rank);
  }
  if (fault.empty()) fault = scatter_map_fault(scatter, rank);
  return fault.empty() ? scatter_batch_fault(scatter, rank) : fault;
}

// Dimensions of the operand that a window of the updates covers.
Numbers window_bounds(const Scatter& scatter, const Shape& operand) {
  Numbers bounds;
  for (std::size_t i = 0; i < operand.dimensions.size(); ++i) {
    const auto dimension = static_cast<std::int64_t>(i);
    if (is_listed(scatter.inserted, dimension)) continue;
    if (is_listed(scatter.operand_batch, dimension)) continue;
    bounds.push_back(operand.dimensions[i].size);
  }
  return bounds;
}

std::string update_sizes_fault(const Scatter& scatter, const Shape& operand, const Shape& updates) {
  const Numbers bounds = window_bounds(scatter, operand);
  for (std::size_t i = 0; i < scatter.window.size(); ++i) {
    const std::int64_t size = updates.dimensions[static_cast<std::size_t>(scatter.window[i])].size;
    if (size <= bounds[i] || bounds[i] == kUnboundedSize) continue;
    return fmt::format(
        "Bounds of the window dimensions of updates must not exceed the bounds of the "
        "corresponding dimensions of operand. For dimension {}, updates bound is {}, operand bound "
        "is {}.",
        scatter.window[i], size, bounds[i]);
  }
  std::size_t index = 0;
  for (std::size_t i = 0; i < updates.dimensions.size(); ++i) {
    if (is_listed(scatter.window, static_cast<std::int64_t>(i))) continue;
    if (static_cast<std::int64_t>(index) == scatter.vector_dimension) ++index;
    const std::int64_t bound = scatter.indices[index++].size;
    if (goes_with(updates.dimensions[i].size, bound)) continue;
    return fmt::format(
        "Bounds of the scatter dimensions of updates must be same as the bounds of the "
        "corresponding dimensions of scatter indices. For scatter dimension {}, updates bound is "
        "{}, scatter_indices bound is {}.",
        i, updates.dimensions[i].size, bound);
  }
  return {};
}

// Of one operand with its updates.
std::string updates_fault(const Scatter& scatter, const Shape& operand, const Shape& updates,
                          std::size_t number) {
  std::string fault = expect_array(operand, fmt::format("operand {} of scatter op", number));
  if (fault.empty()) fault = expect_array(updates, fmt::format("updates {} of scatter op", number));
  const std::size_t rank = scatter.indices.size() - 1 + scatter.window.size();
  if (fault.empty() && updates.dimensions.size() != rank) {
    fault =
        fmt::format("Updates tensor must be of rank {}; got {}.", rank, updates.dimensions.size());
  }
  if (fault.empty()) fault = scatter_numbers_fault(scatter, operand, updates);
  return fault.empty() ? update_sizes_fault(scatter, operand, updates) : fault;
}

std::optional<Scatter> read_scatter(const Site& site, const Shape& indices) {
  const auto window = site.integers(Word::kUpdateWindowDims);
  const auto inserted = site.integers(Word::kInsertedWindowDims);
  const auto map = site.integers(Word::kScatterDimsToOperandDims);
  const auto vector_dimension = site.integer(Word::kIndexVectorDim);
  if (!window || !inserted || !map || !vector_dimension) return std::nullopt;
  return Scatter{expanded(indices, *vector_dimension),
                 *vector_dimension,
                 *window,
                 *inserted,
                 *map,
                 optional_numbers(site, Word::kInputBatchingDims),
                 optional_numbers(site, Word::kScatterIndicesBatchingDims)};
}

}  // namespace

Inference infer_scatter(const Site& site) {
  const std::size_t count = site.operand_count() / 2;
  if (site.operand_count() != count * 2 + 1 || count == 0 || !is_ready(site)) {
    return Inference::unknown();
  }
  const Shape& indices = *site.operand(count).shape;
  const auto scatter = read_scatter(site, indices);
  if (!scatter) return Inference::unknown();
  std::string fault = expect_array(indices, "scatter indices of scatter op");
  if (fault.empty()) {
    fault = indices_fault(indices, scatter->vector_dimension, "Scatter", "scatter_indices");
  }
  std::vector<const Shape*> operands;
  std::vector<ElementType> updates;
  std::vector<Shape> initial;
  for (std::size_t i = 0; i < count && fault.empty(); ++i) {
    operands.push_back(site.operand(i).shape);
    const Shape& update = *site.operand(count + 1 + i).shape;
    updates.push_back(update.type);
    initial.push_back(scalar_of(operands.back()->type));
    fault = updates_fault(*scatter, *operands.back(), update, i);
  }
  if (!fault.empty()) return Inference::no(std::move(fault));
  const Signature* reducer = known_callee(site, CallRole::kApply);
  if (reducer == nullptr) return Inference::unknown();
  fault = reducer_fault(*reducer, initial, updates);
  if (!fault.empty()) return Inference::no(std::move(fault));
  if (count == 1) return Inference::same(*operands[0]);
  std::vector<Shape> results;
  for (const Shape* operand : operands) results.push_back(*operand);
  return Inference::of(tuple_of(std::move(results)));
}

}  // namespace hlo
