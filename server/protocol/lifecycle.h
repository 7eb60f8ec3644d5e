#pragma once

// `initialize` and `initialized`. What the client says of itself is optional field by field, and a
// field of another form than expected counts as absent: a server that does not start is of no use.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "protocol/basic.h"
#include "protocol/client_capabilities.h"

namespace protocol {

struct ClientInfo {
  std::string name;
  std::optional<std::string> version;
};

struct InitializeParams {
  std::optional<std::int32_t> processId;
  std::optional<ClientInfo> clientInfo;
  std::optional<DocumentUri> rootUri;
  std::optional<std::vector<WorkspaceFolder>> workspaceFolders;
  ClientCapabilities capabilities;
  std::shared_ptr<Json> initializationOptions;  // a null pointer where absent or null
  std::string trace = "off";
};

// Of `initialized`, `shutdown` and `exit`: whatever a client sends there is left alone.
struct NoParams {};

enum class TextDocumentSyncKind : std::uint8_t { kNone = 0, kFull = 1, kIncremental = 2 };

struct SaveOptions {
  bool includeText = false;
};

struct TextDocumentSyncOptions {
  bool openClose = true;
  TextDocumentSyncKind change = TextDocumentSyncKind::kIncremental;
  std::optional<SaveOptions> save;
};

struct CodeActionOptions {
  std::vector<std::string> codeActionKinds;
  bool resolveProvider = false;
};

struct WorkspaceFoldersServerCapabilities {
  bool supported = false;
  bool changeNotifications = false;
};

struct WorkspaceServerCapabilities {
  std::optional<WorkspaceFoldersServerCapabilities> workspaceFolders;
};

// What is absent or false is left out.
struct ServerCapabilities {
  std::optional<std::string> positionEncoding;
  std::optional<TextDocumentSyncOptions> textDocumentSync;
  bool hoverProvider = false;
  bool definitionProvider = false;
  bool referencesProvider = false;
  bool documentSymbolProvider = false;
  std::optional<CodeActionOptions> codeActionProvider;
  bool documentFormattingProvider = false;
  bool documentRangeFormattingProvider = false;
  std::optional<WorkspaceServerCapabilities> workspace;
};

struct ServerInfo {
  std::string name;
  std::optional<std::string> version;
};

struct InitializeResult {
  ServerCapabilities capabilities;
  std::optional<ServerInfo> serverInfo;
};

void read(const Reader& from, InitializeParams& to);
void read(const Reader& from, NoParams& to);

void to_json(Json& json, const InitializeResult& from);

}  // namespace protocol
