// Opcodes, and how many operands they have.
#include <string>

#include "tests/support/catch.h"
#include "tests/unit/hlo/form_problems.h"

namespace {

using support::check_no_problem;
using support::check_problem;

}  // namespace

TEST_CASE("a word that is no opcode is an error, with the opcode that is near") {
  check_problem("r = f32[4]{0} twist(x)",
                "opcode 'twist': expects opcode but sees: twist, error: Unknown opcode: twist");
  check_problem("r = f32[4]{0} negat(x)",
                "opcode 'negat': expects opcode but sees: negat, error: Unknown opcode: negat; "
                "`negate` is near");
  check_problem("r = f32[4]{0} Negate(x)",
                "opcode 'Negate': expects opcode but sees: Negate, error: Unknown opcode: Negate; "
                "`negate` is near");
  check_problem("r = f32[4]{0} shift_left(x, x)",
                "opcode 'shift_left': expects opcode but sees: shift_left, error: Unknown opcode: "
                "shift_left; `shift-left` is near");
}

TEST_CASE("of an unknown opcode nothing else is said") {
  check_problem("r = twist(x, x), dimension={0}",
                "opcode 'twist': expects opcode but sees: twist, error: Unknown opcode: twist");
}

TEST_CASE("the shorthand of an async instruction wraps an opcode") {
  check_no_problem("s = ((f32[4]{0}), f32[4]{0}) negate-start(x)");
  check_problem("s = ((f32[4]{0}), f32[4]{0}) twist-start(x)",
                "opcode 'twist-start': expects async wrapped opcode but sees: twist-start, error: "
                "Unknown opcode: twist");
  check_problem("s = ((f32[4]{0}), f32[4]{0}) negate-start-start(x)",
                "opcode 'negate-start-start': expects async wrapped opcode but sees: "
                "negate-start-start, error: Unknown opcode: negate-start");
  check_problem("s = ((f32[4]{0}), f32[4]{0}) negat-start(x)",
                "opcode 'negat-start': expects async wrapped opcode but sees: negat-start, error: "
                "Unknown opcode: negat; `negate-start` is near");
}

TEST_CASE("what has async opcodes of its own, or no operands, is not wrapped") {
  const std::string word = GENERATE(as<std::string>(), "all-gather-update", "send-start",
                                    "recv-update", "constant-start", "parameter-done");
  const auto found = support::problems_of(support::instruction_text("r = f32[] " + word + "(x)"));
  REQUIRE(found.size() == 1);
  CHECK(found[0].starts_with("opcode '" + word + "': expects opcode but sees: " + word));
}

TEST_CASE("an opcode of earlier releases is a note where XLA printed it") {
  check_problem("%r = token[] generate-token()",
                "note old-spelling 'generate-token': `generate-token` is an opcode of earlier "
                "releases; today it is `after-all`");
  check_problem("%r = f32[4]{0} trace(x)",
                "note old-spelling 'trace': `trace` is an opcode of earlier releases; nothing took "
                "its place");
  check_problem("r = token[] generate-token()",
                "opcode 'generate-token': expects opcode but sees: generate-token, error: Unknown "
                "opcode: generate-token; today it is `after-all`");
}

TEST_CASE("a fixed number of operands is counted") {
  check_no_problem("r = f32[4]{0} add(x, x)");
  check_no_problem("r = f32[4]{0} add(x, /*index=1*/f32[4]{0} x,)");
  check_problem("r = f32[4]{0} add(x, x, x)",
                "arity '(x, x, x)': expects 2 operands, but has 3 operands");
  check_problem("r = f32[4]{0} negate()", "arity '()': expects 1 operands, but has 0 operands");
  check_problem("r = s32[4]{0} iota(x), iota_dimension=0",
                "arity '(x)': expects 0 operands, but has 1 operands");
  check_problem("r = f32[4]{0} abs(add(x))", "arity '(x)': expects 2 operands, but has 1 operands");
}

TEST_CASE("operands that cannot be counted are not") {
  check_no_problem("r = f32[4]{0} add(x, ...(+2))");
}

TEST_CASE("the number of operands may depend on the shape or be even or odd") {
  check_no_problem("r = (f32[4]{0}, (s32[], s32[])) tuple(x, p)");
  check_no_problem("r = () tuple()");
  check_problem("r = (f32[4]{0}, s32[]) tuple(x)",
                "arity '(x)': expects 2 operands, but has 1 operands");
  check_problem("r = () tuple(x)", "arity '(x)': expects 0 operands, but has 1 operands");
  check_problem("r = f32[] reduce(x, i, i), dimensions={0}, to_apply=f",
                "arity '(x, i, i)': expects an even number of operands, but has 3 operands");
  check_problem(
      "r = f32[4]{0} scatter(x, i), update_window_dims={}, inserted_window_dims={}, "
      "scatter_dims_to_operand_dims={}, index_vector_dim=0, to_apply=f",
      "arity '(x, i)': expects an odd number of operands, but has 2 operands");
  check_no_problem("r = f32[4]{0} dynamic-reshape(x, i)");
  check_problem("r = f32[4]{0} dynamic-reshape(x)",
                "arity '(x)': XLA's parser ends here: it expects 2 operands, but has 1 operands");
  check_problem("r = f32[4]{0} dynamic-slice(), dynamic_slice_sizes={4}",
                "arity '()': Expected at least one operand.");
}

TEST_CASE("what XLA's process ends at is an error, and what it reads is none") {
  check_problem("r = f32[] dot(x)",
                "arity '(x)': XLA's parser ends here: it expects 2 operands, but has 1 operands");
  check_no_problem("r = f32[] dot(x, x, x)");
  check_no_problem("r = u32[4]{0} rng-bit-generator(x, x), algorithm=rng_default");
  check_problem("s = ((f32[4]{0}), f32[4]{0}) add-start(x)",
                "arity '(x)': XLA's parser ends here: it expects 2 operands, but has 1 operands");
  check_no_problem("s = ((f32[4]{0}, f32[4]{0}), f32[4]{0}) negate-start(x, x)");
}

TEST_CASE("an async instruction goes on from one") {
  check_no_problem("d = f32[4]{0} negate-done(x)");
  check_problem("d = f32[4]{0} negate-done(x, x)",
                "arity '(x, x)': AsyncUpdate and AsyncDone expect a single async op as their "
                "operand.");
  check_problem("d = f32[4]{0} async-update()",
                "arity '()': AsyncUpdate and AsyncDone expect a single async op as their operand.");
}

TEST_CASE("what only the verifier counts has a code of its own") {
  check_no_problem("r = f32[4]{0} concatenate(x), dimensions={0}");
  check_problem("r = f32[4]{0} concatenate(), dimensions={0}",
                "unverified-arity '()': concatenate takes at least 1 operands, but has 0 (XLA's "
                "parser takes this; compilation stops in the verifier)");
  check_problem("r = f32[4]{0} ragged-all-to-all(x, x)",
                "unverified-arity '(x, x)': ragged-all-to-all instruction should have 6 operands "
                "but sees 2 (XLA's parser takes this; compilation stops in the verifier)");
  check_problem("r = f32[4]{0} all-reduce(), to_apply=f",
                "unverified-arity '()': all-reduce takes at least 1 operands, but has 0 (XLA's "
                "parser takes this; compilation stops in the verifier)");
}

TEST_CASE("a result shape is left out only where XLA infers it") {
  check_no_problem("r = negate(x)");
  check_problem("r = convert(x)", "shape 'convert': cannot infer shape for opcode: convert");
  check_problem("s = negate-start(x)",
                "shape 'negate-start': cannot infer shape for opcode: async-start");
}
