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

struct DotNumbers {
  Numbers left_contracting;
  Numbers right_contracting;
  Numbers left_batch;
  Numbers right_batch;
};

// Absent where one is written that is no list.
std::optional<DotNumbers> read_dot(const Site& site) {
  for (const Name name : {Word::kLhsContractingDims, Word::kRhsContractingDims, Word::kLhsBatchDims,
                          Word::kRhsBatchDims}) {
    if (site.has(name) && !site.integers(name)) return std::nullopt;
  }
  return DotNumbers{optional_numbers(site, Word::kLhsContractingDims),
                    optional_numbers(site, Word::kRhsContractingDims),
                    optional_numbers(site, Word::kLhsBatchDims),
                    optional_numbers(site, Word::kRhsBatchDims)};
}

bool is_repeated(const Numbers& contracting, const Numbers& batch) {
  Numbers all = contracting;
  all.insert(all.end(), batch.begin(), batch.end());
  return has_repeated(std::move(all));
}

std::string dimension_numbers_fault(const Shape& left, const Shape& right,
                                    const DotNumbers& numbers) {
  const std::size_t left_rank = left.dimensions.size();
  const std::size_t right_rank = right.dimensions.size();
  if (find_outside(numbers.left_contracting, left_rank) ||
      find_outside(numbers.left_batch, left_rank) ||
      find_outside(numbers.right_contracting, right_rank) ||
      find_outside(numbers.right_batch, right_rank)) {
    return fmt::format("A dimension number is out of range in Dot: {} {}", plain(left),
                       plain(right));
  }
  if (is_repeated(numbers.left_contracting, numbers.left_batch) ||
      is_repeated(numbers.right_contracting, numbers.right_batch)) {
    return fmt::format("A dimension number is not unique in Dot: {} {}", plain(left), plain(right));
  }
  return {};
}

bool has_sizes_of(const Shape& left, const Numbers& left_numbers, const Shape& right,
                  const Numbers& right_numbers) {
  return std::ranges::equal(
      left_numbers, right_numbers, [&](std::int64_t here, std::int64_t there) {
        return goes_with(left.dimensions[static_cast<std::size_t>(here)].size,
                         right.dimensions[static_cast<std::size_t>(there)].size);
      });
}

std::string sizes_fault(const Shape& left, const Shape& right, const DotNumbers& numbers) {
  std::string_view what;
  if (numbers.left_contracting.size() != numbers.right_contracting.size()) {
    what = "Must specify the same number of contracting dimensions for lhs and rhs.";
  } else if (!has_sizes_of(left, numbers.left_contracting, right, numbers.right_contracting)) {
    what = "Contracting dimension sizes are not compatible.";
  } else if (numbers.left_batch.size() != numbers.right_batch.size()) {
    what = "Must the same number of batch dimensions for lhs and rhs.";
  } else if (!has_sizes_of(left, numbers.left_batch, right, numbers.right_batch)) {
    what = "Batch dimension sizes are not compatible.";
  }
  if (what.empty()) return {};
  return fmt::format("Cannot infer shape for dot operation: {} <dot> {}. {}", plain(left),
                     plain(right), what);
}

std::string dot_fault(const Shape& left, const Shape& right, const DotNumbers& numbers) {
  std::string fault = dimension_numbers_fault(left, right, numbers);
  return fault.empty() ? sizes_fault(left, right, numbers) : fault;
}

// Those that are neither batch nor contracted nor groups.
void append_free(std::vector<Dimension>& dimensions, const Shape& shape, const Numbers& contracting,
                 const Numbers& batch, const Numbers& groups = {}) {
  for (std::size_t i = 0; i < shape.dimensions.size(); ++i) {
    const auto at = static_cast<std::int64_t>(i);
    const bool is_used =
        is_listed(contracting, at) || is_listed(batch, at) || is_listed(groups, at);
    if (!is_used) dimensions.push_back(shape.dimensions[i]);
  }
}

void append_result(std::vector<Dimension>& dimensions, const Shape& left, const Shape& right,
                   const DotNumbers& numbers, const Numbers& groups = {}) {
  dimensions.reserve(left.dimensions.size() + right.dimensions.size());
  for (const std::int64_t batch : numbers.left_batch) {
    dimensions.push_back(left.dimensions[static_cast<std::size_t>(batch)]);
  }
  append_free(dimensions, left, numbers.left_contracting, numbers.left_batch);
  append_free(dimensions, right, numbers.right_contracting, numbers.right_batch, groups);
}

// A written element type is taken as it is.
ElementType product_type(const Site& site, const Shape& left, const Shape& right) {
  if (site.written() != nullptr) return site.written()->type;
  return left.type == right.type ? left.type : higher_precision(left.type, right.type);
}

Inference infer_dot(const Site& site) {
  const bool is_scaled = site->opcode == Opcode::kScaledDot;
  const bool is_counted = is_scaled ? site.operand_count() >= 4 : site.operand_count() == 2;
  if (!is_counted || !is_ready(site)) return Inference::unknown();
  const auto numbers = read_dot(site);
  const bool is_known = numbers && (site->shape == 0 || site.written() != nullptr);
  if (!is_known) return Inference::unknown();
  const Shape& left = *site.operand(0).shape;
  // Where it infers, the parser takes the scale of the left side for the right side.
  const Shape& right = *site.operand(is_scaled && site->shape == 0 ? 2 : 1).shape;
  std::string fault = expect_array(left, "lhs of dot");
  if (fault.empty()) fault = expect_array(right, "rhs of dot");
  if (fault.empty()) fault = dot_fault(left, right, *numbers);
  if (!fault.empty()) return Inference::no(std::move(fault));
  std::vector<Dimension> dimensions;
  append_result(dimensions, left, right, *numbers);
  return Inference::of(array_of(product_type(site, left, right), std::move(dimensions)));
}

// Which kind of dimension of the left side the groups divide.
enum class Ragged : std::uint8_t { kFree, kContracting, kBatch };

struct RaggedDot {
  const Shape& left;
  const Shape& right;
  const Shape& group_sizes;
  DotNumbers numbers;
  Numbers ragged;
  Numbers groups;
  Ragged kind = Ragged::kFree;
};

// Sizes of the dimensions of the left side in front of the ragged one, of its kind and batch.
Numbers group_prefix(const RaggedDot& dot) {
  Numbers before = dot.numbers.left_batch;
  Numbers kind;
  if (dot.kind == Ragged::kBatch) {
    before.erase(std::ranges::find(before, dot.ragged[0]), before.end());
  } else if (dot.kind == Ragged::kContracting) {
    kind = dot.numbers.left_contracting;
  } else {
    for (std::size_t i = 0; i < dot.left.dimensions.size(); ++i) {
      const auto at = static_cast<std::int64_t>(i);
      if (is_listed(dot.numbers.left_contracting, at)) continue;
      if (!is_listed(dot.numbers.left_batch, at)) kind.push_back(at);
    }
  }
  before.insert(before.end(), kind.begin(), std::ranges::find(kind, dot.ragged[0]));
  Numbers sizes;
  for (const std::int64_t at : before) {
    sizes.push_back(dot.left.dimensions[static_cast<std::size_t>(at)].size);
  }
  return sizes;
}

std::string group_sizes_fault(const RaggedDot& dot) {
  if (dot.group_sizes.dimensions.size() == 1) return {};
  const Numbers prefix = group_prefix(dot);
  const std::size_t rank = dot.group_sizes.dimensions.size();
  if (rank != prefix.size() + 1) {
    return fmt::format("expected group_sizes to have rank {}, got {}", prefix.size() + 1, rank);
  }
  Numbers sizes;
  for (const Dimension& dimension : dot.group_sizes.dimensions) sizes.push_back(dimension.size);
  if (std::ranges::equal(prefix, std::span(sizes).first(prefix.size()))) return {};
  return fmt::format("group_sizes is expected to have shape [{}, {}], got [{}]", joined(prefix),
                     sizes.back(), joined(sizes));
}

std::string groups_fault(const RaggedDot& dot) {
  const std::size_t rank = dot.right.dimensions.size();
  for (const std::int64_t group : dot.groups) {
    if (group < 0 || group >= static_cast<std::int64_t>(rank)) {
      return fmt::format("rhs group dimension {} is out of range [0, {})", group, rank);
    }
    if (is_listed(dot.numbers.right_batch, group) ||
        is_listed(dot.numbers.right_contracting, group)) {
      return "rhs group dimension cannot be a batch or contracting dimension";
    }
  }
  if (dot.kind != Ragged::kFree) {
    if (dot.groups.empty()) return {};
    return "There must be zero group dimensions in the rhs when the ragged dimension is batch or "
           "contracting.";
  }
  if (dot.groups.size() != 1) {
    return "There must be exactly one group dimension in the rhs when the lhs ragged dimension is "
           "non-contracting.";
  }
  const std::int64_t count = dot.group_sizes.dimensions.back().size;
  const std::int64_t size = dot.right.dimensions[static_cast<std::size_t>(dot.groups[0])].size;
  if (goes_with(count, size)) return {};
  return fmt::format("rhs group dimension is expected to have size={}, got {}", count, size);
}

std::string ragged_fault(RaggedDot& dot) {
  if (dot.ragged.size() != 1) return "There must be exactly one ragged dimension in the lhs.";
  if (find_outside(dot.ragged, dot.left.dimensions.size())) {
    return fmt::format("lhs ragged dimension {} is out of range [0, {})", dot.ragged[0],
                       dot.left.dimensions.size());
  }
  if (is_listed(dot.numbers.left_contracting, dot.ragged[0])) dot.kind = Ragged::kContracting;
  if (is_listed(dot.numbers.left_batch, dot.ragged[0])) dot.kind = Ragged::kBatch;
  std::string fault = group_sizes_fault(dot);
  return fault.empty() ? groups_fault(dot) : fault;
}

Inference infer_ragged_dot(const Site& site) {
  if (!is_ready(site, 3)) return Inference::unknown();
  auto numbers = read_dot(site);
  const auto ragged = site.integers(Word::kLhsRaggedDims);
  const bool is_known = numbers && ragged && (site->shape == 0 || site.written() != nullptr);
  if (!is_known) return Inference::unknown();
  RaggedDot dot{*site.operand(0).shape,
                *site.operand(1).shape,
                *site.operand(2).shape,
                std::move(*numbers),
                *ragged,
                optional_numbers(site, Word::kRhsGroupDims)};
  std::string fault = expect_array(dot.left, "lhs of ragged dot");
  if (fault.empty()) fault = expect_array(dot.right, "rhs of ragged dot");
  if (fault.empty()) fault = expect_array(dot.group_sizes, "group_sizes of ragged dot");
  if (fault.empty()) fault = dot_fault(dot.left, dot.right, dot.numbers);
  if (!fault.empty()) return Inference::no(std::move(fault));
  if (dot.group_sizes.dimensions.empty()) return Inference::unknown();
  fault = ragged_fault(dot);
  if (!fault.empty()) {
    return Inference::no(
        fmt::format("Cannot infer shape for ragged dot operation: {} <ragged_dot> {}. {}",
                    plain(dot.left), plain(dot.right), fault));
  }
  std::vector<Dimension> dimensions;
  if (dot.kind == Ragged::kContracting) dimensions.push_back(dot.group_sizes.dimensions.back());
  append_result(dimensions, dot.left, dot.right, dot.numbers, dot.groups);
  return Inference::of(array_of(product_type(site, dot.left, dot.right), std::move(dimensions)));
}

bool is_square(const Shape& shape) {
  const std::size_t rank = shape.dimensions.size();
  return goes_with(shape.dimensions[rank - 2].size, shape.dimensions[rank - 1].size);
}

Inference infer_cholesky(const Site& site) {
  if (!is_ready(site, 1)) return Inference::unknown();
  const Shape& matrix = *site.operand(0).shape;
  if (!is_in(matrix, kFloating | kComplex)) {
    return Inference::no(fmt::format(
        "Expected element type in shape to be floating or complex for Cholesky; got {}.",
        type_name(matrix.type)));
  }
  if (matrix.dimensions.size() < 2) {
    return Inference::no(fmt::format(
        "The 'a' argument to Cholesky must have rank >= 2, got shape {}", plain(matrix)));
  }
  if (is_square(matrix)) return Inference::same(matrix);
  return Inference::no(fmt::format(
      "The two minor dimensions of 'a' must have compatible size, got {}.", plain(matrix)));
}

std::string triangular_fault(const Shape& matrix, const Shape& sides, bool is_left) {
  if (!is_in(matrix, kFloating | kComplex) || matrix.type != sides.type) {
    return fmt::format(
        "Expected element types in shape to be floating or complex and identical for "
        "TriangularSolve; got {} and {}.",
        type_name(matrix.type), type_name(sides.type));
  }
  const std::size_t rank = matrix.dimensions.size();
  if (rank < 2) {
    return fmt::format("The 'a' argument to TriangularSolve must have rank >= 2, got shape {}",
                       plain(matrix));
  }
  if (sides.dimensions.size() != rank) {
    return fmt::format("Arguments to triangular solve must have equal rank; got {} and {}.",
                       plain(sides), plain(matrix));
  }
  if (!is_square(matrix)) {
    return fmt::format("The two minor dimensions of 'a' must have equal size, got {}.",
                       plain(matrix));
  }
  const std::int64_t shared = sides.dimensions[rank - (is_left ? 2 : 1)].size;
  if (!goes_with(matrix.dimensions[rank - 1].size, shared)) {
    return fmt::format("The shared dimension of 'a' and 'b' does not match, got shapes {} and {}",
                       plain(matrix), plain(sides));
  }
  for (std::size_t i = 0; i + 2 < rank; ++i) {
    if (matrix.dimensions[i].size == sides.dimensions[i].size) continue;
    return fmt::format(
        "The leading batch dimensions of the arguments to triangular solve must be equal; got {} "
        "and {}.",
        plain(sides), plain(matrix));
  }
  return {};
}

Inference infer_triangular_solve(const Site& site) {
  if (!is_ready(site, 2)) return Inference::unknown();
  if (site.has(Word::kLeftSide) && !site.boolean(Word::kLeftSide)) return Inference::unknown();
  const bool is_left = site.boolean(Word::kLeftSide).value_or(false);
  const Shape& sides = *site.operand(1).shape;
  std::string fault = triangular_fault(*site.operand(0).shape, sides, is_left);
  if (fault.empty() && !site.has(Word::kTransposeA)) {
    fault = "Invalid transpose option value for triangular solve (0).";
  }
  return fault.empty() ? Inference::same(sides) : Inference::no(std::move(fault));
}

}  // namespace

Inference infer_contraction(const Site& site) {
  switch (site->opcode) {
    case Opcode::kCholesky: return infer_cholesky(site);
    case Opcode::kDot:
    case Opcode::kScaledDot: return infer_dot(site);
    case Opcode::kRaggedDot: return infer_ragged_dot(site);
    case Opcode::kTriangularSolve: return infer_triangular_solve(site);
    default: return Inference::unknown();
  }
}

}  // namespace hlo
