#include "session/session.h"

#include <exception>
#include <utility>

#include "base/log.h"
#include "session/convert.h"
#include "session/handlers/ask.h"
#include "session/handlers/handlers.h"

namespace session {
namespace {

void receive_request(State& state, const rpc::Request& request) {
  if (!state.requests.begin(request.id)) {
    base::log_error("the id {} is in flight already", request.id.text());
    return state.client.send(rpc::error_text(request.id, rpc::ErrorCode::kInvalidRequest,
                                             "a request with this id is in flight"));
  }
  if (state.phase == Phase::kStarting && request.method != "initialize") {
    return state.requests.fail(request.id, rpc::ErrorCode::kServerNotInitialized,
                               "the first request must be initialize");
  }
  if (state.phase == Phase::kShutDown) {
    return state.requests.fail(request.id, rpc::ErrorCode::kInvalidRequest,
                               "the server was told to shut down");
  }
  try {
    state.router.dispatch(request);
  } catch (const std::exception& error) {
    base::log_error("{} failed: {}", request.method, error.what());
    state.requests.fail(request.id, rpc::ErrorCode::kInternalError, "internal error");
  }
}

void receive_notification(State& state, const rpc::Notification& notification) {
  if (state.phase != Phase::kRunning && notification.method != "exit") return;
  try {
    state.router.dispatch(notification);
  } catch (const std::exception& error) {
    base::log_error("{} failed: {}", notification.method, error.what());
  }
}

struct Receiver {
  State& state;

  void operator()(const rpc::Request& request) const { receive_request(state, request); }
  void operator()(const rpc::Notification& notification) const {
    receive_notification(state, notification);
  }
  void operator()(const rpc::Response& response) const {
    if (!state.requests.take_response(response))
      base::log_warning("an answer with the id {} that nobody asked for", response.id.text());
  }
};

void receive_message(State& state, Inbox::Read read) {
  if (state.phase == Phase::kOver) return;
  if (read) return std::visit(Receiver{state}, *read);
  base::log_error("a message that is none: {}", read.error().message);
  state.client.send(rpc::error_text(read.error().id, read.error().code, read.error().message));
}

Scheduler::Callbacks callbacks_of(State& state) {
  return {
      .for_each = state.around.for_each,
      .diagnose =
          [&state](const Asked& asked, const base::CancelToken& cancel) {
            // Documents come after `initialize`, and the agreement stays from then on.
            return diagnostics_text(diagnostics_of(asked, *state.agreement, cancel));
          },
      .publish = [&state](
                     const Document& document,
                     std::string body) { state.client.publish(document.uri, std::move(body)); },
      .answer = [&state](const Waiter& waiter,
                         Asked asked) { answer_waiter(state, waiter, std::move(asked)); },
      .fail =
          [&state](Document& document) {
            abandon_waiters(state, document, rpc::ErrorCode::kInternalError, "internal error");
            state.client.clear(document.uri, document.version);
          },
  };
}

}  // namespace

State::State(Executor& on, Surroundings surroundings)
    : executor(on),
      around(std::move(surroundings)),
      client(around.send),
      requests([this](std::string body) { client.send(std::move(body)); }),
      scheduler(executor, config, callbacks_of(*this)),
      router(requests),
      inbox(executor, around.limits.large_message_bytes,
            [this](Inbox::Read read) { receive_message(*this, std::move(read)); }) {}

void leave(State& state, int code) {
  if (std::exchange(state.phase, Phase::kOver) == Phase::kOver) return;
  for (const Documents::Shared& document : state.documents.all()) document->closed.cancel();
  state.around.exit(code);
}

Session::Session(Executor& executor, Surroundings surroundings)
    : state_(std::make_unique<State>(executor, std::move(surroundings))) {
  handle_lifecycle(*state_);
  handle_sync(*state_);
  handle_language(*state_);
  handle_code_actions(*state_);
  handle_formatting(*state_);
  handle_workspace(*state_);
  handle_extensions(*state_);
}

Session::~Session() = default;

void Session::receive(std::string body) { state_->inbox.receive(std::move(body)); }

void Session::end_of_input() {
  state_->inbox.finish([this] { leave(*state_, state_->phase == Phase::kShutDown ? 0 : 1); });
}

}  // namespace session
