#include "hlo/nearest.h"

#include <algorithm>

#include "base/edit_distance.h"
#include "hlo/attribute_table.h"
#include "hlo/opcode.h"

namespace hlo {
namespace {

constexpr std::size_t kLongest = 64;  // no word of the language is longer

std::vector<std::string_view> opcodes_of_today() {
  std::vector<std::string_view> words;
  for (std::size_t i = 1; i < opcode_count(); ++i) {
    const OpcodeFacts& one = facts(static_cast<Opcode>(i));
    if (!one.has(OpcodeFacts::kHistorical)) words.push_back(one.name);
  }
  return words;
}

}  // namespace

std::string_view nearest_word(std::string_view word, const std::vector<std::string_view>& words) {
  if (word.size() < 2 || word.size() > kLongest) return {};
  std::size_t least = std::max<std::size_t>(1, word.size() / 4) + 1;
  std::string_view nearest;
  for (const std::string_view candidate : words) {
    const std::size_t longer = std::max(candidate.size(), word.size());
    if (longer - std::min(candidate.size(), word.size()) > least) continue;
    const std::size_t apart = base::edit_distance(word, candidate);
    if (apart > least || (apart == least && nearest.empty())) continue;
    nearest = apart == least ? std::string_view() : candidate;
    least = apart;
  }
  return nearest;
}

std::string nearest_opcode(std::string_view word) {
  const std::vector<std::string_view> words = opcodes_of_today();
  const std::string_view suffix = async_suffix(word);
  std::string_view stem = word.substr(0, word.size() - suffix.size());
  // Such as `copy-update`: no letter of it is wrong.
  if (!suffix.empty() && find_opcode(stem) != Opcode::kUnknown) return {};
  const std::string_view nearest = nearest_word(word, words);
  if (!nearest.empty() || suffix.empty()) return std::string(nearest);
  stem = nearest_word(stem, words);
  std::string shorthand = std::string(stem) + std::string(suffix);
  return !stem.empty() && find_async_shorthand(shorthand) ? shorthand : std::string();
}

std::string_view nearest_attribute(const Instruction& instruction, std::string_view word) {
  return nearest_word(word, allowed_attributes(instruction));
}

std::string_view nearest_header_attribute(std::string_view word) {
  return nearest_word(word, header_attributes());
}

}  // namespace hlo
