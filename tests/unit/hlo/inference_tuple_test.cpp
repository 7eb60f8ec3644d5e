// What XLA's parser and verifier said of each.
#include "tests/support/catch.h"
#include "tests/unit/hlo/inferred.h"

namespace {

constexpr support::RightShape kTuples[] = {
    {"get-tuple-element((f32[2], s32[])), index=0", "f32[2]"},
    {"get-tuple-element((f32[2], s32[])), index=1", "s32[]"},
};

constexpr support::WrittenFault kWrittenTuplesFaults[] = {
    {"tuple(f32[2], s32[])", "(f32[2], s32[])", "", ""},
    {"tuple()", "()", "", ""},
    {"tuple(f32[2], s32[])", "(f32[2], s32[2])", "unverified-shape",
     "Expected instruction to have shape equal to (f32[2], s32[]), actual shape "
     "is (f32[2], s32[2])"},
    {"tuple(f32[2], bf16[2])", "(f32[2], bf16[2])", "", ""},
    {"tuple(f32[2], bf16[2])", "(f32[2], f32[2])", "unverified-shape",
     "Expected instruction to have shape equal to (f32[2], bf16[2]), actual shape "
     "is (f32[2], f32[2])"},
    {"tuple(token[])", "(token[])", "", ""},
    {"get-tuple-element((f32[2], s32[])), index=2", "u64[9,9]", "unverified-shape",
     "Cannot infer shape: attempt to index out of tuple bounds: 2 >= 2 in shape "
     "(f32[2], s32[])."},
    {"get-tuple-element((f32[2], s32[])), index=-1", "u64[9,9]", "unverified-shape",
     "Cannot infer shape: attempt to index out of tuple bounds: -1 >= 2 in shape "
     "(f32[2], s32[])."},
    {"get-tuple-element(f32[2]), index=0", "u64[9,9]", "unverified-shape",
     "Cannot infer shape: attempting to index into non-tuple: f32[2]."},
    {"get-tuple-element(()), index=0", "u64[9,9]", "unverified-shape",
     "Cannot infer shape: attempt to index out of tuple bounds: 0 >= 0 in shape "
     "()."},
    {"get-tuple-element((bf16[2])), index=0", "f32[2]", "unverified-shape",
     "Expected instruction to have shape equal to bf16[2], actual shape is f32[2]"},
    {"get-tuple-element((bf16[2])), index=0", "u64[9,9]", "unverified-shape",
     "Expected instruction to have shape equal to bf16[2], actual shape is "
     "u64[9,9]"},
    {"add-dependency((f32[2], bf16[2]), token[])", "", "unverified-shape",
     "Seen floating point types of different precisions in add-dependency, but "
     "mixed precision is disallowed."},
    {"add-dependency((f32[2], bf16[2]), token[])", "(f32[2], bf16[2])", "unverified-shape",
     "Seen floating point types of different precisions in add-dependency, but "
     "mixed precision is disallowed."},
    {"add-dependency(f32[2], f32[2])", "", "unverified-shape",
     "Expected operand 1 to be token-shaped, actual shape is f32[2]"},
    {"add-dependency(f32[2], f32[2])", "f32[2]", "unverified-shape",
     "Expected operand 1 to be token-shaped, actual shape is f32[2]"},
    {"infeed(f32[2])", "(f32[2], token[])", "unverified-shape",
     "Expected operand 0 to be token-shaped, actual shape is f32[2]"},
    {"infeed(token[])", "((f32[2], s32[]), token[])", "", ""},
    {"outfeed(f32[2], token[]), outfeed_shape=f32[3]", "token[]", "unverified-shape",
     "Expected outfeed shape to be equal to operand's shape f32[2], actual shape "
     "is f32[3]"},
    {"outfeed(f32[2], f32[2]), outfeed_shape=f32[2]", "token[]", "unverified-shape",
     "Expected operand 1 to be token-shaped, actual shape is f32[2]"},
};

TEST_CASE("tuples: right shapes", "[inference]") { support::check_right(kTuples); }

TEST_CASE("tuples: faults that depend on what is written", "[inference]") {
  support::check_written_faults(kWrittenTuplesFaults);
}

}  // namespace
