// Fixes of leaks, of what is advised against and of the language, proven before they are offered;
// all leaks at once.

#include "features/code_actions.h"

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "features/advice_fixes.h"
#include "features/diagnostics.h"
#include "features/language_fixes.h"
#include "features/places.h"
#include "features/repair.h"
#include "hlo/shape.h"
#include "protocol/editing.h"
#include "session/convert.h"
#include "session/handlers/ask.h"
#include "session/handlers/handlers.h"

namespace session {
namespace {

using protocol::Json;
using Result = std::expected<Json, Failure>;

constexpr std::string_view kQuickFix = "quickfix";
constexpr std::string_view kFixAll = "source.fixAll.hlo";

// A kind stands for those below it: `source.fixAll.hlo` is wanted where `source` is.
bool is_at_or_below(std::string_view kind, std::string_view wanted) {
  return wanted.empty() || kind == wanted ||
         (kind.starts_with(wanted) && kind[wanted.size()] == '.');
}

bool asks_for(const protocol::CodeActionContext& context, std::string_view kind) {
  return context.only && std::ranges::any_of(*context.only, [&](const std::string& wanted) {
           return is_at_or_below(kind, wanted);
         });
}

bool wants(const protocol::CodeActionContext& context, std::string_view kind) {
  return !context.only || asks_for(context, kind);
}

std::size_t leak_count(const std::vector<features::Diagnostic>& diagnostics) {
  return static_cast<std::size_t>(std::ranges::count_if(
      diagnostics, [](const features::Diagnostic& each) { return each.leak != nullptr; }));
}

// What names a fix when its edit is asked for later.
Json mark_of(const Answering& at, const features::LeakFixes& leak, const features::Fix& fix) {
  return {{"uri", at.asked.uri},
          {"module", leak.module},
          {"output", hlo::print_index(leak.leak->output)},
          {"start", leak.leak->start},
          {"title", fix.title}};
}

void give_edit(const Answering& at, protocol::CodeAction& action,
               const std::vector<text::Edit>& edits, Json mark) {
  if (at.agreement.resolves_edits) {
    action.data = std::make_shared<Json>(std::move(mark));
  } else {
    action.edit = Converter(at.asked, at.agreement).edit(edits);
  }
}

void add_quick_fixes(const Answering& at, const std::vector<features::LeakFixes>& found_fixes,
                     const std::vector<features::Diagnostic>& diagnostics, Json& actions) {
  Converter convert(at.asked, at.agreement);
  for (const features::LeakFixes& found : found_fixes) {
    const auto diagnostic = std::ranges::find(diagnostics, found.leak, &features::Diagnostic::leak);
    bool is_preferred = true;
    for (const features::Fix& fix : found.fixes.offered) {
      protocol::CodeAction action;
      action.title = fix.title;
      action.kind = kQuickFix;
      if (diagnostic != diagnostics.end() && convert.is_shown(*diagnostic))
        action.diagnostics = {convert.diagnostic(*diagnostic, found.fixes)};
      action.isPreferred = std::exchange(is_preferred, false);
      give_edit(at, action, fix.edits, mark_of(at, found, fix));
      actions.push_back(action);
    }
  }
}

// What cures a warning.
void add_advice(const Answering& at, text::Range range,
                const std::vector<features::Diagnostic>& diagnostics, Json& actions) {
  Converter convert(at.asked, at.agreement);
  for (const features::AdviceFix& found :
       features::advice_fixes_in(*at.asked.snapshot, range, at.cancel)) {
    protocol::CodeAction action;
    action.title = found.fix.title;
    action.kind = kQuickFix;
    action.isPreferred = true;
    give_edit(at, action, found.fix.edits,
              {{"uri", at.asked.uri},
               {"module", found.module},
               {"code", found.finding->code},
               {"title", found.fix.title}});
    const hlo::Module& module = at.asked.snapshot->modules[found.module].module;
    const text::Range place = features::range_of(module, found.finding->position.instruction, -1);
    const auto diagnostic =
        std::ranges::find_if(diagnostics, [&](const features::Diagnostic& each) {
          return each.problem.code == found.finding->code && each.problem.range == place;
        });
    if (diagnostic != diagnostics.end() && convert.is_shown(*diagnostic))
      action.diagnostics = {convert.diagnostic(*diagnostic)};
    actions.push_back(action);
  }
}

// What names a problem of the language when the edit of a fix is asked for later: the number-th
// that says the same.
Json mark_of(const Answering& at, const features::Diagnostic& of,
             const std::vector<features::Diagnostic>& diagnostics) {
  std::size_t number = 0;
  for (const features::Diagnostic& one : diagnostics) {
    if (one.problem.range >= of.problem.range) break;
    if (one.problem.code == of.problem.code && one.problem.message == of.problem.message) ++number;
  }
  return {{"uri", at.asked.uri},
          {"language", of.problem.code},
          {"message", of.problem.message},
          {"number", number}};
}

// What mends the language.
void add_language(const Answering& at, text::Range range,
                  const std::vector<features::Diagnostic>& diagnostics, Json& actions) {
  Converter convert(at.asked, at.agreement);
  for (const features::PlacedFix& placed :
       features::language_fixes_in(*at.asked.snapshot, diagnostics, range, at.cancel)) {
    for (const features::LanguageFix& fix : placed.fixes) {
      protocol::CodeAction action;
      action.title = fix.title;
      action.kind = kQuickFix;
      if (fix.is_certain) action.isPreferred = true;
      if (convert.is_shown(placed.diagnostic))
        action.diagnostics = {convert.diagnostic(placed.diagnostic)};
      give_edit(at, action, fix.edits, mark_of(at, placed.diagnostic, diagnostics));
      actions.push_back(action);
    }
  }
}

// Every leak of the document, wherever the range is.
void add_repair(const Answering& at, Json& actions) {
  const auto repair = features::repair(*at.asked.snapshot, {}, at.cancel);
  if (!repair || repair->edits.empty()) return;
  const std::size_t count = repair->steps.size();
  protocol::CodeAction action;
  action.title = count == 1 ? "repair the leak: " + repair->steps.front()
                            : fmt::format("repair all {} leaks", count);
  action.kind = kFixAll;
  give_edit(at, action, repair->edits, {{"uri", at.asked.uri}, {"all", true}});
  actions.push_back(action);
}

Result code_actions(const Answering& at, const protocol::CodeActionContext& context) {
  const text::Range range{std::min(at.asked.places[0], at.asked.places[1]),
                          std::max(at.asked.places[0], at.asked.places[1])};
  Json actions = Json::array();
  const auto diagnostics = features::diagnostics(*at.asked.snapshot, at.cancel);
  bool is_leak_near = false;
  if (wants(context, kQuickFix)) {
    const auto found = features::fixes_in(*at.asked.snapshot, range, at.cancel);
    is_leak_near = !found.empty();
    add_quick_fixes(at, found, diagnostics, actions);
    add_advice(at, range, diagnostics, actions);
    add_language(at, range, diagnostics, actions);
  }
  // Unasked it is worth its place only beside a leak that is one of several.
  if (asks_for(context, kFixAll) || (!context.only && is_leak_near && leak_count(diagnostics) > 1))
    add_repair(at, actions);
  return actions;
}

Result changed() {
  return std::unexpected(Failure{rpc::ErrorCode::kContentModified,
                                 "the document has changed, so that this fix is none any more"});
}

Result resolved_repair(const Answering& at, protocol::CodeAction action) {
  const auto repair = features::repair(*at.asked.snapshot, {}, at.cancel);
  if (!repair || repair->edits.empty()) return changed();
  action.edit = Converter(at.asked, at.agreement).edit(repair->edits);
  return action;
}

Result resolved_advice(const Answering& at, protocol::CodeAction action) {
  const Json& mark = *action.data;
  const text::Range everything{0, static_cast<text::Offset>(at.asked.snapshot->text.size())};
  for (const features::AdviceFix& found :
       features::advice_fixes_in(*at.asked.snapshot, everything, at.cancel)) {
    const bool is_it = mark["module"] == found.module && mark["code"] == found.finding->code &&
                       action.title == found.fix.title;
    if (!is_it) continue;
    action.edit = Converter(at.asked, at.agreement).edit(found.fix.edits);
    return action;
  }
  return changed();
}

Result resolved_language(const Answering& at, protocol::CodeAction action) {
  const Json& mark = *action.data;
  std::size_t number = 0;
  for (const features::Diagnostic& one :
       features::language_diagnostics(*at.asked.snapshot, at.cancel)) {
    const bool says_it =
        mark["language"] == one.problem.code && mark["message"] == one.problem.message;
    if (!says_it || mark["number"] != number++) continue;
    for (const features::LanguageFix& fix :
         features::language_fixes(*at.asked.snapshot, one, at.cancel)) {
      if (fix.title != action.title) continue;
      action.edit = Converter(at.asked, at.agreement).edit(fix.edits);
      return action;
    }
  }
  return changed();
}

// The fix that was offered, in the text of now. It is made anew where the text is another one, so
// that an edit in between that leaves it what it was does not void it.
Result resolved(const Answering& at, protocol::CodeAction action) {
  const Json& mark = *action.data;
  if (mark.contains("all")) return resolved_repair(at, std::move(action));
  if (mark.contains("language")) return resolved_language(at, std::move(action));
  if (mark.contains("code")) return resolved_advice(at, std::move(action));
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
  return changed();
}

bool is_mark(const std::shared_ptr<Json>& mark) {
  if (!mark || !mark->is_object()) return false;
  const auto is_string = [&](const char* key) {
    return mark->contains(key) && (*mark)[key].is_string();
  };
  if (!is_string("uri")) return false;
  return mark->contains("all") ||
         (is_string("language") && is_string("message") && mark->contains("number")) ||
         (mark->contains("module") &&
          (is_string("code") || (is_string("output") && is_string("start"))));
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
  if (!wants(params.context, kQuickFix) && !wants(params.context, kFixAll))
    return state.requests.finish(id, Json::array());
  Question question{id,
                    "textDocument/codeAction",
                    params.textDocument.uri,
                    {params.range.start, params.range.end},
                    Lane::kBulk};
  ask(state, std::move(question),
      [context = params.context](const Answering& at) { return code_actions(at, context); });
}

}  // namespace

void handle_code_actions(State& state) {
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
