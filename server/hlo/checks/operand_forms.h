#pragma once

// What an instruction's form owes to the shapes of its operands, as XLA's parser sees it: how many
// indices a slice has, which attributes a conditional and a broadcast must have.

#include "hlo/checks/findings.h"
#include "hlo/checks/site.h"

namespace hlo {

void check_operand_forms(const Site& site, Findings& findings);

}  // namespace hlo
