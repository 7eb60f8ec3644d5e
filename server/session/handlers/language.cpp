// Questions about what stands in a document.

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "features/code_actions.h"
#include "features/definition.h"
#include "features/hover.h"
#include "features/references.h"
#include "features/symbols.h"
#include "hlo/shape.h"
#include "protocol/editing.h"
#include "protocol/navigation.h"
#include "protocol/symbols.h"
#include "session/convert.h"
#include "session/handlers/ask.h"
#include "session/handlers/handlers.h"

namespace session {
namespace {

using protocol::Json;
using Result = std::expected<Json, Failure>;

constexpr std::string_view kQuickFix = "quickfix";

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

// A kind stands for those below it: `quickfix` is wanted where `` or `quickfix` is.
bool wants_quick_fixes(const protocol::CodeActionContext& context) {
  if (!context.only) return true;
  return std::ranges::any_of(
      *context.only, [](const std::string& kind) { return kind.empty() || kind == kQuickFix; });
}

std::vector<features::Diagnostic> leaks_in(const Answering& at) {
  auto found = features::diagnostics(*at.asked.snapshot, at.cancel);
  std::erase_if(found, [](const features::Diagnostic& each) { return each.leak == nullptr; });
  return found;
}

// What names a fix when its edit is asked for later.
Json mark_of(const Answering& at, const features::LeakFixes& leak, const features::Fix& fix) {
  return {{"uri", at.asked.uri},
          {"module", leak.module},
          {"output", hlo::print_index(leak.leak->output)},
          {"start", leak.leak->start},
          {"title", fix.title}};
}

Result code_actions(const Answering& at) {
  const text::Range range{std::min(at.asked.places[0], at.asked.places[1]),
                          std::max(at.asked.places[0], at.asked.places[1])};
  Converter convert(at.asked, at.agreement);
  const auto leaks = leaks_in(at);
  Json actions = Json::array();
  for (const features::LeakFixes& found :
       features::fixes_in(*at.asked.snapshot, range, at.cancel)) {
    const auto diagnostic = std::ranges::find(leaks, found.leak, &features::Diagnostic::leak);
    bool is_preferred = true;
    for (const features::Fix& fix : found.fixes.offered) {
      protocol::CodeAction action;
      action.title = fix.title;
      action.kind = kQuickFix;
      if (diagnostic != leaks.end()) action.diagnostics = {convert.diagnostic(*diagnostic)};
      action.isPreferred = std::exchange(is_preferred, false);
      if (at.agreement.resolves_edits) {
        action.data = std::make_shared<Json>(mark_of(at, found, fix));
      } else {
        action.edit = convert.edit(fix.edits);
      }
      actions.push_back(action);
    }
  }
  return actions;
}

// The fix that was offered, in the text of now. It is made anew, so that an edit in between that
// leaves it what it was does not void it.
Result resolved(const Answering& at, protocol::CodeAction action) {
  const Json& mark = *action.data;
  for (std::uint32_t module = 0; module < at.asked.snapshot->modules.size(); ++module) {
    if (mark["module"] != module) continue;
    for (const offload::Leak& leak : at.asked.snapshot->modules[module].tracking.result->leaks) {
      if (mark["output"] != hlo::print_index(leak.output) || mark["start"] != leak.start) continue;
      const auto fixes = features::fixes_for(*at.asked.snapshot, module, leak, at.cancel);
      const auto fix = std::ranges::find(fixes.offered, action.title, &features::Fix::title);
      if (fix == fixes.offered.end()) continue;
      action.edit = Converter(at.asked, at.agreement).edit(fix->edits);
      return action;
    }
  }
  return std::unexpected(Failure{rpc::ErrorCode::kContentModified,
                                 "the document has changed, so that this fix is none any more"});
}

bool is_mark(const std::shared_ptr<Json>& mark) {
  if (!mark || !mark->is_object()) return false;
  const auto is_string = [&](const char* key) {
    return mark->contains(key) && (*mark)[key].is_string();
  };
  return is_string("uri") && is_string("output") && is_string("start") && mark->contains("module");
}

void resolve(State& state, const rpc::Id& id, protocol::CodeAction action) {
  if (!is_mark(action.data)) {
    return state.requests.fail(id, rpc::ErrorCode::kInvalidParams,
                               "data: not the one of a code action of this server");
  }
  Question question{
      id, "codeAction/resolve", (*action.data)["uri"].get<std::string>(), {}, Lane::kBulk};
  ask(state, std::move(question),
      [action = std::move(action)](const Answering& at) { return resolved(at, action); });
}

void ask_for_code_actions(State& state, const rpc::Id& id,
                          const protocol::CodeActionParams& params) {
  if (!wants_quick_fixes(params.context)) return state.requests.finish(id, Json::array());
  ask(state,
      {id,
       "textDocument/codeAction",
       params.textDocument.uri,
       {params.range.start, params.range.end},
       Lane::kBulk},
      code_actions);
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
  state.router.request<protocol::CodeActionParams>(
      "textDocument/codeAction",
      [&state](const rpc::Id& id, const protocol::CodeActionParams& params) {
        ask_for_code_actions(state, id, params);
      });
  state.router.request<protocol::CodeAction>(
      "codeAction/resolve", [&state](const rpc::Id& id, protocol::CodeAction action) {
        resolve(state, id, std::move(action));
      });
}

}  // namespace session
