// Starts and what ends them: asynchronous calls, copies, collectives, send and recv.
#include <string>

#include "tests/unit/hlo/judged.h"

namespace hlo {
namespace {

using support::check_judged;

const std::string kOne = "f {\n p = f32[4] parameter(0)\n ROOT n = f32[4] negate(p)\n}\n";
const std::string kOther = "g {\n p = f32[4] parameter(0)\n ROOT n = f32[4] abs(p)\n}\n";
const std::string kShape = "((f32[4]), f32[4], s32[])";

std::string text(const std::string& computations, const std::string& body) {
  return "HloModule m\n" + computations + "ENTRY e {\n x = f32[4] parameter(0)\n " + body + "\n}\n";
}

std::string started(const std::string& shape, const std::string& rest) {
  return "s = " + shape + " async-start(x), calls=f\n " + rest;
}

TEST_CASE("an asynchronous call has operands, result and state in its shape", "[async]") {
  check_judged(text(kOne, started(kShape, "ROOT d = f32[4] async-done(s)")), "");
  check_judged(text(kOne, started(kShape, "u = " + kShape +
                                              " async-update(s)\n ROOT d = f32[4] async-done(u)")),
               "");
  check_judged(text(kOne, "s = (f32[4], f32[4]) async-start(x), calls=f"),
               "shape [(f32[4], f32[4])] AsyncStart expects the op shape to be in the form of "
               "((async-operands), async-outputs, state).");
  check_judged(
      text(kOne, started("((f32[5]), f32[4], s32[])", "ROOT d = f32[4] async-done(s)")),
      "unverified-call [async-start] s (opcode: async-start) expects the shape of operand 0 "
      "to match the async shape at index {0, 0} (f32[4]{0} vs f32[5]{0}).");
  check_judged(text(kOne, started("((f32[4]), f32[5], s32[])", "ROOT d = f32[5] async-done(s)")),
               "unverified-call [async-start] s (opcode: async-start) expects the async shape at "
               "index {1} to be a tuple with shapes that match the prefix of the async computation "
               "result shape (f32[5]{0} vs f32[4]{0}).");
  check_judged(
      text(kOne, "s = " + kShape + " async-start(x, x), calls=f\n ROOT d = f32[4] async-done(s)"),
      "unverified-call [async-start] s (opcode: async-start) expects 1 operands, found 2.");
  check_judged(text(kOne, started(kShape, "ROOT d = f32[5] async-done(s)")),
               "unverified-shape [f32[5]] d (opcode: async-done) expects its shape to match the "
               "async computation result shape (f32[5]{0} vs f32[4]{0}).");
  check_judged(text(kOne, started(kShape,
                                  "u = ((f32[4]), f32[4], u32[]) async-update(s)\n ROOT d = "
                                  "f32[4] async-done(u)")),
               "shape [((f32[4]), f32[4], u32[])] AsyncUpdate expects the op shape to be the same "
               "as the operand shape.");
}

TEST_CASE("what runs asynchronously is one instruction, called once", "[async]") {
  check_judged(
      text("f {\n p = f32[4] parameter(0)\n q = f32[4] abs(p)\n ROOT n = f32[4] negate(q)\n}\n",
           started(kShape, "ROOT d = f32[4] async-done(s)")),
      "unverified-call [async-start] Asynchronous computation f expected to contain only the root "
      "and parameter instructions.");
  check_judged(text(kOne, started(kShape, "d = f32[4] async-done(s)\n t = " + kShape +
                                              " async-start(d), calls=f\n ROOT r = f32[4] "
                                              "async-done(t)")),
               "call [f] Computation f is called by more than one async op.");
}

TEST_CASE("what runs asynchronously is not called in place as well", "[async]") {
  const auto after = [](const std::string& caller) {
    return text(kOne, started(kShape, "d = f32[4] async-done(s)\n ROOT r = f32[4] " + caller));
  };
  const std::string fault =
      "call [f] Computation f is called in place too: what runs asynchronously has no other caller "
      "(earlier releases of XLA's parser take this)";
  check_judged(after("call(d), to_apply=f"), fault);
  check_judged(text(kOne, "c = f32[4] call(x), to_apply=f\n " +
                              started(kShape, "ROOT d = f32[4] async-done(s)")),
               fault);
  check_judged(after("fusion(d), kind=kLoop, calls=f"), "");
  check_judged(text(kOne + kOther, started(kShape,
                                           "d = f32[4] async-done(s)\n ROOT r = f32[4] "
                                           "call(d), to_apply=g")),
               "");
}

TEST_CASE("what a shorthand wraps has the shape that its opcode makes", "[async]") {
  const auto wrapped = [](const std::string& result, const std::string& opcode,
                          const std::string& attributes = std::string()) {
    return text("", "s = ((f32[4]), " + result + ", u32[]) " + opcode + "-start(x)" + attributes +
                        "\n ROOT d = " + result + " " + opcode + "-done(s)");
  };
  const auto expected = [](const std::string& shape, const std::string& actual) {
    return "unverified-shape [((f32[4]), " + actual +
           ", u32[])] Expected instruction to have shape equal to " + shape + ", actual shape is " +
           actual;
  };
  check_judged(wrapped("f32[4]", "negate"), "");
  check_judged(wrapped("f32[5]", "negate"), expected("f32[4]", "f32[5]"));
  check_judged(wrapped("f32[5]", "negate", ", async_execution_thread=\"t\""), "");
  check_judged(wrapped("(f32[4])", "tuple"), "");
  check_judged(wrapped("f32[4]", "tuple"), expected("(f32[4])", "f32[4]"));
  check_judged(wrapped("(f32[4], f32[4])", "tuple"), expected("(f32[4])", "(f32[4], f32[4])"));
  check_judged(wrapped("f32[2]", "slice", ", slice={[0:2]}"), "");
  check_judged(wrapped("f32[3]", "slice", ", slice={[0:2]}"), expected("f32[2]", "f32[3]"));
  check_judged(wrapped("f32[5]", "reshape"),
               "shape [reshape-start] XLA's parser ends here: expects the same number of elements "
               "in result shape f32[5] and operand shape f32[4]: 5 and 4.");
}

TEST_CASE("a done repeats what its start says", "[async]") {
  const auto done = [](const std::string& attributes) {
    return text(kOne + kOther, started(kShape, "ROOT d = f32[4] async-done(s), " + attributes));
  };
  check_judged(done("calls=f"), "");
  check_judged(done("calls=g"), "call [g] Expect async_wrapped_computation to be f, but got g");
  check_judged(done("async_execution_thread=\"main\""), "");
  check_judged(done("async_execution_thread=\"u\""),
               "call [\"u\"] Expect async_execution_thread to be main, but got u");
  check_judged(text("", "s = " + kShape + " negate-start(x)\n ROOT d = f32[4] negate-done(s)"), "");
  check_judged(text("", "s = " + kShape + " negate-start(x)\n ROOT d = f32[4] abs-done(s)"),
               "call [abs-done] Expect async wrapped opcode to be negate, but got abs");
  check_judged(text("", "ROOT d = f32[4] async-done(x)"),
               "call [x] AsyncUpdate and AsyncDone expect a single async op as their operand.");
}

// What nobody uses is dropped before the verifier looks.
TEST_CASE("a start that is returned is never done", "[async]") {
  check_judged(text(kOne, "ROOT s = " + kShape + " async-start(x), calls=f"),
               "unverified-call [async-start] Async start s has no matching async done");
  check_judged(text(kOne, started(kShape, "ROOT r = f32[4] negate(x)")), "");
  check_judged(text("", "ROOT s = (f32[4], f32[4], u32[]) copy-start(x)"),
               "unverified-call [copy-start] The copy-start instruction requires one consumer, "
               "found 0");
  check_judged(text("", "s = (f32[4], f32[4], u32[]) copy-start(x)\n ROOT r = f32[4] negate(x)"),
               "");
}

TEST_CASE("a copy is started and done once, in its shapes", "[async]") {
  const std::string start = "s = (f32[4], f32[4], u32[]) copy-start(x)\n ";
  check_judged(text("", start + "ROOT d = f32[4] copy-done(s)"), "");
  check_judged(text("", start + "a = f32[4] copy-done(s)\n b = f32[4] copy-done(s)\n ROOT r = "
                                "(f32[4], f32[4]) tuple(a, b)"),
               "unverified-call [copy-start] The copy-start instruction requires one consumer, "
               "found 2");
  check_judged(text("", start + "ROOT d = f32[5] copy-done(s)"),
               "unverified-shape [f32[5]] Expected instruction to have shape equal to f32[4], "
               "actual shape is f32[5]");
  check_judged(text("", "s = (f32[4], f32[4]) copy-start(x)\n ROOT d = f32[4] copy-done(s)"),
               "unverified-shape [(f32[4], f32[4])] Expected instruction to have shape equal to "
               "(f32[4], f32[4], u32[]), actual shape is (f32[4], f32[4])");
  check_judged(text("", "ROOT d = f32[4] copy-done(x)"),
               "unverified-call [x] The operand of a copy-done instruction needs to be copy-start, "
               "found parameter");
  check_judged(text("", start + "b = f32[4] negate(x), control-predecessors={s}\n c = f32[4] "
                                "copy-done(s)\n ROOT r = (f32[4], f32[4]) tuple(b, c)"),
               "");
}

TEST_CASE("both ends of a transfer name the same channel", "[async]") {
  const auto sent = [](const std::string& start, const std::string& done) {
    return text("", "t = token[] parameter(1)\n s = (f32[4], u32[], token[]) send(x, t)" + start +
                        "\n ROOT d = token[] send-done(s)" + done);
  };
  check_judged(sent(", channel_id=1", ", channel_id=1"), "");
  check_judged(sent("", ""), "");
  check_judged(
      sent(", channel_id=1", ", channel_id=2"),
      "call [2] Expected to have the same channel id, actual channel ids are: s (1), d (2)");
  check_judged(sent(", channel_id=1", ""),
               "call [send-done] Expected to have the same channel id, actual channel ids are: s "
               "(1), d (none)");
  check_judged(sent(", is_host_transfer=true", ""),
               "unverified-call [send-done] Expected instructions to have the same "
               "is-host-transfer property: s, d");
  check_judged(text("", "ROOT d = (f32[4], token[]) recv-done(x)"),
               "shape [x] XLA's parser ends here: Expected a tuple shape. Got f32[4]");
  check_judged(text("", "ROOT d = token[] send-done(x)"),
               "unverified-call [x] SendDone must take the context operand from Send");
  check_judged(text("",
                    "t = token[] parameter(1)\n s = (f32[4], u32[], token[]) send(x, t)\n ROOT r "
                    "= f32[4] negate(x)"),
               "unverified-call [send] The send instruction requires one consumer, found 0");
}

}  // namespace
}  // namespace hlo
