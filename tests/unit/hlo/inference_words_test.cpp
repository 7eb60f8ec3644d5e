// Faults for which XLA prints its source, a message of its own protocol or the end of its process:
// the words are ours.
#include "tests/support/catch.h"
#include "tests/unit/hlo/inferred.h"

namespace {

TEST_CASE("broadcast names a dimension of the result for each of the operand", "[inference]") {
  constexpr support::WrittenFault kRows[] = {
      {"broadcast(f32[3]), dimensions={1}", "s32[2,3]", "unverified-shape",
       "broadcast keeps the element type: operand f32[3], result s32[2,3]."},
      {"broadcast(f32[3]), dimensions={}", "f32[2,3]", "unverified-shape",
       "broadcast names one dimension of the result for each of the operand: 0 for f32[3]."},
      {"broadcast(f32[3]), dimensions={0}", "f32[2,3]", "unverified-shape",
       "Dimension 0 of the operand f32[3] becomes dimension 0 of the result f32[2,3], which is not "
       "there or of another size."},
      {"broadcast(f32[3]), dimensions={2}", "f32[2,3]", "unverified-shape",
       "Dimension 0 of the operand f32[3] becomes dimension 2 of the result f32[2,3], which is not "
       "there or of another size."},
      {"broadcast(f32[3]), dimensions={0}", "", "unverified-shape",
       "Dimension 0 of the operand f32[3] becomes dimension 0 of the result f32[0,3], which is not "
       "there or of another size."},
  };
  support::check_written_faults(kRows);
}

TEST_CASE("a reshape to another number of elements ends XLA's parser", "[inference]") {
  constexpr support::WrittenFault kRows[] = {
      {"reshape(f32[2,3])", "f32[7]", "shape",
       "XLA's parser ends here: expects the same number of elements in result shape f32[7] and "
       "operand shape f32[2,3]: 7 and 6."},
      {"reshape((f32[2,3]))", "f32[6]", "shape",
       "XLA's parser ends here: reshape takes and gives an array, not (f32[2,3])."},
      {"reshape(f32[2,3])", "(f32[6])", "shape",
       "XLA's parser ends here: reshape takes and gives an array, not (f32[6])."},
      {"reshape(f32[2,3])", "s32[6]", "unverified-shape",
       "reshape keeps the element type: operand f32[2,3], result s32[6]."},
      {"dynamic-reshape(f32[2,3], s32[])", "f32[7]", "shape",
       "XLA's parser ends here: expects the same number of elements in result shape f32[7] and "
       "operand shape f32[2,3]: 7 and 6."},
      {"dynamic-reshape(f32[2,3], s32[], s32[])", "f32[6]", "", ""},
      {"dynamic-reshape(f32[2,3], f32[])", "f32[6]", "unverified-shape",
       "The sizes of dynamic-reshape are S32, but got f32[]."},
  };
  support::check_written_faults(kRows);
}

TEST_CASE("a tuple where XLA wants an array, and the other way round", "[inference]") {
  constexpr support::WrittenFault kRows[] = {
      {"get-tuple-element(f32[2]), index=0", "", "shape",
       "XLA's parser ends here: Cannot infer shape: attempting to index into non-tuple: f32[2]."},
      {"get-tuple-element((f32[2])), index=1", "", "shape",
       "XLA's parser ends here: Cannot infer shape: attempt to index out of tuple bounds: 1 >= 1 "
       "in "
       "shape (f32[2])."},
      {"map((f32[2])), dimensions={}, to_apply=one", "f32[2]", "unverified-shape",
       "Expected array argument for operand of map, but got (f32[2])."},
  };
  support::check_written_faults(kRows);
}

TEST_CASE("parameters of a reduction have the precision of the operands", "[inference]") {
  constexpr support::WrittenFault kRows[] = {
      {"reduce(bf16[2,3], bf16[]), dimensions={1}, to_apply=sum", "f32[2]", "unverified-shape",
       "Shape mismatch between to_apply computation parameter and operand 0 in reduce."},
      {"reduce(bf16[2,3], f32[]), dimensions={1}, to_apply=sum", "f32[2]", "unverified-shape",
       "Seen floating point types of different precisions in reduce, but mixed precision is "
       "disallowed."},
      {"reduce-window(bf16[4,6], bf16[]), window={size=2x2}, to_apply=sum", "bf16[3,5]",
       "unverified-shape",
       "Shape mismatch between to_apply computation parameter and operand 0 in reduce-window."},
      {"map(bf16[2], bf16[2]), dimensions={0}, to_apply=sum", "", "unverified-shape",
       "Shape mismatch between to_apply computation parameter and operand 0 in map."},
      {"reduce(bf16[2,3], bf16[]), dimensions={1}, to_apply=sumb", "bf16[2]", "", ""},
  };
  support::check_written_faults(kRows);
}

TEST_CASE("numbers are shown as they are written", "[inference]") {
  constexpr support::InferenceFault kRows[] = {
      {"pad(f32[2,3], f32[]), padding=1_1",
       "The rank of the operand and the padding configuration do not match: f32[2,3] vs 1_1."},
      {"dot(f32[2,3], f32[3,4]), lhs_contracting_dims={1}, rhs_contracting_dims={7}",
       "A dimension number is out of range in Dot: f32[2,3] f32[3,4]"},
      {"dot(f32[2,3], f32[3,4]), lhs_contracting_dims={1,1}, rhs_contracting_dims={0,0}",
       "A dimension number is not unique in Dot: f32[2,3] f32[3,4]"},
      {"topk(f32[2,8]), k=9", "k=9 is larger than the last dimension of size=8"},
      {"convolution(f32[1,8,8,6], f32[3,3,3,15]), window={size=3x3}, dim_labels=b01f_01io->b01f, "
       "feature_group_count=2",
       "Expected output feature dimension (value 15) to be divisible by feature_group_count (value "
       "2); got <conv>(f32[1,8,8,6], f32[3,3,3,15]) Dimension numbers: {b01f_01io->b01f}."},
      {"convolution(f32[3,8,8,3], f32[3,3,3,16]), window={size=3x3}, dim_labels=b01f_01io->b01f, "
       "batch_group_count=2",
       "Expected input batch dimension (value 3) to be divisible by batch_group_count (value 2); "
       "got "
       "<conv>(f32[3,8,8,3], f32[3,3,3,16]) Dimension numbers: {b01f_01io->b01f}."},
      {"convolution(f32[2,8,8,3], f32[3,3,3,15]), window={size=3x3}, dim_labels=b01f_01io->b01f, "
       "batch_group_count=2",
       "Expected output feature dimension size (value 15) to be a multiple of batch group count 2; "
       "got <conv>(f32[2,8,8,3], f32[3,3,3,15]) Dimension numbers: {b01f_01io->b01f}."},
      {"convolution(f32[1,8,8,3], f32[3,3,4,16]), window={size=3x3}, dim_labels=b01f_01io->b01f",
       "Expected LHS feature dimension (value 3) to be a multiple of feature_group_count (value "
       "1), "
       "and LHS feature dimension / feature_group_count = RHS feature dimension (value 4); got "
       "<conv>(f32[1,8,8,3], f32[3,3,4,16]) Dimension numbers: {b01f_01io->b01f}."},
      {"convolution(f32[1,8,8,3], f32[3,3,3,16]), window={size=2x3}, dim_labels=b01f_01io->b01f",
       "Window dimensions do not match RHS shape: RHS shape: f32[3,3,3,16] Window: {size=2x3} "
       "Dimension numbers: {b01f_01io->b01f}."},
      {"convolution(f32[1,8,8,3], f32[3,3,3,16]), window={size=3}, dim_labels=b01f_01io->b01f",
       "Window must have same number of dimensions as dimension numbers. Window: {size=3} "
       "Dimension "
       "numbers: b01f_01io->b01f."},
  };
  support::check_faults(kRows);
}

TEST_CASE("sorted operands have the same dimensions", "[inference]") {
  constexpr support::WrittenFault kRows[] = {
      {"sort(f32[8], s32[9]), dimensions={0}, to_apply=ge2", "", "shape",
       "failed to infer shape for opcode: sort, error: Sort keys and values dimensions must match. "
       "Keys shape is: f32[8], Values shape (operand index 1) is: s32[9]"},
      {"sort(f32[8], s32[9]), dimensions={0}, to_apply=ge2", "(f32[8], s32[9])", "unverified-shape",
       "Expected sort to have to have the same dimensions for all operands. First operand shape "
       "is: "
       "f32[8], shape (operand index 1) is: s32[9]"},
  };
  support::check_written_faults(kRows);
}

TEST_CASE(
    "windows that are not positive and kernels that are sparse are told by others or not known",
    "[inference]") {
  constexpr support::WrittenFault kRows[] = {
      {"reduce-window(f32[4,6], f32[]), window={size=0x2}, to_apply=sum", "f32[9]", "", ""},
      {"convolution(f32[1,8,8,3], f32[3,3,3,16]), window={size=3x3 stride=0x1}, "
       "dim_labels=b01f_01io->b01f",
       "f32[9]", "", ""},
      {"convolution(f32[1,8,8,3], f32[3,3,3,16]), window={size=3x3}, dim_labels=b01b_01io->b01f",
       "f32[9]", "", ""},
      {"dot(f32[2,3], f32[3,4], f32[3,4]), lhs_contracting_dims={1}, rhs_contracting_dims={0}",
       "f32[9]", "", ""},
  };
  support::check_written_faults(kRows);
}

}  // namespace
