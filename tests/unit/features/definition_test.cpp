#include "features/definition.h"

#include <string>

#include "tests/support/catch.h"
#include "tests/support/marked_text.h"
#include "tests/unit/features/opened_text.h"

namespace {

// The cursor `<|>` leads to the name `<<name>>`; `<w<whole>>` is the whole of it and `<o<word>>`
// the word it came from, where they are marked.
void check_definition(const std::string& marked) {
  INFO(marked);
  const support::MarkedText text = support::read_marks(marked);
  const auto places = features::definition(*opened(text.text), text.cursor());
  std::vector<text::Range> names;
  for (const features::Place& place : places) {
    names.push_back(place.name_range);
    CHECK(place.range.contains(place.name_range));
  }
  CHECK(support::with_marks(text.text, names) ==
        support::with_marks(text.text, text.ranges_of("")));
  for (const text::Range whole : text.ranges_of("w")) CHECK(places.at(0).range == whole);
  for (const text::Range origin : text.ranges_of("o")) CHECK(places.at(0).origin == origin);
}

}  // namespace

TEST_CASE("an operand leads to the instruction that defines it") {
  check_definition(
      "ENTRY e {\n  <w<<<a>> = f32[2] parameter(0)>>\n  ROOT b = f32[2] negate(<o<<|>a>>)\n}\n");
  check_definition(
      "ENTRY e {\n  <<%a>> = f32[2] parameter(0)\n  ROOT b = f32[2] negate(f32[2] "
      "<o<%<|>a>>)\n}\n");
}

TEST_CASE("a cursor right behind a name still leads to its definition") {
  check_definition(
      "ENTRY e {\n  <<abc>> = f32[2] parameter(0)\n  ROOT b = f32[2] negate(abc<|>)\n}\n");
}

TEST_CASE("an operand leads to the definition in its own computation") {
  check_definition(
      "f {\n  <<x>> = f32[] parameter(0)\n  ROOT y = f32[] negate(<|>x)\n}\n"
      "ENTRY e {\n  x = f32[] parameter(0)\n  ROOT z = f32[] call(x), to_apply=f\n}\n");
}

TEST_CASE("an operand with an element leads to the tuple") {
  check_definition(
      "ENTRY e {\n  <<t>> = (f32[], f32[]) parameter(0)\n  ROOT y = f32[] "
      "negate(<o<t#<|>1>>)\n}\n");
}

TEST_CASE("a control predecessor leads to its instruction") {
  check_definition(
      "ENTRY e {\n  <<a>> = f32[2] parameter(0)\n  ROOT b = f32[2] negate(a), "
      "control-predecessors={<o<%<|>a>>}\n}\n");
}

TEST_CASE("a definition leads to itself, the second of two with one name too") {
  check_definition("ENTRY e {\n  <<<|>a>> = f32[2] parameter(0)\n}\n");
  check_definition("ENTRY e {\n  a = f32[2] parameter(0)\n  <<<|>a>> = f32[2] negate(a)\n}\n");
  check_definition("<w<<<<|>f>> {\n  ROOT y = f32[] parameter(0)\n}>>\nENTRY e {\n}\n");
}

TEST_CASE("a called computation leads to its head") {
  for (const std::string call :
       {"to_apply=%<|>f", "calls=<|>f", "body=f<|>", "condition=<|>f",
        "branch_computations={g, <|>f}", "true_computation=<|>f", "called_computations={<|>f}"}) {
    check_definition(
        "<w<<<%f>> {\n  ROOT y = f32[] parameter(0)\n}>>\ng {\n  ROOT y = f32[] "
        "parameter(0)\n}\nENTRY e {\n  x = f32[] parameter(0)\n  ROOT z = f32[] "
        "call(x), " +
        call + "\n}\n");
  }
}

TEST_CASE("a parameter of a signature leads to the parameter instruction") {
  check_definition(
      "f (a: f32[], <o<<|>b>>: f32[]) -> f32[] {\n  a = f32[] parameter(0)\n  <<b>> = f32[] "
      "parameter(1)\n  ROOT c = f32[] add(a, b)\n}\n");
}

TEST_CASE("a parameter that the signature calls otherwise is found by its place") {
  check_definition(
      "f (a: f32[], <|>other: f32[]) -> f32[] {\n  a = f32[] parameter(0)\n  <<b>> = f32[] "
      "parameter(1)\n  ROOT c = f32[] add(a, b)\n}\n");
}

TEST_CASE("a leaf of the entry layout leads to the parameter or to what is returned there") {
  const std::string body =
      "ENTRY e {\n  <p<a>> = (f32[2], f32[3]) parameter(0)\n  <q<b>> = f32[4] parameter(1)\n"
      "  <r<c>> = f32[4] negate(b)\n  i = (f32[4]) tuple(c)\n  ROOT <s<t>> = (f32[4], (f32[4])) "
      "tuple(b, i)\n}\n";
  const auto named = [&](std::string_view layout, const std::string& mark) {
    std::string text =
        "HloModule m, entry_computation_layout={" + std::string(layout) + "}\n" + body;
    for (const std::string other : {"p", "q", "r", "s"}) {
      const auto at = text.find("<" + other + "<");
      text.erase(at, other == mark ? 0 : 3);
      if (other == mark) {
        text.erase(at + 1, 1);
      } else {
        text.erase(text.find(">>", at), 2);
      }
    }
    check_definition(text);
  };
  named("((f32[2], <|>f32[3]), f32[4])->(f32[4], (f32[4]))", "p");
  named("((f32[2], f32[3]), <|>f32[4])->(f32[4], (f32[4]))", "q");
  named("((f32[2], f32[3]), f32[4])->(<|>f32[4], (f32[4]))", "q");
  named("((f32[2], f32[3]), f32[4])->(f32[4], (f32<|>[4]))", "r");
}

TEST_CASE("names without a definition and other words lead nowhere") {
  check_definition("ENTRY e {\n  ROOT b = f32[2] negate(<|>gone)\n}\n");
  check_definition("ENTRY e {\n  ROOT b = f32[2] negate(b), to_apply=<|>gone\n}\n");
  check_definition("ENTRY e {\n  ROOT b = f32[2] ne<|>gate(b)\n}\n");
  check_definition("ENTRY e {\n  ROOT b = f32[2] negate(b), metadata={op_name=\"<|>b\"}\n}\n");
  check_definition("<|>");
}
