#include "hlo/checks/conditions.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "hlo/attribute.h"
#include "hlo/checks/arity.h"
#include "hlo/checks/report.h"
#include "hlo/known_words.h"
#include "hlo/shape.h"

namespace hlo {
namespace {

constexpr std::string_view kEnds = "XLA's parser ends here: ";

// Of a list in braces, whose items may hold braces of their own.
std::size_t item_count(std::string_view list) {
  std::size_t depth = 0;
  std::size_t commas = 0;
  bool is_empty = true;
  for (const char c : list) {
    if (c == '}' || c == ']' || c == ')') --depth;
    if (depth == 1 && c == ',') ++commas;
    if (depth >= 1 && c != ' ' && c != '\n' && c != '\t' && c != '\r') is_empty = false;
    if (c == '{' || c == '[' || c == '(') ++depth;
  }
  return is_empty ? 0 : commas + 1;
}

class Conditions {
 public:
  Conditions(const LoweredPiece& piece, const Instruction& instruction, const Tables& tables,
             std::vector<Problem>& problems, std::vector<Problem>& hidden)
      : piece_(piece),
        instruction_(instruction),
        tables_(tables),
        problems_(problems),
        hidden_(hidden) {}

  void check() {
    if (instruction_.shape == 0) check_left_out();
    if (instruction_.wrapped == Opcode::kUnknown) check_result(instruction_.opcode);
    if (instruction_.wrapped == Opcode::kUnknown) return check_attributes(instruction_.opcode);
    if (instruction_.opcode == Opcode::kAsyncStart) check_attributes(instruction_.wrapped);
  }

 private:
  void check_result(Opcode opcode) {
    switch (opcode) {
      case Opcode::kInfeed: return check_infeed();
      case Opcode::kRecv: return check_recv();
      case Opcode::kTuple: return check_tuple();
      case Opcode::kPartitionId:
      case Opcode::kReplicaId: return check_id();
      default: return;
    }
  }

  void check_attributes(Opcode opcode) {
    switch (opcode) {
      case Opcode::kAllReduce:
      case Opcode::kAllReduceStart: return check_device_ids();
      case Opcode::kReduceScatter: check_device_ids(); return check_first_dimension();
      case Opcode::kCollectivePermute:
      case Opcode::kCollectivePermuteStart: return check_permute();
      case Opcode::kCompare: return check_compare();
      case Opcode::kConditional: return check_conditional();
      case Opcode::kCustomCall: return check_constraints();
      case Opcode::kAllToAll:
      case Opcode::kConcatenate:
      case Opcode::kRaggedAllToAll:
      case Opcode::kScan:
      case Opcode::kSort: return check_one_dimension();
      case Opcode::kAllGather:
      case Opcode::kAllGatherStart:
      case Opcode::kGetDimensionSize:
      case Opcode::kSetDimensionSize: return check_first_dimension();
      default: return;
    }
  }

  const Attribute* find(Name name) const {
    for (std::uint32_t i = 0; i < instruction_.attribute_count; ++i) {
      const Attribute& attribute = piece_.attributes[instruction_.first_attribute + i];
      if (attribute.name == name) return &attribute;
    }
    return nullptr;
  }

  std::string_view text_of(text::Range range) const {
    return piece_.bytes.bytes().substr(range.begin, range.size());
  }

  std::string_view shape_text() const { return text_of(instruction_.shape_range); }

  void tell(text::Range range, std::string_view code, std::string message) {
    report(problems_, range, code, std::move(message));
  }

  void check_left_out() {
    if (facts(instruction_.opcode).has(OpcodeFacts::kShapeInferable)) return;
    tell(instruction_.opcode_range, "shape",
         fmt::format("cannot infer shape for opcode: {}", opcode_name(instruction_.opcode)));
  }

  bool is_tuple_empty() const {
    return shape_text().find_first_not_of("() \t\r\n") == std::string_view::npos;
  }

  void check_infeed() {
    if (instruction_.shape == 0) return;
    if (!shape_text().starts_with('('))
      return tell(instruction_.shape_range, "shape", "infeed must have a non-empty tuple shape");
    if (is_tuple_empty()) {
      tell(instruction_.shape_range, "shape",
           fmt::format("{}infeed must have a non-empty tuple shape", kEnds));
    }
  }

  void check_recv() {
    if (instruction_.shape == 0 || (shape_text().starts_with('(') && !is_tuple_empty())) return;
    tell(instruction_.shape_range, "shape",
         fmt::format("{}Expected a tuple shape. Got {}", kEnds, shape_text()));
  }

  void check_tuple() {
    if (instruction_.shape == 0 || shape_text().starts_with('(')) return;
    tell(instruction_.shape_range, "shape",
         fmt::format("{}Expected a tuple shape. Got {}", kEnds, shape_text()));
  }

  void check_id() {
    if (instruction_.shape == 0 || shape_text().starts_with("u32[]")) return;
    const auto shape = read_shape(shape_text());
    const bool is_good = !shape || (shape->type == ElementType::kU32 && shape->dimensions.empty());
    if (is_good) return;
    tell(instruction_.shape_range, "shape",
         fmt::format("{}{} must have a shape of u32[], but has {}", kEnds,
                     opcode_name(instruction_.opcode), shape_text()));
  }

  void check_device_ids() {
    const Attribute* ids = find(Word::kUseGlobalDeviceIds);
    if (ids == nullptr || text_of(ids->value_range) != "true") return;
    if (find(Word::kChannelId) != nullptr) return;
    tell(ids->name_range, "attribute", "Cannot have use_global_device_ids=true without channel_id");
  }

  void check_permute() {
    const bool has_slices = find(Word::kSliceSizes) != nullptr;
    if (has_slices && instruction_.operand_count != 4 && has_only_operands(piece_, instruction_)) {
      tell(instruction_.arguments_range, "arity",
           "CollectivePermute and CollectivePermuteStart must have exactly four operands for "
           "dynamic-slice and in-place update.");
    }
  }

  void check_compare() {
    const Attribute* order = find(Word::kOrder);
    if (order != nullptr && find(Word::kType) != nullptr) {
      tell(order->name_range, "attribute",
           "Cannot specify both 'type' and 'order' attributes on compare");
    }
  }

  void check_constraints() {
    const Attribute* constraints = find(Word::kOperandLayoutConstraints);
    if (constraints == nullptr) return;
    const std::string_view list = text_of(constraints->value_range);
    const std::size_t given = list.starts_with('{') ? item_count(list) : instruction_.operand_count;
    if (given == instruction_.operand_count || !has_only_operands(piece_, instruction_)) return;
    tell(constraints->value_range, "layout",
         fmt::format("Expected {} operand layout constraints, {} given", instruction_.operand_count,
                     given));
  }

  // XLA refuses it without a message.
  void check_one_dimension() {
    const Attribute* dimensions = find(Word::kDimensions);
    if (dimensions == nullptr) return;
    const auto numbers = read_integers(text_of(dimensions->value_range));
    if (!numbers || numbers->size() == 1) return;
    tell(dimensions->value_range, "attribute",
         fmt::format("expects exactly one dimension, but sees {}", numbers->size()));
  }

  // Of several the first was taken, up to the releases of mid 2026.
  void check_first_dimension() {
    const Attribute* dimensions = find(Word::kDimensions);
    if (dimensions == nullptr) return;
    const auto numbers = read_integers(text_of(dimensions->value_range));
    if (!numbers || numbers->size() == 1) return;
    if (numbers->empty()) {
      return tell(
          dimensions->value_range, "attribute",
          fmt::format("{}{} has a dimension", kEnds, tables_.text(instruction_.opcode_name)));
    }
    tell(dimensions->value_range, "attribute",
         fmt::format("expects exactly one dimension, but sees {} (earlier releases of XLA take the "
                     "first of them)",
                     numbers->size()));
  }

  // By the type of the first operand a conditional has branches, or one computation for true and
  // one for false; the operand may stand elsewhere.
  void check_conditional() {
    const Attribute* branches = find(Word::kBranchComputations);
    const Attribute* if_true = find(Word::kTrueComputation);
    const Attribute* if_false = find(Word::kFalseComputation);
    if (branches == nullptr && if_true == nullptr && if_false == nullptr) return tell_no_branches();
    // Which of the two is right the type tells.
    if (branches != nullptr && (if_true != nullptr || if_false != nullptr)) return;
    if (branches == nullptr && (if_true == nullptr || if_false == nullptr)) {
      return tell(instruction_.opcode_range, "attribute",
                  fmt::format("attribute {} is expected but not seen",
                              if_true == nullptr ? "true_computation" : "false_computation"));
    }
    check_branch_count(branches);
  }

  void tell_no_branches() {
    report(hidden_, instruction_.opcode_range, "attribute",
           "attribute branch_computations is expected but not seen, or false_computation and "
           "true_computation where the first operand is pred[]");
  }

  // XLA refuses another number without a message.
  void check_branch_count(const Attribute* branches) {
    const std::uint32_t count = instruction_.operand_count;
    if (!has_only_operands(piece_, instruction_)) return;
    if (count == 0) {
      return tell(instruction_.arguments_range, "arity",
                  fmt::format("{}conditional has at least one operand", kEnds));
    }
    const std::string_view list = branches == nullptr ? "" : text_of(branches->value_range);
    // A body in place may hold strings with braces in them.
    if (list.find('"') != std::string_view::npos) return;
    const std::size_t wanted = branches == nullptr ? 2 : item_count(list);
    if (wanted == 0)
      return tell(branches->value_range, "attribute", "conditional has at least one branch");
    if (count == 1 + wanted) return;
    tell(instruction_.arguments_range, "arity",
         fmt::format("expects {} operands, but has {} operands: the selector and one for each "
                     "branch",
                     1 + wanted, count));
  }

  const LoweredPiece& piece_;
  const Instruction& instruction_;
  const Tables& tables_;
  std::vector<Problem>& problems_;
  std::vector<Problem>& hidden_;
};

}  // namespace

void check_conditions(const LoweredPiece& piece, const Instruction& instruction,
                      const Tables& tables, std::vector<Problem>& problems,
                      std::vector<Problem>& hidden) {
  Conditions(piece, instruction, tables, problems, hidden).check();
}

void check_replication(const LoweredPiece& piece, const Instruction& instruction,
                       const Attribute& attribute, const Tables& tables,
                       std::vector<Problem>& problems) {
  if (instruction.opcode != Opcode::kParameter) {
    return report(problems, attribute.name_range, "attribute",
                  fmt::format("{}parameter_replication belongs to a parameter", kEnds));
  }
  const auto shape = read_shape(tables.text(instruction.shape));
  if (!shape) return;
  const std::size_t leaves = leaf_indices(*shape).size();
  const std::size_t given = item_count(
      piece.bytes.bytes().substr(attribute.value_range.begin, attribute.value_range.size()));
  if (given == leaves) return;
  report(problems, attribute.value_range, "attribute",
         fmt::format("parameter has {} leaf buffers, but parameter_replication has {} elements.",
                     leaves, given));
}

}  // namespace hlo
