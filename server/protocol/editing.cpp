#include "protocol/editing.h"

#include <nlohmann/json.hpp>

#include "protocol/reader.h"
#include "protocol/writer.h"

namespace protocol {
namespace {

// A list of which what cannot be read is left out.
struct ReadableDiagnostics {
  std::vector<Diagnostic> list;
};

void read(const Reader& from, ReadableDiagnostics& to) { from.tolerated_elements(to.list); }

}  // namespace

static void read(const Reader& from, CodeActionContext& to) {
  ReadableDiagnostics diagnostics;
  from.defaulted("diagnostics", diagnostics);
  to.diagnostics = std::move(diagnostics.list);
  from.optional("only", to.only);
}

void read(const Reader& from, CodeActionParams& to) {
  from.required("textDocument", to.textDocument);
  from.required("range", to.range);
  from.defaulted("context", to.context);
}

void read(const Reader& from, CodeAction& to) {
  from.required("title", to.title);
  from.optional("kind", to.kind);
  ReadableDiagnostics diagnostics;
  from.defaulted("diagnostics", diagnostics);
  to.diagnostics = std::move(diagnostics.list);
  from.defaulted("isPreferred", to.isPreferred);
  from.defaulted("data", to.data);
}

void read(const Reader& from, DocumentFormattingParams& to) {
  from.required("textDocument", to.textDocument);
}

void read(const Reader& from, DocumentRangeFormattingParams& to) {
  from.required("textDocument", to.textDocument);
  from.required("range", to.range);
}

void to_json(Json& json, const TextDocumentEdit& from) {
  json = {{"textDocument", from.textDocument}, {"edits", from.edits}};
}

void to_json(Json& json, const WorkspaceEdit& from) {
  json = Json::object();
  put_given(json, "changes", from.changes);
  put_given(json, "documentChanges", from.documentChanges);
}

void to_json(Json& json, const CodeAction& from) {
  json = {{"title", from.title}};
  put_given(json, "kind", from.kind);
  if (!from.diagnostics.empty()) json["diagnostics"] = from.diagnostics;
  if (from.isPreferred) json["isPreferred"] = true;
  put_given(json, "edit", from.edit);
  put_given(json, "data", from.data);
}

}  // namespace protocol
