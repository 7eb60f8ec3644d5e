// Sets an output to host memory: its leaf in the entry layout, and what has to say the same.

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "hlo/shape.h"
#include "offload/fixes/entry_layout.h"
#include "offload/fixes/kinds.h"

namespace offload {

namespace {

bool shares_with(const std::vector<hlo::ShapeIndex>& outputs, const Alias& alias) {
  return std::ranges::find(outputs, alias.output) != outputs.end();
}

// Takes a parameter from host memory, and gives its readers a move to the device.
std::string take_parameter_from_host(const Ground& ground, FixEdits& edits, const Alias& alias) {
  if (!alias.parameter_index.empty())
    return "the output must share its buffer with an element of a parameter";
  std::string reason =
      put_parameter_into_host(ground, edits, alias.parameter, alias.parameter_index);
  if (!reason.empty()) return reason;
  const auto entry = ground.module.entry();
  for (const hlo::InstructionRef& instruction :
       entry ? entry->instructions() : std::vector<hlo::InstructionRef>{}) {
    if (instruction->opcode != hlo::Opcode::kParameter || instruction->number != alias.parameter)
      continue;
    const auto value = value_of(ground, instruction);
    if (!value)
      return "the parameter that shares its buffer with the output is written without a name or "
             "a shape";
    move_behind_definition(ground, edits, *value, entry->users_of(instruction->name), true);
    return "";
  }
  return "the entry has no parameter that shares its buffer with the output";
}

// An output that must share its buffer with a parameter needs that parameter in host memory too.
std::string follow_alias(const Ground& ground, FixEdits& edits, const Alias& alias,
                         std::string& cost) {
  const hlo::LayoutLeaf* leaf =
      find_layout_leaf(ground, false, alias.parameter, alias.parameter_index);
  if (leaf == nullptr)
    return "the output shares its buffer with a parameter that the entry layout does not have";
  if (is_host_leaf(ground, *leaf)) return "";
  if (!alias.is_must) {
    cost +=
        fmt::format("; the buffer of parameter {} can no longer be reused for it", alias.parameter);
    return "";
  }
  cost += fmt::format("; parameter {} comes from host memory too, as both share a buffer",
                      alias.parameter);
  return take_parameter_from_host(ground, edits, alias);
}

// Entries of input_output_alias that would keep the outputs on the device.
std::vector<Alias> aliases_in_the_way(const Ground& ground,
                                      const std::vector<hlo::ShapeIndex>& outputs) {
  std::vector<Alias> aliases = aliases_of(ground);
  std::erase_if(aliases, [&](const Alias& alias) {
    const hlo::LayoutLeaf* leaf =
        find_layout_leaf(ground, false, alias.parameter, alias.parameter_index);
    return !alias.is_must || !shares_with(outputs, alias) || leaf == nullptr ||
           is_host_leaf(ground, *leaf);
  });
  return aliases;
}

void propose(const Leak& leak, Form form, FixEdits& edits, const std::string& further_cost,
             Proposals& proposals) {
  Proposal proposal;
  proposal.kind = kHostOutput;
  proposal.form = form;
  proposal.edits = edits.take();
  if (proposal.edits.empty()) {
    proposals.impossible.push_back({kHostOutput, "the entry layout has no such output"});
    return;
  }
  proposal.cost =
      "transfers nothing more, changes the module's interface: the framework has to ask for memory "
      "kind `pinned_host`" +
      further_cost;
  proposal.title =
      fmt::format("return {} in host memory ({})", output_in_words(leak.output), proposal.cost);
  proposals.proposed.push_back(std::move(proposal));
}

// Where an alias stands in the way: the same without it.
void propose_without_alias(const Ground& ground, const Leak& leak, Proposals& proposals) {
  const auto outputs = device_leaves(leak);
  const auto aliases = aliases_in_the_way(ground, outputs);
  if (aliases.empty()) return;
  FixEdits edits(ground);
  for (const hlo::ShapeIndex& output : outputs) {
    if (!put_output_into_host(ground, edits, output).empty()) return;
  }
  remove_aliases(ground, edits, aliases);
  std::string cost;
  for (const Alias& alias : aliases)
    cost += fmt::format("; the buffer of parameter {} is no longer reused for it", alias.parameter);
  propose(leak, Form::kOutputToHostWithoutAlias, edits, cost, proposals);
}

}  // namespace

std::string put_outputs_into_host(const Ground& ground, FixEdits& edits,
                                  const std::vector<hlo::ShapeIndex>& outputs, std::string& cost) {
  if (ground.module.header() == nullptr) return "the text has no HloModule line that could say so";
  if (!ground.module.header()->has_entry_layout) return write_entry_layout(ground, edits, outputs);
  for (const hlo::ShapeIndex& output : outputs) {
    std::string reason = put_output_into_host(ground, edits, output);
    if (!reason.empty()) return reason;
  }
  for (const Alias& alias : aliases_of(ground)) {
    if (!shares_with(outputs, alias)) continue;
    std::string reason = follow_alias(ground, edits, alias, cost);
    if (!reason.empty()) return reason;
  }
  return "";
}

void propose_host_output(const Ground& ground, const Leak& leak, Proposals& proposals) {
  if (const auto disagreement = find_disagreement(ground, leak)) {
    proposals.impossible.push_back({kHostOutput, disagreement->reason()});
    return;
  }
  FixEdits edits(ground);
  std::string cost;
  std::string reason = put_outputs_into_host(ground, edits, device_leaves(leak), cost);
  if (reason.empty()) {
    propose(leak, Form::kOutputToHost, edits, cost, proposals);
  } else {
    proposals.impossible.push_back({kHostOutput, std::move(reason)});
  }
  const hlo::Header* header = ground.module.header();
  if (header != nullptr && header->has_entry_layout) propose_without_alias(ground, leak, proposals);
}

}  // namespace offload
