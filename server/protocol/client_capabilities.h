#pragma once

// What the client can do, as far as the server asks. All is absent at the start; a field of another
// form than the specification gives it counts as absent, since clients send odd things here and
// must still be served.

#include <optional>
#include <string>
#include <vector>

#include "protocol/json.h"

namespace protocol {

struct StaleRequestSupport {
  bool cancel = false;
  std::vector<std::string> retryOnContentModified;  // methods
};

struct GeneralClientCapabilities {
  std::vector<std::string> positionEncodings;  // best first; empty stands for UTF-16
  std::optional<StaleRequestSupport> staleRequestSupport;
};

struct PublishDiagnosticsClientCapabilities {
  bool relatedInformation = false;
  bool codeDescriptionSupport = false;
  bool dataSupport = false;
  bool versionSupport = false;
};

struct CodeActionResolveSupport {
  std::vector<std::string> properties;
};

struct CodeActionClientCapabilities {
  bool codeActionLiteralSupport = false;  // whether the object is there
  bool isPreferredSupport = false;
  bool dataSupport = false;
  std::optional<CodeActionResolveSupport> resolveSupport;
};

struct HoverClientCapabilities {
  std::vector<std::string> contentFormat;  // best first
};

struct DefinitionClientCapabilities {
  bool linkSupport = false;
};

struct DocumentSymbolClientCapabilities {
  bool hierarchicalDocumentSymbolSupport = false;
};

struct TextDocumentClientCapabilities {
  PublishDiagnosticsClientCapabilities publishDiagnostics;
  CodeActionClientCapabilities codeAction;
  HoverClientCapabilities hover;
  DefinitionClientCapabilities definition;
  DocumentSymbolClientCapabilities documentSymbol;
};

struct WorkspaceEditClientCapabilities {
  bool documentChanges = false;
};

struct DynamicRegistration {
  bool dynamicRegistration = false;
};

struct WorkspaceClientCapabilities {
  bool configuration = false;
  bool workspaceFolders = false;
  WorkspaceEditClientCapabilities workspaceEdit;
  DynamicRegistration didChangeConfiguration;
  DynamicRegistration didChangeWatchedFiles;
};

struct ClientCapabilities {
  GeneralClientCapabilities general;
  TextDocumentClientCapabilities textDocument;
  WorkspaceClientCapabilities workspace;
};

void read(const Reader& from, ClientCapabilities& to);

}  // namespace protocol
