#include "cli/near_names.h"

#include <algorithm>
#include <numeric>

namespace cli {
namespace {

constexpr std::size_t kLongest = 200;  // longer names are compared in their beginning only

// Letters to change, put in or take out.
std::size_t distance(std::string_view left, std::string_view right) {
  std::vector<std::size_t> row(right.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= left.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= right.size(); ++j) {
      const std::size_t changed = diagonal + (left[i - 1] == right[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
    }
  }
  return row.back();
}

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
    const std::size_t apart = distance(wanted, compared);
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
