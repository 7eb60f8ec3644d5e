#include "analysis/proof.h"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "analysis/analyzer.h"
#include "hlo/checks/names.h"
#include "hlo/shape.h"

namespace analysis {

namespace {

using LeakKey = std::pair<std::string, hlo::ShapeIndex>;

// Instructions of edited pieces have new identities, so leaks are told apart by what the compiler
// calls them.
LeakKey key_of(const offload::Leak& leak) { return {leak.start, leak.output}; }

std::multiset<LeakKey> keys_of(const offload::Result& result) {
  std::multiset<LeakKey> keys;
  for (const offload::Leak& leak : result.leaks) keys.insert(key_of(leak));
  return keys;
}

std::string output_in_words(const hlo::ShapeIndex& output) {
  return output.empty() ? "the output" : "output " + hlo::print_index(output);
}

std::string objection_of_leaks(const offload::Result& before, const offload::Result& after,
                               const offload::Leak& leak) {
  auto left = keys_of(before);
  left.erase(left.find(key_of(leak)));
  for (const LeakKey& key : keys_of(after)) {
    const auto known = left.find(key);
    if (known == left.end()) {
      return key == key_of(leak) ? "the tensor would still leak"
                                 : fmt::format("{} would leak, starting from `{}`",
                                               output_in_words(key.second), key.first);
    }
    left.erase(known);
  }
  return "";
}

std::string objection_of_findings(const offload::Result& before, const offload::Result& after) {
  std::set<std::pair<std::string, std::string>> known;
  for (const offload::Finding& finding : before.findings)
    known.emplace(finding.code, finding.message);
  for (const offload::Finding& finding : after.findings) {
    if (!known.contains({finding.code, finding.message}))
      return fmt::format("the compiler would then say: {}", finding.message);
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
  if (proof.holds()) proof.objection = objection_of_findings(old_result, new_result);
  if (proof.holds())
    proof.objection = objection_of_outputs(old_analysis, new_analysis, *before.tables);
  if (proof.holds()) proof.objection = objection_of_text(before, *proof.after, module, edits);
  return proof;
}

}  // namespace analysis
