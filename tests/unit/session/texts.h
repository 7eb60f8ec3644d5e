// Texts and messages that tests of the session share.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "tests/support/catch.h"
#include "tests/support/loopback_client.h"

namespace session_test {

using support::Json;
using support::LoopbackClient;

inline constexpr std::string_view kUri = "file:///dump/module.hlo";
inline constexpr std::string_view kPublish = "textDocument/publishDiagnostics";

// `out` is moved to host memory and returned in device memory: one E1200.
inline const std::string kLeak =
    R"(HloModule leak, entry_computation_layout={(f32[12]{0})->(f32[12]{0})}

ENTRY main {
  x = f32[12]{0} parameter(0)
  out = f32[12]{0} custom-call(x), custom_call_target="MoveToHost"
  ROOT result = (f32[12]{0}) tuple(out)
}
)";
// The same with the output in host memory.
inline const std::string kClean = [] {
  std::string text = kLeak;
  const std::string_view device = "->(f32[12]{0})}";
  text.replace(text.find(device), device.size(), "->(f32[12]{0:S(5)})}");
  return text;
}();

inline Json position_of(std::string_view text, std::string_view word, int inside = 0) {
  const std::size_t at = text.find(word);
  REQUIRE(at != text.npos);
  const std::string_view before = text.substr(0, at + static_cast<std::size_t>(inside));
  const auto line = std::count(before.begin(), before.end(), '\n');
  const std::size_t start = before.rfind('\n') == before.npos ? 0 : before.rfind('\n') + 1;
  return {{"line", line}, {"character", before.size() - start}};
}

inline Json range_of(std::string_view text, std::string_view word) {
  return {{"start", position_of(text, word)},
          {"end", position_of(text, word, static_cast<int>(word.size()))}};
}

inline Json at(std::string_view uri, const Json& position) {
  return {{"textDocument", {{"uri", uri}}}, {"position", position}};
}

inline Json change(std::string_view uri, int version, const Json& changes) {
  return {{"textDocument", {{"uri", uri}, {"version", version}}}, {"contentChanges", changes}};
}

inline Json opening(const std::string& text) {
  return {{"textDocument", {{"uri", kUri}, {"languageId", "hlo"}, {"version", 1}, {"text", text}}}};
}

inline Json codes_of(const Json& diagnostics) {
  Json codes = Json::array();
  for (const Json& diagnostic : diagnostics["diagnostics"]) codes.push_back(diagnostic["code"]);
  return codes;
}

inline const Json kNone = Json::array();
inline const Json kOneLeak = {"E1200"};

// An edit in the last line, which changes nothing that is told: a comment grows.
inline Json comment(int version) {
  const Json end = {{"line", 7}, {"character", 0}};
  return change(kUri, version, {{{"range", {{"start", end}, {"end", end}}}, {"text", "// x\n"}}});
}

}  // namespace session_test
