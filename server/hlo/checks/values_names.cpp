#include "hlo/checks/values_names.h"

#include <algorithm>

#include "hlo/checks/values_tokens.h"
#include "hlo/element_type.h"

namespace hlo {
namespace {

constexpr std::string_view kMarkers[] = {"HloModule", "ENTRY", "ROOT"};

constexpr std::string_view kReservedWords[] = {
    "true",       "false",         "inf",           "nan",
    "FileNames",  "FunctionNames", "FileLocations", "maximal",
    "replicated", "manual",        "shard_as",      "unknown",
    "unreduced",  "StackFrames",   "shard_like",    "last_tile_dim_replicate",
};

// Types that came late enough for older texts to use the word as a name.
constexpr std::string_view kLateTypes[] = {"s1", "s2", "u1", "u2"};

constexpr std::size_t kLongest = 23;

bool contains(auto& words, std::string_view word) {
  return std::ranges::find(words, word) != std::end(words);
}

}  // namespace

WordUse use_of_word(std::string_view word) {
  if (word.size() < 2 || word.size() > kLongest) return WordUse::kName;
  // Most names end in a number behind a point, which no word here has.
  if (word.find('.') != std::string_view::npos) return WordUse::kName;
  if (contains(kMarkers, word)) return WordUse::kReserved;
  if (contains(kReservedWords, word)) return WordUse::kPrinted;
  if (find_element_type(word) == nullptr) return WordUse::kName;
  return contains(kLateTypes, word) ? WordUse::kPrinted : WordUse::kReserved;
}

}  // namespace hlo
