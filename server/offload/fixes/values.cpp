#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "hlo/attribute.h"
#include "hlo/shape.h"
#include "offload/fixes/kinds.h"

namespace offload {

namespace {

constexpr std::string_view kFrameworkTarget = "annotate_device_placement";

std::string without_sigil(std::string_view token) {
  return std::string(token.starts_with('%') ? token.substr(1) : token);
}

struct Direction {
  std::string_view suffix;  // of the new name
  std::string_view target;
  std::string_view placement;  // in the framework's spelling
};

MovedValue move(const Ground& ground, FixEdits& edits, const FixValue& value,
                const Direction& direction) {
  MovedValue moved;
  moved.token = value.sigil + edits.fresh_name(value.name + std::string(direction.suffix));
  moved.line = fmt::format("{} = {} custom-call({}), custom_call_target=", moved.token, value.shape,
                           value.token);
  moved.line += ground.stage == Stage::kFramework
                    ? fmt::format(
                          "\"{}\", custom_call_has_side_effect=true, "
                          "frontend_attributes={{_xla_buffer_placement=\"{}\"}}",
                          kFrameworkTarget, direction.placement)
                    : fmt::format("\"{}\"", direction.target);
  if (!value.sharding.empty()) moved.line += fmt::format(", sharding={}", value.sharding);
  return moved;
}

}  // namespace

std::optional<FixValue> value_of(const Ground& ground, const hlo::InstructionRef& definition) {
  if (!definition || definition->name == 0 || definition->shape == 0 || definition->broken)
    return std::nullopt;
  FixValue value;
  value.definition = definition;
  value.token = definition.text_of(definition->name_range);
  value.name = without_sigil(value.token);
  value.sigil = value.token.starts_with('%') ? "%" : "";
  value.shape = without_spaces(definition.text_of(definition->shape_range));
  value.sharding = attribute_text(ground, definition, "sharding");
  return value;
}

hlo::InstructionRef definition_of(const Ground& ground, const hlo::InstructionRef& user,
                                  const hlo::Operand& operand) {
  if (operand.nested != hlo::kNone) {
    return ground.module.at({user.id.piece, operand.nested});
  }
  const auto computation = ground.module.computation_of(user.id);
  if (!computation || operand.name == 0) return {};
  return computation->find(operand.name);
}

std::optional<FixValue> value_of_operand(const Ground& ground, const hlo::InstructionRef& user,
                                         std::size_t operand) {
  if (operand >= user.operands().size()) return std::nullopt;
  const hlo::Operand& written = user.operands()[operand];
  if (written.nested != hlo::kNone) return std::nullopt;
  auto value = value_of(ground, definition_of(ground, user, written));
  if (!value || written.element_count == 0) return value;
  hlo::ShapeIndex index;
  for (std::uint32_t i = 0; i < written.element_count; ++i) {
    index.push_back(user.piece->elements[written.first_element + i]);
    value->name += fmt::format(".e{}", index.back());
    value->sharding = element_sharding(value->sharding, index.back());
  }
  value->is_element = true;
  value->token = user.text_of(written.range);
  value->shape = shape_at(value->shape, index);
  return value->shape.empty() ? std::nullopt : value;
}

std::vector<std::size_t> operands_naming(const Ground& ground, const hlo::InstructionRef& user,
                                         const hlo::InstructionRef& definition) {
  std::vector<std::size_t> positions;
  const auto operands = user.operands();
  for (std::size_t i = 0; i < operands.size(); ++i) {
    if (operands[i].element_count > 0 || operands[i].name != definition->name) continue;
    if (definition_of(ground, user, operands[i]).id == definition.id) positions.push_back(i);
  }
  return positions;
}

std::string_view attribute_text(const Ground& ground, const hlo::InstructionRef& instruction,
                                std::string_view name) {
  for (const hlo::Attribute& attribute : instruction.attributes()) {
    if (ground.tables.text(attribute.name) == name)
      return instruction.text_of(attribute.value_range);
  }
  return {};
}

bool starts_at_update_slice(const Ground& ground, const Leak& leak) {
  const auto start = ground.module.at(leak.start_instruction);
  return start && start->opcode == hlo::Opcode::kDynamicUpdateSlice;
}

bool moves_to_host(const Ground& ground, const hlo::InstructionRef& instruction) {
  if (!instruction || instruction->opcode != hlo::Opcode::kCustomCall) return false;
  const std::string_view target = ground.tables.text(instruction->target);
  if (target == "MoveToHost") return true;
  if (target != kFrameworkTarget) return false;
  const auto placement = hlo::find_frontend_attribute(
      attribute_text(ground, instruction, "frontend_attributes"), "_xla_buffer_placement");
  return placement == "pinned_host" || placement == "unpinned_host";
}

std::string output_in_words(const hlo::ShapeIndex& output) {
  return output.empty() ? "the output" : "output " + hlo::print_index(output);
}

std::vector<hlo::ShapeIndex> device_leaves(const Leak& leak) {
  if (leak.device_leaves.empty()) return {leak.output};
  return leak.device_leaves;
}

std::string size_of_leaves(const Ground& ground, const hlo::InstructionRef& value,
                           const std::vector<hlo::ShapeIndex>& leaves) {
  const hlo::Shape& shape = ground.tables.at(value->shape);
  std::optional<std::int64_t> bytes = 0;
  for (const hlo::ShapeIndex& leaf : leaves) {
    bytes = added_size(bytes, hlo::find_subshape(shape, leaf));
  }
  return size_in_words(bytes);
}

MovedValue move_to_device(const Ground& ground, FixEdits& edits, const FixValue& value) {
  return move(ground, edits, value, {".device", "MoveToDevice", "device"});
}

MovedValue move_to_host(const Ground& ground, FixEdits& edits, const FixValue& value) {
  return move(ground, edits, value, {".host", "MoveToHost", "pinned_host"});
}

void move_behind_definition(const Ground& ground, FixEdits& edits, const FixValue& value,
                            const std::vector<hlo::InstructionRef>& users, bool with_root) {
  MovedValue moved = move_to_device(ground, edits, value);
  for (const hlo::InstructionRef& user : users) {
    for (const std::size_t operand : operands_naming(ground, user, value.definition)) {
      edits.replace(user.absolute(user.operands()[operand].range), moved.token);
    }
  }
  if (with_root && edits.take_root(value.definition)) moved.line.insert(0, "ROOT ");
  edits.insert_behind(value.definition, {moved.line});
}

}  // namespace offload
