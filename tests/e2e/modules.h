// Small modules that the tests of the program share.
#pragma once

#include <string_view>

namespace e2e {

inline constexpr std::string_view kLeak =
    R"(HloModule leak, entry_computation_layout={(f32[12]{0})->(f32[12]{0}, f32[12]{0})}

ENTRY e {
  x = f32[12]{0} parameter(0)
  sq = f32[12]{0} multiply(x, x)
  off = f32[12]{0} custom-call(sq), custom_call_target="MoveToHost"
  nx = f32[12]{0} negate(x)
  ROOT out = (f32[12]{0}, f32[12]{0}) tuple(off, nx)
}
)";

inline constexpr std::string_view kTwoLeaks =
    R"(HloModule two, entry_computation_layout={(f32[12]{0})->(f32[12]{0}, f32[12]{0})}

ENTRY e {
  x = f32[12]{0} parameter(0)
  sq = f32[12]{0} multiply(x, x)
  a = f32[12]{0} custom-call(sq), custom_call_target="MoveToHost"
  nx = f32[12]{0} negate(x)
  b = f32[12]{0} custom-call(nx), custom_call_target="MoveToHost"
  ROOT out = (f32[12]{0}, f32[12]{0}) tuple(a, b)
}
)";

inline constexpr std::string_view kClean =
    R"(HloModule clean, entry_computation_layout={(f32[12]{0})->f32[12]{0}}

ENTRY e {
  x = f32[12]{0} parameter(0)
  ROOT out = f32[12]{0} negate(x)
}
)";

inline constexpr std::string_view kMlir =
    "module @jit_f {\n  func.func public @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {\n"
    "    %0 = stablehlo.add %arg0, %arg0 : tensor<4xf32>\n    return %0 : tensor<4xf32>\n  }\n}\n";

}  // namespace e2e
