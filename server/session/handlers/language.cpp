// Questions about what stands in a document.

#include <utility>

#include <nlohmann/json.hpp>

#include "features/definition.h"
#include "features/hover.h"
#include "features/references.h"
#include "features/symbols.h"
#include "protocol/navigation.h"
#include "protocol/symbols.h"
#include "session/convert.h"
#include "session/handlers/ask.h"
#include "session/handlers/handlers.h"

namespace session {
namespace {

using protocol::Json;
using Result = std::expected<Json, Failure>;

Result hover(const Answering& at) {
  const auto found = features::hover(*at.asked.snapshot, at.asked.places[0]);
  if (!found) return Json(nullptr);
  return Converter(at.asked, at.agreement).hover(*found);
}

Result definition(const Answering& at) {
  Converter convert(at.asked, at.agreement);
  Json places = Json::array();
  for (const features::Place& place :
       features::definition(*at.asked.snapshot, at.asked.places[0])) {
    if (at.agreement.wants_links) {
      places.push_back(convert.link(place));
    } else {
      places.push_back(convert.location(place.name_range));
    }
  }
  return places;
}

Result references(const Answering& at, bool include_declaration) {
  Converter convert(at.asked, at.agreement);
  Json places = Json::array();
  for (const features::Reference& reference : features::references(
           *at.asked.snapshot, at.asked.places[0], include_declaration, at.cancel)) {
    places.push_back(convert.location(reference.range));
  }
  return places;
}

Result symbols(const Answering& at) {
  Converter convert(at.asked, at.agreement);
  const auto outline = features::symbols(*at.asked.snapshot, at.limits, at.cancel);
  Json tree = Json::array();
  std::vector<protocol::SymbolInformation> list;
  for (const features::Symbol& symbol : outline) {
    if (at.agreement.wants_symbol_tree) {
      tree.push_back(convert.symbol(symbol));
    } else {
      convert.flatten(symbol, "", list);
    }
  }
  return at.agreement.wants_symbol_tree ? std::move(tree) : Json(list);
}

}  // namespace

void handle_language(State& state) {
  state.router.request<protocol::HoverParams>(
      "textDocument/hover", [&state](const rpc::Id& id, const protocol::HoverParams& params) {
        ask(state, {id, "textDocument/hover", params.textDocument.uri, {params.position}}, hover);
      });
  state.router.request<protocol::DefinitionParams>(
      "textDocument/definition",
      [&state](const rpc::Id& id, const protocol::DefinitionParams& params) {
        ask(state, {id, "textDocument/definition", params.textDocument.uri, {params.position}},
            definition);
      });
  state.router.request<protocol::ReferenceParams>(
      "textDocument/references",
      [&state](const rpc::Id& id, const protocol::ReferenceParams& params) {
        ask(state, {id, "textDocument/references", params.textDocument.uri, {params.position}},
            [with = params.context.includeDeclaration](const Answering& at) {
              return references(at, with);
            });
      });
  state.router.request<protocol::DocumentSymbolParams>(
      "textDocument/documentSymbol",
      [&state](const rpc::Id& id, const protocol::DocumentSymbolParams& params) {
        ask(state, {id, "textDocument/documentSymbol", params.textDocument.uri, {}, Lane::kBulk},
            symbols);
      });
}

}  // namespace session
