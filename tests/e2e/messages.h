// Frames that an editor sends.
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace e2e {

inline std::string framed(const nlohmann::json& message) {
  const std::string body = message.dump();
  return "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
}

inline std::string request(int id, std::string_view method, nlohmann::json params = nullptr) {
  nlohmann::json message = {{"jsonrpc", "2.0"}, {"id", id}, {"method", method}};
  if (!params.is_null()) message["params"] = std::move(params);
  return framed(message);
}

inline std::string notification(std::string_view method, nlohmann::json params = nullptr) {
  nlohmann::json message = {{"jsonrpc", "2.0"}, {"method", method}};
  if (!params.is_null()) message["params"] = std::move(params);
  return framed(message);
}

// The number 1, from an editor whose process that is; none for 0.
inline std::string initialize(int process = 0) {
  const nlohmann::json id = process == 0 ? nlohmann::json(nullptr) : nlohmann::json(process);
  return request(1, "initialize",
                 {{"processId", id},
                  {"rootUri", nullptr},
                  {"capabilities", nlohmann::json::object()}}) +
         notification("initialized", nlohmann::json::object());
}

inline std::string opened(std::string_view uri, std::string_view text) {
  return notification(
      "textDocument/didOpen",
      {{"textDocument", {{"uri", uri}, {"languageId", "hlo"}, {"version", 1}, {"text", text}}}});
}

inline std::string shutdown_and_exit() { return request(2, "shutdown") + notification("exit"); }

}  // namespace e2e
