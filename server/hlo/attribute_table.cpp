#include "hlo/attribute_table.h"

#include <array>
#include <cstddef>
#include <iterator>

#include "hlo/known_words.h"

namespace hlo {
namespace {

constexpr AttributeRow kRows[] = {
#define HLO_ATTRIBUTE(opcode, name, type, required) \
  {Opcode::opcode, Word::name, ValueType::type, required},
#include "hlo/attribute_table.inc"
#undef HLO_ATTRIBUTE
};

constexpr std::size_t kOpcodes = Word::kLastOpcode + 1;

// Where the rows of an opcode begin; one more entry for the end.
constexpr auto kStarts = [] {
  std::array<std::uint16_t, kOpcodes + 1> starts{};
  std::size_t row = 0;
  for (std::size_t opcode = 0; opcode < kOpcodes; ++opcode) {
    starts[opcode] = static_cast<std::uint16_t>(row);
    while (row < std::size(kRows) && static_cast<std::size_t>(kRows[row].opcode) == opcode) ++row;
  }
  starts[kOpcodes] = static_cast<std::uint16_t>(row);
  return starts;
}();
static_assert(kStarts[kOpcodes] == std::size(kRows), "rows stand in the order of the opcodes");

std::optional<ValueType> find_common(Name attribute) {
  switch (attribute) {
    case Word::kMetadata: return ValueType::kMetadata;
    case Word::kSharding: return ValueType::kSharding;
    case Word::kBackendConfig: return ValueType::kStringOrRaw;
    case Word::kFrontendAttributes: return ValueType::kFrontend;
    case Word::kControlPredecessors: return ValueType::kNames;
    case Word::kOrigin: return ValueType::kOrigin;
    case Word::kStatistics: return ValueType::kStatistics;
    case Word::kParameterReplication: return ValueType::kBoolList;
    default: return std::nullopt;
  }
}

std::optional<ValueType> find_own(Opcode opcode, Name attribute) {
  for (const AttributeRow& row : attributes_of(opcode)) {
    if (row.name == attribute) return row.type;
  }
  return std::nullopt;
}

}  // namespace

std::span<const AttributeRow> attributes_of(Opcode opcode) {
  const auto index = static_cast<std::size_t>(opcode);
  return std::span(kRows).subspan(kStarts[index], kStarts[index + 1] - kStarts[index]);
}

std::optional<ValueType> find_value_type(const Instruction& instruction, Name attribute) {
  if (attribute >= Word::kEnd || instruction.opcode == Opcode::kUnknown) return std::nullopt;
  if (const auto common = find_common(attribute)) return common;
  if (const auto own = find_own(instruction.opcode, attribute)) return own;
  const bool is_wrapping_start =
      instruction.opcode == Opcode::kAsyncStart && instruction.wrapped != Opcode::kUnknown;
  return is_wrapping_start ? find_own(instruction.wrapped, attribute) : std::nullopt;
}

std::optional<ValueType> find_header_value_type(Name attribute) {
  switch (attribute) {
    case Word::kIsScheduled:
    case Word::kAliasPassthroughParams: return ValueType::kBool;
    case Word::kAllowSpmdShardingPropagationToOutput:
    case Word::kAllowSpmdShardingPropagationToParameters: return ValueType::kBools;
    case Word::kReplicaCount:
    case Word::kNumPartitions: return ValueType::kInteger;
    case Word::kFrontendAttributes: return ValueType::kFrontend;
    case Word::kInputOutputAlias: return ValueType::kAliases;
    case Word::kBufferDonor: return ValueType::kDonors;
    case Word::kOriginRecoveryTable: return ValueType::kRecoveryTable;
    case Word::kDebugAttributes: return ValueType::kDebugAttributes;
    default: return std::nullopt;
  }
}

}  // namespace hlo
