// Moves a tensor back to the device in front of the output that leaks.

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "hlo/shape.h"
#include "offload/fixes/kinds.h"
#include "offload/fixes/leaf_change.h"

namespace offload {

namespace {

// The value at the end of an index, through the tuples of the entry: what the title names.
hlo::InstructionRef value_at(const Ground& ground, hlo::InstructionRef value,
                             const hlo::ShapeIndex& index) {
  for (const std::int64_t i : index) {
    if (!value || value->opcode != hlo::Opcode::kTuple) break;
    if (i < 0 || static_cast<std::size_t>(i) >= value.operands().size()) break;
    value = definition_of(ground, value, value.operands()[static_cast<std::size_t>(i)]);
  }
  return value;
}

// A last move to host that tracking met on the way becomes the move to the device, rather than one
// stacked on the other.
std::vector<text::Edit> turn_last_move(const Ground& ground, const Leak& leak,
                                       const hlo::InstructionRef& root) {
  if (!moves_to_host(ground, root) || root.operands().size() != 1) return {};
  if (std::ranges::find(leak.annotations, root.id) != leak.annotations.end()) return {};
  const auto computation = ground.module.computation_of(root.id);
  const auto operand = value_of_operand(ground, root, 0);
  if (!computation || !operand || !computation->users_of(root->name).empty()) return {};
  FixEdits edits(ground);
  edits.replace(root.absolute(root->name_range),
                operand->sigil + edits.fresh_name(operand->name + ".device"));
  const bool is_framework = ground.tables.text(root->target) != "MoveToHost";
  const std::string_view holder = is_framework ? "frontend_attributes" : "custom_call_target";
  for (const hlo::Attribute& attribute : root.attributes()) {
    if (ground.tables.text(attribute.name) != holder) continue;
    const std::string_view value = root.text_of(attribute.value_range);
    std::string_view word = is_framework ? "unpinned_host" : "MoveToHost";
    if (is_framework && value.find(word) == std::string_view::npos) word = "pinned_host";
    const auto quoted = value.find(word);
    if (quoted == std::string_view::npos) return {};
    const text::Offset begin =
        root.absolute(attribute.value_range).begin + static_cast<text::Offset>(quoted);
    edits.replace({begin, begin + static_cast<text::Offset>(word.size())},
                  is_framework ? "device" : "MoveToDevice");
  }
  return edits.take();
}

}  // namespace

bool move_to_device_at_root(const Ground& ground, FixEdits& edits, const hlo::InstructionRef& root,
                            const std::vector<hlo::ShapeIndex>& leaves) {
  const LeafChange::Change to_device = [&](const FixValue& value) {
    MovedValue moved = move_to_device(ground, edits, value);
    return NewValue{{std::move(moved.line)}, std::move(moved.token)};
  };
  return LeafChange(ground, edits, to_device).at_root(root, Leaves(leaves.begin(), leaves.end()));
}

std::vector<text::Edit> move_at_operand(const Ground& ground, const hlo::InstructionRef& user,
                                        std::size_t operand) {
  FixEdits edits(ground);
  const LeafChange::Change to_device = [&](const FixValue& value) {
    MovedValue moved = move_to_device(ground, edits, value);
    return NewValue{{std::move(moved.line)}, std::move(moved.token)};
  };
  const bool is_made =
      LeafChange(ground, edits, to_device).at_operand(user, operand, Leaves{hlo::ShapeIndex{}});
  return is_made ? edits.take() : std::vector<text::Edit>{};
}

void propose_move_at_output(const Ground& ground, const Leak& leak, Proposals& proposals) {
  const auto refuse = [&](std::string reason) {
    proposals.impossible.push_back({kMoveToDevice, std::move(reason)});
  };
  const auto entry = ground.module.entry();
  const hlo::InstructionRef root = entry ? entry->root() : hlo::InstructionRef{};
  if (!root) return refuse("the text has no entry root");
  if (const auto disagreement = find_disagreement(ground, leak))
    return refuse(disagreement->reason());
  const std::vector<hlo::ShapeIndex> leaves = device_leaves(leak);

  Proposal proposal;
  proposal.kind = kMoveToDevice;
  proposal.form = Form::kMoveAtOutput;
  const std::string size = size_of_leaves(ground, root, leaves);
  proposal.cost = fmt::format("holds {} on device at the end, transfers {}", size, size);
  if (starts_at_update_slice(ground, leak))
    proposal.cost += ", the whole buffer, which usually defeats the purpose";
  const auto value = value_at(ground, root, leaves.front());
  const std::string name = value && value->name != 0
                               ? fmt::format("`{}`", ground.tables.text(value->name))
                               : output_in_words(leak.output);
  proposal.title = fmt::format("move {} back to the device for {} ({})", name,
                               output_in_words(leak.output), proposal.cost);

  proposal.edits = turn_last_move(ground, leak, root);
  if (!proposal.edits.empty()) proposals.proposed.push_back(proposal);
  FixEdits edits(ground);
  const bool is_made = move_to_device_at_root(ground, edits, root, leaves);
  proposal.edits = is_made ? edits.take() : std::vector<text::Edit>{};
  if (proposal.edits.empty())
    return refuse("a value on the way to the output is written without a name or a shape");
  proposals.proposed.push_back(std::move(proposal));
}

}  // namespace offload
