#include "features/interface_words.h"

#include <cstdint>
#include <map>
#include <utility>

namespace features {

namespace {

// Parameters by their number, the first of several with the same.
using Parameters = std::map<std::int64_t, std::pair<hlo::Name, hlo::ShapeId>>;

Parameters parameters_of(const hlo::Computation& computation) {
  Parameters parameters;
  for (const hlo::InstructionRef& instruction : computation.instructions()) {
    if (instruction->opcode != hlo::Opcode::kParameter) continue;
    parameters.try_emplace(instruction->number, instruction->name, instruction->shape);
  }
  return parameters;
}

}  // namespace

std::string interface_of(const hlo::Tables& tables, const hlo::Computation& computation,
                         std::size_t bytes) {
  std::string text = "(";
  for (const auto& [number, parameter] : parameters_of(computation)) {
    if (text.size() > 1) text += ", ";
    text += tables.text(parameter.first);
    text += ": ";
    text += tables.text(parameter.second);
    if (text.size() > bytes) return text;
  }
  const hlo::InstructionRef root = computation.root();
  text += ") -> ";
  if (root) text += tables.text(root->shape);
  return text;
}

}  // namespace features
