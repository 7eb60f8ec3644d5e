#include "tests/support/client_capabilities.h"

#include <nlohmann/json.hpp>

namespace support {

nlohmann::json usual_capabilities() {
  return {{"general", {{"positionEncodings", {"utf-16"}}}},
          {"textDocument",
           {{"publishDiagnostics",
             {{"relatedInformation", true},
              {"codeDescriptionSupport", true},
              {"dataSupport", true},
              {"versionSupport", true}}},
            {"hover", {{"contentFormat", {"markdown", "plaintext"}}}},
            {"documentSymbol", {{"hierarchicalDocumentSymbolSupport", true}}},
            {"codeAction",
             {{"codeActionLiteralSupport", {{"codeActionKind", {{"valueSet", {"quickfix"}}}}}},
              {"isPreferredSupport", true},
              {"dataSupport", true}}}}},
          {"workspace", {{"workspaceEdit", {{"documentChanges", true}}}}}};
}

}  // namespace support
