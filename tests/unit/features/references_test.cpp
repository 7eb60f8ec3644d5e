#include "features/references.h"

#include <algorithm>
#include <string>

#include "tests/support/catch.h"
#include "tests/support/marked_text.h"
#include "tests/unit/features/opened_text.h"

namespace {

std::vector<text::Range> ranges_of(const std::vector<features::Reference>& references) {
  std::vector<text::Range> ranges;
  for (const features::Reference& reference : references) ranges.push_back(reference.range);
  return ranges;
}

// From each cursor `<|>` the uses are `<<use>>` and the declaration is `<d<name>>`.
void check_references(const std::string& marked) {
  INFO(marked);
  const support::MarkedText text = support::read_marks(marked);
  const auto snapshot = opened(text.text);
  std::vector<text::Range> all = text.ranges_of("");
  for (const text::Range declaration : text.ranges_of("d")) all.push_back(declaration);
  std::ranges::sort(all);
  for (const text::Offset cursor : text.cursors.at("")) {
    INFO(cursor);
    const auto uses = features::references(*snapshot, cursor, false, {});
    CHECK(support::with_marks(text.text, ranges_of(uses)) ==
          support::with_marks(text.text, text.ranges_of("")));
    const auto with_declaration = features::references(*snapshot, cursor, true, {});
    CHECK(support::with_marks(text.text, ranges_of(with_declaration)) ==
          support::with_marks(text.text, all));
    CHECK(std::ranges::count(with_declaration, true, &features::Reference::is_declaration) ==
          static_cast<std::ptrdiff_t>(text.ranges_of("d").size()));
  }
}

}  // namespace

TEST_CASE("a value is used where operands and control predecessors name it") {
  check_references(
      "ENTRY e {\n  <d<<|>a<|>>> = f32[2] parameter(0)\n  b = f32[2] add(<<<|>a<|>>>, f32[2] "
      "<<%a>>)\n  ROOT c = f32[2] negate(b), control-predecessors={%b, <<%<|>a<|>>>}\n}\n");
}

TEST_CASE("an element of a tuple and a nested operand are uses") {
  check_references(
      "ENTRY e {\n  <d<t>> = (f32[], f32[]) parameter(0)\n  ROOT y = f32[] "
      "add(negate(<<<|>t#0>>), <<t#1>>)\n}\n");
}

TEST_CASE("F23: words in strings, metadata and backend_config are no uses") {
  check_references(
      "ENTRY e {\n  <d<<|>a>> = f32[2] parameter(0), metadata={op_name=\"a\" "
      "source_file=\"a\"}\n  ROOT b = f32[2] custom-call(<<a>>), custom_call_target=\"a\", "
      "backend_config={\"a\": \"a\"}, frontend_attributes={a=\"a\"} /* a */\n}\n");
}

TEST_CASE("F23: a name of another computation is another name") {
  check_references(
      "f {\n  a = f32[] parameter(0)\n  ROOT b = f32[] negate(a)\n}\n"
      "ENTRY e {\n  <d<a>> = f32[] parameter(0)\n  ROOT z = f32[] call(<<<|>a>>), to_apply=f\n}\n");
}

TEST_CASE("uses of a name that nothing defines belong together") {
  check_references("ENTRY e {\n  b = f32[2] add(<<<|>gone>>, <<gone>>)\n}\n");
}

TEST_CASE("a computation is used where it is called") {
  check_references(
      "<d<%<|>f<|>>> {\n  ROOT f = f32[] parameter(0)\n}\n"
      "ENTRY e {\n  x = f32[] parameter(0)\n  y = f32[] call(x), to_apply=<<<|>f>>\n"
      "  z = f32[] fusion(y), kind=kLoop, calls=<<%f>>\n"
      "  ROOT w = f32[] conditional(x, y, z), branch_computations={<<f<|>>>, <<%f>>}\n}\n");
}

TEST_CASE("a computation of another module is another one") {
  check_references(
      "HloModule a\nf {\n  ROOT x = f32[] parameter(0)\n}\nENTRY e {\n  x = f32[] parameter(0)\n"
      "  ROOT y = f32[] call(x), to_apply=f\n}\nHloModule b\n<d<<|>f>> {\n  ROOT x = f32[] "
      "parameter(0)\n}\nENTRY e {\n  x = f32[] parameter(0)\n  ROOT y = f32[] call(x), "
      "to_apply=<<f>>\n}\n");
}

TEST_CASE("opcodes, shapes and blanks are used nowhere") {
  check_references("ENTRY e {\n <|> a = f32<|>[2] para<|>meter(0)\n}\n");
}

TEST_CASE("a search that nobody waits for finds nothing") {
  std::string text = "ENTRY e {\n  a = f32[] parameter(0)\n";
  for (int i = 0; i < 1500; ++i) text += "  b" + std::to_string(i) + " = f32[] negate(a)\n";
  const auto snapshot = opened(text + "}\n");
  CHECK(features::references(*snapshot, 12, false, {}).size() == 1500);
  const auto cancel = base::CancelToken::make();
  cancel.cancel();
  CHECK(features::references(*snapshot, 12, false, cancel).empty());
}
