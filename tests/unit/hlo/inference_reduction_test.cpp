// What XLA's parser and verifier said of each.
#include "tests/support/catch.h"
#include "tests/unit/hlo/inferred.h"

namespace {

constexpr support::RightShape kReductions[] = {
    {"reduce(f32[2,3], f32[]), dimensions={1}, to_apply=sum", "f32[2]"},
    {"reduce(f32[2,3], f32[]), dimensions={0,1}, to_apply=sum", "f32[]"},
    {"reduce(f32[2,3], f32[]), dimensions={}, to_apply=sum", "f32[2,3]"},
    {"reduce(bf16[2,3], bf16[]), dimensions={1}, to_apply=sumb", "bf16[2]"},
    {"reduce(f32[2,3], s32[2,3], f32[], s32[]), dimensions={1}, to_apply=two", "(f32[2], s32[2])"},
    {"reduce-window(f32[4,6], f32[]), window={size=2x2 stride=2x2}, to_apply=sum", "f32[2,3]"},
    {"reduce-window(f32[4,6], f32[]), window={size=2x2 pad=1_1x0_0}, to_apply=sum", "f32[5,5]"},
    {"reduce-window(f32[4,6], f32[]), window={size=2x2 lhs_dilate=2x1 "
     "rhs_dilate=1x3}, to_apply=sum",
     "f32[6,3]"},
    {"reduce-window(f32[4,6], f32[]), window={size=20x2}, to_apply=sum", "f32[0,5]"},
    {"reduce-window(f32[], f32[]), to_apply=sum", "f32[]"},
    {"select-and-scatter(f32[4,6], f32[2,3], f32[]), window={size=2x2 "
     "stride=2x2}, select=ge, scatter=sum",
     "f32[4,6]"},
};

constexpr support::RightShape kWrittenReductions[] = {
    {"reduce-window(f32[4,6], s32[4,6], f32[], s32[]), window={size=2x2}, "
     "to_apply=two",
     "(f32[3,5], s32[3,5])"},
};

constexpr support::InferenceFault kReductionsFaults[] = {
    {"reduce(f32[2,3], f32[]), dimensions={6}, to_apply=sum",
     "Reducing out-of-bounds dimension 6 in shape f32[2,3]."},
    {"reduce(f32[2,3], f32[]), dimensions={1,1}, to_apply=sum", "Duplicate reduction dimension: 1"},
    {"reduce(f32[2,3], s32[]), dimensions={1}, to_apply=sum",
     "Reduction function's accumulator shape at index 0 differs from the "
     "init_value shape: f32[] vs s32[]"},
    {"reduce(s32[2,3], s32[]), dimensions={1}, to_apply=sum",
     "Reduction function's accumulator shape at index 0 differs from the "
     "init_value shape: f32[] vs s32[]"},
    {"reduce(f32[2,3], f32[]), dimensions={1}, to_apply=one",
     "Reduction function must take 2 parameters, but takes 1 parameter(s)."},
    {"reduce(f32[2,3], f32[]), dimensions={1}, to_apply=vec",
     "Reduction function must return a scalar or tuple of scalars but returns "
     "shape: f32[2]"},
    {"reduce(f32[2,3], f32[]), dimensions={1}, to_apply=ge",
     "Reduction function's 0-th parameter shape differs from the result shape: "
     "f32[] vs pred[]"},
    {"reduce(f32[2,3], f32[]), dimensions={1}, to_apply=mix",
     "Reduction function's 1-th parameter shape differs from the input type "
     "element type: s32[] vs f32[]"},
    {"reduce(f32[2,3], f32[]), dimensions={1}, to_apply=tok",
     "Reduction function must produce a scalar or tuple of scalars, but has "
     "shape: token[]"},
    {"reduce(f32[2,3], f32[]), dimensions={1}, to_apply=two",
     "Reduction function must take 2 parameters, but takes 4 parameter(s)."},
    {"reduce(f32[2,3], s32[2,4], f32[], s32[]), dimensions={1}, to_apply=two",
     "All reduced tensors must have compatible dimension. Tensor at index 0 has "
     "shape f32[2,3], and tensor at index 1 has shape s32[2,4]."},
    {"reduce(f32[2,3], f32[2,3], f32[], f32[]), dimensions={1}, to_apply=two",
     "Reduction function's accumulator shape at index 1 differs from the "
     "init_value shape: s32[] vs f32[]"},
    {"reduce(f32[2,3], s32[2,3], f32[], s32[]), dimensions={1}, to_apply=sum",
     "Reduction function must take 4 parameters, but takes 2 parameter(s)."},
    {"reduce(f32[2,3], f32[2]), dimensions={1}, to_apply=sum",
     "Reduction function's accumulator shape at index 0 differs from the "
     "init_value shape: f32[] vs f32[2]"},
    {"reduce-window(f32[4,6], f32[]), window={size=2}, to_apply=sum",
     "Window has dimension 1 but base shape has dimension 2."},
    {"reduce-window(f32[4,6], s32[]), window={size=2x2}, to_apply=sum",
     "Reduction function's accumulator shape at index 0 differs from the "
     "init_value shape: f32[] vs s32[]"},
    {"reduce-window(f32[4], f32[]), to_apply=sum",
     "Window has dimension 0 but base shape has dimension 1."},
    {"select-and-scatter(f32[4,6], f32[2,2], f32[]), window={size=2x2 "
     "stride=2x2}, select=ge, scatter=sum",
     "Source shape does not match the shape of window-reduced operand: "
     "source(f32[2,2]), window-reduced operand(f32[2,3])."},
    {"select-and-scatter(f32[4,6], f32[2,3], f32[]), window={size=2x2 "
     "stride=2x2}, select=sum, scatter=sum",
     "Select function must have rank-0 PRED result."},
    {"select-and-scatter(f32[4,6], f32[2,3], f32[]), window={size=2x2 "
     "stride=2x2}, select=gei, scatter=sum",
     "Select function's first parameter shape currently must match the operand "
     "element shape, but got s32[] vs f32[]."},
    {"select-and-scatter(f32[4,6], f32[2,3], f32[]), window={size=2x2 "
     "stride=2x2}, select=one, scatter=sum",
     "Select function must take 2 parameters, but takes 1 parameter(s)."},
    {"select-and-scatter(f32[4,6], f32[2,3], f32[]), window={size=2x2 "
     "stride=2x2}, select=ge, scatter=one",
     "Reduction function must take 2 parameters, but takes 1 parameter(s)."},
};

constexpr support::WrittenFault kWrittenReductionsFaults[] = {
    {"reduce(bf16[2,3], bf16[]), dimensions={1}, to_apply=sum", "u64[9,9]", "unverified-shape",
     "Expected instruction to have shape equal to f32[2], actual shape is u64[9,9]"},
    {"reduce-window(bf16[4,6], bf16[]), window={size=2x2}, to_apply=sum", "u64[9,9]",
     "unverified-shape",
     "Expected instruction to have shape equal to bf16[3,5], actual shape is "
     "u64[9,9]"},
    {"reduce-window(bf16[4,6], f32[]), window={size=2x2}, to_apply=sum", "u64[9,9]",
     "unverified-shape",
     "Expected instruction to have shape equal to f32[3,5], actual shape is "
     "u64[9,9]"},
};

TEST_CASE("reductions: right shapes", "[inference]") {
  support::check_right(kReductions);
  support::check_right_written(kWrittenReductions);
}

TEST_CASE("reductions: faults of inference", "[inference]") {
  support::check_faults(kReductionsFaults);
}

TEST_CASE("reductions: faults that depend on what is written", "[inference]") {
  support::check_written_faults(kWrittenReductionsFaults);
}

}  // namespace
