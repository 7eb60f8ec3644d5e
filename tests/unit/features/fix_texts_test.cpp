// What fixes write: each byte of the edited text.
#include <algorithm>
#include <memory>
#include <string>

#include "analysis/analyzer.h"
#include "features/code_actions.h"
#include "tests/support/catch.h"
#include "tests/support/fix_examples.h"
#include "tests/unit/features/loop_text.h"
#include "tests/unit/features/opened_text.h"

namespace {

// The text with the first fix of that kind, or a later one, for the first leak of the last module,
// or why there is none.
std::string fixed(const std::string& text, std::string_view kind, int which = 0) {
  const auto snapshot = opened(text);
  REQUIRE_FALSE(snapshot->modules.empty());
  const auto module = static_cast<std::uint32_t>(snapshot->modules.size() - 1);
  const auto& leaks = snapshot->modules[module].tracking.result->leaks;
  REQUIRE_FALSE(leaks.empty());
  const features::Fixes fixes = features::fixes_for(*snapshot, module, leaks.front(), {});
  for (const features::Fix& fix : fixes.offered) {
    if (fix.kind != kind || which-- > 0) continue;
    return applied(text, fix.edits);
  }
  std::string reasons = "not offered";
  for (const features::Refusal& refusal : fixes.refused) {
    if (refusal.kind == kind) reasons = refusal.reason;
  }
  return reasons;
}

std::string replaced(std::string text, std::string_view old, std::string_view replacement) {
  for (std::size_t at = text.find(old); at != std::string::npos;
       at = text.find(old, at + replacement.size())) {
    text.replace(at, old.size(), replacement);
  }
  return text;
}

std::string after(const support::FixExample& example, std::string_view kind) {
  for (const support::FixedText& text : example.fixed) {
    if (text.kind == kind) return text.text;
  }
  FAIL("no such fix");
  return "";
}

constexpr std::string_view kHead =
    "HloModule m, entry_computation_layout={(f32[4]{0})->(f32[4]{0}, f32[4]{0})}\n";

std::string module_of(std::string_view body) { return std::string(kHead) + std::string(body); }

}  // namespace

TEST_CASE("a fix keeps the line breaks of the text") {
  for (const std::string_view title : {"S1", "S2", "S8", "S13"}) {
    const support::FixExample example = support::fix_example(title);
    for (const std::string_view line_break : {"\r\n", "\r"}) {
      for (const support::FixedText& fix : example.fixed) {
        INFO(title << " " << fix.kind);
        CHECK(fixed(replaced(example.text, "\n", line_break), fix.kind) ==
              replaced(fix.text, "\n", line_break));
      }
    }
  }
}

TEST_CASE("a fix writes % where its neighbours do") {
  const std::string text = module_of(
      "ENTRY %top (x: f32[4]) -> (f32[4], f32[4]) {\n  %x = f32[4]{0} parameter(0)\n"
      "  %off = f32[4]{0} custom-call(f32[4]{0} %x), custom_call_target=\"MoveToHost\"\n"
      "  ROOT %out = (f32[4]{0}, f32[4]{0}) tuple(f32[4]{0} %off, f32[4]{0} %x)\n}\n");
  CHECK(
      fixed(text, "move-to-device") ==
      module_of(
          "ENTRY %top (x: f32[4]) -> (f32[4], f32[4]) {\n  %x = f32[4]{0} parameter(0)\n"
          "  %off = f32[4]{0} custom-call(f32[4]{0} %x), custom_call_target=\"MoveToHost\"\n"
          "  %off.device = f32[4]{0} custom-call(%off), custom_call_target=\"MoveToDevice\"\n"
          "  ROOT %out = (f32[4]{0}, f32[4]{0}) tuple(f32[4]{0} %off.device, f32[4]{0} %x)\n}\n"));
  CHECK(fixed(text, "drop-annotation") ==
        module_of("ENTRY %top (x: f32[4]) -> (f32[4], f32[4]) {\n  %x = f32[4]{0} parameter(0)\n"
                  "  ROOT %out = (f32[4]{0}, f32[4]{0}) tuple(f32[4]{0} %x, f32[4]{0} %x)\n}\n"));
}

TEST_CASE("a declared operand shape follows the operand") {
  const std::string text = module_of(
      "ENTRY top {\n  x = f32[4] parameter(0)\n  off = f32[4]{0} custom-call(x), "
      "custom_call_target=\"MoveToHost\"\n"
      "  ROOT out = (f32[4]{0}, f32[4]{0}) tuple(f32[4]{0} off, /*index=1*/f32[4] x)\n}\n");
  CHECK(fixed(text, "drop-annotation") ==
        module_of("ENTRY top {\n  x = f32[4] parameter(0)\n"
                  "  ROOT out = (f32[4]{0}, f32[4]{0}) tuple(f32[4] x, /*index=1*/f32[4] x)\n}\n"));
}

TEST_CASE("comments, tabs and trailing blanks stay where they are") {
  const std::string text = module_of(
      "// top\nENTRY top {\n\tx = f32[4]{0} parameter(0)  \n\t/* a */ off = f32[4]{0} "
      "custom-call(x), custom_call_target=\"MoveToHost\" // why\n"
      "\tROOT out = (f32[4]{0}, f32[4]{0}) tuple(/*0*/off, x) // end  \n}\n");
  CHECK(fixed(text, "move-to-device") ==
        module_of("// top\nENTRY top {\n\tx = f32[4]{0} parameter(0)  \n\t/* a */ off = f32[4]{0} "
                  "custom-call(x), custom_call_target=\"MoveToHost\" // why\n"
                  "\toff.device = f32[4]{0} custom-call(off), custom_call_target=\"MoveToDevice\"\n"
                  "\tROOT out = (f32[4]{0}, f32[4]{0}) tuple(/*0*/off.device, x) // end  \n}\n"));
  CHECK(fixed(text, "drop-annotation") ==
        module_of("// top\nENTRY top {\n\tx = f32[4]{0} parameter(0)  \n\t/* a */ // why\n"
                  "\tROOT out = (f32[4]{0}, f32[4]{0}) tuple(/*0*/x, x) // end  \n}\n"));
}

TEST_CASE("instructions on one line get their new neighbours on that line") {
  const std::string text = module_of(
      "ENTRY top { x = f32[4]{0} parameter(0) off = f32[4]{0} custom-call(x), "
      "custom_call_target=\"MoveToHost\" "
      "ROOT out = (f32[4]{0}, f32[4]{0}) tuple(off, x) }\n");
  CHECK(fixed(text, "move-to-device") ==
        module_of("ENTRY top { x = f32[4]{0} parameter(0) off = f32[4]{0} custom-call(x), "
                  "custom_call_target=\"MoveToHost\" "
                  "off.device = f32[4]{0} custom-call(off), custom_call_target=\"MoveToDevice\" "
                  "ROOT out = (f32[4]{0}, f32[4]{0}) tuple(off.device, x) }\n"));
  CHECK(fixed(text, "drop-annotation") ==
        module_of("ENTRY top { x = f32[4]{0} parameter(0) ROOT out = (f32[4]{0}, f32[4]{0}) "
                  "tuple(x, x) }\n"));
}

TEST_CASE("a root on one line with the brace hands ROOT on") {
  const std::string text =
      "HloModule m, entry_computation_layout={(f32[4]{0:S(5)})->f32[4]{0}}\nENTRY top {ROOT x = "
      "f32[4]{0} parameter(0)}";
  CHECK(fixed(text, "move-to-device") ==
        "HloModule m, entry_computation_layout={(f32[4]{0:S(5)})->f32[4]{0}}\n"
        "ENTRY top {x = f32[4]{0} parameter(0) ROOT x.device = f32[4]{0} custom-call(x), "
        "custom_call_target=\"MoveToDevice\"}");
}

TEST_CASE("a last instruction without ROOT stays without it") {
  CHECK(fixed("HloModule m, entry_computation_layout={(f32[4]{0:S(5)})->f32[4]{0}}\nENTRY top {\n  "
              "x = f32[4]{0} parameter(0)\n}\n",
              "move-to-device") ==
        "HloModule m, entry_computation_layout={(f32[4]{0:S(5)})->f32[4]{0}}\nENTRY top {\n  x = "
        "f32[4]{0} parameter(0)\n"
        "  x.device = f32[4]{0} custom-call(x), custom_call_target=\"MoveToDevice\"\n}\n");
}

TEST_CASE("an instruction over several lines goes as a whole") {
  const std::string text = module_of(
      "ENTRY top {\n  x = f32[4]{0} parameter(0)\n  off = f32[4]{0}\n      custom-call(x),\n      "
      "custom_call_target=\"MoveToHost\"\n"
      "  ROOT out =\n    (f32[4]{0}, f32[4]{0})\n    tuple(x,\n      off)\n}\n");
  CHECK(fixed(text, "drop-annotation") ==
        module_of("ENTRY top {\n  x = f32[4]{0} parameter(0)\n  ROOT out =\n    (f32[4]{0}, "
                  "f32[4]{0})\n    tuple(x,\n      x)\n}\n"));
  CHECK(
      fixed(text, "move-to-device") ==
      module_of("ENTRY top {\n  x = f32[4]{0} parameter(0)\n  off = f32[4]{0}\n      "
                "custom-call(x),\n      custom_call_target=\"MoveToHost\"\n"
                "  off.device = f32[4]{0} custom-call(off), custom_call_target=\"MoveToDevice\"\n"
                "  ROOT out =\n    (f32[4]{0}, f32[4]{0})\n    tuple(x,\n      off.device)\n}\n"));
}

TEST_CASE("a new name that is taken gets a letter") {
  const std::string text = module_of(
      "other {\n  off.device = f32[] parameter(0)\n}\nENTRY top {\n  x = f32[4]{0} parameter(0)\n  "
      "off.device.b = f32[4]{0} negate(x)\n"
      "  off = f32[4]{0} custom-call(x), custom_call_target=\"MoveToHost\"\n  ROOT out = "
      "(f32[4]{0}, f32[4]{0}) tuple(off, off.device.b)\n}\n");
  CHECK(fixed(text, "move-to-device").find("  off.device.c = f32[4]{0} custom-call(off), ") !=
        std::string::npos);
}

TEST_CASE("a module with framework annotations gets the framework's call") {
  const std::string text = module_of(
      "ENTRY top {\n  x = f32[4]{0} parameter(0)\n  off = f32[4]{0} custom-call(x), "
      "custom_call_target=\"annotate_device_placement\", "
      "custom_call_has_side_effect=true, "
      "frontend_attributes={_xla_buffer_placement=\"pinned_host\"}\n"
      "  ROOT out = (f32[4]{0}, f32[4]{0}) tuple(x, off)\n}\n");
  CHECK(fixed(text, "move-to-device") ==
        module_of("ENTRY top {\n  x = f32[4]{0} parameter(0)\n  off = f32[4]{0} custom-call(x), "
                  "custom_call_target=\"annotate_device_placement\", "
                  "custom_call_has_side_effect=true, "
                  "frontend_attributes={_xla_buffer_placement=\"pinned_host\"}\n"
                  "  off.device = f32[4]{0} custom-call(off), "
                  "custom_call_target=\"annotate_device_placement\", "
                  "custom_call_has_side_effect=true, "
                  "frontend_attributes={_xla_buffer_placement=\"device\"}\n"
                  "  ROOT out = (f32[4]{0}, f32[4]{0}) tuple(x, off.device)\n}\n"));
  CHECK(fixed(text, "drop-annotation") ==
        module_of("ENTRY top {\n  x = f32[4]{0} parameter(0)\n  ROOT out = (f32[4]{0}, f32[4]{0}) "
                  "tuple(x, x)\n}\n"));
}

TEST_CASE("a sharding goes with the value") {
  const std::string text = module_of(
      "ENTRY top {\n  x = f32[4]{0} parameter(0)\n  off = f32[4]{0} custom-call(x), "
      "custom_call_target=\"MoveToHost\", sharding={replicated}\n"
      "  ROOT out = (f32[4]{0}, f32[4]{0}) tuple(off, x)\n}\n");
  CHECK(fixed(text, "move-to-device")
            .find("  off.device = f32[4]{0} custom-call(off), custom_call_target=\"MoveToDevice\", "
                  "sharding={replicated}\n") != std::string::npos);
}

TEST_CASE("a host output is set in both places") {
  const std::string text =
      "HloModule m, entry_computation_layout={(f32[4]{0:T(128)})->(f32[4]{0:T(128)}, "
      "f32[4]{0:T(128)})}, "
      "frontend_attributes={arg_memory_spaces=\"0\",out_layout_modes=\"default;default\",out_"
      "memory_spaces=\"0;0\",xla.sdy.meshes={mesh = "
      "#sdy.mesh<[\"d\"=1]>}}\n"
      "ENTRY top {\n  x = f32[4]{0} parameter(0)\n  off = f32[4]{0} custom-call(x), "
      "custom_call_target=\"MoveToHost\"\n"
      "  ROOT out = (f32[4]{0}, f32[4]{0}) tuple(x, off)\n}\n";
  std::string expected = replaced(text, "f32[4]{0:T(128)})}", "f32[4]{0:T(128)S(5)})}");
  expected = replaced(expected, "out_memory_spaces=\"0;0\"", "out_memory_spaces=\"0;5\"");
  CHECK(fixed(text, "host-output") == expected);
}

TEST_CASE("a layout that is missing lists parameters by number and stands behind the name") {
  const std::string text =
      "HloModule m, replica_count=1\nENTRY top {\n  y = (f32[], s32[2]) parameter(1)\n  x = "
      "f32[2,4]{0,1} parameter(0)\n"
      "  off = f32[2,4]{0,1} custom-call(x), custom_call_target=\"MoveToHost\"\n  ROOT out = "
      "(f32[2,4]{0,1}, (f32[], s32[2])) tuple(off, y)\n}\n";
  CHECK(fixed(text, "host-output") ==
        replaced(text, "HloModule m,",
                 "HloModule m, entry_computation_layout={(f32[2,4]{0,1}, (f32[], "
                 "s32[2]{0}))->(f32[2,4]{0,1:S(5)}, (f32[], s32[2]{0}))},"));
}

TEST_CASE("text without a header cannot say that an output is in host memory") {
  CHECK(fixed("ENTRY top {\n  x = f32[4]{0} parameter(0)\n  off = f32[4]{0} custom-call(x), "
              "custom_call_target=\"MoveToHost\"\n"
              "  ROOT out = (f32[4]{0}) tuple(off)\n}\n",
              "host-output") == "the text has no HloModule line that could say so");
}

TEST_CASE("an output that may share a parameter's buffer says that it no longer can") {
  const std::string text = replaced(support::fix_example("S16").text, "must-alias", "may-alias");
  CHECK(fixed(text, "host-output") == replaced(text, "->(f32[4]{0})", "->(f32[4]{0:S(5)})"));
}

TEST_CASE("an inner tuple with other users is left alone") {
  const std::string text =
      "HloModule m, entry_computation_layout={(f32[4]{0})->((f32[4]{0}, f32[4]{0}), "
      "(f32[4]{0:S(5)}, f32[4]{0}))}\n"
      "ENTRY top {\n  x = f32[4]{0} parameter(0)\n  off = f32[4]{0} custom-call(x), "
      "custom_call_target=\"MoveToHost\"\n"
      "  pair = (f32[4]{0}, f32[4]{0}) tuple(off, x)\n"
      "  ROOT out = ((f32[4]{0}, f32[4]{0}), (f32[4]{0}, f32[4]{0})) tuple(pair, pair)\n}\n";
  CHECK(
      fixed(text, "move-to-device") ==
      replaced(
          text, "  ROOT out = ((f32[4]{0}, f32[4]{0}), (f32[4]{0}, f32[4]{0})) tuple(pair, pair)\n",
          "  pair.e0 = f32[4]{0} get-tuple-element(pair), index=0\n"
          "  pair.e0.device = f32[4]{0} custom-call(pair.e0), custom_call_target=\"MoveToDevice\"\n"
          "  pair.e1 = f32[4]{0} get-tuple-element(pair), index=1\n"
          "  pair.rebuilt = (f32[4]{0}, f32[4]{0}) tuple(pair.e0.device, pair.e1)\n"
          "  ROOT out = ((f32[4]{0}, f32[4]{0}), (f32[4]{0}, f32[4]{0})) tuple(pair.rebuilt, "
          "pair)\n"));
}

TEST_CASE("an element that is taken out already is used") {
  const support::FixExample example = support::fix_example("S13");
  const std::string line = "  taken = s32[] get-tuple-element(wl), index=0\n";
  const std::string text =
      replaced(example.text, "  ROOT out = ((s32[]", line + "  ROOT out = ((s32[]");
  std::string expected = replaced(after(example, "move-to-device"),
                                  "  wl.e0 = s32[] get-tuple-element(wl), index=0\n", line);
  CHECK(fixed(text, "move-to-device") == replaced(expected, "tuple(wl.e0, ", "tuple(taken, "));
}

TEST_CASE("all annotations of a leak are dropped together") {
  const std::string text =
      "HloModule m, entry_computation_layout={(f32[4]{0}, f32[4]{0})->f32[4]{0}}\nENTRY top {\n  x "
      "= f32[4]{0} parameter(0)\n  y = f32[4]{0} parameter(1)\n"
      "  ox = f32[4]{0} custom-call(x), custom_call_target=\"MoveToHost\"\n  oy = f32[4]{0} "
      "custom-call(y), custom_call_target=\"MoveToHost\"\n"
      "  ROOT s = f32[4]{0} add(ox, oy)\n}\n";
  CHECK(fixed(text, "drop-annotation") ==
        "HloModule m, entry_computation_layout={(f32[4]{0}, f32[4]{0})->f32[4]{0}}\nENTRY top {\n  "
        "x = f32[4]{0} parameter(0)\n  y = f32[4]{0} parameter(1)\n"
        "  ROOT s = f32[4]{0} add(x, y)\n}\n");
}

TEST_CASE("annotations of all update slices of one buffer are dropped together") {
  const std::string text =
      "HloModule m, entry_computation_layout={(f32[1,4]{1,0}, s32[])->f32[8,4]{1,0}}\nENTRY top "
      "{\n  x = f32[1,4]{1,0} parameter(0)\n  i = s32[] parameter(1)\n"
      "  z = s32[] constant(0)\n  f = f32[] constant(0)\n  bc = f32[8,4]{1,0} broadcast(f), "
      "dimensions={}\n"
      "  o1 = f32[1,4]{1,0} custom-call(x), custom_call_target=\"MoveToHost\"\n  d1 = "
      "f32[8,4]{1,0} dynamic-update-slice(bc, o1, i, z)\n"
      "  o2 = f32[1,4]{1,0} custom-call(x), custom_call_target=\"MoveToHost\"\n  ROOT d2 = "
      "f32[8,4]{1,0} dynamic-update-slice(d1, o2, z, z)\n}\n";
  const std::string dropped = fixed(text, "drop-annotation");
  CHECK(dropped.find("MoveToHost") == std::string::npos);
  CHECK(dropped.find("dynamic-update-slice(bc, x, i, z)") != std::string::npos);
  CHECK(dropped.find("dynamic-update-slice(d1, x, z, z)") != std::string::npos);
}

TEST_CASE("an annotation with a control dependency or another shape stays") {
  const std::string control = replaced(
      support::fix_example("S1").text, "ROOT out = (f32[12]{0}, f32[12]{0}) tuple(off, nx)",
      "ROOT out = (f32[12]{0}, f32[12]{0}) tuple(off, nx), control-predecessors={off}");
  CHECK(fixed(control, "drop-annotation") == "`off` has a control dependency");
  const std::string shape =
      replaced(support::fix_example("S1").text, "off = f32[12]{0}", "off = f32[3,4]{1,0}");
  CHECK(fixed(shape, "drop-annotation") == "`off` has another shape than its operand");
}

TEST_CASE("a fix of a later module leaves the ones in front alone") {
  const support::FixExample example = support::fix_example("S2");
  const std::string first = replaced(support::fix_example("S1").text, "MoveToHost", "MoveToDevice");
  CHECK(fixed(first + "\n" + example.text, "move-to-device") ==
        first + "\n" + after(example, "move-to-device"));
  CHECK(fixed(first + "\n" + example.text, "host-output") ==
        first + "\n" + after(example, "host-output"));
}

TEST_CASE("inside a loop the value that is computed on is moved, and loop state is not") {
  const std::string text(kComputesInLoop);
  std::string expected = replaced(text, "index=1\n  a = ",
                                  "index=1\n  w.device = f32[4]{0} custom-call(w), "
                                  "custom_call_target=\"MoveToDevice\"\n  a = ");
  CHECK(fixed(text, "move-to-device") == replaced(expected, "add(w, a)", "add(w.device, a)"));
  // The state itself is what is computed on: it comes to the device in front of the loop.
  const std::string state =
      replaced(replaced(text, "add(w, a)", "add(w, w)"), "tuple(nx, w, s)", "tuple(nx, s, a)");
  const std::string leaking =
      replaced(replaced(state, "tuple(r, k)", "tuple(k, r)"), "f32[4]{0:S(5)})}", "f32[4]{0})}");
  const std::string moved = fixed(leaking, "move-to-device");
  CHECK(moved.find("  h.device = f32[4]{0} custom-call(h), custom_call_target=\"MoveToDevice\"\n  "
                   "init = ") != std::string::npos);
  CHECK(moved.find("tuple(z, h.device, x)") != std::string::npos);
}

TEST_CASE("a device parameter is set in both places, and on its own line") {
  const std::string text =
      "HloModule m, entry_computation_layout={(f32[4]{0:T(128)S(5)}, f32[]{:T(128)S(5)})->"
      "f32[4]{0:T(128)}}, frontend_attributes={arg_memory_spaces=\"5;5\",out_memory_spaces=\"0\"}\n"
      "ENTRY top {\n  s = f32[]{:T(128)S(5)} parameter(1)\n"
      "  ROOT h = f32[4]{0:T(128)S(5)} parameter(0)\n}\n";
  std::string expected = replaced(text, "f32[4]{0:T(128)S(5)}", "f32[4]{0:T(128)}");
  CHECK(fixed(text, "parameter-device") == replaced(expected, "\"5;5\"", "\"0;5\""));
}

TEST_CASE("without an entry layout the parameter's own line says where it is") {
  const std::string text =
      "HloModule m\nENTRY top {\n  h = (f32[], f32[4]{0:S(5)}) parameter(0)\n"
      "  ROOT g = f32[4] get-tuple-element(h), index=1\n}\n";
  CHECK(fixed(text, "parameter-device") == replaced(text, "f32[4]{0:S(5)}", "f32[4]{0}"));
}

TEST_CASE("a parameter that must share its buffer with a host output stays on the host") {
  const std::string text =
      "HloModule m, input_output_alias={ {1}: (0, {}, must-alias) }, "
      "entry_computation_layout={(f32[4]{0:S(5)})->(f32[4]{0}, f32[4]{0:S(5)})}\n"
      "ENTRY top {\n  h = f32[4]{0} parameter(0)\n"
      "  ROOT out = (f32[4]{0}, f32[4]{0}) tuple(h, h)\n}\n";
  CHECK(fixed(text, "parameter-device") ==
        "parameter 0 must share its buffer with an output that is host memory");
}

TEST_CASE("a branch whose root is no tuple hands ROOT on, and every branch on the host is mended") {
  const std::string text =
      "HloModule m, entry_computation_layout={(f32[4]{0}, s32[])->f32[4]{0}}\n"
      "a {\n  pa = f32[4]{0} parameter(0)\n"
      "  ROOT ma = f32[4]{0} custom-call(pa), custom_call_target=\"MoveToHost\"\n}\n"
      "b {\n  ROOT pb = f32[4]{0} parameter(0)\n}\n"
      "c {\n  pc = f32[4]{0} parameter(0)\n"
      "  mc = f32[4]{0} custom-call(pc), custom_call_target=\"MoveToHost\"\n"
      "  ROOT bc = f32[4]{0} opt-barrier(mc)\n}\n"
      "ENTRY top {\n  x = f32[4]{0} parameter(0)\n  i = s32[] parameter(1)\n"
      "  ROOT cd = f32[4]{0} conditional(i, x, x, x), branch_computations={a, b, c}\n}\n";
  std::string expected =
      replaced(text, "  ROOT ma = f32[4]{0} custom-call(pa), custom_call_target=\"MoveToHost\"\n",
               "  ma = f32[4]{0} custom-call(pa), custom_call_target=\"MoveToHost\"\n"
               "  ma.device = f32[4]{0} custom-call(ma), custom_call_target=\"MoveToDevice\"\n"
               "  ROOT ma.held = f32[4]{0} opt-barrier(ma.device)\n");
  expected =
      replaced(expected, "  ROOT bc = f32[4]{0} opt-barrier(mc)\n",
               "  bc = f32[4]{0} opt-barrier(mc)\n"
               "  bc.device = f32[4]{0} custom-call(bc), custom_call_target=\"MoveToDevice\"\n"
               "  ROOT bc.held = f32[4]{0} opt-barrier(bc.device)\n");
  CHECK(fixed(text, "in-branch") == expected);
  CHECK(
      fixed(text, "host-other-branches") ==
      replaced(replaced(text, "->f32[4]{0}}", "->f32[4]{0:S(5)}}"),
               "  ROOT pb = f32[4]{0} parameter(0)\n",
               "  pb = f32[4]{0} parameter(0)\n"
               "  ROOT pb.host = f32[4]{0} custom-call(pb), custom_call_target=\"MoveToHost\"\n"));
}

TEST_CASE("the operand becomes the root where the root itself leaks and others need the move") {
  const std::string text =
      "HloModule m, entry_computation_layout={(f32[4]{0})->f32[4]{0}}\nENTRY top {\n"
      "  x = f32[4]{0} parameter(0)\n  n = f32[4]{0} negate(x)\n"
      "  o = f32[4]{0} custom-call(n), custom_call_target=\"MoveToHost\"\n"
      "  d = f32[4]{0} custom-call(o), custom_call_target=\"MoveToDevice\"\n"
      "  t = (f32[4]{0}, f32[4]{0}) tuple(o, d)\n"
      "  ROOT g = f32[4]{0} get-tuple-element(t), index=0\n}\n";
  CHECK(fixed(text, "return-operand") ==
        replaced(replaced(text, "  n = ", "  ROOT n = "), "  ROOT g = ", "  g = "));
}

TEST_CASE("what is computed behind the move is not what was moved") {
  const std::string text = module_of(
      "ENTRY top {\n  x = f32[4]{0} parameter(0)\n"
      "  o = f32[4]{0} custom-call(x), custom_call_target=\"MoveToHost\"\n"
      "  n = f32[4]{0} negate(o)\n  d = f32[4]{0} custom-call(o), "
      "custom_call_target=\"MoveToDevice\"\n"
      "  ROOT out = (f32[4]{0}, f32[4]{0}) tuple(n, d)\n}\n");
  CHECK(fixed(text, "return-operand") ==
        "something works on the tensor between the move to host memory and the output");
}

TEST_CASE("only the alias that is in the way goes") {
  const std::string text =
      "HloModule m, input_output_alias={ {0}: (0, {}, may-alias), {1}: (1, {}, must-alias), {2}: "
      "(2, "
      "{}, must-alias) }, entry_computation_layout={(f32[4]{0}, f32[4]{0}, f32[4]{0})->(f32[4]{0}, "
      "f32[4]{0}, f32[4]{0})}\n"
      "ENTRY top {\n  x = f32[4]{0} parameter(0)\n  y = f32[4]{0} parameter(1)\n"
      "  z = f32[4]{0} parameter(2)\n"
      "  o = f32[4]{0} custom-call(y), custom_call_target=\"MoveToHost\"\n"
      "  ROOT out = (f32[4]{0}, f32[4]{0}, f32[4]{0}) tuple(x, o, z)\n}\n";
  CHECK(fixed(text, "host-output", 1) == replaced(replaced(text, ", {1}: (1, {}, must-alias)", ""),
                                                  "f32[4]{0}, f32[4]{0})}",
                                                  "f32[4]{0:S(5)}, f32[4]{0})}"));
  const std::string first =
      replaced(replaced(text, "{0}: (0", "{9}: (0"), "{9}: (0, {}, may-alias), ", "");
  CHECK(fixed(first, "host-output", 1)
            .starts_with("HloModule m, input_output_alias={ {2}: (2, {}, must-alias) }, entry"));
}

TEST_CASE("an element of a tuple gets the sharding of its place") {
  support::FixExample example = support::fix_example("S9");
  const std::string text = replaced(example.text, "to_apply=callee",
                                    "to_apply=callee, sharding={{maximal device=0}, {replicated}}");
  CHECK(fixed(text, "move-to-device")
            .find("custom_call_target=\"MoveToDevice\", sharding={maximal device=0}\n") !=
        std::string::npos);
}
