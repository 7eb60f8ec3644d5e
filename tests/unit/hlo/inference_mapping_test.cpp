// What XLA's parser and verifier said of each.
#include "tests/support/catch.h"
#include "tests/unit/hlo/inferred.h"

namespace {

constexpr support::RightShape kMapSortAndTopk[] = {
    {"map(f32[2], f32[2]), dimensions={0}, to_apply=sum", "f32[2]"},
    {"map(f32[2], f32[]), dimensions={0}, to_apply=sum", "f32[2]"},
    {"map(f32[2]), dimensions={0}, to_apply=tos", "s32[2]"},
    {"sort(f32[8]), dimensions={0}, to_apply=ge", "f32[8]"},
    {"sort(f32[8], s32[8]), dimensions={0}, to_apply=ge2", "(f32[8], s32[8])"},
    {"sort(bf16[8]), dimensions={0}, to_apply=ge", "bf16[8]"},
    {"topk(f32[8]), k=3", "(f32[3], s32[3])"},
    {"topk(f32[2,8]), k=3, largest=true", "(f32[2,3], s32[2,3])"},
};

constexpr support::RightShape kWrittenMapSortAndTopk[] = {
    {"map(f32[2], f32[2]), to_apply=sum", "f32[2]"},
    {"map(f32[2], f32[2]), dimensions={}, to_apply=sum", "f32[2]"},
    {"map(f32[2,3], f32[2,3]), dimensions={1,0}, to_apply=sum", "f32[2,3]"},
};

constexpr support::InferenceFault kMapSortAndTopkFaults[] = {
    {"map(f32[2], f32[3]), dimensions={0}, to_apply=sum",
     "Map operation requires all operands to have the same shape; got: f32[2], "
     "f32[3]."},
    {"map(f32[2]), dimensions={0}, to_apply=sum",
     "Map applied function arity must match number of arguments; got: arity: 2, "
     "arguments: 1."},
    {"map(s32[2], s32[2]), dimensions={0}, to_apply=sum",
     "Mapped computation's parameter type has to match argument element type; got "
     "parameter 0 shape: f32[], argument shape: s32[2]."},
    {"map(f32[2], f32[2]), dimensions={0}, to_apply=vec",
     "Mapped computation's result has to be a scalar; got: f32[2]."},
    {"topk((f32[8])), k=3",
     "Expected array argument for operand of top-k operation, but got (f32[8])."},
};

constexpr support::WrittenFault kWrittenMapSortAndTopkFaults[] = {
    {"map(bf16[2], bf16[2]), dimensions={0}, to_apply=sum", "u64[9,9]", "unverified-shape",
     "Expected instruction to have shape equal to f32[2], actual shape is u64[9,9]"},
    {"sort(f32[8], s32[9]), dimensions={0}, to_apply=ge2", "u64[9,9]", "unverified-shape",
     "Expected sort to have to have the same dimensions for all operands. First "
     "operand shape is: f32[8], shape (operand index 1) is: s32[9]"},
    {"sort(f32[8]), dimensions={7}, to_apply=ge", "", "unverified-shape",
     "Expected the sort_dimension 7 of sort to be smaller than the rank 1 of the "
     "operand(s)."},
    {"sort(f32[8]), dimensions={7}, to_apply=ge", "f32[8]", "unverified-shape",
     "Expected the sort_dimension 7 of sort to be smaller than the rank 1 of the "
     "operand(s)."},
    {"sort(f32[8]), dimensions={7}, to_apply=ge", "u64[9,9]", "unverified-shape",
     "Expected the sort_dimension 7 of sort to be smaller than the rank 2 of the "
     "operand(s)."},
    {"sort(f32[8]), dimensions={-1}, to_apply=ge", "u64[9,9]", "unverified-shape",
     "Expected instruction to have shape equal to f32[8], actual shape is u64[9,9]"},
    {"sort(f32[8]), dimensions={0}, to_apply=sum", "", "unverified-shape",
     "The Sort compare computation shape does not lead to a scalar predicate "
     "shape: f32[]"},
    {"sort(f32[8]), dimensions={0}, to_apply=sum", "f32[8]", "unverified-shape",
     "The Sort compare computation shape does not lead to a scalar predicate "
     "shape: f32[]"},
    {"sort(f32[8]), dimensions={0}, to_apply=ge2", "", "unverified-shape",
     "Expected computation ge2 called from r to have 2 parameters, has 4"},
    {"sort(f32[8]), dimensions={0}, to_apply=ge2", "f32[8]", "unverified-shape",
     "Expected computation ge2 called from r to have 2 parameters, has 4"},
    {"sort(s32[8]), dimensions={0}, to_apply=ge", "", "unverified-shape",
     "Expected the 0-th parameter of the compare computation of sort to have "
     "shape s32[], but got f32[]"},
    {"sort(s32[8]), dimensions={0}, to_apply=ge", "s32[8]", "unverified-shape",
     "Expected the 0-th parameter of the compare computation of sort to have "
     "shape s32[], but got f32[]"},
};

TEST_CASE("map, sort and topk: right shapes", "[inference]") {
  support::check_right(kMapSortAndTopk);
  support::check_right_written(kWrittenMapSortAndTopk);
}

TEST_CASE("map, sort and topk: faults of inference", "[inference]") {
  support::check_faults(kMapSortAndTopkFaults);
}

TEST_CASE("map, sort and topk: faults that depend on what is written", "[inference]") {
  support::check_written_faults(kWrittenMapSortAndTopkFaults);
}

}  // namespace
