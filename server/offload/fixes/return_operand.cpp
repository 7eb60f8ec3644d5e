// Returns what was moved to host memory as it was before, for one output alone: the annotation
// stays for who else uses it.

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "hlo/shape.h"
#include "offload/fixes/kinds.h"
#include "offload/fixes/leaf_change.h"

namespace offload {

namespace {

// A way longer than this gets no fix of this kind.
constexpr int kMostSteps = 1000;

// The way back from an output to the annotation, within the entry.
class WayBack {
 public:
  WayBack(const Ground& ground, const hlo::Computation& entry, hlo::ShapeIndex index)
      : ground_(ground), entry_(entry), at_(entry.root()), index_(std::move(index)) {}

  // The value behind the last annotation on the way; absent where something else than tuples,
  // their elements, and what the compiler looks through is on the way.
  std::optional<FixValue> run() {
    std::optional<FixValue> found;
    for (int step = 0; step < kMostSteps && at_; ++step) {
      const bool is_move = index_.empty() && moves_to_host(ground_, at_);
      if (found && !is_move) return found;
      note_uses();
      if (is_move) found = value_of_operand(ground_, at_, 0);
      if (!go_on() || (is_move && !found)) return std::nullopt;
    }
    return std::nullopt;
  }

  bool is_shared() const { return is_shared_; }

 private:
  bool looks_through() const {
    return at_->opcode == hlo::Opcode::kBitcast || at_->opcode == hlo::Opcode::kCopy ||
           at_->opcode == hlo::Opcode::kReshape;
  }

  void note_uses() {
    std::size_t uses = 0;
    for (const hlo::InstructionRef& user : entry_.users_of(at_->name))
      uses += operands_naming(ground_, user, at_).size();
    if (uses > 1) is_shared_ = true;
  }

  bool go_on() {
    const auto operands = at_.operands();
    std::size_t operand = 0;
    if (at_->opcode == hlo::Opcode::kTuple && !index_.empty()) {
      operand = static_cast<std::size_t>(index_.front());
      index_.erase(index_.begin());
    } else if (at_->opcode == hlo::Opcode::kGetTupleElement && at_->number >= 0) {
      index_.insert(index_.begin(), at_->number);
    } else if (!index_.empty() || (!looks_through() && !moves_to_host(ground_, at_))) {
      return false;
    }
    if (operand >= operands.size()) return false;
    const hlo::Operand& written = operands[operand];
    const auto elements = at_.piece->elements.begin() + written.first_element;
    index_.insert(index_.begin(), elements, elements + written.element_count);
    at_ = definition_of(ground_, at_, written);
    return true;
  }

  const Ground& ground_;
  const hlo::Computation& entry_;
  hlo::InstructionRef at_;
  hlo::ShapeIndex index_;
  bool is_shared_ = false;
};

bool has_shape_of(const Ground& ground, const hlo::InstructionRef& root,
                  const hlo::ShapeIndex& leaf, const FixValue& value) {
  const hlo::Shape* wanted = hlo::find_subshape(ground.tables.at(root->shape), leaf);
  const auto own = hlo::read_shape(value.shape);
  return wanted != nullptr && own && hlo::is_compatible(*wanted, *own) &&
         hlo::minor_to_major(*wanted) == hlo::minor_to_major(*own);
}

std::vector<text::Edit> make(const Ground& ground, const hlo::InstructionRef& root,
                             const hlo::ShapeIndex& leaf, const FixValue& value) {
  FixEdits edits(ground);
  if (leaf.empty()) {
    if (value.is_element) return {};
    edits.take_root(root);
    edits.insert(value.definition.absolute(value.definition->whole).begin, "ROOT ");
    return edits.take();
  }
  const LeafChange::Change change = [&](const FixValue&) { return NewValue{{}, value.token}; };
  const bool is_made = LeafChange(ground, edits, change).at_root(root, Leaves{leaf});
  return is_made ? edits.take() : std::vector<text::Edit>{};
}

}  // namespace

void propose_return_operand(const Ground& ground, const Leak& leak, Proposals& proposals) {
  const auto refuse = [&](std::string reason, bool is_expected = false) {
    proposals.impossible.push_back({kReturnOperand, std::move(reason), is_expected});
  };
  const auto entry = ground.module.entry();
  const auto leaves = device_leaves(leak);
  if (!entry || !entry->root() || leaves.size() != 1)
    return refuse("the output is tracked as a whole");
  WayBack way(ground, *entry, leaves.front());
  const auto value = way.run();
  if (!value)
    return refuse("something works on the tensor between the move to host memory and the output");
  if (!way.is_shared())
    return refuse("nothing else needs the tensor in host memory: the move can be dropped");
  if (!has_shape_of(ground, entry->root(), leaves.front(), *value))
    return refuse("the tensor has another shape or layout in front of the move to host memory",
                  true);
  Proposal proposal;
  proposal.kind = kReturnOperand;
  proposal.form = Form::kOperandReturned;
  proposal.edits = make(ground, entry->root(), leaves.front(), *value);
  if (proposal.edits.empty())
    return refuse("a value on the way to the output is written without a name or a shape", true);
  proposal.cost = fmt::format("holds {} on device up to the end, transfers nothing",
                              size_of_leaves(ground, entry->root(), leaves));
  proposal.title = fmt::format("return `{}` as it is on the device for {} ({})",
                               value->token.substr(value->sigil.size()),
                               output_in_words(leak.output), proposal.cost);
  proposals.proposed.push_back(std::move(proposal));
}

}  // namespace offload
