// What is read from the text when a diagnostic is shown: the cost of host compute, and shardings
// that differ across a move.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "analysis/analyzer.h"
#include "features/advice_fixes.h"
#include "features/diagnostics.h"
#include "tests/support/catch.h"

namespace {

using Words = std::vector<std::string>;

// `name: first related message` of each diagnostic with the code; the message itself where `own`.
Words found(const std::string& text, std::string_view code, bool own = false) {
  const auto snapshot =
      analysis::Analyzer::open(text::Text(text), {}, analysis::for_each_in_line, {});
  Words out;
  for (const features::Diagnostic& each : features::diagnostics(*snapshot, {})) {
    if (each.problem.code != code) continue;
    const std::string name =
        text.substr(each.problem.range.begin, each.problem.range.end - each.problem.range.begin);
    const std::string related =
        each.problem.related.empty() ? "nothing" : each.problem.related.front().message;
    out.push_back(name + ": " + (own ? each.problem.message : related));
  }
  return out;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

const std::string kLoop = R"(
HloModule m, entry_computation_layout={(f32[1024]{0:S(5)})->f32[1024]{0:S(5)}}
condition {
  c = (s32[], f32[1024]) parameter(0)
  ci = s32[] get-tuple-element(c), index=0
  n = s32[] constant(8)
  ROOT lt = pred[] compare(ci, n), direction=LT
}
body {
  b = (s32[], f32[1024]) parameter(0)
  bi = s32[] get-tuple-element(b), index=0
  bv = f32[1024] get-tuple-element(b), index=1
  one = s32[] constant(1)
  nx = s32[] add(bi, one)
  ng = f32[1024] add(bv, bv)
  ROOT bt = (s32[], f32[1024]) tuple(nx, ng)
}
ENTRY top {
  x = f32[1024] parameter(0)
  z = s32[] constant(0)
  init = (s32[], f32[1024]) tuple(z, x)
  loop = (s32[], f32[1024]) while(init), condition=condition, body=body
  ROOT g = f32[1024] get-tuple-element(loop), index=1
}
)";

std::string partitioned(std::string_view body) {
  return fmt::format(
      "HloModule m, entry_computation_layout={{(f32[64,64]{{1,0}}, f32[64,64]{{1,0:S(5)}})->"
      "f32[64,64]{{1,0}}}}, num_partitions=4\nENTRY top {{\n"
      "  x = f32[64,64]{{1,0}} parameter(0), sharding={{devices=[4,1]<=[4]}}\n"
      "  w = f32[64,64]{{1,0}} parameter(1), sharding={{devices=[4,1]<=[4]}}\n{}"
      "  ROOT d = f32[64,64]{{1,0}} dot(x, last), lhs_contracting_dims={{1}}, "
      "rhs_contracting_dims={{0}}\n}}\n",
      body);
}

std::string sharding(std::string_view name, std::string_view operand, std::string_view sharding) {
  return fmt::format(
      "  {} = f32[64,64]{{1,0}} custom-call({}), custom_call_target=\"Sharding\", sharding={}\n",
      name, operand, sharding);
}

std::string to_device(std::string_view name, std::string_view operand) {
  return fmt::format(
      "  {} = f32[64,64]{{1,0}} custom-call({}), custom_call_target=\"annotate_device_placement\", "
      "custom_call_has_side_effect=true, "
      "frontend_attributes={{_xla_buffer_placement=\"device\"}}\n",
      name, operand);
}

}  // namespace

TEST_CASE("host compute says how many bytes it works on, each value once, and how often") {
  CHECK(found(kLoop, "host-compute") ==
        Words{"ng: works on 4.0 KiB in host memory, 8 times a run (8 rounds of `loop`)"});
}

TEST_CASE("without a known number of rounds the loop is named") {
  CHECK(found(replaced(kLoop, "add(bi, one)", "multiply(bi, one)"), "host-compute") ==
        Words{"ng: works on 4.0 KiB in host memory, once in each round (the rounds of `loop`)"});
}

TEST_CASE("outside of loops, and in one that goes round once, the bytes are told alone") {
  CHECK(found(replaced(kLoop, "constant(8)", "constant(1)"), "host-compute") ==
        Words{"ng: works on 4.0 KiB in host memory"});
  CHECK(
      found("HloModule m, entry_computation_layout={(f32[8]{0:S(5)}, f32[8]{0})->f32[8]{0:S(5)}}\n"
            "ENTRY top {\n  h = f32[8] parameter(0)\n  x = f32[8] parameter(1)\n"
            "  ROOT s = f32[8] add(h, x)\n}\n",
            "host-compute") == Words{"s: works on 32 bytes in host memory"});
  CHECK(found("HloModule m, entry_computation_layout={(f32[8]{0})->f32[8]{0:S(5)}}\n"
              "ENTRY top {\n  x = f32[8] parameter(0)\n"
              "  off = f32[8] custom-call(x), custom_call_target=\"MoveToHost\"\n"
              "  ROOT s = f32[8] negate(off)\n}\n",
              "host-compute") == Words{"s: works on 32 bytes in host memory"});
}

TEST_CASE("a parameter on the host that is resharded on its way to the device is told") {
  const std::string text = partitioned(sharding("r", "w", "{replicated}") + to_device("last", "r"));
  CHECK(found(text, "sharding-mismatch") == Words{"r: in host memory as this parameter"});
  // Behind the move it is no better: the move takes the sharding of what uses it.
  CHECK(found(partitioned(sharding("same", "w", "{devices=[4,1]<=[4]}") + to_device("m", "same") +
                          sharding("last", "m", "{replicated}")),
              "sharding-mismatch") == Words{"last: in host memory as this parameter"});
}

TEST_CASE("a parameter that keeps its sharding, or is on the device, is not") {
  const auto none = [](const std::string& text) {
    return found(text, "sharding-mismatch").empty();
  };
  CHECK(none(partitioned(sharding("r", "w", "{devices=[4,1] <= [4]}") + to_device("last", "r"))));
  const std::string text = partitioned(sharding("r", "w", "{replicated}") + to_device("last", "r"));
  CHECK(none(replaced(text, "f32[64,64]{1,0:S(5)}", "f32[64,64]{1,0}")));
  CHECK(none(replaced(text, ", num_partitions=4", "")));
  // One tile in each dimension is the whole value, however it is written.
  const std::string whole = "sharding={devices=[1,1,4]<=[4] last_tile_dim_replicate}";
  CHECK(none(replaced(text, "w = f32[64,64]{1,0} parameter(1), sharding={devices=[4,1]<=[4]}",
                      "w = f32[64,64]{1,0} parameter(1), " + whole)));
  // Two users of the move may want two shardings: nothing is sure.
  CHECK(none(partitioned(to_device("m", "w") + sharding("last", "m", "{replicated}") +
                         sharding("other", "m", "{devices=[4,1]<=[4]}"))));
}

namespace {

// The text behind the fixes of everything that is advised against, one after the other.
std::string mended(std::string text) {
  for (int round = 0; round < 8; ++round) {
    const auto snapshot =
        analysis::Analyzer::open(text::Text(text), {}, analysis::for_each_in_line, {});
    const auto whole = static_cast<text::Offset>(text.size());
    const auto fixes = features::advice_fixes_in(*snapshot, {0, whole}, {});
    if (fixes.empty()) break;
    for (auto edit = fixes[0].fix.edits.rbegin(); edit != fixes[0].fix.edits.rend(); ++edit)
      text.replace(edit->range.begin, edit->range.size(), edit->replacement);
  }
  return text;
}

std::string entry(std::string_view body) {
  return fmt::format(
      "HloModule m, entry_computation_layout={{(f32[8]{{0}})->f32[8]{{0}}}}\nENTRY e {{\n"
      "  x = f32[8]{{0}} parameter(0)\n{}}}\n",
      body);
}

constexpr std::string_view kOff =
    "  off = f32[8]{0} custom-call(x), custom_call_target=\"MoveToHost\"\n";
constexpr std::string_view kBack =
    "  back = f32[8]{0} custom-call(off), custom_call_target=\"MoveToDevice\"\n";

}  // namespace

TEST_CASE("a round trip for nothing is cured by the value itself") {
  CHECK(mended(entry(fmt::format("{}{}  ROOT n = f32[8]{{0}} negate(back)\n", kOff, kBack))) ==
        entry("  ROOT n = f32[8]{0} negate(x)\n"));
}

TEST_CASE("an annotation without effect is taken out") {
  CHECK(mended(entry(fmt::format("{}  ROOT n = f32[8]{{0}} negate(x)\n", kOff))) ==
        entry("  ROOT n = f32[8]{0} negate(x)\n"));
}

TEST_CASE("what is not certain to help has no fix") {
  // Dropping the move could be meant as little as moving in the other branch.
  const std::string text = replaced(kLoop, "ng = f32[1024] add(bv, bv)",
                                    "md = f32[1024] custom-call(bv), "
                                    "custom_call_target=\"MoveToDevice\"\n"
                                    "  ng = f32[1024] add(md, md)");
  REQUIRE(found(text, "space-mismatch").size() == 1);
  CHECK(mended(text) == text);
}
