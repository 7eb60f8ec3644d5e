#include "features/host_cost.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "features/trip_count.h"
#include "hlo/shape.h"
#include "offload/fixes/edits.h"

namespace features {
namespace {

using hlo::Opcode;

// Calls inside calls beyond that are not looked through.
constexpr int kMostCalls = 64;
constexpr std::int64_t kManyRounds = std::int64_t{1} << 40;

std::uint64_t key(hlo::InstructionId id) { return (std::uint64_t{id.piece} << 32) | id.index; }

}  // namespace

HostCost::HostCost(const analysis::ModuleAnalysis& analysis, hlo::Tables& tables)
    : analysis_(analysis), tables_(tables), words_(tables) {
  const offload::Result& result = *analysis.tracking.result;
  host_.reserve(result.host.size());
  for (const offload::Position& position : result.host) host_.push_back(key(position.instruction));
  std::ranges::sort(host_);
}

std::string HostCost::in_words(hlo::InstructionId id) const {
  const hlo::InstructionRef instruction = analysis_.module.at(id);
  if (!instruction) return "";
  const std::string bytes = bytes_in_words(instruction);
  const std::string rounds = rounds_in_words(instruction);
  if (bytes.empty() && rounds.empty()) return "";
  return fmt::format("works on {}{}", bytes.empty() ? "host memory" : bytes, rounds);
}

bool HostCost::is_host(const hlo::InstructionRef& value) const {
  if (!value) return false;
  if (std::ranges::binary_search(host_, key(value.id))) return true;
  // What moves a value there is gone behind the pass.
  offload::Role role = offload::role_of(value->target, words_);
  if (role == offload::Role::kPlacement) role = offload::placement_role(value, words_);
  return role == offload::Role::kMoveToHost;
}

std::string HostCost::bytes_in_words(const hlo::InstructionRef& instruction) const {
  const auto computation = analysis_.module.computation_of(instruction.id);
  if (!computation) return "";
  std::optional<std::int64_t> sum = 0;
  std::vector<hlo::Name> seen;
  for (const hlo::Operand& operand : instruction.operands()) {
    if (operand.name == 0 || std::ranges::find(seen, operand.name) != seen.end()) continue;
    seen.push_back(operand.name);
    const hlo::InstructionRef value = computation->find(operand.name);
    if (!is_host(value)) continue;
    const hlo::Shape& shape = tables_.at(value->shape);
    // Of a tuple only a part may be there.
    if (!shape.is_array()) return "";
    sum = offload::added_size(sum, &shape);
  }
  if (!sum || *sum == 0) return "";
  return offload::size_in_words(sum) + " in host memory";
}

// From the inside out, as long as each computation has one caller. A branch may be taken in any
// round or in none, so behind one the rounds are the most there can be.
std::string HostCost::rounds_in_words(const hlo::InstructionRef& instruction) const {
  std::optional<std::int64_t> rounds = 1;
  std::vector<std::string> loops;
  bool is_in_branch = false;
  auto computation = analysis_.module.computation_of(instruction.id);
  for (int i = 0; i < kMostCalls && computation; ++i) {
    const auto callers = analysis_.module.callers_of(*computation);
    if (callers.empty()) break;
    if (callers.size() > 1) return "";
    const hlo::InstructionRef& caller = callers.front();
    is_in_branch |= caller->opcode == Opcode::kConditional;
    const auto count = caller->opcode == Opcode::kWhile
                           ? trip_count(analysis_.module, tables_, caller)
                           : std::optional<std::int64_t>(1);
    // What happens once needs no word.
    if (count != 1) {
      const std::string_view name = tables_.text(caller->name);
      loops.push_back(count ? fmt::format("{} rounds of `{}`", *count, name)
                            : fmt::format("the rounds of `{}`", name));
      const bool fits =
          rounds && count && *rounds <= kManyRounds / std::max<std::int64_t>(*count, 1);
      rounds = fits ? std::optional(*rounds * *count) : std::nullopt;
    }
    computation = analysis_.module.computation_of(caller.id);
  }
  if (loops.empty()) return "";
  const std::string often = !rounds        ? std::string("once in each round")
                            : is_in_branch ? fmt::format("up to {} times a run", *rounds)
                                           : fmt::format("{} times a run", *rounds);
  return fmt::format(", {} ({})", often, fmt::join(loops, ", "));
}

}  // namespace features
