#include <algorithm>
#include <compare>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

#include "hlo/checks/judge.h"
#include "hlo/checks/scene.h"
#include "hlo/file_state.h"

namespace hlo {
namespace {

// What others see of a value. The text counts where its shape rests on it, and for operations that
// are looked at as a whole by what ends them (Site, checks/site.h).
struct Seen {
  ShapeId shape = 0;
  std::int64_t number = -1;
  Name opcode = 0;
  bool is_broken = false;
  std::size_t text = 0;

  auto operator<=>(const Seen&) const = default;
};

Seen seen_of(const InstructionRef& at) {
  Seen seen{at->shape, at->number, at->opcode_name, at->broken, 0};
  if (at->shape == 0 || is_linked(at->opcode))
    seen.text = std::hash<std::string_view>()(at.text_of(at->whole));
  return seen;
}

using DefinitionKey = std::pair<ComputationId, Name>;
using Definitions = std::map<DefinitionKey, std::vector<Seen>>;

// The pieces of one side of a change.
class Side {
 public:
  Side(const File& file, const std::vector<std::uint32_t>& ids)
      : file_(file), state_(file.state()) {
    for (const std::uint32_t id : ids) {
      if (const Spot spot = state_.find_piece(id)) spots_.push_back(spot);
    }
  }

  // Kinds and identities of what begins there, and whether it is the entry.
  std::vector<std::tuple<ComputationId, Item::Kind, bool>> openers() const {
    std::vector<std::tuple<ComputationId, Item::Kind, bool>> found;
    for (const Spot& spot : spots_) {
      for (std::size_t i = 0; i < spot.placed->opener_scopes.size(); ++i) {
        const Opener& opener = spot.placed->outline->openers[i];
        const bool is_entry =
            opener.head != kNone && spot.placed->piece->heads[opener.head].is_entry;
        found.emplace_back(spot.placed->opener_scopes[i], opener.kind, is_entry);
      }
    }
    return found;
  }

  Definitions definitions() const {
    Definitions found;
    for_each_instruction([&](const InstructionRef& at, ComputationId scope) {
      if (at->name != 0) found[{scope, at->name}].push_back(seen_of(at));
    });
    return found;
  }

  // Of what is used there.
  std::set<DefinitionKey> operands() const {
    std::set<DefinitionKey> found;
    for_each_instruction([&](const InstructionRef& at, ComputationId scope) {
      for (const Operand& operand : at.operands()) {
        if (operand.name != 0) found.emplace(scope, operand.name);
      }
    });
    return found;
  }

  // Computations of which it counts how many call them.
  std::set<Name> calls() const {
    std::set<Name> found;
    for_each_instruction([&](const InstructionRef& at, ComputationId) {
      for (const Call& call : at.calls()) {
        if (call.role == CallRole::kCalls) found.insert(call.computation);
      }
    });
    return found;
  }

  // Computations of which it counts whether they are called in place.
  std::set<Name> calls_in_place() const {
    std::set<Name> found;
    for_each_instruction([&](const InstructionRef& at, ComputationId) {
      if (!hlo::calls_in_place(at->opcode)) return;
      for (const Call& call : at.calls()) found.insert(call.computation);
    });
    return found;
  }

  // Those that have a part there, with what a caller sees of each.
  std::map<ComputationId, std::pair<Name, std::vector<Seen>>> signatures() const {
    std::map<ComputationId, std::pair<Name, std::vector<Seen>>> found;
    const auto add = [&](ComputationId id) {
      const auto [at, is_new] = found.try_emplace(id);
      if (!is_new) return;
      const auto scope = state_.find_scope(id);
      if (!scope) return;
      const Computation computation(file_, *scope);
      at->second.first = computation.name();
      const SignatureMarks marks = marks_of(computation);
      const ShapeId said = computation.head() != nullptr ? computation.head()->result : 0;
      at->second.second.push_back(
          {.shape = said, .number = marks.is_single, .is_broken = marks.is_doubtful});
      for (const InstructionRef& parameter : computation.parameters()) {
        at->second.second.push_back(seen_of(parameter));
        at->second.second.push_back({.opcode = parameter->name});
      }
      if (const InstructionRef root = computation.root())
        at->second.second.push_back(seen_of(root));
    };
    for (const Spot& spot : spots_) {
      add(spot.before.scope.exists() ? spot.before.scope : kFirstScope);
      for (const ComputationId id : spot.placed->opener_scopes) add(id);
    }
    return found;
  }

 private:
  template <class Visit>
  void for_each_instruction(Visit visit) const {
    for (const Spot& spot : spots_) {
      const auto count = static_cast<std::uint32_t>(spot.placed->piece->instructions.size());
      for (std::uint32_t i = 0; i < count; ++i) visit(spot.at(i), state_.scope_of(spot, i));
    }
  }

  const File& file_;
  const FileState& state_;
  std::vector<Spot> spots_;
};

class Rejudging {
 public:
  Rejudging(const File& file, const Verdicts& known, const base::CancelToken& cancel)
      : file_(file), state_(file.state()), cancel_(cancel), verdicts_(known) {}

  Verdicts run(const Side& old_side, const Side& new_side, const PieceTurnover& change) {
    for (const std::uint32_t id : change.removed) verdicts_.erase(id);
    for (const std::uint32_t id : change.added) ask(id);
    ask_users_of_changed(old_side.definitions(), new_side.definitions());
    ask_callers_of_changed(old_side.signatures(), new_side.signatures());
    for (const Side* side : {&old_side, &new_side}) {
      for (const DefinitionKey& key : side->operands()) ask_linked_definition(key);
      for (const Name callee : side->calls()) ask_callers(callee);
      for (const Name callee : side->calls_in_place()) ask_async_starts(callee);
    }
    judge_asked();
    return std::move(verdicts_);
  }

 private:
  void ask(std::uint32_t piece) {
    if (const std::uint64_t* label = state_.labels.find(piece)) asked_.emplace(*label, piece);
  }

  void ask_users(const DefinitionKey& key) {
    const Uses* uses = state_.names.find({key.first, key.second});
    if (uses != nullptr) uses->users.for_each([this](InstructionId id) { ask(id.piece); });
  }

  void ask_callers(Name computation) {
    const Callee* callee = computation != 0 ? state_.callees.find(computation) : nullptr;
    if (callee != nullptr) callee->callers.for_each([this](InstructionId id) { ask(id.piece); });
  }

  void ask_async_starts(Name computation) {
    const Callee* callee = computation != 0 ? state_.callees.find(computation) : nullptr;
    if (callee == nullptr) return;
    callee->callers.for_each([this](InstructionId id) {
      const InstructionRef caller = file_.find_instruction(id);
      if (caller && caller->opcode == Opcode::kAsyncStart) ask(id.piece);
    });
  }

  void ask_linked_definition(const DefinitionKey& key) {
    const Uses* uses = state_.names.find({key.first, key.second});
    if (uses == nullptr || !uses->definition.exists()) return;
    const InstructionRef definition = file_.find_instruction(uses->definition);
    if (definition && is_linked(definition->opcode)) ask(definition.id.piece);
  }

  void ask_users_of_changed(const Definitions& before, const Definitions& after) {
    for (const auto& [key, seen] : before) {
      const auto now = after.find(key);
      if (now == after.end() || now->second != seen) ask_users(key);
    }
    for (const auto& [key, seen] : after) {
      if (!before.contains(key)) ask_users(key);
    }
  }

  template <class Signatures>
  void ask_callers_of_changed(const Signatures& before, const Signatures& after) {
    for (const auto& [id, signature] : before) {
      const auto now = after.find(id);
      if (now != after.end() && now->second == signature) continue;
      ask_callers(signature.first);
      if (now != after.end()) ask_callers(now->second.first);
    }
    for (const auto& [id, signature] : after) {
      if (!before.contains(id)) ask_callers(signature.first);
    }
  }

  // From the top: what is inferred above is known below.
  void judge_asked() {
    Scene scene(file_, verdicts_);
    while (!asked_.empty() && !cancel_.is_cancelled()) {
      const std::uint32_t id = asked_.begin()->second;
      asked_.erase(asked_.begin());
      const Spot spot = state_.find_piece(id);
      auto verdict = std::make_shared<const PieceVerdict>(scene.judge(spot));
      const auto* known = verdicts_.find(id);
      const bool is_inferred_so = known != nullptr && is_inferred_alike(**known, *verdict);
      if (!is_inferred_so) ask_after_inference(spot);
      verdicts_.at(id) = std::move(verdict);
    }
  }

  static bool is_inferred_alike(const PieceVerdict& left, const PieceVerdict& right) {
    return std::ranges::equal(left.inferred, right.inferred,
                              [](const auto& one, const auto& other) {
                                return one.first == other.first && *one.second == *other.second;
                              });
  }

  // What is inferred now, and what was and is no more.
  void ask_after_inference(const Spot& spot) {
    const auto& instructions = spot.placed->piece->instructions;
    for (std::uint32_t i = 0; i < instructions.size(); ++i) {
      if (instructions[i].shape != 0) continue;
      const ComputationId scope = state_.scope_of(spot, i);
      if (instructions[i].name != 0) ask_users({scope, instructions[i].name});
      if (const auto found = state_.find_scope(scope))
        ask_callers(Computation(file_, *found).name());
    }
    asked_.erase({*state_.labels.find(spot.placed->id), spot.placed->id});
  }

  const File& file_;
  const FileState& state_;
  const base::CancelToken& cancel_;
  Verdicts verdicts_;
  std::set<std::pair<std::uint64_t, std::uint32_t>> asked_;  // label and piece
};

std::vector<bool> scheduled_modules(const File& file) {
  std::vector<bool> found;
  for (const ModuleSpan& module : file.state().modules)
    found.push_back(is_said_scheduled(module.header.get()));
  return found;
}

}  // namespace

Verdicts judge_again(const File& file, const File& before, const Verdicts& known,
                     const PieceTurnover& change, const base::CancelToken& cancel) {
  const Side old_side(before, change.removed);
  const Side new_side(file, change.added);
  // Where computations begin or end elsewhere, names mean other things all over the text; in a
  // module that is scheduled now, or no more, other things are right.
  const bool is_other = old_side.openers() != new_side.openers() ||
                        scheduled_modules(before) != scheduled_modules(file);
  if (is_other) return judge(file, cancel);
  return Rejudging(file, known, cancel).run(old_side, new_side, change);
}

}  // namespace hlo
