// Settings. Folders and files on disk do not matter here: each document stands alone, and an open
// one is what the client says it is.

#include "protocol/workspace.h"

#include <utility>

#include <nlohmann/json.hpp>

#include "base/log.h"
#include "protocol/lifecycle.h"
#include "session/handlers/handlers.h"

namespace session {
namespace {

using protocol::Json;

void take_answer(State& state, const rpc::Response& response) {
  const bool is_list =
      response.result && response.result->is_array() && response.result->size() == 1;
  if (!is_list) return base::log_warning("the client did not answer with its settings");
  use_settings(state, (*response.result)[0]);
}

void ask_for_settings(State& state) {
  if (!state.agreement->answers_configuration) return;
  const Json params = protocol::ConfigurationParams{{{std::nullopt, "hlo"}}};
  state.requests.ask("workspace/configuration", params,
                     [&state](const rpc::Response& response) { take_answer(state, response); });
}

void change(State& state, const protocol::DidChangeConfigurationParams& params) {
  if (state.agreement->answers_configuration) return ask_for_settings(state);
  if (!params.settings || !params.settings->is_object()) return;
  const auto own = params.settings->find("hlo");
  if (own != params.settings->end()) use_settings(state, *own);
}

void register_for_settings(State& state) {
  const Json params =
      protocol::RegistrationParams{{{"settings", "workspace/didChangeConfiguration",
                                     std::make_shared<Json>(Json{{"section", "hlo"}})}}};
  state.requests.ask("client/registerCapability", params, nullptr);
}

}  // namespace

void use_settings(State& state, const nlohmann::json& settings) {
  const ConfigReading reading = read_config(settings);
  for (const std::string& complaint : reading.complaints)
    state.client.show_once(complaint, protocol::MessageType::kWarning, complaint);
  if (reading.config == state.config) return;
  state.config = reading.config;
  for (const Documents::Shared& document : state.documents.all())
    state.scheduler.make_due(document);
}

void handle_workspace(State& state) {
  state.router.notification<protocol::NoParams>("initialized", [&state](const protocol::NoParams&) {
    if (state.agreement->registers_configuration) register_for_settings(state);
    ask_for_settings(state);
  });
  state.router.notification<protocol::DidChangeConfigurationParams>(
      "workspace/didChangeConfiguration",
      [&state](const protocol::DidChangeConfigurationParams& params) { change(state, params); });
  state.router.notification<protocol::DidChangeWatchedFilesParams>(
      "workspace/didChangeWatchedFiles", [](const protocol::DidChangeWatchedFilesParams& params) {
        base::log(base::LogLevel::kDebug, "{} files changed on disk; open ones stay as they are",
                  params.changes.size());
      });
  state.router.notification<protocol::DidChangeWorkspaceFoldersParams>(
      "workspace/didChangeWorkspaceFolders",
      [](const protocol::DidChangeWorkspaceFoldersParams& params) {
        base::log(base::LogLevel::kDebug, "{} folders came and {} went", params.event.added.size(),
                  params.event.removed.size());
      });
}

}  // namespace session
