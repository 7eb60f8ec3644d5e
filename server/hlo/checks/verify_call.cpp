#include <string>
#include <string_view>

#include <fmt/format.h>

#include "hlo/attribute.h"
#include "hlo/checks/agreement.h"
#include "hlo/checks/call_rules.h"
#include "hlo/checks/inference.h"
#include "hlo/checks/verify.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

bool is_version(const std::string& text) {
  const auto number = read_integer(text);
  return number && *number >= 0;
}

std::string composite_fault(const Site& site) {
  std::string name;
  for (const FrontendAttribute& one :
       read_frontend_attributes(site.text(Word::kFrontendAttributes))) {
    if (one.key == "composite.name") name = one.value;
    if (one.key == "composite.attributes" && one.value.empty()) {
      return "A composite call op must have frontend attributes with key composite.attributes "
             "whose value is default: {} or non-empty";
    }
    if (one.key == "composite.version" && !is_version(one.value)) {
      return fmt::format(
          "A composite call op must have frontend attributes with a composite.version whose value "
          "is a non-negative integer but got: {}",
          one.value);
    }
  }
  if (!name.empty()) return {};
  return "A composite call op must have frontend attributes with key composite.name whose value "
         "is non-empty";
}

// The first operand chooses the branch; its type says which attributes name the branches.
std::string selector_fault(const Shape& selector) {
  if (selector.type == ElementType::kOther || selector.type == ElementType::kBuffer) return {};
  if (!selector.is_array() || !selector.dimensions.empty())
    return "The first operand must be a scalar";
  const bool is_taken = selector.type == ElementType::kPred || selector.type == ElementType::kS32;
  return is_taken ? "" : "The first operand must be a scalar of PRED or S32";
}

void check_branch_attributes(const Site& site, const Shape& selector, Findings& findings) {
  constexpr std::string_view kForIndex =
      "backend_config, branch_computations, control-predecessors, frontend_attributes, metadata, "
      "origin, parameter_replication, sharding, statistics";
  constexpr std::string_view kForPredicate =
      "backend_config, control-predecessors, false_computation, frontend_attributes, metadata, "
      "origin, parameter_replication, sharding, statistics, true_computation";
  const bool is_predicate = selector.type == ElementType::kPred;
  for (const Attribute& attribute : site.at().attributes()) {
    const bool is_for_index = attribute.name == Word::kBranchComputations;
    const bool is_for_predicate =
        attribute.name == Word::kTrueComputation || attribute.name == Word::kFalseComputation;
    if (is_predicate ? !is_for_index : !is_for_predicate) continue;
    findings.parser(
        "attribute", attribute.name_range,
        fmt::format("unexpected attribute \"{}\". Allowed attributes: {}",
                    site.tables().text(attribute.name), is_predicate ? kForPredicate : kForIndex));
    return;
  }
}

}  // namespace

void verify_call(const Site& site, Findings& findings) {
  if (site->opcode == Opcode::kCall && site.boolean(Word::kIsComposite).value_or(false)) {
    const std::string fault = composite_fault(site);
    if (!fault.empty()) findings.verifier("call", site->opcode_range, fault);
  }
  if (site->shape == 0) return;
  const std::string fault = fault_of_verifier(site);
  if (!fault.empty()) findings.verifier("call", site->opcode_range, fault);
}

void verify_conditional(const Site& site, Findings& findings) {
  if (site.operand_count() > 0 && site.operand(0)) {
    const Shape& selector = *site.operand(0).shape;
    std::string fault = selector_fault(selector);
    if (!fault.empty())
      return findings.parser("shape", site.at().operands()[0].range, std::move(fault));
    check_branch_attributes(site, selector, findings);
  }
  verify_call(site, findings);
}

void verify_fusion(const Site& site, Findings& findings) {
  const Signature* callee = site.callee(CallRole::kCalls);
  if (callee == nullptr || callee->marks.is_doubtful) return;
  if (callee->first_fusion.exists() && callee->first_fusion != site.at().id) {
    return findings.verifier(
        "call", site->opcode_range,
        fmt::format("Instruction of fused computation does not match expected instruction %{}: "
                    "computation {} belongs to another fusion",
                    name_of(site), name_of(site, *callee)));
  }
  if (callee->parameters.size() > site.operand_count()) {
    return findings.verifier(
        "call", site->arguments_range,
        fmt::format("Fused parameter count ({}) is greater than the number of operands ({}) passed "
                    "to the fusion instruction in: %{}.",
                    callee->parameters.size(), site.operand_count(), name_of(site)));
  }
  for (std::size_t i = 0; i < callee->parameters.size(); ++i) {
    const Value& parameter = callee->parameters[i];
    const Value& operand = site.operand(i);
    if (!parameter || !operand || agree(operand, parameter)) continue;
    return findings.verifier(
        "call", site.at().operands()[i].range,
        fmt::format("Shape mismatch between parameter number {} and its operand in %{}. ({} != {})",
                    i, name_of(site), print_shape(*parameter.shape), print_shape(*operand.shape)));
  }
  const Shape* written = site.written();
  if (written == nullptr || !callee->result || is_written_like(site, callee->result))
    return verify_operand_aliasing(site, findings);
  findings.verifier(
      "shape", site->shape_range,
      fmt::format("Fused computation shape ({}) is not equal to the fusion shape ({})",
                  print_shape(*callee->result.shape), print_shape(*written)));
}

}  // namespace hlo
