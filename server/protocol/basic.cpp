#include "protocol/basic.h"

#include <nlohmann/json.hpp>

#include "protocol/reader.h"
#include "protocol/writer.h"

namespace protocol {

void read(const Reader& from, Position& to) {
  from.required("line", to.line);
  from.required("character", to.character);
}

void read(const Reader& from, Range& to) {
  from.required("start", to.start);
  from.required("end", to.end);
}

void read(const Reader& from, Location& to) {
  from.required("uri", to.uri);
  from.required("range", to.range);
}

void read(const Reader& from, TextDocumentIdentifier& to) { from.required("uri", to.uri); }

void read(const Reader& from, VersionedTextDocumentIdentifier& to) {
  from.required("uri", to.uri);
  from.optional("version", to.version);
}

void read(const Reader& from, TextDocumentItem& to) {
  from.required("uri", to.uri);
  from.defaulted("languageId", to.languageId);
  from.optional("version", to.version);
  from.required("text", to.text);
}

void read(const Reader& from, TextDocumentPositionParams& to) {
  from.required("textDocument", to.textDocument);
  from.required("position", to.position);
}

void read(const Reader& from, WorkspaceFolder& to) {
  from.required("uri", to.uri);
  from.defaulted("name", to.name);
}

void to_json(Json& json, const Position& from) {
  json = {{"line", from.line}, {"character", from.character}};
}

void to_json(Json& json, const Range& from) { json = {{"start", from.start}, {"end", from.end}}; }

void to_json(Json& json, const Location& from) {
  json = {{"uri", from.uri}, {"range", from.range}};
}

void to_json(Json& json, const LocationLink& from) {
  json = {{"targetUri", from.targetUri},
          {"targetRange", from.targetRange},
          {"targetSelectionRange", from.targetSelectionRange}};
  put_given(json, "originSelectionRange", from.originSelectionRange);
}

void to_json(Json& json, const TextEdit& from) {
  json = {{"range", from.range}, {"newText", from.newText}};
}

void to_json(Json& json, const OptionalVersionedTextDocumentIdentifier& from) {
  json = {{"uri", from.uri}, {"version", nullptr}};
  put_given(json, "version", from.version);
}

void to_json(Json& json, const MarkupContent& from) {
  json = {{"kind", from.kind}, {"value", from.value}};
}

void to_json(Json& json, const Command& from) {
  json = {{"title", from.title}, {"command", from.command}};
  put_given(json, "arguments", from.arguments);
}

}  // namespace protocol
