#include "features/language_fixes.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "features/diagnostics.h"
#include "features/language_repair.h"
#include "tests/support/catch.h"
#include "tests/unit/features/opened_text.h"

namespace {

using Titles = std::vector<std::string>;

struct Offered {
  std::string text;
  std::vector<features::LanguageFix> fixes;

  Titles titles() const {
    Titles titles;
    for (const features::LanguageFix& fix : fixes) titles.push_back(fix.title);
    return titles;
  }
  std::string fixed(std::size_t which = 0) const { return applied(text, fixes.at(which).edits); }
  std::size_t certain_count() const {
    return static_cast<std::size_t>(
        std::ranges::count(fixes, true, &features::LanguageFix::is_certain));
  }
};

// Of the first problem of the text.
Offered offered(const std::string& text) {
  INFO(text);
  const auto snapshot = opened(text);
  const auto found = features::language_diagnostics(*snapshot, {});
  REQUIRE_FALSE(found.empty());
  return {text, features::language_fixes(*snapshot, found.front(), {})};
}

std::string in_entry(std::string_view instructions) {
  return "HloModule m\n\nENTRY e {\n" + std::string(instructions) + "}\n";
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

// The text with the first `wrong` put right has no problem; with it, the only certain fix leads
// back.
void check_mended(const std::string& right, std::string_view part, std::string_view wrong) {
  const std::string broken = replaced(right, part, wrong);
  REQUIRE(features::language_diagnostics(*opened(right), {}).empty());
  const Offered of = offered(broken);
  CAPTURE(broken, of.titles());
  REQUIRE_FALSE(of.fixes.empty());
  CHECK(of.fixes.front().is_certain);
  CHECK(of.certain_count() == 1);
  CHECK(of.fixed() == right);
}

constexpr std::string_view kSum =
    "  left = f32[4]{0} parameter(0)\n"
    "  right = f32[4]{0} parameter(1)\n"
    "  sum = f32[4]{0} add(left, right)\n"
    "  ROOT out = f32[4]{0} multiply(sum, left), metadata={op_name=\"x\"}\n";

}  // namespace

TEST_CASE("a misspelt operand becomes the nearest name defined above") {
  check_mended(in_entry(kSum), "add(left, right)", "add(left, rihgt)");
}

TEST_CASE("all uses of a misspelt name change at once") {
  const Offered of =
      offered(in_entry("  ilnput = f32[4]{0} parameter(0)\n  x = f32[4]{0} add(input, input)\n"
                       "  ROOT y = f32[4]{0} add(x, input)\n"));
  REQUIRE(of.titles() == Titles{"change `input` to `ilnput`"});
  CHECK(of.fixes[0].edits.size() == 3);
  CHECK(features::language_diagnostics(*opened(of.fixed()), {}).empty());
}

TEST_CASE("the sigil of a name stays") {
  check_mended(in_entry("  %left = f32[4]{0} parameter(0)\n  ROOT %y = f32[4]{0} negate(%left)\n"),
               "negate(%left)", "negate(%lef)");
}

TEST_CASE("a name that differs in its number alone is no certain one") {
  const Offered of =
      offered(in_entry("  add.1 = f32[4]{0} parameter(0)\n  ROOT y = f32[4]{0} negate(add.7)\n"));
  CHECK(of.titles() == Titles{"change `add.7` to `add.1`"});
  CHECK(of.certain_count() == 0);
}

TEST_CASE("a name that is defined below is not changed to another") {
  const Offered of =
      offered(in_entry("  late.1 = f32[4]{0} parameter(0)\n  x = f32[4]{0} negate(late)\n"
                       "  late = f32[4]{0} negate(late.1)\n  ROOT y = f32[4]{0} negate(x)\n"));
  CHECK(of.fixes.empty());
}

TEST_CASE("a misspelt computation becomes the nearest one above") {
  check_mended(
      "HloModule m\n\nadder {\n  ROOT a = f32[4]{0} parameter(0)\n}\n\n"
      "ENTRY e {\n  x = f32[4]{0} parameter(0)\n  ROOT y = f32[4]{0} call(x), to_apply=adder\n}\n",
      "to_apply=adder", "to_apply=ader");
}

TEST_CASE("a name defined twice is named as what is used below and defined nowhere") {
  check_mended(in_entry(kSum), "  sum =", "  right =");
}

TEST_CASE("a name defined twice gets the next free number") {
  const Offered of = offered(in_entry(
      "  x = f32[4]{0} parameter(0)\n  x.1 = f32[4]{0} negate(x)\n  x = f32[4]{0} negate(x.1)\n"
      "  ROOT y = f32[4]{0} negate(x.1)\n"));
  REQUIRE(of.titles() == Titles{"rename this `x` to `x.2`"});
  CHECK(of.certain_count() == 1);
}

TEST_CASE("uses below a second definition leave both open, and no fix is certain") {
  const Offered of =
      offered(in_entry("  x = f32[4]{0} parameter(0)\n  x = f32[4]{0} negate(x)\n"
                       "  ROOT y = f32[4]{0} negate(x)\n"));
  REQUIRE(of.titles() ==
          Titles{"rename this `x` to `x.1`", "rename this `x` and its uses below to `x.1`"});
  CHECK(of.certain_count() == 0);
  CHECK(of.fixed(1).find("negate(x.1)\n}") != std::string::npos);
}

TEST_CASE("a missing bracket is put where the text can be read with it") {
  check_mended(in_entry(kSum), "multiply(sum, left), ", "multiply(sum, left, ");
  check_mended(in_entry(replaced(std::string(kSum), "right)", "right), metadata={op_name=\"s\"}")),
               "op_name=\"s\"}", "op_name=\"s\"");
  check_mended(in_entry(replaced(std::string(kSum), "add(", "add (")), "add (left, right)",
               "add left, right)");
}

TEST_CASE("a bracket too many is taken out") {
  check_mended(in_entry(kSum), "add(left, right)", "add(left, right))");
  check_mended(in_entry(kSum), "op_name=\"x\"}", "op_name=\"x\"}}");
}

TEST_CASE("a missing comma is put in") {
  check_mended(in_entry(kSum), "multiply(sum, left), ", "multiply(sum, left) ");
}

TEST_CASE("a computation without its closing brace is closed") {
  const Offered of = offered(
      "HloModule m\n\nadder {\n  ROOT a = f32[4]{0} parameter(0)\n\n"
      "ENTRY e {\n  x = f32[4]{0} parameter(0)\n  ROOT y = f32[4]{0} call(x), to_apply=adder\n}\n");
  REQUIRE(of.certain_count() == 1);
  CHECK(of.fixed().find("parameter(0)\n}\n\nENTRY") != std::string::npos);
}

TEST_CASE("a reserved word gets `%` in front, where it is defined and where it is used") {
  const Offered of =
      offered(in_entry("  true = f32[4]{0} parameter(0)\n  ROOT y = f32[4]{0} add(true, %true)\n"));
  REQUIRE(of.titles() == Titles{"write `%true`"});
  CHECK(of.fixed().find("%true = f32[4]{0} parameter(0)\n  ROOT y = f32[4]{0} add(%true, %true)") !=
        std::string::npos);
}

TEST_CASE("a misspelt opcode or attribute becomes the nearest one") {
  check_mended(in_entry(kSum), "multiply(", "mutiply(");
  check_mended(in_entry(kSum), "metadata=", "metdata=");
}

TEST_CASE("an attribute that stands there twice is taken out once") {
  check_mended(in_entry(kSum), ", metadata={op_name=\"x\"}",
               ", metadata={op_name=\"x\"}, metadata={op_name=\"y\"}");
}

TEST_CASE("an attribute that is missing gets its default form") {
  const Offered of =
      offered(in_entry("  x = (f32[4]{0}, s32[]) parameter(0)\n"
                       "  ROOT y = f32[4]{0} get-tuple-element(x)\n"));
  REQUIRE_FALSE(of.fixes.empty());
  CHECK(of.fixed().find("get-tuple-element(x), index=0\n") != std::string::npos);
}

TEST_CASE("a wrong shape in front of an operand becomes that of its definition") {
  check_mended(in_entry("  x = f32[4]{0} parameter(0)\n  ROOT y = f32[4]{0} negate(f32[4]{0} x)\n"),
               "negate(f32[4]{0} x)", "negate(f32[5]{0} x)");
}

TEST_CASE("an old spelling becomes that of today") {
  const Offered of =
      offered(in_entry("  %x = f32[4]{0} parameter(0)\n  ROOT %y = token[] generate-token()\n"));
  REQUIRE(of.fixes.size() == 1);
  CHECK(of.fixed().find("after-all()") != std::string::npos);
}

TEST_CASE("what no edit takes away has no fix") {
  CHECK(offered(in_entry("  x = f32[4]{0} parameter(0)\n  ROOT y = f32[4]{0} add(x, zebra)\n"))
            .fixes.empty());
}

TEST_CASE("a text that holds no module is asked for mends like any other") {
  CHECK(features::repair_language(opened("0 {\n  ROOT a = f32[] parameter(0)\n}\n"), {})
            .edits.empty());
}

TEST_CASE("everything certain is mended one after the other") {
  const std::string right = in_entry(kSum);
  std::string broken = replaced(right, "add(left, right)", "add(left, rihgt)");
  broken = replaced(broken, "multiply(sum, left), ", "multiply(sum, left, ");
  const auto repair = features::repair_language(opened(broken), {});
  CHECK(repair.steps.size() == 2);
  REQUIRE(repair.after);
  CHECK(repair.after->text.copy() == right);
  CHECK(applied(broken, repair.edits) == right);
}
