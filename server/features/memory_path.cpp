#include "features/memory_path.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "features/places.h"
#include "hlo/lookup.h"
#include "hlo/shape.h"

namespace features {

namespace {

struct Value {
  hlo::InstructionRef definition;
  text::Range range;  // of what was asked for: the name or the operand
};

// An operand stands for what it names; any other place inside an instruction for the instruction.
std::optional<Value> value_at(const hlo::File& file, text::Offset offset) {
  const auto found = hlo::find_at(file, offset);
  if (!found) return std::nullopt;
  const bool is_use = found->kind == hlo::Found::Kind::kOperand ||
                      found->kind == hlo::Found::Kind::kControlPredecessor ||
                      found->kind == hlo::Found::Kind::kParameterName;
  if (is_use) {
    const auto definition = hlo::definition_of(file, *found);
    const auto instruction =
        definition ? hlo::instruction_at(file, definition->begin) : hlo::InstructionRef{};
    return instruction ? std::optional(Value{instruction, found->range}) : std::nullopt;
  }
  if (!found->instruction) return std::nullopt;
  const text::Range name = found->instruction->name_range;
  return Value{found->instruction,
               found->instruction.absolute(name.empty() ? found->instruction->whole : name)};
}

std::string placement_of(const analysis::ModuleAnalysis& analysis, hlo::Tables& tables,
                         const hlo::InstructionRef& definition) {
  std::vector<std::string> host;
  bool is_whole = false;
  for (const offload::Position& position : analysis.tracking.result->host) {
    if (position.instruction != definition.id) continue;
    host.push_back(hlo::print_index(position.index));
    is_whole |= position.index.empty();
  }
  if (host.empty()) return "device memory";
  const auto leaves = hlo::leaf_indices(tables.at(definition->shape));
  if (is_whole || host.size() >= leaves.size()) return "host memory";
  return fmt::format("host memory at {}, device memory elsewhere", fmt::join(host, ", "));
}

std::string name_of(const hlo::Module& module, hlo::Tables& tables, const offload::Step& step) {
  if (step.kind == offload::StepKind::kOutput)
    return "output " + hlo::print_index(step.position.index);
  const hlo::InstructionRef instruction = module.at(step.position.instruction);
  if (!instruction) return "";
  return std::string(
      tables.text(instruction->name != 0 ? instruction->name : instruction->opcode_name));
}

bool passes(const offload::Leak& leak, hlo::InstructionId instruction) {
  return std::ranges::any_of(leak.chain, [&](const offload::Step& step) {
    return step.position.instruction == instruction;
  });
}

void follow(const analysis::ModuleAnalysis& analysis, hlo::Tables& tables,
            const std::vector<offload::Step>& chain, MemoryPath& path) {
  for (const offload::Step& step : chain) {
    path.steps.push_back({range_of_step(analysis.module, step),
                          name_of(analysis.module, tables, step), step.message});
  }
}

}  // namespace

std::optional<MemoryPath> memory_path(const analysis::Snapshot& at, text::Offset offset) {
  if (at.modules.empty()) return std::nullopt;
  const analysis::ModuleAnalysis& analysis = at.modules[module_index_at(at, offset)];
  const auto value = value_at(*at.file, offset);
  if (!value || !analysis.tracking.result) return std::nullopt;

  MemoryPath path;
  path.range = value->range;
  path.name = at.tables->text(value->definition->name);
  path.placement = placement_of(analysis, *at.tables, value->definition);
  for (const offload::Leak& leak : analysis.tracking.result->leaks) {
    if (!passes(leak, value->definition.id)) continue;
    follow(analysis, *at.tables, leak.chain, path);
    path.ending =
        fmt::format("returned as {}, which is device memory (E1200)",
                    leak.output.empty() ? "the output" : "output " + hlo::print_index(leak.output));
    return path;
  }
  path.ending =
      path.placement == "device memory" ? "never leaves the device" : "stays in host memory";
  return path;
}

std::vector<text::Offset> definitions_of(const analysis::Snapshot& at, std::string_view name) {
  std::vector<text::Offset> offsets;
  if (name.starts_with('%')) name.remove_prefix(1);
  const hlo::Name symbol = at.tables->name(name);
  for (const analysis::ModuleAnalysis& analysis : at.modules) {
    for (const hlo::Computation& computation : analysis.module.computations()) {
      const hlo::InstructionRef found = computation.find(symbol);
      if (found) offsets.push_back(found.absolute(found->name_range).begin);
    }
  }
  std::ranges::sort(offsets);
  return offsets;
}

}  // namespace features
