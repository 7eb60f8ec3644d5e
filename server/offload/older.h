#pragma once

// What only older compilers refuse, and the legalizer of the oldest (profile.h says which do).
// Errors and aborts are recorded; the run goes on as if the compiler had not stopped.

#include <vector>

#include "offload/chain.h"
#include "offload/pass.h"
#include "offload/relations.h"

namespace offload {

// A phase: the legalizer in front of the pass does not come past an entry parameter on its way up
// from an update slice. Nothing in newer profiles.
void check_parameters_under_update_slices(Pass& pass);

// A part that the shape of the next instruction does not have; in all profiles.
void report_missing_part(Pass& pass, const Obstacle& obstacle, Place at, std::vector<Step> related);
// A value that chooses the branch of a conditional; `how` says what stops the compiler about it. In
// all profiles.
void report_predicate(Pass& pass, const Obstacle& obstacle, const std::string& how,
                      std::vector<Step> related);
// False for obstacles that every profile has.
bool report_older_obstacle(Pass& pass, const Obstacle& obstacle, std::vector<Step> related);
// The compiler asks an instruction for its only operand, and it has another number of them.
void report_many_operands(Pass& pass, NodeId node);
// A copy for a start that is reached from the root of what it calls.
void report_copy_of_callee(Pass& pass, Place start);
// A reduce behind a slice that gives several arrays.
void report_counted_tuple(Pass& pass, NodeId reduce);
// A computation on a value in host memory.
void refuse_use(Pass& pass, Place start, Place at, std::vector<Step> related);
// A slice that does not lead to the device; `way` goes to the user that is not allowed.
void refuse_slice(Pass& pass, Place slice, const std::vector<Visit>& way,
                  std::vector<Step> related);
// A value that is no array and is about to be set to host memory as a whole; fine if it is one.
void refuse_whole_value(Pass& pass, Place place);
// ... and that is the result.
void report_whole_output(Pass& pass, Place root, std::vector<Step> related);

}  // namespace offload
