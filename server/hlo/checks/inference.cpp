#include "hlo/checks/inference.h"

#include "hlo/checks/verify.h"
#include "hlo/inference/shape_rules.h"

namespace hlo {

// One row an opcode that a family knows; all others are believed.
Inference infer(const Site& site) {
  switch (site->opcode) {
    case Opcode::kAbs:
    case Opcode::kAcos:
    case Opcode::kAcosh:
    case Opcode::kAdd: return infer_elementwise(site);
    case Opcode::kAddDependency:
    case Opcode::kAfterAll: return infer_tuple(site);
    case Opcode::kAllGather:
    case Opcode::kAllGatherDone:
    case Opcode::kAllGatherStart:
    case Opcode::kAllReduce:
    case Opcode::kAllReduceDone:
    case Opcode::kAllReduceStart:
    case Opcode::kAllToAll: return infer_collective(site);
    case Opcode::kAnd:
    case Opcode::kAsin:
    case Opcode::kAsinh:
    case Opcode::kAtan2:
    case Opcode::kAtanh: return infer_elementwise(site);
    case Opcode::kBatchNormGrad:
    case Opcode::kBatchNormInference:
    case Opcode::kBatchNormTraining: return infer_normalization(site);
    case Opcode::kBitcast: return infer_bitcast(site);
    case Opcode::kBitcastConvert:
    case Opcode::kBroadcast: return infer_shaping(site);
    case Opcode::kCall: return infer_call(site);
    case Opcode::kCbrt:
    case Opcode::kCeil: return infer_elementwise(site);
    case Opcode::kCholesky: return infer_contraction(site);
    case Opcode::kClamp: return infer_elementwise(site);
    case Opcode::kCollectiveBroadcast:
    case Opcode::kCollectivePermute:
    case Opcode::kCollectivePermuteDone:
    case Opcode::kCollectivePermuteStart: return infer_collective(site);
    case Opcode::kCompare:
    case Opcode::kComplex: return infer_elementwise(site);
    case Opcode::kConcatenate: return infer_shaping(site);
    case Opcode::kConditional: return infer_call(site);
    case Opcode::kConvert: return infer_shaping(site);
    case Opcode::kConvolution: return infer_convolution(site);
    case Opcode::kCopy: return infer_elementwise(site);
    case Opcode::kCopyDone:
    case Opcode::kCopyStart: return infer_collective(site);
    case Opcode::kCosh:
    case Opcode::kCosine:
    case Opcode::kCountLeadingZeros:
    case Opcode::kDivide: return infer_elementwise(site);
    case Opcode::kDomain: return infer_collective(site);
    case Opcode::kDot: return infer_contraction(site);
    case Opcode::kDynamicReshape: return infer_shaping(site);
    case Opcode::kDynamicSlice:
    case Opcode::kDynamicUpdateSlice: return infer_slicing(site);
    case Opcode::kErf:
    case Opcode::kExponential:
    case Opcode::kExponentialMinusOne: return infer_elementwise(site);
    case Opcode::kFft: return infer_fft(site);
    case Opcode::kFloor: return infer_elementwise(site);
    case Opcode::kGather: return infer_indexing(site);
    case Opcode::kGetDimensionSize: return infer_slicing(site);
    case Opcode::kGetTupleElement: return infer_tuple(site);
    case Opcode::kImag: return infer_elementwise(site);
    case Opcode::kInfeed: return infer_tuple(site);
    case Opcode::kIota: return infer_shaping(site);
    case Opcode::kIsFinite:
    case Opcode::kLog:
    case Opcode::kLogPlusOne:
    case Opcode::kLogistic: return infer_elementwise(site);
    case Opcode::kMap: return infer_mapping(site);
    case Opcode::kMaximum:
    case Opcode::kMinimum:
    case Opcode::kMulhi:
    case Opcode::kMultiply:
    case Opcode::kNegate:
    case Opcode::kNot:
    case Opcode::kOptBarrier:
    case Opcode::kOr: return infer_elementwise(site);
    case Opcode::kOutfeed: return infer_tuple(site);
    case Opcode::kPad: return infer_slicing(site);
    case Opcode::kPartitionId: return infer_collective(site);
    case Opcode::kPopcnt:
    case Opcode::kPower: return infer_elementwise(site);
    case Opcode::kRaggedAllToAll: return infer_collective(site);
    case Opcode::kRaggedDot: return infer_contraction(site);
    case Opcode::kReal: return infer_elementwise(site);
    case Opcode::kReduce: return infer_reduction(site);
    case Opcode::kReducePrecision: return infer_shaping(site);
    case Opcode::kReduceScatter: return infer_collective(site);
    case Opcode::kReduceWindow: return infer_reduction(site);
    case Opcode::kRemainder: return infer_elementwise(site);
    case Opcode::kReplicaId: return infer_collective(site);
    case Opcode::kReshape:
    case Opcode::kReverse: return infer_shaping(site);
    case Opcode::kRoundNearestAfz:
    case Opcode::kRoundNearestEven:
    case Opcode::kRsqrt: return infer_elementwise(site);
    case Opcode::kScaledDot: return infer_contraction(site);
    case Opcode::kScatter: return infer_indexing(site);
    case Opcode::kSelect: return infer_elementwise(site);
    case Opcode::kSelectAndScatter: return infer_reduction(site);
    case Opcode::kSetDimensionSize: return infer_slicing(site);
    case Opcode::kShiftLeft:
    case Opcode::kShiftRightArithmetic:
    case Opcode::kShiftRightLogical:
    case Opcode::kSign:
    case Opcode::kSine:
    case Opcode::kSinh: return infer_elementwise(site);
    case Opcode::kSlice: return infer_slicing(site);
    case Opcode::kSort: return infer_mapping(site);
    case Opcode::kSqrt: return infer_elementwise(site);
    case Opcode::kStochasticConvert: return infer_shaping(site);
    case Opcode::kSubtract:
    case Opcode::kTan:
    case Opcode::kTanh: return infer_elementwise(site);
    case Opcode::kTopk: return infer_mapping(site);
    case Opcode::kTranspose: return infer_shaping(site);
    case Opcode::kTriangularSolve: return infer_contraction(site);
    case Opcode::kTuple: return infer_tuple(site);
    case Opcode::kWhile: return infer_call(site);
    case Opcode::kXor: return infer_elementwise(site);
    default: return Inference::unknown();
  }
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
