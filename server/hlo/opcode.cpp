#include "hlo/opcode.h"

#include <iterator>

#include "hlo/known_words.h"

namespace hlo {
namespace {

using enum OpcodeFacts::Flag;
constexpr auto kVariadic = OpcodeFacts::kVariadic;

constexpr OpcodeFacts kRows[] = {
    OpcodeFacts{},
#define HLO_OPCODE(enumerator, name, count, least, flags, summary) \
  OpcodeFacts{name, count, least, flags, summary},
#include "hlo/opcode_table.inc"
#undef HLO_OPCODE
};

static_assert(std::size(kRows) == Word::kLastOpcode + 1);

// With a start or done of their own these are never wrapped: `send-start` is no word of the format.
bool has_own_async_opcodes(Opcode opcode) {
  return opcode == Opcode::kAllGather || opcode == Opcode::kAllReduce ||
         opcode == Opcode::kCollectivePermute || opcode == Opcode::kCopy ||
         opcode == Opcode::kSend || opcode == Opcode::kRecv;
}

}  // namespace

const OpcodeFacts& facts(Opcode opcode) { return kRows[static_cast<std::size_t>(opcode)]; }

std::string_view opcode_name(Opcode opcode) { return facts(opcode).name; }

std::size_t opcode_count() { return std::size(kRows); }

Opcode find_opcode(std::string_view word) {
  const base::Symbol symbol = find_known_word(word);
  return symbol < std::size(kRows) ? static_cast<Opcode>(symbol) : Opcode::kUnknown;
}

std::optional<AsyncShorthand> find_async_shorthand(std::string_view word) {
  const std::size_t dash = word.rfind('-');
  if (dash == std::string_view::npos || find_opcode(word) != Opcode::kUnknown) return std::nullopt;
  const std::string_view suffix = word.substr(dash);
  const Opcode opcode = suffix == "-start"    ? Opcode::kAsyncStart
                        : suffix == "-update" ? Opcode::kAsyncUpdate
                        : suffix == "-done"   ? Opcode::kAsyncDone
                                              : Opcode::kUnknown;
  const Opcode wrapped = find_opcode(word.substr(0, dash));
  if (opcode == Opcode::kUnknown || wrapped == Opcode::kUnknown) return std::nullopt;
  if (has_own_async_opcodes(wrapped)) return std::nullopt;
  return AsyncShorthand{opcode, wrapped};
}

}  // namespace hlo
