// Documents as the client opens, changes, saves and closes them.

#include "protocol/sync.h"

#include <utility>

#include <fmt/format.h>

#include "base/log.h"
#include "session/handlers/handlers.h"

namespace session {
namespace {

void let_go(State& state, Documents::Shared document) {
  abandon_waiters(state, *document, rpc::ErrorCode::kContentModified, "the document was closed");
  state.scheduler.release(std::move(document));
}

void open(State& state, protocol::DidOpenTextDocumentParams params) {
  if (params.textDocument.text.size() > state.around.limits.max_text_bytes) {
    return state.client.show(
        protocol::MessageType::kError,
        fmt::format("{} is larger than 2 GiB and is left unread", params.textDocument.uri));
  }
  if (Documents::Shared before = state.documents.close(params.textDocument.uri)) {
    base::log_warning("{} was opened twice; the second text counts", params.textDocument.uri);
    let_go(state, std::move(before));
  }
  state.scheduler.make_due(state.documents.open(std::move(params.textDocument)));
}

void tell_out_of_step(State& state, Document& document) {
  abandon_waiters(state, document, rpc::ErrorCode::kRequestFailed, "the text is out of step");
  state.client.clear(document.uri, document.version);
  state.client.show_once(
      "out of step " + document.uri, protocol::MessageType::kWarning,
      fmt::format("an edit of {} made no sense, so its text is not known here any more. Close and "
                  "open it again to see diagnostics.",
                  document.uri));
}

void change(State& state, const protocol::DidChangeTextDocumentParams& params) {
  const Documents::Shared document = state.documents.find(params.textDocument.uri);
  if (!document) {
    return base::log_warning("a change of {} is ignored: it is not open", params.textDocument.uri);
  }
  const auto refused =
      Documents::change(*document, params, state.agreement->encoding, state.around.limits);
  if (refused == Refused::kImpossibleChange) tell_out_of_step(state, *document);
  if (!refused) state.scheduler.changed(document);
}

// The client's text on disk is the truth about its buffer.
void compare(State& state, Document& document, const std::string& saved) {
  const bool was_in_step = std::exchange(document.is_in_step, true);
  if (!Documents::replace_text(document, saved) || !was_in_step) return;
  base::log_error("the text of {} was not the one that the client saved", document.uri);
  state.client.show_once("saved " + document.uri, protocol::MessageType::kWarning,
                         fmt::format("the text of {} had come out of step with the editor; it is "
                                     "now the one that was saved",
                                     document.uri));
}

void save(State& state, const protocol::DidSaveTextDocumentParams& params) {
  const Documents::Shared document = state.documents.find(params.textDocument.uri);
  if (!document) return;
  if (params.text) compare(state, *document, *params.text);
  state.scheduler.make_due(document);
}

void close(State& state, const protocol::DidCloseTextDocumentParams& params) {
  Documents::Shared document = state.documents.close(params.textDocument.uri);
  if (!document) {
    return base::log_warning("closing {} is ignored: it is not open", params.textDocument.uri);
  }
  state.client.clear(document->uri, document->version);
  let_go(state, std::move(document));
}

}  // namespace

void abandon_waiters(State& state, Document& document, rpc::ErrorCode code, std::string_view why) {
  for (const Waiter& waiter : std::exchange(document.waiting, {}))
    state.requests.fail(waiter.id, code, why);
}

void handle_sync(State& state) {
  state.router.notification<protocol::DidOpenTextDocumentParams>(
      "textDocument/didOpen",
      [&state](protocol::DidOpenTextDocumentParams params) { open(state, std::move(params)); });
  state.router.notification<protocol::DidChangeTextDocumentParams>(
      "textDocument/didChange",
      [&state](const protocol::DidChangeTextDocumentParams& params) { change(state, params); });
  state.router.notification<protocol::DidSaveTextDocumentParams>(
      "textDocument/didSave",
      [&state](const protocol::DidSaveTextDocumentParams& params) { save(state, params); });
  state.router.notification<protocol::DidCloseTextDocumentParams>(
      "textDocument/didClose",
      [&state](const protocol::DidCloseTextDocumentParams& params) { close(state, params); });
}

}  // namespace session
