// Every fix of every recorded leak, on the edited text analysed from scratch, and against the table
// of XLA's own answers to those texts (fixes_accepted.tsv, made by fixes_accepted.py). A fix whose
// text has changed has no row there until it is made again.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "analysis/analyzer.h"
#include "features/code_actions.h"
#include "hlo/shape.h"
#include "tests/support/catch.h"

namespace {

const std::filesystem::path kFolder = HLO_SOURCE_DIR "/tests/oracle";

std::string read(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream content;
  content << file.rdbuf();
  return content.str();
}

std::vector<std::string> names_of_leaking_goldens() {
  std::vector<std::string> names;
  std::ifstream lines(kFolder / "goldens/expected.jsonl");
  for (std::string line; std::getline(lines, line);) {
    const auto answer = nlohmann::json::parse(line);
    if (answer["outcome"] == "E1200") names.push_back(answer["name"]);
  }
  std::ranges::sort(names);
  return names;
}

std::shared_ptr<const analysis::Snapshot> open(const std::string& text) {
  analysis::Options options;
  options.stage = offload::Stage::kBeforeOffload;
  return analysis::Analyzer::open(text::Text(text), options, analysis::for_each_in_line, {});
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

struct EditedGolden {
  std::string name;
  std::string fix;  // the kind, and a number behind it for the second one of a kind
  std::string text;
};

std::vector<EditedGolden> edited(const std::string& name, const std::string& text,
                                 const features::Fixes& fixes) {
  std::vector<EditedGolden> out;
  std::map<std::string, int> seen;
  for (const features::Fix& fix : fixes.offered) {
    const int number = ++seen[fix.kind];
    out.push_back({name, number == 1 ? fix.kind : fmt::format("{}-{}", fix.kind, number),
                   applied(text, fix.edits)});
  }
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

std::string outcome_of(const offload::Verdict& verdict) {
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

// By golden, fix and digest.
std::map<std::string, Answer> recorded_answers() {
  std::map<std::string, Answer> answers;
  std::ifstream rows(kFolder / "fixes_accepted.tsv");
  for (std::string row; std::getline(rows, row);) {
    if (row.empty() || row.front() == '#') continue;
    std::istringstream fields(row);
    std::string name, fix, hash;
    Answer answer;
    fields >> name >> fix >> hash >> answer.parser >> answer.outcome >> answer.start;
    answers[name + " " + fix + " " + hash] = answer;
  }
  return answers;
}

// Why an annotation may not be dropped: another output that is host memory lives on it, or it
// cannot be replaced by its operand.
bool is_allowed_reason(const std::string& reason) {
  return reason.find("which is host memory, would come from the device") != std::string::npos ||
         reason.find("is host memory in the entry layout, and its value") != std::string::npos ||
         reason.find("has a control dependency") != std::string::npos ||
         reason.find("has another shape than its operand") != std::string::npos;
}

bool has(const features::Fixes& fixes, std::string_view kind) {
  return std::ranges::any_of(fixes.offered,
                             [&](const features::Fix& fix) { return fix.kind == kind; });
}

}  // namespace

TEST_CASE("every fix of a recorded leak cures it when the edited text is read from scratch") {
  for (const std::string& name : names_of_leaking_goldens()) {
    INFO(name);
    const std::string text = read(kFolder / "goldens" / (name + ".hlo"));
    const auto before = open(text);
    for (const offload::Leak& leak : leaks_of(*before)) {
      const features::Fixes fixes = features::fixes_for(*before, 0, leak, {});
      auto expected = outputs_of(*before);
      expected.erase(expected.find(leak.output));
      for (const EditedGolden& after : edited(name, text, fixes)) {
        INFO(after.fix << " " << leak.start << hlo::print_index(leak.output));
        CHECK(std::ranges::includes(expected, outputs_of(*open(after.text))));
      }
    }
  }
}

TEST_CASE("recorded leaks get the fixes that are possible") {
  int found = 0;
  int host_output = 0;
  int move = 0;
  std::string without_host_output;
  std::string without_move;
  std::string without_drop;
  for (const std::string& name : names_of_leaking_goldens()) {
    const auto snapshot = open(read(kFolder / "goldens" / (name + ".hlo")));
    if (leaks_of(*snapshot).empty()) continue;
    const features::Fixes fixes =
        features::fixes_for(*snapshot, 0, leaks_of(*snapshot).front(), {});
    std::string reasons;
    for (const features::Refusal& refusal : fixes.refused)
      reasons += " | " + refusal.kind + ": " + refusal.reason;
    ++found;
    host_output += has(fixes, "host-output");
    move += has(fixes, "move-to-device");
    if (!has(fixes, "host-output")) without_host_output += name + reasons + "\n";
    if (!has(fixes, "move-to-device")) without_move += name + reasons + "\n";
    const bool has_annotation = !leaks_of(*snapshot).front().annotations.empty();
    for (const features::Refusal& refusal : fixes.refused) {
      if (has_annotation && refusal.kind == "drop-annotation" &&
          !is_allowed_reason(refusal.reason)) {
        without_drop += name + ": " + refusal.reason + "\n";
      }
    }
  }
  INFO("without host-output:\n"
       << without_host_output << "without move-to-device:\n"
       << without_move << "without drop-annotation:\n"
       << without_drop);
  CHECK(found > 100);
  CHECK(host_output == found);
  CHECK(move * 10 >= found * 9);
  CHECK(without_drop.empty());
}

TEST_CASE("XLA reads every text that a fix makes, and the leak is gone there too") {
  const auto answers = recorded_answers();
  REQUIRE(answers.size() > 100);
  for (const std::string& name : names_of_leaking_goldens()) {
    const std::string text = read(kFolder / "goldens" / (name + ".hlo"));
    const auto snapshot = open(text);
    if (leaks_of(*snapshot).empty()) continue;
    const features::Fixes fixes =
        features::fixes_for(*snapshot, 0, leaks_of(*snapshot).front(), {});
    for (const EditedGolden& after : edited(name, text, fixes)) {
      INFO(name << " " << after.fix
                << ": run tests/oracle/fixes_accepted.py when the text of a fix has changed");
      const auto answer = answers.find(name + " " + after.fix + " " + digest(after.text));
      REQUIRE(answer != answers.end());
      CHECK(answer->second.parser == "accepted");
      // Another leak, error or abort of the module may be next.
      const auto edited_snapshot = open(after.text);
      const offload::Verdict& verdict = edited_snapshot->modules.at(0).tracking.result->verdict;
      CHECK(outcome_of(verdict) == answer->second.outcome);
      if (answer->second.outcome == "E1200") {
        CHECK(leaks_from(*edited_snapshot, answer->second.start));
      }
    }
  }
}

// Not a test: writes the edited texts into the folder that the environment names, for
// fixes_accepted.py.
TEST_CASE("write the texts that fixes make", "[.write-fixes]") {
  const char* folder = std::getenv("HLO_FIXES_FOLDER");
  REQUIRE(folder != nullptr);
  for (const std::string& name : names_of_leaking_goldens()) {
    const std::string text = read(kFolder / "goldens" / (name + ".hlo"));
    const auto snapshot = open(text);
    if (leaks_of(*snapshot).empty()) continue;
    const features::Fixes fixes =
        features::fixes_for(*snapshot, 0, leaks_of(*snapshot).front(), {});
    for (const EditedGolden& after : edited(name, text, fixes)) {
      std::ofstream(std::filesystem::path(folder) /
                        fmt::format("{}@{}@{}.hlo", name, after.fix, digest(after.text)),
                    std::ios::binary)
          << after.text;
    }
  }
}
