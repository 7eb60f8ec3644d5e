// What XLA's parser and verifier said of each.
#include "tests/support/catch.h"
#include "tests/unit/hlo/inferred.h"

namespace {

constexpr support::RightShape kScatter[] = {
    {"scatter(f32[10,20], s32[5], f32[5,20]), update_window_dims={1}, "
     "inserted_window_dims={0}, scatter_dims_to_operand_dims={0}, "
     "index_vector_dim=1, to_apply=sum",
     "f32[10,20]"},
    {"scatter(f32[10,20], s32[5,1], f32[5,3]), update_window_dims={1}, "
     "inserted_window_dims={0}, scatter_dims_to_operand_dims={0}, "
     "index_vector_dim=1, to_apply=sum",
     "f32[10,20]"},
    {"scatter(f32[10,20], s32[10,20], s32[5], f32[5,20], s32[5,20]), "
     "update_window_dims={1}, inserted_window_dims={0}, "
     "scatter_dims_to_operand_dims={0}, index_vector_dim=1, to_apply=two",
     "(f32[10,20], s32[10,20])"},
    {"scatter(f32[3,10,20], s32[3,5,1], f32[3,5,20]), update_window_dims={2}, "
     "inserted_window_dims={1}, scatter_dims_to_operand_dims={1}, "
     "input_batching_dims={0}, scatter_indices_batching_dims={0}, "
     "index_vector_dim=2, to_apply=sum",
     "f32[3,10,20]"},
};

constexpr support::InferenceFault kScatterFaults[] = {
    {"scatter(f32[10,20], f32[5], f32[5,20]), update_window_dims={1}, "
     "inserted_window_dims={0}, scatter_dims_to_operand_dims={0}, "
     "index_vector_dim=1, to_apply=sum",
     "Scatter indices parameter must be an integral tensor; got f32[5]."},
    {"scatter(f32[10,20], s32[5], f32[5,20]), update_window_dims={1}, "
     "inserted_window_dims={0}, scatter_dims_to_operand_dims={0}, "
     "index_vector_dim=7, to_apply=sum",
     "Scatter index leaf dimension must be within [0, rank(scatter_indices) + 1). "
     "rank(scatter_indices) is 1 and scatter index leaf dimension is 7."},
    {"scatter(f32[10,20], s32[5], f32[5,20]), update_window_dims={1}, "
     "inserted_window_dims={0}, scatter_dims_to_operand_dims={0,1}, "
     "index_vector_dim=1, to_apply=sum",
     "Scatter op has 2 elements in scatter_dims_to_operand_dims and the bound of "
     "dimension index_vector_dim=1 of scatter_indices is 1. These two numbers "
     "must be equal."},
    {"scatter(f32[10,20], s32[5], f32[5,20]), update_window_dims={1}, "
     "inserted_window_dims={0}, scatter_dims_to_operand_dims={4}, "
     "index_vector_dim=1, to_apply=sum",
     "Invalid scatter_dims_to_operand_dims mapping; domain is [0, 2), got: 0->4."},
    {"scatter(f32[10,20], s32[5,2], f32[5,20]), update_window_dims={1}, "
     "inserted_window_dims={0}, scatter_dims_to_operand_dims={0,0}, "
     "index_vector_dim=1, to_apply=sum",
     "Repeated dimensions not allowed in scatter_dims_to_operand_dims; got: 0, 0."},
    {"scatter(f32[10,20], s32[5], f32[5,20]), update_window_dims={4}, "
     "inserted_window_dims={0}, scatter_dims_to_operand_dims={0}, "
     "index_vector_dim=1, to_apply=sum",
     "Invalid update_window_dims set in scatter op; valid range is [0, 2). got: 4."},
    {"scatter(f32[10,20], s32[5], f32[5,20,2]), update_window_dims={2,1}, "
     "inserted_window_dims={}, scatter_dims_to_operand_dims={0}, "
     "index_vector_dim=1, to_apply=sum",
     "update_window_dims in scatter op must be sorted; got: 2, 1."},
    {"scatter(f32[10,20], s32[5], f32[5,20,2]), update_window_dims={1,1}, "
     "inserted_window_dims={}, scatter_dims_to_operand_dims={0}, "
     "index_vector_dim=1, to_apply=sum",
     "update_window_dims in scatter op must not repeat; got: 1, 1."},
    {"scatter(f32[10,20], s32[5], f32[5,20]), update_window_dims={1}, "
     "inserted_window_dims={6}, scatter_dims_to_operand_dims={0}, "
     "index_vector_dim=1, to_apply=sum",
     "Invalid inserted_window_dims set in scatter op; valid range is [0, 2), got: "
     "6."},
    {"scatter(f32[10,20], s32[5], f32[5,20]), update_window_dims={1}, "
     "inserted_window_dims={1,0}, scatter_dims_to_operand_dims={0}, "
     "index_vector_dim=1, to_apply=sum",
     "inserted_window_dims in scatter op must be sorted; got: 1, 0."},
    {"scatter(f32[10,20], s32[5], f32[5,20]), update_window_dims={1}, "
     "inserted_window_dims={}, scatter_dims_to_operand_dims={0}, "
     "index_vector_dim=1, to_apply=sum",
     "Scatter op has window of size 1; doesn't match operand of rank 2."},
    {"scatter(f32[10,20], s32[5], f32[5,21]), update_window_dims={1}, "
     "inserted_window_dims={0}, scatter_dims_to_operand_dims={0}, "
     "index_vector_dim=1, to_apply=sum",
     "Bounds of the window dimensions of updates must not exceed the bounds of "
     "the corresponding dimensions of operand. For dimension 1, updates bound is "
     "21, operand bound is 20."},
    {"scatter(f32[10,20], s32[5], f32[4,20]), update_window_dims={1}, "
     "inserted_window_dims={0}, scatter_dims_to_operand_dims={0}, "
     "index_vector_dim=1, to_apply=sum",
     "Bounds of the scatter dimensions of updates must be same as the bounds of "
     "the corresponding dimensions of scatter indices. For scatter dimension 0, "
     "updates bound is 4, scatter_indices bound is 5."},
    {"scatter(f32[10,20], s32[5], f32[5]), update_window_dims={1}, "
     "inserted_window_dims={0}, scatter_dims_to_operand_dims={0}, "
     "index_vector_dim=1, to_apply=sum",
     "Updates tensor must be of rank 2; got 1."},
    {"scatter(f32[10,20], s32[5], s32[5,20]), update_window_dims={1}, "
     "inserted_window_dims={0}, scatter_dims_to_operand_dims={0}, "
     "index_vector_dim=1, to_apply=sum",
     "Reduction function's 1-th parameter shape differs from the input type "
     "element type: f32[] vs s32[]"},
    {"scatter(f32[10,20], s32[5], f32[5,20]), update_window_dims={1}, "
     "inserted_window_dims={0}, scatter_dims_to_operand_dims={0}, "
     "index_vector_dim=1, to_apply=one",
     "Reduction function must take 2 parameters, but takes 1 parameter(s)."},
    {"scatter(f32[3,10,20], s32[3,5,1], f32[3,5,20]), update_window_dims={2}, "
     "inserted_window_dims={1}, scatter_dims_to_operand_dims={1}, "
     "input_batching_dims={0}, scatter_indices_batching_dims={}, "
     "index_vector_dim=2, to_apply=sum",
     "input_batching_dims and scatter_indices_batching_dims in scatter op must be "
     "of the same size; got: 1 and 0."},
    {"scatter(f32[3,10,20], s32[3,5,1], f32[3,5,20]), update_window_dims={2}, "
     "inserted_window_dims={1}, scatter_dims_to_operand_dims={1}, "
     "input_batching_dims={7}, scatter_indices_batching_dims={0}, "
     "index_vector_dim=2, to_apply=sum",
     "Invalid input_batching_dims set in scatter op; valid range is [0, 3), got: "
     "7."},
    {"scatter(f32[3,10,20], s32[3,5,1], f32[3,5,20]), update_window_dims={2}, "
     "inserted_window_dims={1}, scatter_dims_to_operand_dims={1}, "
     "input_batching_dims={0}, scatter_indices_batching_dims={7}, "
     "index_vector_dim=2, to_apply=sum",
     "Invalid scatter_indices_batching_dims set in scatter op; valid range is [0, "
     "3), got: 7."},
};

constexpr support::WrittenFault kWrittenScatterFaults[] = {
    {"scatter(bf16[10,20], s32[5], bf16[5,20]), update_window_dims={1}, "
     "inserted_window_dims={0}, scatter_dims_to_operand_dims={0}, "
     "index_vector_dim=1, to_apply=sum",
     "u64[9,9]", "unverified-shape",
     "Expected instruction to have shape equal to bf16[10,20], actual shape is "
     "u64[9,9]"},
};

TEST_CASE("scatter: right shapes", "[inference]") { support::check_right(kScatter); }

TEST_CASE("scatter: faults of inference", "[inference]") { support::check_faults(kScatterFaults); }

TEST_CASE("scatter: faults that depend on what is written", "[inference]") {
  support::check_written_faults(kWrittenScatterFaults);
}

}  // namespace
