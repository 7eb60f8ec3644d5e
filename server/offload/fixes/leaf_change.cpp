#include "offload/fixes/leaf_change.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace offload {

namespace {

// Shapes nest as deep as a text says; what is taken apart does not need to.
constexpr std::size_t kDeepestLeaf = 64;

std::map<std::int64_t, Leaves> by_element(const Leaves& leaves) {
  std::map<std::int64_t, Leaves> groups;
  for (const hlo::ShapeIndex& leaf : leaves) {
    groups[leaf.front()].insert(hlo::ShapeIndex(leaf.begin() + 1, leaf.end()));
  }
  return groups;
}

bool is_the_value_itself(const Leaves& leaves) { return leaves.contains(hlo::ShapeIndex{}); }

bool is_too_deep(const Leaves& leaves) {
  return std::ranges::any_of(
      leaves, [](const hlo::ShapeIndex& leaf) { return leaf.size() > kDeepestLeaf; });
}

}  // namespace

bool LeafChange::at_root(const hlo::InstructionRef& root, const Leaves& leaves) {
  root_ = root;
  const auto value = value_of(ground_, root);
  if (!value || leaves.empty() || is_too_deep(leaves)) return false;
  change_at(Use{}, *value, leaves);
  return is_possible_;
}

bool LeafChange::at_operand(const hlo::InstructionRef& user, std::size_t operand,
                            const Leaves& leaves) {
  const auto value = value_of_operand(ground_, user, operand);
  if (!value || leaves.empty() || is_too_deep(leaves)) return false;
  change_at(Use{user, operand}, *value, leaves);
  return is_possible_;
}

// Each step takes a number off every leaf, so the recursion ends at kDeepestLeaf.
// NOLINTBEGIN(misc-no-recursion)
void LeafChange::change_at(const Use& use, const FixValue& value, const Leaves& leaves) {
  if (is_the_value_itself(leaves)) {
    NewValue changed = change_(value);
    return switch_use(use, value, std::move(changed.lines), changed.token);
  }
  if (is_own_tuple(use, value)) {
    for (const auto& [element, below] : by_element(leaves)) {
      const Use inner{value.definition, static_cast<std::size_t>(element)};
      const auto operand = value_of_operand(ground_, inner.user, inner.operand);
      if (!operand) is_possible_ = false;
      if (operand) change_at(inner, *operand, below);
    }
    return;
  }
  std::vector<std::string> lines;
  const std::string rebuilt = rebuild(use, value, leaves, lines);
  if (is_possible_) switch_use(use, value, std::move(lines), rebuilt);
}

// A tuple that nobody else sees can be changed in place.
bool LeafChange::is_own_tuple(const Use& use, const FixValue& value) const {
  if (value.is_element || value.definition->opcode != hlo::Opcode::kTuple) return false;
  if (!use.user) return true;
  const auto computation = ground_.module.computation_of(value.definition.id);
  if (!computation || computation->root().id == value.definition.id) return false;
  return computation->users_of(value.definition->name).size() == 1 &&
         operands_naming(ground_, use.user, value.definition).size() == 1;
}

// Takes a tuple apart, changes the leaves, and builds it again: the token of the new tuple.
std::string LeafChange::rebuild(const Use& use, const FixValue& value, const Leaves& leaves,
                                std::vector<std::string>& lines) {
  const auto shapes = tuple_elements(value.shape);
  const auto groups = by_element(leaves);
  if (shapes.empty() || groups.rbegin()->first >= static_cast<std::int64_t>(shapes.size()))
    is_possible_ = false;
  std::string operands;
  for (std::size_t i = 0; i < shapes.size() && is_possible_; ++i) {
    const FixValue element = element_of(use, value, static_cast<std::int64_t>(i), shapes[i], lines);
    const auto below = groups.find(static_cast<std::int64_t>(i));
    operands += (i == 0 ? "" : ", ") + (below == groups.end()
                                            ? element.token
                                            : changed_element(use, element, below->second, lines));
  }
  const std::string token = value.sigil + edits_.fresh_name(value.name + ".rebuilt");
  lines.push_back(fmt::format("{} = {} tuple({})", token, value.shape, operands));
  return token;
}

std::string LeafChange::changed_element(const Use& use, const FixValue& element,
                                        const Leaves& leaves, std::vector<std::string>& lines) {
  if (!is_the_value_itself(leaves)) return rebuild(use, element, leaves, lines);
  NewValue changed = change_(element);
  std::ranges::move(changed.lines, std::back_inserter(lines));
  return changed.token;
}

// NOLINTEND(misc-no-recursion)

// The element of a tuple: one that is taken out already, in front of the place of the new lines, or
// a new one.
FixValue LeafChange::element_of(const Use& use, const FixValue& value, std::int64_t index,
                                std::string_view shape, std::vector<std::string>& lines) {
  if (const auto existing = existing_element(use, value, index)) return *existing;
  FixValue element;
  element.definition = value.definition;
  element.is_element = true;
  element.name = edits_.fresh_name(fmt::format("{}.e{}", value.name, index));
  element.sigil = value.sigil;
  element.token = element.sigil + element.name;
  element.shape = shape;
  element.sharding = element_sharding(value.sharding, index);
  lines.push_back(fmt::format("{} = {} get-tuple-element({}), index={}", element.token, shape,
                              value.token, index));
  return element;
}

std::optional<FixValue> LeafChange::existing_element(const Use& use, const FixValue& value,
                                                     std::int64_t index) const {
  if (!use.user || value.is_element) return std::nullopt;
  const auto computation = ground_.module.computation_of(value.definition.id);
  if (!computation) return std::nullopt;
  const text::Offset place = use.user.absolute(use.user->whole).begin;
  for (const hlo::InstructionRef& user : computation->users_of(value.definition->name)) {
    if (user->opcode != hlo::Opcode::kGetTupleElement || user->number != index) continue;
    if (user.absolute(user->whole).begin >= place ||
        operands_naming(ground_, user, value.definition).empty())
      continue;
    if (auto element = value_of(ground_, user)) return element;
  }
  return std::nullopt;
}

void LeafChange::switch_use(const Use& use, const FixValue& value, std::vector<std::string> lines,
                            const std::string& token) {
  if (use.user) {
    edits_.replace(use.user.absolute(use.user.operands()[use.operand].range), token);
    if (!lines.empty()) edits_.insert_before(use.user, lines);
    return;
  }
  if (lines.empty()) {
    is_possible_ = false;
    return;
  }
  if (edits_.take_root(root_)) lines.back().insert(0, "ROOT ");
  edits_.insert_behind(value.definition, lines);
}

}  // namespace offload
