// What XLA's parser and verifier said of each.
#include "tests/support/catch.h"
#include "tests/unit/hlo/inferred.h"

namespace {

constexpr support::RightShape kMatricesAndFourier[] = {
    {"triangular-solve(f32[4,4], f32[4,2]), left_side=true, lower=true, "
     "transpose_a=NO_TRANSPOSE",
     "f32[4,2]"},
    {"cholesky(f32[4,4]), lower=true", "f32[4,4]"},
    {"fft(c64[8]), fft_type=FFT, fft_length={8}", "c64[8]"},
    {"fft(f32[8]), fft_type=RFFT, fft_length={8}", "c64[5]"},
    {"fft(c64[5]), fft_type=IRFFT, fft_length={8}", "f32[8]"},
};

constexpr support::InferenceFault kMatricesAndFourierFaults[] = {
    {"triangular-solve(f32[4,4], f32[2,4]), lower=true",
     "Invalid transpose option value for triangular solve (0)."},
    {"triangular-solve(f32[4,4], f32[4,2]), lower=true",
     "The shared dimension of 'a' and 'b' does not match, got shapes f32[4,4] and "
     "f32[4,2]"},
    {"triangular-solve(f32[4,3], f32[4,2]), left_side=true",
     "The two minor dimensions of 'a' must have equal size, got f32[4,3]."},
    {"triangular-solve(f32[4], f32[4]), left_side=true",
     "The 'a' argument to TriangularSolve must have rank >= 2, got shape f32[4]"},
    {"triangular-solve(f32[4,4], f32[4]), left_side=true",
     "Arguments to triangular solve must have equal rank; got f32[4] and f32[4,4]."},
    {"triangular-solve(s32[4,4], s32[4,2]), left_side=true",
     "Expected element types in shape to be floating or complex and identical for "
     "TriangularSolve; got S32 and S32."},
    {"triangular-solve(f32[4,4], bf16[4,2]), left_side=true",
     "Expected element types in shape to be floating or complex and identical for "
     "TriangularSolve; got F32 and BF16."},
    {"triangular-solve(f32[2,4,4], f32[3,4,2]), left_side=true",
     "The leading batch dimensions of the arguments to triangular solve must be "
     "equal; got f32[3,4,2] and f32[2,4,4]."},
    {"cholesky(f32[4,3])",
     "The two minor dimensions of 'a' must have compatible size, got f32[4,3]."},
    {"cholesky(s32[4,4])",
     "Expected element type in shape to be floating or complex for Cholesky; got "
     "S32."},
    {"cholesky(f32[4])", "The 'a' argument to Cholesky must have rank >= 2, got shape f32[4]"},
    {"cholesky((f32[4,4]))",
     "Expected element type in shape to be floating or complex for Cholesky; got "
     "TUPLE."},
    {"fft(f32[8]), fft_type=FFT, fft_length={8}", "FFT requires complex input type, found F32."},
    {"fft(f32[8]), fft_type=RFFT, fft_length={9}",
     "RFFT requires innermost dimensions match fft_length but dimension 0 is 8 "
     "and should be 9."},
    {"fft(c64[5]), fft_type=IRFFT, fft_length={10}",
     "IRFFT requires innermost dimension matches fft_length/2+1, but dimension 0 "
     "is 5 and should be 6."},
    {"fft(f32[5]), fft_type=IRFFT, fft_length={8}",
     "IRFFT requires complex input type, found F32."},
    {"fft(c64[4,5]), fft_type=IRFFT, fft_length={3,8}",
     "IRFFT requires all but one innermost dimensions match fft_length, but "
     "dimension 0 is 4 and should be 3."},
    {"fft(c64[8]), fft_type=FFT, fft_length={}", "FFT only supports ranks 1-3; got 0."},
};

constexpr support::WrittenFault kWrittenMatricesAndFourierFaults[] = {
    {"fft(bf16[8]), fft_type=RFFT, fft_length={8}", "", "shape",
     "failed to infer shape for opcode: fft, error: RFFT requires F32 or F64 "
     "input type, found BF16."},
};

TEST_CASE("matrices and Fourier: right shapes", "[inference]") {
  support::check_right(kMatricesAndFourier);
}

TEST_CASE("matrices and Fourier: faults of inference", "[inference]") {
  support::check_faults(kMatricesAndFourierFaults);
}

TEST_CASE("matrices and Fourier: faults that depend on what is written", "[inference]") {
  support::check_written_faults(kWrittenMatricesAndFourierFaults);
}

}  // namespace
