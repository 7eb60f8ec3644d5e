#pragma once

// The symbols of a document: as a tree for clients that can show one, else as a list.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/basic.h"

namespace protocol {

enum class SymbolKind : std::uint8_t {
  kFile = 1,
  kModule = 2,
  kNamespace = 3,
  kPackage = 4,
  kClass = 5,
  kMethod = 6,
  kProperty = 7,
  kField = 8,
  kConstructor = 9,
  kEnum = 10,
  kInterface = 11,
  kFunction = 12,
  kVariable = 13,
  kConstant = 14,
  kString = 15,
  kNumber = 16,
  kBoolean = 17,
  kArray = 18,
  kObject = 19,
  kKey = 20,
  kNull = 21,
  kEnumMember = 22,
  kStruct = 23,
  kEvent = 24,
  kOperator = 25,
  kTypeParameter = 26,
};

struct DocumentSymbolParams {
  TextDocumentIdentifier textDocument;
};

// How deep the tree is lies with its maker; clients and the JSON printer walk it recursively, so it
// must not follow the nesting of a text.
struct DocumentSymbol {  // NOLINT(misc-no-recursion): copied as deep as it was made
  std::string name;      // not empty: clients refuse the whole answer otherwise
  std::optional<std::string> detail;
  SymbolKind kind = SymbolKind::kVariable;
  Range range;
  Range selectionRange;  // within range
  std::vector<DocumentSymbol> children;
};

struct SymbolInformation {
  std::string name;
  SymbolKind kind = SymbolKind::kVariable;
  Location location;
  std::optional<std::string> containerName;
};

void read(const Reader& from, DocumentSymbolParams& to);

void to_json(Json& json, const DocumentSymbol& from);
void to_json(Json& json, const SymbolInformation& from);

}  // namespace protocol
