#include "tests/property/every_name.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string_view>
#include <unordered_map>
#include <utility>

#include <fmt/format.h>

#include "hlo/attribute.h"

namespace property {

using namespace hlo;

namespace {

constexpr std::string_view kCode = "name";
constexpr std::ptrdiff_t kMostUses = 100;  // of one name

Problem problem_at(text::Range range, std::string message) {
  Problem problem;
  problem.range = range;
  problem.code = kCode;
  problem.message = std::move(message);
  return problem;
}

// The uses of a name that lead nowhere.
struct Group {
  std::map<text::Range, std::string> uses;  // each with what is said of it
  text::Range defined;                      // below them, or empty
};

using Groups = std::map<std::pair<ComputationId, Name>, Group>;

class NameCheck {
 public:
  NameCheck(const Module& module, const Computation& computation, Tables& tables, Groups& groups)
      : module_(module),
        computation_(computation),
        tables_(tables),
        groups_(groups),
        instructions_(computation.instructions()) {}

  std::vector<Problem> run() {
    const bool has_lost_names =
        std::ranges::any_of(instructions_, [](const InstructionRef& instruction) {
          return instruction->broken && instruction->name == 0;
        });
    for (const InstructionRef& instruction : instructions_) {
      if (instruction->broken) continue;
      check_definition(instruction);
      if (has_lost_names) continue;
      check_operands(instruction);
      check_control_predecessors(instruction);
      check_calls(instruction);
    }
    return std::move(problems_);
  }

 private:
  void check_definition(const InstructionRef& instruction) {
    if (instruction->name == 0) return;
    const auto [first, is_new] = defined_.emplace(instruction->name, &instruction);
    if (is_new) return;
    Problem problem =
        problem_at(instruction.absolute(instruction->name_range),
                   fmt::format("instruction already exists: {}", tables_.text(instruction->name)));
    problem.related.push_back({first->second->absolute((*first->second)->name_range),
                               "instruction previously defined here"});
    problems_.push_back(std::move(problem));
  }

  void check_operands(const InstructionRef& user) {
    if (user->opcode == Opcode::kParameter) return;
    for (const Operand& operand : user.operands()) {
      if (operand.name == 0) continue;
      check_reference(user, operand.name, user.absolute(operand.range),
                      fmt::format("instruction does not exist: {}", tables_.text(operand.name)));
    }
  }

  void check_control_predecessors(const InstructionRef& user) {
    for (const Attribute& attribute : user.attributes()) {
      if (tables_.text(attribute.name) != "control-predecessors") continue;
      for (const PlacedName& placed : read_names(user.text_of(attribute.value_range))) {
        check_reference(user, tables_.name(placed.name),
                        placed.range.shifted(user.absolute(attribute.value_range).begin),
                        fmt::format("instruction '{}' is not defined", placed.name));
      }
    }
  }

  void check_reference(const InstructionRef& user, Name name, text::Range range,
                       std::string message) {
    const InstructionRef definition = computation_.find(name);
    const text::Offset place = user.absolute(user->whole).begin;
    if (definition && definition.absolute(definition->whole).begin < place) return;
    add_use({computation_.id(), name}, range,
            definition ? definition.absolute(definition->name_range) : text::Range{},
            std::move(message));
  }

  void add_use(std::pair<ComputationId, Name> key, text::Range range, text::Range defined,
               std::string message) {
    Group& group = groups_[key];
    group.defined = defined;
    group.uses.emplace(range, std::move(message));
  }

  void check_calls(const InstructionRef& user) {
    for (const Call& call : user.calls()) {
      if (call.computation == 0) continue;
      const auto callee = module_.find(call.computation);
      if (callee && callee->range().begin < user.absolute(user->whole).begin) continue;
      // A computation is one and the same for all of the module.
      add_use({ComputationId{}, call.computation}, user.absolute(call.range),
              callee ? callee->name_range() : text::Range{},
              fmt::format("computation does not exist: {}", tables_.text(call.computation)));
    }
  }

  const Module& module_;
  const Computation& computation_;
  Tables& tables_;
  Groups& groups_;
  std::vector<InstructionRef> instructions_;
  std::unordered_map<Name, const InstructionRef*> defined_;
  std::vector<Problem> problems_;
};

Problem problem_of(const Group& group) {
  const auto& [range, message] = *group.uses.begin();
  Problem problem = problem_at(range, message);
  if (!group.defined.empty())
    problem.related.push_back({group.defined, "defined here, not above its use"});
  for (auto use = std::next(group.uses.begin()); use != group.uses.end(); ++use) {
    if (std::distance(group.uses.begin(), use) < kMostUses)
      problem.related.push_back({use->first, "used here too"});
  }
  return problem;
}

Problem repeated_head(const Computation& again, text::Range first, const Tables& tables) {
  Problem problem = problem_at(
      again.name_range(), fmt::format("computation already exists: {}", tables.text(again.name())));
  problem.related.push_back({first, "computation previously defined here"});
  return problem;
}

}  // namespace

std::vector<Problem> problems_of_every_name(const Module& module, Tables& tables) {
  std::vector<Problem> problems;
  Groups groups;
  std::map<Name, text::Range> heads;
  for (const Computation& computation : module.computations()) {
    if (computation.name() != 0) {
      const auto [first, is_new] = heads.emplace(computation.name(), computation.name_range());
      if (!is_new) problems.push_back(repeated_head(computation, first->second, tables));
    }
    if (!computation.has_head() && !computation.is_nested()) continue;
    std::ranges::move(NameCheck(module, computation, tables, groups).run(),
                      std::back_inserter(problems));
  }
  for (const auto& [key, group] : groups) problems.push_back(problem_of(group));
  return problems;
}

}  // namespace property
