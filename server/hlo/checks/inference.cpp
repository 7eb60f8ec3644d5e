#include "hlo/checks/inference.h"

#include <utility>

#include "hlo/checks/verify.h"
#include "hlo/inference/shape_rules.h"

namespace hlo {

// By the family that the opcode's row names.
Inference infer(const Site& site) {
  using enum InferenceFamily;
  switch (facts(site->opcode).family) {
    case kBitcast: return infer_bitcast(site);
    case kCall: return infer_call(site);
    case kCollective: return infer_collective(site);
    case kContraction: return infer_contraction(site);
    case kConvolution: return infer_convolution(site);
    case kElementwise: return infer_elementwise(site);
    case kFft: return infer_fft(site);
    case kIndexing: return infer_indexing(site);
    case kMapping: return infer_mapping(site);
    case kNormalization: return infer_normalization(site);
    case kReduction: return infer_reduction(site);
    case kShaping: return infer_shaping(site);
    case kSlicing: return infer_slicing(site);
    case kTuple: return infer_tuple(site);
    case kBelieved: return Inference::unknown();
  }
  std::unreachable();
}

Inference Inference::of(Shape shape) {
  Inference made;
  made.shape = std::move(shape);
  return made;
}

Inference Inference::same(const Shape& shape, ElementType type) {
  Inference made;
  made.like = &shape;
  made.type = type;
  return made;
}

Inference Inference::no(std::string fault, Refusal refusal) {
  Inference made;
  made.fault = std::move(fault);
  made.refusal = refusal;
  return made;
}

Inference Inference::but(std::string complaint) && {
  fault = std::move(complaint);
  refusal = Refusal::kVerifier;
  return std::move(*this);
}

bool Inference::fits(const Shape& written) const {
  if (shape) return is_compatible(*shape, written);
  if (type == ElementType::kInvalid) return is_compatible(*like, written);
  return written.type == type && has_same_dimensions(*like, written);
}

Shape Inference::make() const {
  if (shape) return *shape;
  Shape made = *like;
  if (type != ElementType::kInvalid) made.type = type;
  return made;
}

void verify(const Site& site, Findings& findings) {
  switch (site->opcode) {
    case Opcode::kAllGather:
    case Opcode::kAllReduce:
    case Opcode::kAllToAll: return verify_groups(site, findings);
    case Opcode::kAllGatherDone:
    case Opcode::kAllReduceDone: return verify_done(site, findings);
    case Opcode::kAllGatherStart:
    case Opcode::kAllReduceStart:
      verify_groups(site, findings);
      return verify_start(site, findings);
    case Opcode::kAsyncDone:
    case Opcode::kAsyncStart:
    case Opcode::kAsyncUpdate: return verify_async(site, findings);
    case Opcode::kCall: return verify_call(site, findings);
    case Opcode::kCollectivePermuteDone: return verify_done(site, findings);
    case Opcode::kCollectivePermuteStart: return verify_start(site, findings);
    case Opcode::kConditional: return verify_conditional(site, findings);
    case Opcode::kCopyDone: return verify_done(site, findings);
    case Opcode::kCopyStart: return verify_start(site, findings);
    case Opcode::kCustomCall: return verify_custom_call(site, findings);
    case Opcode::kFusion: return verify_fusion(site, findings);
    case Opcode::kRaggedAllToAll: return verify_groups(site, findings);
    case Opcode::kRecv: return verify_start(site, findings);
    case Opcode::kRecvDone: return verify_channel(site, findings);
    case Opcode::kReduceScatter: return verify_groups(site, findings);
    case Opcode::kRng:
    case Opcode::kRngBitGenerator:
    case Opcode::kRngGetAndUpdateState: return verify_random(site, findings);
    case Opcode::kSend: return verify_start(site, findings);
    case Opcode::kSendDone: return verify_channel(site, findings);
    case Opcode::kWhile: return verify_call(site, findings);
    default: return;
  }
}

bool is_same_ignoring_layout(const Shape& left, const Shape& right) {
  return is_compatible(left, right);
}

}  // namespace hlo
