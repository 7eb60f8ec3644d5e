#pragma once

// Code actions, formatting, and the edits they carry.

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "protocol/basic.h"
#include "protocol/diagnostics.h"

namespace protocol {

struct CodeActionContext {
  // Of all servers of the document. One that cannot be read is left out: it is none of ours.
  std::vector<Diagnostic> diagnostics;
  std::optional<std::vector<std::string>> only;  // kinds; a kind stands for those below it too
};

struct CodeActionParams {
  TextDocumentIdentifier textDocument;
  Range range;
  CodeActionContext context;
};

// The options that come with it (tab size, blanks or tabs) are not read: XLA's spacing has none.
struct DocumentFormattingParams {
  TextDocumentIdentifier textDocument;
};

struct DocumentRangeFormattingParams {
  TextDocumentIdentifier textDocument;
  Range range;
};

struct TextDocumentEdit {
  OptionalVersionedTextDocumentIdentifier textDocument;
  std::vector<TextEdit> edits;
};

// One of the two is set: documentChanges for clients that can, else changes.
struct WorkspaceEdit {
  std::optional<std::map<DocumentUri, std::vector<TextEdit>>> changes;
  std::optional<std::vector<TextDocumentEdit>> documentChanges;
};

struct CodeAction {
  std::string title;
  std::optional<std::string> kind;
  std::vector<Diagnostic> diagnostics;
  bool isPreferred = false;
  std::optional<WorkspaceEdit> edit;  // absent where it comes with `codeAction/resolve`
  std::shared_ptr<Json> data;         // any JSON, or a null pointer
};

void read(const Reader& from, CodeActionParams& to);
// What `codeAction/resolve` takes. An edit is not read: it is what was asked for.
void read(const Reader& from, CodeAction& to);

void read(const Reader& from, DocumentFormattingParams& to);
void read(const Reader& from, DocumentRangeFormattingParams& to);

void to_json(Json& json, const TextDocumentEdit& from);
void to_json(Json& json, const WorkspaceEdit& from);
void to_json(Json& json, const CodeAction& from);

}  // namespace protocol
