#include "features/compiler_log.h"

#include <random>
#include <set>
#include <string>
#include <vector>

#include "features/compiler_log_forms.h"
#include "features/log_meaning.h"
#include "tests/support/catch.h"

namespace {

using features::CompilerLog;
using features::LogKind;
using features::LogLine;
using features::NameRole;

CompilerLog read(std::string_view text) { return features::read_compiler_log(text, 1000); }

LogLine only(std::string_view text) {
  const CompilerLog log = read(text);
  INFO(text);
  REQUIRE(log.lines.size() == 1);
  return log.lines.front();
}

std::vector<std::string> names_of(const LogLine& line) {
  std::vector<std::string> names;
  for (const features::LoggedName& name : line.names) names.push_back(name.name);
  return names;
}

using Names = std::vector<std::string>;

struct Example {
  LogKind kind;
  std::string_view text;
  Names names;
};

// Each text of the compiler once.
const std::vector<Example>& examples() {
  static const std::vector<Example> all = {
      {LogKind::kLeak,
       "Tensor which is moved to host (starting from out.1) is returned from the entry computation "
       "but the layout for this output is not set to host memory.",
       {"out.1"}},
      {LogKind::kComputeDisabled, "Automatic host compute offloading is disabled.", {}},
      {LogKind::kDeviceBase,
       "Entry computation parameter \"p.1\" (shape index {1,0}) is not in host memory space.",
       {"p.1"}},
      {LogKind::kNoBroadcast,
       "DynamicUpdateSlice \"d.2\"'s first operand is not the result of a broadcast.",
       {"d.2"}},
      {LogKind::kUsedInCondition,
       "Tensor which is moved to host is used by an invalid instruction (\"lt.1\") during while "
       "condition body.",
       {"lt.1"}},
      {LogKind::kSharedBuffer,
       "We do not yet support adjusting AllocateBuffer when it appears in multiple operand indices "
       "unless in a tuple.",
       {}},
      {LogKind::kSharedAlias,
       "Found multiple operands of a custom call that reuse the same output buffer.",
       {}},
      {LogKind::kAsyncBody,
       "Unexpected instruction found in async computation: %add.3 = f32[2]{0} add(%a, %b), "
       "metadata={op_name=\"jit(f)/add\"}",
       {"add.3"}},
      {LogKind::kOtherShape,
       "RET_CHECK failure (xla/hlo/ir/hlo_instruction.cc:3816) The shape doesn't match when "
       "replacing 'off = f32[2] custom-call(f32[3] x)' with 'x = f32[3] negate(f32[3] y)'. f32[2] "
       "is "
       "not compatible with f32[3]",
       {"off", "x"}},
      {LogKind::kControlled,
       "RET_CHECK failure (hlo_computation.cc:861) ignore_safety_check || "
       "IsSafelyRemovable(instruction) cannot remove instruction: %off = f32[2] custom-call(%x)",
       {"off"}},
      {LogKind::kStillAlive,
       "RET_CHECK failure (hlo_computation.cc:863) instruction->IsDead() instruction zeros is live "
       "and cannot be removed",
       {"zeros"}},
      {LogKind::kSeveralCallers,
       "Expected computation \"br0\" to be called only by one caller and that caller to be a "
       "While. "
       "There are 2 caller(s): [cd, cd.1]",
       {"cd", "cd.1"}},
      {LogKind::kSeveralDones,
       "Async start s is matched by multiple async done instructions: a and b",
       {"s", "a", "b"}},
      {LogKind::kCheck, "host_offloader.cc:81] Check failed: b >= 0 (-1 vs. 0) ", {}},
      {LogKind::kCheck,
       "Check failed: shape->has_layout() Instruction's shape has no layout: %sort.1 = (f32[2]{0}) "
       "sort(%x), metadata={op_name=\"jit(f)/sort\"}",
       {"sort.1"}},
      {LogKind::kCheck, "Expecting instruction t.4 to have 1 operand, but it has 2.", {"t.4"}},
      {LogKind::kHostCompute,
       "Found an instruction (\"mul.6\") which does device compute in host memory space. "
       "Converting "
       "into host compute.",
       {"mul.6"}},
      {LogKind::kSliceStays,
       "Encountered dynamic-slice on tensor which is in host memory. ds.1 does not move the tensor "
       "back to device. ds.1 will be converted into host compute.",
       {"ds.1"}},
      {LogKind::kHostCopy,
       "Marking host to host copy as host compute. This is likely to have a very slow execution "
       "time. Instruction: %copy.12 = f32[2]{0:S(5)} copy(%slow.1)",
       {"copy.12", "slow.1"}},
      {LogKind::kSplitNumbers,
       "64-bit type on device is decomposed into 32-bit types very early on so host offloader only "
       "sees 32-bit types.",
       {}},
      {LogKind::kTokenParameter, "Token parameters are not supported for streaming.", {}},
      {LogKind::kHostParameter,
       "Host parameter #3 streamed into program with shape: f32[2]{0:S(5)} at index {1}",
       {}},
      {LogKind::kHostParameter,
       "Host parameter streamed into program with shape: f32[2]{0:S(5)} at index {}",
       {}},
      {LogKind::kOffloading, "Offloading \"add.0\" to host.", {"add.0"}},
      {LogKind::kNewBufferInUser,
       "Created new AllocateBuffer instruction \"%custom-call.5 = f32[4]{0:S(5)} custom-call(), "
       "custom_call_target=\"AllocateBuffer\"\" to replace broadcast \"b.7\"'s use at index {2} in "
       "user \"tuple.16\"",
       {"custom-call.5", "b.7", "tuple.16"}},
      {LogKind::kNewBuffer,
       "Created new AllocateBuffer instruction \"%custom-call.5 = f32[4]{0:S(5)} custom-call(), "
       "custom_call_target=\"AllocateBuffer\"\" to replace broadcast \"b.7\"",
       {"custom-call.5", "b.7"}},
      {LogKind::kRootCopy,
       "Custom call \"off\" is entry computation root. Inserted copy \"copy.1\" and replaced root "
       "instruction.",
       {"off", "copy.1"}},
      {LogKind::kWalk,
       "Walking down host memory offload paths starting from (out, {0}). Insert copy before: true",
       {"out"}},
      {LogKind::kVisit, "Visiting instruction: {Instr: a, ShapeIndex: {}}", {"a"}},
      {LogKind::kSave, "Saving {Instr: a, ShapeIndex: {0,1}} to be set to host memory.", {"a"}},
      {LogKind::kStreamed,
       "Memory offloaded starting from {Instr: h, ShapeIndex: {}} is output streamed",
       {"h"}},
      {LogKind::kTrace, "Instruction trace leading to error:", {}},
      {LogKind::kTraceStep, "  {Instr: tuple.2, ShapeIndex: {2}}", {"tuple.2"}},
      {LogKind::kSetting, "Setting {Instr: h, ShapeIndex: {}} to memory space 5", {"h"}},
      {LogKind::kSettingBase,
       "Setting {Instr: w, ShapeIndex: {1}} to have host memory space",
       {"w"}},
      {LogKind::kSettingBase, "Setting arg_tuple.3 to have host memory space", {"arg_tuple.3"}},
      {LogKind::kCopyBetween,
       "InsertCopyBetween: {Instr: a, ShapeIndex: {}} and {Instr: b, ShapeIndex: {0}}",
       {"a", "b"}},
      {LogKind::kCopyBetween,
       "Inserted copy \"copy\" between \"{Instr: a, ShapeIndex: {}}\" and \"{Instr: b, ShapeIndex: "
       "{0}}\"",
       {"copy", "a", "b"}},
      {LogKind::kCopyBefore,
       "Inserted copy \"copy.4\" before custom call \"custom-call.1\"",
       {"copy.4", "custom-call.1"}},
      {LogKind::kRemoveMove, "Removing MoveToHost custom call \"off\"", {"off"}},
      {LogKind::kRemoveMoveBack, "Removing MoveToDevice custom call \"back\"", {"back"}},
      {LogKind::kDynamicSlice,
       "Changed slice \"s\" into dynamic slice \"dynamic-slice.1\"",
       {"s", "dynamic-slice.1"}},
      {LogKind::kMaybeBuffer,
       "Possibly creating an AllocateBuffer from broadcast in host memory space for \"d\"",
       {"d"}},
      {LogKind::kKnownBuffer,
       "DynamicUpdateSlice \"d\" already writes into an AllocateBuffer \"buffer\"",
       {"d", "buffer"}},
      {LogKind::kSearchEnds, "Unexpected instruction: add.5", {"add.5"}},
      {LogKind::kBroadcastGone, "Broadcast \"b\" has no remaining users; removing.", {"b"}},
      {LogKind::kSchedulingCopy,
       "Added copy \"copy.9\" for DynamicUpdateSlice d's 1st operand x.1",
       {"copy.9", "d", "x.1"}},
      {LogKind::kLegalizerStarts,
       "Starting instructions for host memory offload: [a, b.1]",
       {"a", "b.1"}},
      {LogKind::kLegalizerCopy, " Found a copy to move: \"copy.3\"", {"copy.3"}},
      {LogKind::kLegalizerWalk, "Walking down graph starting at instruction a.1", {"a.1"}},
      {LogKind::kLegalizerWalk, "Effective starting instruction: b", {"b"}},
  };
  return all;
}

}  // namespace

TEST_CASE("each text of the compiler is read with the names in it") {
  for (const Example& example : examples()) {
    const LogLine line = only(example.text);
    INFO(example.text);
    CHECK(line.kind == example.kind);
    CHECK(names_of(line) == example.names);
    CHECK_FALSE(features::meaning_of(line).empty());
    CHECK_FALSE(features::log_kind_word(line.kind).empty());
  }
}

TEST_CASE("every pattern of the table has an example") {
  std::set<LogKind> shown;
  for (const Example& example : examples()) shown.insert(example.kind);
  for (const features::LogForm& form : features::log_forms()) {
    INFO(form.pattern);
    CHECK(shown.contains(form.kind));
  }
}

TEST_CASE("what stands around a text does not matter") {
  const std::string text = "Offloading \"add.0\" to host.";
  for (const std::string& around : std::vector<std::string>{
           "I1128 10:31:07.123456   4711 host_offloader.cc:512] ",
           "I0000 00:00:1764321000.123456    4711 host_offloader.cc:512] ",
           "2026-11-28 10:31:07.123456: I external/xla/xla/hlo/transforms/host_offloader.cc:512] ",
           "\x1b[32mworker 3 |\x1b[0m ", "E  ", "'"}) {
    const LogLine line = only(around + text + "'\r\n");
    INFO(around);
    CHECK(line.kind == LogKind::kOffloading);
    CHECK(names_of(line) == Names{"add.0"});
    CHECK(line.text == text);
  }
}

TEST_CASE("E1200 is found in both forms and inside of what Python makes of it") {
  const std::string sentence =
      "Tensor which is moved to host (starting from mul.6) is returned from the entry computation "
      "but the layout for this output is not set to host memory.";
  const std::string page = "See https://openxla.org/xla/errors/error_1200 for more details.";
  const std::string whole =
      "INVALID_ARGUMENT: E1200: CompileTimeHostOffloadOutputLocationMismatch:\n" + sentence + "\n" +
      page;
  const CompilerLog traceback = read(
      "Traceback (most recent call last):\n  File \"train.py\", line 3, in <module>\n"
      "jaxlib._jax.XlaRuntimeError: " +
      whole + "\n--------------------\nFor simplicity, JAX has removed its internal frames.\n");
  REQUIRE(traceback.lines.size() == 1);
  CHECK(traceback.lines[0].line == 3);
  CHECK(names_of(traceback.lines[0]) == Names{"mul.6"});
  CHECK(traceback.line_count == 7);
  const LogLine older = only("XlaRuntimeError: INVALID_ARGUMENT: " + sentence);
  CHECK(older.kind == LogKind::kLeak);
  const LogLine quoted = only("XlaRuntimeError('INVALID_ARGUMENT: E1200: Compile:\\n" + sentence +
                              "\\n" + page + "')");
  CHECK(names_of(quoted) == Names{"mul.6"});
}

TEST_CASE("several texts on one line are read one after the other") {
  const CompilerLog log = read(
      R"(log = "Instruction trace leading to error:\n  {Instr: a, ShapeIndex: {}}\n  {Instr: b, ShapeIndex: {1}}")");
  REQUIRE(log.lines.size() == 3);
  CHECK(log.lines[0].kind == LogKind::kTrace);
  CHECK(names_of(log.lines[2]) == Names{"b"});
  CHECK(log.lines[2].names[0].index == "{1}");
}

TEST_CASE("a parameter has its number, its leaf and its shape") {
  const LogLine line = only(
      "Host parameter #12 streamed into program with shape: f32[2,3]{1,0:T(8,128)S(5)} at "
      "index {1,0}");
  CHECK(line.number == 12);
  CHECK(line.index == "{1,0}");
  CHECK(line.shape == "f32[2,3]{1,0:T(8,128)S(5)}");
}

TEST_CASE("a whole instruction in a text gives its operation") {
  const LogLine line = only(
      "Unexpected instruction found in async computation: ROOT %add.3 = f32[2]{0} add(%a, %b), "
      "metadata={op_name=\"jit(f)/while[\\\"x\\\"]/add\" source_line=3}");
  CHECK(line.names[0].name == "add.3");
  CHECK(line.names[0].op_name == R"(jit(f)/while[\"x\"]/add)");
}

TEST_CASE("roles say what the pass made itself") {
  const LogLine line = only("Inserted copy \"copy.4\" before custom call \"custom-call.1\"");
  CHECK(line.names[0].role == NameRole::kInserted);
  CHECK(line.names[1].role == NameRole::kMoveToDevice);
}

TEST_CASE("texts that only look alike are no texts of the compiler") {
  for (const char* text :
       {"Offloading \"\" to host.", "Offloading \"a b\" to host.", "Offloading \"a", "{Instr: a}",
        "{Instr: a, ShapeIndex: {x}}", "({Instr: a, ShapeIndex: {}})",
        "Host parameter #x streamed into program with shape: f32[] at index {}",
        "Host parameter #1 streamed into program with shape: f32[] at index {", "Check passed"}) {
    INFO(text);
    CHECK(read(text).lines.empty());
  }
}

TEST_CASE("the level of a log is that of its rarest line") {
  const auto level = [](std::string_view text) { return features::level_of(read(text).lines); };
  CHECK(level("") == 0);
  CHECK(level("Found an instruction (\"a\") which does device compute in host memory space.") == 0);
  CHECK(level("Offloading \"a\" to host.") == 1);
  CHECK(level("Setting {Instr: h, ShapeIndex: {}} to memory space 5\nOffloading \"a\" to host.") ==
        2);
  CHECK(level("InsertCopyBetween: {Instr: a, ShapeIndex: {}} and {Instr: b, ShapeIndex: {0}}") ==
        2);
  CHECK(level("Visiting instruction: {Instr: a, ShapeIndex: {}}") == 4);
}

TEST_CASE("more lines than are wanted are left out, and the log says so") {
  std::string text;
  for (int i = 0; i < 5; ++i) text += "Offloading \"a\" to host.\n";
  const CompilerLog all = features::read_compiler_log(text, 5);
  CHECK(all.lines.size() == 5);
  CHECK_FALSE(all.is_cut);
  CHECK_FALSE(features::read_compiler_log(text, 6).is_cut);
  const CompilerLog some = features::read_compiler_log(text, 4);
  CHECK(some.lines.size() == 4);
  CHECK(some.is_cut);
  CHECK(some.line_count == 5);
}

TEST_CASE("any bytes give a result") {
  std::mt19937 random(20261130);
  std::string whole;
  for (const Example& example : examples()) whole += std::string(example.text) + "\n";
  std::size_t lines = 0;
  for (int round = 0; round < 300; ++round) {
    std::string text = whole;
    for (int edit = 0; edit < 40; ++edit) {
      const std::size_t at = random() % text.size();
      switch (random() % 3) {
        case 0: text[at] = static_cast<char>(random() % 256); break;
        case 1: text.erase(at, random() % 30); break;
        default: text.insert(at, std::string(random() % 4, "{}\"%\n\\"[random() % 6])); break;
      }
    }
    const CompilerLog log = read(text);
    lines += log.lines.size();
    for (const LogLine& line : log.lines) {
      if (line.line >= log.line_count || features::meaning_of(line).empty()) FAIL(text);
      for (const features::LoggedName& name : line.names)
        if (name.name.empty() || name.name.size() > 1000) FAIL(text);
    }
  }
  CHECK(lines > 1000);
}
