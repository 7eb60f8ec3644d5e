// What the items of a text show together: tables, the header's name and layout, and layouts that
// the parser looks at, or not, by where they stand.
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/catch.h"
#include "tests/unit/hlo/form_problems.h"

namespace {

using Lines = std::vector<std::string>;

std::string with_tables(std::string_view names, std::string_view locations) {
  return "HloModule m\n\nFileNames\n" + std::string(names) + "\n\nFunctionNames\n1 \"f\"\n\n" +
         "FileLocations\n" + std::string(locations) +
         "\n\nStackFrames\n1 {file_location_id=1 parent_frame_id=1}\n\n"
         "ENTRY e {\n  ROOT r = f32[] constant(1)\n}\n";
}

constexpr std::string_view kLocation =
    "1 {file_name_id=1 function_name_id=1 line=1 end_line=1 column=1 end_column=2}";

std::string with_layout(std::string_view layout) {
  return "HloModule m, entry_computation_layout={" + std::string(layout) +
         "\n\nENTRY e {\n  ROOT x = f32[4]{0} parameter(0)\n}\n";
}

}  // namespace

TEST_CASE("a number without a name stands in a table of names, and in none of fields") {
  const std::string location(kLocation);
  CHECK(support::problems_of(with_tables("1 \"a.py\"", location)).empty());
  CHECK(support::problems_of(with_tables("1 1 \"a.py\"", location)).empty());
  CHECK(support::problems_of(with_tables("1 2\n3 \"a.py\"", location)).empty());
  const Lines expected{"syntax '1': expects '{' to start sub attributes"};
  CHECK(support::problems_of(with_tables("1 \"a.py\"", "1 " + location)) == expected);
  CHECK(support::problems_of(with_tables("1 \"a.py\"", location + "\n1")) == expected);
}

TEST_CASE("a table stands once, and a second set of them is told of once") {
  const std::string location(kLocation);
  std::string text = with_tables("1 \"a.py\"", location);
  text.insert(text.find("\nENTRY"), "StackFrames\n");
  CHECK(support::problems_of(text) ==
        Lines{"syntax 'StackFrames': the tables of stack frames stand once"});
  text.insert(text.find("\nENTRY"), "FileNames\nFunctionNames\nFileLocations\nStackFrames\n");
  CHECK(support::problems_of(text).size() == 2);
}

TEST_CASE("the parser looks at the layout of a constant, and of no other instruction") {
  for (const std::string_view layout :
       {"{0:T()}", "{0:T(0)}", "{5}", "{0:SC(9:1)}", "{0:#(u32)}"}) {
    const std::string shape = "s32[2]" + std::string(layout);
    const Lines found =
        support::problems_of(support::instruction_text("c = " + shape + " constant({1, 2})"));
    INFO(shape);
    REQUIRE(found.size() == 1);
    CHECK(found.front().starts_with("layout '" + shape + "': XLA's parser ends here: "));
  }
  support::check_no_problem("c = s32[2]{0:T(128)} constant({1, 2})");
  support::check_no_problem("c = s32[2]{0:T()} iota(), iota_dimension=0");
}

TEST_CASE("the parser looks at layouts in a tuple of the entry layout") {
  const std::string message =
      "error parsing attribute entry_computation_layout: layout has invalid "
      "tiles: one has no sizes";
  const Lines expected{"layout 'f32[4]{0:T()}': " + message};
  CHECK(support::problems_of(with_layout("((f32[4]{0:T()}))->f32[4]{0}}")) == expected);
  CHECK(support::problems_of(with_layout("(f32[4]{0})->(f32[4]{0:T()})}")) == expected);
  CHECK(support::problems_of(with_layout("(f32[4]{0:T()})->f32[4]{0:T()}}")).empty());
  const Lines alone = support::problems_of(with_layout("(f32[4]{5})->f32[4]{0}}"));
  REQUIRE(alone.size() == 1);
  CHECK(alone.front().starts_with("unverified-layout 'f32[4]{5}': "));
}

TEST_CASE("the entry layout has its closing brace") {
  CHECK(support::problems_of(with_layout("(f32[4]{0})->f32[4]{0}}")).empty());
  CHECK(support::problems_of(with_layout("(f32[4]{0})->f32[4]{0}")) ==
        Lines{"syntax 'entry_computation_layout': Expects '}' at the end of computation layouts"});
}

TEST_CASE("what has no name is at fault where names are shown") {
  CHECK(support::problems_of("HloModule , is_scheduled=true\n\nENTRY {\n  ROOT f32[] "
                             "constant(1)\n}\n")
            .empty());
  CHECK(support::problems_of("HloModule , is_scheduled=true\n\nENTRY e {\n  ROOT f32[] "
                             "constant(1)\n}\n")
            .front() ==
        "syntax 'HloModule , is_scheduled=true': expects name: the module has none");
  CHECK(support::problems_of("{\n  ROOT a = f32[] constant(1)\n}\n") ==
        Lines{"syntax '{': expects name: the computation has none"});
}

TEST_CASE("a tuple is counted where a parenthesis of a layout is missing") {
  const std::string warning = "syntax '': `)` is missing here; XLA's parser passes over that";
  CHECK(support::problems_of(support::instruction_text(
            "t = (f32[4]{0:T(128}, s32[]) tuple(x, i)")) == Lines{warning});
  CHECK(support::problems_of(support::instruction_text("t = (f32[4]{0:T(128}, s32[]) tuple(x)")) ==
        Lines{warning, "arity '(x)': expects 2 operands, but has 1 operands"});
}

TEST_CASE("a value that takes the brace of its computation is told of at its own") {
  CHECK(support::problems_of(
            support::instruction_text("n = f32[4]{0} negate(x), sharding={replicated")) ==
        Lines{"syntax '{': this brace is not closed"});
  CHECK(support::problems_of(
            "HloModule m\n\nENTRY e {\n  x = f32[4]{0} parameter(0)\n  n = f32[4]{0} "
            "custom-call(x), custom_call_target=\"a\", backend_config={\n  }\n") ==
        Lines{"note truncated '': the text ends inside a computation"});
}

TEST_CASE(
    "the type of an operand alone is passed over where the operands that are left are enough") {
  const std::string dropped =
      "syntax 'f32': expects name: `f32` is the name of a type; XLA's parser passes over it here";
  support::check_problem("r = f32[4]{0} custom-call(f32, x), custom_call_target=\"a\"", dropped);
  support::check_problem("r = f32[4]{0} negate(f32, x)", dropped);
  support::check_problem("r = (f32[4]{0}) tuple(x, f32)", dropped);
  support::check_problem("r = f32[4]{0} negate(f32)",
                         "syntax 'f32': expects name: `f32` is the name of a type");
  support::check_no_problem("r = f32[4]{0} negate(x)");
}

TEST_CASE("a body whose first instruction is broken is told of in that") {
  const auto with = [](std::string_view first) {
    return support::instruction_text("r = f32[] reduce(x, i), dimensions={0}, to_apply={\n    " +
                                     std::string(first) + "\n    ROOT b = f32[] parameter(1)\n  }");
  };
  const std::string in_body = "error parsing attribute to_apply: ";
  CHECK(support::problems_of(with("= f32[] parameter(0)")) ==
        Lines{"syntax '=': " + in_body + "expects name"});
  CHECK(support::problems_of(with("a f32[] parameter(0)")) ==
        Lines{"syntax 'f32': " + in_body + "expects '=' in instruction"});
  CHECK(support::problems_of(with("a = f32[] parameter(0)")).empty());
}
