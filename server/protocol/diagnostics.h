#pragma once

// Diagnostics, in the messages that publish them and as clients hand them back with a request for
// code actions.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "protocol/basic.h"

namespace protocol {

enum class DiagnosticSeverity : std::uint8_t {
  kError = 1,
  kWarning = 2,
  kInformation = 3,
  kHint = 4,
};

enum class DiagnosticTag : std::uint8_t { kUnnecessary = 1, kDeprecated = 2 };

struct CodeDescription {
  std::string href;
};

struct DiagnosticRelatedInformation {
  Location location;
  std::string message;
};

struct Diagnostic {
  Range range;
  std::optional<DiagnosticSeverity> severity;
  std::optional<std::string> code;  // a number is read into its digits
  std::optional<CodeDescription> codeDescription;
  std::optional<std::string> source;
  std::string message;
  std::vector<DiagnosticTag> tags;
  std::vector<DiagnosticRelatedInformation> relatedInformation;
  std::shared_ptr<Json> data;  // any JSON, or a null pointer
};

struct PublishDiagnosticsParams {
  DocumentUri uri;
  std::optional<std::int32_t> version;
  std::vector<Diagnostic> diagnostics;  // an empty list is written: it clears what was there
};

void read(const Reader& from, Diagnostic& to);

void to_json(Json& json, const Diagnostic& from);
void to_json(Json& json, const PublishDiagnosticsParams& from);

}  // namespace protocol
