#include <string>

#include "tests/e2e/program.h"
#include "tests/support/catch.h"
#include "tests/unit/cli/folder.h"

namespace {

using cli_test::Folder;
using cli_test::read_whole;
using e2e::Ended;
using e2e::run;

const std::string kLoose = "HloModule  m\ne { p = f32[] parameter( 0 ) }";
const std::string kPrinted = "HloModule m\n\ne {\n  p = f32[] parameter(0)\n}\n\n";

}  // namespace

TEST_CASE("format shows one text as XLA prints it") {
  const Folder folder;
  const std::string path = folder.write("a.hlo", kLoose);
  const Ended named = run({"format", path});
  CHECK(named.exit_code == 0);
  CHECK(named.output == kPrinted);
  CHECK(named.errors.empty());
  CHECK(read_whole(path) == kLoose);
  const Ended piped = run({"format", "-"}, kLoose);
  CHECK(piped.exit_code == 0);
  CHECK(piped.output == kPrinted);
  const Ended empty = run({"format", "-"}, "");
  CHECK(empty.exit_code == 0);
  CHECK(empty.output.empty());
}

TEST_CASE("format --check names the files that would change and changes none") {
  const Folder folder;
  const std::string loose = folder.write("loose.hlo", kLoose);
  const std::string printed = folder.write("printed.hlo", kPrinted);
  const Ended both = run({"format", "--check", folder.path()});
  CHECK(both.exit_code == 1);
  CHECK(both.output == loose + "\n");
  CHECK(read_whole(loose) == kLoose);
  const Ended good = run({"format", "--check", printed});
  CHECK(good.exit_code == 0);
  CHECK(good.output.empty());
  CHECK(run({"format", "--check", "-"}, kLoose).exit_code == 1);
}

TEST_CASE("format --write changes files in place, and only those that differ") {
  const Folder folder;
  const std::string loose = folder.write("loose.hlo", kLoose);
  const std::string printed = folder.write("printed.hlo", kPrinted);
  const Ended written = run({"format", "--write", folder.path()});
  CHECK(written.exit_code == 0);
  CHECK(written.output.empty());
  CHECK(written.errors == "formatted " + loose + "\n");
  CHECK(read_whole(loose) == kPrinted);
  CHECK(run({"format", "--write", loose, printed}).errors.empty());
}

TEST_CASE("format says where something was left as it is") {
  const std::string broken = "e {\n  p = f32[  parameter(0)\n}\n";
  const Ended left = run({"format", "-"}, broken);
  CHECK(left.exit_code == 0);
  CHECK(left.output == broken);
  CHECK(left.errors == "-: one place left as it is, where `hlo-lsp check` says what is wrong\n");
}

TEST_CASE("format refuses what it cannot do") {
  const Folder folder;
  const std::string path = folder.write("a.hlo", kLoose);
  const std::string other = folder.write("b.hlo", kLoose);
  const Ended several = run({"format", path, other});
  CHECK(several.exit_code == 2);
  CHECK(several.errors == "hlo-lsp: 2 files; name one, or choose --write or --check\n");
  const Ended piped = run({"format", "--write", "-"}, kLoose);
  CHECK(piped.exit_code == 2);
  CHECK(piped.errors == "hlo-lsp: standard input cannot be changed in place; leave out --write\n");
  CHECK(run({"format", folder.at("none.hlo")}).exit_code == 2);
  const std::string mlir = folder.write("m.hlo", "module {\n  stablehlo.add %a\n}\n");
  CHECK(run({"format", mlir}).exit_code == 2);
  CHECK(run({"format", "--check", "--write", path}).exit_code == 2);
  CHECK(read_whole(path) == kLoose);
}
