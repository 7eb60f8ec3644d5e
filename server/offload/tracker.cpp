#include "offload/tracker.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "offload/advice/advice.h"
#include "offload/behind.h"
#include "offload/build.h"
#include "offload/entry.h"
#include "offload/footprint.h"
#include "offload/framework/framework.h"
#include "offload/host_calls.h"
#include "offload/kernels.h"
#include "offload/legalize/legalize.h"
#include "offload/moves.h"
#include "offload/older.h"
#include "offload/pass.h"
#include "offload/scheduling.h"
#include "offload/update_slices.h"
#include "offload/written.h"

namespace offload {
namespace {

using Phase = void (*)(Pass&);

// In the compiler's order. A phase that the profile does not have is left out of its list.
constexpr std::array<Phase, 13> kPhases = {
    check_host_calls,
    legalize,
    check_parameters_under_update_slices,
    keep_host_results,
    stream_host_parameters,
    stream_kernel_outputs,
    treat_annotations,
    resolve_update_slices,
    remove_moves_to_device,
    check_changes_in_place,
    check_call_sites,
    part_updates_from_parameters,
    foretell_refusals,
};

bool is_tracked(Stage stage) {
  return stage == Stage::kFramework || stage == Stage::kBeforeOffload;
}

// The result: what is in host memory, by the instructions of the text and in their order.
class Harvest {
 public:
  Harvest(Pass& pass, const hlo::Module& module, const Words& words)
      : pass_(pass), graph_(pass.graph), module_(module), words_(words) {}

  void run() {
    for (NodeId node = 0; node < graph_.size(); ++node) {
      if (pass_.tick()) return;
      const Node& at = graph_.at(node);
      if (at.is_removed || !at.source.exists()) continue;
      if (at.is_host_compute && !is_marked(at.source))
        computing_.emplace_back(order_of(node), at.source);
      add_leaves(node, order_of(node), at.source);
    }
    if (pass_.framework != nullptr) add_aliases();
    std::ranges::sort(found_, {}, &Found::key);
    found_.erase(std::unique(found_.begin(), found_.end(),
                             [](const Found& a, const Found& b) { return a.key == b.key; }),
                 found_.end());
    std::ranges::sort(computing_);
    computing_.erase(std::unique(computing_.begin(), computing_.end()), computing_.end());
    Result& result = pass_.report.result();
    for (Found& found : found_) result.host.push_back(std::move(found.position));
    for (const auto& [order, source] : computing_) result.host_compute.push_back(source);
  }

 private:
  struct Found {
    std::pair<std::uint32_t, std::uint32_t> key;  // place in the text, leaf
    Position position;
  };

  // The pass marks what is not marked in the text already.
  bool is_marked(hlo::InstructionId id) const {
    const hlo::InstructionRef instruction = module_.at(id);
    return instruction && is_host_compute(instruction, words_);
  }

  std::uint32_t order_of(NodeId node) const {
    const std::uint32_t origin = graph_.at(node).origin;
    return pass_.framework == nullptr && origin == hlo::kNone ? node : origin;
  }

  void add_leaves(NodeId node, std::uint32_t order, hlo::InstructionId source) {
    if (!graph_.holds_host(node)) return;
    const ShapeNumber shape = graph_.at(node).shape;
    for (std::uint32_t leaf = 0; leaf < graph_.shapes().leaf_count(shape); ++leaf) {
      const Sub sub = graph_.shapes().leaf(shape, leaf);
      if (!graph_.is_host({node, sub})) continue;
      found_.push_back({{order, leaf}, {source, graph_.shapes().index(shape, sub)}});
    }
  }

  void add_aliases() {
    const Graph& written = pass_.framework->written();
    for (const auto& [origin, node] : pass_.framework->aliases()) {
      if (graph_.at(node).is_removed || !written.at(origin).source.exists()) continue;
      add_leaves(node, origin, written.at(origin).source);
    }
  }

  Pass& pass_;
  const Graph& graph_;
  const hlo::Module& module_;
  const Words& words_;
  std::vector<Found> found_;
  std::vector<std::pair<std::uint32_t, hlo::InstructionId>> computing_;
};

// Outputs that the entry layout wants in host memory and that no walk brings there.
void warn_of_device_outputs(Pass& pass) {
  const Graph& graph = pass.graph;
  if (graph.entry() == kNoComputation) return;
  const NodeId root = graph.computation(graph.entry()).root;
  if (root == kNoNode || !graph.at(root).source.exists() ||
      graph.at(root).opcode != hlo::Opcode::kTuple)
    return;
  const ShapeNumber shape = graph.at(root).shape;
  for (std::uint32_t leaf = 0; leaf < graph.shapes().leaf_count(shape); ++leaf) {
    const Place place{root, graph.shapes().leaf(shape, leaf)};
    const SubShape& part = graph.shape_at(place);
    if (part.parent != 0 || graph.is_host(place) || !part.shape->is_array()) continue;
    const EntryLayout::Output output = pass.entry.output(graph, place);
    if (!output.device_leaves.empty() || output.lacks_layout) continue;
    const NodeId value = graph.operand(root, part.slot);
    // Results of host calls are written where the layout wants them.
    if (value == kNoNode || graph.at(value).role == Role::kOpaque ||
        graph.at(value).opcode == hlo::Opcode::kAsyncDone ||
        graph.at(value).opcode == hlo::Opcode::kGetTupleElement)
      continue;
    pass.report.add_finding(
        {Finding::Kind::kAdvice,
         "host-output-from-device",
         fmt::format(
             "output {} is host memory in the entry layout, and its value `{}` is in device "
             "memory",
             graph.index_text(place), graph.name(value)),
         pass.position(place),
         {}});
  }
}

bool has_host_parameter(const hlo::Module& module, hlo::Tables& tables) {
  const hlo::Header* header = module.header();
  const auto is_host = [&](hlo::ShapeId shape) {
    return tables.text(shape).find("S(5)") != std::string_view::npos;
  };
  if (header != nullptr && header->has_entry_layout)
    return std::ranges::any_of(header->leaves, [&](const hlo::LayoutLeaf& leaf) {
      return !leaf.is_result && is_host(leaf.shape);
    });
  const auto entry = module.entry();
  if (!entry) return false;
  return std::ranges::any_of(entry->instructions(), [&](const hlo::InstructionRef& instruction) {
    return instruction->opcode == hlo::Opcode::kParameter && is_host(instruction->shape);
  });
}

// Where earlier passes only might decide otherwise: what computes can be folded, a slice of all of
// a value goes, loops and branches are taken apart.
bool is_forecast(const Pass& pass) {
  if (pass.framework == nullptr) return false;
  const Result& result = pass.report.result();
  const auto is_of_the_compiler = [](const Finding& finding) {
    return finding.kind != Finding::Kind::kAdvice;
  };
  if (!result.host_compute.empty() || std::ranges::any_of(result.findings, is_of_the_compiler))
    return true;
  return std::ranges::any_of(pass.touched, [&](NodeId node) {
    switch (pass.graph.at(node).opcode) {
      case hlo::Opcode::kWhile:
      case hlo::Opcode::kConditional:
      case hlo::Opcode::kSlice:
      case hlo::Opcode::kDynamicSlice:
      case hlo::Opcode::kDynamicUpdateSlice: return true;
      default: return false;
    }
  });
}

std::shared_ptr<const Footprint> footprint_of(const Pass& pass, const Graph& written) {
  std::vector<hlo::InstructionId> looked_at;
  std::vector<bool> is_known(pass.graph.size(), false);
  for (const NodeId node : pass.touched) {
    if (is_known[node]) continue;
    is_known[node] = true;
    if (pass.graph.at(node).source.exists()) looked_at.push_back(pass.graph.at(node).source);
  }
  if (written.entry() != kNoComputation) {
    const NodeId root = written.computation(written.entry()).root;
    if (root != kNoNode) looked_at.push_back(written.at(root).source);
  }
  std::vector<hlo::InstructionId> quoted;
  for (const NodeId node : pass.quoted)
    if (pass.graph.at(node).source.exists()) quoted.push_back(pass.graph.at(node).source);
  const bool is_framework = pass.framework != nullptr;
  const bool allows_changes = written.inferred_shapes() == 0 && !pass.looks_everywhere;
  return std::make_shared<Footprint>(std::move(looked_at), std::move(quoted), allows_changes,
                                     is_framework);
}

Tracking run(const hlo::Module& module, const Words& words, Graph& graph, const Options& options,
             const base::CancelToken& cancel, const Framework* framework) {
  const EntryLayout entry(module, graph, graph.shapes().tables());
  graph.obey(options.profile);
  const Graph& written = framework == nullptr ? graph : framework->written();
  Pass pass{graph, entry, options, cancel, framework, module, words, Report(options)};
  pass.report.result().verdict.outcome = Verdict::Outcome::kOk;
  MoveAdvice moves = advise_on_moves(pass);
  for (const Phase phase : kPhases) {
    phase(pass);
    if (pass.is_cancelled) return {};
  }
  Harvest(pass, module, words).run();
  warn_of_device_outputs(pass);
  advise(pass, std::move(moves));
  if (pass.is_cancelled) return {};
  pass.report.result().verdict.forecast = is_forecast(pass);
  Tracking out;
  out.footprint = footprint_of(pass, written);
  out.result = std::make_shared<const Result>(std::move(pass.report.result()));
  return out;
}

Tracking too_large(const hlo::Module& module) {
  Result result;
  Finding finding;
  finding.code = "truncated";
  finding.message = "not tracked: taking each call site apart makes too many instructions";
  if (const auto entry = module.entry())
    if (const hlo::InstructionRef root = entry->root()) finding.position = {root.id, {}};
  result.findings.push_back(std::move(finding));
  result.verdict.forecast = true;
  return {std::make_shared<const Result>(std::move(result)),
          std::make_shared<Footprint>(std::vector<hlo::InstructionId>{},
                                      std::vector<hlo::InstructionId>{}, false, true)};
}

Tracking run_prepared(const hlo::Module& module, const Words& words, const Graph& written,
                      const Options& options, const base::CancelToken& cancel) {
  Framework framework(written);
  std::optional<Graph> prepared = framework.prepare(options.max_instances, options.backend, cancel);
  if (framework.is_too_large()) return too_large(module);
  if (!prepared) return {};
  return run(module, words, *prepared, options, cancel, &framework);
}

}  // namespace

bool Options::operator==(const Options& other) const {
  return profile == other.profile && backend == other.backend && stage == other.stage &&
         allow_host_compute == other.allow_host_compute &&
         allow_host_copies == other.allow_host_copies && max_instances == other.max_instances &&
         log_level == other.log_level && tells_walks == other.tells_walks;
}

bool has_anything_to_track(const hlo::Module& module, hlo::Tables& tables) {
  return module.annotation_count() > 0 || has_host_parameter(module, tables);
}

Tracking track(const hlo::Module& module, hlo::Tables& tables, const Options& options,
               const base::CancelToken& cancel) {
  return track(module, tables, options, cancel, nullptr);
}

Tracking track(const hlo::Module& module, hlo::Tables& tables, const Options& options,
               const base::CancelToken& cancel, std::unique_ptr<Written> written) {
  const bool is_on = is_tracked(options.stage) && options.backend != Backend::kCpu;
  if (!is_on || !has_anything_to_track(module, tables))
    return {std::make_shared<const Result>(), nullptr};
  const Words words(tables);
  if (written == nullptr) {
    std::optional<Graph> graph = build_graph(module, tables, words, options.stage, cancel);
    if (!graph) return {};
    // Half-written text can have annotations and no computation to enter.
    if (graph->entry() == kNoComputation) return {std::make_shared<const Result>(), nullptr};
    if (options.stage == Stage::kBeforeOffload)
      return run(module, words, *graph, options, cancel, nullptr);
    written = std::make_unique<Written>(std::move(*graph));
  }
  Tracking out = run_prepared(module, words, written->graph(), options, cancel);
  if (out.result == nullptr) return out;
  out.written = std::make_shared<base::Slot<Written>>();
  out.written->put(std::move(written));
  return out;
}

}  // namespace offload
