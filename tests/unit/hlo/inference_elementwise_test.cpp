// What XLA's parser and verifier said of each.
#include "tests/support/catch.h"
#include "tests/unit/hlo/inferred.h"

namespace {

constexpr support::RightShape kElementByElement[] = {
    {"add(f32[2,3], f32[2,3])", "f32[2,3]"},
    {"add(f32[<=2,3], f32[2,3])", "f32[<=2,3]"},
    {"and(pred[2], pred[2])", "pred[2]"},
    {"shift-left(f32[2], f32[2])", "f32[2]"},
    {"complex(f32[2], f32[2])", "c64[2]"},
    {"mulhi(u32[2], u32[2])", "u32[2]"},
    {"power(s32[2], s32[2])", "s32[2]"},
    {"compare(f32[2], f32[2]), direction=EQ", "pred[2]"},
    {"abs(c64[2])", "f32[2]"},
    {"abs(f32[2])", "f32[2]"},
    {"negate(u32[2])", "u32[2]"},
    {"sign(c64[2])", "c64[2]"},
    {"not(u8[2])", "u8[2]"},
    {"exponential(c64[2])", "c64[2]"},
    {"is-finite(f32[2])", "pred[2]"},
    {"real(c64[2])", "f32[2]"},
    {"real(f32[2])", "f32[2]"},
    {"imag(c128[2])", "f64[2]"},
    {"exponential(f8e4m3fn[2])", "f8e4m3fn[2]"},
    {"clamp(f32[], f32[2], f32[])", "f32[2]"},
    {"clamp(f32[2], f32[2], f32[2])", "f32[2]"},
    {"select(pred[2], f32[2], f32[2])", "f32[2]"},
    {"select(pred[], f32[2], f32[2])", "f32[2]"},
    {"copy(f32[2])", "f32[2]"},
    {"copy((f32[2]))", "(f32[2])"},
};

constexpr support::RightShape kWrittenElementByElement[] = {
    {"opt-barrier((f32[2], s32[]))", "(f32[2], s32[])"},
    {"opt-barrier(f32[2])", "f32[2]"},
    {"opt-barrier(token[])", "token[]"},
};

constexpr support::InferenceFault kElementByElementFaults[] = {
    {"add(f32[3], f32[2,3])", "Shapes must be equal rank, but are f32[3] and f32[2,3]"},
    {"add(f32[2,3], s32[2,3])",
     "Binary op add with different element types: f32[2,3] and s32[2,3]."},
    {"add(f32[2,3], f32[3,4])", "Binary op with incompatible shapes: f32[2,3] and f32[3,4]."},
    {"add((f32[2]), f32[2])",
     "Expected array argument for lhs of binary operation add, but got (f32[2])."},
    {"add(f32[2], token[])",
     "Expected array argument for rhs of binary operation add, but got token[]."},
    {"and(f32[2], f32[2])",
     "Expected pred or integral type in argument to and/or operation; got F32."},
    {"subtract(pred[2], pred[2])",
     "Expected element type in shape to be arithmetic type for operation "
     "subtract; got PRED."},
    {"atan2(s32[2], s32[2])",
     "Expected input element type to be floating or complex for atan2 operation; "
     "got S32."},
    {"complex(bf16[2], bf16[2])", "Complex component type is not implemented."},
    {"complex(s32[2], s32[2])",
     "Expected element type in shape to be floating for complex compose "
     "operation; got S32."},
    {"complex(f64[2], f32[2])", "Complex component type is not implemented."},
    {"compare(f32[2], s32[2]), direction=EQ",
     "Binary op compare with different element types: f32[2] and s32[2]."},
    {"compare(f32[2], f32[3]), direction=EQ",
     "Binary op with incompatible shapes: f32[2] and f32[3]."},
    {"abs(u32[2])",
     "Expected element type in shape to be floating or complex for abs operation; "
     "got U32."},
    {"abs(pred[2])",
     "Expected element type in shape to be floating or complex for abs operation; "
     "got PRED."},
    {"negate(pred[2])",
     "Expected element type in shape to be integral, floating or complex for "
     "negate operation; got PRED."},
    {"sign(u32[2])",
     "Expected element type in shape to be signed or complex for sign operation; "
     "got U32."},
    {"not(f32[2])",
     "Expected pred or an integral element type in argument to Not operation; got "
     "F32."},
    {"floor(c64[2])",
     "Expected element type in shape to be floating for floor operation; got C64."},
    {"floor(s32[2])",
     "Expected element type in shape to be floating for floor operation; got S32."},
    {"cbrt(c64[2])", "Expected element type in shape to be floating for cbrt operation; got C64."},
    {"exponential(s32[2])",
     "Expected element type in shape to be floating or complex for exponential "
     "operation; got S32."},
    {"tan(s32[2])",
     "Expected element type in shape to be floating or complex for tan operation; "
     "got S32."},
    {"erf(c64[2])", "Expected element type in shape to be floating for erf operation; got C64."},
    {"popcnt(f32[2])",
     "Expected an integral element type in argument to PopulationCount operation; "
     "got F32."},
    {"count-leading-zeros(pred[2])",
     "Expected an integral element type in argument to Clz operation; got PRED."},
    {"is-finite(c64[2])",
     "Expected element type in shape to be floating point for IsFinite operation; "
     "got C64."},
    {"imag(s32[2])",
     "Expected element type in shape to be floating or complex for imag "
     "operation; got S32."},
    {"round-nearest-even(s32[2])",
     "Expected element type in shape to be floating for round-nearest-even "
     "operation; got S32."},
    {"logistic(pred[2])",
     "Expected element type in shape to be floating or complex for logistic "
     "operation; got PRED."},
    {"exponential((f32[2]))",
     "Expected array argument for operand of unary operation, but got (f32[2])."},
    {"clamp(f32[3], f32[2], f32[2])", "Clamp with incompatible shapes: f32[3], f32[2], f32[2]."},
    {"clamp(s32[2], f32[2], f32[2])",
     "Clamp with incompatible element types: s32[2], f32[2], f32[2]."},
    {"clamp(f32[2], f32[], f32[2])", "Clamp with incompatible shapes: f32[2], f32[], f32[2]."},
    {"select(pred[3], f32[2], f32[2])",
     "Operands to select and predicate must be the same shape; got f32[2] and "
     "f32[2] and pred[3]."},
    {"select(pred[2], f32[2], f32[3])",
     "Operands to select must be the same shape; got f32[2] and f32[3]."},
    {"select(f32[2], f32[2], f32[2])",
     "Select's pred operand must have PRED element type; got f32[2]."},
    {"select(pred[2], (f32[2]), (f32[2]))",
     "Expected array argument for select on-true, but got (f32[2])."},
    {"select(pred[2], s32[2], f32[2])",
     "Operands to select must be the same shape; got s32[2] and f32[2]."},
};

constexpr support::WrittenFault kWrittenElementByElementFaults[] = {
    {"add(f32[2,3], bf16[2,3])", "", "unverified-shape",
     "Seen floating point types of different precisions in add, but mixed "
     "precision is disallowed."},
    {"add(f32[2,3], bf16[2,3])", "f32[2,3]", "unverified-shape",
     "Seen floating point types of different precisions in add, but mixed "
     "precision is disallowed."},
    {"add(bf16[2,3], bf16[2,3])", "f32[2,3]", "unverified-shape",
     "Expected instruction to have shape equal to bf16[2,3], actual shape is "
     "f32[2,3]"},
    {"add(bf16[2,3], bf16[2,3])", "u64[9,9]", "unverified-shape",
     "Expected instruction to have shape equal to bf16[2,3], actual shape is "
     "u64[9,9]"},
    {"add(f32[1,3], f32[2,3])", "", "unverified-shape",
     "Implicit broadcast is not allowed in HLO. Found different shapes for "
     "instruction add. output: f32[2,3] operand: f32[1,3]"},
    {"add(f32[1,3], f32[2,3])", "f32[2,3]", "unverified-shape",
     "Implicit broadcast is not allowed in HLO. Found different shapes for "
     "instruction add. output: f32[2,3] operand: f32[1,3]"},
    {"add(f32[1,3], f32[2,3])", "u64[9,9]", "unverified-shape",
     "Expected instruction to have shape equal to f32[2,3], actual shape is "
     "u64[9,9]"},
    {"add(f32[], f32[2,3])", "", "unverified-shape",
     "Implicit broadcast is not allowed in HLO. Found different shapes for "
     "instruction add. output: f32[2,3] operand: f32[]"},
    {"add(f32[], f32[2,3])", "f32[2,3]", "unverified-shape",
     "Implicit broadcast is not allowed in HLO. Found different shapes for "
     "instruction add. output: f32[2,3] operand: f32[]"},
    {"add(f32[], f32[2,3])", "u64[9,9]", "unverified-shape",
     "Expected instruction to have shape equal to f32[2,3], actual shape is "
     "u64[9,9]"},
    {"compare(f32[], f32[3]), direction=EQ", "", "unverified-shape",
     "Implicit broadcast is not allowed in HLO. Found different shapes for "
     "instruction compare. output: pred[3] operand: f32[]"},
    {"compare(f32[], f32[3]), direction=EQ", "pred[3]", "unverified-shape",
     "Implicit broadcast is not allowed in HLO. Found different shapes for "
     "instruction compare. output: pred[3] operand: f32[]"},
    {"compare(f32[], f32[3]), direction=EQ", "u64[9,9]", "unverified-shape",
     "Expected instruction to have shape equal to pred[3], actual shape is "
     "u64[9,9]"},
    {"abs(f32[2])", "bf16[2]", "unverified-shape",
     "Expected instruction to have shape equal to f32[2], actual shape is bf16[2]"},
    {"abs(f32[2])", "u64[9,9]", "unverified-shape",
     "Expected instruction to have shape equal to f32[2], actual shape is u64[9,9]"},
    {"select(pred[2], f32[2], bf16[2])", "", "unverified-shape",
     "Seen floating point types of different precisions in select, but mixed "
     "precision is disallowed."},
    {"select(pred[2], f32[2], bf16[2])", "f32[2]", "unverified-shape",
     "Seen floating point types of different precisions in select, but mixed "
     "precision is disallowed."},
    {"copy(f32[2])", "bf16[2]", "unverified-shape",
     "Expected instruction to have shape equal to f32[2], actual shape is bf16[2]"},
    {"copy(f32[2])", "u64[9,9]", "unverified-shape",
     "Expected instruction to have shape equal to f32[2], actual shape is u64[9,9]"},
};

TEST_CASE("element by element: right shapes", "[inference]") {
  support::check_right(kElementByElement);
  support::check_right_written(kWrittenElementByElement);
}

TEST_CASE("element by element: faults of inference", "[inference]") {
  support::check_faults(kElementByElementFaults);
}

TEST_CASE("element by element: faults that depend on what is written", "[inference]") {
  support::check_written_faults(kWrittenElementByElementFaults);
}

}  // namespace
