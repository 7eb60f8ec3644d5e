#pragma once

// A parameter in host memory that gets another sharding before it is moved to the device: the
// partitioner puts the collective in front of the move, so the host gathers, which the compiler
// tells, if at all, by a name that the text does not have. Read from the text when it is shown.

#include <vector>

#include "analysis/snapshot.h"
#include "hlo/problem.h"

namespace features {

std::vector<hlo::Problem> sharding_problems(const analysis::ModuleAnalysis& analysis,
                                            hlo::Tables& tables);

}  // namespace features
