#pragma once

// One walk: breadth-first from one start over everything a host tensor reaches, then the changes it
// makes to the graph. Visits a position once; while log lines are wanted it repeats positions as
// the compiler does, up to a limit. Leaks are recorded and taken as accepted, so the walk goes on
// behind them.

#include "offload/chain.h"
#include "offload/pass.h"

namespace offload {

void walk(Pass& pass, const Beginning& beginning);

}  // namespace offload
