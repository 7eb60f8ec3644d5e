#include "hlo/checks/names.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "hlo/attribute.h"
#include "hlo/element_type.h"
#include "hlo/file.h"
#include "hlo/file_state.h"

namespace hlo {

namespace {

constexpr std::string_view kCode = "name";
constexpr std::size_t kMostUses = 100;  // of one name that are told with the first

Problem problem_at(text::Range range, std::string message) {
  Problem problem;
  problem.range = range;
  problem.code = kCode;
  problem.message = std::move(message);
  return problem;
}

text::Offset place_of(const InstructionRef& instruction) {
  return instruction.absolute(instruction->whole).begin;
}

class NameCheck {
 public:
  NameCheck(const Module& module, Tables& tables)
      : module_(module), tables_(tables), state_(module.file().state()) {}

  // Without a computation: of all of the module.
  std::vector<Problem> run(const Computation* only) {
    state_.doubtful_names.for_each([&](const ScopedName& key, base::Nothing) {
      if (only == nullptr || only->id() == key.scope) check_name(key);
    });
    const auto check = [&](Name name) { check_callee(name, only); };
    if (state_.modules.size() == 1) {
      state_.doubtful_callees.for_each([&](Name name, base::Nothing) { check(name); });
    } else {
      // What one module defines is nothing to the others.
      state_.callees.for_each([&](Name name, const Callee&) { check(name); });
    }
    std::ranges::stable_sort(problems_, {}, &Problem::range);
    return std::move(problems_);
  }

 private:
  struct Scope {
    std::optional<Computation> computation;  // empty where its names are left alone
    bool has_lost_names = false;
  };

  const Scope& scope(ComputationId id) {
    const auto [place, is_new] = scopes_.try_emplace(id);
    Scope& scope = place->second;
    if (!is_new) return scope;
    const auto spot = state_.find_scope(id);
    const bool is_here = spot && module_.range().contains(spot->offset());
    if (!is_here) return scope;
    const Computation computation(module_.file(), *spot);
    if (!computation.has_head() && !computation.is_nested()) return scope;
    scope.computation = computation;
    scope.has_lost_names = computation.has_lost_names();
    return scope;
  }

  void check_name(const ScopedName& key) {
    const Scope& where = scope(key.scope);
    if (!where.computation) return;
    const Uses& uses = *state_.names.find(key);
    if (!uses.more_definitions.empty()) check_definitions(uses);
    if (where.has_lost_names) return;
    const InstructionRef definition = module_.file().find_instruction(uses.definition);
    for (const InstructionRef& user : where.computation->users_of(key.name)) {
      if (user->broken) continue;
      if (definition && place_of(definition) < place_of(user)) continue;
      check_operands(user, key.name, definition);
      check_control_predecessors(user, key.name, definition);
    }
    tell_uses();
  }

  void check_definitions(const Uses& uses) {
    std::vector<InstructionId> ids{uses.definition};
    uses.more_definitions.for_each([&ids](InstructionId id) { ids.push_back(id); });
    auto definitions = in_text_order(state_, std::move(ids));
    std::erase_if(definitions, [](const InstructionRef& one) { return one->broken; });
    for (std::size_t i = 1; i < definitions.size(); ++i) {
      const InstructionRef& again = definitions[i];
      Problem problem =
          problem_at(again.absolute(again->name_range),
                     fmt::format("instruction already exists: {}", tables_.text(again->name)));
      const InstructionRef& first = definitions.front();
      problem.related.push_back(
          {first.absolute(first->name_range), "instruction previously defined here"});
      problems_.push_back(std::move(problem));
    }
  }

  void check_operands(const InstructionRef& user, Name name, const InstructionRef& definition) {
    if (user->opcode == Opcode::kParameter) return;  // a number was due: no name is looked up
    for (const Operand& operand : user.operands()) {
      if (operand.name != name) continue;
      // The name of a type, which is told of where operands are read.
      if (!definition && find_element_type(user.text_of(operand.range)) != nullptr) continue;
      // What XLA's printer writes for an operand that was deleted.
      if (!definition && user.text_of(operand.range) == "null") {
        Problem note =
            problem_at(user.absolute(operand.range),
                       "a deleted operand: XLA's printer writes `null`, its parser reads none");
        note.severity = Severity::kNote;
        problems_.push_back(std::move(note));
        continue;
      }
      add_reference(user.absolute(operand.range), definition,
                    fmt::format("instruction does not exist: {}", tables_.text(name)));
    }
  }

  void check_control_predecessors(const InstructionRef& user, Name name,
                                  const InstructionRef& definition) {
    for (const Attribute& attribute : user.attributes()) {
      if (tables_.text(attribute.name) != "control-predecessors") continue;
      for (const PlacedName& placed : read_names(user.text_of(attribute.value_range))) {
        if (tables_.name(placed.name) != name) continue;
        add_reference(placed.range.shifted(user.absolute(attribute.value_range).begin), definition,
                      fmt::format("instruction '{}' is not defined", placed.name));
      }
    }
  }

  void add_reference(text::Range range, const InstructionRef& definition, std::string message) {
    if (definition) defined_ = definition.absolute(definition->name_range);
    uses_.emplace_back(range, std::move(message));
  }

  // A name is told of where it is used first; its other uses go with that.
  void tell_uses() {
    std::ranges::sort(uses_);
    if (!uses_.empty()) {
      Problem problem = problem_at(uses_.front().first, std::move(uses_.front().second));
      if (!defined_.empty())
        problem.related.push_back({defined_, "defined here, not above its use"});
      for (std::size_t i = 1; i < std::min(uses_.size(), kMostUses); ++i)
        problem.related.push_back({uses_[i].first, "used here too"});
      problems_.push_back(std::move(problem));
    }
    uses_.clear();
    defined_ = {};
  }

  void check_callee(Name name, const Computation* only) {
    const Callee& callee = *state_.callees.find(name);
    check_heads(name, callee, only);
    std::vector<InstructionId> ids;
    callee.callers.for_each([&ids](InstructionId id) { ids.push_back(id); });
    for (const InstructionRef& caller : in_text_order(state_, std::move(ids))) {
      const ComputationId id = state_.scope_of(state_.find_piece(caller.id.piece), caller.id.index);
      if (only != nullptr && only->id() != id) continue;
      const Scope& where = scope(id);
      if (!where.computation || where.has_lost_names || caller->broken) continue;
      check_calls(caller, name);
    }
    tell_uses();
  }

  void check_heads(Name name, const Callee& callee, const Computation* only) {
    std::vector<Computation> heads;
    callee.heads.for_each([&](ComputationId id) {
      const auto spot = state_.find_scope(id);
      if (spot && module_.range().contains(spot->offset()))
        heads.emplace_back(module_.file(), *spot);
    });
    std::ranges::sort(heads, {}, [](const Computation& one) { return one.head_range(); });
    for (std::size_t i = 1; i < heads.size(); ++i) {
      if (only != nullptr && only->id() != heads[i].id()) continue;
      Problem problem = problem_at(
          heads[i].name_range(), fmt::format("computation already exists: {}", tables_.text(name)));
      problem.related.push_back(
          {heads.front().name_range(), "computation previously defined here"});
      problems_.push_back(std::move(problem));
    }
  }

  void check_calls(const InstructionRef& caller, Name name) {
    const auto callee = module_.find(name);
    if (callee && callee->range().begin < place_of(caller)) return;
    for (const Call& call : caller.calls()) {
      if (call.computation != name) continue;
      if (callee) defined_ = callee->name_range();
      uses_.emplace_back(caller.absolute(call.range),
                         fmt::format("computation does not exist: {}", tables_.text(name)));
    }
  }

  const Module& module_;
  Tables& tables_;
  const FileState& state_;
  std::map<ComputationId, Scope> scopes_;
  std::vector<Problem> problems_;
  // Of the name that is looked at: its uses that lead nowhere, each with what is said of it, and
  // where it is defined below them.
  std::vector<std::pair<text::Range, std::string>> uses_;
  text::Range defined_;
};

}  // namespace

std::vector<Problem> name_problems(const Module& module, const Computation& computation,
                                   Tables& tables) {
  return NameCheck(module, tables).run(&computation);
}

std::vector<Problem> name_problems(const Module& module, Tables& tables) {
  return NameCheck(module, tables).run(nullptr);
}

}  // namespace hlo
