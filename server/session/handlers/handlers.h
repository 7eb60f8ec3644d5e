#pragma once

// The handlers, a family a file: each function registers its methods with the session's router.

#include "session/state.h"

namespace session {

void handle_lifecycle(State& state);  // initialize, shutdown, exit, cancelling
void handle_sync(State& state);       // textDocument/did...
void handle_language(State& state);   // hover, definition, references, symbols
void handle_code_actions(State& state);
void handle_formatting(State& state);
void handle_workspace(State& state);   // initialized, settings, folders, watched files
void handle_extensions(State& state);  // hlo/...

// Settings as they stand under `hlo`; null means the defaults.
void use_settings(State& state, const nlohmann::json& settings);
// Nobody gets an answer from a document that is gone.
void abandon_waiters(State& state, Document& document, rpc::ErrorCode code, std::string_view why);

}  // namespace session
