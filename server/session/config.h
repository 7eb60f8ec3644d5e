#pragma once

// Settings of the user, under `hlo.`: defaults, reading, complaints. docs/protocol.md lists them.

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "analysis/snapshot.h"
#include "session/severities.h"

namespace session {

struct Config {
  analysis::Options analysis;  // hlo.backend, hlo.profile, hlo.stage
  // hlo.diagnostics.debounce; absent: from what the last rebuild took.
  std::optional<std::chrono::milliseconds> debounce;
  bool on_save_only = false;  // hlo.diagnostics.onSaveOnly
  Severities severities;      // hlo.diagnostics.severity: codes that are shown otherwise

  bool operator==(const Config&) const = default;
};

struct ConfigReading {
  Config config;
  std::vector<std::string> complaints;  // a sentence a setting that is unknown or has a wrong value
};

// `settings` is what stands under `hlo`; null and everything left out mean the defaults.
ConfigReading read_config(const nlohmann::json& settings);

}  // namespace session
