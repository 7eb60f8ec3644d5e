// What is wrong with a module as a whole, and with its header against its entry.
#include <string>

#include "tests/unit/hlo/judged.h"

namespace hlo {
namespace {

using support::check_judged;

const std::string kOne = "f {\n p = f32[4] parameter(0)\n ROOT n = f32[4] negate(p)\n}\n";

std::string entry(const std::string& body, const std::string& head = "e") {
  return "ENTRY " + head + " {\n x = f32[4] parameter(0)\n " + body + "\n}\n";
}

TEST_CASE("a computation has one root and a module one entry", "[module]") {
  check_judged("HloModule m\n" + entry("ROOT a = f32[4] abs(x)\n ROOT b = f32[4] abs(x)"),
               "syntax [ROOT] one computation should have only one ROOT");
  check_judged("HloModule m\n" + entry("a = f32[4] abs(x)") + entry("b = f32[4] abs(x)", "g"),
               "syntax [ENTRY] expects only one ENTRY");
  check_judged("HloModule m\n" + entry("ROOT a = f32[4] call(x), to_apply={\n p = f32[4] "
                                       "parameter(0)\n ROOT b = f32[4] abs(p)\n ROOT c = f32[4] "
                                       "abs(b)\n }"),
               "syntax [ROOT] one computation should have only one ROOT");
  check_judged("HloModule m\n" + kOne + entry("ROOT a = f32[4] call(x), to_apply=f"), "");
}

TEST_CASE("a single instruction needs nothing beside itself", "[module]") {
  const std::string no_shape =
      "Operand had no shape in HLO text; cannot create parameter for single-instruction module.";
  check_judged("a = f32[4] add(f32[4] x, x)\n", "");
  check_judged("a = f32[4] negate(x)\n", "shape [x] " + no_shape);
  check_judged("a = f32[4] add(y, f32[4] y)\n", "shape [y] " + no_shape);
  check_judged("a = f32[4] add(negate(f32[4] x), x)\n", "");
  check_judged("a = f32[4] add(negate(f32[4] x), y)\n", "shape [y] " + no_shape);
  check_judged("a = f32[4] negate(f32[4] a)\n", "name [a] instruction already exists: a");
  check_judged("a = f32[4] negate(f32[4] x), control-predecessors={x}\n", "");
  check_judged("a = f32[4] negate(f32[4] x), control-predecessors={q}\n",
               "name [q] instruction 'q' is not defined");
  check_judged("f32[4] call(f32[4] x), to_apply=f\n", "name [f] computation does not exist: f");
  check_judged(
      "f32[4] call(f32[4] x), to_apply={\n p = f32[4] parameter(0)\n ROOT n = f32[4] "
      "negate(p)\n}\n",
      "");
  check_judged("a = f32[4] parameter(0)\n", "");
}

TEST_CASE("a computation is defined once", "[module]") {
  check_judged("HloModule m\n" + kOne + kOne + entry("ROOT a = f32[4] abs(x)"),
               "name [f] computation already exists: f");
  check_judged("HloModule m\n" + kOne + entry("ROOT a = f32[4] abs(x)", "f"),
               "name [f] computation already exists: f");
  check_judged("HloModule m\n" + kOne + entry("ROOT a = f32[4] abs(x)") + "HloModule n\n" + kOne +
                   entry("ROOT a = f32[4] abs(x)"),
               "");
}

TEST_CASE("a computation that calls itself is not there yet", "[module]") {
  const std::string own =
      "f {\n p = f32[4] parameter(0)\n ROOT n = f32[4] call(p), to_apply=f\n}\n";
  check_judged("HloModule m\n" + own + entry("ROOT a = f32[4] call(x), to_apply=f"),
               "name [f] computation does not exist: f");
  // A caller in another piece than the head is found as well.
  std::string body;
  for (int i = 0; i < 20; ++i) body += " a" + std::to_string(i) + " = f32[4] abs(p)\n";
  const std::string large = "HloModule m\nf {\n p = f32[4] parameter(0)\n" + body +
                            " ROOT n = f32[4] call(p), to_apply=f\n}\n" +
                            entry("ROOT a = f32[4] call(x), to_apply=f");
  for (const text::Offset bytes : {64U, 256U, 16384U}) {
    CHECK(support::judged(large, bytes) ==
          std::vector<std::string>{"name [f] computation does not exist: f"});
  }
}

TEST_CASE("parameters have the numbers from 0 on", "[module]") {
  const auto with = [](const std::string& number) {
    return "HloModule m\n" + entry("y = f32[4] parameter(" + number + ")\n ROOT a = f32[4] abs(x)");
  };
  check_judged(with("1"), "");
  check_judged(with("0"), "call [0] Duplicate parameter number 0");
  check_judged(with("-1"), "call [-1] parameter number must be >= 0");
  check_judged(with("2"),
               "call [2] XLA's parser ends here: there is no parameter 1, and the numbers "
               "run from 0 without a gap");
  check_judged(with("2)\n z = f32[4] parameter(2"), "call [2] Duplicate parameter number 2");
  check_judged(with("2)\n z = f32[4] paramter(1"), "");
  check_judged(with("2)\n z = f32[4] parameter(1"), "");
}

TEST_CASE("the result of a signature is that of the root", "[module]") {
  const auto with = [](const std::string& result, const std::string& shape) {
    return "HloModule m\n" + entry("ROOT a = " + shape + "negate(x)", "e (x: f32[4]) -> " + result);
  };
  check_judged(with("f32[4]", "f32[4] "), "");
  check_judged(with("f32[4]{0}", "f32[4] "), "");
  check_judged(with("f32[3]", "f32[4] "),
               "shape [f32[3]] Shape of computation e, f32[3], is not compatible with that of its "
               "root instruction a, f32[4]");
  check_judged(
      "HloModule m\n" + kOne + entry("ROOT a = call(x), to_apply=f", "e (x: f32[4]) -> f32[3]"),
      "shape [f32[3]] Shape of computation e, f32[3], is not compatible with that of its "
      "root instruction a, f32[4]");
}

TEST_CASE("a text without header that begins with an instruction is that alone", "[module]") {
  const std::string told =
      "Syntax error: Expected eof after parsing single instruction. Did you mean to write an HLO "
      "module and forget the \"HloModule\" header?";
  check_judged("a = f32[4] negate(f32[4] x)\n", "");
  check_judged("a = f32[4] negate(f32[4] abs(f32[4] x))\n", "");
  check_judged("a = f32[4] parameter(0)\nb = f32[4] negate(a)\nc = f32[4] negate(b)\n",
               "syntax [b = f32[4] negate(a)] " + told);
  check_judged("a = f32[4] parameter(0)\n" + kOne, "syntax [f {] " + told);
  check_judged(kOne, "");
}

TEST_CASE("aliases name outputs and parameters that are there", "[module]") {
  const auto with = [](const std::string& attributes) {
    return "HloModule m, " + attributes +
           "\nENTRY e {\n x = f32[4] parameter(0)\n y = (f32[4], s32[]) parameter(1)\n ROOT r = "
           "(f32[4], s32[]) copy(y)\n}\n";
  };
  const auto alias = [&](const std::string& one) {
    return with("input_output_alias={ " + one + " }");
  };
  check_judged(alias("{0}: (0, {}, may-alias), {1}: (1, {1}, must-alias)"), "");
  check_judged(alias("{0}: (0, {}),"), "");
  check_judged(alias("{7}: (0, {})"),
               "alias [{7}: (0, {})] Trying to set up alias at {7} which is an invalid index for "
               "shape (f32[4], s32[])");
  check_judged(
      alias("{0}: (5, {})"),
      "unverified-alias [{0}: (5, {})] There is no parameter 5: the entry has 2 parameters");
  check_judged(alias("{0}: (1, {7})"),
               "unverified-alias [{0}: (1, {7})] {7} is an invalid index for parameter 1 of shape "
               "(f32[4], s32[])");
  check_judged(
      alias("{0}: (1, {})"),
      "unverified-alias [{0}: (1, {})] Parameter 1 at index {} is a tuple, (f32[4], s32[]): "
      "each buffer is named alone");
  check_judged(alias("{}: (0, {})"),
               "unverified-alias [{}: (0, {})] The output at index {} is a tuple, (f32[4], s32[]): "
               "each buffer is named alone");
  check_judged(
      alias("{1}: (0, {}, must-alias)"),
      "unverified-alias [{1}: (0, {}, must-alias)] Shape and memory space of the result at "
      "index {1} (s32[]) must be the same as the shape and memory space of aliased "
      "parameter 0 at index {} (f32[4])");
  check_judged(alias("{1}: (0, {})"), "");
  check_judged(with("buffer_donor={ (0, {}), (0, {}) }"), "");
  check_judged(with("buffer_donor={ (5, {}) }"),
               "unverified-alias [(5, {})] There is no parameter 5: the entry has 2 parameters");
}

TEST_CASE("the layout of the entry is that of its parameters and root", "[module]") {
  const auto with = [](const std::string& layout) {
    return "HloModule m, entry_computation_layout={" + layout +
           "}\nENTRY e {\n x = f32[4] parameter(0)\n y = (f32[4], s32[]) parameter(1)\n ROOT r = "
           "f32[4] negate(x)\n}\n";
  };
  check_judged(with("(f32[4]{0}, (f32[4]{0:S(5)}, s32[]))->f32[4]{0}"), "");
  check_judged(with("(f32[4]{0})->f32[4]{0}"),
               "unverified-arity [{(f32[4]{0})->f32[4]{0}}] Number of parameters in entry "
               "computation layout (1) must be same as number of parameters of entry computation "
               "(2)");
  check_judged(with("(f32[5]{0}, (f32[4]{0}, s32[]))->f32[4]{0}"),
               "unverified-shape [f32[5]{0}] Shape of the entry computation parameter 0 is f32[4] "
               "should be compatible to the one specified in module's entry computation layout "
               "f32[5]");
  check_judged(
      with("(f32[4]{0}, (f32[4]{0}, u32[]))->f32[4]{0}"),
      "unverified-shape [u32[]] Shape of the entry computation parameter 1 is s32[] should "
      "be compatible to the one specified in module's entry computation layout u32[] at "
      "index {1}");
  check_judged(
      with("(f32[4]{0}, (f32[4]{0}))->f32[4]{0}"),
      "unverified-shape [f32[4]{0}] Shape of the entry computation parameter 1 is (f32[4], "
      "s32[]) should be compatible to the one specified in module's entry computation "
      "layout f32[4] at index {0}");
  check_judged(
      with("(f32[4]{0}, (f32[4]{0}, s32[]))->pred[]"),
      "unverified-shape [pred[]] Shape of the root instruction of entry computation "
      "(f32[4]) should be compatible to one specified in module's entry computation layout "
      "(pred[])");
}

}  // namespace
}  // namespace hlo
