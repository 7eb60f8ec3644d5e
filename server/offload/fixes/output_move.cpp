// Moves a tensor back to the device in front of the output that leaks.

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "hlo/shape.h"
#include "offload/fixes/kinds.h"

namespace offload {

namespace {

using Leaves = std::set<hlo::ShapeIndex>;

// Shapes nest as deep as a text says; what is taken apart does not need to.
constexpr std::size_t kDeepestLeaf = 64;

// Where a value is taken: an operand of a user, or the result of the entry (no user).
struct Use {
  hlo::InstructionRef user;
  std::size_t operand = 0;
};

std::map<std::int64_t, Leaves> by_element(const Leaves& leaves) {
  std::map<std::int64_t, Leaves> groups;
  for (const hlo::ShapeIndex& leaf : leaves) {
    groups[leaf.front()].insert(hlo::ShapeIndex(leaf.begin() + 1, leaf.end()));
  }
  return groups;
}

bool is_the_value_itself(const Leaves& leaves) { return leaves.contains(hlo::ShapeIndex{}); }

class OutputMove {
 public:
  explicit OutputMove(const Ground& ground) : ground_(ground), edits_(ground) {}

  // Empty where something on the way has no name or no shape.
  std::vector<text::Edit> at_root(const hlo::InstructionRef& root, const Leaves& leaves) {
    root_ = root;
    const auto value = value_of(root);
    if (value) move_at(Use{}, *value, leaves);
    return value && is_possible_ ? edits_.take() : std::vector<text::Edit>{};
  }

  std::vector<text::Edit> at_operand(const Use& use, const Leaves& leaves) {
    if (const auto value = value_of_operand(ground_, use.user, use.operand)) {
      move_at(use, *value, leaves);
    } else {
      is_possible_ = false;
    }
    return is_possible_ ? edits_.take() : std::vector<text::Edit>{};
  }

 private:
  // Each step takes a number off every leaf, so the recursion ends at kDeepestLeaf.
  // NOLINTBEGIN(misc-no-recursion)
  void move_at(const Use& use, const FixValue& value, const Leaves& leaves) {
    if (is_the_value_itself(leaves)) {
      const MovedValue moved = move_to_device(ground_, edits_, value);
      return switch_use(use, value, {moved.line}, moved.token);
    }
    if (is_own_tuple(use, value)) {
      for (const auto& [element, below] : by_element(leaves)) {
        const Use inner{value.definition, static_cast<std::size_t>(element)};
        const auto operand = value_of_operand(ground_, inner.user, inner.operand);
        if (!operand) is_possible_ = false;
        if (operand) move_at(inner, *operand, below);
      }
      return;
    }
    std::vector<std::string> lines;
    const std::string rebuilt = rebuild(use, value, leaves, lines);
    if (is_possible_) switch_use(use, value, std::move(lines), rebuilt);
  }

  // A tuple that nobody else sees can be changed in place.
  bool is_own_tuple(const Use& use, const FixValue& value) const {
    if (value.is_element || value.definition->opcode != hlo::Opcode::kTuple) return false;
    if (!use.user) return true;
    const auto computation = ground_.module.computation_of(value.definition.id);
    if (!computation || computation->root().id == value.definition.id) return false;
    return computation->users_of(value.definition->name).size() == 1 &&
           operands_naming(ground_, use.user, value.definition).size() == 1;
  }

  // Takes a tuple apart, moves the leaves, and builds it again: the token of the new tuple.
  std::string rebuild(const Use& use, const FixValue& value, const Leaves& leaves,
                      std::vector<std::string>& lines) {
    const auto shapes = tuple_elements(value.shape);
    const auto groups = by_element(leaves);
    if (shapes.empty() || groups.rbegin()->first >= static_cast<std::int64_t>(shapes.size()))
      is_possible_ = false;
    std::string operands;
    for (std::size_t i = 0; i < shapes.size() && is_possible_; ++i) {
      const FixValue element =
          element_of(use, value, static_cast<std::int64_t>(i), shapes[i], lines);
      const auto below = groups.find(static_cast<std::int64_t>(i));
      operands += (i == 0 ? "" : ", ") + (below == groups.end()
                                              ? element.token
                                              : moved_element(use, element, below->second, lines));
    }
    const std::string token = value.sigil + edits_.fresh_name(value.name + ".rebuilt");
    lines.push_back(fmt::format("{} = {} tuple({})", token, value.shape, operands));
    return token;
  }

  std::string moved_element(const Use& use, const FixValue& element, const Leaves& leaves,
                            std::vector<std::string>& lines) {
    if (!is_the_value_itself(leaves)) return rebuild(use, element, leaves, lines);
    MovedValue moved = move_to_device(ground_, edits_, element);
    lines.push_back(std::move(moved.line));
    return moved.token;
  }

  // NOLINTEND(misc-no-recursion)

  // The element of a tuple: one that is taken out already, in front of the place of the new lines,
  // or a new one.
  FixValue element_of(const Use& use, const FixValue& value, std::int64_t index,
                      std::string_view shape, std::vector<std::string>& lines) {
    if (const auto existing = existing_element(use, value, index)) return *existing;
    FixValue element;
    element.definition = value.definition;
    element.is_element = true;
    element.name = edits_.fresh_name(fmt::format("{}.e{}", value.name, index));
    element.sigil = value.sigil;
    element.token = element.sigil + element.name;
    element.shape = shape;
    lines.push_back(fmt::format("{} = {} get-tuple-element({}), index={}", element.token, shape,
                                value.token, index));
    return element;
  }

  std::optional<FixValue> existing_element(const Use& use, const FixValue& value,
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
      if (auto element = value_of(user)) return element;
    }
    return std::nullopt;
  }

  void switch_use(const Use& use, const FixValue& value, std::vector<std::string> lines,
                  const std::string& token) {
    if (use.user) {
      edits_.replace(use.user.absolute(use.user.operands()[use.operand].range), token);
      return edits_.insert_before(use.user, lines);
    }
    if (edits_.take_root(root_)) lines.back().insert(0, "ROOT ");
    edits_.insert_behind(value.definition, lines);
  }

  const Ground& ground_;
  FixEdits edits_;
  hlo::InstructionRef root_;
  bool is_possible_ = true;
};

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

std::string sizes_of_leaves(const Ground& ground, const hlo::InstructionRef& root,
                            const Leaves& leaves) {
  const hlo::Shape& shape = ground.tables.at(root->shape);
  std::optional<std::int64_t> bytes = 0;
  for (const hlo::ShapeIndex& leaf : leaves) {
    bytes = added_size(bytes, hlo::find_subshape(shape, leaf));
  }
  return size_in_words(bytes);
}

}  // namespace

std::vector<text::Edit> move_at_operand(const Ground& ground, const hlo::InstructionRef& user,
                                        std::size_t operand,
                                        const std::vector<hlo::ShapeIndex>& leaves) {
  return OutputMove(ground).at_operand(Use{user, operand}, Leaves(leaves.begin(), leaves.end()));
}

void propose_move_at_output(const Ground& ground, const Leak& leak, Proposals& proposals) {
  const auto refuse = [&](std::string reason) {
    proposals.impossible.push_back({kMoveToDevice, std::move(reason)});
  };
  const auto entry = ground.module.entry();
  const hlo::InstructionRef root = entry ? entry->root() : hlo::InstructionRef{};
  if (!root) return refuse("the text has no entry root");
  Leaves leaves(leak.device_leaves.begin(), leak.device_leaves.end());
  if (leaves.empty()) leaves.insert(leak.output);
  const auto is_too_deep = [](const hlo::ShapeIndex& leaf) { return leaf.size() > kDeepestLeaf; };
  if (std::ranges::any_of(leaves, is_too_deep)) return refuse("the output is nested too deeply");

  Proposal proposal;
  proposal.kind = kMoveToDevice;
  proposal.form = 2;
  proposal.cost =
      fmt::format("holds {} on device at the end", sizes_of_leaves(ground, root, leaves));
  if (starts_at_update_slice(ground, leak))
    proposal.cost += ", the whole buffer, which usually defeats the purpose";
  const auto value = value_at(ground, root, *leaves.begin());
  const std::string name = value && value->name != 0
                               ? fmt::format("`{}`", ground.tables.text(value->name))
                               : output_in_words(leak.output);
  proposal.title = fmt::format("move {} back to the device for {} ({})", name,
                               output_in_words(leak.output), proposal.cost);

  proposal.edits = turn_last_move(ground, leak, root);
  if (!proposal.edits.empty()) proposals.proposed.push_back(proposal);
  proposal.edits = OutputMove(ground).at_root(root, leaves);
  if (proposal.edits.empty())
    return refuse("a value on the way to the output is written without a name or a shape");
  proposals.proposed.push_back(std::move(proposal));
}

}  // namespace offload
