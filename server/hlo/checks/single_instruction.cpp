#include "hlo/checks/single_instruction.h"

#include <cstdint>
#include <set>
#include <string_view>

#include <fmt/format.h>

#include "hlo/attribute.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

// Reads an instruction with its nested operands as the parser does, from left to right.
class SingleInstruction {
 public:
  SingleInstruction(const InstructionRef& only, const Tables& tables, Findings& findings)
      : only_(only), tables_(tables), findings_(findings) {}

  void run() { check(only_); }

 private:
  void check(const InstructionRef& at) {  // NOLINT(misc-no-recursion): as deep as it was read
    if (at->broken) return;
    if (at->opcode != Opcode::kParameter) check_operands(at);
    check_control_predecessors(at);
    for (const Call& call : at.calls()) {
      if (call.computation == 0) continue;
      findings_.parser(
          "name", at.absolute(call.range),
          fmt::format("computation does not exist: {}", tables_.text(call.computation)));
    }
  }

  void check_operands(const InstructionRef& at) {  // NOLINT(misc-no-recursion)
    for (const Operand& operand : at.operands()) {
      if (operand.nested != kNone) {
        check(nested(at, operand.nested));
      } else if (operand.name != 0) {
        use(operand.name, operand.declared_shape != 0, at.absolute(operand.range));
      }
    }
  }

  static InstructionRef nested(const InstructionRef& at, std::uint32_t index) {
    InstructionRef inner = at;
    inner.id.index = index;
    inner.instruction = &at.piece->instructions[index];
    return inner;
  }

  void check_control_predecessors(const InstructionRef& at) {
    const Attribute* found = at.find_attribute(Word::kControlPredecessors);
    if (found == nullptr) return;
    for (const PlacedName& placed : read_names(at.text_of(found->value_range))) {
      if (seen_names_.contains(placed.name)) continue;
      findings_.parser("name", placed.range.shifted(at.absolute(found->value_range).begin),
                       fmt::format("instruction '{}' is not defined", placed.name));
    }
  }

  // The first use makes the parameter; a name is told once.
  void use(Name name, bool has_shape, text::Range range) {
    const bool is_new = seen_names_.emplace(tables_.text(name)).second;
    if (!is_new) return;
    if (has_shape) return tell_own(name, range);
    findings_.parser("shape", range,
                     "Operand had no shape in HLO text; cannot create parameter for "
                     "single-instruction module.");
  }

  // What has the name of the instruction itself is there before it.
  void tell_own(Name name, text::Range parameter) {
    if (name != only_->name) return;
    findings_.parser("name", parameter,
                     fmt::format("instruction already exists: {}", tables_.text(name)));
  }

  InstructionRef only_;
  const Tables& tables_;
  Findings& findings_;
  std::set<std::string_view> seen_names_;
};

}  // namespace

void check_single_instruction(const InstructionRef& only, const Tables& tables,
                              Findings& findings) {
  SingleInstruction(only, tables, findings).run();
}

}  // namespace hlo
