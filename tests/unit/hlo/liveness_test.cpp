// What XLA removes before its verifier looks, asked of the compiler: with a wrong shape in the
// place, it compiles where this says dead.
#include "hlo/liveness.h"

#include <string>
#include <string_view>

#include <fmt/format.h>

#include "tests/support/catch.h"
#include "tests/unit/hlo/model.h"

namespace {

// `wanted` stands in `callee`, which the entry calls as `call` says.
bool is_dead(std::string_view inside, std::string_view call, std::string_view root = "x") {
  const support::Model model(fmt::format(R"(HloModule m

callee {{
  q = f32[8] parameter(0)
{}  ROOT wanted = f32[8] negate(q)
}}

other {{
  q = f32[8] parameter(0)
  ROOT t = f32[8] copy(q)
}}

never {{
  c = f32[8] parameter(0)
  ROOT t = pred[] constant(false)
}}

middle {{
  q = f32[8] parameter(0)
  ROOT t = f32[8] call(q), to_apply=callee
}}

ENTRY e {{
  x = f32[8] parameter(0)
  k = pred[] constant(true)
{}  ROOT r = f32[8] negate({})
}}
)",
                                         inside, call, root));
  for (const hlo::InstructionRef& at : model.computation("callee").instructions()) {
    if (model.name(at->name) == "wanted") return hlo::is_surely_dead(model.file(), at);
  }
  FAIL("there is no such instruction");
  return false;
}

}  // namespace

TEST_CASE("what is called by nobody, or by what goes nowhere, is dead") {
  const std::string_view call = GENERATE(
      "", "  d = f32[8] call(x), to_apply=callee\n", "  d = f32[8] call(x), to_apply=middle\n",
      "  d = f32[8] conditional(k, x, x), true_computation=callee, false_computation=other\n",
      "  d = f32[8] while(x), condition=never, body=callee\n",
      "  s = ((f32[8]), f32[8]) async-start(x), calls=callee\n  d = f32[8] async-done(s)\n",
      "  d = f32[8] call(x), to_apply=callee\n  d2 = f32[8] negate(d)\n");
  CAPTURE(call);
  CHECK(is_dead("", call));
}

TEST_CASE("what the root rests on is alive") {
  const std::string_view call =
      GENERATE("  d = f32[8] call(x), to_apply=callee\n", "  d = f32[8] call(x), to_apply=middle\n",
               "  d = f32[8] while(x), condition=never, body=callee\n",
               "  d0 = f32[8] call(x), to_apply=callee\n  d = f32[8] call(x), to_apply=callee\n");
  CAPTURE(call);
  CHECK_FALSE(is_dead("", call, "d"));
}

TEST_CASE("a call that nobody looks at stays for what it does besides") {
  const std::string_view call = "  d = f32[8] call(x), to_apply=callee\n";
  CHECK(is_dead("  c = f32[8] custom-call(q), custom_call_target=\"f\"\n", call));
  CHECK_FALSE(is_dead(
      "  c = f32[8] custom-call(q), custom_call_target=\"f\", custom_call_has_side_effect=true\n",
      call));
  CHECK_FALSE(
      is_dead("  z = f32[] constant(0)\n  c = f32[8] rng(z, z), distribution=rng_uniform\n", call));
  CHECK_FALSE(is_dead("  t0 = token[] after-all()\n  c = (f32[8], token[]) infeed(t0)\n", call));
}

TEST_CASE("what calls more than the bound is taken for alive") {
  constexpr int kBound = 1000;
  constexpr int kOthers = 2;  // the parameter and the root of the computation
  const int more = GENERATE(-1, 0, 1);
  std::string inside;
  for (int i = 0; i < kBound - kOthers + more; ++i)
    inside += fmt::format("  c{} = f32[8] copy(q)\n", i);
  CAPTURE(more);
  CHECK(is_dead(inside, "  d = f32[8] call(x), to_apply=callee\n") == (more <= 0));
}
