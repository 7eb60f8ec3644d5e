#pragma once

// The attributes: which opcode has which, and of what type their values are (section 11 of the
// format description, docs/hlo-text.md). One row of attribute_table.inc an opcode and attribute.
// What stands in no row is text of a newer or older compiler: nothing is known of its value.

#include <cstdint>
#include <optional>
#include <span>

#include "hlo/instruction.h"
#include "hlo/opcode.h"

namespace hlo {

enum class ValueType : std::uint8_t {
  kBool,
  kBools,  // one, or a list in braces
  kBoolList,
  kInteger,
  kInteger32,
  kFloat,
  kString,
  kStringOrRaw,
  kIntegers,
  kIntegerLists,
  kNames,
  kComputation,
  kComputations,
  kShape,
  kShapes,
  kTypedLiteral,
  kWindow,
  kDimLabels,
  kPadding,
  kSliceRanges,
  kOperandAliases,
  kReplicaGroups,
  kSharding,
  kDomain,
  kMetadata,
  kOrigin,
  kFrontend,
  kStatistics,
  kAccuracy,
  kSparsity,
  kBlockScaling,
  kSparsityPattern,
  kPrecisions,
  // Words of an enumeration.
  kCollectiveMode,
  kComparisonDirection,
  kComparisonOrder,
  kComparisonType,
  kConvolutionKind,
  kCustomCallApiVersion,
  kCustomCallSchedule,
  kDotAlgorithm,
  kFftType,
  kFusionKind,
  kPaddingType,
  kRandomAlgorithm,
  kRandomDistribution,
  kShuffleMode,
  kTransposeMode,
  // Of the header.
  kAliases,
  kDonors,
  kRecoveryTable,
  kDebugAttributes,
};

struct AttributeRow {
  Opcode opcode = Opcode::kUnknown;
  Name name = 0;
  ValueType type = ValueType::kBool;
  bool is_required = false;
};

// Of one opcode, without those that every instruction may carry.
std::span<const AttributeRow> attributes_of(Opcode opcode);

// The type of an attribute's value on this instruction; absent where no compiler known here reads
// it there. The start of a shorthand such as `custom-call-start` has the attributes of both
// opcodes.
std::optional<ValueType> find_value_type(const Instruction& instruction, Name attribute);
std::optional<ValueType> find_header_value_type(Name attribute);

}  // namespace hlo
