#include <string>

#include <nlohmann/json.hpp>

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

// What a user copies from a terminal.
constexpr std::string_view kTraceback = R"(Traceback (most recent call last):
  File "train.py", line 12, in <module>
    step(x)
I1128 10:31:07.123456    4711 host_offloader.cc:512] Offloading "sq" to host.
I1128 10:31:07.123457    4711 host_offloader.cc:640] Instruction trace leading to error:
I1128 10:31:07.123458    4711 host_offloader.cc:642]   {Instr: out, ShapeIndex: {0}}
jaxlib._jax.XlaRuntimeError: INVALID_ARGUMENT: E1200: CompileTimeHostOffloadOutputLocationMismatch:
Tensor which is moved to host (starting from out) is returned from the entry computation but the layout for this output is not set to host memory.
See https://openxla.org/xla/errors/error_1200 for more details.
)";

}  // namespace

TEST_CASE("log explains each line of the compiler where it names something") {
  const Folder folder;
  const std::string path = folder.write("a.hlo", e2e::kLeak);
  const Ended shown = run({"log", path, "-"}, kTraceback);
  CAPTURE(shown.output, shown.errors);
  CHECK(shown.exit_code == 0);
  CHECK(shown.errors.empty());
  CHECK(shown.output.starts_with("-:4: note: Offloading \"sq\" to host.\n"));
  CHECK(has(shown.output, path + ":5:3: sq (exact name: the only instruction of this name)\n"));
  CHECK(has(shown.output, "   5 |   sq = f32[12]{0} multiply(x, x)\n     |   ^^\n"));
  CHECK(has(shown.output, "-:8: error: Tensor which is moved to host (starting from out)"));
  CHECK(has(shown.output, path + ":8:8: out (exact name"));
  CHECK(has(shown.output, "what to change here, as tracking this text finds"));
  CHECK(has(shown.output, "4 of 9 lines explained; names: 3 exact name\n"));
}

TEST_CASE("log takes the log from a file and the module from standard input") {
  const Folder folder;
  const std::string path = folder.write("run.log", kTraceback);
  const Ended shown = run({"log", "-", path}, e2e::kLeak);
  CHECK(shown.exit_code == 0);
  CHECK(has(shown.output, "-:5:3: sq (exact name"));
  CHECK(has(shown.output, path + ":4: note:"));
}

TEST_CASE("log gives one JSON object for each line of the compiler") {
  const Folder folder;
  const std::string path = folder.write("a.hlo", e2e::kLeak);
  const Ended shown = run({"log", path, "-", "--format", "json"},
                          "Offloading \"sq\" to host.\nOffloading \"gone\" to host.\n");
  CHECK(shown.exit_code == 0);
  const auto end = shown.output.find('\n');
  const auto first = nlohmann::json::parse(shown.output.substr(0, end));
  CHECK(first["line"] == 0);
  CHECK(first["kind"] == "offloading");
  CHECK(first["severity"] == "note");
  CHECK(first["module"] == "leak");
  CHECK(first["targets"][0]["certainty"] == "exact name");
  CHECK(first["targets"][0]["found"] == "sq");
  CHECK(first["targets"][0]["range"]["start"]["line"] == 4);
  CHECK(first["targets"][0]["range"]["start"]["character"] == 2);
  const auto second = nlohmann::json::parse(shown.output.substr(end + 1));
  CHECK(second["targets"][0]["certainty"] == "not found");
  CHECK(second["targets"][0]["range"].is_null());
  CHECK(has(second["targets"][0]["reason"], "no instruction has this name"));
}

TEST_CASE("log says why there is nothing to explain") {
  const Folder folder;
  const std::string path = folder.write("a.hlo", e2e::kLeak);
  const Ended nothing = run({"log", path, "-"}, "all is well\nindeed\n");
  CHECK(nothing.exit_code == 2);
  CHECK(nothing.output.empty());
  CHECK(has(nothing.errors, "hlo-lsp: -: none of 2 lines is a text of the host offloader"));
  CHECK(run({"log", path, "/nowhere/run.log"}).exit_code == 2);
  CHECK(run({"log", "/nowhere/a.hlo", "-"}, kTraceback).exit_code == 2);
  const Ended mlir = run({"log", folder.write("b.hlo", e2e::kMlir), "-"}, kTraceback);
  CHECK(mlir.exit_code == 2);
  CHECK(has(mlir.errors, "StableHLO"));
}

TEST_CASE("log shows nothing of a log as a command to the terminal") {
  const Ended shown = run({"log", "-", Folder().write("x.log", "")}, e2e::kLeak);
  CHECK(shown.exit_code == 2);
  const Folder folder;
  const std::string log = folder.write("e.log", "Offloading \"a\x1b[31m\" to host.\n");
  const Ended escaped = run({"log", "-", log}, e2e::kLeak);
  CHECK(escaped.exit_code == 0);
  CHECK(!has(escaped.output, "\x1b"));
}
