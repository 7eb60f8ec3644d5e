// Calls against the computations that they call.
#include <string>

#include "tests/unit/hlo/judged.h"

namespace hlo {
namespace {

using support::check_judged;

const std::string kOne = "f {\n p = f32[4] parameter(0)\n ROOT n = f32[4] negate(p)\n}\n";
const std::string kTwo =
    "f {\n p = f32[4] parameter(0)\n q = f32[4] parameter(1)\n ROOT n = f32[4] add(p, q)\n}\n";
const std::string kLong = "g {\n p = f32[5] parameter(0)\n ROOT n = f32[5] negate(p)\n}\n";
const std::string kTrue = "k {\n p = f32[4] parameter(0)\n ROOT n = pred[] constant(true)\n}\n";

std::string text(const std::string& computations, const std::string& body) {
  return "HloModule m\n" + computations + "ENTRY e {\n x = f32[4] parameter(0)\n " + body + "\n}\n";
}

TEST_CASE("a call gives as many operands as its computation takes", "[call]") {
  check_judged(text(kTwo, "ROOT r = f32[4] call(x, x), to_apply=f"), "");
  check_judged(text(kTwo, "ROOT r = f32[4] call(x), to_apply=f"),
               "unverified-call [call] Expected computation f called from r to have 1 parameters, "
               "has 2");
  check_judged(
      text(kTwo, "ROOT r = call(x), to_apply=f"),
      "shape [call] failed to infer shape for opcode: call, error: Call applied function arity "
      "must match number of arguments; got: arity: 2, arguments: 1; computation signature: (p: "
      "f32[4], q: f32[4]) -> f32[4]; argument shapes: [f32[4]].");
}

TEST_CASE("a call gives operands of the shapes of the parameters", "[call]") {
  check_judged(
      text(kLong, "ROOT r = f32[5] call(x), to_apply=g"),
      "unverified-call [call] Operand %x shape does not match parameter's %p in %r: f32[4] "
      "and f32[5]");
  check_judged(text(kLong, "ROOT r = call(x), to_apply=g"),
               "shape [call] failed to infer shape for opcode: call, error: Call parameter must "
               "match argument; got parameter 0 shape: f32[5], argument shape: f32[4].");
}

TEST_CASE("a call has the shape of the root that it calls", "[call]") {
  check_judged(text(kOne, "ROOT r = f32[5] call(x), to_apply=f"),
               "unverified-shape [f32[5]] Expected instruction to have shape equal to f32[4], "
               "actual shape is f32[5]");
  check_judged(text(kOne, "c = call(x), to_apply=f\n ROOT r = f32[4] negate(c)"), "");
}

TEST_CASE("what a broken computation takes is not guessed", "[call]") {
  check_judged(text("f {\n p = f32[4] parameter(0)\n = f32[4] parameter(1)\n ROOT n = f32[4] "
                    "negate(p)\n}\n",
                    "ROOT r = f32[4] call(x, x), to_apply=f"),
               "");
  check_judged(text("f (p: f32[4], q: f32[4]) -> f32[4] {\n p = f32[4] parameter(0)\n q = f32[4] "
                    "paramter(1)\n ROOT n = f32[4] negate(p)\n}\n",
                    "ROOT r = f32[4] call(x, x), to_apply=f"),
               "");
}

TEST_CASE("a composite call has a name in its attributes", "[call]") {
  const std::string call = "ROOT r = f32[4] call(x), to_apply=f, is_composite=true";
  check_judged(text(kOne, call + ", frontend_attributes={composite.name=\"a\"}"), "");
  check_judged(text(kOne, call),
               "unverified-call [call] A composite call op must have frontend attributes with key "
               "composite.name whose value is non-empty");
  check_judged(
      text(kOne, call + ", frontend_attributes={composite.name=\"a\",composite.version=\"-1\"}"),
      "unverified-call [call] A composite call op must have frontend attributes with a "
      "composite.version whose value is a non-negative integer but got: -1");
}

TEST_CASE("condition and body of a loop take its state", "[call]") {
  check_judged(text(kOne + kTrue, "ROOT r = f32[4] while(x), condition=k, body=f"), "");
  check_judged(text(kOne + kTrue, "w = while(x), condition=k, body=f\n ROOT r = f32[4] negate(w)"),
               "");
  check_judged(
      text(kLong + kTrue, "ROOT r = f32[4] while(x), condition=k, body=g"),
      "unverified-call [while] Operand %x shape does not match parameter's %p in %r: f32[4] "
      "and f32[5]");
  check_judged(text(kTwo + kTrue, "ROOT r = f32[4] while(x), condition=k, body=f"),
               "unverified-call [while] Expected computation f called from r to have 1 parameters, "
               "has 2");
  check_judged(text(kOne, "ROOT r = f32[4] while(x), condition=f, body=f"),
               "unverified-call [while] Conditional computation shape does not lead to a scalar "
               "predicate shape: f32[4]");
  check_judged(text(kOne + kTrue, "ROOT r = f32[5] while(x), condition=k, body=f"),
               "unverified-shape [f32[5]] Expected instruction to have shape equal to f32[4], "
               "actual shape is f32[5]");
}

TEST_CASE("a loop without a shape is inferred from its state", "[call]") {
  const std::string told = "shape [while] failed to infer shape for opcode: while, error: ";
  check_judged(text(kTwo + kTrue, "ROOT r = while(x), condition=k, body=f"),
               told + "Body must take 1 arguments; got 2.");
  check_judged(text(kOne, "ROOT r = while(x), condition=f, body=f"),
               told +
                   "Condition must return a boolean; got Condition: (p: f32[4]) -> f32[4]; body: "
                   "(p: f32[4]) -> f32[4]; init: f32[4]..");
  check_judged(text(kLong + kTrue, "ROOT r = while(x), condition=k, body=g"),
               told +
                   "The parameter of condition and body, the result of the body, and init must "
                   "all have the same shape; got Condition: (p: f32[4]) -> pred[]; body: (p: "
                   "f32[5]) -> f32[5]; init: f32[4].");
}

TEST_CASE("branches take their operand and give the same", "[call]") {
  const std::string two = "i = pred[] parameter(1)\n ";
  const auto branches = [&](const std::string& shape, const std::string& no) {
    return two + "ROOT r = " + shape +
           "conditional(i, x, x), true_computation=f, false_computation=" + no;
  };
  check_judged(text(kOne, branches("f32[4] ", "f")), "");
  check_judged(text(kOne, branches("", "f")), "");
  check_judged(
      text(kOne + kLong, branches("f32[4] ", "g")),
      "unverified-call [conditional] Operand %x shape does not match parameter's %p in %r: "
      "f32[4] and f32[5]");
  check_judged(text(kOne + kTrue, branches("f32[4] ", "k")),
               "unverified-shape [f32[4]] Expected instruction to have shape equal to pred[], "
               "actual shape is f32[4]");
  const std::string told =
      "shape [conditional] failed to infer shape for opcode: conditional, error: ";
  check_judged(text(kOne + kLong, branches("", "g")),
               told +
                   "branch operand 1 must match the shape of the only parameter of branch "
                   "computation 1: got operand: f32[4]; computation: (p: f32[5]) -> f32[5].");
  check_judged(text(kOne + kTrue, branches("", "k")),
               told +
                   "the result of branch 0 computation and branch 1 computation must have the "
                   "same shape: got branch 0 computation result: f32[4]; branch 1 computation "
                   "result: pred[].");
  check_judged(text(kTwo, branches("", "f")),
               told + "branch computation 0 must take 1 argument; got 2.");
}

TEST_CASE("the selector of a conditional says which attributes name its branches", "[call]") {
  const auto with = [](const std::string& type, const std::string& attributes) {
    return text(kOne, "i = " + type + " parameter(1)\n ROOT r = f32[4] conditional(i, x, x), " +
                          attributes);
  };
  check_judged(with("s32[]", "branch_computations={f, f}"), "");
  check_judged(with("f32[]", "branch_computations={f, f}"),
               "shape [i] The first operand must be a scalar of PRED or S32");
  check_judged(with("pred[1]", "true_computation=f, false_computation=f"),
               "shape [i] The first operand must be a scalar");
  check_judged(
      with("pred[]", "branch_computations={f, f}"),
      "attribute [branch_computations] unexpected attribute \"branch_computations\". "
      "Allowed attributes: backend_config, control-predecessors, false_computation, "
      "frontend_attributes, metadata, origin, parameter_replication, sharding, statistics, "
      "true_computation");
  check_judged(
      with("s32[]", "true_computation=f, false_computation=f"),
      "attribute [true_computation] unexpected attribute \"true_computation\". Allowed "
      "attributes: backend_config, branch_computations, control-predecessors, "
      "frontend_attributes, metadata, origin, parameter_replication, sharding, statistics");
}

TEST_CASE("a fusion has a computation for itself, of its shapes", "[call]") {
  check_judged(text(kOne, "ROOT r = f32[4] fusion(x), kind=kLoop, calls=f"), "");
  check_judged(text(kOne, "ROOT r = f32[5] fusion(x), kind=kLoop, calls=f"),
               "unverified-shape [f32[5]] Fused computation shape (f32[4]{0}) is not equal to the "
               "fusion shape (f32[5]{0})");
  check_judged(
      text(kLong, "ROOT r = f32[5] fusion(x), kind=kLoop, calls=g"),
      "unverified-call [x] Shape mismatch between parameter number 0 and its operand in %r. "
      "(f32[5]{0} != f32[4]{0})");
  check_judged(text(kTwo, "ROOT r = f32[4] fusion(x), kind=kLoop, calls=f"),
               "unverified-call [(x)] Fused parameter count (2) is greater than the number of "
               "operands (1) passed to the fusion instruction in: %r.");
  check_judged(text(kOne,
                    "a = f32[4] fusion(x), kind=kLoop, calls=f\n ROOT r = f32[4] fusion(a), "
                    "kind=kLoop, calls=f"),
               "unverified-call [fusion] Instruction of fused computation does not match expected "
               "instruction %r: computation f belongs to another fusion");
  check_judged(text(kOne,
                    "a = f32[4] fusion(x), kind=kLoop, calls=f\n ROOT r = f32[4] call(a), "
                    "to_apply=f"),
               "");
}

TEST_CASE("results share buffers with operands that are there", "[call]") {
  const auto with = [](const std::string& shape, const std::string& aliases) {
    return text(
        "", "ROOT r = " + shape +
                " custom-call(x), custom_call_target=\"t\", output_to_operand_aliasing=" + aliases);
  };
  check_judged(with("f32[4]", "{{}: (0, {})}"), "");
  check_judged(with("f32[4]", "{{}: (1, {})}"),
               "unverified-alias [{{}: (1, {})}] Invalid aliasing operand index: 1.");
  check_judged(with("f32[4]", "{{}: (0, {0})}"),
               "unverified-alias [{{}: (0, {0})}] Invalid aliasing operand shape index {0} for "
               "f32[4].");
  check_judged(with("f32[4]", "{{2}: (0, {})}"),
               "unverified-alias [{{2}: (0, {})}] Invalid aliasing output shape index {2} for "
               "f32[4].");
  check_judged(
      with("s32[4]", "{{}: (0, {})}"),
      "unverified-alias [{{}: (0, {})}] Different aliasing shapes: f32[4]{0} vs s32[4]{0}");
}

TEST_CASE("layout constraints are those of the operands' shapes", "[call]") {
  const auto with = [](const std::string& constraints) {
    return text("",
                "t = (f32[4], s32[]) parameter(1)\n ROOT r = f32[4]{0} custom-call(x, t), "
                "custom_call_target=\"t\", operand_layout_constraints=" +
                    constraints);
  };
  check_judged(with("{f32[4]{0}, (f32[4]{0}, s32[])}"), "");
  check_judged(with("{f32[5]{0}, (f32[4]{0}, s32[])}"),
               "layout [f32[5]{0}] Operand layout constraint shape f32[5]{0} for operand 0 is not "
               "compatible with operand shape f32[4]{0}");
  check_judged(with("{f32[4]{0}, (f32[4]{0}, u32[])}"),
               "layout [(f32[4]{0}, u32[])] Operand layout constraint shape (f32[4]{0}, u32[]) for "
               "operand 1 is not compatible with operand shape (f32[4]{0}, s32[])");
}

TEST_CASE("a computation whose head and root differ is told of there, and not where it is called") {
  const std::string text =
      "HloModule m\n\nf (a: f32[]) -> s32[] {\n  ROOT a = f32[] parameter(0)\n}\n\nENTRY e {\n"
      "  x = f32[] parameter(0)\n  ROOT r = s32[] call(x), to_apply=f\n}\n";
  check_judged(text,
               "shape [s32[]] Shape of computation f, s32[], is not compatible with that "
               "of its root instruction a, f32[]");
  std::string other = text;
  other.replace(other.find("-> s32[]"), 8, "-> f32[]");
  check_judged(other,
               "unverified-shape [s32[]] Expected instruction to have shape equal to "
               "f32[], actual shape is s32[]");
}

}  // namespace
}  // namespace hlo
