#include "hlo/checks/call_rules.h"

#include <fmt/format.h>

#include "hlo/checks/agreement.h"
#include "hlo/checks/inference.h"

namespace hlo {
namespace {

// `(p: f32[4]) -> f32[4]`
std::string print(const Site& site, const Signature& signature) {
  std::string out = "(";
  for (const Value& parameter : signature.parameters) {
    if (out.size() > 1) out += ", ";
    out += fmt::format("{}: {}", name_of(site, parameter.definition), plain(*parameter.shape));
  }
  return fmt::format("{}) -> {}", out, plain(*signature.result.shape));
}

std::string print_operands(const Site& site) {
  std::string out;
  for (const Value& operand : site.operands()) {
    if (!out.empty()) out += ", ";
    out += plain(*operand.shape);
  }
  return out;
}

bool is_scalar_predicate(const Value& value) {
  return value.shape->type == ElementType::kPred && value.shape->dimensions.empty();
}

std::string infer_call_fault(const Site& site) {
  const Signature* callee = callee_in_full(site, CallRole::kApply);
  if (callee == nullptr || !site.knows_operands()) return {};
  if (callee->parameters.size() != site.operand_count()) {
    return fmt::format(
        "Call applied function arity must match number of arguments; got: arity: {}, arguments: "
        "{}; computation signature: {}; argument shapes: [{}].",
        callee->parameters.size(), site.operand_count(), print(site, *callee),
        print_operands(site));
  }
  for (std::size_t i = 0; i < site.operand_count(); ++i) {
    const Value& parameter = callee->parameters[i];
    if (agree(site.operand(i), parameter)) continue;
    return fmt::format(
        "Call parameter must match argument; got parameter {} shape: {}, argument shape: {}.", i,
        plain(*parameter.shape), plain(*site.operand(i).shape));
  }
  return {};
}

std::string infer_while_fault(const Site& site) {
  const Signature* condition = callee_in_full(site, CallRole::kCondition);
  const Signature* body = callee_in_full(site, CallRole::kBody);
  if (condition == nullptr || body == nullptr) return {};
  if (site.operand_count() != 1 || !site.operand(0)) return {};
  if (condition->parameters.size() != 1)
    return fmt::format("Condition must take 1 arguments; got {}.", condition->parameters.size());
  if (body->parameters.size() != 1)
    return fmt::format("Body must take 1 arguments; got {}.", body->parameters.size());
  const Value& state = site.operand(0);
  const auto all = [&] {
    return fmt::format("Condition: {}; body: {}; init: {}.", print(site, *condition),
                       print(site, *body), plain(*state.shape));
  };
  if (!is_scalar_predicate(condition->result))
    return fmt::format("Condition must return a boolean; got {}.", all());
  const bool is_one_shape = agree(state, condition->parameters[0]) &&
                            agree(state, body->parameters[0]) && agree(state, body->result);
  if (is_one_shape) return {};
  return fmt::format(
      "The parameter of condition and body, the result of the body, and init must all have the "
      "same shape; got {}",
      all());
}

std::string infer_branch_fault(const Site& site, std::size_t number, const Branch& branch,
                               const Branch& first) {
  const Signature& computation = *branch.signature;
  if (computation.parameters.size() != 1) {
    return fmt::format("branch computation {} must take 1 argument; got {}.", number,
                       computation.parameters.size());
  }
  if (!agree(*branch.operand, computation.parameters[0])) {
    return fmt::format(
        "branch operand {} must match the shape of the only parameter of branch computation {}: "
        "got operand: {}; computation: {}.",
        number, number, plain(*branch.operand->shape), print(site, computation));
  }
  const Value& result = first.signature->result;
  if (agree(result, computation.result)) return {};
  return fmt::format(
      "the result of branch 0 computation and branch {} computation must have the same shape: got "
      "branch 0 computation result: {}; branch {} computation result: {}.",
      number, plain(*result.shape), number, plain(*computation.result.shape));
}

std::string infer_conditional_fault(const Site& site) {
  const Branch first = branch(site, 0);
  if (first.signature == nullptr) return {};
  for (std::size_t i = 0; i < branch_count(site); ++i) {
    const Branch one = branch(site, i);
    if (one.signature == nullptr) return {};
    std::string fault = infer_branch_fault(site, i, one, first);
    if (!fault.empty()) return fault;
  }
  return {};
}

std::string count_fault(const Site& site, const Signature& callee, std::size_t wanted) {
  if (callee.marks.is_doubtful || callee.parameters.size() == wanted) return {};
  return fmt::format("Expected computation {} called from {} to have {} parameters, has {}",
                     name_of(site, callee), name_of(site), wanted, callee.parameters.size());
}

std::string operand_fault(const Site& site, const Value& operand, const Value& parameter) {
  if (!operand || !parameter || agree(operand, parameter)) return {};
  return fmt::format("Operand %{} shape does not match parameter's %{} in %{}: {} and {}",
                     name_of(site, operand.definition), name_of(site, parameter.definition),
                     name_of(site), plain(*operand.shape), plain(*parameter.shape));
}

std::string verify_call_fault(const Site& site) {
  const Signature* callee = site.callee(CallRole::kApply);
  if (callee == nullptr) return {};
  std::string fault = count_fault(site, *callee, site.operand_count());
  if (!fault.empty() || callee->marks.is_doubtful) return fault;
  for (std::size_t i = 0; i < site.operand_count(); ++i) {
    fault = operand_fault(site, site.operand(i), callee->parameters[i]);
    if (!fault.empty()) return fault;
  }
  return {};
}

std::string verify_while_fault(const Site& site) {
  const Signature* condition = site.callee(CallRole::kCondition);
  const Signature* body = site.callee(CallRole::kBody);
  if (condition == nullptr || body == nullptr || site.operand_count() != 1) return {};
  if (condition->marks.is_doubtful || body->marks.is_doubtful) return {};
  std::string fault = count_fault(site, *body, 1);
  if (fault.empty()) fault = count_fault(site, *condition, 1);
  if (!fault.empty()) return fault;
  fault = operand_fault(site, site.operand(0), body->parameters[0]);
  if (fault.empty()) fault = operand_fault(site, site.operand(0), condition->parameters[0]);
  if (!fault.empty()) return fault;
  if (!condition->result || is_scalar_predicate(condition->result)) return {};
  return fmt::format("Conditional computation shape does not lead to a scalar predicate shape: {}",
                     plain(*condition->result.shape));
}

std::string verify_conditional_fault(const Site& site) {
  std::size_t number = 0;
  for (const Call& call : site.at().calls()) {
    if (call.role != CallRole::kBranch) continue;
    if (++number >= site.operand_count()) return {};
    const Signature* callee = site.callee(call);
    if (callee == nullptr || callee->marks.is_doubtful) return {};
    std::string fault = count_fault(site, *callee, 1);
    if (fault.empty()) fault = operand_fault(site, site.operand(number), callee->parameters[0]);
    if (!fault.empty()) return fault;
  }
  return {};
}

}  // namespace

std::string fault_of_inference(const Site& site) {
  switch (site->opcode) {
    case Opcode::kCall: return infer_call_fault(site);
    case Opcode::kConditional: return infer_conditional_fault(site);
    case Opcode::kWhile: return infer_while_fault(site);
    default: return {};
  }
}

std::string fault_of_verifier(const Site& site) {
  switch (site->opcode) {
    case Opcode::kCall: return verify_call_fault(site);
    case Opcode::kConditional: return verify_conditional_fault(site);
    case Opcode::kWhile: return verify_while_fault(site);
    default: return {};
  }
}

std::size_t branch_count(const Site& site) {
  std::size_t count = 0;
  for (const Call& call : site.at().calls()) count += call.role == CallRole::kBranch ? 1 : 0;
  return count;
}

Branch branch(const Site& site, std::size_t number) {
  if (number + 1 >= site.operand_count() || !site.operand(number + 1)) return {};
  std::size_t at = 0;
  for (const Call& call : site.at().calls()) {
    if (call.role != CallRole::kBranch || at++ != number) continue;
    const Signature* signature = site.callee(call);
    const bool is_known =
        signature != nullptr && !signature->marks.is_doubtful && signature->is_known();
    return is_known ? Branch{signature, &site.operand(number + 1)} : Branch{};
  }
  return {};
}

const Signature* callee_in_full(const Site& site, CallRole role) {
  const Signature* callee = site.callee(role);
  return callee != nullptr && !callee->marks.is_doubtful && callee->is_known() ? callee : nullptr;
}

}  // namespace hlo
