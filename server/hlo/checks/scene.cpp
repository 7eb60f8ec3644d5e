#include "hlo/checks/scene.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "hlo/checks/inference.h"
#include "hlo/checks/operand_forms.h"
#include "hlo/inference/shape_rules.h"
#include "hlo/known_words.h"

namespace hlo {

PieceVerdict Scene::judge(const Spot& spot) {
  spot_ = spot;
  verdict_ = {};
  const auto count = static_cast<std::uint32_t>(spot.placed->piece->instructions.size());
  for (std::uint32_t i = 0; i < count; ++i) judge_instruction(spot.at(i));
  verdict_.problems = findings_.take();
  return std::move(verdict_);
}

void Scene::judge_instruction(const InstructionRef& at) {
  if (at->broken || at->opcode == Opcode::kUnknown) return;
  look_up_operands(at);
  check_declared_shapes(at);
  if (at->call_count > 0) check_recursion(at);
  const Site site(*this, at, operands_);
  check_shape(site);
  check_operand_forms(site, findings_);
  const std::size_t before = findings_.size();
  verify(site, findings_);
  if (at->opcode == Opcode::kAsyncStart && findings_.size() == before) check_wrapped(site);
}

// What a shorthand wraps is an instruction of a computation of its own, whose parameters are of the
// shapes of the operands. The verifier passes over what other threads run.
void Scene::check_wrapped(const Site& site) {
  const Shape* written = site.written();
  const bool is_form = written != nullptr && written->is_tuple() && written->elements.size() >= 2;
  if (site->wrapped == Opcode::kUnknown || !is_form) return;
  if (site.has(Word::kAsyncExecutionThread)) return;
  Instruction wrapped = *site.at().instruction;
  wrapped.opcode = wrapped.wrapped;
  wrapped.shape = tables().shape(print_shape(written->elements[1]));
  InstructionRef at = site.at();
  at.instruction = &wrapped;
  check_shape(Site(*this, at, operands_));
}

void Scene::look_up_operands(const InstructionRef& at) {
  operands_.clear();
  for (const Operand& operand : at.operands()) {
    if (operand.nested != kNone) {
      operands_.push_back(value_of(spot_.at(operand.nested)));
    } else if (operand.name == 0 || operand.element_count > 0) {
      operands_.emplace_back();
    } else {
      operands_.push_back(value_of(find(at, operand.name)));
    }
  }
}

// A computation is there behind its end. That it calls itself, no look at names above would show.
void Scene::check_recursion(const InstructionRef& at) {
  for (const Call& call : at.calls()) {
    if (call.computation == 0) continue;
    const auto scope = state_.find_scope(state_.scope_of(spot_, at.id.index));
    if (!scope || Computation(file_, *scope).name() != call.computation) continue;
    findings_.parser(
        "name", call.range,
        fmt::format("computation does not exist: {}", tables().text(call.computation)));
  }
}

void Scene::check_declared_shapes(const InstructionRef& at) {
  const auto operands = at.operands();
  for (std::size_t i = 0; i < operands.size(); ++i) {
    const ShapeId declared = operands[i].declared_shape;
    const Value& value = operands_[i];
    if (declared == 0 || declared == value.written || !value) continue;
    const Shape& said = tables().at(declared);
    if (!said.is_valid() || is_same_ignoring_layout(said, *value.shape)) continue;
    findings_.parser(
        "shape", operands[i].range,
        fmt::format("The declared operand shape {} is not compatible with the shape of "
                    "the operand instruction {}.",
                    print_shape(said), print_shape(*value.shape)));
  }
}

void Scene::check_shape(const Site& site) {
  if (is_plainly_right(site)) return;
  // That it cannot be left out is told where values are checked.
  if (site->shape == 0 && !facts(site->opcode).has(OpcodeFacts::kShapeInferable)) return;
  const Inference inference = infer(site);
  if (inference.is_known()) return check_known_shape(site, inference);
  if (!inference.fault.empty()) tell_fault(site, inference);
}

// In the order in which XLA looks at these.
void Scene::check_known_shape(const Site& site, const Inference& inference) {
  if (site->shape == 0) {
    verdict_.inferred.emplace_back(site.at().id.index,
                                   std::make_shared<const Shape>(inference.make()));
  }
  const std::string complaint = mixed_precision(site);
  if (!complaint.empty()) {
    if (!is_scheduled(site)) findings_.verifier("shape", site->opcode_range, complaint);
    return;
  }
  const Shape* written = site.written();
  if (written != nullptr && !inference.fits(*written)) {
    if (is_compatible_but_precision(inference.make(), *written) && is_scheduled(site)) return;
    return findings_.verifier(
        "shape", site->shape_range,
        fmt::format("Expected instruction to have shape equal to {}, actual shape is {}",
                    plain(inference.make()), plain(*written)));
  }
  if (!inference.fault.empty() && !is_scheduled(site)) tell_fault(site, inference);
}

bool Scene::is_scheduled(const Site& site) const {
  const auto module = file_.module_at(site.at().piece_start + site->whole.begin);
  return module && is_said_scheduled(module->header());
}

bool is_said_scheduled(const Header* header) {
  return header != nullptr &&
         std::ranges::any_of(header->attributes, [](const HeaderAttribute& attribute) {
           constexpr std::string_view kTrue = "true";
           return attribute.name == Word::kIsScheduled &&
                  attribute.value_range.size() == kTrue.size();
         });
}

void Scene::tell_fault(const Site& site, const Inference& inference) {
  const bool is_inferred = inference.refusal == Inference::Refusal::kWhoInfers;
  if (is_inferred && site->shape == 0) {
    findings_.parser("shape", site->opcode_range,
                     fmt::format("failed to infer shape for opcode: {}, error: {}",
                                 tables().text(site->opcode_name), inference.fault));
  } else if (inference.refusal == Inference::Refusal::kParser) {
    findings_.parser("shape", site->opcode_range, inference.fault);
  } else {
    findings_.verifier("shape", site->opcode_range, inference.fault);
  }
}

// A definition further down is none.
InstructionRef Scene::find(const InstructionRef& user, Name name) const {
  const ComputationId scope = state_.scope_of(spot_, user.id.index);
  const Uses* uses = state_.names.find({scope, name});
  if (uses == nullptr || !uses->definition.exists()) return {};
  const InstructionId id = uses->definition;
  if (!state_.is_above(id, user.id)) return {};
  return id.piece == spot_.placed->id ? spot_.at(id.index) : file_.find_instruction(id);
}

Value Scene::value_of(const InstructionRef& definition) const {
  Value value{definition, nullptr, 0};
  if (!definition || definition->broken) return value;
  if (definition->shape == 0) {
    value.shape = inferred_shape(definition.id);
    return value;
  }
  const Shape& shape = tables().at(definition->shape);
  if (!shape.is_valid()) return value;
  value.shape = &shape;
  value.written = definition->shape;
  return value;
}

const Shape* Scene::inferred_shape(InstructionId id) const {
  const PieceVerdict* verdict = &verdict_;
  if (id.piece != spot_.placed->id) {
    const auto* known = verdicts_.find(id.piece);
    if (known == nullptr) return nullptr;
    verdict = known->get();
  }
  const auto at = std::ranges::lower_bound(verdict->inferred, id.index, {},
                                           [](const auto& one) { return one.first; });
  const bool is_there = at != verdict->inferred.end() && at->first == id.index;
  return is_there ? at->second.get() : nullptr;
}

const Signature* Scene::signature(const InstructionRef& caller, const Call& call) {
  const auto module = file_.module_at(caller.piece_start + caller->whole.begin);
  if (!module) return nullptr;
  const auto callee = module->called(caller, call);
  if (!callee) return nullptr;
  const bool is_above =
      callee->is_nested() || callee->range().end <= caller.absolute(caller->whole).begin;
  return is_above ? &signature(*module, *callee) : nullptr;
}

const Signature& Scene::signature(const Module& module, const Computation& computation) {
  const auto [at, is_new] = signatures_.try_emplace(computation.id().number);
  Signature& made = at->second;
  if (!is_new) return made;
  for (const InstructionRef& parameter : computation.parameters()) {
    const std::int64_t number = parameter->number;
    if (number < 0 || number >= Site::kMostParameters) continue;
    const auto position = static_cast<std::size_t>(number);
    if (made.parameters.size() <= position) made.parameters.resize(position + 1);
    made.parameters[position] = value_of(parameter);
  }
  if (const InstructionRef root = computation.root()) made.result = result_of(computation, root);
  made.name = computation.name();
  made.marks = marks_of(computation);
  add_callers(made, module.callers_of(computation));
  return made;
}

// Unknown where the head says something else: that is told there, or the root could not be read.
Value Scene::result_of(const Computation& computation, const InstructionRef& root) const {
  Value result = value_of(root);
  const Head* head = computation.head();
  if (head == nullptr || head->result == 0 || head->result == result.written || !result)
    return result;
  const Shape& said = tables().at(head->result);
  if (said.is_valid() && !is_same_ignoring_layout(said, *result.shape)) result.shape = nullptr;
  return result;
}

void Scene::add_callers(Signature& made, const std::vector<InstructionRef>& callers) {
  made.caller_count = callers.size();
  for (const InstructionRef& caller : callers) {
    if (caller->opcode == Opcode::kAsyncStart && !made.first_async_start.exists())
      made.first_async_start = caller.id;
    if (calls_in_place(caller->opcode) && !made.first_caller_in_place.exists())
      made.first_caller_in_place = caller.id;
    if (caller->opcode == Opcode::kFusion && !made.first_fusion.exists())
      made.first_fusion = caller.id;
  }
}

bool Scene::is_in_entry(const InstructionRef& at) const {
  const auto module = file_.module_at(at.piece_start + at->whole.begin);
  if (!module) return false;
  const auto computation = module->computation_of(at.id);
  const auto entry = module->entry();
  return computation && entry && computation->id() == entry->id();
}

std::vector<InstructionRef> Scene::users_of(const InstructionRef& definition) const {
  if (definition->name == 0) return {};
  const auto module = file_.module_at(definition.piece_start + definition->whole.begin);
  if (!module) return {};
  const auto computation = module->computation_of(definition.id);
  return computation ? computation->users_of(definition->name) : std::vector<InstructionRef>{};
}

}  // namespace hlo
