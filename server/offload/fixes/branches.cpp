// Branches of a conditional that do not agree whether they return a host value: the ones that do
// bring it back, or the others take theirs to the host as well.

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "hlo/shape.h"
#include "offload/fixes/kinds.h"
#include "offload/fixes/leaf_change.h"

namespace offload {

namespace {

// A value that is tracked as a whole is in host memory where its leaves are. A move is gone behind
// the pass, so it is nowhere.
bool is_host_at(const Ground& ground, const hlo::InstructionRef& root,
                const hlo::ShapeIndex& index) {
  if (moves_to_host(ground, root)) return true;
  return std::ranges::any_of(ground.result.host, [&](const Position& position) {
    return position.instruction == root.id && position.index.size() >= index.size() &&
           std::equal(index.begin(), index.end(), position.index.begin());
  });
}

std::vector<hlo::InstructionRef> branch_roots(const Ground& ground,
                                              const hlo::InstructionRef& conditional) {
  std::vector<hlo::InstructionRef> roots;
  std::set<hlo::InstructionId> seen;
  for (const hlo::Call& call : conditional.calls()) {
    const auto branch = ground.module.called(conditional, call);
    if (call.role != hlo::CallRole::kBranch || !branch || !branch->root()) continue;
    if (seen.insert(branch->root().id).second) roots.push_back(branch->root());
  }
  return roots;
}

std::string names_of_branches(const Ground& ground, const std::vector<hlo::InstructionRef>& roots) {
  std::vector<std::string> names;
  for (const hlo::InstructionRef& root : roots) {
    const auto branch = ground.module.computation_of(root.id);
    if (branch) names.push_back(fmt::format("`{}`", ground.tables.text(branch->name())));
  }
  return fmt::format("{}", fmt::join(names, ", "));
}

// With a barrier behind: a move right in front of the root of a branch stops the compile.
NewValue held_on_device(const Ground& ground, FixEdits& edits, const FixValue& value) {
  MovedValue moved = move_to_device(ground, edits, value);
  const std::string held = value.sigil + edits.fresh_name(value.name + ".held");
  std::string line = fmt::format("{} = {} opt-barrier({})", held, value.shape, moved.token);
  if (!value.sharding.empty()) line += fmt::format(", sharding={}", value.sharding);
  return {{std::move(moved.line), std::move(line)}, held};
}

void refuse_agreement(std::string_view kind, Proposals& proposals) {
  proposals.impossible.push_back(
      {kind, "the tensor passes no conditional whose branches do not agree", false});
}

bool change_roots(const Ground& ground, FixEdits& edits,
                  const std::vector<hlo::InstructionRef>& roots, const hlo::ShapeIndex& index,
                  const LeafChange::Change& change) {
  return std::ranges::all_of(roots, [&](const hlo::InstructionRef& root) {
    return LeafChange(ground, edits, change).at_root(root, Leaves{index});
  });
}

}  // namespace

std::string Disagreement::reason() const {
  return fmt::format(
      "only some branches of `{}` return a host value, which the compiler refuses later", name);
}

std::optional<Disagreement> find_disagreement(const Ground& ground, const Leak& leak) {
  for (std::size_t i = 0; i < leak.chain.size(); ++i) {
    const Step& step = leak.chain[i];
    if (step.kind == StepKind::kIntoCall) continue;
    const auto conditional = ground.module.at(step.position.instruction);
    if (!conditional || conditional->opcode != hlo::Opcode::kConditional) continue;
    Disagreement found{conditional, step.position.index, i, {}, {}, ""};
    found.name = ground.tables.text(conditional->name);
    for (const hlo::InstructionRef& root : branch_roots(ground, conditional)) {
      const bool is_host = is_host_at(ground, root, found.index);
      (is_host ? found.host_roots : found.device_roots).push_back(root);
    }
    if (!found.host_roots.empty() && !found.device_roots.empty()) return found;
  }
  return std::nullopt;
}

void propose_in_branch(const Ground& ground, const Leak& leak, Proposals& proposals) {
  const auto found = find_disagreement(ground, leak);
  if (!found) return refuse_agreement(kInBranch, proposals);
  FixEdits edits(ground);
  const LeafChange::Change change = [&](const FixValue& value) {
    return held_on_device(ground, edits, value);
  };
  Proposal proposal;
  proposal.kind = kInBranch;
  proposal.form = Form::kMoveInBranch;
  if (change_roots(ground, edits, found->host_roots, found->index, change))
    proposal.edits = edits.take();
  if (proposal.edits.empty()) {
    proposals.impossible.push_back(
        {kInBranch, "a value on the way out of a branch is written without a name or a shape"});
    return;
  }
  const std::string size = size_of_leaves(ground, found->conditional, {found->index});
  proposal.cost = fmt::format("holds {} on device from there on, transfers {}", size, size);
  proposal.title = fmt::format("move the value back to the device inside {} ({})",
                               names_of_branches(ground, found->host_roots), proposal.cost);
  proposals.proposed.push_back(std::move(proposal));
}

void propose_host_other_branches(const Ground& ground, const Leak& leak, Proposals& proposals) {
  const auto found = find_disagreement(ground, leak);
  if (!found) return refuse_agreement(kHostOtherBranches, proposals);
  const auto refuse = [&](std::string reason) {
    proposals.impossible.push_back({kHostOtherBranches, std::move(reason)});
  };
  FixEdits edits(ground);
  const LeafChange::Change change = [&](const FixValue& value) {
    MovedValue moved = move_to_host(ground, edits, value);
    return NewValue{{std::move(moved.line)}, std::move(moved.token)};
  };
  if (!change_roots(ground, edits, found->device_roots, found->index, change))
    return refuse("a value on the way out of a branch is written without a name or a shape");
  std::string further;
  std::string reason = put_outputs_into_host(ground, edits, device_leaves(leak), further);
  if (!reason.empty()) return refuse(std::move(reason));
  Proposal proposal;
  proposal.kind = kHostOtherBranches;
  proposal.form = Form::kOthersToHost;
  proposal.edits = edits.take();
  if (proposal.edits.empty()) return refuse("the branches stand too close to each other");
  proposal.cost = fmt::format(
      "transfers {} there too, changes the module's interface: the framework has to ask for memory "
      "kind `pinned_host`{}",
      size_of_leaves(ground, found->conditional, {found->index}), further);
  proposal.title = fmt::format("move the value to host memory in {} too, and return {} there ({})",
                               names_of_branches(ground, found->device_roots),
                               output_in_words(leak.output), proposal.cost);
  proposals.proposed.push_back(std::move(proposal));
}

}  // namespace offload
