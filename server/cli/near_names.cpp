#include "cli/near_names.h"

#include <algorithm>

#include "base/edit_distance.h"

namespace cli {
namespace {

constexpr std::size_t kLongest = 200;  // longer names are compared in their beginning only

// Without the number that tells names of one stem apart.
std::string_view stem(std::string_view name) {
  const std::size_t end = name.find_last_not_of("0123456789");
  if (end == name.npos) return name;
  return name.substr(0, name[end] == '.' ? end : end + 1);
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
    const std::size_t apart = base::edit_distance(wanted, compared);
    if (apart > reach && !same_stem) continue;
    found.push_back({same_stem ? std::min<std::size_t>(apart, 1) : apart, apart, name});
  }
  std::ranges::sort(found);
  if (found.size() > count) found.resize(count);
  std::vector<std::string> result;
  for (const Near& near : found) result.emplace_back(near.name);
  return result;
}

}  // namespace cli
