#include "hlo/checks/values_names.h"

#include <algorithm>

#include "hlo/checks/values_tokens.h"
#include "hlo/element_type.h"

namespace hlo {
namespace {

constexpr std::string_view kReservedWords[] = {
    "HloModule",
    "ENTRY",
    "ROOT",
    "true",
    "false",
    "inf",
    "nan",
    "FileNames",
    "FunctionNames",
    "FileLocations",
    "maximal",
    "replicated",
    "manual",
    "shard_as",
    "unknown",
    "unreduced",
    "StackFrames",
    "shard_like",
    "last_tile_dim_replicate",
};

constexpr std::size_t kLongest = 23;
constexpr std::size_t kLongestType = 14;

}  // namespace

bool is_reserved_word(std::string_view word) {
  if (word.size() < 2 || word.size() > kLongest) return false;
  // Most names end in a number behind a point, which no word here has.
  if (word.find('.') != std::string_view::npos) return false;
  return std::ranges::find(kReservedWords, word) != std::end(kReservedWords) ||
         find_element_type(word) != nullptr;
}

std::string legal_name(std::string_view name) {
  if (name.starts_with("__"))
    return name.starts_with("__xla_") ? std::string() : "a" + std::string(name.substr(1));
  const bool is_type = name.size() <= kLongestType && name.find('.') == std::string_view::npos &&
                       find_element_type(name) != nullptr;
  return is_type ? std::string(name) + "_" : std::string();
}

}  // namespace hlo
