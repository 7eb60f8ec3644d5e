// Every fix of every recorded leak, on the edited text analysed from scratch, and against the table
// of XLA's own answers to those texts (fixes_accepted.tsv, made by fixes_accepted.py): of modules
// the answer of the two passes, of programs that of the whole compiler. A fix whose text has
// changed has no row there until it is made again.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "analysis/analyzer.h"
#include "features/code_actions.h"
#include "features/repair.h"
#include "hlo/shape.h"
#include "tests/oracle/recorded.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

namespace {

// A module or program that XLA refuses with E1200.
struct Leaking {
  std::string name;  // programs have `jax-` in front
  std::string text;
  bool is_program = false;
  std::shared_ptr<const analysis::Snapshot> snapshot;
};

std::shared_ptr<const analysis::Snapshot> open(const std::string& text, bool is_program) {
  analysis::Options options;
  options.stage = is_program ? offload::Stage::kFramework : offload::Stage::kBeforeOffload;
  return analysis::Analyzer::open(text::Text(text), options, analysis::for_each_in_line, {});
}

Leaking leaking(std::string name, std::string text, bool is_program) {
  auto snapshot = open(text, is_program);
  return {std::move(name), std::move(text), is_program, std::move(snapshot)};
}

std::vector<Leaking> all_leaking() {
  std::vector<Leaking> all;
  for (const auto& answer : recorded::read_lines(recorded::folder() / "goldens/expected.jsonl")) {
    if (answer["outcome"] != "E1200") continue;
    const std::string name = answer["name"];
    all.push_back(
        leaking(name, recorded::read(recorded::folder() / "goldens" / (name + ".hlo")), false));
  }
  const auto programs = recorded::folder() / "jax-programs";
  for (const auto& answer : recorded::read_lines(programs / "verdicts.jsonl")) {
    if (answer["code"] != "E1200") continue;
    const std::string name = answer["name"];
    all.push_back(leaking("jax-" + name, recorded::read(programs / (name + ".input.hlo")), true));
  }
  return all;
}

const std::vector<offload::Leak>& leaks_of(const analysis::Snapshot& snapshot) {
  return snapshot.modules.at(0).tracking.result->leaks;
}

std::string applied(std::string text, const std::vector<text::Edit>& edits) {
  for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit) {
    text.replace(edit->range.begin, edit->range.size(), edit->replacement);
  }
  return text;
}

std::string digest(const std::string& text) {
  std::uint64_t hash = 0xcbf29ce484222325;  // FNV-1a
  for (const char byte : text) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
  return fmt::format("{:016x}", hash);
}

struct Edited {
  std::string fix;  // the kind, and a number behind it for the second one of a kind
  std::string text;
};

std::vector<Edited> edited(const std::string& text, const features::Fixes& fixes) {
  std::vector<Edited> out;
  std::map<std::string, int> seen;
  for (const features::Fix& fix : fixes.offered) {
    const int number = ++seen[fix.kind];
    out.push_back({number == 1 ? fix.kind : fmt::format("{}-{}", fix.kind, number),
                   applied(text, fix.edits)});
  }
  return out;
}

// The texts that XLA is asked about: each fix of the first leak, and the repair of all.
std::vector<Edited> edited_for_xla(const Leaking& leaking) {
  const auto& leaks = leaks_of(*leaking.snapshot);
  if (leaks.empty()) return {};
  auto out = edited(leaking.text, features::fixes_for(*leaking.snapshot, 0, leaks.front(), {}));
  const auto repair = features::repair(*leaking.snapshot, {}, {});
  if (leaks.size() > 1 && repair->reason.empty())
    out.push_back({"all", applied(leaking.text, repair->edits)});
  return out;
}

// Leaks by output: with one annotation gone, what stays at another output may begin elsewhere.
std::multiset<hlo::ShapeIndex> outputs_of(const analysis::Snapshot& snapshot) {
  std::multiset<hlo::ShapeIndex> outputs;
  for (const offload::Leak& leak : leaks_of(snapshot)) outputs.insert(leak.output);
  return outputs;
}

bool leaks_from(const analysis::Snapshot& snapshot, std::string_view start) {
  return std::ranges::any_of(leaks_of(snapshot),
                             [&](const offload::Leak& leak) { return leak.start == start; });
}

std::string outcome_of(const analysis::Snapshot& snapshot) {
  const offload::Verdict& verdict = snapshot.modules.at(0).tracking.result->verdict;
  switch (verdict.outcome) {
    case offload::Verdict::Outcome::kNone:
    case offload::Verdict::Outcome::kOk: return "ok";
    case offload::Verdict::Outcome::kError: return verdict.code.empty() ? "error" : verdict.code;
    case offload::Verdict::Outcome::kAbort: return "abort";
  }
  return "";
}

struct Answer {
  std::string parser;   // accepted
  std::string outcome;  // ok, E1200, error, abort
  std::string start;    // for E1200
};

// By name, fix and digest.
std::map<std::string, Answer> recorded_answers() {
  std::map<std::string, Answer> answers;
  for (const auto& row : support::read_rows(recorded::folder() / "fixes_accepted.tsv"))
    answers[row.at(0) + " " + row.at(1) + " " + row.at(2)] = {row.at(3), row.at(4), row.at(5)};
  return answers;
}

// Fixes whose text the compiler answers otherwise than we foretell, each with a reason.
std::map<std::string, std::string> known_exceptions() {
  std::map<std::string, std::string> exceptions;
  for (const auto& row : support::read_rows(recorded::folder() / "fixes_exceptions.tsv"))
    exceptions[row.at(0) + " " + row.at(1)] = row.at(2);
  return exceptions;
}

// Why an annotation may not be dropped: another output that is host memory lives on it, a loop
// would have its state in two memories, or it cannot be replaced by its operand.
bool is_allowed_reason(const std::string& reason) {
  return reason.find("which is host memory, would come from the device") != std::string::npos ||
         reason.find("is host memory in the entry layout, and its value") != std::string::npos ||
         reason.find("is in host memory at one end of the loop") != std::string::npos ||
         reason.find("has a control dependency") != std::string::npos ||
         reason.find("has another shape than its operand") != std::string::npos;
}

bool has(const features::Fixes& fixes, std::string_view kind) {
  return std::ranges::any_of(fixes.offered,
                             [&](const features::Fix& fix) { return fix.kind == kind; });
}

std::string reasons_of(const features::Fixes& fixes) {
  std::string reasons;
  for (const features::Refusal& refusal : fixes.refused)
    reasons += " | " + refusal.kind + ": " + refusal.reason;
  return reasons;
}

}  // namespace

TEST_CASE("every fix of a recorded leak cures it when the edited text is read from scratch") {
  for (const Leaking& at : all_leaking()) {
    INFO(at.name);
    for (const offload::Leak& leak : leaks_of(*at.snapshot)) {
      auto expected = outputs_of(*at.snapshot);
      expected.erase(expected.find(leak.output));
      for (const Edited& after : edited(at.text, features::fixes_for(*at.snapshot, 0, leak, {}))) {
        INFO(after.fix << " " << leak.start << hlo::print_index(leak.output));
        CHECK(std::ranges::includes(expected, outputs_of(*open(after.text, at.is_program))));
      }
    }
  }
}

TEST_CASE("all leaks of a recorded module are repaired in one edit") {
  std::size_t repaired = 0;
  std::size_t found = 0;
  std::string refused;
  for (const Leaking& at : all_leaking()) {
    if (leaks_of(*at.snapshot).empty()) continue;
    ++found;
    const auto repair = features::repair(*at.snapshot, {}, {});
    INFO(at.name << ": " << repair->reason);
    if (!repair->reason.empty()) {
      refused += at.name + ": " + repair->reason + "\n";
      continue;
    }
    ++repaired;
    CHECK(leaks_of(*open(applied(at.text, repair->edits), at.is_program)).empty());
  }
  INFO(refused);
  CHECK(repaired * 100 >= found * 98);
}

TEST_CASE("recorded leaks get the fixes that are possible") {
  std::size_t found = 0;
  std::size_t fixed = 0;
  std::size_t on_host = 0;
  std::size_t moved = 0;
  std::string without_any;
  std::string without_host_output;
  std::string without_move;
  std::string without_drop;
  const auto all = all_leaking();
  for (const Leaking& at : all) {
    if (leaks_of(*at.snapshot).empty()) continue;
    const offload::Leak& leak = leaks_of(*at.snapshot).front();
    const features::Fixes fixes = features::fixes_for(*at.snapshot, 0, leak, {});
    const std::string reasons = at.name + reasons_of(fixes) + "\n";
    const bool is_on_host = has(fixes, "host-output") || has(fixes, "host-other-branches");
    const bool is_moved = has(fixes, "move-to-device") || has(fixes, "in-branch");
    ++found;
    fixed += fixes.offered.empty() ? 0 : 1;
    on_host += is_on_host ? 1 : 0;
    moved += is_moved ? 1 : 0;
    if (fixes.offered.empty()) without_any += reasons;
    if (!is_on_host) without_host_output += reasons;
    if (!is_moved) without_move += reasons;
    for (const features::Refusal& refusal : fixes.refused) {
      if (!leak.annotations.empty() && refusal.kind == "drop-annotation" &&
          !is_allowed_reason(refusal.reason))
        without_drop += at.name + ": " + refusal.reason + "\n";
    }
  }
  INFO("without any:\n"
       << without_any << "without a host output:\n"
       << without_host_output << "without a move:\n"
       << without_move << "without drop-annotation:\n"
       << without_drop);
  CHECK(all.size() > 140);
  CHECK(fixed * 100 >= all.size() * 98);
  CHECK(on_host == found);
  CHECK(moved * 10 >= found * 9);
  CHECK(without_drop.empty());
}

TEST_CASE("XLA reads every text that a fix makes, and the leak is gone there too") {
  const auto answers = recorded_answers();
  const auto exceptions = known_exceptions();
  REQUIRE(answers.size() > 100);
  for (const Leaking& at : all_leaking()) {
    for (const Edited& after : edited_for_xla(at)) {
      INFO(at.name << " " << after.fix
                   << ": run tests/oracle/fixes_accepted.py when the text of a fix has changed");
      const auto answer = answers.find(at.name + " " + after.fix + " " + digest(after.text));
      REQUIRE(answer != answers.end());
      CHECK(answer->second.parser == "accepted");
      // Another leak, error or abort of the module may be next.
      const auto snapshot = open(after.text, at.is_program);
      const bool is_foretold = outcome_of(*snapshot) == answer->second.outcome;
      CHECK(is_foretold != exceptions.contains(at.name + " " + after.fix));
      // The optimizer gives the start of a program another name.
      if (is_foretold && !at.is_program && answer->second.outcome == "E1200")
        CHECK(leaks_from(*snapshot, answer->second.start));
    }
  }
}

// Not a test: writes the edited texts into the folder that the environment names, for
// fixes_accepted.py.
TEST_CASE("write the texts that fixes make", "[.write-fixes]") {
  const char* folder = std::getenv("HLO_FIXES_FOLDER");
  REQUIRE(folder != nullptr);
  for (const Leaking& at : all_leaking()) {
    for (const Edited& after : edited_for_xla(at)) {
      std::ofstream(std::filesystem::path(folder) /
                        fmt::format("{}@{}@{}.hlo", at.name, after.fix, digest(after.text)),
                    std::ios::binary)
          << after.text;
    }
  }
}
