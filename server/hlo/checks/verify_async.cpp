#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "hlo/checks/agreement.h"
#include "hlo/checks/inference.h"
#include "hlo/checks/verify.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

constexpr std::string_view kMainThread = "main";

// `((operands), result, state...)`
bool is_async_form(const Shape& shape) {
  return shape.is_tuple() && shape.elements.size() >= 2 && shape.elements.front().is_tuple();
}

std::string_view without_quotes(std::string_view text) {
  const bool is_quoted = text.size() >= 2 && text.front() == text.back();
  return is_quoted ? text.substr(1, text.size() - 2) : text;
}

std::string_view thread_of(const InstructionRef& start) {
  const Attribute* found = start.find_attribute(Word::kAsyncExecutionThread);
  return found == nullptr ? kMainThread : without_quotes(start.text_of(found->value_range));
}

std::string head_of(const Site& site, std::string_view opcode) {
  return fmt::format("{} (opcode: {})", name_of(site), opcode);
}

// Whether the elements are those of the parameters in front.
bool is_prefix(const Shape& operands, const Signature& callee) {
  if (operands.elements.size() > callee.parameters.size()) return false;
  for (std::size_t i = 0; i < operands.elements.size(); ++i) {
    const Value& parameter = callee.parameters[i];
    if (parameter && !agree(operands.elements[i], parameter)) return false;
  }
  return true;
}

std::string print_parameters(const Signature& callee) {
  std::string out;
  for (const Value& parameter : callee.parameters) {
    if (!out.empty()) out += ", ";
    out += parameter ? print_shape(*parameter.shape) : "?";
  }
  return fmt::format("({})", out);
}

// Between the shape of a start and its operands.
std::string operand_fault(const Site& site, const Shape& written) {
  const auto& operands = written.elements.front().elements;
  for (std::size_t i = 0; i < site.operand_count() && i < operands.size(); ++i) {
    const Value& operand = site.operand(i);
    if (!operand || agree(operands[i], operand)) continue;
    return fmt::format(
        "{} expects the shape of operand {} to match the async shape at index {{0, {}}} ({} vs "
        "{}).",
        head_of(site, "async-start"), i, i, print_shape(*operand.shape), print_shape(operands[i]));
  }
  if (operands.size() == site.operand_count()) return {};
  return fmt::format("{} expects {} operands, found {}.", head_of(site, "async-start"),
                     operands.size(), site.operand_count());
}

// What the host runs, and transfers, which give a tuple or one of theirs.
bool may_hold_several(const Site& site, const Signature& callee) {
  const InstructionRef& root = callee.result.definition;
  if (site->runs_on_host || !root) return true;
  switch (root->opcode) {
    case Opcode::kRecv:
    case Opcode::kRecvDone:
    case Opcode::kSend:
    case Opcode::kSendDone:
    case Opcode::kTuple: return true;
    default: return false;
  }
}

std::string callee_fault(const Site& site, const Shape& written, const Signature& callee) {
  if (!callee.marks.is_single && !may_hold_several(site, callee)) {
    return fmt::format(
        "Asynchronous computation {} expected to contain only the root and parameter "
        "instructions.",
        name_of(site, callee));
  }
  if (!is_prefix(written.elements[0], callee)) {
    return fmt::format(
        "{} expects the async shape at index {{0}} to be a tuple with shapes that match the prefix "
        "of the async computation parameter shape: `{}` vs `{}`.",
        head_of(site, "async-start"), print_shape(written.elements[0]), print_parameters(callee));
  }
  if (!callee.result || agree(written.elements[1], callee.result)) return {};
  return fmt::format(
      "{} expects the async shape at index {{1}} to be a tuple with shapes that match the prefix "
      "of "
      "the async computation result shape ({} vs {}).",
      head_of(site, "async-start"), print_shape(written.elements[1]),
      print_shape(*callee.result.shape));
}

bool is_called_by_another_start(const Site& site, const Signature& callee) {
  return callee.first_async_start.exists() && callee.first_async_start != site.at().id;
}

// Who calls the computation beside the start; empty for nobody.
std::string fault_of_callers(const Site& site, const Signature& callee) {
  if (is_called_by_another_start(site, callee))
    return fmt::format("Computation {} is called by more than one async op.",
                       name_of(site, callee));
  if (!callee.first_caller_in_place.exists()) return {};
  return fmt::format(
      "Computation {} is called in place too: what runs asynchronously has no other caller "
      "(earlier releases of XLA's parser take this)",
      name_of(site, callee));
}

void verify_async_start(const Site& site, Findings& findings) {
  const Shape* written = site.written();
  if (written == nullptr) return;
  if (!is_async_form(*written)) {
    return findings.parser("shape", site->shape_range,
                           "AsyncStart expects the op shape to be in the form of "
                           "((async-operands), async-outputs, state).");
  }
  const Signature* callee = site.callee(CallRole::kCalls);
  if (callee != nullptr) {
    std::string fault = fault_of_callers(site, *callee);
    if (!fault.empty())
      return findings.parser("call", site.range_of(Word::kCalls), std::move(fault));
  }
  std::string fault = operand_fault(site, *written);
  if (fault.empty() && callee != nullptr && !callee->marks.is_doubtful)
    fault = callee_fault(site, *written, *callee);
  if (!fault.empty()) return findings.verifier("call", site->opcode_range, fault);
  if (site->is_root && site.users().empty()) {
    findings.verifier("call", site->opcode_range,
                      fmt::format("Async start {} has no matching async done", name_of(site)));
  }
}

std::string_view called_name(const Site& site, const InstructionRef& at) {
  for (const Call& call : at.calls()) {
    if (call.role == CallRole::kCalls && call.computation != 0)
      return site.tables().text(call.computation);
  }
  return {};
}

// What an update or done repeats of its start must be the same there.
void check_repeated(const Site& site, const Value& start, Findings& findings) {
  // What a computation wraps is not looked into: that is no part of the start.
  const Opcode wrapped = start.definition->wrapped;
  if (site->wrapped != Opcode::kUnknown && wrapped != Opcode::kUnknown &&
      wrapped != site->wrapped) {
    return findings.parser("call", site->opcode_range,
                           fmt::format("Expect async wrapped opcode to be {}, but got {}",
                                       opcode_name(wrapped), opcode_name(site->wrapped)));
  }
  const std::string_view thread = thread_of(start.definition);
  if (site.has(Word::kAsyncExecutionThread)) {
    const std::string_view said = without_quotes(site.text(Word::kAsyncExecutionThread));
    if (said != thread) {
      return findings.parser(
          "call", site.range_of(Word::kAsyncExecutionThread),
          fmt::format("Expect async_execution_thread to be {}, but got {}", thread, said));
    }
  }
  const std::string_view said = called_name(site, site.at());
  if (said.empty()) return;
  const bool is_shorthand = start.definition->wrapped != Opcode::kUnknown;
  const std::string_view called =
      is_shorthand ? "async_wrapped" : called_name(site, start.definition);
  if (called.empty() || (said == called && !is_shorthand)) return;
  findings.parser(
      "call", site.range_of(Word::kCalls),
      fmt::format("Expect async_wrapped_computation to be {}, but got {}", called, said));
}

void verify_follower(const Site& site, Findings& findings) {
  if (site.operand_count() != 1 || !site.operand(0)) return;
  const Value& operand = site.operand(0);
  if (!is_async_form(*operand.shape)) {
    return findings.parser("call", site.at().operands()[0].range,
                           "AsyncUpdate and AsyncDone expect a single async op as their operand.");
  }
  if (operand.definition->opcode == Opcode::kAsyncStart) check_repeated(site, operand, findings);
  const Shape* written = site.written();
  if (written == nullptr) return;
  if (site->opcode == Opcode::kAsyncUpdate) {
    if (is_written_like(site, operand)) return;
    return findings.parser("shape", site->shape_range,
                           "AsyncUpdate expects the op shape to be the same as the operand shape.");
  }
  const Shape& result = operand.shape->elements[1];
  if (is_same_ignoring_layout(result, *written)) return;
  findings.verifier(
      "shape", site->shape_range,
      fmt::format("{} expects its shape to match the async computation result shape ({} vs {}).",
                  head_of(site, "async-done"), print_shape(*written), print_shape(result)));
}

}  // namespace

void verify_async(const Site& site, Findings& findings) {
  if (site->opcode == Opcode::kAsyncStart)
    verify_async_start(site, findings);
  else
    verify_follower(site, findings);
}

}  // namespace hlo
