// What XLA's parser and verifier said of each.
#include "tests/support/catch.h"
#include "tests/unit/hlo/inferred.h"

namespace {

constexpr support::RightShape kConvolution[] = {
    {"convolution(f32[1,8,8,3], f32[3,3,3,16]), window={size=3x3 pad=1_1x1_1}, "
     "dim_labels=b01f_01io->b01f",
     "u64[1,8,8,16]"},
    {"convolution(f32[1,8,8,3], f32[3,3,3,16]), window={size=3x3 stride=2x2}, "
     "dim_labels=b01f_01io->b01f",
     "u64[1,3,3,16]"},
    {"convolution(f32[1,8,8,3], f32[3,3,3,16]), window={size=3x3 "
     "rhs_reversal=1x1}, dim_labels=b01f_01io->f01b",
     "u64[16,6,6,1]"},
    {"convolution(f32[1,8,8,6], f32[3,3,3,16]), window={size=3x3}, "
     "dim_labels=b01f_01io->b01f, feature_group_count=2",
     "u64[1,6,6,16]"},
    {"convolution(f32[2,8,8,3], f32[3,3,3,16]), window={size=3x3}, "
     "dim_labels=b01f_01io->b01f, batch_group_count=2",
     "u64[1,6,6,16]"},
    {"convolution(bf16[1,8,8,3], bf16[3,3,3,16]), window={size=3x3}, "
     "dim_labels=b01f_01io->b01f",
     "u64[1,6,6,16]"},
    {"convolution(f32[2,3], f32[3,16]), dim_labels=bf_io->bf", "u64[2,16]"},
    {"convolution(f32[1,8,8,3], f32[3,3,3,16]), window={size=3x3}, dim_labels=?01f_01io->b01f",
     "u64[1,6,6,16]"},
    {"convolution(f32[1,8,8,3], f32[3,3,3,16]), window={size=3x3 lhs_dilate=2x2}, "
     "dim_labels=b01f_01io->b01f",
     "u64[1,13,13,16]"},
};

constexpr support::InferenceFault kConvolutionFaults[] = {
    {"convolution(f32[8,8,3], f32[3,3,3,16]), window={size=3x3}, dim_labels=01f_01io->b01f",
     "The LHS argument to a convolution should have rank 4; lhs: f32[8,8,3]."},
    {"convolution(f32[1,8,8,3], f32[3,3,3,16]), window={size=3x3}, dim_labels=01f_01io->b01f",
     "Input dimensions of convolution must contain each dimension exactly once: 01f_01io->b01f."},
    {"convolution(f32[1,8,8,3], f32[3,3,3,16]), window={size=3x3}, dim_labels=b01?_01io->b01f",
     "Input dimensions of convolution must contain each dimension exactly once: b01?_01io->b01f."},
    {"convolution(f32[1,8,8,3], f32[3,3,3,16]), window={size=3x3}, dim_labels=b01f_01io->01f",
     "Output dimensions of convolution must contain each dimension exactly once: b01f_01io->01f."},
    {"convolution(f32[1,8,3], f32[3,3,3,16]), window={size=3x3}, "
     "dim_labels=b01f_01io->b01f",
     "The LHS argument to a convolution should have rank 4; lhs: f32[1,8,3]."},
    {"convolution(f32[1,8,8,3], f32[3,3,16]), window={size=3x3}, "
     "dim_labels=b01f_01io->b01f",
     "The RHS argument to a convolution should have rank 4; rhs: f32[3,3,16]."},
    {"convolution(f32[2,8,8,6], f32[3,3,3,16]), window={size=3x3}, "
     "dim_labels=b01f_01io->b01f, batch_group_count=2, feature_group_count=2",
     "both batch_group_count 2 and feature_group_count 2 cannot be greater than 1"},
    {"convolution((f32[1,8,8,3]), f32[3,3,3,16]), window={size=3x3}, "
     "dim_labels=b01f_01io->b01f",
     "Expected array argument for lhs of convolution, but got (f32[1,8,8,3])."},
};

constexpr support::WrittenFault kWrittenConvolutionFaults[] = {
    {"convolution(f32[1,8,8,3], f32[3,3,3,16]), window={size=3x3}, "
     "dim_labels=b01f_01io->b01f, feature_group_count=0",
     "", "shape",
     "failed to infer shape for opcode: convolution, error: feature_group_count "
     "must be a positive number, got 0"},
    {"convolution(f32[1,8,8,3], f32[3,3,3,16]), window={size=3x3}, "
     "dim_labels=b01f_01io->b01f, feature_group_count=0",
     "u64[9,9]", "unverified-shape",
     "Expected instruction to have shape equal to u64[1,6,6,16], actual shape is "
     "u64[9,9]"},
    {"convolution(f32[1,8,8,3], f32[3,3,3,16]), window={size=3x3}, "
     "dim_labels=b01f_01io->b01f, batch_group_count=0",
     "", "shape",
     "failed to infer shape for opcode: convolution, error: batch_group_count "
     "must be a positive number, got 0"},
    {"convolution(f32[1,8,8,3], f32[3,3,3,16]), window={size=3x3}, "
     "dim_labels=b01f_01io->b01f, batch_group_count=0",
     "u64[9,9]", "unverified-shape",
     "Expected instruction to have shape equal to u64[1,6,6,16], actual shape is "
     "u64[9,9]"},
};

constexpr support::RightShape kBatchNormalisation[] = {
    {"batch-norm-training(f32[2,3], f32[3], f32[3]), epsilon=0.001, "
     "feature_index=1",
     "(f32[2,3], f32[3], f32[3])"},
    {"batch-norm-inference(f32[2,3], f32[3], f32[3], f32[3], f32[3]), "
     "epsilon=0.001, feature_index=1",
     "f32[2,3]"},
    {"batch-norm-grad(f32[2,3], f32[3], f32[3], f32[3], f32[2,3]), epsilon=0.001, "
     "feature_index=1",
     "(f32[2,3], f32[3], f32[3])"},
};

constexpr support::InferenceFault kBatchNormalisationFaults[] = {
    {"batch-norm-training(f32[2,3], f32[3], f32[3]), epsilon=0.001, "
     "feature_index=9",
     "Expected feature_index of batch-norm-training to be smaller than the rank "
     "of operand_shape; got feature_index 9, and rank 2."},
    {"batch-norm-training(f32[2,3], f32[3], f32[3]), epsilon=0.001, "
     "feature_index=-1",
     "Expected feature_index of batch-norm-training to be a non-negative number, "
     "got -1."},
    {"batch-norm-training(f32[2,3], f32[2], f32[3]), epsilon=0.001, "
     "feature_index=1",
     "The size of scale factor should be compatible with feature count, but the "
     "size of scale factor is 2 and the feature count is 3."},
    {"batch-norm-training(f32[2,3], f32[3], f32[2]), epsilon=0.001, "
     "feature_index=1",
     "The size of offset factor should be compatible with feature count, but the "
     "size of offset factor is 2 and the feature count is 3."},
    {"batch-norm-training(f32[2,3], f32[3,1], f32[3]), epsilon=0.001, "
     "feature_index=1",
     "Scale input of batch-norm-training must have rank 1, but has rank 2."},
    {"batch-norm-training(f32[2,3], f32[3], f32[3,1]), epsilon=0.001, "
     "feature_index=1",
     "Offset input of batch-norm-training must have rank 1, but has rank 2."},
    {"batch-norm-training(s32[2,3], f32[3], f32[3]), epsilon=0.001, "
     "feature_index=1",
     "The operand to batch-norm-training must have a floating point element type, "
     "but the shape is S32."},
    {"batch-norm-training(f32[2,3], s32[3], f32[3]), epsilon=0.001, "
     "feature_index=1",
     "The inputs should have the same element type for batch-norm-training, but "
     "the shape of scale factor is S32 and the shape of operand is F32."},
    {"batch-norm-training(f32[2,3], f32[3], s32[3]), epsilon=0.001, "
     "feature_index=1",
     "The inputs should have the same element type for batch-norm-training, but "
     "the shape of offset factor is S32 and the shape of operand is F32."},
    {"batch-norm-training(f32[2,3], (f32[3]), f32[3]), epsilon=0.001, "
     "feature_index=1",
     "Expected array argument for scale input of batch norm training, but got "
     "(f32[3])."},
    {"batch-norm-inference(f32[2,3], f32[3], f32[3], f32[2], f32[3]), "
     "epsilon=0.001, feature_index=1",
     "The size of mean should be compatible with feature count, but the size of "
     "mean is 2 and the feature count is 3."},
    {"batch-norm-inference(f32[2,3], f32[3], f32[3], f32[3], f32[2]), "
     "epsilon=0.001, feature_index=1",
     "The size of variance should be compatible with feature count, but the size "
     "of variance is 2 and the feature count is 3."},
    {"batch-norm-inference(f32[2,3], f32[3], f32[3], s32[3], f32[3]), "
     "epsilon=0.001, feature_index=1",
     "The inputs should have the same element type for batch-norm-inference, but "
     "the shape of mean is S32 and the shape of operand is F32."},
    {"batch-norm-inference(f32[2,3], f32[3], f32[3], f32[3], s32[3]), "
     "epsilon=0.001, feature_index=1",
     "The inputs should have the same element type for batch-norm-inference, but "
     "the shape of variance is F32 and the shape of operand is S32."},
    {"batch-norm-grad(f32[2,3], f32[3], f32[3], f32[3], f32[2]), epsilon=0.001, "
     "feature_index=1",
     "Expected operand_shape of batch-norm-grad to have the same rank as "
     "output_grad_shape; got rank(oprand_shape) 2, and rank(output_grad_shape) 1."},
    {"batch-norm-grad(f32[2,3], f32[3], f32[3], f32[3], f32[3,3]), epsilon=0.001, "
     "feature_index=1",
     "The bounds of operand shape should be compatible with output_grad's, but "
     "the bound of operand_shape at dimension 0 is 2 and the bound of "
     "output_grad_shape is 3."},
    {"batch-norm-grad(f32[2,3], f32[3], f32[2], f32[3], f32[2,3]), epsilon=0.001, "
     "feature_index=1",
     "The size of mean should be compatible with feature count, but the size of "
     "offset factor is 2 and the feature count is 3."},
    {"batch-norm-grad(f32[2,3], f32[3], f32[3], f32[2], f32[2,3]), epsilon=0.001, "
     "feature_index=1",
     "The size of variance should be compatible with feature count, but the size "
     "of variance is 2 and the feature count is 3."},
    {"batch-norm-grad(f32[2,3], f32[2], f32[3], f32[3], f32[2,3]), epsilon=0.001, "
     "feature_index=1",
     "The size of scale factor should be compatible with feature count, but the "
     "size of scale factor is 2 and the feature count is 3."},
    {"batch-norm-grad(f32[2,3], s32[3], f32[3], f32[3], f32[2,3]), epsilon=0.001, "
     "feature_index=1",
     "The inputs should have the same element type for batch-norm-grad, but the "
     "element type of scale factor is S32 and the element type of operand is F32."},
    {"batch-norm-grad(f32[2,3], f32[3], f32[3], f32[3], s32[2,3]), epsilon=0.001, "
     "feature_index=1",
     "The output_grad to batch-norm-grad must have a floating point element type, "
     "but the shape is S32."},
    {"batch-norm-grad(f32[2,3], f32[3], f32[3], f32[3], f32[2,3]), epsilon=0.001, "
     "feature_index=4",
     "Expected feature_index of batch-norm-grad to be smaller than the rank of "
     "operand_shape; got feature_index 4, and rank 2."},
};

constexpr support::WrittenFault kWrittenBatchNormalisationFaults[] = {
    {"batch-norm-training(bf16[2,3], f32[3], f32[3]), epsilon=0.001, "
     "feature_index=1",
     "", "unverified-shape",
     "Seen floating point types of different precisions in batch-norm-training, "
     "but mixed precision is disallowed."},
    {"batch-norm-training(bf16[2,3], f32[3], f32[3]), epsilon=0.001, "
     "feature_index=1",
     "u64[9,9]", "unverified-shape",
     "Seen floating point types of different precisions in batch-norm-training, "
     "but mixed precision is disallowed."},
};

TEST_CASE("convolution: right shapes", "[inference]") {
  support::check_right_written(kConvolution);
}

TEST_CASE("convolution: faults of inference", "[inference]") {
  support::check_faults(kConvolutionFaults);
}

TEST_CASE("convolution: faults that depend on what is written", "[inference]") {
  support::check_written_faults(kWrittenConvolutionFaults);
}

TEST_CASE("batch normalisation: right shapes", "[inference]") {
  support::check_right(kBatchNormalisation);
}

TEST_CASE("batch normalisation: faults of inference", "[inference]") {
  support::check_faults(kBatchNormalisationFaults);
}

TEST_CASE("batch normalisation: faults that depend on what is written", "[inference]") {
  support::check_written_faults(kWrittenBatchNormalisationFaults);
}

}  // namespace
