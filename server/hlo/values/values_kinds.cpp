#include "hlo/values/values_grammar.h"

namespace hlo {
namespace {

bool read_bool(ValueReader& reader) {
  const std::string_view word = reader.peek_word();
  if (word != "true" && word != "false") return reader.fail("expects true or false");
  reader.take_word();
  return true;
}

bool read_bool_list(ValueReader& reader) {
  return read_list(reader, '{', '}', "expects a list starting with kLbrace",
                   [&reader] { return read_bool(reader); });
}

bool read_name(ValueReader& reader, std::string_view message) {
  const std::size_t begin = reader.place();
  if (reader.take_name()) return true;
  reader.go_to(begin);
  return reader.fail(message);
}

bool read_names(ValueReader& reader) {
  if (!reader.expect('{', "expects a list starting with kLbrace")) return false;
  do {
    if (!read_name(reader, "expects a instruction name")) return false;
  } while (reader.take(','));
  return reader.expect('}', "expects a list to end with kRbrace");
}

// A body in braces is lowered to instructions, unless the beginning of its first one is broken:
// there XLA stops.
bool read_broken_body(ValueReader& reader) {
  reader.take('{');
  if (reader.peek_word() == "ROOT") reader.take_word();
  if (!read_name(reader, "expects name")) return false;
  return reader.expect('=', "expects '=' in instruction") && reader.fail("expects opcode");
}

// Where XLA prints bodies in place with their signatures, the value is the list of parameters and
// the rest stands behind it.
bool read_computation(ValueReader& reader) {
  if (reader.peek('{')) return read_broken_body(reader);
  return reader.peek('(') ? reader.pass_balanced() : read_name(reader, "expects computation name");
}

// A body in braces is made of instructions of its own, which are checked as such.
bool read_computations(ValueReader& reader) {
  return read_list(reader, '{', '}', "expects a list starting with kLbrace", [&reader] {
    return reader.peek('{') ? reader.pass_balanced()
                            : read_name(reader, "expects computation name");
  });
}

bool read_shapes(ValueReader& reader) {
  return read_list(reader, '{', '}', "expects a list starting with kLbrace",
                   [&reader] { return read_shape(reader); });
}

bool read_integer_lists(ValueReader& reader) {
  return read_list(reader, '{', '}', "expects a list starting with kLbrace",
                   [&reader] { return read_integers(reader, '{', '}'); });
}

bool read_buffers(ValueReader& reader, auto read) {
  std::vector<BufferName> buffers;
  return read(reader, buffers);
}

}  // namespace

bool read_value(ValueReader& reader, ValueType type) {
  switch (type) {
    case ValueType::kBool: return read_bool(reader);
    case ValueType::kBools: return reader.peek('{') ? read_bool_list(reader) : read_bool(reader);
    case ValueType::kBoolList: return read_bool_list(reader);
    case ValueType::kInteger: return reader.expect_integer();
    case ValueType::kInteger32: return reader.expect_integer32();
    case ValueType::kFloat: return reader.expect_float();
    case ValueType::kString: return reader.expect_string();
    case ValueType::kStringOrRaw:
      return reader.peek('{') ? reader.expect_raw_braces() : reader.expect_string();
    case ValueType::kIntegers: return read_integers(reader, '{', '}');
    case ValueType::kIntegerLists: return read_integer_lists(reader);
    case ValueType::kNames: return read_names(reader);
    case ValueType::kComputation: return read_computation(reader);
    case ValueType::kComputations: return read_computations(reader);
    case ValueType::kShape: return read_shape(reader);
    case ValueType::kShapes: return read_shapes(reader);
    case ValueType::kTypedLiteral: return read_typed_literal(reader);
    case ValueType::kWindow: return read_window(reader);
    case ValueType::kDimLabels: return read_dim_labels(reader);
    case ValueType::kPadding: return read_padding(reader);
    case ValueType::kSliceRanges: return read_slice_ranges(reader);
    case ValueType::kOperandAliases: return read_operand_aliases(reader);
    case ValueType::kReplicaGroups: return read_replica_groups(reader);
    case ValueType::kSharding: return read_sharding(reader);
    case ValueType::kDomain: return read_domain(reader);
    case ValueType::kMetadata: return read_metadata(reader);
    case ValueType::kOrigin: return read_origin(reader);
    case ValueType::kFrontend: return read_frontend(reader);
    case ValueType::kStatistics: return read_statistics(reader);
    case ValueType::kAccuracy: return read_accuracy(reader);
    case ValueType::kSparsity:
    case ValueType::kBlockScaling: return read_sides(reader);
    case ValueType::kPrecisions: return read_precisions(reader);
    case ValueType::kCollectiveMode:
    case ValueType::kComparisonDirection:
    case ValueType::kComparisonOrder:
    case ValueType::kComparisonType:
    case ValueType::kConvolutionKind:
    case ValueType::kCustomCallApiVersion:
    case ValueType::kCustomCallSchedule:
    case ValueType::kDotAlgorithm:
    case ValueType::kFftType:
    case ValueType::kFusionKind:
    case ValueType::kPaddingType:
    case ValueType::kRandomAlgorithm:
    case ValueType::kRandomDistribution:
    case ValueType::kShuffleMode:
    case ValueType::kTransposeMode: return read_enumeration(reader, type);
    case ValueType::kAliases: return read_buffers(reader, read_aliases);
    case ValueType::kDonors: return read_buffers(reader, read_donors);
    case ValueType::kRecoveryTable: return read_recovery_table(reader);
    case ValueType::kDebugAttributes: return read_debug_attributes(reader);
    case ValueType::kEntryLayout: break;  // lowered to parts of the header, not to a value
  }
  return true;
}

}  // namespace hlo
