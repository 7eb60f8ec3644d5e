#include "hlo/checks/arity.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "hlo/checks/report.h"
#include "hlo/element_type.h"
#include "hlo/shape.h"
#include "hlo/values/values_tokens.h"

namespace hlo {
namespace {

constexpr std::string_view kUnverified =
    " (XLA's parser takes this; compilation stops in the verifier)";

// Of a written tuple shape, without reading what is in it.
std::size_t element_count_of(std::string_view tuple) {
  std::size_t depth = 0;
  std::size_t commas = 0;
  bool is_empty = true;
  bool is_in_layout = false;  // where a parenthesis may be missing
  for (const char c : tuple) {
    is_in_layout = c == '{' || (is_in_layout && c != '}');
    if (is_in_layout) continue;
    if (c == '(' || c == '[') ++depth;
    if (c == ')' || c == ']') --depth;
    if (depth == 1 && c == ',') ++commas;
    if (depth > 1) is_empty = false;
  }
  return is_empty ? 0 : commas + 1;
}

// Whether blanks, comments and commas are all that stands there.
bool is_blank(std::string_view bytes, text::Offset begin, text::Offset end) {
  const std::string_view text = bytes.substr(0, end);
  std::size_t at = end_of_blanks(text, begin);
  while (at < end && text[at] == ',') at = end_of_blanks(text, at + 1);
  return at >= end;
}

class Arity {
 public:
  Arity(const LoweredPiece& piece, const Instruction& instruction, const Tables& tables,
        std::vector<Problem>& problems, std::uint32_t count)
      : piece_(piece),
        instruction_(instruction),
        tables_(tables),
        problems_(problems),
        count_(count) {}

  void check() {
    // A number or a literal stands in place of operands, and is judged as such.
    const bool has_value =
        instruction_.opcode == Opcode::kParameter || instruction_.opcode == Opcode::kConstant;
    if (has_value) return;
    if (instruction_.wrapped != Opcode::kUnknown) return check_shorthand();
    if (instruction_.opcode == Opcode::kTuple) return check_tuple();
    check_opcode(instruction_.opcode);
  }

 private:
  void check_opcode(Opcode opcode) {
    const OpcodeFacts& one = facts(opcode);
    if (one.operand_count == static_cast<std::int64_t>(count_)) return;
    if (one.operand_count != OpcodeFacts::kVariadic) return check_fixed(one);
    check_variadic(opcode, one);
  }

  void check_fixed(const OpcodeFacts& one) {
    const auto wanted = static_cast<std::uint32_t>(one.operand_count);
    if (one.has(OpcodeFacts::kMoreAreRead) && count_ > wanted) return;
    if (one.has(OpcodeFacts::kFewerEnd)) return tell_end(wanted);
    if (one.has(OpcodeFacts::kVerifierCounts)) {
      return tell_unverified(fmt::format("{} instruction should have {} operands but sees {}",
                                         one.name, wanted, count_));
    }
    if (instruction_.opcode == Opcode::kAsyncDone) return tell_async();
    tell_count(wanted);
  }

  void check_variadic(Opcode opcode, const OpcodeFacts& one) {
    if (one.has(OpcodeFacts::kEvenOperands) && count_ % 2 != 0) return tell_parity("an even");
    if (one.has(OpcodeFacts::kOddOperands) && count_ % 2 == 0) return tell_parity("an odd");
    if (opcode == Opcode::kDynamicReshape) return check_dynamic_reshape();
    if (count_ >= one.least_operands) return;
    if (one.has(OpcodeFacts::kVerifierCounts)) {
      return tell_unverified(fmt::format("{} takes at least {} operands, but has {}", one.name,
                                         one.least_operands, count_));
    }
    switch (opcode) {
      case Opcode::kAsyncUpdate: return tell_async();
      case Opcode::kConvolution: return tell_count(one.least_operands);
      case Opcode::kDynamicSlice: return tell("Expected at least one operand.");
      case Opcode::kDynamicUpdateSlice: return tell("Expected at least two operands.");
      // The others have operands by what they call, which is no matter of this instruction alone.
      default: return;
    }
  }

  // One operand and the sizes of the result.
  void check_dynamic_reshape() {
    if (count_ == 0) return tell("DynamicReshape requires at least one operand.");
    const auto shape = read_shape(tables_.text(instruction_.shape));
    if (shape && shape->is_array() && count_ != 1 + shape->dimensions.size())
      tell_end(static_cast<std::uint32_t>(1 + shape->dimensions.size()));
  }

  // A tuple has an operand for each element of the shape that is written.
  void check_tuple() {
    const std::string_view shape = tables_.text(instruction_.shape);
    if (!shape.starts_with('(')) return;
    const std::size_t wanted = element_count_of(shape);
    if (wanted != count_) tell_count(static_cast<std::uint32_t>(wanted));
  }

  // The parser does not count what a shorthand hands to the opcode it wraps, but takes as many from
  // it as the opcode has.
  void check_shorthand() {
    if (instruction_.opcode != Opcode::kAsyncStart) return check_opcode(instruction_.opcode);
    const OpcodeFacts& one = facts(instruction_.wrapped);
    const bool is_counted = one.operand_count == OpcodeFacts::kVariadic ||
                            instruction_.wrapped == Opcode::kRaggedDot ||
                            instruction_.wrapped == Opcode::kScaledDot;
    if (is_counted) return check_opcode(instruction_.wrapped);
    const auto wanted = static_cast<std::uint32_t>(one.operand_count);
    if (count_ < wanted && instruction_.wrapped != Opcode::kRaggedAllToAll) tell_end(wanted);
  }

  void tell_count(std::uint32_t wanted) {
    tell(fmt::format("expects {} operands, but has {} operands", wanted, count_));
  }

  void tell_parity(std::string_view which) {
    tell(fmt::format("expects {} number of operands, but has {} operands", which, count_));
  }

  void tell_async() {
    tell("AsyncUpdate and AsyncDone expect a single async op as their operand.");
  }

  void tell_end(std::uint32_t wanted) {
    tell(fmt::format("XLA's parser ends here: it expects {} operands, but has {} operands", wanted,
                     count_));
  }

  void tell(std::string message, std::string_view code = "arity") {
    if (has_only_operands(piece_, instruction_))
      report(problems_, instruction_.arguments_range, code, std::move(message));
  }

  void tell_unverified(const std::string& message) {
    tell(message + std::string(kUnverified), "unverified-arity");
  }

  const LoweredPiece& piece_;
  const Instruction& instruction_;
  const Tables& tables_;
  std::vector<Problem>& problems_;
  std::uint32_t count_;
};

}  // namespace

bool has_only_operands(const LoweredPiece& piece, const Instruction& instruction) {
  const text::Range arguments = instruction.arguments_range;
  if (arguments.size() < 2) return false;
  const std::string_view bytes = piece.bytes.bytes();
  text::Offset end = arguments.begin + 1;
  for (std::uint32_t i = 0; i < instruction.operand_count; ++i) {
    const Operand& operand = piece.operands[instruction.first_operand + i];
    const bool has_shape = operand.nested == kNone && !operand.shape_range.empty();
    if (!is_blank(bytes, end, has_shape ? operand.shape_range.begin : operand.range.begin))
      return false;
    end = operand.range.end;
  }
  return is_blank(bytes, end, arguments.end - 1);
}

bool is_passed_over(const LoweredPiece& piece, const Instruction& instruction,
                    const Operand& operand, const Tables& tables) {
  const std::string_view bytes = piece.bytes.bytes();
  const auto is_type = [bytes](const Operand& one) {
    const text::Range range = one.range;
    return one.nested == kNone && one.shape_range.empty() &&
           find_element_type(bytes.substr(range.begin, range.size())) != nullptr;
  };
  if (!is_type(operand)) return false;
  const auto all =
      std::span(piece.operands).subspan(instruction.first_operand, instruction.operand_count);
  const auto left = instruction.operand_count - std::ranges::count_if(all, is_type);
  std::vector<Problem> problems;
  Arity(piece, instruction, tables, problems, static_cast<std::uint32_t>(left)).check();
  // A scan counts its operands by its carries.
  return instruction.opcode != Opcode::kScan &&
         std::ranges::all_of(
             problems, [](const Problem& one) { return one.code.starts_with("unverified-"); });
}

void check_arity(const LoweredPiece& piece, const Instruction& instruction, const Tables& tables,
                 std::vector<Problem>& problems) {
  Arity(piece, instruction, tables, problems, instruction.operand_count).check();
}

}  // namespace hlo
