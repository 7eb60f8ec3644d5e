#pragma once

// What `initialize` agreed on: how this client wants to be answered. Fixed from then on, so answers
// are made from it on any task.

#include <string>
#include <vector>

#include "protocol/lifecycle.h"
#include "text/encoding.h"

namespace session {

struct Agreement {
  text::PositionEncoding encoding = text::PositionEncoding::kUtf16;
  bool wants_related = false;          // related information of diagnostics
  bool wants_code_page = false;        // codeDescription
  bool wants_data = false;             // data of diagnostics
  bool wants_markdown = false;         // in hovers
  bool wants_links = false;            // LocationLink for definitions
  bool wants_symbol_tree = false;      // DocumentSymbol and not SymbolInformation
  bool wants_versioned_edits = false;  // documentChanges and not changes
  bool wants_code_actions = false;     // as literals; without them there is nothing to offer
  bool resolves_edits = false;         // asks for the edit of a code action when it is chosen
  bool answers_configuration = false;  // workspace/configuration
  bool registers_configuration = false;
  std::vector<std::string> retried;  // methods asked again after "content modified"
  std::string diagnostics_page;      // docs/diagnostics.md as the client reaches it
};

Agreement agreement_with(const protocol::InitializeParams& client);
protocol::InitializeResult offer(const Agreement& agreement, const std::string& version);

}  // namespace session
