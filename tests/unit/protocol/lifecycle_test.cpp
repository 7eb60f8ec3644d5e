#include "protocol/lifecycle.h"

#include "tests/unit/protocol/decoding.h"

using namespace protocol;

TEST_CASE("initialize is read field by field") {
  const auto params = decoded<InitializeParams>(R"({
    "processId": 4711, "clientInfo": {"name": "editor", "version": "1.2"},
    "rootUri": "file:///r", "workspaceFolders": [{"uri": "file:///r", "name": "r"}],
    "initializationOptions": {"hlo": {"backend": "tpu"}}, "trace": "verbose",
    "capabilities": {
      "general": {"positionEncodings": ["utf-8", "utf-16"],
                  "staleRequestSupport": {"cancel": true, "retryOnContentModified": ["a/b"]}},
      "textDocument": {
        "publishDiagnostics": {"relatedInformation": true, "codeDescriptionSupport": true,
                               "dataSupport": true, "versionSupport": true},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}},
                       "isPreferredSupport": true, "dataSupport": true,
                       "resolveSupport": {"properties": ["edit"]}},
        "hover": {"contentFormat": ["markdown", "plaintext"]},
        "definition": {"linkSupport": true},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": true}},
      "workspace": {"configuration": true, "workspaceFolders": true,
                    "workspaceEdit": {"documentChanges": true},
                    "didChangeConfiguration": {"dynamicRegistration": true},
                    "didChangeWatchedFiles": {"dynamicRegistration": true}}}})");
  CHECK(params.processId == 4711);
  REQUIRE(params.clientInfo);
  CHECK(params.clientInfo->name == "editor");
  CHECK(params.clientInfo->version == "1.2");
  CHECK(params.rootUri == "file:///r");
  REQUIRE(params.workspaceFolders);
  CHECK(params.workspaceFolders->at(0).name == "r");
  REQUIRE(params.initializationOptions);
  CHECK(params.initializationOptions->at("hlo").at("backend") == "tpu");
  CHECK(params.trace == "verbose");

  const auto& can = params.capabilities;
  CHECK(can.general.positionEncodings == std::vector<std::string>{"utf-8", "utf-16"});
  REQUIRE(can.general.staleRequestSupport);
  CHECK(can.general.staleRequestSupport->cancel);
  CHECK(can.general.staleRequestSupport->retryOnContentModified == std::vector<std::string>{"a/b"});
  const auto& document = can.textDocument;
  CHECK(document.publishDiagnostics.relatedInformation);
  CHECK(document.publishDiagnostics.codeDescriptionSupport);
  CHECK(document.publishDiagnostics.dataSupport);
  CHECK(document.publishDiagnostics.versionSupport);
  CHECK(document.codeAction.codeActionLiteralSupport);
  CHECK(document.codeAction.isPreferredSupport);
  CHECK(document.codeAction.dataSupport);
  REQUIRE(document.codeAction.resolveSupport);
  CHECK(document.codeAction.resolveSupport->properties == std::vector<std::string>{"edit"});
  CHECK(document.hover.contentFormat == std::vector<std::string>{"markdown", "plaintext"});
  CHECK(document.definition.linkSupport);
  CHECK(document.documentSymbol.hierarchicalDocumentSymbolSupport);
  CHECK(can.workspace.configuration);
  CHECK(can.workspace.workspaceFolders);
  CHECK(can.workspace.workspaceEdit.documentChanges);
  CHECK(can.workspace.didChangeConfiguration.dynamicRegistration);
  CHECK(can.workspace.didChangeWatchedFiles.dynamicRegistration);
}

TEST_CASE("initialize with nothing, or null everywhere, is read") {
  for (const auto* text :
       {"{}",
        R"({"processId":null,"clientInfo":null,"rootUri":null,"workspaceFolders":null,
            "capabilities":null,"initializationOptions":null,"trace":null})",
        R"({"capabilities":{"general":null,"textDocument":{"codeAction":null},"workspace":{}}})"}) {
    const auto params = decoded<InitializeParams>(text);
    CHECK_FALSE(params.processId);
    CHECK_FALSE(params.clientInfo);
    CHECK_FALSE(params.rootUri);
    CHECK_FALSE(params.workspaceFolders);
    CHECK(params.initializationOptions == nullptr);
    CHECK(params.trace == "off");
    CHECK_FALSE(params.capabilities.general.staleRequestSupport);
    CHECK_FALSE(params.capabilities.textDocument.codeAction.codeActionLiteralSupport);
  }
}

TEST_CASE("F30: a capability of another form counts as absent and its neighbours are read") {
  const auto can = decoded<InitializeParams>(R"({"processId":"x","rootUri":5,"capabilities":{
    "general": {"positionEncodings": ["utf-8", 7], "staleRequestSupport": true},
    "textDocument": {"publishDiagnostics": true, "hover": {"contentFormat": "markdown"},
                     "codeAction": {"codeActionLiteralSupport": true, "isPreferredSupport": 1,
                                    "dataSupport": true, "resolveSupport": {}},
                     "definition": [], "documentSymbol": "yes"},
    "workspace": {"configuration": "yes", "workspaceFolders": true,
                  "workspaceEdit": {"documentChanges": 1}}}})")
                       .capabilities;
  CHECK(can.general.positionEncodings.empty());
  CHECK_FALSE(can.general.staleRequestSupport);
  CHECK_FALSE(can.textDocument.publishDiagnostics.relatedInformation);
  CHECK(can.textDocument.hover.contentFormat.empty());
  CHECK_FALSE(can.textDocument.codeAction.codeActionLiteralSupport);
  CHECK_FALSE(can.textDocument.codeAction.isPreferredSupport);
  CHECK(can.textDocument.codeAction.dataSupport);
  CHECK_FALSE(can.textDocument.codeAction.resolveSupport);
  CHECK_FALSE(can.textDocument.definition.linkSupport);
  CHECK_FALSE(can.textDocument.documentSymbol.hierarchicalDocumentSymbolSupport);
  CHECK_FALSE(can.workspace.configuration);
  CHECK(can.workspace.workspaceFolders);
  CHECK_FALSE(can.workspace.workspaceEdit.documentChanges);

  const auto odd = decoded<InitializeParams>(R"({"capabilities":[1],"processId":5})");
  CHECK(odd.processId == 5);
  CHECK(mistake<InitializeParams>("[]") == "expected an object");
}

TEST_CASE("F30: shutdown and exit are read whatever comes with them") {
  for (const auto* text : {"{}", "[]", "null", "5", R"({"a":[1]})"}) {
    CHECK(decode<NoParams>(Json::parse(text)).has_value());
  }
}

TEST_CASE("what the server cannot do is left out") {
  check_encoded(InitializeResult{}, R"({"capabilities":{}})");
  check_encoded(InitializeResult{{}, ServerInfo{"hlo-lsp", std::nullopt}},
                R"({"capabilities":{},"serverInfo":{"name":"hlo-lsp"}})");
}

TEST_CASE("what the server can do is written as the specification spells it") {
  ServerCapabilities can;
  can.positionEncoding = "utf-8";
  can.textDocumentSync = {true, TextDocumentSyncKind::kIncremental, SaveOptions{true}};
  can.hoverProvider = can.definitionProvider = can.referencesProvider = true;
  can.documentSymbolProvider = true;
  can.documentFormattingProvider = true;
  can.documentRangeFormattingProvider = true;
  can.codeActionProvider = CodeActionOptions{{"quickfix", "source.fixAll.hlo"}, true};
  can.workspace = WorkspaceServerCapabilities{WorkspaceFoldersServerCapabilities{true, true}};
  check_encoded(InitializeResult{can, ServerInfo{"hlo-lsp", "0.1.0"}}, R"({
    "serverInfo": {"name": "hlo-lsp", "version": "0.1.0"},
    "capabilities": {
      "positionEncoding": "utf-8",
      "textDocumentSync": {"openClose": true, "change": 2, "save": {"includeText": true}},
      "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
      "documentSymbolProvider": true,
      "documentFormattingProvider": true,
      "documentRangeFormattingProvider": true,
      "codeActionProvider": {"codeActionKinds": ["quickfix", "source.fixAll.hlo"],
                             "resolveProvider": true},
      "workspace": {"workspaceFolders": {"supported": true, "changeNotifications": true}}}})");
}
