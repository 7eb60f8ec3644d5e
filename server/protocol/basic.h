#pragma once

// The basic structures that other messages are made of. Positions are in the encoding that
// `initialize` agreed on, lines from 0.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "protocol/json.h"

namespace protocol {

struct Position {
  std::uint32_t line = 0;
  std::uint32_t character = 0;

  friend auto operator<=>(const Position&, const Position&) = default;
};

struct Range {
  Position start;
  Position end;  // not in the range

  friend bool operator==(const Range&, const Range&) = default;
};

struct Location {
  DocumentUri uri;
  Range range;

  friend bool operator==(const Location&, const Location&) = default;
};

struct LocationLink {
  std::optional<Range> originSelectionRange;
  DocumentUri targetUri;
  Range targetRange;
  Range targetSelectionRange;  // within targetRange
};

struct TextEdit {
  Range range;
  std::string newText;

  friend bool operator==(const TextEdit&, const TextEdit&) = default;
};

struct TextDocumentIdentifier {
  DocumentUri uri;
};

// The protocol asks for a version; it is optional here, since a document must not be lost to a
// client that leaves it out.
struct VersionedTextDocumentIdentifier {
  DocumentUri uri;
  std::optional<std::int32_t> version;
};

struct OptionalVersionedTextDocumentIdentifier {
  DocumentUri uri;
  std::optional<std::int32_t> version;  // written as null where absent
};

struct TextDocumentItem {
  DocumentUri uri;
  std::string languageId;               // empty where the client leaves it out
  std::optional<std::int32_t> version;  // as in VersionedTextDocumentIdentifier
  std::string text;
};

struct TextDocumentPositionParams {
  TextDocumentIdentifier textDocument;
  Position position;
};

struct MarkupContent {
  std::string kind;  // kPlainText or kMarkdown
  std::string value;
};
inline constexpr const char* kPlainText = "plaintext";
inline constexpr const char* kMarkdown = "markdown";

struct WorkspaceFolder {
  std::string uri;
  std::string name;
};

struct Command {
  std::string title;
  std::string command;
  std::shared_ptr<Json> arguments;  // an array, or a null pointer
};

void read(const Reader& from, Position& to);
void read(const Reader& from, Range& to);
void read(const Reader& from, Location& to);
void read(const Reader& from, TextDocumentIdentifier& to);
void read(const Reader& from, VersionedTextDocumentIdentifier& to);
void read(const Reader& from, TextDocumentItem& to);
void read(const Reader& from, TextDocumentPositionParams& to);
void read(const Reader& from, WorkspaceFolder& to);

void to_json(Json& json, const Position& from);
void to_json(Json& json, const Range& from);
void to_json(Json& json, const Location& from);
void to_json(Json& json, const LocationLink& from);
void to_json(Json& json, const TextEdit& from);
void to_json(Json& json, const OptionalVersionedTextDocumentIdentifier& from);
void to_json(Json& json, const MarkupContent& from);
void to_json(Json& json, const Command& from);

}  // namespace protocol
