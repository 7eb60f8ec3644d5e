#include <filesystem>

#include "tests/e2e/modules.h"
#include "tests/e2e/program.h"
#include "tests/support/catch.h"
#include "tests/unit/cli/folder.h"

namespace {

using cli_test::Folder;
using e2e::Ended;
using e2e::run;

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

// One walk from a parameter that ends in host compute, one from a move with a way back.
constexpr std::string_view kRich =
    R"(HloModule rich, entry_computation_layout={(f32[12]{0:T(128)S(5)}, f32[12]{0:T(128)})->(f32[12]{0:T(128)S(5)}, f32[12]{0:T(128)}, f32[12]{0:T(128)S(5)})}

ENTRY e {
  h = f32[12]{0:T(128)} parameter(0)
  x = f32[12]{0:T(128)} parameter(1)
  sq = f32[12]{0:T(128)} multiply(x, x)
  off = f32[12]{0:T(128)} custom-call(sq), custom_call_target="MoveToHost"
  back = f32[12]{0:T(128)} custom-call(off), custom_call_target="MoveToDevice"
  slow = f32[12]{0:T(128)} negate(h)
  ROOT out = (f32[12]{0:T(128)}, f32[12]{0:T(128)}, f32[12]{0:T(128)}) tuple(off, back, slow)
}
)";

// What the compiler printed (libtpu 0.0.52, host-offload-legalize and host-offloader alone).
constexpr std::string_view kRichLevel1 =
    R"(Host parameter #0 streamed into program with shape: f32[12]{0:T(128)S(5)} at index {}
Found an instruction ("slow") which does device compute in host memory space. Converting into host compute. This is likely to have a very slow execution time. If you're using JAX, use device_put() to move the inputs to the device so that computation happens on the device.
Offloading "sq" to host.
Inserted copy "copy.1" before custom call "back"
)";

constexpr std::string_view kRichLevel2 =
    R"(Host parameter #0 streamed into program with shape: f32[12]{0:T(128)S(5)} at index {}
Found an instruction ("slow") which does device compute in host memory space. Converting into host compute. This is likely to have a very slow execution time. If you're using JAX, use device_put() to move the inputs to the device so that computation happens on the device.
Memory offloaded starting from {Instr: h, ShapeIndex: {}} is output streamed
Setting {Instr: h, ShapeIndex: {}} to memory space 5
Setting {Instr: slow, ShapeIndex: {}} to memory space 5
Setting {Instr: out, ShapeIndex: {2}} to memory space 5
Offloading "sq" to host.
Inserted copy "copy" between "{Instr: off, ShapeIndex: {}}" and "{Instr: back, ShapeIndex: {}}"
Inserted copy "copy.1" before custom call "back"
Memory offloaded starting from {Instr: out, ShapeIndex: {0}} is output streamed
Setting {Instr: out, ShapeIndex: {0}} to memory space 5
Inserted copy "copy" between "{Instr: off, ShapeIndex: {}}" and "{Instr: out, ShapeIndex: {0}}"
Removing MoveToHost custom call "off"
Removing MoveToDevice custom call "back"
)";

constexpr std::string_view kLeakLevel3 =
    R"(Offloading "sq" to host.
Walking down host memory offload paths starting from (out, {0}). Insert copy before: true
Instruction trace leading to error:
  {Instr: out, ShapeIndex: {0}}
)";

}  // namespace

TEST_CASE("trace prints what the compiler prints at each level") {
  const Ended usual = run({"trace", "-"}, kRich);
  CHECK(usual.exit_code == 0);
  CHECK(usual.errors.empty());
  CHECK(usual.output == kRichLevel1);
  CHECK(run({"trace", "-", "--log-level", "1"}, kRich).output == kRichLevel1);
  CHECK(run({"trace", "-", "--log-level", "2"}, kRich).output == kRichLevel2);
  const Ended all = run({"trace", "-", "--log-level", "3"}, kRich);
  CHECK(has(all.output,
            "InsertCopyBetween: {Instr: off, ShapeIndex: {}} and {Instr: back, ShapeIndex: {}}\n"));
}

TEST_CASE("trace ends with the way to the error, and with 1") {
  const Ended leak = run({"trace", "-", "--log-level", "3"}, e2e::kLeak);
  CHECK(leak.exit_code == 1);
  CHECK(leak.output == kLeakLevel3);
  CHECK(run({"trace", "-", "--backend", "gpu"}, e2e::kLeak).exit_code == 1);
}

TEST_CASE("trace heads each module where it shows several") {
  const std::string two = std::string(e2e::kClean) + "\n" + std::string(e2e::kLeak);
  const Ended modules = run({"trace", "-"}, two);
  CHECK(modules.exit_code == 1);
  CHECK(modules.output.starts_with("==> -: module `clean` <==\n==> -: module `leak` <==\nOffload"));
  const Folder folder;
  const std::string first = folder.write("a.hlo", kRich);
  const std::string second = folder.write("b.hlo", e2e::kClean);
  const Ended files = run({"trace", first, second});
  CHECK(files.exit_code == 0);
  CHECK(files.output == "==> " + first + ": module `rich` <==\n" + std::string(kRichLevel1) +
                            "==> " + second + ": module `clean` <==\n");
}

TEST_CASE("trace says why it has no log") {
  const Ended cpu = run({"trace", "-", "--backend", "cpu"}, e2e::kLeak);
  CHECK(cpu.exit_code == 0);
  CHECK(cpu.output.empty());
  CHECK(cpu.errors ==
        "hlo-lsp: -: module `leak`: no log, since on the CPU there is no such pass\n");
  for (const char* stage : {"after-offload", "final"}) {
    const Ended behind = run({"trace", "-", "--stage", stage}, e2e::kLeak);
    CHECK(behind.exit_code == 2);
    CHECK(behind.output.empty());
    CHECK(has(behind.errors, "module `leak`: no log can be told"));
  }
  const Ended mlir = run({"trace", "-"}, e2e::kMlir);
  CHECK(mlir.exit_code == 2);
  CHECK(has(mlir.errors, "StableHLO"));
  CHECK(run({"trace", "/nowhere/a.hlo"}).exit_code == 2);
  const Ended empty = run({"trace", "-"}, "");
  CHECK(empty.exit_code == 0);
  CHECK(empty.output.empty());
}

TEST_CASE("trace passes by what no log can be told of in a folder") {
  const Folder folder;
  folder.write("a.hlo", e2e::kClean);
  folder.write("b.hlo", e2e::kMlir);
  folder.write("c.hlo",
               "HloModule done, is_scheduled=true\n\nENTRY e {\n  ROOT x = f32[12]{0} "
               "parameter(0)\n}\n");
  const Ended found = run({"trace", folder.path()});
  CHECK(found.exit_code == 0);
  CHECK(has(found.errors, "module `done`: no log can be told: the text shows the stage `final`"));
}

TEST_CASE("trace says once that it stops following the compiler's repetitions") {
  std::string text =
      "HloModule m, entry_computation_layout={(f32[8]{0:S(5)})->f32[8]{0}}\n\nENTRY e {\n"
      "  d0 = f32[8]{0} parameter(0)\n";
  for (int i = 1; i <= 20; ++i) {
    const std::string before = std::to_string(i - 1);
    const std::string here = std::to_string(i);
    text += "  a" + here + " = f32[8]{0} abs(d" + before + ")\n";
    text += "  b" + here + " = f32[8]{0} sine(d" + before + ")\n";
    text += "  d" + here + " = f32[8]{0} add(a" + here + ", b" + here + ")\n";
  }
  text += "  ROOT out = f32[8]{0} custom-call(d20), custom_call_target=\"MoveToDevice\"\n}\n";
  const Ended cut = run({"trace", "-"}, text);
  CHECK(cut.exit_code == 0);
  CHECK(cut.errors ==
        "hlo-lsp: -: module `m`: the log is cut: the compiler repeats positions more often than is "
        "shown here\n");
}

TEST_CASE("trace says that framework text has names of its own") {
  const std::string text =
      "HloModule m, entry_computation_layout={(f32[8]{0})->f32[8]{0:S(5)}}\n\nENTRY e {\n"
      "  x = f32[8]{0} parameter(0)\n  y = f32[8]{0} negate(x)\n"
      "  ROOT put = f32[8]{0} custom-call(y), custom_call_target=\"annotate_device_placement\", "
      "frontend_attributes={_xla_buffer_placement=\"pinned_host\"}\n}\n";
  const Ended framework = run({"trace", "-"}, text);
  CHECK(framework.exit_code == 0);
  CHECK(framework.output.starts_with("Offloading \"y\" to host.\n"));
  CHECK(has(framework.errors, "names are those of this text"));
}
