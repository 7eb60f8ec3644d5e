// Inputs that no compiler would print. The program ends by itself, with the right exit code, and
// says what it found.
#include <algorithm>
#include <filesystem>
#include <random>

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/e2e/modules.h"
#include "tests/e2e/program.h"
#include "tests/support/catch.h"
#include "tests/unit/cli/folder.h"

namespace {

using cli_test::Folder;
using e2e::Ended;
using e2e::run;

#ifdef HLO_SANITIZED
constexpr std::size_t kLongLine = 10'000'000;
#else
constexpr std::size_t kLongLine = 100'000'000;
#endif
constexpr std::size_t kDeep = 100'000;

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

std::string repeated(std::string_view part, std::size_t times) {
  std::string all;
  all.reserve(part.size() * times);
  for (std::size_t i = 0; i < times; ++i) all += part;
  return all;
}

Ended checked(std::string_view bytes) {
  const Folder folder;
  Ended ended = run({"check", folder.write("a.hlo", bytes)});
  CAPTURE(ended.errors, ended.output.substr(0, 2000));
  CHECK(!ended.was_too_slow);
  CHECK(ended.signal == 0);
  return ended;
}

}  // namespace

TEST_CASE("an empty file is fine") {
  const Ended ended = checked("");
  CHECK(ended.exit_code == 0);
  CHECK(ended.errors.empty());
}

TEST_CASE("a binary file is said to be one") {
  std::string bytes =
      "\x7f"
      "ELF";
  std::mt19937 random(7);
  while (bytes.size() < 100'000) bytes += static_cast<char>(random() & 0xff);
  const Ended ended = checked(bytes);
  CHECK(ended.exit_code == 2);
  CHECK(has(ended.errors, "this is a binary file, not HLO text"));
}

TEST_CASE("another language is named") {
  const Ended ended = checked(e2e::kMlir);
  CHECK(ended.exit_code == 2);
  CHECK(has(ended.errors, "StableHLO"));
}

TEST_CASE("a text cut off anywhere is a text with a problem and no crash") {
  for (std::size_t size = 1; size < e2e::kTwoLeaks.size(); size += 23) {
    const Ended ended = checked(e2e::kTwoLeaks.substr(0, size));
    CAPTURE(size, ended.errors);
    CHECK((ended.exit_code == 0 || ended.exit_code == 1));
  }
  CHECK(checked(e2e::kLeak.substr(0, e2e::kLeak.size() - 2)).exit_code == 1);
}

TEST_CASE("a path that cannot be read is named") {
  const Folder folder;
  const Ended missing = run({"check", folder.at("missing.hlo")});
  CHECK(missing.exit_code == 2);
  CHECK(missing.output.empty());
  CHECK(missing.errors ==
        "hlo-lsp: cannot read " + folder.at("missing.hlo") + ": No such file or directory\n");
  if (::geteuid() == 0) return;  // who may read everything cannot be locked out
  const std::string locked = folder.write("locked.hlo", e2e::kLeak);
  REQUIRE(::chmod(locked.c_str(), 0) == 0);
  CHECK(has(run({"check", locked}).errors, "Permission denied"));
}

TEST_CASE("one constant on a line of 100 MB is read to its end") {
  constexpr std::size_t kElements = kLongLine / 2;
  const std::string shape = fmt::format("f32[{}]{{0}}", kElements);
  std::string text = fmt::format("HloModule long\nENTRY e {{\n  c = {} constant({{", shape);
  for (std::size_t element = 1; element < kElements; ++element) text += "0,";
  text += fmt::format("0}})\n  ROOT n = {} negate(c)\n}}\n", shape);
  CHECK(checked(text).exit_code == 0);
}

TEST_CASE("a line of 100 MB that makes no sense is said to be left out") {
  std::string text = "HloModule long\nENTRY e {\n  c = ";
  while (text.size() < kLongLine) text += "f32[ ( = % } ";
  const Ended ended = checked(text);
  CHECK((ended.exit_code & ~1) == 0);
  CHECK(has(ended.output, "a.hlo:3:1: "));
}

TEST_CASE("a whole module on one line of a megabyte is read") {
  const auto module_of = [](std::size_t bytes) {
    std::string text =
        "HloModule long, entry_computation_layout={(f32[4]{0})->f32[4]{0}} ENTRY e { p = f32[4] "
        "parameter(0) a0 = f32[4] "
        "custom-call(p), custom_call_target=\"MoveToHost\" ";
    std::size_t count = 0;
    for (; text.size() < bytes; ++count) {
      text += "a" + std::to_string(count + 1) + " = f32[4] negate(a" + std::to_string(count) + ") ";
    }
    return text + "ROOT r = f32[4] negate(a" + std::to_string(count) + ") }\n";
  };
  const Ended ended = checked(module_of(1'000));
  CHECK(ended.exit_code == 1);
  CHECK(has(ended.output, "error[E1200]"));
  CHECK(has(checked(module_of(1'000'000)).output, "error[E1200]"));
}

TEST_CASE("brackets nested 100,000 deep end in a report") {
  const std::string header = "HloModule deep\nENTRY e {\n  ";
  for (const std::string& line : {
           "a = " + repeated("(", kDeep) + "f32[]" + repeated(")", kDeep) + " parameter(0)",
           "a = f32[] constant(" + repeated("{", kDeep) + "0" + repeated("}", kDeep) + ")",
           "a = f32[] " + repeated("negate(f32[] ", kDeep) + "x" + repeated(")", kDeep),
           "a = f32[] custom-call(), backend_config=" + repeated("{", kDeep) + repeated("}", kDeep),
           "a = f32[] custom-call(), called_computations={" +
               repeated("{ b = f32[] call(), to_apply=", kDeep) + repeated("}", kDeep) + "}",
           "a = " + repeated("(", kDeep),
           "a = f32[] constant(" + repeated("{", kDeep),
           repeated("}", kDeep),
           repeated("/*", kDeep),
           "a = f32[" + repeated("[", kDeep),
       }) {
    const Ended ended = checked(header + line + "\n}\n");
    CAPTURE(line.substr(0, 60));
    CHECK((ended.exit_code == 0 || ended.exit_code == 1));
  }
  const std::string header_line =
      "HloModule deep, entry_computation_layout={(" + repeated("(", kDeep);
  CHECK((checked(header_line + "\n").exit_code & ~1) == 0);
}

TEST_CASE("any bytes behind a header end in a report") {
  std::mt19937 random(11);
  for (int round = 0; round < 10; ++round) {
    std::string bytes = "HloModule odd\n";
    for (int i = 0; i < 20'000; ++i) bytes += static_cast<char>(random() & 0xff);
    CHECK((checked(bytes).exit_code & ~1) == 0);
  }
}
