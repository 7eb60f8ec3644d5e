// One thing wrong gives one problem, at its cause, and what stands behind it stays understood.
#include <string>
#include <string_view>
#include <vector>

#include "features/diagnostics.h"
#include "tests/support/catch.h"
#include "tests/unit/features/opened_text.h"

namespace {

constexpr std::string_view kModule =
    "HloModule m, entry_computation_layout={(f32[4,2]{1,0}, f32[]{:T(128)})->f32[4]{0}}\n"
    "\n"
    "FileNames\n"
    "1 \"a.py\"\n"
    "\n"
    "FunctionNames\n"
    "1 \"f\"\n"
    "2 \"g\"\n"
    "\n"
    "FileLocations\n"
    "1 {file_name_id=1 function_name_id=1 line=3 end_line=3 column=1 end_column=2}\n"
    "\n"
    "StackFrames\n"
    "1 {file_location_id=1 parent_frame_id=1}\n"
    "\n"
    "sum {\n"
    "  a = f32[] parameter(0)\n"
    "  b = f32[] parameter(1)\n"
    "  ROOT c = f32[] add(a, b)\n"
    "}\n"
    "\n"
    "ENTRY e {\n"
    "  x = f32[4,2]{1,0} parameter(0)\n"
    "  z = f32[] parameter(1)\n"
    "  n = f32[4,2]{1,0} negate(x), metadata={op_name=\"n\"}\n"
    "  w = f32[4,2]{1,0} add(n, x), metadata={op_name=\"w\"}\n"
    "  ROOT r = f32[4]{0} reduce(w, z), dimensions={1}, to_apply=sum\n"
    "}\n";

// With the first of these words changed: the line, from 1, of each problem.
std::vector<std::size_t> lines(std::string_view words, std::string_view changed) {
  std::string text(kModule);
  const std::size_t at = text.find(words);
  REQUIRE(at != std::string::npos);
  text.replace(at, words.size(), changed);
  const auto snapshot = opened(text);
  std::vector<std::size_t> lines;
  for (const features::Diagnostic& one : features::language_diagnostics(*snapshot, {})) {
    UNSCOPED_INFO(one.problem.message);
    lines.push_back(snapshot->text.line_of(one.problem.range.begin) + 1);
  }
  return lines;
}

using Lines = std::vector<std::size_t>;

}  // namespace

TEST_CASE("the module that is broken here is right") { CHECK(lines("sum", "sum").empty()); }

TEST_CASE("a bracket or comma in an instruction is told of once, in its line") {
  CHECK(lines("w, z), dim", "w, z) dim") == Lines{27});
  CHECK(lines("reduce(w, z)", "reduce(w, z))") == Lines{27});
  CHECK(lines("reduce(w, z)", "reduce(w, z") == Lines{27});
  CHECK(lines("dimensions={1}", "dimensions=1{}") == Lines{27});
  CHECK(lines("negate(x)", "negate x)") == Lines{25});
}

TEST_CASE("a value without its closing brace ends in its line") {
  CHECK(lines("op_name=\"n\"}", "op_name=\"n\"") == Lines{25});
  CHECK(lines("op_name=\"n\"}", "op_name=\"n\",") == Lines{25});
}

TEST_CASE("a brace that closes a computation too early is told of, and what follows is its own") {
  CHECK(lines("op_name=\"n\"}", "op_name=\"n\"}}") == Lines{25});
  CHECK(lines("to_apply=sum", "to_apply=sum}") == Lines{27});
}

TEST_CASE("a brace too many inside of a value is told of once") {
  CHECK(lines("dimensions={1}", "dimensions={}1}") == Lines{27});
  CHECK(lines("op_name=\"n\"}", "}op_name=\"n\"}") == Lines{25});
}

TEST_CASE("of a computation that has lost its root or a parameter nothing is said as a whole") {
  CHECK(lines("ROOT c = f32[] add", "ROOT c = f32[] } add") == Lines{19});
  CHECK(lines("sum {", "sum (a: f32[], b: f32[]) -> f32[] {").empty());
  CHECK(lines("a = f32[] parameter(0)", "a = f32[] parameter 0)") == Lines{17});
  CHECK(lines("ROOT r = f32[4]{0} reduce", "ROOT r = f32[4]{0} (reduce") == Lines{27});
}

TEST_CASE("what stands behind the brace of a head and is no instruction is told of in its line") {
  CHECK(lines("a = f32[] parameter(0)", "= a f32[] parameter(0)") == Lines{17});
  CHECK(lines("a = f32[] parameter(0)", "{ = f32[] parameter(0)").front() == 17);
  CHECK(lines("sum {", "sum {{") == Lines{16});
  CHECK(lines("x = f32[4,2]{1,0} p", "= x (f32[4,2]{1,0}, s32[]) p") == Lines{23});
}

TEST_CASE("a bracket that begins a value and is not closed is told of") {
  CHECK(lines("to_apply=sum", "to_apply=[") == Lines{27});
  CHECK(lines("dimensions={1}", "dimensions=(") == Lines{27});
}

TEST_CASE("a row with a stray brace is told of once") {
  CHECK(lines("line=3", "line=}") == Lines{11});
}

TEST_CASE("what is missing is missing in front of the comments that follow") {
  CHECK(lines("negate(x), metadata={op_name=\"n\"}\n", "negate((x)\n  // of w\n\n") == Lines{25});
}

TEST_CASE("a parenthesis and a brace that changed places in a header are told of once") {
  CHECK(lines("T(128)})", "T(128}))") == Lines{1});
}

TEST_CASE("a computation without its closing brace is told of behind its last instruction") {
  CHECK(lines("add(a, b)\n}", "add(a, b)\n") == Lines{20});
}

TEST_CASE("a header is told of once") {
  CHECK(lines("={(f32", "={{(f32") == Lines{1});
  CHECK(lines("{1,0}, f32[]", "{1,0, f32[]") == Lines{1});
  CHECK(lines("(f32[4,2]", "f32[4,2]") == Lines{1});
}

TEST_CASE("a row of a table is told of once") {
  CHECK(lines("1 {file_name_id", "{ 1file_name_id") == Lines{11});
}

TEST_CASE("the title of a table is missing where its rows begin") {
  CHECK(lines("FunctionNames\n", "") == Lines{6});
  CHECK(lines("FileLocations\n", "") == Lines{10});
  CHECK(lines("StackFrames\n", "") == Lines{13});
}

TEST_CASE("a comment in front of an instruction does not glue it to the one above") {
  CHECK(lines("  z = f32[] parameter(1)", "  /* z */ z = f32[] parameter(1") == Lines{24});
}

TEST_CASE("a name that nothing defines is told of once, with its other uses") {
  CHECK(lines("  x = ", "  lost = ") == Lines{25});
}
