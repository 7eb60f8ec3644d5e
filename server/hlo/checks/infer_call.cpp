#include "hlo/checks/agreement.h"
#include "hlo/checks/call_rules.h"
#include "hlo/checks/inference.h"

namespace hlo {
namespace {

// The first branch that gives back something else than is written; they all give the same.
Inference infer_conditional(const Site& site) {
  for (const Call& call : site.at().calls()) {
    if (call.role != CallRole::kBranch) continue;
    const Signature* callee = site.callee(call);
    if (callee == nullptr || !callee->result) return Inference::unknown();
    Inference inference = expect(site, callee->result);
    if (inference.shape) return inference;
  }
  return Inference::unknown();
}

Inference infer_result(const Site& site, CallRole role) {
  const Signature* callee = site.callee(role);
  return callee == nullptr ? Inference::unknown() : expect(site, callee->result);
}

}  // namespace

// Where a shape is written, what is wrong with the computations is told by verify_call.
Inference infer_call(const Site& site) {
  const bool is_written = site->shape != 0;
  std::string fault = is_written ? fault_of_verifier(site) : fault_of_inference(site);
  if (!fault.empty()) return is_written ? Inference::unknown() : Inference::no(std::move(fault));
  switch (site->opcode) {
    case Opcode::kCall: return infer_result(site, CallRole::kApply);
    case Opcode::kConditional: return infer_conditional(site);
    case Opcode::kWhile: return infer_result(site, CallRole::kBody);
    default: return Inference::unknown();
  }
}

}  // namespace hlo
