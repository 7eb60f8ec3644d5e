#include "cli/report_text.h"

#include "tests/support/catch.h"

namespace {

using cli::CheckedFile;
using cli::CheckedProblem;

constexpr std::string_view kModule =
    R"(HloModule m, entry_computation_layout={(f32[12]{0})->(f32[12]{0}, f32[12]{0})}

ENTRY e {
  x = f32[12]{0} parameter(0)
  off = f32[12]{0} custom-call(x), custom_call_target="MoveToHost"
  sum = f32[12]{0} add(off, off)
  ROOT out = (f32[12]{0}, f32[12]{0}) tuple(sum, x)
}
)";

text::Range range_of(std::string_view word) {
  const std::size_t at = kModule.find(word);
  REQUIRE(at != kModule.npos);
  const auto begin = static_cast<text::Offset>(at);
  return {begin, begin + static_cast<text::Offset>(word.size())};
}

CheckedFile file_with(std::vector<CheckedProblem> problems) {
  auto snapshot = std::make_shared<analysis::Snapshot>();
  snapshot->text = text::Text(std::string(kModule));
  CheckedFile file;
  file.input = {"dir/a.hlo", true};
  file.kind = features::ContentKind::kHlo;
  file.snapshot = std::move(snapshot);
  for (const CheckedProblem& problem : problems)
    file.tally.add(problem.diagnostic.problem.severity);
  file.problems = std::move(problems);
  return file;
}

std::string plain(const CheckedFile& file) {
  return "\n" + cli::text_report(file, cli::Palette(false));
}

CheckedProblem warning() {
  CheckedProblem warned;
  warned.diagnostic.problem = {range_of("sum"),
                               hlo::Severity::kWarning,
                               "host-compute",
                               "`sum` is computed\non the host",
                               {{range_of("off"), "moved to host memory here"}},
                               {}};
  return warned;
}

const offload::Leak& a_leak() {
  static const offload::Leak leak = [] {
    offload::Leak made;
    made.start = "sum";
    made.output = {0};
    return made;
  }();
  return leak;
}

CheckedProblem leak() {
  CheckedProblem leaked;
  leaked.diagnostic.problem = {range_of("sum"),
                               hlo::Severity::kError,
                               "E1200",
                               "E1200: Compile:\nTensor which (starting from sum).\nSee page.",
                               {{range_of("off"), "moved to host memory here"},
                                {range_of("sum"), "tracking starts here"},
                                {range_of("sum, x"), "becomes element {0}"}},
                               {}};
  leaked.diagnostic.leak = &a_leak();
  leaked.fixes.offered = {
      {"move-to-device", "move `sum` back (holds 48 B on device)", "holds 48 B on device", {}}};
  leaked.fixes.refused = {{"drop-annotation", "another output needs it"},
                          {"in-branch", "nobody expects to read this", false}};
  return leaked;
}

}  // namespace

TEST_CASE("a warning is one place, one underline, and the places that explain it") {
  CHECK(plain(file_with({warning()})) == R"(
dir/a.hlo:6:3: warning[host-compute]: `sum` is computed
  on the host
     |
   6 |   sum = f32[12]{0} add(off, off)
     |   ^^^
     = 5:3: moved to host memory here

)");
}

TEST_CASE("warnings that say the same of several places are one entry, and errors come first") {
  CheckedProblem again = warning();
  again.diagnostic.problem.range = range_of("off");
  again.diagnostic.problem.message = "`off` is computed\non the host";
  CheckedProblem other = warning();
  other.diagnostic.problem.message = "another matter";
  other.diagnostic.problem.related.clear();
  CheckedProblem error = other;
  error.diagnostic.problem = {
      range_of("x)\n}"), hlo::Severity::kError, "name", "no such name", {}, {}};
  CHECK(plain(file_with({warning(), again, other, error})) == R"(
dir/a.hlo:7:50: error[name]: no such name
     |
   7 |   ROOT out = (f32[12]{0}, f32[12]{0}) tuple(sum, x)
     |                                                  ^^

dir/a.hlo:6:3: warning[host-compute]: `sum` is computed
  on the host
     |
   6 |   sum = f32[12]{0} add(off, off)
     |   ^^^
     = 5:3: moved to host memory here
     = also at 5:3 off

dir/a.hlo:6:3: warning[host-compute]: another matter
     |
   6 |   sum = f32[12]{0} add(off, off)
     |   ^^^

)");
}

TEST_CASE(
    "a leak has the compiler's own words, the numbered path and the fixes with the command for "
    "each") {
  CHECK(plain(file_with({leak()})) == R"(
dir/a.hlo:6:3: error[E1200]: output {0} is device memory, but the tensor returned there is in host memory
  E1200: Compile:
  Tensor which (starting from sum).
  See page.
     |
   6 |   sum = f32[12]{0} add(off, off)
     |   ^^^ returned here
path of the tensor:
  1. 5:3   off     moved to host memory here
     | off = f32[12]{0} custom-call(x), custom_call_target="MoveToHost"
  2. 6:3   sum     tracking starts here
     | sum = f32[12]{0} add(off, off)
  3. 7:45  sum, x  becomes element {0}
     | ROOT out = (f32[12]{0}, f32[12]{0}) tuple(sum, x)
fix:
  - move `sum` back (holds 48 B on device)
    hlo-lsp fix dir/a.hlo --kind move-to-device --output '{0}' --write
  - not offered: drop-annotation: another output needs it

)");
}

TEST_CASE("the command for a fix writes to standard output where the file cannot be changed") {
  CheckedFile file = file_with({leak()});
  file.was_packed = true;
  CHECK(plain(file).find("--output '{0}'\n") != std::string::npos);
  file.was_packed = false;
  file.input.path = "-";
  CHECK(plain(file).find("hlo-lsp fix - --kind move-to-device --output '{0}'\n") !=
        std::string::npos);
  file.input.path = "a b.hlo";
  CHECK(plain(file).find("hlo-lsp fix 'a b.hlo' --kind") != std::string::npos);
}

TEST_CASE("colours change nothing but the colours") {
  const CheckedFile file = file_with({warning(), leak()});
  std::string coloured = cli::text_report(file, cli::Palette(true));
  CHECK(coloured.find("\x1b[1;31merror[E1200]:\x1b[0m") != std::string::npos);
  for (std::size_t at = coloured.find('\x1b'); at != coloured.npos; at = coloured.find('\x1b')) {
    coloured.erase(at, coloured.find('m', at) - at + 1);
  }
  CHECK("\n" + coloured == plain(file));
}

TEST_CASE("a name of the text cannot reach the terminal with controls in it") {
  CheckedProblem warned = warning();
  warned.diagnostic.problem.message = "name \x1b[2J here";
  CHECK(plain(file_with({warned})).find("name \\x1b[2J here") != std::string::npos);
}

TEST_CASE("the last line counts what was found") {
  cli::Totals totals;
  const cli::Palette palette(false);
  totals.files = 3;
  CHECK(cli::summary_line(totals, palette) == "no problems in 3 files\n");
  totals.tally = {2, 1, 0};
  totals.hidden = 2;
  CHECK(cli::summary_line(totals, palette) ==
        "2 errors, 1 warning in 3 files, 2 of them not shown\n");
}

TEST_CASE("a path becomes one word of a shell") {
  CHECK(cli::shell_word("a/b.hlo") == "a/b.hlo");
  CHECK(cli::shell_word("a b") == "'a b'");
  CHECK(cli::shell_word("it's") == "'it'\\''s'");
  CHECK(cli::shell_word("") == "''");
}
