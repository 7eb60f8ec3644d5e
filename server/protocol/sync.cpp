#include "protocol/sync.h"

#include "protocol/reader.h"

namespace protocol {

void read(const Reader& from, DidOpenTextDocumentParams& to) {
  from.required("textDocument", to.textDocument);
}

void read(const Reader& from, TextDocumentContentChangeEvent& to) {
  from.optional("range", to.range);
  from.required("text", to.text);
}

void read(const Reader& from, DidChangeTextDocumentParams& to) {
  from.required("textDocument", to.textDocument);
  from.required("contentChanges", to.contentChanges);
}

void read(const Reader& from, DidSaveTextDocumentParams& to) {
  from.required("textDocument", to.textDocument);
  from.optional("text", to.text);
}

void read(const Reader& from, DidCloseTextDocumentParams& to) {
  from.required("textDocument", to.textDocument);
}

}  // namespace protocol
