// What XLA's parser and verifier said of each.
#include "tests/support/catch.h"
#include "tests/unit/hlo/inferred.h"

namespace {

constexpr support::RightShape kSlices[] = {
    {"get-dimension-size(f32[2,3]), dimensions={1}", "s32[]"},
    {"set-dimension-size(f32[2,3], s32[]), dimensions={1}", "f32[2,<=3]"},
    {"pad(f32[2,3], f32[]), padding=1_1x0_2", "f32[4,5]"},
    {"pad(f32[2,3], f32[]), padding=1_1_2x-1_0", "f32[6,2]"},
};

constexpr support::RightShape kWrittenSlices[] = {
    {"slice(f32[8]), slice={[0:4]}", "f32[4]"},
    {"slice(f32[8]), slice={[0:8:3]}", "f32[3]"},
    {"slice(f32[]), slice={}", "f32[]"},
    {"slice(f32[<=8]), slice={[0:4]}", "f32[<=4]"},
    {"dynamic-slice(f32[8,4], s32[], s32[]), dynamic_slice_sizes={2,4}", "f32[2,4]"},
    {"dynamic-slice(f32[8,4], s32[2]), dynamic_slice_sizes={2,4}", "f32[2,4]"},
    {"dynamic-slice(f32[]), dynamic_slice_sizes={}", "f32[]"},
    {"dynamic-update-slice(f32[8,4], f32[2,4], s32[], s32[])", "f32[8,4]"},
    {"dynamic-update-slice(f32[8,4], f32[2,4], s32[2])", "f32[8,4]"},
};

constexpr support::InferenceFault kSlicesFaults[] = {
    {"get-dimension-size(f32[2,3]), dimensions={7}",
     "GetDimensionSize dimension out of bounds: 7."},
    {"set-dimension-size(f32[2,3], s32[]), dimensions={2}",
     "SetDimensionSize dimension out of bounds: 2."},
    {"set-dimension-size(f32[2,3], s32[1]), dimensions={1}",
     "SetDimensionSize's value has to be S32 scalar, got s32[1]"},
    {"set-dimension-size(f32[2,3], f32[]), dimensions={1}",
     "SetDimensionSize's value has to be S32 scalar, got f32[]"},
    {"pad(f32[2,3], f32[1]), padding=1_1x1_1",
     "Pad operation does not support non-scalar padding values."},
    {"pad(f32[2,3], s32[]), padding=1_1x1_1",
     "The element types of the operands to Pad do not match."},
    {"pad((f32[2,3]), f32[]), padding=1_1x1_1",
     "Pad operation does not support tuple-shape operands."},
    {"pad(f32[2,3], f32[]), padding=-5_1x1_1", "Padding result in negative size for dimension 0"},
};

constexpr support::WrittenFault kWrittenSlicesFaults[] = {
    {"slice(f32[8]), slice={[0:20]}", "f32[20]", "unverified-shape",
     "limit index (20) must be less than or equal to dimension size (8) in slice "
     "operation; argument shape: f32[8]; starts: {0}; limits: {20}; strides: {1}."},
    {"slice(f32[8]), slice={[5:4]}", "f32[1]", "unverified-shape",
     "limit index (4) must be greater or equal to start index (5) in slice with "
     "positive stride in slice operation; argument shape: f32[8]; starts: {5}; "
     "limits: {4}; strides: {1}."},
    {"slice(f32[8]), slice={[-1:4]}", "f32[1]", "unverified-shape",
     "Negative start index to slice: -1."},
    {"slice(f32[8]), slice={[0:4:0]}", "f32[1]", "unverified-shape",
     "Stride (0) must be positive."},
    {"slice(f32[8]), slice={[0:4:-1]}", "f32[1]", "unverified-shape",
     "Stride (-1) must be positive."},
    {"slice(f32[8,2]), slice={[0:4]}", "f32[4]", "unverified-shape",
     "Slice index count does not match argument rank: 1 vs 2."},
    {"slice((f32[8])), slice={[0:4]}", "f32[4]", "unverified-shape",
     "Expected array argument for operand of slice, but got (f32[8])."},
    {"dynamic-slice(f32[8,4], s32[3]), dynamic_slice_sizes={2,4}", "f32[2,4]", "unverified-shape",
     "Dynamic slice start number of dimensions 3 (s32[3]) must match rank 2 of "
     "slice input (f32[8,4])."},
    {"dynamic-slice(f32[8,4], f32[2]), dynamic_slice_sizes={2,4}", "f32[2,4]", "unverified-shape",
     "Dynamic slice start indices must be of integral type."},
    {"dynamic-slice(f32[8,4], s32[], s32[1]), dynamic_slice_sizes={2,4}", "f32[2,4]",
     "unverified-shape",
     "Dynamic slice start indices must all have the same shape, got mismatching "
     "indices with shapes s32[] and s32[1]."},
    {"dynamic-slice(f32[8,4], s32[1], s32[]), dynamic_slice_sizes={2,4}", "f32[2,4]",
     "unverified-shape", "Dynamic slice should have exactly 1 index operand, has 2."},
    {"dynamic-slice(f32[8,4], s32[1,1], s32[]), dynamic_slice_sizes={2,4}", "f32[2,4]",
     "unverified-shape", "Dynamic slice indices must be scalar, not s32[1,1]."},
    {"dynamic-slice(f32[8,4], s32[], u32[]), dynamic_slice_sizes={2,4}", "f32[2,4]",
     "unverified-shape",
     "Dynamic slice start indices must all have the same shape, got mismatching "
     "indices with shapes s32[] and u32[]."},
    {"dynamic-slice(f32[8,4], f32[], f32[]), dynamic_slice_sizes={2,4}", "f32[2,4]",
     "unverified-shape", "Dynamic slice start indices must be of integral type."},
    {"dynamic-slice(f32[8,4], s32[], s32[]), dynamic_slice_sizes={2}", "f32[2]", "unverified-shape",
     "Dynamic slice index count does not match argument rank: 1 vs 2."},
    {"dynamic-slice(f32[8,4], s32[], s32[]), dynamic_slice_sizes={2,5}", "f32[2,5]",
     "unverified-shape", "Slice dim size 5 greater than dynamic slice dimension: 4."},
    {"dynamic-slice(f32[8,4], s32[], s32[]), dynamic_slice_sizes={2,-1}", "f32[2,1]",
     "unverified-shape", "Negative size index to dynamic slice: -1."},
    {"dynamic-update-slice(f32[8,4], f32[2,4], s32[3])", "f32[8,4]", "unverified-shape",
     "Dynamic update slice start number of dimensions 3 (s32[3]) must match rank "
     "2 of slice input (f32[8,4])."},
    {"dynamic-update-slice(f32[8,4], f32[2,4], s32[], u8[])", "f32[8,4]", "unverified-shape",
     "Dynamic update slice start indices must all have the same shape, got "
     "mismatching indices with shapes s32[] and u8[]."},
    {"dynamic-update-slice(f32[8,4], f32[2], s32[], s32[])", "f32[8,4]", "unverified-shape",
     "Dynamic update slice update rank does not match argument rank: 1 vs 2."},
    {"dynamic-update-slice(f32[8,4], s32[2,4], s32[], s32[])", "f32[8,4]", "unverified-shape",
     "Dynamic update slice update element type does not match argument. "
     "operand.element_type: F32 vs update.element_type: S32."},
    {"dynamic-update-slice(f32[8,4], bf16[2,4], s32[], s32[])", "f32[8,4]", "unverified-shape",
     "Seen floating point types of different precisions in dynamic-update-slice, "
     "but mixed precision is disallowed."},
    {"dynamic-update-slice(f32[8,4], f32[9,4], s32[], s32[])", "f32[8,4]", "unverified-shape",
     "Update dim size 9 greater than dynamic slice dimension: 8."},
    {"dynamic-update-slice(f32[8,4], (f32[2,4]), s32[], s32[])", "f32[8,4]", "unverified-shape",
     "Expected array argument for update of dynamic update slice, but got "
     "(f32[2,4])."},
    {"dynamic-update-slice(f32[8,4], f32[2,4], f32[], f32[])", "f32[8,4]", "unverified-shape",
     "Dynamic update slice start indices must be of integral type."},
    {"dynamic-update-slice(f32[8,4], f32[2,4], s32[], s32[1])", "f32[8,4]", "unverified-shape",
     "Dynamic update slice start indices must all have the same shape, got "
     "mismatching indices with shapes s32[] and s32[1]."},
    {"pad(f32[2,3], bf16[]), padding=1_1x1_1", "", "unverified-shape",
     "Seen floating point types of different precisions in pad, but mixed "
     "precision is disallowed."},
    {"pad(f32[2,3], bf16[]), padding=1_1x1_1", "f32[4,5]", "unverified-shape",
     "Seen floating point types of different precisions in pad, but mixed "
     "precision is disallowed."},
};

TEST_CASE("slices: right shapes", "[inference]") {
  support::check_right(kSlices);
  support::check_right_written(kWrittenSlices);
}

TEST_CASE("slices: faults of inference", "[inference]") { support::check_faults(kSlicesFaults); }

TEST_CASE("slices: faults that depend on what is written", "[inference]") {
  support::check_written_faults(kWrittenSlicesFaults);
}

}  // namespace
