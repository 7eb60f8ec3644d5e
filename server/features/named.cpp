#include "features/named.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace features {

namespace {

hlo::InstructionRef parameter_of(const hlo::Computation& computation, std::int64_t number) {
  for (const hlo::InstructionRef& instruction : computation.instructions()) {
    if (instruction->opcode == hlo::Opcode::kParameter && instruction->number == number)
      return instruction;
  }
  return {};
}

// A signature may call its parameters as it likes: where no parameter has the name, the place in
// the list decides.
hlo::InstructionRef parameter_named(const hlo::File& file, const hlo::Computation& computation,
                                    const hlo::Found& found) {
  const hlo::InstructionRef same = computation.find(found.name);
  if (same && same->opcode == hlo::Opcode::kParameter) return same;
  const hlo::Head* head = computation.head();
  const auto placed = file.piece_at(computation.head_range().begin);
  if (head == nullptr || !placed) return {};
  for (std::uint32_t i = 0; i < head->parameter_count; ++i) {
    const auto& parameter = placed->piece->parameters[head->first_parameter + i];
    if (parameter.name_range.shifted(placed->start) == found.range)
      return parameter_of(computation, i);
  }
  return {};
}

// The root, or as far into its tuples as the text has them.
hlo::InstructionRef returned_at(const hlo::Computation& entry,
                                const std::vector<std::int64_t>& index) {
  hlo::InstructionRef value = entry.root();
  for (const std::int64_t element : index) {
    if (!value || value->opcode != hlo::Opcode::kTuple) return value;
    const auto operands = value.operands();
    if (element < 0 || static_cast<std::size_t>(element) >= operands.size()) return value;
    const hlo::InstructionRef inner = entry.find(operands[static_cast<std::size_t>(element)].name);
    if (!inner) return value;
    value = inner;
  }
  return value;
}

hlo::InstructionRef instruction_of_leaf(const hlo::Module& module, const hlo::Found& found) {
  const hlo::LayoutLeaf* leaf = leaf_found(module, found);
  const auto entry = module.entry();
  if (leaf == nullptr || !entry) return {};
  return leaf->is_result ? returned_at(*entry, leaf->index) : parameter_of(*entry, leaf->parameter);
}

}  // namespace

hlo::InstructionRef instruction_named(const hlo::File& file, const hlo::Found& found) {
  using Kind = hlo::Found::Kind;
  if (found.kind == Kind::kInstructionName) return found.instruction;
  const auto module = file.module_at(found.range.begin);
  if (!module) return {};
  if (found.kind == Kind::kLayoutLeaf) return instruction_of_leaf(*module, found);
  if (found.kind == Kind::kParameterName) {
    const auto computation = module->computation_at(found.range.begin);
    return computation ? parameter_named(file, *computation, found) : hlo::InstructionRef{};
  }
  if (found.kind != Kind::kOperand && found.kind != Kind::kControlPredecessor) return {};
  const auto computation = module->computation_of(found.instruction.id);
  return computation ? computation->find(found.name) : hlo::InstructionRef{};
}

std::optional<hlo::Computation> computation_named(const hlo::File& file, const hlo::Found& found) {
  const auto module = file.module_at(found.range.begin);
  if (!module) return std::nullopt;
  if (found.kind == hlo::Found::Kind::kCalledComputation) return module->find(found.name);
  if (found.kind != hlo::Found::Kind::kComputationName) return std::nullopt;
  return module->computation_at(found.range.begin);
}

const hlo::LayoutLeaf* leaf_found(const hlo::Module& module, const hlo::Found& found) {
  const hlo::Header* header = module.header();
  if (header == nullptr || found.kind != hlo::Found::Kind::kLayoutLeaf) return nullptr;
  const auto leaf = std::ranges::find(header->leaves, found.range, &hlo::LayoutLeaf::range);
  return leaf == header->leaves.end() ? nullptr : &*leaf;
}

text::Range name_or_whole(const hlo::InstructionRef& instruction) {
  const text::Range name = instruction->name_range;
  return instruction.absolute(name.empty() ? instruction->whole : name);
}

}  // namespace features
