#include "features/hover.h"

#include <string>

#include "base/limits.h"
#include "features/diagnostics.h"
#include "tests/support/catch.h"
#include "tests/support/fix_examples.h"
#include "tests/support/marked_text.h"
#include "tests/unit/features/opened_text.h"

namespace {

// What is said at the cursor `<|>`, as plain text; empty where nothing is. The word is `<<word>>`
// where it is marked.
std::string hover_text(const std::string& marked) {
  const support::MarkedText text = support::read_marks(marked);
  const auto hover = features::hover(*opened(text.text), text.cursor());
  if (!hover) return "";
  for (const text::Range range : text.ranges_of("")) CHECK(hover->range == range);
  return features::as_plain_text(hover->content);
}

void check_hover(const std::string& marked, const std::string& expected) {
  INFO(marked);
  CHECK(hover_text(marked) == expected);
}

void check_hover_says(const std::string& marked, const std::string& part) {
  INFO(marked);
  CHECK_THAT(hover_text(marked), Catch::Contains(part));
}

std::string repeated(std::string_view part, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += part;
  return out;
}

}  // namespace

TEST_CASE("a value is explained at its definition and where it is used") {
  const std::string expected =
      "b\n\nopcode: negate\nshape: f32[8,128]{1,0:T(8,128)}\nelements: f32, 8 × 128 = 1024 "
      "elements\nsize: 4.0 KiB (4096 bytes)\nlayout: dimensions from the fastest: 1, 0; tiles "
      "(8,128)\nmemory: device memory\nusers: 1: c";
  check_hover(
      "ENTRY e {\n  a = f32[8,128] parameter(0)\n  <<<|>b>> = f32[8,128]{1,0:T(8,128)} negate(a)\n"
      "  ROOT c = f32[8,128] negate(b)\n}\n",
      expected);
  check_hover(
      "ENTRY e {\n  a = f32[8,128] parameter(0)\n  b = f32[8,128]{1,0:T(8,128)} negate(a)\n"
      "  ROOT c = f32[8,128] negate(<<b<|>>>)\n}\n",
      expected);
}

TEST_CASE("padding of tiles is counted") {
  check_hover_says("ENTRY e {\n  <|>a = f32[3,5]{1,0:T(8,128)} parameter(0)\n}\n",
                   "size: 60 bytes\npadded: 4.0 KiB (4096 bytes) with the padding of the tiles");
}

TEST_CASE("shapes of all kinds have words") {
  check_hover_says("ENTRY e {\n  <|>a = f32[] parameter(0)\n}\n", "elements: f32 scalar\n");
  check_hover_says("ENTRY e {\n  <|>a = s8[7]{0} parameter(0)\n}\n", "elements: s8, 7\n");
  check_hover_says("ENTRY e {\n  <|>a = f32[<=4,?] parameter(0)\n}\n",
                   "elements: f32, up to 4 × ?\n");
  check_hover_says("ENTRY e {\n  <|>a = (f32[2], token[]) parameter(0)\n}\n",
                   "elements: tuple of 2\n");
  check_hover_says("ENTRY e {\n  <|>a = token[] after-all()\n}\n", "elements: token\n");
}

TEST_CASE("a custom call says whom it calls, a parameter its number, a root that it is one") {
  check_hover_says("ENTRY e {\n  ROOT <|>a = f32[2] custom-call(), custom_call_target=\"f_g\"\n}\n",
                   "opcode: custom-call to f_g, the root");
  check_hover_says("ENTRY e {\n  <|>a = f32[2] parameter(3)\n b = f32[2] negate(a)\n}\n",
                   "opcode: parameter 3\n");
}

TEST_CASE("a value that leaks tells its way to the output") {
  const std::string text = support::fix_example("S1").text;
  const auto place = text.find("off =");
  const std::string said = hover_text(std::string(text).insert(place, "<|>"));
  CHECK_THAT(said, Catch::Contains("memory: host memory\n"));
  CHECK_THAT(said, Catch::Contains("Memory path\n\n1. off: moved to host memory here\n"));
  CHECK_THAT(said, Catch::Contains("ends: returned as output {0}, which is device memory (E1200)"));
}

TEST_CASE("behind the pass spaces are shown as they are, and nothing is tracked again") {
  // Tracked again, this would be an E1200: the host value is returned as device memory.
  const std::string text =
      "HloModule m, entry_computation_layout={(f32[8]{0})->(f32[8]{0})}\nENTRY e {\n"
      "  x = f32[8]{0} parameter(0)\n  <|>c = f32[8]{0:S(5)} copy(x)\n"
      "  n = f32[8]{0} negate(c)\n  ROOT t = (f32[8]{0:S(5)}) tuple(c)\n}\n";
  check_hover_says(text, "memory: host memory");
  const auto snapshot = opened(support::read_marks(text).text);
  CHECK(snapshot->modules.at(0).stage.stage == offload::Stage::kAfterOffload);
  CHECK(snapshot->modules.at(0).tracking.result->verdict.outcome ==
        offload::Verdict::Outcome::kNone);
  CHECK(features::diagnostics(*snapshot, {}).empty());
}

TEST_CASE("memory spaces are named where the module is not tracked") {
  const auto text = [](std::string_view space) {
    return "HloModule m, is_scheduled=true\nENTRY e {\n  <|>a = f32[2]{0:S(" + std::string(space) +
           ")} parameter(0)\n}\n";
  };
  check_hover_says(text("5"), "memory: host memory\n");
  check_hover_says(text("1"), "memory: on-chip memory\n");
  check_hover_says(text("7"), "memory: memory space 7\n");
  check_hover_says(
      "HloModule m, is_scheduled=true\nENTRY e {\n  <|>a = (f32[2]{0:S(5)}, f32[]{:S(1)}, f32[]) "
      "parameter(0)\n}\n",
      "memory: host memory at {0}, on-chip memory at {1}, device memory elsewhere\n");
}

TEST_CASE("a name of the user's text cannot change how the rest is read") {
  const support::MarkedText text = support::read_marks(
      "ENTRY e {\n  <|>a = f32[2] custom-call(), custom_call_target=\"<b>`**\\n# x\", "
      "metadata={op_name=\"a|`b`\"}\n}\n");
  const auto hover = features::hover(*opened(text.text), text.cursor());
  REQUIRE(hover);
  const std::string markdown = features::as_markdown(hover->content);
  CHECK_THAT(markdown, Catch::Contains("**op_name:** `` a|`b` ``"));
  CHECK_THAT(markdown, Catch::Contains("``<b>`**"));
  CHECK(markdown.find("\n# x") == std::string::npos);
}

TEST_CASE("metadata tells the operation and the line of the source") {
  check_hover_says(
      "ENTRY e {\n  <|>a = f32[2] parameter(0), metadata={op_type=\"x\" op_name=\"jit(f)/mul\" "
      "source_file=\"/a b/train.py\" source_line=12}\n}\n",
      "op_name: jit(f)/mul\nsource: /a b/train.py:12");
}

TEST_CASE("a stack frame leads to its line through the tables") {
  const auto text = [](std::string_view frame) {
    return "HloModule m\n\nFileNames\n1 \"a.py\"\n2 \"b.py\"\n\nFunctionNames\n1 \"f\"\n2 \"g\"\n\n"
           "FileLocations\n1 {file_name_id=1 function_name_id=1 line=10 end_line=10 column=2 "
           "end_column=3}\n2 {file_name_id=2 function_name_id=2 line=20 end_line=20 column=2 "
           "end_column=3}\n\nStackFrames\n1 {file_location_id=1 parent_frame_id=1}\n2 "
           "{file_location_id=2 parent_frame_id=1}\n\nENTRY e {\n  <|>a = f32[2] parameter(0), "
           "metadata={op_name=\"o\" stack_frame_id=" +
           std::string(frame) + "}\n}\n";
  };
  check_hover_says(text("1"), "op_name: o\nsource: a.py:10 in f");
  check_hover_says(text("2"), "op_name: o\nsource: b.py:20 in g");
  for (const std::string_view none : {"0", "3", "-1", "99999999999999999999"})
    CHECK(hover_text(text(none)).find("source") == std::string::npos);
}

TEST_CASE("users are counted and the first ones named") {
  const auto used = [](int times) {
    std::string text = "ENTRY e {\n  <|>a = f32[] parameter(0)\n";
    for (int i = 0; i < times; ++i) text += "  b" + std::to_string(i) + " = f32[] negate(a)\n";
    return text + "}\n";
  };
  check_hover_says(used(0), "users: none");
  check_hover_says(used(6), "users: 6: b0, b1, b2, b3, b4, b5");
  CHECK(hover_text(used(6)).find("more") == std::string::npos);
  check_hover_says(used(8), "users: 8: b0, b1, b2, b3, b4, b5 and 2 more");
}

TEST_CASE("a computation tells its interface, size and callers") {
  const std::string expected =
      "computation f\n\n(p: f32[2], q: s32[]) -> f32[2]\n\ninstructions: 3\ncallers: 2: y, z";
  const std::string head =
      "f {\n  q = s32[] parameter(1)\n  p = f32[2] parameter(0)\n  ROOT r = "
      "f32[2] negate(p)\n}\n";
  const std::string entry =
      "ENTRY e {\n  x = f32[2] parameter(0)\n  i = s32[] parameter(1)\n  y = "
      "f32[2] call(x, i), to_apply=f\n  ROOT z = f32[2] call(y, i), ";
  check_hover("<<<|>" + head.substr(0, 1) + ">>" + head.substr(1) + entry + "to_apply=f\n}\n",
              expected);
  check_hover(head + entry + "to_apply=<<%f<|>>>\n}\n", expected);
  check_hover_says(
      "ENTRY <|>e {\n  x = f32[2] parameter(0)\n}\n",
      "entry computation e\n\n(x: f32[2]) -> f32[2]\n\ninstructions: 1\ncallers: none");
}

TEST_CASE("an opcode tells what it does, an unknown one nothing") {
  check_hover_says("ENTRY e {\n  a = f32[2] <<ne<|>gate>>(b)\n}\n", "negate\n\n");
  check_hover("ENTRY e {\n  a = f32[2] new<|>op(b)\n}\n", "");
  check_hover_says("ENTRY e {\n  a = f32[2] custom-call<|>-start(b)\n}\n", "custom-call: ");
}

TEST_CASE("a leaf of the entry layout tells whose it is") {
  check_hover_says(
      "HloModule m, entry_computation_layout={(f32[2]{0:S(5)}, (f32[3], <|>f32[4]))->f32[]}\n",
      "entry layout: parameter 1 {1}\nshape: f32[4]\n");
  check_hover_says("HloModule m, entry_computation_layout={(<|>f32[2]{0:S(5)})->f32[]}\n",
                   "memory: host memory");
  check_hover_says("HloModule m, entry_computation_layout={()->(f32[], <|>f32[2])}\n",
                   "entry layout: output {1}\n");
}

TEST_CASE("where nothing is known nothing is said") {
  check_hover("<|>", "");
  check_hover("ENTRY e {\n <|> a = f32[2] parameter(0)\n}\n", "");
  check_hover("ENTRY e {\n  a = f32[2] parameter(0), sha<|>rding={replicated}\n}\n", "");
  check_hover("ENTRY e {\n  a = f32[2] negate(<|>gone)\n}\n", "");
  check_hover("ENTRY e {\n  a = f32[2] call(a), to_apply=<|>gone\n}\n", "");
}

namespace {

// A value that is moved to host memory and handed on that many times.
std::string chain(int length) {
  std::string text =
      "HloModule m, entry_computation_layout={(f32[4]{0})->f32[4]{0}}\nENTRY e {\n  x = "
      "f32[4]{0} parameter(0)\n  <|>b0 = f32[4]{0} custom-call(x), "
      "custom_call_target=\"MoveToHost\"\n";
  for (int i = 1; i <= length; ++i) {
    text +=
        "  b" + std::to_string(i) + " = f32[4]{0} opt-barrier(b" + std::to_string(i - 1) + ")\n";
  }
  return text + "  ROOT r = f32[4]{0} bitcast(b" + std::to_string(length) + ")\n}\n";
}

}  // namespace

TEST_CASE("a long path shows both ends and counts the rest") {
  const std::string said = hover_text(chain(3000));
  CHECK_THAT(said, Catch::Contains("\n1. b0: moved to host memory here\n"));
  CHECK_THAT(said, Catch::Contains(" more steps …"));
  CHECK_THAT(said, Catch::Contains("ends: returned as the output, which is device memory (E1200)"));
  CHECK(said.size() < 4000);
}

TEST_CASE("a path is cut only where that saves more than it shows") {
  // The annotation, the bitcast's operand and the output stand around the chain.
  const auto steps_of = [](const std::string& said) {
    std::size_t last = 0;
    for (std::size_t i = 1; said.find("\n" + std::to_string(i) + ". ") != std::string::npos; ++i)
      last = i;
    return last;
  };
  const std::size_t most = base::Limits{}.max_hover_steps;
  std::size_t longest_whole = 0;
  for (int length = 1; length < 40; ++length) {
    const std::string said = hover_text(chain(length));
    if (said.find("more steps") == std::string::npos) longest_whole = steps_of(said);
  }
  CHECK(longest_whole == most + 3);
}

TEST_CASE("what is long is cut") {
  const std::string shape = "(f32[1]" + repeated(", f32[1]", 1000) + ")";
  const std::string name(5000, 'n');
  const std::string said = hover_text("ENTRY e {\n  <|>" + name + " = " + shape +
                                      " parameter(0), metadata={op_name=\"" + name + "\"}\n}\n");
  CHECK(said.size() < 5 * base::Limits{}.max_hover_bytes);
  CHECK_THAT(said, Catch::Contains("elements: tuple of 1001"));
}
