// initialize, shutdown, exit, cancelling.

#include "protocol/lifecycle.h"

#include <utility>

#include <nlohmann/json.hpp>

#include "base/log.h"
#include "protocol/window.h"
#include "session/handlers/handlers.h"

namespace session {
namespace {

void initialize(State& state, const rpc::Id& id, const protocol::InitializeParams& client) {
  if (state.phase != Phase::kStarting) {
    return state.requests.fail(id, rpc::ErrorCode::kInvalidRequest, "initialized already");
  }
  state.phase = Phase::kRunning;
  auto agreement = std::make_shared<Agreement>(agreement_with(client));
  agreement->diagnostics_page = state.around.diagnostics_page;
  state.agreement = std::move(agreement);
  if (client.processId && state.around.watch_process) state.around.watch_process(*client.processId);
  state.requests.finish(id, offer(*state.agreement, state.around.version));
  if (!client.initializationOptions) return;
  const rpc::Json& options = *client.initializationOptions;
  const bool is_wrapped = options.is_object() && options.contains("hlo");
  use_settings(state, is_wrapped ? options["hlo"] : options);
}

void shut_down(State& state, const rpc::Id& id) {
  state.phase = Phase::kShutDown;
  for (const Documents::Shared& document : state.documents.all()) document->closed.cancel();
  state.requests.cancel_all_but(id, rpc::ErrorCode::kServerCancelled, "the server shuts down");
  state.requests.finish(id, nullptr);
}

}  // namespace

void handle_lifecycle(State& state) {
  state.router.request<protocol::InitializeParams>(
      "initialize", [&state](const rpc::Id& id, const protocol::InitializeParams& client) {
        initialize(state, id, client);
      });
  state.router.request<protocol::NoParams>(
      "shutdown", [&state](const rpc::Id& id, const protocol::NoParams&) { shut_down(state, id); });
  state.router.notification<protocol::NoParams>("exit", [&state](const protocol::NoParams&) {
    leave(state, state.phase == Phase::kShutDown ? 0 : 1);
  });
  state.router.notification<protocol::CancelParams>(
      "$/cancelRequest",
      [&state](const protocol::CancelParams& cancel) { state.requests.cancel(cancel.id); });
}

}  // namespace session
