#include "protocol/diagnostics.h"

#include <nlohmann/json.hpp>

#include "protocol/reader.h"
#include "protocol/writer.h"

namespace protocol {
namespace {

// `code` is a string or a number.
struct Code {
  std::string text;
};

void read(const Reader& from, Code& to) {
  if (from.json().is_string()) return read(from, to.text);
  std::int32_t number = 0;
  read(from, number);
  to.text = std::to_string(number);
}

}  // namespace

static void read(const Reader& from, DiagnosticSeverity& to) {
  to = from.one_of<DiagnosticSeverity>(1, 4);
}

static void read(const Reader& from, DiagnosticTag& to) { to = from.one_of<DiagnosticTag>(1, 2); }

static void read(const Reader& from, CodeDescription& to) { from.required("href", to.href); }

static void read(const Reader& from, DiagnosticRelatedInformation& to) {
  from.required("location", to.location);
  from.required("message", to.message);
}

void read(const Reader& from, Diagnostic& to) {
  from.required("range", to.range);
  from.required("message", to.message);
  from.tolerated("severity", to.severity);
  std::optional<Code> code;
  from.tolerated("code", code);
  if (code) to.code = std::move(code->text);
  from.tolerated("codeDescription", to.codeDescription);
  from.tolerated("source", to.source);
  from.tolerated("tags", to.tags);
  from.tolerated("relatedInformation", to.relatedInformation);
  from.defaulted("data", to.data);
}

static void to_json(Json& json, const DiagnosticRelatedInformation& from) {
  json = {{"location", from.location}, {"message", from.message}};
}

void to_json(Json& json, const Diagnostic& from) {
  json = {{"range", from.range}, {"message", from.message}};
  put_given(json, "severity", from.severity);
  put_given(json, "code", from.code);
  if (from.codeDescription) json["codeDescription"]["href"] = from.codeDescription->href;
  put_given(json, "source", from.source);
  if (!from.tags.empty()) json["tags"] = from.tags;
  if (!from.relatedInformation.empty()) json["relatedInformation"] = from.relatedInformation;
  put_given(json, "data", from.data);
}

void to_json(Json& json, const PublishDiagnosticsParams& from) {
  json = {{"uri", from.uri}, {"diagnostics", from.diagnostics}};
  put_given(json, "version", from.version);
}

}  // namespace protocol
