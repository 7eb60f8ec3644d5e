#include <filesystem>

#include "tests/e2e/modules.h"
#include "tests/e2e/program.h"
#include "tests/support/catch.h"
#include "tests/unit/cli/folder.h"

namespace {

using cli_test::Folder;
using cli_test::read_whole;
using e2e::Ended;
using e2e::run;

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("explain tells where a value is and how it got there") {
  const Folder folder;
  const std::string path = folder.write("a.hlo", e2e::kLeak);
  const Ended named = run({"explain", path, "%out"});
  CAPTURE(named.output, named.errors);
  CHECK(named.exit_code == 0);
  CHECK(has(named.output, path + ":8:8:"));
  CHECK(has(named.output, "host memory"));
  CHECK(has(named.output, "moved to host memory here"));
  CHECK(run({"explain", path, "8:9"}).output == named.output);
  const Ended device = run({"explain", path, "nx"});
  CHECK(device.exit_code == 0);
  CHECK(has(device.output, "device memory"));
}

TEST_CASE("explain says what is near when there is no such value") {
  const Ended unknown = run({"explain", "-", "ofg"}, e2e::kLeak);
  CHECK(unknown.exit_code == 2);
  CHECK(unknown.output.empty());
  CHECK(unknown.errors == "hlo-lsp: -: no value is named `ofg`; did you mean off?\n");
  CHECK(run({"explain", "-", "99:1"}, e2e::kLeak).exit_code == 2);
  const Ended nothing = run({"explain", "-", "2:1"}, e2e::kLeak);
  CHECK(nothing.exit_code == 2);
  CHECK(nothing.errors == "hlo-lsp: -: no value stands at 2:1\n");
}

TEST_CASE("every kind of fix leads to a text without the leak") {
  for (const char* kind : {"move-to-device", "host-output", "drop-annotation"}) {
    const Ended fixed = run({"fix", "-", "--kind", kind}, e2e::kLeak);
    CAPTURE(kind, fixed.errors, fixed.output);
    CHECK(fixed.exit_code == 0);
    CHECK(fixed.output != e2e::kLeak);
    CHECK(run({"check", "-"}, fixed.output).exit_code == 0);
  }
}

TEST_CASE("fix asks which leak is meant, and repairs one or all") {
  const Ended unclear = run({"fix", "-"}, e2e::kTwoLeaks);
  CHECK(unclear.exit_code == 2);
  CHECK(unclear.output.empty());
  CHECK(has(unclear.errors, "2 leaks, into the outputs {0}, {1}"));
  const Ended one = run({"fix", "-", "--output", "{1}"}, e2e::kTwoLeaks);
  CHECK(one.exit_code == 1);
  const Ended left = run({"check", "-"}, one.output);
  CHECK(left.exit_code == 1);
  CHECK(has(left.output, "output {0} is device memory"));
  CHECK(!has(left.output, "output {1} is device memory"));
  const Ended all = run({"fix", "-", "--all"}, e2e::kTwoLeaks);
  CHECK(all.exit_code == 0);
  CHECK(run({"check", "-"}, all.output).exit_code == 0);
}

TEST_CASE("fix writes in place only when it is asked to") {
  const Folder folder;
  const std::string path = folder.write("a.hlo", e2e::kLeak);
  const Ended shown = run({"fix", path});
  CHECK(read_whole(path) == e2e::kLeak);
  const Ended written = run({"fix", path, "--write"});
  CHECK(written.exit_code == 0);
  CHECK(written.output.empty());
  CHECK(read_whole(path) == shown.output);
  CHECK(run({"check", path}).exit_code == 0);
  const Ended again = run({"fix", path, "--write"});
  CHECK(again.exit_code == 0);
  CHECK(has(again.errors, "nothing leaks"));
  CHECK(read_whole(path) == shown.output);
}

TEST_CASE("fix refuses what it cannot do and changes nothing") {
  const Folder folder;
  const std::string path = folder.write("a.hlo", e2e::kLeak);
  const Ended elsewhere = run({"fix", path, "--output", "{1}", "--write"});
  CHECK(elsewhere.exit_code == 2);
  CHECK(has(elsewhere.errors, "no leak reaches output {1}"));
  const Ended input = run({"fix", "-", "--write"}, e2e::kLeak);
  CHECK(input.exit_code == 2);
  CHECK(has(input.errors, "standard input cannot be changed in place"));
  // A parameter in host memory has no annotation to drop.
  const std::string parameter =
      folder.write("p.hlo",
                   "HloModule p, entry_computation_layout={(f32[12]{0:S(5)})->f32[12]{0}}\n\nENTRY "
                   "e {\n  x = f32[12]{0} "
                   "parameter(0)\n  ROOT out = f32[12]{0} negate(x)\n}\n");
  const std::string before = read_whole(parameter);
  const Ended refused = run({"fix", parameter, "--kind", "drop-annotation", "--write"});
  CHECK(refused.exit_code == 2);
  CHECK(has(refused.errors, "drop-annotation: "));
  CHECK(read_whole(parameter) == before);
  CHECK(read_whole(path) == e2e::kLeak);
}
