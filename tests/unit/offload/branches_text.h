// One branch hands on what is in host memory, the other what is on the device.
#pragma once

#include <string_view>

namespace {

constexpr std::string_view kBranches = R"(
HloModule m, entry_computation_layout={(f32[6]{0}, pred[])->f32[6]{0}}
left {
  q0 = f32[6] parameter(0)
  m0 = f32[6] custom-call(q0), custom_call_target="MoveToHost"
  ROOT t0 = (f32[6]) tuple(m0)
}
right {
  q1 = f32[6] parameter(0)
  n1 = f32[6] negate(q1)
  ROOT t1 = (f32[6]) tuple(n1)
}
ENTRY top {
  x = f32[6] parameter(0)
  p = pred[] parameter(1)
  cd = (f32[6]) conditional(p, x, x), true_computation=left, false_computation=right
  g = f32[6] get-tuple-element(cd), index=0
  ROOT back = f32[6] custom-call(g), custom_call_target="MoveToDevice"
}
)";

}  // namespace
