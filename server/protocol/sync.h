#pragma once

// Documents as the client opens, changes, saves and closes them.

#include <optional>
#include <string>
#include <vector>

#include "protocol/basic.h"

namespace protocol {

struct DidOpenTextDocumentParams {
  TextDocumentItem textDocument;
};

// Without a range the text is the whole document. `rangeLength` is never read: the protocol has
// taken it back, and clients count it in different units.
struct TextDocumentContentChangeEvent {
  std::optional<Range> range;
  std::string text;
};

struct DidChangeTextDocumentParams {
  VersionedTextDocumentIdentifier textDocument;
  std::vector<TextDocumentContentChangeEvent> contentChanges;  // each on the result of the last
};

struct DidSaveTextDocumentParams {
  TextDocumentIdentifier textDocument;
  std::optional<std::string> text;
};

struct DidCloseTextDocumentParams {
  TextDocumentIdentifier textDocument;
};

void read(const Reader& from, DidOpenTextDocumentParams& to);
void read(const Reader& from, TextDocumentContentChangeEvent& to);
void read(const Reader& from, DidChangeTextDocumentParams& to);
void read(const Reader& from, DidSaveTextDocumentParams& to);
void read(const Reader& from, DidCloseTextDocumentParams& to);

}  // namespace protocol
