#pragma once

// What an instruction's form owes to the shapes of its operands and to what it calls, as XLA's
// parser sees it: how many indices a slice has, how many operands a scan, whether a broadcast needs
// dimensions.

#include "hlo/checks/findings.h"
#include "hlo/checks/site.h"

namespace hlo {

void check_operand_forms(const Site& site, Findings& findings);

}  // namespace hlo
