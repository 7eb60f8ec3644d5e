// What XLA's parser and verifier said of each.
#include "tests/support/catch.h"
#include "tests/unit/hlo/inferred.h"

namespace {

constexpr support::RightShape kGather[] = {
    {"gather(f32[10,20], s32[5,2]), offset_dims={}, collapsed_slice_dims={0,1}, "
     "start_index_map={0,1}, index_vector_dim=1, slice_sizes={1,1}",
     "f32[5]"},
    {"gather(f32[10,20], s32[5]), offset_dims={1}, collapsed_slice_dims={0}, "
     "start_index_map={0}, index_vector_dim=1, slice_sizes={1,20}",
     "f32[5,20]"},
    {"gather(f32[3,10,20], s32[3,5,1]), offset_dims={2}, "
     "collapsed_slice_dims={1}, start_index_map={1}, operand_batching_dims={0}, "
     "start_indices_batching_dims={0}, index_vector_dim=2, slice_sizes={1,1,20}",
     "f32[3,5,20]"},
};

constexpr support::InferenceFault kGatherFaults[] = {
    {"gather(f32[10,20], f32[5]), offset_dims={1}, collapsed_slice_dims={0}, "
     "start_index_map={0}, index_vector_dim=1, slice_sizes={1,20}",
     "Gather indices parameter must be an integral tensor; got f32[5]."},
    {"gather((f32[10,20]), s32[5]), offset_dims={1}, collapsed_slice_dims={0}, "
     "start_index_map={0}, index_vector_dim=1, slice_sizes={1,20}",
     "Expected array argument for input tensor operand of gather op, but got "
     "(f32[10,20])."},
    {"gather(f32[10,20], (s32[5])), offset_dims={1}, collapsed_slice_dims={0}, "
     "start_index_map={0}, index_vector_dim=1, slice_sizes={1,20}",
     "Expected array argument for gather indices operand of gather op, but got "
     "(s32[5])."},
    {"gather(f32[10,20], s32[5]), offset_dims={1}, collapsed_slice_dims={0}, "
     "start_index_map={0}, index_vector_dim=6, slice_sizes={1,20}",
     "Gather index leaf dimension must be within [0, rank(start_indices) + 1). "
     "rank(start_indices) is 1 and gather index leaf dimension is 6."},
    {"gather(f32[10,20], s32[5]), offset_dims={2,1}, collapsed_slice_dims={}, "
     "start_index_map={0}, index_vector_dim=1, slice_sizes={1,20}",
     "Output window dimensions in gather op must be ascending; got: 2, 1."},
    {"gather(f32[10,20], s32[5]), offset_dims={1,1}, collapsed_slice_dims={}, "
     "start_index_map={0}, index_vector_dim=1, slice_sizes={1,20}",
     "Output window dimensions in gather op must not repeat; got: 1, 1."},
    {"gather(f32[10,20], s32[5]), offset_dims={5}, collapsed_slice_dims={0}, "
     "start_index_map={0}, index_vector_dim=1, slice_sizes={1,20}",
     "Offset dimension 0 in gather op is out of bounds; got 5, but should have "
     "been in [0,2)."},
    {"gather(f32[10,20], s32[5]), offset_dims={1}, collapsed_slice_dims={0}, "
     "start_index_map={0,1}, index_vector_dim=1, slice_sizes={1,20}",
     "Gather op has 2 elements in start_index_map and the bound of dimension "
     "index_vector_dim=1 of start_indices is 1. These two numbers must be equal."},
    {"gather(f32[10,20], s32[5]), offset_dims={1}, collapsed_slice_dims={0}, "
     "start_index_map={7}, index_vector_dim=1, slice_sizes={1,20}",
     "Invalid start_index_map; domain is [0, 2), got: 0->7."},
    {"gather(f32[10,20], s32[5,2]), offset_dims={1}, collapsed_slice_dims={0}, "
     "start_index_map={0,0}, index_vector_dim=1, slice_sizes={1,20}",
     "Repeated dimensions are not allowed in start_index_map; got: 0, 0."},
    {"gather(f32[10,20], s32[5]), offset_dims={1}, collapsed_slice_dims={9}, "
     "start_index_map={0}, index_vector_dim=1, slice_sizes={1,20}",
     "Invalid collapsed_slice_dims set in gather op; valid range is [0, 2), got: "
     "9."},
    {"gather(f32[10,20], s32[5]), offset_dims={}, collapsed_slice_dims={1,0}, "
     "start_index_map={0}, index_vector_dim=1, slice_sizes={1,1}",
     "collapsed_slice_dims in gather op must be sorted; got: 1, 0"},
    {"gather(f32[10,20], s32[5]), offset_dims={}, collapsed_slice_dims={0,0}, "
     "start_index_map={0}, index_vector_dim=1, slice_sizes={1,1}",
     "Repeated dimensions not allowed in collapsed_slice_dims in gather op; got: "
     "0, 0."},
    {"gather(f32[10,20], s32[5]), offset_dims={1}, collapsed_slice_dims={0}, "
     "start_index_map={0}, index_vector_dim=1, slice_sizes={1}",
     "Gather op must have one slice size for every input dimension; got: "
     "len(slice_sizes)=1, input_shape.rank=2."},
    {"gather(f32[10,20], s32[5]), offset_dims={1}, collapsed_slice_dims={}, "
     "start_index_map={0}, index_vector_dim=1, slice_sizes={1,20}",
     "All components of the offset index in a gather op must either be a offset "
     "dimension or explicitly collapsed or explicitly batched; got "
     "len(slice_sizes)=2, output_slice_sizes=1, collapsed_slice_dims=, "
     "operand_batching_dims=."},
    {"gather(f32[10,20], s32[5]), offset_dims={1}, collapsed_slice_dims={0}, "
     "start_index_map={0}, index_vector_dim=1, slice_sizes={1,21}",
     "Slice size at index 1 in gather op is out of range, must be within [0, 21), "
     "got 21."},
    {"gather(f32[10,20], s32[5]), offset_dims={1}, collapsed_slice_dims={0}, "
     "start_index_map={0}, index_vector_dim=1, slice_sizes={2,20}",
     "Gather op can only collapse slice dims with bound 1 or 0, but bound is 2 "
     "for index 0 at position 0."},
    {"gather(f32[3,10,20], s32[3,5,1]), offset_dims={2}, "
     "collapsed_slice_dims={1}, start_index_map={1}, operand_batching_dims={0}, "
     "start_indices_batching_dims={}, index_vector_dim=2, slice_sizes={1,1,20}",
     "operand_batching_dims and start_indices_batching_dims in gather op must be "
     "of the same size; got: 1 and 0."},
    {"gather(f32[3,10,20], s32[3,5,1]), offset_dims={2}, "
     "collapsed_slice_dims={1}, start_index_map={1}, operand_batching_dims={8}, "
     "start_indices_batching_dims={0}, index_vector_dim=2, slice_sizes={1,1,20}",
     "Invalid operand_batching_dims set in gather op; valid range is [0, 3), got: "
     "8."},
    {"gather(f32[3,10,20], s32[3,5,1]), offset_dims={2}, "
     "collapsed_slice_dims={1}, start_index_map={1}, operand_batching_dims={0}, "
     "start_indices_batching_dims={8}, index_vector_dim=2, slice_sizes={1,1,20}",
     "Invalid start_indices_batching_dims; domain is [0, 3), got: 0->8."},
    {"gather(f32[3,10,20], s32[3,5,1]), offset_dims={2}, "
     "collapsed_slice_dims={1}, start_index_map={1}, operand_batching_dims={0}, "
     "start_indices_batching_dims={0}, index_vector_dim=2, slice_sizes={2,1,20}",
     "Gather op can only have operand_batching_dims with bound 1 or 0, but bound "
     "is 2 for index 0 at position 0."},
};

TEST_CASE("gather: right shapes", "[inference]") { support::check_right(kGather); }

TEST_CASE("gather: faults of inference", "[inference]") { support::check_faults(kGatherFaults); }

}  // namespace
