#pragma once

// Hover, definition and references. The answers of the latter two are lists of Location or
// LocationLink.

#include <optional>

#include "protocol/basic.h"

namespace protocol {

using HoverParams = TextDocumentPositionParams;
using DefinitionParams = TextDocumentPositionParams;

struct Hover {
  MarkupContent contents;
  std::optional<Range> range;
};

struct ReferenceContext {
  bool includeDeclaration = false;
};

struct ReferenceParams {
  TextDocumentIdentifier textDocument;
  Position position;
  ReferenceContext context;
};

void read(const Reader& from, ReferenceParams& to);

void to_json(Json& json, const Hover& from);

}  // namespace protocol
