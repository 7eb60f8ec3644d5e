#include "hlo/known_words.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace hlo {
namespace {

constexpr std::string_view kTexts[] = {
    "",
#define HLO_OPCODE(enumerator, name, count, least, flags, family, summary) name,
#include "hlo/opcode_table.inc"
#undef HLO_OPCODE
#define HLO_WORD(enumerator, text) text,
#include "hlo/known_words.inc"
#undef HLO_WORD
};
static_assert(std::size(kTexts) == Word::kEnd);

constexpr std::size_t kSlotCount = 2048;
constexpr std::size_t kLongest = 48;

// A few bytes tell the words apart well enough; the comparison that follows is exact.
constexpr std::size_t slot_of(std::string_view word) {
  std::uint32_t hash = static_cast<std::uint32_t>(word.size());
  const std::size_t last = word.size() - 1;
  for (const std::size_t at : {std::size_t{0}, last / 3, last / 2, last - last / 4, last}) {
    hash = (hash ^ static_cast<unsigned char>(word[at])) * 0x01000193U;
  }
  return (hash ^ (hash >> 15)) % kSlotCount;
}

constexpr auto kSlots = [] {
  std::array<std::uint16_t, kSlotCount> slots{};
  for (std::size_t i = 1; i < std::size(kTexts); ++i) {
    std::size_t at = slot_of(kTexts[i]);
    while (slots[at] != 0) at = (at + 1) % kSlotCount;
    slots[at] = static_cast<std::uint16_t>(i);
  }
  return slots;
}();

}  // namespace

base::Symbol find_known_word(std::string_view word) {
  if (word.empty() || word.size() > kLongest) return 0;
  for (std::size_t at = slot_of(word); kSlots[at] != 0; at = (at + 1) % kSlotCount) {
    if (kTexts[kSlots[at]] == word) return kSlots[at];
  }
  return 0;
}

std::string_view known_word(base::Symbol symbol) {
  return symbol < Word::kEnd ? kTexts[symbol] : std::string_view();
}

}  // namespace hlo
