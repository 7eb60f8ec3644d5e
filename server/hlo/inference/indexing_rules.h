#pragma once

// What gather and scatter have in common: lists of dimensions and the array of indices.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hlo/checks/site.h"
#include "hlo/shape.h"

namespace hlo {

using Numbers = std::vector<std::int64_t>;

bool is_listed(const Numbers& numbers, std::int64_t number);
bool has_repeated(Numbers numbers);
// The first number that is no dimension below `rank`.
std::optional<std::size_t> find_outside(const Numbers& numbers, std::size_t rank);
// Lists that may be left out are empty then.
Numbers optional_numbers(const Site& site, Name attribute);

// Indices of [A,B,C] are those of [A,B,C,1] where the index vector is dimension 3.
std::vector<Dimension> expanded(const Shape& indices, std::int64_t vector_dimension);
// `name` begins XLA's messages; `operand` is what they call the indices.
std::string indices_fault(const Shape& indices, std::int64_t vector_dimension,
                          std::string_view name, std::string_view operand);

}  // namespace hlo
