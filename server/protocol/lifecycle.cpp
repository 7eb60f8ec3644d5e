#include "protocol/lifecycle.h"

#include <nlohmann/json.hpp>

#include "protocol/reader.h"
#include "protocol/writer.h"

namespace protocol {

static void read(const Reader& from, ClientInfo& to) {
  from.tolerated("name", to.name);
  from.tolerated("version", to.version);
}

void read(const Reader& from, InitializeParams& to) {
  from.tolerated("processId", to.processId);
  from.tolerated("clientInfo", to.clientInfo);
  from.tolerated("rootUri", to.rootUri);
  from.tolerated("workspaceFolders", to.workspaceFolders);
  from.tolerated("capabilities", to.capabilities);
  from.tolerated("initializationOptions", to.initializationOptions);
  from.tolerated("trace", to.trace);
}

void read(const Reader&, NoParams&) {}

static void to_json(Json& json, const SaveOptions& from) {
  json = {{"includeText", from.includeText}};
}

static void to_json(Json& json, const TextDocumentSyncOptions& from) {
  json = {{"openClose", from.openClose}, {"change", from.change}};
  put_given(json, "save", from.save);
}

static void to_json(Json& json, const CodeActionOptions& from) {
  json = {{"codeActionKinds", from.codeActionKinds}, {"resolveProvider", from.resolveProvider}};
}

static void to_json(Json& json, const WorkspaceFoldersServerCapabilities& from) {
  json = {{"supported", from.supported}, {"changeNotifications", from.changeNotifications}};
}

static void to_json(Json& json, const WorkspaceServerCapabilities& from) {
  json = Json::object();
  put_given(json, "workspaceFolders", from.workspaceFolders);
}

static void to_json(Json& json, const ServerCapabilities& from) {
  json = Json::object();
  put_given(json, "positionEncoding", from.positionEncoding);
  put_given(json, "textDocumentSync", from.textDocumentSync);
  if (from.hoverProvider) json["hoverProvider"] = true;
  if (from.definitionProvider) json["definitionProvider"] = true;
  if (from.referencesProvider) json["referencesProvider"] = true;
  if (from.documentSymbolProvider) json["documentSymbolProvider"] = true;
  put_given(json, "codeActionProvider", from.codeActionProvider);
  if (from.documentFormattingProvider) json["documentFormattingProvider"] = true;
  if (from.documentRangeFormattingProvider) json["documentRangeFormattingProvider"] = true;
  put_given(json, "workspace", from.workspace);
}

static void to_json(Json& json, const ServerInfo& from) {
  json = {{"name", from.name}};
  put_given(json, "version", from.version);
}

void to_json(Json& json, const InitializeResult& from) {
  json = {{"capabilities", from.capabilities}};
  put_given(json, "serverInfo", from.serverInfo);
}

}  // namespace protocol
