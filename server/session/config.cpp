#include "session/config.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "features/codes.h"
#include "offload/profile.h"
#include "offload/stage.h"

namespace session {
namespace {

using Json = nlohmann::json;

constexpr std::int64_t kLongestDebounce = 60'000;

// Settings that are read by the client alone.
constexpr std::array<std::string_view, 2> kOfTheClient = {"server", "trace"};

struct SeverityName {
  std::string_view name;
  std::optional<protocol::DiagnosticSeverity> severity;
};

constexpr std::array kSeverities = {
    SeverityName{"error", protocol::DiagnosticSeverity::kError},
    SeverityName{"warning", protocol::DiagnosticSeverity::kWarning},
    SeverityName{"information", protocol::DiagnosticSeverity::kInformation},
    SeverityName{"hint", protocol::DiagnosticSeverity::kHint},
    SeverityName{"off", std::nullopt},
};

class Reader {
 public:
  ConfigReading read(const Json& settings) {
    if (is_nothing(settings)) return std::move(reading_);
    if (!settings.is_object()) {
      complain("hlo", "must be an object");
      return std::move(reading_);
    }
    for (const auto& [key, value] : settings.items()) read_setting(key, value);
    return std::move(reading_);
  }

 private:
  // An empty table of Lua comes as an empty list.
  static bool is_nothing(const Json& value) {
    return value.is_null() || (value.is_array() && value.empty());
  }

  void read_setting(const std::string& key, const Json& value) {
    if (is_nothing(value) || std::ranges::find(kOfTheClient, key) != kOfTheClient.end()) return;
    if (key == "backend") return read_backend(value);
    if (key == "profile") return read_profile(value);
    if (key == "stage") return read_stage(value);
    if (key == "diagnostics") return read_diagnostics(value);
    complain("hlo." + key, "is no setting");
  }

  void read_backend(const Json& value) {
    const std::string name = word(value);
    reading_.config.analysis.backend = offload::find_backend(name);
    if (name != "auto" && !reading_.config.analysis.backend)
      complain("hlo.backend", "must be auto, tpu, gpu or cpu");
  }

  void read_stage(const Json& value) {
    const std::string name = word(value);
    reading_.config.analysis.stage = offload::find_stage(name);
    if (name != "auto" && !reading_.config.analysis.stage)
      complain("hlo.stage", "must be auto, framework, before-offload, after-offload or final");
  }

  void read_profile(const Json& value) {
    const std::string name = word(value);
    if (const auto found = offload::find_profile(name)) {
      reading_.config.analysis.profile = *found;
    } else if (!name.empty()) {
      complain("hlo.profile", fmt::format("has no version `{}`: {}; the newest one is used", name,
                                          offload::profile_names()));
    }
  }

  void read_diagnostics(const Json& value) {
    if (!value.is_object()) return complain("hlo.diagnostics", "must be an object");
    for (const auto& [key, setting] : value.items()) {
      if (is_nothing(setting)) continue;
      if (key == "debounce") {
        read_debounce(setting);
      } else if (key == "onSaveOnly") {
        read_on_save_only(setting);
      } else if (key == "severity") {
        read_severities(setting);
      } else {
        complain("hlo.diagnostics." + key, "is no setting");
      }
    }
  }

  void read_debounce(const Json& value) {
    if (word(value) == "auto") return;
    const bool is_time = value.is_number_integer() && value >= 0 && value <= kLongestDebounce;
    if (!is_time) {
      return complain(
          "hlo.diagnostics.debounce",
          fmt::format("must be \"auto\" or milliseconds from 0 to {}", kLongestDebounce));
    }
    reading_.config.debounce = std::chrono::milliseconds(value.get<std::int64_t>());
  }

  void read_on_save_only(const Json& value) {
    if (!value.is_boolean()) return complain("hlo.diagnostics.onSaveOnly", "must be true or false");
    reading_.config.on_save_only = value.get<bool>();
  }

  void read_severities(const Json& value) {
    if (!value.is_object()) return complain("hlo.diagnostics.severity", "must be an object");
    for (const auto& [code, severity] : value.items()) {
      if (is_nothing(severity)) continue;
      const std::string setting = "hlo.diagnostics.severity." + code;
      const auto known = std::ranges::find(kSeverities, word(severity), &SeverityName::name);
      if (!features::is_diagnostic_code(code)) {
        complain(setting, "is about a code that does not exist");
      } else if (known == kSeverities.end()) {
        complain(setting, "must be error, warning, information, hint or off");
      } else {
        reading_.config.severities[code] = known->severity;
      }
    }
  }

  static std::string word(const Json& value) {
    return value.is_string() ? value.get<std::string>() : value.is_null() ? "" : "?";
  }

  void complain(const std::string& setting, const std::string& why) {
    reading_.complaints.push_back(fmt::format("the setting {} {}", setting, why));
  }

  ConfigReading reading_;
};

}  // namespace

ConfigReading read_config(const nlohmann::json& settings) { return Reader().read(settings); }

}  // namespace session
