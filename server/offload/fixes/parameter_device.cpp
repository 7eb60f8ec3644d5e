// Takes a parameter, with which the leak begins, in device memory instead of host memory.

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "hlo/shape.h"
#include "offload/fixes/entry_layout.h"
#include "offload/fixes/kinds.h"

namespace offload {

namespace {

hlo::InstructionRef find_parameter(const Ground& ground, std::int64_t number) {
  const auto entry = ground.module.entry();
  if (!entry) return {};
  for (const hlo::InstructionRef& instruction : entry->instructions()) {
    if (instruction->opcode == hlo::Opcode::kParameter && instruction->number == number)
      return instruction;
  }
  return {};
}

// The memory space on the parameter's own line, which says the same where it is written.
bool take_space_from_line(const Ground& ground, FixEdits& edits, std::int64_t number,
                          const hlo::ShapeIndex& index) {
  const hlo::InstructionRef parameter = find_parameter(ground, number);
  if (!parameter || parameter->shape == 0) return false;
  const std::string_view shape = parameter.text_of(parameter->shape_range);
  const std::string_view leaf = shape_at(shape, index);
  if (leaf.empty()) return false;
  const auto place = parameter.absolute(parameter->shape_range).begin +
                     static_cast<text::Offset>(leaf.data() - shape.data());
  const auto in_leaf = device_space_edit(leaf);
  for (const text::Edit& edit : in_leaf) edits.replace(edit.range.shifted(place), edit.replacement);
  return !in_leaf.empty();
}

bool must_share_with_host_output(const Ground& ground, const Leak& leak) {
  return std::ranges::any_of(aliases_of(ground), [&](const Alias& alias) {
    if (!alias.is_must || alias.parameter != leak.parameter ||
        alias.parameter_index != leak.parameter_index)
      return false;
    const hlo::LayoutLeaf* output = find_layout_leaf(ground, true, 0, alias.output);
    return output != nullptr && is_host_leaf(ground, *output);
  });
}

std::string make(const Ground& ground, FixEdits& edits, const Leak& leak) {
  const hlo::Header* header = ground.module.header();
  if (header != nullptr && must_share_with_host_output(ground, leak)) {
    return fmt::format("parameter {} must share its buffer with an output that is host memory",
                       leak.parameter);
  }
  const bool has_layout = header != nullptr && header->has_entry_layout;
  const bool is_on_line = take_space_from_line(ground, edits, leak.parameter, leak.parameter_index);
  if (has_layout)
    return put_parameter_into_device(ground, edits, leak.parameter, leak.parameter_index);
  return is_on_line ? "" : "the parameter is written without a memory space";
}

std::string size_of(const Ground& ground, const Leak& leak) {
  const hlo::InstructionRef parameter = find_parameter(ground, leak.parameter);
  if (!parameter || parameter->shape == 0) return size_in_words(std::nullopt);
  return size_in_words(
      added_size(0, hlo::find_subshape(ground.tables.at(parameter->shape), leak.parameter_index)));
}

}  // namespace

void propose_parameter_device(const Ground& ground, const Leak& leak, Proposals& proposals) {
  if (leak.parameter < 0) {
    proposals.impossible.push_back(
        {kParameterDevice, "the tensor does not get to host memory as a parameter", false});
    return;
  }
  const auto refuse = [&](std::string reason) {
    proposals.impossible.push_back({kParameterDevice, std::move(reason)});
  };
  FixEdits edits(ground);
  std::string reason = make(ground, edits, leak);
  if (!reason.empty()) return refuse(std::move(reason));
  Proposal proposal;
  proposal.kind = kParameterDevice;
  proposal.form = Form::kInputToDevice;
  proposal.edits = edits.take();
  if (proposal.edits.empty()) return refuse("the entry layout has no such parameter");
  proposal.cost = fmt::format(
      "keeps {} on device all the time, transfers nothing, changes the module's interface",
      size_of(ground, leak));
  proposal.title =
      fmt::format("take parameter {}{} in device memory ({})", leak.parameter,
                  leak.parameter_index.empty() ? "" : " " + hlo::print_index(leak.parameter_index),
                  proposal.cost);
  proposals.proposed.push_back(std::move(proposal));
}

}  // namespace offload
