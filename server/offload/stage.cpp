#include "offload/stage.h"

#include <algorithm>
#include <array>
#include <string>

#include "hlo/file.h"
#include "offload/annotations.h"

namespace offload {
namespace {

struct StageName {
  Stage stage;
  std::string_view name;
};

constexpr std::array kStages = {
    StageName{Stage::kFramework, "framework"},
    StageName{Stage::kBeforeOffload, "before-offload"},
    StageName{Stage::kAfterOffload, "after-offload"},
    StageName{Stage::kFinal, "final"},
};

// What one look at all instructions gives where nothing asks for a move.
struct Signs {
  bool has_space = false;  // S(5) on an instruction other than a parameter of the entry
  bool has_tiles = false;
};

// Shapes are looked at once each: a module has few distinct ones.
class SignReader {
 public:
  SignReader(const hlo::Module& module, hlo::Tables& tables) : module_(module), tables_(tables) {}

  Signs read() {
    for (const hlo::Computation& computation : module_.computations())
      for (const hlo::InstructionRef& instruction : computation.instructions())
        look_at(instruction);
    return signs_;
  }

 private:
  void look_at(const hlo::InstructionRef& instruction) {
    if (instruction->shape < seen_.size() && seen_[instruction->shape]) return;
    if (instruction->shape >= seen_.size())
      seen_.resize(std::size_t{instruction->shape} * 2 + 1, false);
    const bool may_hold_space = instruction->opcode != hlo::Opcode::kParameter;
    if (may_hold_space) seen_[instruction->shape] = true;
    const std::string_view text = tables_.text(instruction->shape);
    signs_.has_tiles |= text.find(":T(") != std::string_view::npos;
    signs_.has_space |= may_hold_space && text.find("S(5)") != std::string_view::npos;
  }

  const hlo::Module& module_;
  hlo::Tables& tables_;
  std::vector<bool> seen_;
  Signs signs_;
};

// An annotate_device_placement that asks for a move.
bool has_placement(const hlo::Module& module, hlo::Tables& tables) {
  const Words words(tables);
  for (std::uint32_t i = 0; i < module.annotation_count(); ++i) {
    const hlo::InstructionRef call = module.annotation(i);
    const bool is_placement = call && call->opcode == hlo::Opcode::kCustomCall &&
                              role_of(call->target, words) == Role::kPlacement;
    if (is_placement && placement_role(call, words) != Role::kPlacement) return true;
  }
  return false;
}

std::string text_of(const hlo::File& file, text::Range range) {
  const auto piece = file.piece_at(range.begin);
  if (!piece || range.end > piece->start + piece->size) return {};
  return std::string(piece->piece->bytes.bytes().substr(range.begin - piece->start, range.size()));
}

bool is_scheduled(const hlo::Module& module, hlo::Tables& tables) {
  const hlo::Header* header = module.header();
  if (header == nullptr) return false;
  return std::ranges::any_of(header->attributes, [&](const hlo::HeaderAttribute& attribute) {
    return tables.text(attribute.name) == "is_scheduled" &&
           text_of(module.file(), attribute.value_range) == "true";
  });
}

bool has_tiled_layout(const hlo::Module& module, hlo::Tables& tables) {
  const hlo::Header* header = module.header();
  if (header == nullptr) return false;
  for (const hlo::LayoutLeaf& leaf : header->leaves)
    if (tables.text(leaf.shape).find(":T(") != std::string_view::npos) return true;
  return false;
}

struct TargetMark {
  std::string_view prefix;
  Backend backend;
};

constexpr std::array kTargetMarks = {
    TargetMark{"__cublas", Backend::kGpu},        TargetMark{"__cudnn", Backend::kGpu},
    TargetMark{"__cusolver", Backend::kGpu},      TargetMark{"__gpu$", Backend::kGpu},
    TargetMark{"__triton", Backend::kGpu},        TargetMark{"__onednn", Backend::kCpu},
    TargetMark{"tpu_custom_call", Backend::kTpu},
};

}  // namespace

StageChoice choose_stage(const hlo::Module& module, hlo::Tables& tables) {
  if (is_scheduled(module, tables)) return {Stage::kFinal, "the module is scheduled"};
  if (module.move_count() > 0)
    return {Stage::kBeforeOffload, "it has MoveToHost or MoveToDevice calls"};
  if (has_placement(module, tables))
    return {Stage::kFramework, "it has annotate_device_placement calls"};
  const Signs signs = SignReader(module, tables).read();
  if (signs.has_space)
    return {Stage::kAfterOffload,
            "it has no moves, and instructions carry the memory space of the host"};
  // Layout assignment gives every shape its tiles, so tiles in the entry layout alone come from the
  // framework.
  if (!signs.has_tiles && has_tiled_layout(module, tables))
    return {Stage::kFramework, "its entry layout has tiles and its instructions have none"};
  return {Stage::kBeforeOffload,
          "it has no moves, and no instruction carries the memory space of the host"};
}

Backend choose_backend(const hlo::Module& module, hlo::Tables& tables) {
  // Only the TPU has tiles.
  if (has_tiled_layout(module, tables)) return Backend::kTpu;
  for (const hlo::Computation& computation : module.computations()) {
    for (const hlo::InstructionRef& instruction : computation.instructions()) {
      if (instruction->target == 0) continue;
      const std::string_view target = tables.text(instruction->target);
      for (const TargetMark& mark : kTargetMarks)
        if (target.starts_with(mark.prefix)) return mark.backend;
    }
  }
  return Backend::kTpu;
}

std::optional<Stage> find_stage(std::string_view name) {
  for (const StageName& row : kStages)
    if (row.name == name) return row.stage;
  return std::nullopt;
}

std::string_view stage_name(Stage stage) {
  for (const StageName& row : kStages)
    if (row.stage == stage) return row.name;
  return "";
}

}  // namespace offload
