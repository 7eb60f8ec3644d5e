#pragma once

// What the user wants diagnostics of a code to be shown as.

#include <functional>
#include <map>
#include <optional>
#include <string>

#include "protocol/diagnostics.h"

namespace session {

// By code; absent: not at all. Codes that are not named keep their own.
using Severities = std::map<std::string, std::optional<protocol::DiagnosticSeverity>, std::less<>>;

}  // namespace session
