// Moves a tensor back to the device where something first computes on it. That ends the slow
// computation on the host as well.

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "hlo/shape.h"
#include "offload/fixes/kinds.h"

namespace offload {

namespace {

// Computations call each other as deep as a text says; a place below more calls than this gets no
// fix of its own.
constexpr int kDeepestCall = 16;

bool is_slice(const hlo::InstructionRef& instruction) {
  return instruction->opcode == hlo::Opcode::kDynamicSlice ||
         instruction->opcode == hlo::Opcode::kSlice;
}

bool is_host(const Ground& ground, const Position& position) {
  return std::ranges::find(ground.result.host, position) != ground.result.host.end();
}

// The parameter of a loop body; loops have one.
hlo::InstructionRef parameter_of(const hlo::Computation& body) {
  for (const hlo::InstructionRef& instruction : body.instructions()) {
    if (instruction->opcode == hlo::Opcode::kParameter) return instruction;
  }
  return {};
}

// Loop state that is in host memory when the body begins has to be there when it ends: a value that
// leaves the body in its place must not become a device value.
bool returns_into_host_state(const Ground& ground, const Leak& leak, const hlo::Computation& body,
                             const hlo::InstructionRef& loop) {
  const auto parameter = parameter_of(body);
  return parameter && std::ranges::any_of(leak.chain, [&](const Step& step) {
           return step.kind == StepKind::kResult && step.position.instruction == loop.id &&
                  is_host(ground, {parameter.id, step.position.index});
         });
}

// Whether a value inside the computation may become a device value for everybody who gets there.
// Not in a branch: the other branches would have to agree. Not behind several call sites: all of
// them would change.
bool is_open_to_moves(const Ground& ground, const Leak& leak, hlo::Computation computation) {
  const auto entry = ground.module.entry();
  for (int depth = 0; entry && depth < kDeepestCall; ++depth) {
    if (computation.id() == entry->id()) return true;
    const auto callers = ground.module.callers_of(computation);
    if (callers.size() != 1) return false;
    const bool is_loop = callers.front()->opcode == hlo::Opcode::kWhile;
    if (!is_loop && callers.front()->opcode != hlo::Opcode::kCall) return false;
    if (is_loop && returns_into_host_state(ground, leak, computation, callers.front()))
      return false;
    const auto outer = ground.module.computation_of(callers.front().id);
    if (!outer) return false;
    computation = *outer;
  }
  return false;
}

// Users that compute on the value; tuples, calls, loops and moves only hand it on.
bool computes(const Ground& ground, const hlo::InstructionRef& user) {
  return std::ranges::find(ground.result.host_compute, user.id) != ground.result.host_compute.end();
}

// The value of the chain that an instruction takes as an operand.
std::optional<FixValue> chain_operand(const Ground& ground, const Leak& leak,
                                      const hlo::InstructionRef& user) {
  std::set<hlo::InstructionId> passed;
  for (const Step& step : leak.chain) {
    if (step.position.instruction != user.id) {
      passed.insert(step.position.instruction);
    } else if (step.operand >= 0) {
      return value_of_operand(ground, user, static_cast<std::size_t>(step.operand));
    } else {
      break;
    }
  }
  for (std::size_t i = 0; i < user.operands().size(); ++i) {
    const auto definition = definition_of(ground, user, user.operands()[i]);
    if (definition && passed.contains(definition.id)) return value_of_operand(ground, user, i);
  }
  return std::nullopt;
}

std::string size_of(const FixValue& value) {
  const auto shape = hlo::read_shape(value.shape);
  return size_in_words(shape ? hlo::byte_size(*shape) : std::nullopt);
}

std::string name_of(const FixValue& value) { return value.token.substr(value.sigil.size()); }

void add(Proposals& proposals, std::string title, std::string cost, std::vector<text::Edit> edits) {
  if (edits.empty()) return;
  title += fmt::format(" ({})", cost);
  proposals.proposed.push_back(
      {kMoveToDevice, Form::kEarlyMove, std::move(title), std::move(cost), std::move(edits)});
}

// Inside a loop or a call the move is made each time it runs.
std::string transfer_of(const Ground& ground, const hlo::Computation& computation,
                        const FixValue& value) {
  const auto entry = ground.module.entry();
  const bool is_once = entry && entry->id() == computation.id();
  return fmt::format("transfers {}{}", size_of(value), is_once ? "" : " each time");
}

void propose_behind_slice(const Ground& ground, const hlo::Computation& computation,
                          const hlo::InstructionRef& slice, Proposals& proposals) {
  const auto value = value_of(ground, slice);
  if (!value) return;
  FixEdits edits(ground);
  move_behind_definition(ground, edits, *value, computation.users_of(slice->name), true);
  add(proposals, fmt::format("move the slice `{}` to the device", name_of(*value)),
      fmt::format("holds {} on device, {}; the rest stays on the host", size_of(*value),
                  transfer_of(ground, computation, *value)),
      edits.take());
}

void propose_at_source(const Ground& ground, const hlo::Computation& computation,
                       const FixValue& value, const hlo::InstructionRef& reader,
                       Proposals& proposals) {
  const std::string title = fmt::format("move `{}` to the device before `{}` computes on it",
                                        name_of(value), ground.tables.text(reader->name));
  const std::string cost = fmt::format("holds {} on device while it is used, {}", size_of(value),
                                       transfer_of(ground, computation, value));
  const auto propose = [&](const std::vector<hlo::InstructionRef>& users) {
    FixEdits edits(ground);
    move_behind_definition(ground, edits, value, users, false);
    add(proposals, title, cost, edits.take());
  };
  propose({reader});
  std::vector<hlo::InstructionRef> readers = computation.users_of(value.definition->name);
  std::erase_if(readers, [&](const hlo::InstructionRef& user) { return !computes(ground, user); });
  if (readers.size() > 1) propose(readers);
}

// A move behind branches that do not agree leaves them so.
bool stands_behind_disagreement(const Ground& ground, const Leak& leak,
                                const hlo::InstructionRef& reader) {
  const auto disagreement = find_disagreement(ground, leak);
  if (!disagreement) return false;
  const auto read = std::ranges::find_if(
      leak.chain, [&](const Step& step) { return step.position.instruction == reader.id; });
  return read - leak.chain.begin() > static_cast<std::ptrdiff_t>(disagreement->step);
}

bool is_array(const FixValue& value) {
  const auto shape = hlo::read_shape(value.shape);
  return shape && shape->is_array();
}

// In front of the loop or call through which the value gets to where it is computed on: at the last
// operand of the entry that takes it as an array.
void propose_before_call(const Ground& ground, const Leak& leak, const hlo::InstructionRef& reader,
                         Proposals& proposals) {
  const auto entry = ground.module.entry();
  hlo::InstructionRef taker;
  std::optional<FixValue> taken;
  std::size_t operand = 0;
  for (const Step& step : leak.chain) {
    if (step.position.instruction == reader.id) break;
    const auto computation = ground.module.computation_of(step.position.instruction);
    if (!entry || !computation || computation->id() != entry->id() || step.operand < 0) continue;
    const auto user = ground.module.at(step.position.instruction);
    const auto value = value_of_operand(ground, user, static_cast<std::size_t>(step.operand));
    if (!value || !is_array(*value)) continue;
    taker = user;
    taken = value;
    operand = static_cast<std::size_t>(step.operand);
  }
  if (!taken) return;
  add(proposals,
      fmt::format("move `{}` to the device before `{}` takes it", name_of(*taken),
                  ground.tables.text(taker->name)),
      fmt::format("holds {} on device from there on, transfers {}", size_of(*taken),
                  size_of(*taken)),
      move_at_operand(ground, taker, operand));
}

}  // namespace

void propose_early_move(const Ground& ground, const Leak& leak, Proposals& proposals) {
  if (leak.computing.empty()) return;
  const auto reader = ground.module.at(leak.computing.front());
  const auto computation = reader ? ground.module.computation_of(reader.id) : std::nullopt;
  if (!computation || stands_behind_disagreement(ground, leak, reader)) return;
  if (!is_open_to_moves(ground, leak, *computation))
    return propose_before_call(ground, leak, reader, proposals);
  if (is_slice(reader)) propose_behind_slice(ground, *computation, reader, proposals);
  const auto value = chain_operand(ground, leak, reader);
  if (!value) return;
  if (value->is_element) {
    const auto operands = reader.operands();
    const auto is_it = [&](const hlo::Operand& operand) {
      return reader.text_of(operand.range) == value->token;
    };
    const auto place =
        static_cast<std::size_t>(std::ranges::find_if(operands, is_it) - operands.begin());
    add(proposals,
        fmt::format("move `{}` to the device before `{}` computes on it", name_of(*value),
                    ground.tables.text(reader->name)),
        fmt::format("holds {} on device while it is used, {}", size_of(*value),
                    transfer_of(ground, *computation, *value)),
        move_at_operand(ground, reader, place));
    return;
  }
  propose_at_source(ground, *computation, *value, reader, proposals);
}

}  // namespace offload
