// A loop that computes on a parameter in host memory, once a round; its result leaks.
#pragma once

#include <string_view>

namespace {

constexpr std::string_view kComputesInLoop =
    R"(HloModule m, entry_computation_layout={(f32[4]{0:S(5)}, f32[4]{0})->(f32[4]{0}, f32[4]{0:S(5)})}
cnd {
  cp = (s32[], f32[4]{0}, f32[4]{0}) parameter(0)
  ci = s32[] get-tuple-element(cp), index=0
  cn = s32[] constant(8)
  ROOT lt = pred[] compare(ci, cn), direction=LT
}
body {
  bp = (s32[], f32[4]{0}, f32[4]{0}) parameter(0)
  bi = s32[] get-tuple-element(bp), index=0
  one = s32[] constant(1)
  nx = s32[] add(bi, one)
  w = f32[4]{0} get-tuple-element(bp), index=1
  a = f32[4]{0} get-tuple-element(bp), index=2
  s = f32[4]{0} add(w, a)
  ROOT bt = (s32[], f32[4]{0}, f32[4]{0}) tuple(nx, w, s)
}
ENTRY top {
  h = f32[4]{0} parameter(0)
  x = f32[4]{0} parameter(1)
  z = s32[] constant(0)
  init = (s32[], f32[4]{0}, f32[4]{0}) tuple(z, h, x)
  wl = (s32[], f32[4]{0}, f32[4]{0}) while(init), condition=cnd, body=body
  r = f32[4]{0} get-tuple-element(wl), index=2
  k = f32[4]{0} get-tuple-element(wl), index=1
  ROOT out = (f32[4]{0}, f32[4]{0}) tuple(r, k)
}
)";

}  // namespace
