#include "features/sharding_advice.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "features/places.h"
#include "hlo/attribute.h"
#include "offload/annotations.h"

namespace features {
namespace {

// Longer ways than this are nobody's.
constexpr std::size_t kMostCalls = 64;

// The number of tiles that the dimensions of a value are cut into; absent where that is not told.
std::optional<std::int64_t> tile_count(std::string_view sharding) {
  constexpr std::string_view kDevices = "devices=[";
  const std::size_t begin = sharding.find(kDevices);
  if (begin == std::string_view::npos) return std::nullopt;
  const std::size_t end = sharding.find(']', begin);
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view list =
      sharding.substr(begin + kDevices.size(), end - begin - kDevices.size());
  auto tiles = hlo::read_integers(fmt::format("{{{}}}", list));
  if (!tiles || tiles->empty()) return std::nullopt;
  if (sharding.find("last_tile_dim") != std::string_view::npos) tiles->pop_back();
  std::int64_t count = 1;
  for (const std::int64_t tile : *tiles) {
    if (tile < 1 || tile > 1'000'000 || count > 1'000'000) return std::nullopt;
    count *= tile;
  }
  return count;
}

// Without blanks; what cuts nothing is `{replicated}`, however it is written.
std::string in_one_form(std::string_view sharding) {
  if (tile_count(sharding) == 1) return "{replicated}";
  std::string out;
  for (const char byte : sharding)
    if (std::isspace(static_cast<unsigned char>(byte)) == 0) out += byte;
  return out;
}

class ShardingAdvice {
 public:
  ShardingAdvice(const analysis::ModuleAnalysis& analysis, hlo::Tables& tables)
      : module_(analysis.module),
        result_(*analysis.tracking.result),
        tables_(tables),
        sharding_(tables.name("sharding")),
        words_(tables) {}

  std::vector<hlo::Problem> run() {
    const auto entry = module_.entry();
    for (const offload::Position& position : result_.host) {
      const hlo::InstructionRef parameter = module_.at(position.instruction);
      if (!parameter || parameter->opcode != hlo::Opcode::kParameter || !position.index.empty())
        continue;
      const auto computation = module_.computation_of(parameter.id);
      if (entry && computation && computation->id() == entry->id()) look_at(parameter);
    }
    return std::move(out_);
  }

 private:
  std::string_view sharding_of(const hlo::InstructionRef& instruction) const {
    const hlo::Attribute* attribute = instruction.find_attribute(sharding_);
    return attribute == nullptr ? std::string_view{} : instruction.text_of(attribute->value_range);
  }

  // Along calls that give the value a sharding, and through the move itself, whose result takes the
  // sharding of its only user.
  void look_at(const hlo::InstructionRef& parameter) {
    const std::string_view before = sharding_of(parameter);
    const auto computation = module_.computation_of(parameter.id);
    if (before.empty() || parameter->name == 0 || !computation) return;
    std::vector<hlo::InstructionRef> open{parameter};
    for (std::size_t i = 0; i < open.size() && i < kMostCalls; ++i) {
      const auto users = computation->users_of(open[i]->name);
      for (const hlo::InstructionRef& user : users) {
        if (user->opcode != hlo::Opcode::kCustomCall || user->name == 0) continue;
        const bool is_move = user->target == words_.placement &&
                             offload::placement_role(user, words_) == offload::Role::kMoveToDevice;
        if (is_move && computation->users_of(user->name).size() == 1) open.push_back(user);
        if (user->target != words_.sharding) continue;
        const std::string_view behind = sharding_of(user);
        if (behind.empty()) continue;
        if (in_one_form(before) == in_one_form(behind)) {
          open.push_back(user);
        } else {
          report(parameter, before, user, behind);
        }
      }
    }
  }

  void report(const hlo::InstructionRef& parameter, std::string_view before,
              const hlo::InstructionRef& call, std::string_view behind) {
    hlo::Problem problem;
    problem.range = range_of(module_, call.id, -1);
    problem.severity = hlo::Severity::kWarning;
    problem.code = "sharding-mismatch";
    problem.message = fmt::format(
        "`{}` is in host memory and its sharding {} becomes {} before an optimization barrier "
        "holds "
        "it on the device: the partitioner does that in front of the move, on the host (slow)",
        tables_.text(parameter->name), before, behind);
    problem.related.push_back(
        {range_of(module_, parameter.id, -1), "in host memory as this parameter"});
    out_.push_back(std::move(problem));
  }

  const hlo::Module& module_;
  const offload::Result& result_;
  hlo::Tables& tables_;
  const hlo::Name sharding_;
  const offload::Words words_;
  std::vector<hlo::Problem> out_;
};

bool is_partitioned(const hlo::Module& module, const hlo::Tables& tables) {
  const hlo::Header* header = module.header();
  return header != nullptr &&
         std::ranges::any_of(header->attributes, [&](const hlo::HeaderAttribute& attribute) {
           return tables.text(attribute.name) == "num_partitions";
         });
}

}  // namespace

std::vector<hlo::Problem> sharding_problems(const analysis::ModuleAnalysis& analysis,
                                            hlo::Tables& tables) {
  if (analysis.stage.stage != offload::Stage::kFramework || !analysis.tracking.result ||
      !is_partitioned(analysis.module, tables))
    return {};
  return ShardingAdvice(analysis, tables).run();
}

}  // namespace features
