#pragma once

// Which stage of compilation a module shows, and why. Decided from the text alone: text behind the
// pass and scheduled text are never tracked, since erasing their memory spaces and tracking again
// would give wrong answers.

#include <optional>
#include <string>
#include <string_view>

#include "hlo/module.h"
#include "offload/profile.h"

namespace offload {

enum class Stage {
  kFramework,      // in front of the optimizer: annotate_device_placement
  kBeforeOffload,  // MoveToHost, MoveToDevice
  kAfterOffload,   // memory spaces on instructions
  kFinal,          // scheduled
};

struct StageChoice {
  Stage stage = Stage::kBeforeOffload;
  std::string reason;  // what in the text decided, for the user
};

StageChoice choose_stage(const hlo::Module& module, hlo::Tables& tables);
// The back end that the module itself shows, by its layouts and custom calls; the TPU where it
// shows none.
Backend choose_backend(const hlo::Module& module, hlo::Tables& tables);
std::optional<Stage> find_stage(std::string_view name);  // not "auto"
std::string_view stage_name(Stage stage);

}  // namespace offload
