#pragma once

// The opcodes: one row of opcode_table.inc an opcode. Facts are those of the operation as
// documented (docs/hlo-text.md); flags tell where XLA's parser counts otherwise. A word that is in
// no row is Opcode::kUnknown.

#include <cstdint>
#include <optional>
#include <string_view>

namespace hlo {

enum class Opcode : std::uint8_t {
  kUnknown,
#define HLO_OPCODE(enumerator, name, count, least, flags, family, summary) enumerator,
#include "hlo/opcode_table.inc"
#undef HLO_OPCODE
};

// Which of the infer_*.cpp knows the result shape; kBelieved: none, any written shape is taken.
enum class InferenceFamily : std::uint8_t {
  kBelieved,
  kBitcast,
  kCall,
  kCollective,
  kContraction,
  kConvolution,
  kElementwise,
  kFft,
  kIndexing,
  kMapping,
  kNormalization,
  kReduction,
  kShaping,
  kSlicing,
  kTuple,
};

struct OpcodeFacts {
  static constexpr std::int8_t kVariadic = -1;
  enum Flag : std::uint8_t {
    kNoFlags = 0,
    kShapeInferable = 1,  // the result shape may be left out
    kSideEffect = 2,
    kEvenOperands = 4,
    kOddOperands = 8,
    kHistorical = 16,  // of earlier releases only
    // Where XLA's parser counts otherwise than the operation is documented.
    kVerifierCounts = 32,  // the parser takes any number, but for the parity
    kMoreAreRead = 64,     // more than the number are read
    kFewerEnd = 128,       // fewer end the parser's process
  };

  std::string_view name;
  std::int8_t operand_count = kVariadic;
  std::uint8_t least_operands = 0;
  std::uint8_t flags = kNoFlags;
  InferenceFamily family = InferenceFamily::kBelieved;
  std::string_view summary;  // one sentence

  bool has(Flag flag) const { return (flags & flag) != 0; }
};

// Of kUnknown too: an empty name and no claims.
const OpcodeFacts& facts(Opcode opcode);
std::string_view opcode_name(Opcode opcode);
// Number of enumerators, kUnknown included.
std::size_t opcode_count();

// kUnknown where the word is no opcode.
Opcode find_opcode(std::string_view word);

// `custom-call-start` and the like: a word that is no opcode, but an opcode with the suffix -start,
// -update or -done.
struct AsyncShorthand {
  Opcode opcode = Opcode::kUnknown;  // kAsyncStart, kAsyncUpdate or kAsyncDone
  Opcode wrapped = Opcode::kUnknown;
};
std::optional<AsyncShorthand> find_async_shorthand(std::string_view word);
// The -start, -update or -done that the word ends with; empty where it has none.
std::string_view async_suffix(std::string_view word);
// With a start or done of its own, or without operands to wait for, an opcode is never wrapped:
// `send-start` and `constant-start` are no words of the format.
bool is_never_wrapped(Opcode opcode);
// What took the place of an opcode of earlier releases; kUnknown where nothing did.
Opcode todays_opcode(Opcode historical);

}  // namespace hlo
