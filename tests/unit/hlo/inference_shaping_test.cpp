// What XLA's parser and verifier said of each.
#include "tests/support/catch.h"
#include "tests/unit/hlo/inferred.h"

namespace {

constexpr support::RightShape kShaping[] = {
    {"transpose(f32[2,3]), dimensions={1,0}", "f32[3,2]"},
    {"transpose(f32[2,3,5]), dimensions={2,0,1}", "f32[5,2,3]"},
    {"transpose(f32[]), dimensions={}", "f32[]"},
    {"reverse(f32[2,3]), dimensions={1}", "f32[2,3]"},
    {"reverse(f32[2,3]), dimensions={}", "f32[2,3]"},
    {"concatenate(f32[2,3], f32[2,4]), dimensions={1}", "f32[2,7]"},
    {"concatenate(f32[2,3]), dimensions={0}", "f32[2,3]"},
    {"concatenate(f32[<=2,3], f32[2,3]), dimensions={0}", "f32[<=4,3]"},
    {"concatenate(f32[<=2,3], f32[2,3]), dimensions={1}", "f32[<=2,6]"},
};

constexpr support::InferenceFault kShapingFaults[] = {
    {"transpose(f32[2,3]), dimensions={0,0}",
     "Transpose dimensions [0,0] are not a permutation of the operand dimensions "
     "(operand shape is f32[2,3])."},
    {"transpose(f32[2,3]), dimensions={0}",
     "Transpose dimensions [0] are not a permutation of the operand dimensions "
     "(operand shape is f32[2,3])."},
    {"transpose(f32[2,3]), dimensions={0,2}",
     "Transpose dimensions [0,2] are not a permutation of the operand dimensions "
     "(operand shape is f32[2,3])."},
    {"transpose((f32[2,3])), dimensions={1,0}",
     "Expected array argument for transpose, but got (f32[2,3])."},
    {"reverse(f32[2,3]), dimensions={1,1}", "a dimension number is duplicated in reverse"},
    {"reverse(f32[2,3]), dimensions={4}",
     "One of the reverse dimensions (4) is out-of-bounds in shape f32[2,3]."},
    {"reverse(f32[2,3]), dimensions={-1}",
     "One of the reverse dimensions (-1) is out-of-bounds in shape f32[2,3]."},
    {"reverse((f32[2,3])), dimensions={0}",
     "Expected array argument for operand of reverse, but got (f32[2,3])."},
    {"concatenate(f32[2,3], f32[3,3]), dimensions={1}",
     "Cannot concatenate arrays that differ in dimensions other than the one "
     "being concatenated. Dimension 0 in both shapes must be equal (or "
     "compatible): f32[2,3] vs f32[3,3]."},
    {"concatenate(f32[2,3], s32[2,3]), dimensions={1}",
     "Cannot concatenate arrays with different element types: F32 vs S32."},
    {"concatenate(f32[2,3], f32[2]), dimensions={1}",
     "Cannot concatenate arrays with different ranks: 2 (f32[2,3]) vs 1 (f32[2])."},
    {"concatenate(f32[2,3], f32[2,3]), dimensions={5}", "Concatenate dimension out of bounds: 5."},
    {"concatenate(f32[2,3], f32[2,3]), dimensions={-1}",
     "Concatenate dimension out of bounds: -1."},
    {"concatenate(f32[2,3], (f32[2,3])), dimensions={0}",
     "Expected array argument for operand of concatenation, but got (f32[2,3])."},
    {"concatenate(f32[], f32[]), dimensions={0}", "Concatenate dimension out of bounds: 0."},
};

constexpr support::WrittenFault kWrittenShapingFaults[] = {
    {"broadcast(f32[]), dimensions={}", "f32[2,3]", "", ""},
    {"broadcast(f32[])", "f32[2,3]", "", ""},
    {"broadcast(f32[3]), dimensions={1}", "f32[2,3]", "", ""},
    {"broadcast(f32[2,3]), dimensions={1,0}", "f32[3,2]", "", ""},
    {"broadcast(f32[2,2]), dimensions={0,0}", "f32[2,2]", "", ""},
    {"broadcast((f32[1])), dimensions={}", "", "shape",
     "failed to infer shape for opcode: broadcast, error: Expected array argument "
     "for operand of broadcast, but got (f32[1])."},
    {"reshape(f32[2,3])", "f32[6]", "", ""},
    {"reshape(f32[2,<=3])", "f32[<=6]", "", ""},
    {"reshape(f32[0,3])", "f32[3,0]", "", ""},
    {"dynamic-reshape(f32[2,3], s32[])", "f32[6]", "", ""},
    {"dynamic-reshape(f32[2,3], s32[], s32[])", "f32[<=3,2]", "", ""},
    {"concatenate(f32[2,3], bf16[2,3]), dimensions={1}", "", "unverified-shape",
     "Seen floating point types of different precisions in concatenate, but mixed "
     "precision is disallowed."},
    {"concatenate(f32[2,3], bf16[2,3]), dimensions={1}", "f32[2,6]", "unverified-shape",
     "Seen floating point types of different precisions in concatenate, but mixed "
     "precision is disallowed."},
    {"iota(), iota_dimension=1", "f32[4]", "unverified-shape",
     "The iota dimension cannot go beyond the operation rank or be negative."},
    {"iota(), iota_dimension=1", "u64[9,9]", "", ""},
    {"iota(), iota_dimension=-1", "f32[4]", "unverified-shape",
     "The iota dimension cannot go beyond the operation rank or be negative."},
    {"iota(), iota_dimension=0", "f32[]", "unverified-shape", "Iota does not support scalars."},
    {"iota(), iota_dimension=0", "u64[9,9]", "", ""},
    {"iota(), iota_dimension=0", "pred[4]", "unverified-shape",
     "Only support iota of integral, floating point or complex primitive types, "
     "got PRED"},
    {"iota(), iota_dimension=0", "(f32[4])", "unverified-shape",
     "Iota does not support non-array result."},
    {"bitcast((f32[2,3]))", "u64[9,9]", "", ""},
    {"bitcast(f32[2,3])", "f32[6]", "", ""},
    {"bitcast(f32[2,3])", "bf16[4,3]", "", ""},
    {"bitcast(f32[2,3])", "f32[7]", "unverified-shape",
     "Bitcast cannot have different shape sizes of output (28) and operand (24): f32[7] and "
     "f32[2,3]"},
    {"bitcast(f32[2,3])", "f32[2,4]{1,0:T(2,128)}", "", ""},
    {"bitcast(f32[2,3])", "f32[2,<=4]", "", ""},
    {"bitcast(u8[3])", "s4[8]", "", ""},
};

constexpr support::RightShape kWrittenConversions[] = {
    {"reduce-precision(f32[2]), exponent_bits=5, mantissa_bits=10", "f32[2]"},
};

constexpr support::WrittenFault kWrittenConversionsFaults[] = {
    {"convert((f32[2]))", "s32[2]", "unverified-shape",
     "Convert does not allow non-arrays, so cannot convert from (f32[2]) to S32."},
    {"convert(f32[2])", "s32[3]", "unverified-shape",
     "Expected instruction to have shape equal to s32[2], actual shape is s32[3]"},
    {"convert(f32[2])", "token[]", "unverified-shape",
     "Convert does not allow non-arrays, so cannot convert from f32[2] to TOKEN."},
    {"bitcast-convert(u8[2,3])", "f32[2]", "unverified-shape",
     "Last dimension of input shape=3 is not equal to ratio of bit-widths=4 for "
     "bitcast-convert from u8[2,3] to F32"},
    {"bitcast-convert(f32[2])", "c64[1]", "unverified-shape",
     "Conversion between complex and real type f32[2] => C64."},
    {"bitcast-convert(f32[2])", "pred[2]", "unverified-shape",
     "Expected instruction to have shape equal to pred[2,4], actual shape is "
     "pred[2]"},
    {"bitcast-convert((f32[2]))", "u8[2]", "unverified-shape",
     "Cannot convert from or to tuple type; requested conversion: (f32[2]) => U8."},
    {"stochastic-convert(f32[2], s32[2])", "bf16[2]", "unverified-shape",
     "Random numbers for stochastic convert must be unsigned integers, but got: "
     "s32[2]"},
    {"stochastic-convert(s32[2], u32[2])", "s8[2]", "unverified-shape",
     "Stochastic convert supports only floating point operand conversion, but "
     "got: u32[2]"},
    {"stochastic-convert(f32[2], u16[2])", "bf16[2]", "unverified-shape",
     "The random number is required to have same bits as the operand. But got "
     "random bits: 32, operand bits: 16"},
    {"stochastic-convert(f32[2], u32[3])", "bf16[2]", "unverified-shape",
     "Stochastic convert operand shape does not match random tensor shape: f32[2] "
     "vs u32[3]."},
    {"reduce-precision(s32[2]), exponent_bits=5, mantissa_bits=10", "s32[2]", "unverified-shape",
     "Expected element type in shape to be floating point for ReducePrecision "
     "operation; got S32."},
    {"reduce-precision(f32[2]), exponent_bits=0, mantissa_bits=10", "f32[2]", "unverified-shape",
     "Expected exponent_bits >= 1; got 0."},
    {"reduce-precision(f32[2]), exponent_bits=5, mantissa_bits=-1", "f32[2]", "unverified-shape",
     "Expected non-negative mantissa_bits; got -1."},
};

TEST_CASE("shaping: right shapes", "[inference]") { support::check_right(kShaping); }

TEST_CASE("shaping: faults of inference", "[inference]") { support::check_faults(kShapingFaults); }

TEST_CASE("shaping: faults that depend on what is written", "[inference]") {
  support::check_written_faults(kWrittenShapingFaults);
}

TEST_CASE("conversions: right shapes", "[inference]") {
  support::check_right_written(kWrittenConversions);
}

TEST_CASE("conversions: faults that depend on what is written", "[inference]") {
  support::check_written_faults(kWrittenConversionsFaults);
}

}  // namespace
