// What XLA's parser and verifier said of each.
#include "tests/support/catch.h"
#include "tests/unit/hlo/inferred.h"

namespace {

constexpr support::RightShape kDot[] = {
    {"dot(f32[2,3], f32[3,4]), lhs_contracting_dims={1}, rhs_contracting_dims={0}", "u64[2,4]"},
    {"dot(f32[2,3], f32[3,4]), lhs_contracting_dims={1}, rhs_contracting_dims={0}", "u64[2,4]"},
    {"dot(bf16[2,3], f32[3,4]), lhs_contracting_dims={1}, rhs_contracting_dims={0}", "u64[2,4]"},
    {"dot(f32[5,2,3], f32[5,3,4]), lhs_batch_dims={0}, lhs_contracting_dims={2}, "
     "rhs_batch_dims={0}, rhs_contracting_dims={1}",
     "u64[5,2,4]"},
    {"dot(f32[2,3], s32[3,4]), lhs_contracting_dims={1}, rhs_contracting_dims={0}", "u64[2,4]"},
    {"dot(f32[2,3], f32[3,4])", "u64[2,3,3,4]"},
    {"dot(f32[2], f32[2]), lhs_contracting_dims={0}, rhs_contracting_dims={0}", "u64[]"},
    {"ragged-dot(f32[11,5], f32[3,5,7], s32[3]), lhs_contracting_dims={1}, "
     "rhs_contracting_dims={1}, lhs_ragged_dims={0}, rhs_group_dims={0}",
     "u64[11,7]"},
    {"ragged-dot(f32[11,5], f32[5,7], s32[3]), lhs_contracting_dims={1}, "
     "rhs_contracting_dims={0}, lhs_ragged_dims={1}",
     "u64[3,11,7]"},
};

constexpr support::InferenceFault kDotFaults[] = {
    {"dot(f32[2,3], f32[2,3]), lhs_contracting_dims={1}, rhs_contracting_dims={0}",
     "Cannot infer shape for dot operation: f32[2,3] <dot> f32[2,3]. Contracting "
     "dimension sizes are not compatible."},
    {"dot(f32[2,3], f32[3,4]), lhs_contracting_dims={1}, rhs_contracting_dims={}",
     "Cannot infer shape for dot operation: f32[2,3] <dot> f32[3,4]. Must specify "
     "the same number of contracting dimensions for lhs and rhs."},
    {"dot(f32[5,2,3], f32[6,3,4]), lhs_batch_dims={0}, lhs_contracting_dims={2}, "
     "rhs_batch_dims={0}, rhs_contracting_dims={1}",
     "Cannot infer shape for dot operation: f32[5,2,3] <dot> f32[6,3,4]. Batch "
     "dimension sizes are not compatible."},
    {"dot(f32[5,2,3], f32[5,3,4]), lhs_batch_dims={0}, lhs_contracting_dims={2}, "
     "rhs_batch_dims={}, rhs_contracting_dims={1}",
     "Cannot infer shape for dot operation: f32[5,2,3] <dot> f32[5,3,4]. Must the "
     "same number of batch dimensions for lhs and rhs."},
    {"dot((f32[2,3]), f32[3,4]), lhs_contracting_dims={1}, "
     "rhs_contracting_dims={0}",
     "Expected array argument for lhs of dot, but got (f32[2,3])."},
    {"dot(f32[2,3], (f32[3,4])), lhs_contracting_dims={1}, "
     "rhs_contracting_dims={0}",
     "Expected array argument for rhs of dot, but got (f32[3,4])."},
    {"ragged-dot(f32[11,5], f32[3,5,7], s32[3]), lhs_contracting_dims={1}, "
     "rhs_contracting_dims={1}, lhs_ragged_dims={0}",
     "Cannot infer shape for ragged dot operation: f32[11,5] <ragged_dot> "
     "f32[3,5,7]. There must be exactly one group dimension in the rhs when the "
     "lhs ragged dimension is non-contracting."},
    {"ragged-dot(f32[11,5], f32[3,5,7], s32[4]), lhs_contracting_dims={1}, "
     "rhs_contracting_dims={1}, lhs_ragged_dims={0}, rhs_group_dims={0}",
     "Cannot infer shape for ragged dot operation: f32[11,5] <ragged_dot> "
     "f32[3,5,7]. rhs group dimension is expected to have size=4, got 3"},
    {"ragged-dot(f32[11,5], f32[3,5,7], s32[3]), lhs_contracting_dims={1}, "
     "rhs_contracting_dims={1}, lhs_ragged_dims={0,1}, rhs_group_dims={0}",
     "Cannot infer shape for ragged dot operation: f32[11,5] <ragged_dot> "
     "f32[3,5,7]. There must be exactly one ragged dimension in the lhs."},
    {"ragged-dot(f32[11,5], f32[3,5,7], s32[3]), lhs_contracting_dims={1}, "
     "rhs_contracting_dims={1}, lhs_ragged_dims={6}, rhs_group_dims={0}",
     "Cannot infer shape for ragged dot operation: f32[11,5] <ragged_dot> "
     "f32[3,5,7]. lhs ragged dimension 6 is out of range [0, 2)"},
    {"ragged-dot(f32[11,5], f32[3,5,7], s32[3]), lhs_contracting_dims={1}, "
     "rhs_contracting_dims={1}, lhs_ragged_dims={0}, rhs_group_dims={1}",
     "Cannot infer shape for ragged dot operation: f32[11,5] <ragged_dot> "
     "f32[3,5,7]. rhs group dimension cannot be a batch or contracting dimension"},
    {"ragged-dot(f32[11,5], f32[3,5,7], s32[3]), lhs_contracting_dims={1}, "
     "rhs_contracting_dims={1}, lhs_ragged_dims={0}, rhs_group_dims={8}",
     "Cannot infer shape for ragged dot operation: f32[11,5] <ragged_dot> "
     "f32[3,5,7]. rhs group dimension 8 is out of range [0, 3)"},
    {"ragged-dot(f32[11,5], f32[3,5,7], s32[2,3]), lhs_contracting_dims={1}, "
     "rhs_contracting_dims={1}, lhs_ragged_dims={0}, rhs_group_dims={0}",
     "Cannot infer shape for ragged dot operation: f32[11,5] <ragged_dot> "
     "f32[3,5,7]. expected group_sizes to have rank 1, got 2"},
};

constexpr support::WrittenFault kWrittenDotFaults[] = {
    {"ragged-dot(f32[4,11,5], f32[4,5,7], s32[3]), lhs_batch_dims={0}, "
     "rhs_batch_dims={0}, lhs_contracting_dims={2}, rhs_contracting_dims={1}, "
     "lhs_ragged_dims={0}",
     "u64[9,9]", "unverified-shape",
     "Expected instruction to have shape equal to u64[4,11,7], actual shape is "
     "u64[9,9]"},
    {"scaled-dot(f8e4m3fn[2,32], f8e4m3fn[32,4], f8e8m0fnu[2,1], f8e8m0fnu[1,4]), "
     "lhs_contracting_dims={1}, rhs_contracting_dims={0}",
     "", "shape",
     "failed to infer shape for opcode: scaled-dot, error: Cannot infer shape for "
     "dot operation: f8e4m3fn[2,32] <dot> f8e8m0fnu[2,1]. Contracting dimension "
     "sizes are not compatible."},
    {"scaled-dot(f8e4m3fn[2,32], f8e4m3fn[32,4], f8e8m0fnu[2,1], f8e8m0fnu[1,4]), "
     "lhs_contracting_dims={1}, rhs_contracting_dims={0}",
     "f32[2,4]", "", ""},
    {"scaled-dot(f8e4m3fn[2,32], f8e4m3fn[32,4], f8e8m0fnu[2,1], f8e8m0fnu[1,4]), "
     "lhs_contracting_dims={1}, rhs_contracting_dims={0}",
     "u64[9,9]", "unverified-shape",
     "Expected instruction to have shape equal to u64[2,4], actual shape is "
     "u64[9,9]"},
    {"scaled-dot(f8e4m3fn[2,32], f8e4m3fn[31,4], f8e8m0fnu[2,1], f8e8m0fnu[1,4]), "
     "lhs_contracting_dims={1}, rhs_contracting_dims={0}",
     "", "shape",
     "failed to infer shape for opcode: scaled-dot, error: Cannot infer shape for "
     "dot operation: f8e4m3fn[2,32] <dot> f8e8m0fnu[2,1]. Contracting dimension "
     "sizes are not compatible."},
    {"scaled-dot(f8e4m3fn[2,32], f8e4m3fn[31,4], f8e8m0fnu[2,1], f8e8m0fnu[1,4]), "
     "lhs_contracting_dims={1}, rhs_contracting_dims={0}",
     "u64[9,9]", "unverified-shape",
     "Cannot infer shape for dot operation: f8e4m3fn[2,32] <dot> f8e4m3fn[31,4]. "
     "Contracting dimension sizes are not compatible."},
};

TEST_CASE("dot: right shapes", "[inference]") { support::check_right_written(kDot); }

TEST_CASE("dot: faults of inference", "[inference]") { support::check_faults(kDotFaults); }

TEST_CASE("dot: faults that depend on what is written", "[inference]") {
  support::check_written_faults(kWrittenDotFaults);
}

}  // namespace
