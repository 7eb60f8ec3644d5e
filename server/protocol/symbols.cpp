#include "protocol/symbols.h"

#include <nlohmann/json.hpp>

#include "protocol/reader.h"
#include "protocol/writer.h"

namespace protocol {
namespace {

Json fields_of(const DocumentSymbol& symbol) {
  Json json = {{"name", symbol.name},
               {"kind", symbol.kind},
               {"range", symbol.range},
               {"selectionRange", symbol.selectionRange}};
  put_given(json, "detail", symbol.detail);
  return json;
}

}  // namespace

void read(const Reader& from, DocumentSymbolParams& to) {
  from.required("textDocument", to.textDocument);
}

void to_json(Json& json, const DocumentSymbol& from) {
  // Places whose symbol is still to be written. A list of children never grows, so they stay valid.
  std::vector<std::pair<Json*, const DocumentSymbol*>> open = {{&json, &from}};
  while (!open.empty()) {
    const auto [place, symbol] = open.back();
    open.pop_back();
    *place = fields_of(*symbol);
    if (symbol->children.empty()) continue;
    auto& children = (*place)["children"];
    children = Json::array_t(symbol->children.size());
    for (std::size_t i = 0; i < symbol->children.size(); ++i) {
      open.emplace_back(&children[i], &symbol->children[i]);
    }
  }
}

void to_json(Json& json, const SymbolInformation& from) {
  json = {{"name", from.name}, {"kind", from.kind}, {"location", from.location}};
  put_given(json, "containerName", from.containerName);
}

}  // namespace protocol
