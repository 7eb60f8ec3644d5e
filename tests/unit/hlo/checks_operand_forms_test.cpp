// What the form of an instruction owes to the shapes of its operands.
#include <string>
#include <vector>

#include <fmt/format.h>

#include "hlo/checks/judge.h"
#include "tests/support/catch.h"
#include "tests/unit/hlo/form_problems.h"
#include "tests/unit/hlo/model.h"

namespace {

// "code 'where': message" of what stands under these two codes.
std::vector<std::string> forms_of(const std::string& line) {
  const support::Model model(
      "HloModule m\n\nf {\n  a = f32[] parameter(0)\n  b = f32[] parameter(1)\n"
      "  ROOT c = (f32[], f32[]) tuple(a, b)\n}\n\nENTRY e {\n"
      "  x = f32[4,4]{1,0} parameter(0)\n  i = s32[] parameter(1)\n  v = s32[2]{0} parameter(2)\n"
      "  ROOT " +
      line + "\n}\n");
  std::vector<std::string> found;
  const hlo::Verdicts verdicts = hlo::judge(model.file(), {});
  verdicts.for_each([&](std::uint32_t, const std::shared_ptr<const hlo::PieceVerdict>& verdict) {
    for (const hlo::Problem& problem : verdict->problems) {
      if (problem.code != "arity" && problem.code != "attribute") continue;
      found.push_back(
          fmt::format("{} '{}': {}", problem.code, model.text_at(problem.range), problem.message));
    }
  });
  return found;
}

void check_form(const std::string& line, const std::string& expected) {
  INFO(line);
  CHECK(forms_of(line) == std::vector{expected});
}

void check_no_form(const std::string& line) {
  INFO(line);
  CHECK(forms_of(line).empty());
}

}  // namespace

TEST_CASE("a slice has an index for each dimension, or one vector of them") {
  check_no_form("r = f32[2,2]{1,0} dynamic-slice(x, i, i), dynamic_slice_sizes={2,2}");
  check_no_form("r = f32[2,2]{1,0} dynamic-slice(x, v), dynamic_slice_sizes={2,2}");
  check_no_form("r = f32[2,2]{1,0} dynamic-slice(x, unknown), dynamic_slice_sizes={2,2}");
  check_no_form("r = f32[2,2]{1,0} dynamic-slice(unknown, i), dynamic_slice_sizes={2,2}");
  check_form("r = f32[2,2]{1,0} dynamic-slice(x, i), dynamic_slice_sizes={2,2}",
             "arity '(x, i)': Wrong number of operands.");
  check_no_form("r = f32[4,4]{1,0} dynamic-update-slice(x, x, i, i)");
  check_form("r = f32[4,4]{1,0} dynamic-update-slice(x, x, i, i, i)",
             "arity '(x, x, i, i, i)': Wrong number of operands.");
}

TEST_CASE("a broadcast of an array needs dimensions") {
  check_no_form("r = f32[4]{0} broadcast(i)");
  check_no_form("r = f32[4,4]{1,0} broadcast(x), dimensions={0,1}");
  check_form("r = f32[4,4]{1,0} broadcast(x)",
             "attribute 'broadcast': attribute dimensions is expected but not seen");
}

TEST_CASE("a scan has an operand for each parameter of what it runs") {
  check_no_form("r = f32[4,4]{1,0} scan(x, x), dimensions={0}, num_carries=1, to_apply=f");
  check_form("r = f32[4,4]{1,0} scan(x), dimensions={0}, num_carries=1, to_apply=f",
             "arity '(x)': expects 1 operands to match the number of parameters of to_apply, but "
             "to_apply has 2 parameters");
  check_form("r = f32[4,4]{1,0} scan(x, x), dimensions={0}, num_carries=3, to_apply=f",
             "arity '(x, x)': expects at least 3 operands to match the number of carries, but has "
             "2 operands");
}
