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

std::string objection_of_findings(const ModuleAnalysis& before, const ModuleAnalysis& after,
                                  const hlo::Tables& tables) {
  std::set<FindingKey> known;
  for (const offload::Finding& finding : before.tracking.result->findings) {
    for (FindingKey& key : keys_of(before, finding, tables)) known.insert(std::move(key));
  }
  for (const offload::Finding& finding : after.tracking.result->findings) {
    const auto keys = keys_of(after, finding, tables);
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

std::string objection_of_outputs(const ModuleAnalysis& before, const ModuleAnalysis& after,
                                 hlo::Tables& tables) {
  const auto filled = filled_host_outputs(after, tables);
  for (const hlo::ShapeIndex& output : filled_host_outputs(before, tables)) {
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

// A text without its last annotation may look like one behind the pass, which is not tracked: the
// stage it showed before counts.
std::shared_ptr<const Snapshot> analyse_edited(const Snapshot& before, std::uint32_t module,
                                               const std::vector<text::Edit>& edits,
                                               const base::CancelToken& cancel) {
  const std::vector<text::Edit> last_first(edits.rbegin(), edits.rend());
  auto after = Analyzer::next(before, last_first, before.options, for_each_in_line, cancel);
  if (!after || after->modules.size() != before.modules.size()) return after;
  const offload::Stage stage = before.modules[module].stage.stage;
  const offload::Stage new_stage = after->modules[module].stage.stage;
  if (new_stage != offload::Stage::kAfterOffload && new_stage != offload::Stage::kFinal)
    return after;
  if (new_stage == stage) return after;
  Options options = before.options;
  options.stage = stage;
  return Analyzer::next(*after, {}, options, for_each_in_line, cancel);
}

}  // namespace

Proof prove(const Snapshot& before, std::uint32_t module, const offload::Leak& leak,
            const std::vector<text::Edit>& edits, const base::CancelToken& cancel) {
  Proof proof;
  proof.after = analyse_edited(before, module, edits, cancel);
  if (!proof.after) {
    proof.objection = "cancelled";
    return proof;
  }
  if (proof.after->modules.size() != before.modules.size()) {
    proof.objection = "the edited text would hold another number of modules";
    return proof;
  }
  const ModuleAnalysis& old_analysis = before.modules[module];
  const ModuleAnalysis& new_analysis = proof.after->modules[module];
  const offload::Result& old_result = *old_analysis.tracking.result;
  const offload::Result& new_result = *new_analysis.tracking.result;
  proof.objection = objection_of_leaks(old_result, new_result, leak);
  if (proof.holds())
    proof.objection = objection_of_findings(old_analysis, new_analysis, *before.tables);
  if (proof.holds())
    proof.objection = objection_of_outputs(old_analysis, new_analysis, *before.tables);
  if (proof.holds()) proof.objection = objection_of_text(before, *proof.after, module, edits);
  return proof;
}

}  // namespace analysis
