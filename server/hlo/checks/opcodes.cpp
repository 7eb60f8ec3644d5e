#include "hlo/checks/opcodes.h"

#include <string>
#include <string_view>

#include <fmt/format.h>

#include "hlo/checks/report.h"
#include "hlo/element_type.h"
#include "hlo/nearest.h"

namespace hlo {
namespace {

std::string_view text_of(const LoweredPiece& piece, text::Range range) {
  return piece.bytes.bytes().substr(range.begin, range.size());
}

// What is never the name of an operation.
bool is_odd(std::string_view word) {
  return word.front() == '%' || word.back() == ':' || find_element_type(word) != nullptr;
}

std::string unknown_message(std::string_view word) {
  const std::string_view suffix = async_suffix(word);
  const std::string_view stem = word.substr(0, word.size() - suffix.size());
  const bool is_shorthand = !suffix.empty() && !is_never_wrapped(find_opcode(stem));
  return fmt::format("expects {}opcode but sees: {}, error: Unknown opcode: {}",
                     is_shorthand ? "async wrapped " : "", word, is_shorthand ? stem : word);
}

void tell_unknown(text::Range range, std::string_view word, std::vector<Problem>& problems) {
  if (is_odd(word))
    return report(problems, range, "syntax", fmt::format("expects opcode but sees: {}", word));
  std::string message = unknown_message(word);
  const std::string nearest = nearest_opcode(word);
  if (!nearest.empty()) message += fmt::format("; `{}` is near", nearest);
  report(problems, range, "opcode", std::move(message));
}

void tell_historical(text::Range range, Opcode opcode, bool is_printed,
                     std::vector<Problem>& problems) {
  const std::string_view name = opcode_name(opcode);
  const Opcode today = todays_opcode(opcode);
  const std::string now = today == Opcode::kUnknown
                              ? std::string("nothing took its place")
                              : fmt::format("today it is `{}`", opcode_name(today));
  if (is_printed) {
    return report(problems, range, "old-spelling",
                  fmt::format("`{}` is an opcode of earlier releases; {}", name, now),
                  Severity::kNote);
  }
  report(problems, range, "opcode", fmt::format("{}; {}", unknown_message(name), now));
}

}  // namespace

OpcodeUse check_opcode(const LoweredPiece& piece, const Instruction& instruction,
                       std::vector<Problem>& problems) {
  const text::Range range = instruction.opcode_range;
  if (instruction.opcode == Opcode::kUnknown) {
    if (!range.empty()) tell_unknown(range, text_of(piece, range), problems);
    return OpcodeUse::kUnknown;
  }
  const Opcode written =
      instruction.wrapped == Opcode::kUnknown ? instruction.opcode : instruction.wrapped;
  if (!facts(written).has(OpcodeFacts::kHistorical)) return OpcodeUse::kToday;
  const bool is_printed = text_of(piece, instruction.name_range).starts_with('%');
  tell_historical(range, written, is_printed, problems);
  return OpcodeUse::kHistorical;
}

}  // namespace hlo
