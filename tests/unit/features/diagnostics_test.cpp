#include "features/diagnostics.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "analysis/analyzer.h"
#include "tests/support/catch.h"
#include "tests/support/fix_examples.h"

namespace {

struct Checked {
  std::string text;
  std::shared_ptr<const analysis::Snapshot> snapshot;
  std::vector<features::Diagnostic> found;

  std::string at(text::Range range) const { return text.substr(range.begin, range.size()); }
  std::vector<std::string> codes() const {
    std::vector<std::string> out;
    for (const features::Diagnostic& diagnostic : found) out.push_back(diagnostic.problem.code);
    return out;
  }
  std::vector<std::string> places() const {
    std::vector<std::string> out;
    for (const features::Diagnostic& diagnostic : found)
      out.push_back(at(diagnostic.problem.range));
    return out;
  }
};

Checked check(const std::string& text) {
  Checked checked{
      text, analysis::Analyzer::open(text::Text(text), {}, analysis::for_each_in_line, {}), {}};
  checked.found = features::diagnostics(*checked.snapshot, {});
  return checked;
}

using Words = std::vector<std::string>;

}  // namespace

TEST_CASE("a leak that nothing computes on is shown at the operand of the root that carries it") {
  const Checked checked = check(support::fix_example("S1").text);
  REQUIRE(checked.codes() == Words{"E1200"});
  const features::Diagnostic& leak = checked.found[0];
  CHECK(leak.source == "xla");
  CHECK(leak.leak != nullptr);
  CHECK(leak.problem.severity == hlo::Severity::kError);
  CHECK(leak.problem.message ==
        "E1200: CompileTimeHostOffloadOutputLocationMismatch:\n"
        "Tensor which is moved to host (starting from out) is returned from the entry computation "
        "but the layout for this output is "
        "not set to host memory.\n"
        "See https://openxla.org/xla/errors/error_1200 for more details.");
  CHECK(leak.problem.range.begin == checked.text.find("off, nx"));
  CHECK(checked.at(leak.problem.range) == "off");
}

TEST_CASE("the places of a leak lead from the annotation to the leaf of the result layout") {
  const Checked checked = check(support::fix_example("S1").text);
  REQUIRE(checked.found.size() == 1);
  const auto& related = checked.found[0].problem.related;
  REQUIRE(related.size() >= 3);
  CHECK(related.front().message == "moved to host memory here");
  CHECK(related.front().range.begin == checked.text.find("off ="));
  CHECK(checked.at(related.back().range) == "f32[12]{0}");
  CHECK(related.back().range.begin == checked.text.find("(f32[12]{0}, f32[12]{0})}") + 1);
}

TEST_CASE("a leak is shown at the first instruction that computes on the host value") {
  const Checked checked = check(support::fix_example("S4").text);
  const auto leak =
      std::ranges::find_if(checked.found, [](const auto& found) { return found.leak != nullptr; });
  REQUIRE(leak != checked.found.end());
  CHECK(leak->problem.range.begin == checked.text.find("s = f32[10]"));
  CHECK(checked.at(leak->problem.range) == "s");
}

TEST_CASE("a host parameter is shown with its leaf of the entry layout") {
  const Checked checked = check(support::fix_example("S4").text);
  const auto leak =
      std::ranges::find_if(checked.found, [](const auto& found) { return found.leak != nullptr; });
  REQUIRE(leak != checked.found.end());
  REQUIRE(leak->problem.related.size() > 2);
  CHECK(checked.at(leak->problem.related[0].range) == "h");
  CHECK(checked.at(leak->problem.related[1].range) == "f32[10]{0:S(5)}");
}

TEST_CASE("without an entry layout the module's line stands for the leaf") {
  const Checked checked = check(support::fix_example("S14").text);
  REQUIRE(checked.codes() == Words{"E1200"});
  CHECK(checked.at(checked.found[0].problem.related.back().range) == "HloModule fix14");
}

TEST_CASE("every leak is shown, not only the compiler's first") {
  CHECK(check(support::fix_example("S15").text).codes() == Words{"E1200", "E1200"});
}

TEST_CASE("slow host computation is a warning beside the leak") {
  const Checked checked = check(support::fix_example("S4").text);
  const auto codes = checked.codes();
  CHECK(std::ranges::count(codes, "E1200") == 1);
  CHECK(std::ranges::count(codes, "host-compute") == 2);
  CHECK(std::ranges::is_sorted(checked.found, {},
                               [](const auto& found) { return found.problem.range.begin; }));
}

TEST_CASE("an operand that is not defined above its use is a name problem") {
  const Checked checked = check(
      "HloModule m\nENTRY e {\n  x = f32[2] parameter(0)\n  y = f32[2] add(x, late)\n"
      "  late = f32[2] negate(x)\n  ROOT z = f32[2] add(y, lost)\n}\n");
  REQUIRE(checked.codes() == Words{"name", "name"});
  CHECK(checked.places() == Words{"late", "lost"});
  CHECK(checked.found[0].problem.message == "instruction does not exist: late");
  REQUIRE(checked.found[0].problem.related.size() == 1);
  CHECK(checked.found[0].problem.related[0].range.begin == checked.text.find("late = "));
  CHECK(checked.found[1].problem.related.empty());
  CHECK(checked.found[1].source == "hlo-lsp");
}

TEST_CASE("a computation that is not defined above its call is a name problem") {
  const Checked checked = check(
      "HloModule m\nENTRY e {\n  x = f32[2] parameter(0)\n  y = f32[2] call(x), to_apply=late\n"
      "  ROOT z = f32[2] call(y), to_apply=%lost\n}\nlate {\n  ROOT a = f32[2] parameter(0)\n}\n");
  REQUIRE(checked.codes() == Words{"name", "name"});
  CHECK(checked.found[0].problem.message == "computation does not exist: late");
  CHECK(checked.found[0].problem.related.size() == 1);
  CHECK(checked.found[1].problem.message == "computation does not exist: lost");
}

TEST_CASE("a name defined twice leads to the first definition") {
  const Checked checked = check(
      "HloModule m\nENTRY e {\n  x = f32[2] parameter(0)\n  x = f32[2] negate(x)\n  ROOT y = "
      "f32[2] negate(x)\n}\n");
  REQUIRE(checked.codes() == Words{"name"});
  CHECK(checked.found[0].problem.message == "instruction already exists: x");
  CHECK(checked.found[0].problem.range.begin == checked.text.find("x = f32[2] negate"));
  CHECK(checked.found[0].problem.related.at(0).range.begin ==
        checked.text.find("x = f32[2] parameter"));
}

TEST_CASE("a control predecessor has to be defined above") {
  const Checked checked = check(
      "HloModule m\nENTRY e {\n  x = f32[2] parameter(0)\n  ROOT y = f32[2] negate(x), "
      "control-predecessors={%x, %gone}\n}\n");
  REQUIRE(checked.codes() == Words{"name"});
  CHECK(checked.found[0].problem.message == "instruction 'gone' is not defined");
  CHECK(checked.places() == Words{"%gone"});
}

TEST_CASE("names of bare instructions are nobody's business") {
  CHECK(check("%add.3 = f32[4]{0} add(f32[4]{0} %a, f32[4]{0} %b)\n").found.empty());
}

TEST_CASE("a definition that could not be read is not missed as a name") {
  const Checked checked = check(
      "HloModule m\nENTRY e {\n  x = f32[2] parameter(0)\n  y  f32[2] negate(x)\n"
      "  ROOT z = f32[2] add(y, lost)\n}\n");
  const auto codes = checked.codes();
  CHECK(std::ranges::count(codes, "syntax") >= 1);
  CHECK(std::ranges::count(codes, "name") == 1);
  CHECK(checked.places().back() == "lost");
}

TEST_CASE("problems above the limit are counted and not listed") {
  std::string text = "HloModule m\nENTRY e {\n";
  for (int i = 0; i < 1010; ++i) {
    const std::string number = std::to_string(i);
    text += "  n" + number + " = f32[] negate(gone" + number + ")\n";
  }
  const Checked checked = check(text + "}\n");
  REQUIRE(checked.found.size() == 1001);
  CHECK(checked.found.back().problem.code == "truncated");
  CHECK(checked.found.back().problem.severity == hlo::Severity::kNote);
  CHECK(checked.found.back().problem.message == "10 more problems from here on are not shown");
}

TEST_CASE("a valid module without host memory has no diagnostics") {
  CHECK(check("HloModule m\nadd {\n  a = f32[] parameter(0)\n  b = f32[] parameter(1)\n  ROOT c = "
              "f32[] add(a, b)\n}\n"
              "ENTRY e {\n  x = f32[8] parameter(0)\n  z = f32[] constant(0)\n  ROOT r = f32[] "
              "reduce(x, z), dimensions={0}, to_apply=add\n}\n")
            .found.empty());
  CHECK(check("").found.empty());
}

TEST_CASE("what the verifier would refuse is told where XLA does not remove it before") {
  const auto codes_of = [](const std::string& root) {
    return check(
               "HloModule m\nENTRY e {\n  x = f32[4] parameter(0)\n  s = ((f32[4]), f32[5], "
               "u32[]) negate-start(x)\n  d = f32[5] negate-done(s)\n  ROOT r = " +
               root + "\n}\n")
        .codes();
  };
  CHECK(codes_of("f32[5] negate(d)") == Words{"unverified-shape"});
  CHECK(codes_of("f32[4] negate(x)").empty());
}

TEST_CASE("a code leads to the page that explains it") {
  CHECK(features::page_of("E1200", "docs/diagnostics.md") ==
        "https://openxla.org/xla/errors/error_1200");
  CHECK(features::page_of("name", "docs/diagnostics.md") == "docs/diagnostics.md#name");
}
