#include "features/log_targets.h"

#include <string>
#include <vector>

#include "tests/support/catch.h"
#include "tests/unit/features/opened_text.h"

namespace {

using features::Certainty;
using features::LogTarget;

std::shared_ptr<const analysis::Snapshot> traced(const std::string& text, int level = 2) {
  analysis::Options options;
  options.log_level = level;
  return analysis::Analyzer::open(text::Text(text), options, analysis::for_each_in_line, {});
}

std::vector<std::vector<LogTarget>> resolve(const std::string& text, const std::string& log) {
  return features::resolve_log(features::read_compiler_log(log, 1000), *traced(text)).targets;
}

// The last target of the last line: what the text says of it.
LogTarget target(const std::string& text, const std::string& log) {
  const auto all = resolve(text, log);
  REQUIRE_FALSE(all.empty());
  REQUIRE_FALSE(all.back().empty());
  return all.back().back();
}

void check_target(const std::string& text, const std::string& log, Certainty certainty,
                  const std::string& found) {
  const LogTarget answer = target(text, log);
  INFO(log << "\n" << answer.reason);
  CHECK(answer.certainty == certainty);
  CHECK(answer.found == found);
  CHECK_FALSE(answer.reason.empty());
  if (certainty == Certainty::kNone) return;
  CHECK(text.substr(answer.range.begin, answer.range.size()).ends_with(found));
}

// A program as a framework writes it: a call, moves in its spelling, operations in the metadata.
const std::string kFramework =
    R"hlo(HloModule jit_f, entry_computation_layout={(f32[8]{0:T(128)}, f32[8]{0:T(128)S(5)})->(f32[8]{0:T(128)}, f32[8]{0:T(128)S(5)})}

norm.1 {
  Arg_0.1 = f32[8]{0} parameter(0)
  mul.5 = f32[8]{0} multiply(Arg_0.1, Arg_0.1), metadata={op_name="mul"}
  ROOT sqrt.1 = f32[8]{0} sqrt(mul.5), metadata={op_name="sqrt"}
}

ENTRY main.2 {
  x.1 = f32[8]{0} parameter(0), metadata={op_name="x"}
  slow.1 = f32[8]{0} parameter(1), metadata={op_name="slow"}
  add.7 = f32[8]{0} add(x.1, x.1), metadata={op_name="jit(f)/add"}
  tanh.1 = f32[8]{0} tanh(add.7), metadata={op_name="jit(f)/tanh"}
  device_put.1 = f32[8]{0} custom-call(tanh.1), custom_call_target="annotate_device_placement", custom_call_has_side_effect=true, frontend_attributes={_xla_buffer_placement="pinned_host"}
  device_put.2 = f32[8]{0} custom-call(device_put.1), custom_call_target="annotate_device_placement", custom_call_has_side_effect=true, frontend_attributes={_xla_buffer_placement="device"}
  add.9 = f32[8]{0} add(x.1, device_put.2), metadata={op_name="jit(f)/add"}
  jit_norm_.1 = f32[8]{0} call(slow.1), to_apply=norm.1, metadata={op_name="jit(f)/jit(norm)"}
  ROOT tuple.1 = (f32[8]{0}, f32[8]{0}) tuple(add.9, jit_norm_.1)
}
)hlo";

// The same program in front of the pass, as far as its log names it.
const std::string kWalk =
    "Host parameter #1 streamed into program with shape: f32[8]{0:T(128)S(5)} at index {}\n"
    "Found an instruction (\"mul.0\") which does device compute in host memory space.\n"
    "Found an instruction (\"sqrt.0\") which does device compute in host memory space.\n";

}  // namespace

TEST_CASE("a name that stands once in the text is that instruction") {
  check_target(kFramework, "Offloading \"tanh.1\" to host.", Certainty::kExactName, "tanh.1");
  check_target(kFramework, "  {Instr: %add.7, ShapeIndex: {}}", Certainty::kExactName, "add.7");
}

TEST_CASE("a name that stands twice is none") {
  const std::string twice =
      "HloModule m\n\nf {\n  a = f32[] parameter(0)\n  ROOT b = f32[] negate(a)\n}\n\nENTRY e {\n"
      "  a = f32[] parameter(0)\n  ROOT c = f32[] call(a), to_apply=f\n}\n";
  const LogTarget answer = target(twice, "Offloading \"a\" to host.");
  CHECK(answer.certainty == Certainty::kNone);
  CHECK(answer.reason == "2 instructions of this text have this name");
}

TEST_CASE("a parameter is found by its number whatever it is called") {
  check_target(kFramework,
               "Host parameter #1 streamed into program with shape: f32[8]{0:S(5)} at index {}",
               Certainty::kNumber, "slow.1");
  check_target(kFramework,
               "Host parameter #9 streamed into program with shape: f32[8]{0:S(5)} at index {}",
               Certainty::kNone, "");
}

TEST_CASE("a parameter without a number is found by the walk that begins there") {
  check_target(kFramework,
               "Host parameter streamed into program with shape: f32[8]{0:S(5)} at index {}",
               Certainty::kPlace, "slow.1");
}

TEST_CASE("an operation that stands once in the metadata is that instruction") {
  check_target(kFramework, "Offloading \"tanh.77\" to host.", Certainty::kMetadata, "tanh.1");
  check_target(kFramework,
               "Unexpected instruction found in async computation: %fusion.4 = f32[8]{0} "
               "fusion(%x), metadata={op_name=\"jit(f)/tanh\"}",
               Certainty::kMetadata, "tanh.1");
  // Two additions: the word does not decide, and nothing else is known.
  check_target(kFramework, "Setting {Instr: add.77, ShapeIndex: {}} to memory space 5",
               Certainty::kNone, "");
}

TEST_CASE("renamed instructions of a call are found by their place in the walk") {
  const std::string two_powers = [] {
    std::string text = kFramework;
    const std::string second =
        "  mul.8 = f32[8]{0} multiply(x.1, x.1), metadata={op_name=\"jit(f)/mul\"}\n";
    return text.insert(text.find("  jit_norm_.1"), second);
  }();
  const auto all = resolve(two_powers, kWalk);
  REQUIRE(all.size() == 3);
  CHECK(all[1].back().certainty == Certainty::kPlace);
  CHECK(all[1].back().found == "mul.5");
  CHECK(all[2].back().found == "sqrt.1");
}

TEST_CASE("moves of the framework are never found by the numbers that the compiler gives") {
  // The text has a custom call of that very name, which is another one.
  std::string text = kFramework;
  const std::string other =
      "  custom-call.1 = f32[8]{0} custom-call(add.9), custom_call_target=\"Sharding\"\n";
  text.insert(text.find("  ROOT tuple.1"), other);
  const std::string log =
      "Offloading \"tanh.1\" to host.\n"
      "Inserted copy \"copy.3\" before custom call \"custom-call.1\"";
  check_target(text, log, Certainty::kPlace, "device_put.2");
  const auto all = resolve(text, log);
  CHECK(all[1][0].certainty == Certainty::kNone);
  CHECK(all[1][0].reason == "the pass itself put it in; this text does not have it");
}

TEST_CASE("a rewritten instruction is found behind a change of shape") {
  std::string text = kFramework;
  const std::string plain = "tanh.1 = f32[8]{0} tanh(add.7), metadata={op_name=\"jit(f)/tanh\"}";
  text.replace(text.find(plain), plain.size(),
               "dot.1 = f32[8,1]{1,0} dot(w.1, w.1), lhs_contracting_dims={1}, "
               "rhs_contracting_dims={1}, metadata={op_name=\"jit(f)/dot_general\"}\n"
               "  tanh.1 = f32[8]{0} reshape(dot.1), metadata={op_name=\"jit(f)/reshape\"}");
  text.insert(text.find("  add.7 ="), "  w.1 = f32[8,1]{1,0} broadcast(c), dimensions={}\n");
  text.insert(text.find("  w.1 ="), "  c = f32[] constant(1)\n");
  check_target(text, "Offloading \"convolution.3\" to host.", Certainty::kPlace, "dot.1");
}

TEST_CASE("a word that contradicts is not taken for the only candidate") {
  check_target(kFramework, "Offloading \"multiply_add.3\" to host.", Certainty::kNone, "");
  check_target(kFramework,
               kWalk +
                   "Found an instruction (\"log.4\") which does device compute in host memory "
                   "space.",
               Certainty::kNone, "");
}

TEST_CASE("rounds of an unrolled loop are not dealt out by chance") {
  std::string text = kFramework;
  const std::string plain = "custom-call(tanh.1)";
  text.replace(text.find(plain), plain.size(), "custom-call(add.7)");
  check_target(text, "Offloading \"add.70\" to host.", Certainty::kPlace, "add.7");
  const auto all =
      resolve(text, "Offloading \"add.70\" to host.\nOffloading \"add.80\" to host.\n");
  CHECK(all[0][0].certainty == Certainty::kNone);
  CHECK(all[1][0].certainty == Certainty::kNone);
}

TEST_CASE("a step that only views a value stands for the step in front") {
  const std::string leak =
      "HloModule m, entry_computation_layout={(f32[8]{0:S(5)})->f32[2,4]{1,0}}\n\nENTRY e {\n"
      "  h = f32[8]{0} parameter(0)\n  a.1 = f32[8]{0} negate(h)\n"
      "  ROOT b.1 = f32[2,4]{1,0} reshape(a.1)\n}\n";
  check_target(leak,
               "Instruction trace leading to error:\n  {Instr: h, ShapeIndex: {}}\n"
               "  {Instr: a.1, ShapeIndex: {}}\n  {Instr: bitcast.9, ShapeIndex: {}}\n"
               "  {Instr: bitcast.10, ShapeIndex: {}}",
               Certainty::kPlace, "b.1");
}

TEST_CASE("a failed check without a name leads to where tracking meets it") {
  const std::string chosen =
      "HloModule m, entry_computation_layout={(s32[]{:T(128)S(5)}, "
      "f32[8]{0:T(128)})->f32[8]{0:T(128)}}\n\n"
      "f {\n  a = f32[8]{0} parameter(0)\n  ROOT b = f32[8]{0} negate(a)\n}\n\n"
      "g {\n  c = f32[8]{0} parameter(0)\n  ROOT d = f32[8]{0} abs(c)\n}\n\n"
      "ENTRY e {\n  n = s32[] parameter(0)\n  x = f32[8]{0} parameter(1)\n"
      "  ROOT r = f32[8]{0} conditional(n, x, x), branch_computations={f, g}\n}\n";
  check_target(chosen, "F1130 hlo_instruction.cc:3957] Check failed: b >= 0 (-1 vs. 0)",
               Certainty::kPlace, "r");
  CHECK(resolve(chosen, "Check failed: something.else()").back().empty());
}

TEST_CASE("on text behind the pass only names are known") {
  const std::string after =
      "HloModule m, entry_computation_layout={(f32[8]{0:T(128)})->f32[8]{0:T(128)}}\n\nENTRY e {\n"
      "  x = f32[8]{0:T(128)} parameter(0)\n  copy.3 = f32[8]{0:T(128)S(5)} copy(x)\n"
      "  ROOT copy.4 = f32[8]{0:T(128)} copy(copy.3)\n}\n";
  const auto all = resolve(after, "Inserted copy \"copy.4\" before custom call \"custom-call.9\"");
  CHECK(all[0][0].certainty == Certainty::kExactName);
  CHECK(all[0][1].certainty == Certainty::kNone);
  CHECK(all[0][1].reason.find("behind the pass") != std::string::npos);
}

TEST_CASE("of several modules the one that has the names is taken") {
  const std::string other = "HloModule other\n\nENTRY e {\n  ROOT z = f32[] parameter(0)\n}\n\n";
  const auto log = features::read_compiler_log("Offloading \"tanh.1\" to host.", 10);
  CHECK(features::resolve_log(log, *traced(other + kFramework)).module == 1);
  CHECK(features::resolve_log(log, *traced(kFramework + "\n" + other)).module == 0);
}

TEST_CASE("a text without a module gives no targets and no fault") {
  const auto resolved =
      features::resolve_log(features::read_compiler_log(kWalk, 10), *traced("nothing"));
  CHECK(resolved.targets.size() == 3);
}

TEST_CASE("broken text and broken logs never lead outside of the text") {
  std::size_t found = 0;
  for (std::uint32_t seed = 1; seed <= 40; ++seed) {
    const auto log = features::read_compiler_log(kWalk + "Offloading \"tanh.1\" to host.\n", 10);
    const std::string text = kFramework.substr(0, (kFramework.size() * seed) / 40);
    const auto snapshot = traced(text, 5);
    for (const auto& line : features::resolve_log(log, *snapshot).targets) {
      for (const LogTarget& target : line) {
        if (target.certainty == Certainty::kNone) continue;
        ++found;
        if (target.range.empty() || target.range.end > text.size()) FAIL(text);
      }
    }
  }
  CHECK(found > 20);
}
