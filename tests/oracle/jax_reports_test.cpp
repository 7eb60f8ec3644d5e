// Programs as people write them, in front of the optimizer: what a user is shown. Where the report
// of a leak stands, that a program which compiles has no error, and that a right one has no
// warning.
#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "analysis/analyzer.h"
#include "features/diagnostics.h"
#include "tests/oracle/recorded.h"
#include "tests/support/catch.h"

namespace {

const std::filesystem::path kFolder = recorded::folder() / "jax-programs";

struct Program {
  nlohmann::json expected;
  std::string text;
  std::shared_ptr<const analysis::Snapshot> snapshot;
  std::vector<features::Diagnostic> found;

  std::string name() const { return expected["name"]; }
  bool compiles() const { return expected["outcome"] == "ok"; }
  bool is_warned() const { return !expected["host_compute"].empty(); }
};

// As a user opens it: the stage is read off the text.
const std::vector<Program>& programs() {
  static const std::vector<Program> all = [] {
    std::vector<Program> out;
    for (nlohmann::json& line : recorded::read_lines(kFolder / "verdicts.jsonl")) {
      Program program;
      program.text = recorded::read(kFolder / (line["name"].get<std::string>() + ".input.hlo"));
      program.expected = std::move(line);
      program.snapshot =
          analysis::Analyzer::open(text::Text(program.text), {}, analysis::for_each_in_line, {});
      program.found = features::diagnostics(*program.snapshot, {});
      out.push_back(std::move(program));
    }
    return out;
  }();
  return all;
}

std::string slice(const Program& program, text::Range range) {
  return program.text.substr(range.begin, range.size());
}

std::set<std::string> codes(const Program& program) {
  std::set<std::string> out;
  for (const features::Diagnostic& found : program.found) out.insert(found.problem.code);
  return out;
}

// `mul.6 =` where the range is the name at its definition, `mul.6 of ROOT` where it is an operand
// of the entry's root.
std::string place(const Program& program, text::Range range) {
  std::string name = slice(program, range);
  if (name.starts_with('%')) name.erase(0, 1);
  if (program.text.substr(range.end, 3) == " = ") return name + " =";
  const std::size_t line = program.text.rfind('\n', range.begin) + 1;
  const std::size_t entry = program.text.rfind("\nENTRY ");
  const bool is_root =
      line > entry && program.text.substr(line, range.begin - line).starts_with("  ROOT ");
  return is_root ? name + " of ROOT" : name + " somewhere";
}

// Where nothing computes on the value, the operand of the root is the place to look at.
const std::set<std::string> kNothingComputes = {"kv-cache-dus-aot", "replay-buffer-aot",
                                                "slice-whole-aot"};

std::string root_operand(const Program& program, std::size_t output) {
  const hlo::InstructionRef root = program.snapshot->modules.at(0).module.entry()->root();
  return place(program, root.absolute(root.operands()[output].range));
}

// What the report must stand on: the recorded walk's instruction, at its definition.
std::string expected_place(const Program& program, const nlohmann::json& entry) {
  if (kNothingComputes.contains(program.name()))
    return root_operand(program, entry["output"][0].get<std::size_t>());
  return entry["highlight"].get<std::string>() + " =";
}

}  // namespace

TEST_CASE("each output that leaks has one report, on the instruction to change") {
  std::size_t reports = 0;
  for (const Program& program : programs()) {
    if (program.expected["code"] != "E1200" || program.expected["walk"].empty()) continue;
    std::map<std::string, std::string> expected;
    for (const nlohmann::json& entry : program.expected["walk"])
      expected[hlo::print_index(entry["output"].get<hlo::ShapeIndex>())] =
          expected_place(program, entry);
    std::multimap<std::string, std::string> ours;
    for (const features::Diagnostic& found : program.found)
      if (found.leak != nullptr)
        ours.emplace(hlo::print_index(found.leak->output), place(program, found.problem.range));
    INFO(program.name());
    CHECK(ours == std::multimap<std::string, std::string>(expected.begin(), expected.end()));
    reports += ours.size();
  }
  CHECK(reports == 19);
}

TEST_CASE("a program that compiles has no error") {
  for (const Program& program : programs()) {
    if (!program.compiles()) continue;
    INFO(program.name());
    CHECK(std::ranges::none_of(program.found, [](const features::Diagnostic& found) {
      return found.problem.severity == hlo::Severity::kError;
    }));
  }
}

TEST_CASE("host compute is told only where the compiler tells it") {
  for (const Program& program : programs()) {
    if (program.is_warned()) continue;
    INFO(program.name());
    CHECK_FALSE(codes(program).contains("host-compute"));
  }
}

TEST_CASE("a loop bound on the host leaks by a way that the plain walk does not know") {
  // The compiler takes the root of a loop's condition for the loop itself, so there is no recorded
  // way: the report stands on the comparison, the first that computes on the host value.
  const auto program = std::ranges::find(programs(), "loop-bound-on-host-aot", &Program::name);
  REQUIRE(program != programs().end());
  CHECK(program->expected["walk"].empty());
  std::vector<std::string> places;
  for (const features::Diagnostic& found : program->found)
    if (found.leak != nullptr) places.push_back(place(*program, found.problem.range));
  CHECK(places == std::vector<std::string>{"lt.1 ="});
}

TEST_CASE("a predicate on the host is told as what stops the compiler") {
  const auto program = std::ranges::find(programs(), "compare-host-flags-aot", &Program::name);
  REQUIRE(program != programs().end());
  CHECK(program->expected["outcome"] == "abort");
  CHECK(codes(*program).contains("offload-abort"));
}

// Programs that the compiler accepts in silence, and why we do not.
const std::map<std::string, std::set<std::string>> kWarned = {
    // The first residual is the argument itself, which the caller keeps on the device: sending it
    // away and getting it back frees nothing.
    {"custom-vjp-offload", {"redundant-move"}},
};

TEST_CASE("a right program has no warning") {
  std::size_t silent = 0;
  for (const Program& program : programs()) {
    if (!program.compiles() || program.is_warned()) continue;
    INFO(program.name());
    const auto listed = kWarned.find(program.name());
    CHECK(codes(program) == (listed == kWarned.end() ? std::set<std::string>{} : listed->second));
    silent += program.found.empty() ? 1 : 0;
  }
  CHECK(silent == 31);
}
