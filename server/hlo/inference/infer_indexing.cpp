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
#include "hlo/inference/shape_rules.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

struct Gather {
  const Shape& operand;
  std::vector<Dimension> indices;
  std::int64_t vector_dimension = 0;
  Numbers offset;
  Numbers collapsed;
  Numbers map;
  Numbers operand_batch;
  Numbers indices_batch;
  Numbers sizes;
};

std::string offset_fault(const Gather& gather) {
  if (!std::ranges::is_sorted(gather.offset)) {
    return fmt::format("Output window dimensions in gather op must be ascending; got: {}.",
                       joined(gather.offset));
  }
  if (has_repeated(gather.offset)) {
    return fmt::format("Output window dimensions in gather op must not repeat; got: {}.",
                       joined(gather.offset));
  }
  const std::size_t rank = gather.offset.size() + gather.indices.size() - 1;
  const auto outside = find_outside(gather.offset, rank);
  if (!outside) return {};
  return fmt::format(
      "Offset dimension {} in gather op is out of bounds; got {}, but should have been in [0,{}).",
      *outside, gather.offset[*outside], rank);
}

std::string start_map_fault(const Gather& gather) {
  const std::int64_t bound = gather.indices[static_cast<std::size_t>(gather.vector_dimension)].size;
  if (!goes_with(bound, static_cast<std::int64_t>(gather.map.size()))) {
    return fmt::format(
        "Gather op has {} elements in start_index_map and the bound of dimension "
        "index_vector_dim={} of start_indices is {}. These two numbers must be equal.",
        gather.map.size(), gather.vector_dimension, bound);
  }
  const std::size_t rank = gather.operand.dimensions.size();
  if (const auto outside = find_outside(gather.map, rank)) {
    return fmt::format("Invalid start_index_map; domain is [0, {}), got: {}->{}.", rank, *outside,
                       gather.map[*outside]);
  }
  if (!has_repeated(gather.map)) return {};
  return fmt::format("Repeated dimensions are not allowed in start_index_map; got: {}.",
                     joined(gather.map));
}

// Of collapsed_slice_dims and operand_batching_dims.
std::string operand_dimensions_fault(const Gather& gather, const Numbers& numbers,
                                     std::string_view name) {
  const std::size_t rank = gather.operand.dimensions.size();
  if (const auto outside = find_outside(numbers, rank)) {
    return fmt::format("Invalid {} set in gather op; valid range is [0, {}), got: {}.", name, rank,
                       numbers[*outside]);
  }
  if (!std::ranges::is_sorted(numbers)) {
    return fmt::format("{} in gather op must be sorted; got: {}", name, joined(numbers));
  }
  if (!has_repeated(numbers)) return {};
  return fmt::format("Repeated dimensions not allowed in {} in gather op; got: {}.", name,
                     joined(numbers));
}

std::string indices_batch_fault(const Gather& gather) {
  if (const auto outside = find_outside(gather.indices_batch, gather.indices.size())) {
    return fmt::format("Invalid start_indices_batching_dims; domain is [0, {}), got: {}->{}.",
                       gather.indices.size(), *outside, gather.indices_batch[*outside]);
  }
  if (!has_repeated(gather.indices_batch)) return {};
  return fmt::format("Repeated dimensions are not allowed in start_indices_batching_dims; got: {}.",
                     joined(gather.indices_batch));
}

std::string gather_numbers_fault(const Gather& gather) {
  std::string fault = offset_fault(gather);
  if (fault.empty()) fault = start_map_fault(gather);
  if (fault.empty()) {
    fault = operand_dimensions_fault(gather, gather.collapsed, "collapsed_slice_dims");
  }
  if (fault.empty() && gather.operand_batch.size() != gather.indices_batch.size()) {
    fault = fmt::format(
        "operand_batching_dims and start_indices_batching_dims in gather op must be of the same "
        "size; got: {} and {}.",
        gather.operand_batch.size(), gather.indices_batch.size());
  }
  if (fault.empty()) {
    fault = operand_dimensions_fault(gather, gather.operand_batch, "operand_batching_dims");
  }
  return fault.empty() ? indices_batch_fault(gather) : fault;
}

std::string unit_size_fault(const Gather& gather, const Numbers& dimensions,
                            std::string_view what) {
  for (std::size_t i = 0; i < dimensions.size(); ++i) {
    const std::int64_t size = gather.sizes[static_cast<std::size_t>(dimensions[i])];
    if (size <= 1) continue;
    return fmt::format(
        "Gather op can only {} with bound 1 or 0, but bound is {} for index {} at "
        "position {}.",
        what, size, dimensions[i], i);
  }
  return {};
}

std::string gather_sizes_fault(const Gather& gather) {
  const std::size_t rank = gather.operand.dimensions.size();
  if (gather.sizes.size() != rank) {
    return fmt::format(
        "Gather op must have one slice size for every input dimension; got: len(slice_sizes)={}, "
        "input_shape.rank={}.",
        gather.sizes.size(), rank);
  }
  if (rank != gather.offset.size() + gather.collapsed.size() + gather.operand_batch.size()) {
    return fmt::format(
        "All components of the offset index in a gather op must either be a offset dimension or "
        "explicitly collapsed or explicitly batched; got len(slice_sizes)={}, "
        "output_slice_sizes={}, collapsed_slice_dims={}, operand_batching_dims={}.",
        rank, joined(gather.offset, ","), joined(gather.collapsed, ","),
        joined(gather.operand_batch, ","));
  }
  for (std::size_t i = 0; i < rank; ++i) {
    const std::int64_t whole = gather.operand.dimensions[i].size;
    const std::int64_t size = gather.sizes[i];
    if (whole == kUnboundedSize || (size >= 0 && size <= whole)) continue;
    return fmt::format(
        "Slice size at index {} in gather op is out of range, must be within [0, {}), got {}.", i,
        whole + 1, size);
  }
  std::string fault = unit_size_fault(gather, gather.collapsed, "collapse slice dims");
  return fault.empty() ? unit_size_fault(gather, gather.operand_batch, "have operand_batching_dims")
                       : fault;
}

Shape gathered(const Gather& gather) {
  const std::size_t rank = gather.offset.size() + gather.indices.size() - 1;
  std::vector<Dimension> dimensions;
  std::size_t window = 0;
  std::size_t index = 0;
  for (std::size_t i = 0; i < rank; ++i) {
    if (!is_listed(gather.offset, static_cast<std::int64_t>(i))) {
      if (static_cast<std::int64_t>(index) == gather.vector_dimension) ++index;
      dimensions.push_back(gather.indices[index++]);
      continue;
    }
    while (is_listed(gather.collapsed, static_cast<std::int64_t>(window)) ||
           is_listed(gather.operand_batch, static_cast<std::int64_t>(window))) {
      ++window;
    }
    const Dimension& whole = gather.operand.dimensions[window];
    const std::int64_t size = gather.sizes[window++];
    dimensions.push_back({size, size == whole.size && whole.is_dynamic});
  }
  return array_of(gather.operand.type, std::move(dimensions));
}

Inference infer_gather(const Site& site) {
  if (!is_ready(site, 2)) return Inference::unknown();
  const auto offset = site.integers(Word::kOffsetDims);
  const auto collapsed = site.integers(Word::kCollapsedSliceDims);
  const auto map = site.integers(Word::kStartIndexMap);
  const auto sizes = site.integers(Word::kSliceSizes);
  const auto vector_dimension = site.integer(Word::kIndexVectorDim);
  if (!offset || !collapsed || !map || !sizes || !vector_dimension) return Inference::unknown();
  const Shape& operand = *site.operand(0).shape;
  const Shape& indices = *site.operand(1).shape;
  std::string fault = expect_array(operand, "input tensor operand of gather op");
  if (fault.empty()) fault = expect_array(indices, "gather indices operand of gather op");
  if (fault.empty()) fault = indices_fault(indices, *vector_dimension, "Gather", "start_indices");
  if (!fault.empty()) return Inference::no(std::move(fault));
  const Gather gather{operand,
                      expanded(indices, *vector_dimension),
                      *vector_dimension,
                      *offset,
                      *collapsed,
                      *map,
                      optional_numbers(site, Word::kOperandBatchingDims),
                      optional_numbers(site, Word::kStartIndicesBatchingDims),
                      *sizes};
  fault = gather_numbers_fault(gather);
  if (fault.empty()) fault = gather_sizes_fault(gather);
  return fault.empty() ? Inference::of(gathered(gather)) : Inference::no(std::move(fault));
}

}  // namespace

Inference infer_indexing(const Site& site) {
  return site->opcode == Opcode::kGather ? infer_gather(site) : infer_scatter(site);
}

}  // namespace hlo
