#pragma once

// Calls that the host executes (async-start on the host's thread). A result that goes nowhere but
// to outputs in host memory stays there from the beginning, and the moves to the host on its way do
// nothing more. Every other result is a value of the device.

#include "offload/pass.h"

namespace offload {

void keep_host_results(Pass& pass);
// What the verifier says in front of both passes: a call ends once.
void check_host_calls(Pass& pass);

}  // namespace offload
