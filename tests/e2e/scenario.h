// Scenarios: conversations with the program in text files (tests/e2e/scenarios/README.md tells the
// form). Reading them fails with the place of what cannot be read.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace e2e {

struct Step {
  enum class Kind : std::uint8_t {
    kRequest,       // --> ID METHOD JSON
    kNotification,  // --> METHOD JSON
    kAnswer,        // --> answer JSON, to the last request of the server
    kResult,        // <-- ID JSON
    kError,         // <-- ID error JSON
    kMessage,       // <-- METHOD JSON, a notification or a request of the server
    kStart,         // @start JSON
    kApply,         // @apply ID NUMBER VERSION
    kExit,          // @exit CODE
  };

  Kind kind = Kind::kStart;
  int line = 0;
  int id = 0;
  std::string method{};
  std::vector<std::string> words{};  // of a directive
  nlohmann::json json{};             // null where the line has none
};

struct Scenario {
  std::filesystem::path path;
  std::map<std::string, std::string> texts;
  std::string encoding = "utf-16";
  bool is_server_only = false;  // the client does not keep to the protocol
  std::vector<Step> steps;

  std::string place(const Step& step) const;  // file:line
};

Scenario read_scenario(const std::filesystem::path& path);

}  // namespace e2e
