// Drops the annotations that send a leaking tensor to host memory.

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "hlo/attribute.h"
#include "hlo/shape.h"
#include "offload/fixes/kinds.h"

namespace offload {

namespace {

// All annotations that feed the leak: those of its start, those met on the way (they would start a
// walk of their own once the first is gone), and where update slices fill a buffer those of every
// update slice of that buffer.
std::set<hlo::InstructionId> feeding_annotations(const Ground& ground, const Leak& leak) {
  std::set<hlo::InstructionId> annotations(leak.annotations.begin(), leak.annotations.end());
  const auto add_met = [&](const Leak& other) {
    for (const Step& step : other.chain) {
      if (step.kind == StepKind::kMoveAgain) annotations.insert(step.position.instruction);
    }
  };
  add_met(leak);
  if (!starts_at_update_slice(ground, leak)) return annotations;
  for (const Leak& other : ground.result.leaks) {
    if (other.output != leak.output || !starts_at_update_slice(ground, other)) continue;
    annotations.insert(other.annotations.begin(), other.annotations.end());
    add_met(other);
  }
  return annotations;
}

bool is_named_as_control_predecessor(const Ground& ground, const hlo::InstructionRef& user,
                                     hlo::Name name) {
  const std::string_view value = attribute_text(ground, user, "control-predecessors");
  if (value.empty()) return false;
  const auto names = hlo::read_names(value);
  return std::ranges::any_of(names, [&](const hlo::PlacedName& placed) {
    return ground.tables.name(placed.name) == name;
  });
}

class Drop {
 public:
  Drop(const Ground& ground, std::set<hlo::InstructionId> annotations)
      : ground_(ground), edits_(ground), annotations_(std::move(annotations)) {}

  // The reason why one of them cannot be dropped; empty where all can.
  std::string drop_all() {
    for (const hlo::InstructionId id : annotations_) {
      std::string reason = drop(ground_.module.at(id));
      if (!reason.empty()) return reason;
    }
    return "";
  }

  std::vector<text::Edit> take() { return edits_.take(); }

 private:
  std::string drop(const hlo::InstructionRef& annotation) {
    const auto computation =
        annotation ? ground_.module.computation_of(annotation.id) : std::nullopt;
    if (!computation || annotation->name == 0)
      return "an annotation on the way is no instruction of the text";
    const std::string name = fmt::format("`{}`", ground_.tables.text(annotation->name));
    if (annotation.operands().size() != 1) return name + " has not exactly one operand";
    if (!attribute_text(ground_, annotation, "control-predecessors").empty())
      return name + " has a control dependency";
    const auto operand = last_operand(annotation);
    if (!operand) return "the operand of " + name + " is written without a name or a shape";
    const hlo::Shape& own = ground_.tables.at(annotation->shape);
    const auto theirs = hlo::read_shape(operand->shape);
    if (!theirs || !hlo::is_compatible(own, *theirs))
      return name + " has another shape than its operand";

    for (const hlo::InstructionRef& user : computation->users_of(annotation->name)) {
      if (is_named_as_control_predecessor(ground_, user, annotation->name))
        return name + " has a control dependency";
      if (!annotations_.contains(user.id)) switch_operands(user, annotation, *operand);
    }
    if (computation->root().id == annotation.id) {
      std::string reason = make_root(*operand);
      if (!reason.empty()) return reason;
    }
    edits_.remove(annotation);
    return "";
  }

  // The value behind the annotation and those of its operands that are dropped too.
  std::optional<FixValue> last_operand(hlo::InstructionRef annotation) const {
    for (std::size_t step = 0; step <= annotations_.size(); ++step) {
      const auto operand = value_of_operand(ground_, annotation, 0);
      if (!operand || operand->is_element || !annotations_.contains(operand->definition.id))
        return operand;
      annotation = operand->definition;
      if (annotation.operands().size() != 1) return std::nullopt;
    }
    return std::nullopt;
  }

  void switch_operands(const hlo::InstructionRef& user, const hlo::InstructionRef& annotation,
                       const FixValue& operand) {
    for (const hlo::Operand& written : user.operands()) {
      if (written.name != annotation->name ||
          definition_of(ground_, user, written).id != annotation.id)
        continue;
      const std::string_view token = user.text_of(written.range);
      const auto elements = token.find('#');
      std::string replacement = operand.token;
      if (elements != std::string_view::npos) replacement += token.substr(elements);
      edits_.replace(user.absolute(written.range), std::move(replacement));
      if (elements == std::string_view::npos) switch_declared_shape(user, written, operand);
    }
  }

  // A shape in front of an operand is that of the operand's definition, layout included.
  void switch_declared_shape(const hlo::InstructionRef& user, const hlo::Operand& written,
                             const FixValue& operand) {
    const std::string_view declared = ground_.tables.text(written.declared_shape);
    if (declared.empty() || declared == operand.shape) return;
    const std::string_view before =
        user.text_of({user->arguments_range.begin, written.range.begin});
    const auto place = before.rfind(declared);
    if (place == std::string_view::npos ||
        before.find_first_not_of(" \t\r\n", place + declared.size()) != std::string_view::npos)
      return;
    const text::Offset begin =
        user.absolute(user->arguments_range).begin + static_cast<text::Offset>(place);
    edits_.replace({begin, begin + static_cast<text::Offset>(declared.size())}, operand.shape);
  }

  std::string make_root(const FixValue& operand) {
    if (operand.is_element) return "the root would become an element of a tuple";
    const auto& definition = operand.definition;
    edits_.insert(definition.absolute(definition->whole).begin, "ROOT ");
    return "";
  }

  const Ground& ground_;
  FixEdits edits_;
  std::set<hlo::InstructionId> annotations_;
};

std::string names_of(const Ground& ground, const std::set<hlo::InstructionId>& annotations) {
  constexpr std::size_t kMostNames = 3;
  std::vector<std::string> names;
  for (const hlo::InstructionId id : annotations) {
    if (const auto annotation = ground.module.at(id))
      names.push_back(fmt::format("`{}`", ground.tables.text(annotation->name)));
  }
  if (names.size() > kMostNames) return fmt::format("{} annotations", names.size());
  return fmt::format("{}", fmt::join(names, ", "));
}

std::string sizes_of(const Ground& ground, const std::set<hlo::InstructionId>& annotations) {
  std::optional<std::int64_t> bytes = 0;
  for (const hlo::InstructionId id : annotations) {
    const auto annotation = ground.module.at(id);
    bytes = added_size(bytes, annotation ? &ground.tables.at(annotation->shape) : nullptr);
  }
  return size_in_words(bytes);
}

}  // namespace

std::vector<text::Edit> drop_calls(const Ground& ground, std::set<hlo::InstructionId> calls) {
  Drop drop(ground, std::move(calls));
  return drop.drop_all().empty() ? drop.take() : std::vector<text::Edit>{};
}

void propose_drop(const Ground& ground, const Leak& leak,
                  const std::vector<hlo::InstructionId>& further, Proposals& proposals) {
  const auto refuse = [&](std::string reason) {
    proposals.impossible.push_back({kDropAnnotation, std::move(reason)});
  };
  if (leak.annotations.empty()) {
    return refuse(
        leak.parameter >= 0
            ? fmt::format(
                  "the tensor is parameter {}, which is in host memory without an annotation",
                  leak.parameter)
            : "the tensor gets to host memory without an annotation");
  }
  auto annotations = feeding_annotations(ground, leak);
  annotations.insert(further.begin(), further.end());
  Drop drop(ground, annotations);
  std::string reason = drop.drop_all();
  if (!reason.empty()) return refuse(std::move(reason));
  Proposal proposal{kDropAnnotation, Form::kDrop, "", "", drop.take()};
  if (proposal.edits.empty()) return refuse("the annotations stand too close to each other");
  proposal.cost = fmt::format("keeps {} on device all the time, transfers nothing",
                              sizes_of(ground, annotations));
  proposal.title = fmt::format("drop the move to host memory {} ({})",
                               names_of(ground, annotations), proposal.cost);
  proposals.proposed.push_back(std::move(proposal));
}

}  // namespace offload
