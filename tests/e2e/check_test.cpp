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

}  // namespace

TEST_CASE("a sound module gives 0 and says so in one line") {
  const Folder folder;
  const Ended ended = run({"check", folder.write("a.hlo", e2e::kClean)});
  CHECK(ended.exit_code == 0);
  CHECK(ended.output.starts_with("no problems in " + folder.at("a.hlo")));
  CHECK(ended.errors.empty());
}

TEST_CASE("a leak gives 1 with the compiler's exact text, the path and the fixes") {
  const Folder folder;
  const Ended ended = run({"check", folder.write("a.hlo", e2e::kLeak)});
  CAPTURE(ended.output);
  CHECK(ended.exit_code == 1);
  CHECK(ended.errors.empty());
  CHECK(has(ended.output, "error[E1200]"));
  CHECK(has(ended.output, "E1200: CompileTimeHostOffloadOutputLocationMismatch:\n"));
  CHECK(has(ended.output,
            "Tensor which is moved to host (starting from out) is returned from the entry "
            "computation but the layout "
            "for this output is not set to host memory.\n"));
  CHECK(has(ended.output, "See https://openxla.org/xla/errors/error_1200 for more details.\n"));
  CHECK(has(ended.output, "moved to host memory here"));
  CHECK(has(ended.output,
            "hlo-lsp fix " + folder.at("a.hlo") + " --kind host-output --output '{0}' --write"));
  CHECK(has(ended.output, "--kind move-to-device"));
}

TEST_CASE("the bar for exit code 1 moves with --fail-on and with no display option") {
  const Folder folder;
  const std::string leak = folder.write("a.hlo", e2e::kLeak);
  CHECK(run({"check", leak, "--max-problems", "1"}).exit_code == 1);
  CHECK(run({"check", leak, "--severity", "error"}).exit_code == 1);
  // `gone` reaches nobody: a warning and no error.
  std::string warned(e2e::kClean);
  warned.insert(warned.find("  ROOT"),
                "  gone = f32[12]{0} custom-call(x), custom_call_target=\"MoveToHost\"\n");
  const std::string path = folder.write("w.hlo", warned);
  CHECK(run({"check", path}).exit_code == 0);
  CHECK(run({"check", path, "--fail-on", "warning"}).exit_code == 1);
  CHECK(run({"check", path, "--fail-on", "warning", "--severity", "error"}).exit_code == 1);
}

TEST_CASE("standard input is a file named by a dash") {
  const Ended ended = run({"check", "-"}, e2e::kLeak);
  CHECK(ended.exit_code == 1);
  CHECK(has(ended.output, "-:8:"));
}

TEST_CASE("on the central processor there is no such pass and no verdict") {
  const Ended ended = run({"check", "-", "--backend", "cpu", "--format", "json"}, e2e::kLeak);
  CHECK(ended.exit_code == 0);
  CHECK(nlohmann::json::parse(ended.output)["verdict"]["outcome"] == "none");
}

TEST_CASE("a folder is searched, and what cannot be read gives 2 behind all results") {
  const Folder folder;
  folder.write("b.hlo", e2e::kLeak);
  folder.write("sub/a.hlo.txt", e2e::kClean);
  folder.write("notes.txt", "nothing");
  const Ended ended = run({"check", folder.path()});
  CHECK(ended.exit_code == 1);
  CHECK(has(ended.output, "1 error"));
  CHECK(has(ended.output, "in 2 files"));
  const Ended mixed = run({"check", folder.at("missing.hlo"), folder.path()});
  CHECK(mixed.exit_code == 2);
  CHECK(
      has(mixed.errors, "cannot read " + folder.at("missing.hlo") + ": No such file or directory"));
  CHECK(mixed.output == ended.output);
}

TEST_CASE("a file of another language is refused when it is named and noted in a folder") {
  const Folder folder;
  const std::string path = folder.write("a.hlo", e2e::kMlir);
  const Ended named = run({"check", path});
  CHECK(named.exit_code == 2);
  CHECK(has(named.errors, "this is StableHLO (MLIR text), not HLO text"));
  const Ended found = run({"check", folder.path()});
  CHECK(found.exit_code == 0);
  CHECK(has(found.output, "note[not-hlo]: this is StableHLO"));
  CHECK(found.errors.empty());
}

TEST_CASE("the same input gives the same bytes, with any number of threads") {
  const Folder folder;
  for (int i = 0; i < 12; ++i) {
    folder.write(std::to_string(i) + ".hlo", i % 3 == 0   ? e2e::kLeak
                                             : i % 3 == 1 ? e2e::kTwoLeaks
                                                          : e2e::kClean);
  }
  folder.write("broken.hlo", std::string(e2e::kLeak.substr(0, 150)));
  for (const char* format : {"text", "json"}) {
    const Ended first = run({"check", folder.path(), "--format", format, "--jobs", "1"});
    REQUIRE(!first.output.empty());
    for (const char* jobs : {"1", "2", "3", "8"}) {
      const Ended again = run({"check", folder.path(), "--format", format, "--jobs", jobs});
      CHECK(again.output == first.output);
      CHECK(again.exit_code == first.exit_code);
    }
  }
}

TEST_CASE("a reader that has gone away is no failure and no noise") {
  const Folder folder;
  folder.write("a.hlo", e2e::kLeak);
  folder.write("b.hlo", e2e::kClean);
  const Ended leak = run({{"check", folder.path()}, {}, true, {}});
  CHECK(leak.exit_code == 1);
  CHECK(leak.signal == 0);
  CHECK(leak.errors.empty());
  const Ended clean = run({{"check", folder.at("b.hlo")}, {}, true, {}});
  CHECK(clean.exit_code == 0);
  CHECK(clean.errors.empty());
  const Ended help = run({{"--help"}, {}, true, {}});
  CHECK(help.exit_code == 0);
}

TEST_CASE("colours come when they are asked for and never into a pipe by themselves") {
  CHECK(!has(run({"check", "-"}, e2e::kLeak).output, "\x1b["));
  CHECK(has(run({"check", "-", "--color", "always"}, e2e::kLeak).output, "\x1b[1;31merror"));
}

TEST_CASE("wrong usage gives 2 and a message") {
  for (const std::vector<std::string>& arguments :
       std::vector<std::vector<std::string>>{{"check"},
                                             {"graph", "a.hlo", "x"},
                                             {"check", "a.hlo", "--format", "sarif"},
                                             {"nonsense"},
                                             {"explain", "a.hlo"}}) {
    const Ended ended = run(arguments);
    CHECK(ended.exit_code == 2);
    CHECK(ended.output.empty());
    CHECK(ended.errors.starts_with("hlo-lsp: "));
  }
}

TEST_CASE("the example of the documentation shows what the documentation says") {
  const std::string folder = std::string(HLO_SOURCE_DIR) + "/docs/examples";
  const Ended ended = run({"check", folder + "/e1200.hlo"});
  CHECK(ended.exit_code == 1);
  std::string shown = ended.output;
  for (std::size_t at = shown.find(folder); at != shown.npos; at = shown.find(folder)) {
    shown.replace(at, folder.size(), "docs/examples");
  }
  CAPTURE(shown);
  CHECK(has(cli_test::read_whole(folder + "/README.md"), shown));
}
