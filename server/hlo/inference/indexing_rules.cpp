#include "hlo/inference/indexing_rules.h"

#include <algorithm>

#include <fmt/format.h>

#include "hlo/inference/shape_rules.h"

namespace hlo {

bool is_listed(const Numbers& numbers, std::int64_t number) {
  return std::ranges::find(numbers, number) != numbers.end();
}

bool has_repeated(Numbers numbers) {
  std::ranges::sort(numbers);
  return std::ranges::adjacent_find(numbers) != numbers.end();
}

std::optional<std::size_t> find_outside(const Numbers& numbers, std::size_t rank) {
  const auto found = std::ranges::find_if(numbers, [rank](std::int64_t number) {
    return number < 0 || number >= static_cast<std::int64_t>(rank);
  });
  if (found == numbers.end()) return std::nullopt;
  return static_cast<std::size_t>(found - numbers.begin());
}

Numbers optional_numbers(const Site& site, Name attribute) {
  return site.integers(attribute).value_or(Numbers());
}

std::vector<Dimension> expanded(const Shape& indices, std::int64_t vector_dimension) {
  std::vector<Dimension> dimensions = indices.dimensions;
  if (vector_dimension == static_cast<std::int64_t>(dimensions.size())) {
    dimensions.push_back({1, false});
  }
  return dimensions;
}

std::string indices_fault(const Shape& indices, std::int64_t vector_dimension,
                          std::string_view name, std::string_view operand) {
  if (!is_in(indices, kInteger)) {
    return fmt::format("{} indices parameter must be an integral tensor; got {}.", name,
                       plain(indices));
  }
  const auto rank = static_cast<std::int64_t>(indices.dimensions.size());
  if (vector_dimension >= 0 && vector_dimension <= rank) return {};
  return fmt::format(
      "{} index leaf dimension must be within [0, rank({}) + 1). rank({}) is {} and "
      "{} index leaf dimension is {}.",
      name, operand, operand, rank, name == "Gather" ? "gather" : "scatter", vector_dimension);
}

}  // namespace hlo
