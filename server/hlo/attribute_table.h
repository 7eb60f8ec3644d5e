#pragma once

// The attributes: which opcode has which, whether it must, and of what type their values are
// (section 11 of the format description, docs/hlo-text.md). One row of attribute_table.inc an
// opcode and attribute. Asking for one is a look into a table of bytes, since every attribute of a
// text is asked for.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

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
  kEntryLayout,
};

// What one opcode has under one name.
class AttributeFacts {
 public:
  AttributeFacts() = default;
  explicit AttributeFacts(std::uint8_t bits) : bits_(bits) {}
  static constexpr std::uint8_t kOld = 127;
  static constexpr std::uint8_t kRequired = 128;

  bool is_known() const { return bits_ != 0; }   // now or by an earlier release
  bool is_old() const { return bits_ == kOld; }  // by an earlier release only
  bool is_required() const { return bits_ >= kRequired; }
  // Of one that is read now.
  ValueType type() const { return static_cast<ValueType>((bits_ & ~kRequired) - 1); }

 private:
  std::uint8_t bits_ = 0;
};

// Nothing is known of the attributes of an opcode that is not known itself, or is no more. The
// start of a shorthand such as `custom-call-start` has the attributes of the opcode that it wraps,
// the update and the done have none of those.
AttributeFacts find_attribute(const Instruction& instruction, Name attribute);
// How many must stand there.
std::uint8_t required_count(const Instruction& instruction);
// Those that must, and those that may, by alphabet.
std::vector<std::string_view> required_attributes(const Instruction& instruction);
std::vector<std::string_view> allowed_attributes(const Instruction& instruction);
// Of one that is old: empty where nothing took its place.
std::string_view todays_spelling(const Instruction& instruction, Name attribute);

std::optional<ValueType> find_header_value_type(Name attribute);
std::vector<std::string_view> header_attributes();  // by alphabet
// Absent where the attribute is not one of earlier releases.
std::optional<std::string_view> find_todays_header_spelling(Name attribute);

}  // namespace hlo
