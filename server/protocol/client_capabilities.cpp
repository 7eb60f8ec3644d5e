#include "protocol/client_capabilities.h"

#include "protocol/reader.h"

namespace protocol {

// Each of these is found by Reader through its arguments, for the groups of ClientCapabilities.
static void read(const Reader& from, StaleRequestSupport& to) {
  from.tolerated("cancel", to.cancel);
  from.tolerated("retryOnContentModified", to.retryOnContentModified);
}

static void read(const Reader& from, GeneralClientCapabilities& to) {
  from.tolerated("positionEncodings", to.positionEncodings);
  from.tolerated("staleRequestSupport", to.staleRequestSupport);
}

static void read(const Reader& from, PublishDiagnosticsClientCapabilities& to) {
  from.tolerated("relatedInformation", to.relatedInformation);
  from.tolerated("codeDescriptionSupport", to.codeDescriptionSupport);
  from.tolerated("dataSupport", to.dataSupport);
  from.tolerated("versionSupport", to.versionSupport);
}

static void read(const Reader& from, CodeActionResolveSupport& to) {
  from.required("properties", to.properties);
}

static void read(const Reader& from, CodeActionClientCapabilities& to) {
  to.codeActionLiteralSupport = from.has_object("codeActionLiteralSupport");
  from.tolerated("isPreferredSupport", to.isPreferredSupport);
  from.tolerated("dataSupport", to.dataSupport);
  from.tolerated("resolveSupport", to.resolveSupport);
}

static void read(const Reader& from, HoverClientCapabilities& to) {
  from.tolerated("contentFormat", to.contentFormat);
}

static void read(const Reader& from, DefinitionClientCapabilities& to) {
  from.tolerated("linkSupport", to.linkSupport);
}

static void read(const Reader& from, DocumentSymbolClientCapabilities& to) {
  from.tolerated("hierarchicalDocumentSymbolSupport", to.hierarchicalDocumentSymbolSupport);
}

static void read(const Reader& from, TextDocumentClientCapabilities& to) {
  from.tolerated("publishDiagnostics", to.publishDiagnostics);
  from.tolerated("codeAction", to.codeAction);
  from.tolerated("hover", to.hover);
  from.tolerated("definition", to.definition);
  from.tolerated("documentSymbol", to.documentSymbol);
}

static void read(const Reader& from, WorkspaceEditClientCapabilities& to) {
  from.tolerated("documentChanges", to.documentChanges);
}

static void read(const Reader& from, DynamicRegistration& to) {
  from.tolerated("dynamicRegistration", to.dynamicRegistration);
}

static void read(const Reader& from, WorkspaceClientCapabilities& to) {
  from.tolerated("configuration", to.configuration);
  from.tolerated("workspaceFolders", to.workspaceFolders);
  from.tolerated("workspaceEdit", to.workspaceEdit);
  from.tolerated("didChangeConfiguration", to.didChangeConfiguration);
  from.tolerated("didChangeWatchedFiles", to.didChangeWatchedFiles);
}

void read(const Reader& from, ClientCapabilities& to) {
  from.tolerated("general", to.general);
  from.tolerated("textDocument", to.textDocument);
  from.tolerated("workspace", to.workspace);
}

}  // namespace protocol
