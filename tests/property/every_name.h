// The check of names as a reader would do it: every instruction of every computation, in text
// order, whatever the model holds for doubtful. The judge of hlo/checks/names.
#pragma once

#include <vector>

#include "hlo/module.h"
#include "hlo/problem.h"
#include "hlo/tables.h"

namespace property {

std::vector<hlo::Problem> problems_of_every_name(const hlo::Module& module, hlo::Tables& tables);

}  // namespace property
