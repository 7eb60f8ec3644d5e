#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "hlo/checks/inference.h"
#include "hlo/inference/shape_rules.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

// What is said of an operand beside the first. In the order in which XLA looks at each of these.
struct Role {
  std::size_t operand = 0;
  std::string_view text;
  std::string_view size_text;  // of sizes, where the message has a second name
};

// One of the three opcodes.
struct Normalization {
  std::string_view name;   // `batch-norm-grad`
  std::string_view words;  // `batch norm grad`
  std::string_view part;   // what the message about types compares
  std::span<const Role> arrays;
  std::span<const Role> ranks;
  std::span<const Role> types;
  std::span<const Role> sizes;
};

constexpr Role kArrays[] = {{2, "offset", ""}, {1, "scale", ""}};
constexpr Role kRanks[] = {{2, "Offset", ""}, {1, "Scale", ""}};
constexpr Role kValues[] = {
    {2, "offset factor", ""}, {1, "scale factor", ""}, {3, "mean", ""}, {4, "variance", ""}};
constexpr Role kGradArrays[] = {
    {1, "scale", ""}, {2, "mean", ""}, {3, "var", ""}, {4, "output_grad", ""}};
constexpr Role kGradRanks[] = {{2, "Mean", ""}, {1, "Scale", ""}, {3, "Var", ""}};
constexpr Role kGradTypes[] = {
    {4, "output_grad", ""}, {1, "scale factor", ""}, {2, "mean", ""}, {3, "mean", ""}};
constexpr Role kGradSizes[] = {
    {2, "mean", "offset factor"}, {1, "scale factor", ""}, {3, "variance", ""}};

constexpr Normalization kTraining = {
    .name = "batch-norm-training",
    .words = "batch norm training",
    .part = "shape",
    .arrays = kArrays,
    .ranks = kRanks,
    .types = std::span<const Role>(kValues).first(2),
    .sizes = std::span<const Role>(kValues).first(2),
};
constexpr Normalization kInference = {
    .name = "batch-norm-inference",
    .words = "batch norm inference",
    .part = "shape",
    .arrays = kArrays,
    .ranks = kRanks,
    .types = kValues,
    .sizes = kValues,
};
constexpr Normalization kGrad = {
    .name = "batch-norm-grad",
    .words = "batch norm grad",
    .part = "element type",
    .arrays = kGradArrays,
    .ranks = kGradRanks,
    .types = kGradTypes,
    .sizes = kGradSizes,
};

const Shape& operand(const Site& site, const Role& role) {
  return *site.operand(role.operand).shape;
}

std::string array_fault(const Site& site, const Normalization& norm) {
  std::string fault =
      expect_array(*site.operand(0).shape, fmt::format("operand of {}", norm.words));
  for (const Role& role : norm.arrays) {
    if (!fault.empty()) return fault;
    fault = expect_array(operand(site, role), fmt::format("{} input of {}", role.text, norm.words));
  }
  return fault;
}

std::string index_fault(const Site& site, const Normalization& norm, std::int64_t index) {
  const auto rank = static_cast<std::int64_t>(site.operand(0).shape->dimensions.size());
  if (index >= rank) {
    return fmt::format(
        "Expected feature_index of {} to be smaller than the rank of operand_shape; got "
        "feature_index {}, and rank {}.",
        norm.name, index, rank);
  }
  if (index < 0) {
    return fmt::format("Expected feature_index of {} to be a non-negative number, got {}.",
                       norm.name, index);
  }
  return {};
}

std::string rank_fault(const Site& site, const Normalization& norm) {
  if (&norm == &kGrad) {
    const std::size_t rank = site.operand(0).shape->dimensions.size();
    const std::size_t other = site.operand(4).shape->dimensions.size();
    if (rank != other) {
      return fmt::format(
          "Expected operand_shape of batch-norm-grad to have the same rank as output_grad_shape; "
          "got rank(oprand_shape) {}, and rank(output_grad_shape) {}.",
          rank, other);
    }
  }
  for (const Role& role : norm.ranks) {
    const std::size_t rank = operand(site, role).dimensions.size();
    if (rank == 1) continue;
    return fmt::format("{} input of {} must have rank 1, but has rank {}.", role.text, norm.name,
                       rank);
  }
  return {};
}

std::string type_fault(const Site& site, const Normalization& norm) {
  const Shape& first = *site.operand(0).shape;
  if (!is_in(first, kFloating)) {
    return fmt::format(
        "The operand to {} must have a floating point element type, but the shape is "
        "{}.",
        norm.name, type_name(first.type));
  }
  if (&norm == &kGrad && !is_in(*site.operand(4).shape, kFloating)) {
    return fmt::format(
        "The output_grad to batch-norm-grad must have a floating point element type, "
        "but the shape is {}.",
        type_name(site.operand(4).shape->type));
  }
  for (const Role& role : norm.types) {
    const Shape& other = operand(site, role);
    if (has_same_type(other, first)) continue;
    // XLA has the two types of this message in each other's place.
    const bool is_turned = &norm == &kInference && role.operand == 4;
    return fmt::format(
        "The inputs should have the same element type for {}, but the {} of {} is {} and the {} of "
        "operand is {}.",
        norm.name, norm.part, role.text, type_name(is_turned ? first.type : other.type), norm.part,
        type_name(is_turned ? other.type : first.type));
  }
  return {};
}

std::string size_fault(const Site& site, const Normalization& norm, std::int64_t features) {
  for (const Role& role : norm.sizes) {
    const std::int64_t size = operand(site, role).dimensions[0].size;
    if (goes_with(size, features)) continue;
    return fmt::format(
        "The size of {} should be compatible with feature count, but the size of {} is {} and the "
        "feature count is {}.",
        role.text, role.size_text.empty() ? role.text : role.size_text, size, features);
  }
  if (&norm != &kGrad) return {};
  const Shape& first = *site.operand(0).shape;
  const Shape& gradient = *site.operand(4).shape;
  for (std::size_t i = 0; i < first.dimensions.size(); ++i) {
    const std::int64_t here = first.dimensions[i].size;
    const std::int64_t there = gradient.dimensions[i].size;
    if (goes_with(here, there)) continue;
    return fmt::format(
        "The bounds of operand shape should be compatible with output_grad's, but the bound of "
        "operand_shape at dimension {} is {} and the bound of output_grad_shape is {}.",
        i, here, there);
  }
  return {};
}

// Not looked at where XLA itself does not: it would end.
bool has_all_sizes(const Site& site, const Normalization& norm) {
  for (const Role& role : norm.sizes) {
    if (operand(site, role).dimensions.empty()) return false;
  }
  return true;
}

Inference infer(const Site& site, const Normalization& norm, std::size_t operand_count) {
  const auto index = site.integer(Word::kFeatureIndex);
  if (!index || !is_ready(site, operand_count)) return Inference::unknown();
  std::string fault = array_fault(site, norm);
  if (fault.empty()) fault = index_fault(site, norm, *index);
  if (fault.empty()) fault = rank_fault(site, norm);
  if (fault.empty()) fault = type_fault(site, norm);
  if (!fault.empty()) return Inference::no(std::move(fault));
  if (!has_all_sizes(site, norm)) return Inference::unknown();
  const Shape& first = *site.operand(0).shape;
  const Dimension& features = first.dimensions[static_cast<std::size_t>(*index)];
  fault = size_fault(site, norm, features.size);
  if (!fault.empty()) return Inference::no(std::move(fault));
  if (&norm == &kInference) return Inference::same(first);
  const Shape values = array_of(first.type, {features});
  return Inference::of(tuple_of({first, values, values}));
}

}  // namespace

Inference infer_normalization(const Site& site) {
  if (site->opcode == Opcode::kBatchNormTraining) return infer(site, kTraining, 3);
  return infer(site, site->opcode == Opcode::kBatchNormGrad ? kGrad : kInference, 5);
}

}  // namespace hlo
