#include "session/client.h"

#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "rpc/message.h"

namespace session {

void Client::publish(std::string_view uri, std::string body) {
  send_({std::move(body), fmt::format("diagnostics {}", uri)});
}

void Client::clear(const std::string& uri, std::optional<std::int32_t> version) {
  publish(uri, diagnostics_text({uri, version, {}}));
}

void Client::show(protocol::MessageType type, std::string message) {
  const rpc::Json params = protocol::ShowMessageParams{type, std::move(message)};
  send(rpc::notification_text("window/showMessage", &params));
}

void Client::show_once(const std::string& about, protocol::MessageType type, std::string message) {
  if (told_.insert(about).second) show(type, std::move(message));
}

std::string diagnostics_text(const protocol::PublishDiagnosticsParams& params) {
  const rpc::Json json = params;
  return rpc::notification_text("textDocument/publishDiagnostics", &json);
}

}  // namespace session
