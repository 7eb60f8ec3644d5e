#pragma once

// What is asked of an instruction beyond its shape, by family: verify_*.cpp. The switch over the
// opcodes stands in inference.cpp.

#include "hlo/checks/findings.h"
#include "hlo/checks/site.h"

namespace hlo {

// verify_call.cpp: call, while, conditional, fusion
void verify_call(const Site& site, Findings& findings);
void verify_conditional(const Site& site, Findings& findings);
void verify_fusion(const Site& site, Findings& findings);
// verify_custom_call.cpp
void verify_custom_call(const Site& site, Findings& findings);
void verify_operand_aliasing(const Site& site, Findings& findings);
// verify_async.cpp: async-start, -update, -done and the shorthand
void verify_async(const Site& site, Findings& findings);
// verify_transfer.cpp: the start and done of copies, collectives, send and recv
void verify_start(const Site& site, Findings& findings);
void verify_done(const Site& site, Findings& findings);
void verify_channel(const Site& site, Findings& findings);
// verify_collective.cpp: groups of devices
void verify_groups(const Site& site, Findings& findings);
// verify_random.cpp
void verify_random(const Site& site, Findings& findings);

}  // namespace hlo
