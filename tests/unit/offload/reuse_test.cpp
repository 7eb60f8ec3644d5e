#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "hlo/lower.h"
#include "hlo/rebuild.h"
#include "offload/tracker.h"
#include "syntax/from_tree.h"
#include "syntax/segments.h"
#include "tests/support/catch.h"
#include "tests/unit/offload/tracked.h"

namespace {

// The same document with one piece of text replaced: what an edit of everything between two
// unchanged places gives.
struct Edited {
  tracked::Tracked before;
  std::shared_ptr<const hlo::File> after;
  std::shared_ptr<const offload::Tracking> kept;
};

std::shared_ptr<const hlo::LoweredPiece> lower(const std::string& text, hlo::Tables& tables) {
  syntax::Parser parser;
  const syntax::Segments segments{text::Text(text), 1 << 20};
  REQUIRE(segments.size() == 1);
  const syntax::Records records = syntax::read_records(parser, segments.at(0), {});
  return hlo::lower_segment(records, segments.at(0).bytes, tables);
}

Edited edit(const std::string& text, std::string_view from, std::string_view to,
            offload::Stage stage = offload::Stage::kBeforeOffload) {
  std::string changed = text;
  const std::size_t at = changed.find(from);
  REQUIRE(at != std::string::npos);
  changed.replace(at, from.size(), to);
  Edited out;
  out.before.tables = std::make_shared<hlo::Tables>();
  const auto old_piece = lower(text, *out.before.tables);
  const auto new_piece = lower(changed, *out.before.tables);
  out.before.file =
      hlo::build({{1, static_cast<text::Offset>(text.size()), old_piece}}, out.before.tables);
  out.after = hlo::rebuild(*out.before.file,
                           {0, 1, {{2, static_cast<text::Offset>(changed.size()), new_piece}}});
  const hlo::Module before = out.before.module();
  const hlo::Module after = out.after->modules().at(0);
  out.before.tracking = offload::track(before, *out.before.tables, tracked::at_stage(stage), {});
  out.kept =
      offload::reuse(out.before.tracking, {&before, &after, {{1, old_piece}}, {{2, new_piece}}},
                     *out.before.tables);
  if (out.kept == nullptr) return out;
  // What is kept is what tracking again gives.
  const auto again = offload::track(after, *out.before.tables, tracked::at_stage(stage), {});
  CHECK(out.kept->result->host == again.result->host);
  CHECK(out.kept->result->verdict.message == again.result->verdict.message);
  CHECK(out.kept->result->host_compute == again.result->host_compute);
  return out;
}

const std::string kText =
    R"(HloModule m, entry_computation_layout={(f32[8]{0})->(f32[8]{0}, f32[8]{0})}
ENTRY top {
  x = f32[8]{0} parameter(0), metadata={op_name="x"}
  sq = f32[8]{0} multiply(x, x)
  off = f32[8]{0} custom-call(sq), custom_call_target="MoveToHost"
  far = f32[8]{0} negate(x)
  farther = f32[8]{0} sine(far)
  near = f32[8]{0} abs(farther)
  ROOT out = (f32[8]{0}, f32[8]{0}) tuple(off, near)
}
)";

}  // namespace

TEST_CASE("an edit of what the tracker never reads keeps the result, under new names") {
  const Edited edited = edit(kText, "op_name=\"x\"", "op_name=\"other\" source_line=5");
  REQUIRE(edited.kept);
  const offload::Leak& leak = edited.kept->result->leaks.at(0);
  CHECK(leak.primary.instruction.piece == 2);
  CHECK(edited.after->find_instruction(leak.annotations.at(0))->is_root == false);
  CHECK(std::ranges::all_of(
      leak.chain, [](const offload::Step& step) { return step.position.instruction.piece == 2; }));
}

TEST_CASE("an instruction that no walk looked at may compute something else") {
  CHECK(edit(kText, "sine(far)", "cosine(far)").kept);
  CHECK(edit(kText, "farther = f32[8]{0}", "farther = f32[8,1]{0,1}").kept);
}

TEST_CASE("a neighbour of the host region, another operand or another name is tracked again") {
  CHECK_FALSE(edit(kText, "near = f32[8]{0} abs", "near = f32[8]{0} ceil").kept);
  CHECK_FALSE(edit(kText, "sine(far)", "sine(x)").kept);
  CHECK_FALSE(edit(kText, "  far = f32[8]{0} negate(x)\n  farther = f32[8]{0} sine(far)",
                   "  fir = f32[8]{0} negate(x)\n  farther = f32[8]{0} sine(fir)")
                  .kept);
}

TEST_CASE("a move, the entry layout and what is marked ROOT are tracked again") {
  CHECK_FALSE(edit(kText, "\"MoveToHost\"", "\"MoveToDevice\"").kept);
  CHECK_FALSE(edit(kText, "->(f32[8]{0}", "->(f32[8]{0:S(5)}").kept);
  CHECK_FALSE(edit(kText, "  sq = ", "  ROOT sq = ").kept);
  CHECK_FALSE(edit(kText, "  near = f32[8]{0} abs(farther)\n",
                   "  near = f32[8]{0} abs(farther)\n  more = f32[8]{0} abs(x)\n")
                  .kept);
  CHECK_FALSE(
      edit(kText, "abs(farther)", "custom-call(farther), custom_call_target=\"MoveToHost\"").kept);
}

TEST_CASE("in front of the optimizer constants and attributes count") {
  std::string text = kText;
  text.replace(
      text.find("near = f32[8]{0} abs(farther)"), 29,
      "near = f32[8]{0} abs(farther), frontend_attributes={a=\"1\"}, metadata={op_name=\"n\"}");
  const auto stage = offload::Stage::kFramework;
  CHECK(edit(text, "op_name=\"n\"", "op_name=\"o\"", stage).kept);
  CHECK_FALSE(edit(text, "a=\"1\"", "_xla_compute_type=\"host\"", stage).kept);
  CHECK_FALSE(edit(text, "sine(far)", "cosine(far)", stage).kept);
  CHECK(edit(text, "a=\"1\"", "a=\"2\"").kept);
  CHECK_FALSE(edit(text, "a=\"1\"", "_xla_compute_type=\"host\"").kept);
}

TEST_CASE("in front of the optimizer a shape that nothing reads may change") {
  const auto stage = offload::Stage::kFramework;
  CHECK(edit(kText, "farther = f32[8]{0}", "farther = f32[8,1]{0,1}", stage).kept);
  CHECK_FALSE(edit(kText, "near = f32[8]{0}", "near = f32[8,1]{0,1}", stage).kept);
  const auto seen_through = [&](std::string_view user) {
    std::string text = kText;
    text.replace(text.find("near = f32[8]{0} abs(farther)"), 29, user);
    return edit(text, "farther = f32[8]{0}", "farther = f32[8,1]{0,1}", stage).kept == nullptr;
  };
  CHECK(seen_through(
      "t = (f32[8]{0}) tuple(farther)\n  near = f32[8]{0} get-tuple-element(t), index=0"));
  CHECK(seen_through("near = f32[8]{0} custom-call(farther), custom_call_target=\"Sharding\""));
  CHECK(seen_through("near = f32[8]{0} select(farther, farther, farther)"));
  CHECK_FALSE(seen_through("mid = f32[8]{0} tanh(farther)\n  near = f32[8]{0} abs(mid)"));
}

TEST_CASE("a module with nothing to track keeps that until something comes") {
  const std::string plain =
      "ENTRY e {\n  x = f32[2]{0} parameter(0)\n  ROOT n = f32[2]{0} negate(x)\n}\n";
  CHECK(edit(plain, "negate(x)", "sine(x)").kept);
  CHECK_FALSE(edit(plain, "negate(x)", "custom-call(x), custom_call_target=\"MoveToHost\"").kept);
  CHECK_FALSE(edit(plain, "x = f32[2]{0} par", "x = f32[2]{0:S(5)} par").kept);
}

TEST_CASE("what a message repeats of an instruction is tracked again, whatever changes in it") {
  const std::string text =
      R"(HloModule m, entry_computation_layout={(f32[8]{0})->f32[8]{0}}
hc {
  hp = f32[8]{0} parameter(0)
  hn = f32[8]{0} negate(hp), metadata={op_name="a"}
  ROOT hr = f32[8]{0} add(hn, hp), metadata={op_name="b"}
}, execution_thread="host"
ENTRY top {
  x = f32[8]{0} parameter(0)
  st = ((f32[8]{0}), f32[8]{0}, u32[]) async-start(x), async_execution_thread="host", calls=hc
  ROOT dn = f32[8]{0} async-done(st)
}
)";
  CHECK(edit(text, "op_name=\"b\"", "op_name=\"c\"").kept);
  CHECK_FALSE(edit(text, "op_name=\"a\"", "op_name=\"c\"").kept);
  CHECK_FALSE(edit(text, "thread=\"host\", calls", "thread=\"main\", calls").kept);
}

TEST_CASE("the memory spaces that a kernel names for its outputs are tracked again") {
  const std::string text =
      R"(HloModule m, entry_computation_layout={(f32[8]{0})->f32[8]{0}}
ENTRY top {
  x = f32[8]{0} parameter(0)
  k = f32[8]{0} custom-call(x), custom_call_target="tpu_custom_call", backend_config={"c":{"output_memory_colors":[0]}}
  ROOT n = f32[8]{0} negate(k), metadata={op_name="a"}
}
)";
  CHECK(edit(text, "op_name=\"a\"", "op_name=\"b\"").kept);
  CHECK_FALSE(edit(text, "[0]", "[5]").kept);
}

TEST_CASE("what makes a loop go round once is tracked again") {
  const std::string text =
      R"(HloModule m, entry_computation_layout={(f32[8]{0:S(5)})->f32[8]{0:S(5)}}
condition {
  s = (s32[], f32[8]{0}) parameter(0)
  i = s32[] get-tuple-element(s), index=0
  k = s32[] constant(1)
  ROOT c = pred[] compare(i, k), direction=LT, metadata={op_name="a"}
}
body {
  s = (s32[], f32[8]{0}) parameter(0)
  i = s32[] get-tuple-element(s), index=0
  x = f32[8]{0} get-tuple-element(s), index=1
  one = s32[] constant(1)
  n = s32[] add(i, one)
  f = f32[8]{0} custom-call(one), custom_call_target="f"
  ROOT r = (s32[], f32[8]{0}) tuple(n, x)
}
ENTRY top {
  p = f32[8]{0} parameter(0)
  b = s32[] constant(0)
  t = (s32[], f32[8]{0}) tuple(b, p)
  l = (s32[], f32[8]{0}) while(t), condition=condition, body=body
  ROOT g = f32[8]{0} get-tuple-element(l), index=1
}
)";
  const auto is_kept = [&](std::string_view from, std::string_view to) {
    return edit(text, from, to, offload::Stage::kFramework).kept != nullptr;
  };
  CHECK(is_kept("op_name=\"a\"", "op_name=\"b\""));
  CHECK_FALSE(is_kept("direction=LT", "direction=LE"));
  CHECK_FALSE(is_kept("direction=LT, ", ""));
  CHECK_FALSE(is_kept("k = s32[] constant(1)", "k = s32[] constant(2)"));
  CHECK_FALSE(is_kept("one = s32[] constant(1)", "one = s32[] constant(0)"));
  CHECK_FALSE(is_kept("b = s32[] constant(0)", "b = s32[] constant(1)"));
  CHECK_FALSE(is_kept("add(i, one)", "subtract(i, one)"));
  CHECK_FALSE(is_kept("target=\"f\"", "target=\"f\", custom_call_has_side_effect=true"));
  CHECK_FALSE(is_kept("body=body",
                      "body=body, frontend_attributes={skip-simplify-while-loops_trip-count-one="
                      "\"true\"}"));
  CHECK_FALSE(is_kept("body=body", "body=body, control-predecessors={b}"));
  // Before the offloader a loop is a loop, and only what a walk looks at counts.
  CHECK(edit(text, "direction=LT", "direction=LE").kept);
}

TEST_CASE("in front of the optimizer a shape beside a slice is tracked again") {
  const auto is_kept = [](std::string_view slice) {
    std::string text = kText;
    text.replace(text.find("near = f32[8]{0} abs(farther)"), 29,
                 fmt::format("mid = f32[8]{{0}} {}\n  near = f32[8]{{0}} abs(mid)", slice));
    return edit(text, "farther = f32[8]{0}", "farther = f32[8,1]{0,1}", offload::Stage::kFramework)
               .kept != nullptr;
  };
  CHECK(is_kept("tanh(farther)"));
  CHECK_FALSE(is_kept("slice(farther), slice={[0:8]}"));
  std::string text = kText;
  text.replace(text.find("sine(far)"), 9, "slice(far), slice={[0:8]}");
  text.replace(text.find("abs(farther)"), 12, "abs(mid)");
  text.insert(text.find("  near"), "  mid = f32[8]{0} tanh(farther)\n");
  CHECK_FALSE(
      edit(text, "mid = f32[8]{0}", "mid = f32[8,1]{0,1}", offload::Stage::kFramework).kept);
}

TEST_CASE("where the alias analysis asks for origins, every instruction counts") {
  const std::string text = R"(
HloModule m
same {
  ROOT p = f32[8]{0} parameter(0)
}
ENTRY top {
  x = f32[8]{0} parameter(0)
  h = f32[8]{0} custom-call(x), custom_call_target="MoveToHost"
  d = f32[8]{0} custom-call(h), custom_call_target="MoveToDevice"
  e = f32[8]{0} call(d), to_apply=same
  n = f32[8]{0} negate(e)
  f = f32[8]{0} abs(n)
  q = f32[8]{0} tanh(f)
  ROOT g = f32[8]{0} negate(q)
}
)";
  CHECK(edit(text, "abs(n)", "sine(n)").kept);
  std::string twice = text;
  twice.insert(twice.find("  ROOT g"), "  k = f32[8]{0} call(x), to_apply=same\n");
  CHECK_FALSE(edit(twice, "abs(n)", "sine(n)").kept);
  CHECK(edit(twice, "abs(n)", "abs(n), metadata={op_name=\"a\"}").kept);
}
