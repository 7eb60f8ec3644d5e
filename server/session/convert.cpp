#include "session/convert.h"

#include <algorithm>
#include <utility>

#include <nlohmann/json.hpp>

#include "features/content_kind.h"
#include "features/markup.h"
#include "hlo/shape.h"

namespace session {
namespace {

using protocol::Json;

protocol::DiagnosticSeverity severity_of(hlo::Severity severity) {
  switch (severity) {
    case hlo::Severity::kError: return protocol::DiagnosticSeverity::kError;
    case hlo::Severity::kWarning: return protocol::DiagnosticSeverity::kWarning;
    case hlo::Severity::kNote: return protocol::DiagnosticSeverity::kInformation;
  }
  return protocol::DiagnosticSeverity::kError;
}

protocol::SymbolKind kind_of(features::SymbolKind kind) {
  switch (kind) {
    case features::SymbolKind::kModule: return protocol::SymbolKind::kModule;
    case features::SymbolKind::kEntry: return protocol::SymbolKind::kClass;
    case features::SymbolKind::kComputation: return protocol::SymbolKind::kFunction;
    case features::SymbolKind::kParameter: return protocol::SymbolKind::kTypeParameter;
    case features::SymbolKind::kConstant: return protocol::SymbolKind::kConstant;
    case features::SymbolKind::kTuple: return protocol::SymbolKind::kStruct;
    case features::SymbolKind::kCall: return protocol::SymbolKind::kMethod;
    case features::SymbolKind::kCollective: return protocol::SymbolKind::kInterface;
    case features::SymbolKind::kMove: return protocol::SymbolKind::kEvent;
    case features::SymbolKind::kInstruction: return protocol::SymbolKind::kVariable;
    case features::SymbolKind::kNote: return protocol::SymbolKind::kNull;
  }
  return protocol::SymbolKind::kVariable;
}

}  // namespace

protocol::Position Converter::position(text::Offset offset) {
  const text::Position at = positions_.at(offset, agreement_.encoding);
  return {at.line, at.column};
}

protocol::Range Converter::range(text::Range range) {
  const protocol::Position start = position(range.begin);
  return {start, position(range.end)};
}

protocol::Location Converter::location(text::Range at) { return {asked_.uri, range(at)}; }

protocol::Hover Converter::hover(const features::Hover& hover) {
  protocol::Hover out;
  out.range = range(hover.range);
  out.contents.kind = agreement_.wants_markdown ? protocol::kMarkdown : protocol::kPlainText;
  out.contents.value = agreement_.wants_markdown ? features::as_markdown(hover.content)
                                                 : features::as_plain_text(hover.content);
  return out;
}

protocol::LocationLink Converter::link(const features::Place& place) {
  return {range(place.origin), asked_.uri, range(place.range), range(place.name_range)};
}

protocol::MemoryPath Converter::memory_path(const features::MemoryPath& path) {
  protocol::MemoryPath out;
  out.range = range(path.range);
  out.name = path.name;
  out.placement = path.placement;
  for (const features::PathStep& step : path.steps)
    out.steps.push_back({step.name, step.message, location(step.range)});
  out.ending = path.ending;
  return out;
}

bool Converter::is_shown(const features::Diagnostic& diagnostic) const {
  const auto wanted = asked_.severities.find(diagnostic.problem.code);
  return wanted == asked_.severities.end() || wanted->second.has_value();
}

protocol::Diagnostic Converter::diagnostic(const features::Diagnostic& diagnostic) {
  const hlo::Problem& problem = diagnostic.problem;
  protocol::Diagnostic out;
  out.range = range(problem.range);
  const auto wanted = asked_.severities.find(problem.code);
  out.severity = wanted == asked_.severities.end() ? severity_of(problem.severity) : wanted->second;
  out.code = problem.code;
  const bool has_page = diagnostic.leak != nullptr || !agreement_.diagnostics_page.empty();
  if (agreement_.wants_code_page && has_page) {
    out.codeDescription =
        protocol::CodeDescription{features::page_of(problem.code, agreement_.diagnostics_page)};
  }
  out.source = diagnostic.source;
  out.message = problem.message;
  if (agreement_.wants_related) {
    for (const hlo::Related& related : problem.related)
      out.relatedInformation.push_back({location(related.range), related.message});
  }
  if (agreement_.wants_data) out.data = data_of(diagnostic);
  return out;
}

protocol::Diagnostic Converter::diagnostic(const features::Diagnostic& diagnostic,
                                           const features::Fixes& fixes) {
  protocol::Diagnostic out = this->diagnostic(diagnostic);
  if (!out.data) return out;
  Json kinds = Json::array();
  for (const features::Fix& fix : fixes.offered) {
    if (std::ranges::find(kinds, Json(fix.kind)) == kinds.end()) kinds.push_back(fix.kind);
  }
  (*out.data)["fixes"] = std::move(kinds);
  return out;
}

std::shared_ptr<Json> Converter::data_of(const features::Diagnostic& diagnostic) {
  if (diagnostic.leak == nullptr) return nullptr;
  const offload::Leak& leak = *diagnostic.leak;
  const hlo::Module& module = asked_.snapshot->modules[diagnostic.module].module;
  Json annotations = Json::array();
  for (const hlo::InstructionId id : leak.annotations) {
    const hlo::InstructionRef annotation = module.at(id);
    if (annotation) annotations.push_back(asked_.snapshot->tables->text(annotation->name));
  }
  return std::make_shared<Json>(Json{{"start", leak.start},
                                     {"annotation", std::move(annotations)},
                                     {"output", hlo::print_index(leak.output)}});
}

// NOLINTNEXTLINE(misc-no-recursion): an outline has four levels.
protocol::DocumentSymbol Converter::symbol(const features::Symbol& symbol) {
  protocol::DocumentSymbol out;
  out.name = symbol.name;
  if (!symbol.detail.empty()) out.detail = symbol.detail;
  out.kind = kind_of(symbol.kind);
  out.range = range(symbol.range);
  out.selectionRange = range(symbol.selection);
  out.children.reserve(symbol.children.size());
  for (const features::Symbol& child : symbol.children) out.children.push_back(this->symbol(child));
  return out;
}

// NOLINTNEXTLINE(misc-no-recursion): an outline has four levels.
void Converter::flatten(const features::Symbol& symbol, const std::string& container,
                        std::vector<protocol::SymbolInformation>& list) {
  protocol::SymbolInformation out{symbol.name, kind_of(symbol.kind), location(symbol.range), {}};
  if (!container.empty()) out.containerName = container;
  list.push_back(std::move(out));
  for (const features::Symbol& child : symbol.children) flatten(child, symbol.name, list);
}

std::vector<protocol::TextEdit> Converter::text_edits(const std::vector<text::Edit>& edits) {
  std::vector<protocol::TextEdit> out;
  out.reserve(edits.size());
  for (const text::Edit& edit : edits) out.push_back({range(edit.range), edit.replacement});
  return out;
}

protocol::WorkspaceEdit Converter::edit(const std::vector<text::Edit>& edits) {
  std::vector<protocol::TextEdit> out = text_edits(edits);
  protocol::WorkspaceEdit whole;
  if (agreement_.wants_versioned_edits) {
    whole.documentChanges = {{{asked_.uri, asked_.version}, std::move(out)}};
  } else {
    whole.changes = {{asked_.uri, std::move(out)}};
  }
  return whole;
}

protocol::PublishDiagnosticsParams diagnostics_of(const Asked& asked, const Agreement& agreement,
                                                  const base::CancelToken& cancel) {
  Converter convert(asked, agreement);
  protocol::PublishDiagnosticsParams out{asked.uri, asked.version, {}};
  if (const auto kind = features::other_content(*asked.snapshot)) {
    const features::Diagnostic note = features::not_hlo_diagnostic(*kind);
    if (convert.is_shown(note)) out.diagnostics.push_back(convert.diagnostic(note));
    return out;
  }
  for (const features::Diagnostic& found : features::diagnostics(*asked.snapshot, cancel)) {
    if (convert.is_shown(found)) out.diagnostics.push_back(convert.diagnostic(found));
  }
  return out;
}

}  // namespace session
