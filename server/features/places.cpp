#include "features/places.h"

#include <algorithm>

namespace features {

namespace {

const hlo::LayoutLeaf* find_leaf(const hlo::Module& module, bool is_result, std::int64_t parameter,
                                 const hlo::ShapeIndex& index) {
  const hlo::Header* header = module.header();
  if (header == nullptr) return nullptr;
  // A value tracked as a whole stands for every leaf below: the first one shows the place.
  const auto found = std::ranges::find_if(header->leaves, [&](const hlo::LayoutLeaf& leaf) {
    return leaf.is_result == is_result && (is_result || leaf.parameter == parameter) &&
           leaf.index.size() >= index.size() &&
           std::equal(index.begin(), index.end(), leaf.index.begin());
  });
  return found == header->leaves.end() ? nullptr : &*found;
}

}  // namespace

text::Range range_of(const hlo::Module& module, hlo::InstructionId instruction,
                     std::int64_t operand) {
  const hlo::InstructionRef found = module.at(instruction);
  if (!found) return {module.range().begin, module.range().begin};
  if (operand >= 0 && static_cast<std::size_t>(operand) < found.operands().size()) {
    return found.absolute(found.operands()[static_cast<std::size_t>(operand)].range);
  }
  return found.absolute(found->name_range.empty() ? found->whole : found->name_range);
}

text::Range range_of_output(const hlo::Module& module, const hlo::ShapeIndex& output) {
  if (const hlo::LayoutLeaf* leaf = find_leaf(module, true, 0, output)) return leaf->range;
  if (module.header() != nullptr) return module.header()->range;
  const auto entry = module.entry();
  const hlo::InstructionRef root = entry ? entry->root() : hlo::InstructionRef{};
  if (root && !root->shape_range.empty()) return root.absolute(root->shape_range);
  return root ? root.absolute(root->whole)
              : text::Range{module.range().begin, module.range().begin};
}

text::Range range_of_step(const hlo::Module& module, const offload::Step& step) {
  if (step.kind == offload::StepKind::kOutput) return range_of_output(module, step.position.index);
  return range_of(module, step.position.instruction, step.operand);
}

text::Range range_of_leak(const hlo::Module& module, const offload::Leak& leak) {
  if (!leak.primary.instruction.exists()) return range_of_output(module, leak.output);
  return range_of(module, leak.primary.instruction, leak.primary_operand);
}

std::vector<hlo::Related> related_of(const hlo::Module& module, const offload::Leak& leak) {
  std::vector<hlo::Related> related;
  for (const offload::Step& step : leak.chain) {
    related.push_back({step.kind == offload::StepKind::kOutput
                           ? range_of_output(module, leak.output)
                           : range_of_step(module, step),
                       step.message});
    if (step.kind != offload::StepKind::kParameter) continue;
    if (const hlo::LayoutLeaf* leaf =
            find_leaf(module, false, leak.parameter, leak.parameter_index)) {
      related.push_back({leaf->range, "its place in the entry layout"});
    }
  }
  return related;
}

std::uint32_t module_index_at(const analysis::Snapshot& at, text::Offset offset) {
  const auto begin_of = [](const analysis::ModuleAnalysis& analysis) {
    return analysis.module.range().begin;
  };
  const auto behind = std::ranges::upper_bound(at.modules, offset, {}, begin_of);
  const auto count = static_cast<std::uint32_t>(behind - at.modules.begin());
  return count == 0 ? 0 : count - 1;
}

}  // namespace features
