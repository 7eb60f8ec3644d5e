#include "hlo/opcode.h"

#include <iterator>

#include "hlo/known_words.h"

namespace hlo {
namespace {

using enum OpcodeFacts::Flag;
using enum InferenceFamily;
constexpr auto kVariadic = OpcodeFacts::kVariadic;

constexpr OpcodeFacts kRows[] = {
    OpcodeFacts{},
#define HLO_OPCODE(enumerator, name, count, least, flags, family, summary) \
  OpcodeFacts{name, count, least, flags, family, summary},
#include "hlo/opcode_table.inc"
#undef HLO_OPCODE
};

static_assert(std::size(kRows) == Word::kLastOpcode + 1);

}  // namespace

const OpcodeFacts& facts(Opcode opcode) { return kRows[static_cast<std::size_t>(opcode)]; }

std::string_view opcode_name(Opcode opcode) { return facts(opcode).name; }

std::size_t opcode_count() { return std::size(kRows); }

Opcode find_opcode(std::string_view word) {
  const base::Symbol symbol = find_known_word(word);
  return symbol < std::size(kRows) ? static_cast<Opcode>(symbol) : Opcode::kUnknown;
}

std::string_view async_suffix(std::string_view word) {
  for (const std::string_view suffix : {"-start", "-update", "-done"}) {
    if (word.ends_with(suffix)) return suffix;
  }
  return {};
}

bool is_never_wrapped(Opcode opcode) {
  return opcode == Opcode::kAllGather || opcode == Opcode::kAllReduce ||
         opcode == Opcode::kCollectivePermute || opcode == Opcode::kCopy ||
         opcode == Opcode::kSend || opcode == Opcode::kRecv || opcode == Opcode::kConstant ||
         opcode == Opcode::kParameter;
}

std::optional<AsyncShorthand> find_async_shorthand(std::string_view word) {
  const std::string_view suffix = async_suffix(word);
  if (suffix.empty() || find_opcode(word) != Opcode::kUnknown) return std::nullopt;
  const Opcode wrapped = find_opcode(word.substr(0, word.size() - suffix.size()));
  if (wrapped == Opcode::kUnknown || is_never_wrapped(wrapped)) return std::nullopt;
  const Opcode opcode = suffix == "-start"    ? Opcode::kAsyncStart
                        : suffix == "-update" ? Opcode::kAsyncUpdate
                                              : Opcode::kAsyncDone;
  return AsyncShorthand{opcode, wrapped};
}

Opcode todays_opcode(Opcode historical) {
  switch (historical) {
    case Opcode::kCrossReplicaSum: return Opcode::kAllReduce;
    case Opcode::kGenerateToken: return Opcode::kAfterAll;
    case Opcode::kHostCompute: return Opcode::kCustomCall;
    case Opcode::kTupleSelect: return Opcode::kSelect;
    default: return Opcode::kUnknown;
  }
}

}  // namespace hlo
