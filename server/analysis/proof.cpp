#include "analysis/proof.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "analysis/analyzer.h"
#include "hlo/checks/names.h"
#include "hlo/shape.h"

namespace analysis {

namespace {

std::string output_in_words(const hlo::ShapeIndex& output) {
  return output.empty() ? "the output" : "output " + hlo::print_index(output);
}

std::map<hlo::ShapeIndex, std::size_t> leaks_by_output(const offload::Result& result) {
  std::map<hlo::ShapeIndex, std::size_t> count;
  for (const offload::Leak& leak : result.leaks) ++count[leak.output];
  return count;
}

// A leak that stays may begin elsewhere: with the first of two annotations gone, the compiler names
// what stands behind the second. So leaks are counted by output, and the one that was to be cured
// has to be missing at its own.
std::string objection_of_leaks(const offload::Result& before, const offload::Result& after,
                               const offload::Leak& leak) {
  auto left = leaks_by_output(before);
  --left[leak.output];
  for (const offload::Leak& remaining : after.leaks) {
    if (left[remaining.output]-- > 0) continue;
    return remaining.output == leak.output
               ? fmt::format("{} would still leak, starting from `{}`",
                             output_in_words(leak.output), remaining.start)
               : fmt::format("{} would leak, starting from `{}`", output_in_words(remaining.output),
                             remaining.start);
  }
  const bool is_left = std::ranges::any_of(after.leaks, [&](const offload::Leak& remaining) {
    return remaining.start == leak.start && remaining.output == leak.output;
  });
  return is_left ? "the tensor would still leak" : "";
}

// What a finding is about, in words that outlive the edits: messages name copies that the compiler
// numbers anew each time.
struct FindingKey {
  std::string code;
  std::string instruction;  // empty for the entry root, which a fix may replace
  hlo::ShapeIndex index;

  auto operator<=>(const FindingKey&) const = default;
};

std::vector<FindingKey> keys_of(const ModuleAnalysis& analysis, const offload::Finding& finding,
                                const hlo::Tables& tables) {
  const auto instruction = analysis.module.at(finding.position.instruction);
  const std::string_view name = instruction ? tables.text(instruction->name) : "";
  std::vector<FindingKey> keys = {{finding.code, std::string(name), finding.position.index}};
  const auto entry = analysis.module.entry();
  if (entry && entry->root().id == finding.position.instruction) {
    keys.push_back({finding.code, "", finding.position.index});
  }
  return keys;
}

// The two versions of a module. Each has its own tables: they are begun anew now and then.
struct Versions {
  const Snapshot& before_snapshot;
  const Snapshot& after_snapshot;
  std::uint32_t module;

  const ModuleAnalysis& before() const { return before_snapshot.modules[module]; }
  const ModuleAnalysis& after() const { return after_snapshot.modules[module]; }
};

std::string objection_of_findings(const Versions& versions) {
  std::set<FindingKey> known;
  for (const offload::Finding& finding : versions.before().tracking.result->findings) {
    for (FindingKey& key : keys_of(versions.before(), finding, *versions.before_snapshot.tables))
      known.insert(std::move(key));
  }
  for (const offload::Finding& finding : versions.after().tracking.result->findings) {
    // A move back right behind the annotation is what the fix was asked for. What one back end
    // refuses behind the pass only shows once the pass accepts the module.
    if (finding.code == "redundant-move" || finding.code == "refused-behind") continue;
    const auto keys = keys_of(versions.after(), finding, *versions.after_snapshot.tables);
    const auto is_known = [&](const FindingKey& key) { return known.contains(key); };
    if (std::ranges::any_of(keys, is_known)) continue;
    return fmt::format("a new problem would come: {}", finding.message);
  }
  return "";
}

// Result leaves that the entry layout puts in host memory and that tracking finds there.
std::set<hlo::ShapeIndex> filled_host_outputs(const ModuleAnalysis& analysis, hlo::Tables& tables) {
  std::set<hlo::ShapeIndex> filled;
  const hlo::Header* header = analysis.module.header();
  const auto entry = analysis.module.entry();
  const auto root = entry ? entry->root() : hlo::InstructionRef{};
  if (header == nullptr || !root || !analysis.tracking.result) return filled;
  for (const hlo::LayoutLeaf& leaf : header->leaves) {
    if (!leaf.is_result || hlo::memory_space(tables.at(leaf.shape)) != hlo::kHostSpace) continue;
    const auto& host = analysis.tracking.result->host;
    if (std::ranges::find(host, offload::Position{root.id, leaf.index}) != host.end())
      filled.insert(leaf.index);
  }
  return filled;
}

std::string objection_of_outputs(const Versions& versions) {
  const auto filled = filled_host_outputs(versions.after(), *versions.after_snapshot.tables);
  for (const hlo::ShapeIndex& output :
       filled_host_outputs(versions.before(), *versions.before_snapshot.tables)) {
    if (!filled.contains(output))
      return fmt::format("{}, which is host memory, would come from the device",
                         output_in_words(output));
  }
  return "";
}

std::size_t syntax_problem_count(const Snapshot& snapshot) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < snapshot.segments.size(); ++i)
    count += snapshot.segments.at(i).problems.size();
  return count;
}

// Computations that the edits touch, where they stand behind them.
std::vector<hlo::Problem> name_problems_near(const Snapshot& snapshot, std::uint32_t module,
                                             const std::vector<text::Offset>& places) {
  std::vector<hlo::Problem> problems;
  std::set<hlo::ComputationId> seen;
  const hlo::Module& in = snapshot.modules[module].module;
  for (const text::Offset place : places) {
    const auto computation = in.computation_at(place);
    if (!computation || !seen.insert(computation->id()).second) continue;
    std::ranges::move(hlo::name_problems(in, *computation, *snapshot.tables),
                      std::back_inserter(problems));
  }
  return problems;
}

std::string objection_of_text(const Snapshot& before, const Snapshot& after, std::uint32_t module,
                              const std::vector<text::Edit>& edits) {
  if (syntax_problem_count(after) > syntax_problem_count(before))
    return "the edited text could not be read";
  std::vector<text::Offset> places;
  std::vector<text::Offset> new_places;
  std::int64_t shift = 0;
  for (const text::Edit& edit : edits) {
    places.push_back(edit.range.begin);
    new_places.push_back(static_cast<text::Offset>(edit.range.begin + shift));
    shift += static_cast<std::int64_t>(edit.replacement.size()) - edit.range.size();
  }
  const auto problems = name_problems_near(after, module, new_places);
  if (problems.size() <= name_problems_near(before, module, places).size()) return "";
  return problems.back().message;
}

bool is_tracked(offload::Stage stage) {
  return stage != offload::Stage::kAfterOffload && stage != offload::Stage::kFinal;
}

// A text without its last annotation may look like one behind the pass, which is not tracked: the
// stage it showed before counts.
std::shared_ptr<const Snapshot> analyse_edited(const Snapshot& before,
                                               const std::vector<text::Edit>& edits,
                                               const base::CancelToken& cancel) {
  const std::vector<text::Edit> last_first(edits.rbegin(), edits.rend());
  auto after = Analyzer::next(before, last_first, before.options, for_each_in_line, cancel);
  if (!after || after->modules.size() != before.modules.size()) return after;
  for (std::size_t i = 0; i < before.modules.size(); ++i) {
    const offload::Stage stage = before.modules[i].stage.stage;
    if (!is_tracked(stage) || is_tracked(after->modules[i].stage.stage)) continue;
    Options options = before.options;
    options.stage = stage;
    return Analyzer::next(*after, {}, options, for_each_in_line, cancel);
  }
  return after;
}

// The edited text, with an objection where it cannot even be compared.
Proof begin_proof(const Snapshot& before, const std::vector<text::Edit>& edits,
                  const base::CancelToken& cancel) {
  Proof proof;
  proof.after = analyse_edited(before, edits, cancel);
  if (!proof.after) {
    proof.objection = "cancelled";
  } else if (proof.after->modules.size() != before.modules.size()) {
    proof.objection = "the edited text would hold another number of modules";
  }
  return proof;
}

// Everything but leaks: what the edits make of one module.
std::string objection_of_module(const Snapshot& before, const Snapshot& after, std::uint32_t module,
                                const std::vector<text::Edit>& edits) {
  const Versions versions{before, after, module};
  std::string objection = objection_of_findings(versions);
  if (objection.empty()) objection = objection_of_outputs(versions);
  if (objection.empty()) objection = objection_of_text(before, after, module, edits);
  return objection;
}

// No leak that was not there, and not the finding any more.
std::string objection_of_finding(const Versions& versions, const offload::Finding& finding) {
  auto left = leaks_by_output(*versions.before().tracking.result);
  for (const offload::Leak& leak : versions.after().tracking.result->leaks)
    if (left[leak.output]-- == 0) return fmt::format("{} would leak", output_in_words(leak.output));
  const FindingKey cured =
      keys_of(versions.before(), finding, *versions.before_snapshot.tables).front();
  for (const offload::Finding& remaining : versions.after().tracking.result->findings)
    if (keys_of(versions.after(), remaining, *versions.after_snapshot.tables).front() == cured)
      return "it would still be so";
  return "";
}

}  // namespace

Proof prove(const Snapshot& before, std::uint32_t module, const offload::Leak& leak,
            const std::vector<text::Edit>& edits, const base::CancelToken& cancel) {
  Proof proof = begin_proof(before, edits, cancel);
  if (!proof.holds()) return proof;
  proof.objection = objection_of_leaks(*before.modules[module].tracking.result,
                                       *proof.after->modules[module].tracking.result, leak);
  if (proof.holds()) proof.objection = objection_of_module(before, *proof.after, module, edits);
  return proof;
}

Proof prove(const Snapshot& before, std::uint32_t module, const offload::Finding& finding,
            const std::vector<text::Edit>& edits, const base::CancelToken& cancel) {
  Proof proof = begin_proof(before, edits, cancel);
  if (!proof.holds()) return proof;
  proof.objection = objection_of_finding({before, *proof.after, module}, finding);
  if (proof.holds()) proof.objection = objection_of_module(before, *proof.after, module, edits);
  return proof;
}

Proof prove_all(const Snapshot& before, const std::vector<text::Edit>& edits,
                const base::CancelToken& cancel) {
  Proof proof = begin_proof(before, edits, cancel);
  for (std::uint32_t i = 0; proof.holds() && i < before.modules.size(); ++i) {
    const auto& leaks = proof.after->modules[i].tracking.result->leaks;
    if (leaks.empty()) {
      proof.objection = objection_of_module(before, *proof.after, i, edits);
    } else {
      proof.objection = fmt::format("{} would still leak, starting from `{}`",
                                    output_in_words(leaks.front().output), leaks.front().start);
    }
  }
  return proof;
}

}  // namespace analysis
