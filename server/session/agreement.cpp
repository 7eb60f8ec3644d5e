#include "session/agreement.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace session {
namespace {

using text::PositionEncoding;

constexpr std::array<std::pair<std::string_view, PositionEncoding>, 3> kEncodings = {{
    {"utf-8", PositionEncoding::kUtf8},
    {"utf-16", PositionEncoding::kUtf16},
    {"utf-32", PositionEncoding::kUtf32},
}};

// The first one of the client's list that we know: its list is in the order of its preference.
PositionEncoding encoding_of(const std::vector<std::string>& offered) {
  for (const std::string& name : offered) {
    const auto found =
        std::ranges::find(kEncodings, name, [](const auto& one) { return one.first; });
    if (found != kEncodings.end()) return found->second;
  }
  return PositionEncoding::kUtf16;
}

std::string_view name_of(PositionEncoding encoding) {
  return std::ranges::find(kEncodings, encoding, [](const auto& one) { return one.second; })->first;
}

bool contains(const std::vector<std::string>& list, std::string_view word) {
  return std::ranges::find(list, word) != list.end();
}

}  // namespace

Agreement agreement_with(const protocol::InitializeParams& client) {
  const auto& document = client.capabilities.textDocument;
  const auto& workspace = client.capabilities.workspace;
  const auto& action = document.codeAction;
  const auto& formats = document.hover.contentFormat;
  Agreement agreement;
  agreement.encoding = encoding_of(client.capabilities.general.positionEncodings);
  agreement.wants_related = document.publishDiagnostics.relatedInformation;
  agreement.wants_code_page = document.publishDiagnostics.codeDescriptionSupport;
  agreement.wants_data = document.publishDiagnostics.dataSupport;
  agreement.wants_markdown = !formats.empty() && formats.front() == protocol::kMarkdown;
  agreement.wants_links = document.definition.linkSupport;
  agreement.wants_symbol_tree = document.documentSymbol.hierarchicalDocumentSymbolSupport;
  agreement.wants_versioned_edits = workspace.workspaceEdit.documentChanges;
  agreement.wants_code_actions = action.codeActionLiteralSupport;
  agreement.resolves_edits = action.dataSupport && action.resolveSupport &&
                             contains(action.resolveSupport->properties, "edit");
  agreement.answers_configuration = workspace.configuration;
  agreement.registers_configuration = workspace.didChangeConfiguration.dynamicRegistration;
  if (const auto& stale = client.capabilities.general.staleRequestSupport)
    agreement.retried = stale->retryOnContentModified;
  return agreement;
}

protocol::InitializeResult offer(const Agreement& agreement, const std::string& version) {
  protocol::InitializeResult result;
  protocol::ServerCapabilities& can = result.capabilities;
  can.positionEncoding = name_of(agreement.encoding);
  can.textDocumentSync = protocol::TextDocumentSyncOptions{};
  can.textDocumentSync->save = protocol::SaveOptions{.includeText = true};
  can.hoverProvider = true;
  can.definitionProvider = true;
  can.referencesProvider = true;
  can.documentSymbolProvider = true;
  can.documentFormattingProvider = true;
  can.documentRangeFormattingProvider = true;
  if (agreement.wants_code_actions)
    can.codeActionProvider =
        protocol::CodeActionOptions{{"quickfix", "source.fixAll.hlo"}, agreement.resolves_edits};
  // Every document stands alone, so folders may come and go.
  can.workspace = protocol::WorkspaceServerCapabilities{
      protocol::WorkspaceFoldersServerCapabilities{.supported = true, .changeNotifications = true}};
  result.serverInfo = protocol::ServerInfo{"hlo-lsp", version};
  return result;
}

}  // namespace session
