#include "features/memory_path.h"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "analysis/tracking.h"
#include "features/named.h"
#include "features/placement.h"
#include "features/places.h"
#include "hlo/lookup.h"
#include "hlo/shape.h"

namespace features {

namespace {

struct Value {
  hlo::InstructionRef definition;
  text::Range range;  // of what was asked for: the name or the operand
};

// An operand stands for what it names; any other place inside an instruction for the instruction.
std::optional<Value> value_at(const hlo::File& file, text::Offset offset) {
  const auto found = hlo::find_at(file, offset);
  if (!found) return std::nullopt;
  const bool is_use = found->kind == hlo::Found::Kind::kOperand ||
                      found->kind == hlo::Found::Kind::kControlPredecessor ||
                      found->kind == hlo::Found::Kind::kParameterName;
  if (is_use) {
    const hlo::InstructionRef definition = instruction_named(file, *found);
    return definition ? std::optional(Value{definition, found->range}) : std::nullopt;
  }
  if (!found->instruction) return std::nullopt;
  return Value{found->instruction, name_or_whole(found->instruction)};
}

std::string name_of(const hlo::Module& module, hlo::Tables& tables, const offload::Step& step) {
  if (step.kind == offload::StepKind::kOutput)
    return "output " + hlo::print_index(step.position.index);
  const hlo::InstructionRef instruction = module.at(step.position.instruction);
  if (!instruction) return "";
  return std::string(
      tables.text(instruction->name != 0 ? instruction->name : instruction->opcode_name));
}

std::string output_in_words(const hlo::ShapeIndex& output) {
  return output.empty() ? "the output" : "output " + hlo::print_index(output);
}

bool passes(const offload::Leak& leak, hlo::InstructionId instruction) {
  return std::ranges::any_of(leak.chain, [&](const offload::Step& step) {
    return step.position.instruction == instruction;
  });
}

void follow(const analysis::ModuleAnalysis& analysis, hlo::Tables& tables,
            const std::vector<offload::Step>& chain, MemoryPath& path) {
  for (const offload::Step& step : chain) {
    path.steps.push_back({range_of_step(analysis.module, step),
                          name_of(analysis.module, tables, step), step.message});
  }
}

// The first position of the value that a walk visited.
const offload::HostStep* find_visit(const offload::HostWalk& walk, hlo::InstructionId instruction) {
  const auto found = std::ranges::find_if(walk.steps, [&](const offload::HostStep& step) {
    return step.at.instruction == instruction;
  });
  return found == walk.steps.end() ? nullptr : &*found;
}

// What a walk first reached through a value, the value included.
std::set<hlo::InstructionId> reached_through(const offload::HostWalk& walk,
                                             hlo::InstructionId instruction) {
  std::set<hlo::InstructionId> reached;
  std::vector<bool> is_behind(walk.steps.size());
  for (std::size_t i = 0; i < walk.steps.size(); ++i) {
    const offload::HostStep& step = walk.steps[i];
    const bool follows = step.origin >= 0 && is_behind[static_cast<std::size_t>(step.origin)];
    is_behind[i] = step.at.instruction == instruction || follows;
    if (is_behind[i]) reached.insert(step.at.instruction);
  }
  return reached;
}

class PathFinder {
 public:
  PathFinder(const analysis::Snapshot& at, const analysis::ModuleAnalysis& analysis)
      : at_(at),
        analysis_(analysis),
        result_(*analysis.tracking.result),
        kept_(analysis::host_walks(at, analysis)),
        walks_(*kept_) {}

  void find(const hlo::InstructionRef& value, MemoryPath& path) const {
    if (follow_leak(value, path) || follow_move_back(value, path) || follow_walk(value, path)) {
      return;
    }
    const bool is_host = path.placement.find("host memory") != std::string::npos;
    if (!is_host) {
      path.ending = "never leaves the device";
    } else {
      path.ending = is_tracked(analysis_) ? "stays in host memory" : "in host memory as written";
    }
  }

 private:
  bool follow_leak(const hlo::InstructionRef& value, MemoryPath& path) const {
    for (const offload::Leak& leak : result_.leaks) {
      if (!passes(leak, value.id)) continue;
      follow(analysis_, *at_.tables, leak.chain, path);
      path.ending = fmt::format("returned as {}, which is device memory (E1200)",
                                output_in_words(leak.output));
      return true;
    }
    return false;
  }

  bool follow_walk(const hlo::InstructionRef& value, MemoryPath& path) const {
    for (const offload::HostWalk& walk : walks_) {
      const offload::HostStep* visit = find_visit(walk, value.id);
      if (visit == nullptr) continue;
      follow(analysis_, *at_.tables, offload::chain_of(walks_, visit->at), path);
      path.ending = ending_of(walk, value);
      return true;
    }
    return false;
  }

  // A move to the device, or a slice that leads to one: the way of its operand, and then back.
  bool follow_move_back(const hlo::InstructionRef& value, MemoryPath& path) const {
    for (const offload::HostWalk& walk : walks_) {
      const auto is_it = [&](const offload::Position& end) { return end.instruction == value.id; };
      if (std::ranges::none_of(walk.moved_back, is_it)) continue;
      for (const offload::HostStep& step : walk.steps) {
        if (!names(value, analysis_.module.at(step.at.instruction))) continue;
        follow(analysis_, *at_.tables, offload::chain_of(walks_, step.at), path);
        break;
      }
      path.steps.push_back(
          {range_of(analysis_.module, value.id, -1), path.name, "comes back to the device here"});
      path.ending = "back in device memory";
      return true;
    }
    return false;
  }

  static bool names(const hlo::InstructionRef& user, const hlo::InstructionRef& value) {
    return value && std::ranges::any_of(user.operands(), [&](const hlo::Operand& operand) {
             return operand.name != 0 && operand.name == value->name;
           });
  }

  std::string ending_of(const offload::HostWalk& walk, const hlo::InstructionRef& value) const {
    const auto reached = reached_through(walk, value.id);
    std::vector<std::string> endings;
    const auto entry = analysis_.module.entry();
    if (entry && reached.contains(entry->root().id)) {
      for (const hlo::ShapeIndex& output : walk.outputs) {
        endings.push_back(fmt::format("returned as {} in host memory", output_in_words(output)));
      }
    }
    for (const offload::Position& end : walk.moved_back) {
      const auto move = analysis_.module.at(end.instruction);
      const auto is_operand = [&](hlo::InstructionId id) {
        return names(move, analysis_.module.at(id));
      };
      if (!move || std::ranges::none_of(reached, is_operand)) continue;
      endings.push_back(
          fmt::format("comes back to the device at `{}`", at_.tables->text(move->name)));
    }
    return endings.empty() ? "stays in host memory" : fmt::format("{}", fmt::join(endings, "; "));
  }

  const analysis::Snapshot& at_;
  const analysis::ModuleAnalysis& analysis_;
  const offload::Result& result_;
  const std::shared_ptr<const analysis::HostWalks> kept_;
  const analysis::HostWalks& walks_;
};

}  // namespace

std::optional<MemoryPath> memory_path(const analysis::Snapshot& at, text::Offset offset) {
  const auto value = value_at(*at.file, offset);
  if (!value || at.modules.empty()) return std::nullopt;
  const analysis::ModuleAnalysis& analysis = at.modules[module_index_at(at, value->range.begin)];
  if (!analysis.tracking.result) return std::nullopt;

  MemoryPath path;
  path.range = value->range;
  const hlo::Instruction& definition = *value->definition.instruction;
  path.name = at.tables->text(definition.name != 0 ? definition.name : definition.opcode_name);
  if (path.name.empty()) return std::nullopt;
  path.placement = placement_of(at, analysis, value->definition);
  PathFinder(at, analysis).find(value->definition, path);
  return path;
}

std::vector<text::Offset> definitions_of(const analysis::Snapshot& at, std::string_view name) {
  std::vector<text::Offset> offsets;
  if (name.starts_with('%')) name.remove_prefix(1);
  const hlo::Name symbol = at.tables->name(name);
  for (const analysis::ModuleAnalysis& analysis : at.modules) {
    for (const hlo::Computation& computation : analysis.module.computations()) {
      const hlo::InstructionRef found = computation.find(symbol);
      if (found) offsets.push_back(found.absolute(found->name_range).begin);
    }
  }
  std::ranges::sort(offsets);
  return offsets;
}

}  // namespace features
