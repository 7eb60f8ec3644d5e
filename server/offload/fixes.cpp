#include "offload/fixes.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "hlo/shape.h"
#include "offload/fixes/kinds.h"

namespace offload {

namespace {

using Order = std::vector<Form>;

bool has_host_output(const Ground& ground) {
  const hlo::Header* header = ground.module.header();
  return header != nullptr && std::ranges::any_of(header->leaves, [&](const hlo::LayoutLeaf& leaf) {
           return leaf.is_result &&
                  hlo::memory_space(ground.tables.at(leaf.shape)) == hlo::kHostSpace;
         });
}

// Where something computes on the host, the move in front of it also ends that. A device result of
// a host parameter is what the caller asked for, so it is moved. A result among host results, and a
// buffer filled piece by piece, is meant to stay on the host. What gives up on host memory, or
// changes more than the way of the tensor, comes last.
Order cheapest_first(const Ground& ground, const Leak& leak) {
  using enum Form;
  const bool is_filled = starts_at_update_slice(ground, leak);
  Order order = {kOutputToHost, kEarlyMove, kMoveAtOutput};
  if (!leak.computing.empty() && !is_filled) {
    order = {kEarlyMove, kMoveAtOutput, kOutputToHost};
  } else if (!is_filled && !has_host_output(ground) && leak.parameter >= 0) {
    order = {kMoveAtOutput, kOutputToHost};
  }
  for (const Form form : {kInputToDevice, kOperandReturned, kDrop, kMoveInBranch, kOthersToHost})
    order.push_back(form);
  return order;
}

void propose(Form form, const Ground& ground, const Leak& leak, Proposals& proposals) {
  switch (form) {
    case Form::kEarlyMove: return propose_early_move(ground, leak, proposals);
    case Form::kMoveAtOutput: return propose_move_at_output(ground, leak, proposals);
    case Form::kOutputToHost: return propose_host_output(ground, leak, proposals);
    case Form::kDrop: return propose_drop(ground, leak, {}, proposals);
    case Form::kInputToDevice: return propose_parameter_device(ground, leak, proposals);
    case Form::kOperandReturned: return propose_return_operand(ground, leak, proposals);
    case Form::kMoveInBranch: return propose_in_branch(ground, leak, proposals);
    case Form::kOthersToHost: return propose_host_other_branches(ground, leak, proposals);
    case Form::kOutputToHostWithoutAlias: return;  // stands beside the host output
  }
}

// What repairs all leaks at once is put together of these: moves and host outputs for all leaves
// together, as several leaves of one tuple are changed in one go; everything else as it is.
struct Parts {
  std::vector<std::string> steps;  // one a leak
  std::vector<hlo::ShapeIndex> moved;
  std::vector<hlo::ShapeIndex> host;
  std::vector<std::vector<text::Edit>> others;

  void add(const Leak& leak, Proposal proposal) {
    steps.push_back(fmt::format("output {}: {}", hlo::print_index(leak.output), proposal.title));
    if (proposal.form == Form::kMoveAtOutput || proposal.form == Form::kOutputToHost) {
      auto& leaves = proposal.form == Form::kMoveAtOutput ? moved : host;
      for (const hlo::ShapeIndex& leaf : device_leaves(leak)) {
        if (std::ranges::find(leaves, leaf) == leaves.end()) leaves.push_back(leaf);
      }
    } else if (std::ranges::find(others, proposal.edits) == others.end()) {
      // One move in front of what computes can cure several leaks.
      others.push_back(std::move(proposal.edits));
    }
  }
};

// The first proposal for each leak, of the forms given or in its own order; absent where a leak has
// none.
std::optional<Parts> parts_for_all(const Ground& ground, const std::optional<Order>& forms,
                                   std::string_view kind) {
  Parts parts;
  for (const Leak& leak : ground.result.leaks) {
    Proposals proposals;
    for (const Form form : forms.value_or(cheapest_first(ground, leak))) {
      propose(form, ground, leak, proposals);
      std::erase_if(proposals.proposed, [&](const Proposal& proposal) {
        return !kind.empty() && proposal.kind != kind;
      });
      if (!proposals.proposed.empty()) break;
    }
    if (proposals.proposed.empty()) return std::nullopt;
    parts.add(leak, std::move(proposals.proposed.front()));
  }
  return parts;
}

// Empty where two parts want the same bytes.
std::vector<text::Edit> put_together(const Ground& ground, Parts parts) {
  FixEdits edits(ground);
  std::string cost;
  const auto entry = ground.module.entry();
  if (!parts.moved.empty() &&
      (!entry || !move_to_device_at_root(ground, edits, entry->root(), parts.moved)))
    return {};
  if (!parts.host.empty() && !put_outputs_into_host(ground, edits, parts.host, cost).empty())
    return {};
  for (std::vector<text::Edit>& part : parts.others) {
    for (text::Edit& edit : part) edits.replace(edit.range, std::move(edit.replacement));
  }
  return edits.take();
}

}  // namespace

Proposals proposals_for(const Ground& ground, const Leak& leak) {
  Proposals proposals;
  for (const Form form : cheapest_first(ground, leak)) propose(form, ground, leak, proposals);
  return proposals;
}

Proposals drop_proposals_for(const Ground& ground, const Leak& leak,
                             const std::vector<hlo::InstructionId>& further) {
  Proposals proposals;
  propose_drop(ground, leak, further, proposals);
  return proposals;
}

std::vector<RepairOfAll> proposals_for_all(const Ground& ground, std::string_view kind) {
  std::vector<RepairOfAll> repairs;
  const std::optional<Order> ways[] = {std::nullopt, Order{Form::kMoveAtOutput},
                                       Order{Form::kOutputToHost}};
  for (const auto& way : ways) {
    auto parts = parts_for_all(ground, way, kind);
    if (!parts) continue;
    RepairOfAll repair;
    repair.steps = std::move(parts->steps);
    repair.edits = put_together(ground, std::move(*parts));
    if (!repair.edits.empty()) repairs.push_back(std::move(repair));
  }
  return repairs;
}

}  // namespace offload
