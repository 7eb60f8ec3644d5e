#include "base/near_names.h"

#include <algorithm>

#include "base/edit_distance.h"

namespace base {
namespace {

constexpr std::size_t kLongest = 200;  // longer names are compared in their beginning only

// Without the number that tells names of one stem apart.
std::string_view stem(std::string_view name) {
  const std::size_t end = name.find_last_not_of("0123456789");
  if (end == name.npos) return name;
  return name.substr(0, name[end] == '.' ? end : end + 1);
}

// Whether two neighbours have changed places, and that is all.
bool is_swapped(std::string_view left, std::string_view right) {
  if (left.size() != right.size()) return false;
  const auto [at, other] = std::ranges::mismatch(left, right);
  const auto first = static_cast<std::size_t>(at - left.begin());
  return first + 1 < left.size() && left[first] == right[first + 1] &&
         left[first + 1] == right[first] && left.substr(first + 2) == right.substr(first + 2);
}

struct Near {
  std::size_t rank;  // names of one stem come with those that are one letter away
  std::size_t distance;
  std::string_view name;
  auto operator<=>(const Near&) const = default;
};

}  // namespace

std::vector<std::string> near_names(std::string_view wanted, std::vector<std::string_view> names,
                                    std::size_t count) {
  wanted = wanted.substr(0, kLongest);
  const std::size_t reach = std::max<std::size_t>(1, wanted.size() / 3);
  std::ranges::sort(names);
  names.erase(std::ranges::unique(names).begin(), names.end());
  std::vector<Near> found;
  for (const std::string_view name : names) {
    const std::string_view compared = name.substr(0, kLongest);
    const std::size_t longer = std::max(compared.size(), wanted.size());
    const std::size_t shorter = std::min(compared.size(), wanted.size());
    const bool same_stem = !stem(wanted).empty() && stem(wanted) == stem(name);
    if (longer - shorter > reach && !same_stem) continue;
    const std::size_t apart = is_swapped(wanted, compared) ? 1 : edit_distance(wanted, compared);
    if (apart > reach && !same_stem) continue;
    found.push_back({same_stem ? std::min<std::size_t>(apart, 1) : apart, apart, name});
  }
  std::ranges::sort(found);
  if (found.size() > count) found.resize(count);
  std::vector<std::string> result;
  for (const Near& near : found) result.emplace_back(near.name);
  return result;
}

}  // namespace base
