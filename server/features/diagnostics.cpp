#include "features/diagnostics.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <unordered_set>
#include <utility>

#include <fmt/format.h>

#include "base/limits.h"
#include "features/host_cost.h"
#include "features/places.h"
#include "features/sharding_advice.h"
#include "features/statement.h"
#include "hlo/checks/modules.h"
#include "hlo/checks/names.h"
#include "hlo/liveness.h"
#include "hlo/lookup.h"
#include "hlo/scan.h"

namespace features {

namespace {

constexpr std::string_view kCompiler = "xla";
constexpr std::string_view kOurselves = "hlo-lsp";

Diagnostic diagnostic_of(const analysis::ModuleAnalysis& analysis, std::uint32_t module,
                         const offload::Leak& leak) {
  Diagnostic out;
  out.problem.range = range_of_leak(analysis.module, leak);
  out.problem.code = "E1200";
  out.problem.message = leak.message;
  out.problem.related = related_of(analysis.module, leak);
  out.module = module;
  out.source = kCompiler;
  out.leak = &leak;
  return out;
}

// What an abort means is said in our words, as the compiler's own line is about its source.
Diagnostic diagnostic_of(const analysis::ModuleAnalysis& analysis, std::uint32_t module,
                         const offload::Finding& finding) {
  Diagnostic out;
  out.problem.range = range_of(analysis.module, finding.position.instruction, -1);
  const bool is_warning = finding.kind == offload::Finding::Kind::kWarning ||
                          finding.kind == offload::Finding::Kind::kAdvice;
  out.problem.severity = is_warning ? hlo::Severity::kWarning : hlo::Severity::kError;
  out.problem.code = finding.code;
  out.problem.message = finding.message;
  for (const offload::Step& step : finding.related) {
    out.problem.related.push_back({range_of_step(analysis.module, step), step.message});
  }
  out.module = module;
  const bool is_own = finding.kind == offload::Finding::Kind::kAbort ||
                      finding.kind == offload::Finding::Kind::kAdvice;
  out.source = is_own ? kOurselves : kCompiler;
  return out;
}

Diagnostic own_diagnostic(hlo::Problem problem, std::uint32_t module) {
  Diagnostic out;
  out.problem = std::move(problem);
  out.module = module;
  out.source = kOurselves;
  return out;
}

// Told first, in front of the way.
void add_cost(const HostCost& cost, const offload::Finding& finding, hlo::Problem& problem) {
  std::string words = cost.in_words(finding.position.instruction);
  if (!words.empty())
    problem.related.insert(problem.related.begin(), {problem.range, std::move(words)});
}

void add_tracking(const analysis::Snapshot& at, std::uint32_t module,
                  std::vector<Diagnostic>& out) {
  const analysis::ModuleAnalysis& analysis = at.modules[module];
  if (!analysis.tracking.result) return;
  for (const offload::Leak& leak : analysis.tracking.result->leaks)
    out.push_back(diagnostic_of(analysis, module, leak));
  std::optional<HostCost> cost;
  for (const offload::Finding& finding : analysis.tracking.result->findings) {
    out.push_back(diagnostic_of(analysis, module, finding));
    if (finding.code != "host-compute") continue;
    if (!cost) cost.emplace(analysis, *at.tables);
    add_cost(*cost, finding, out.back().problem);
  }
  for (hlo::Problem& problem : sharding_problems(analysis, *at.tables))
    out.push_back(own_diagnostic(std::move(problem), module));
}

// The beginning of the line behind the last one with anything in it, above the place.
text::Offset line_behind_text_above(const text::Text& text, text::Offset place) {
  text::Offset line = text.line_of(place);
  const auto is_blank = [&](text::Offset above) {
    return text.slice(text.line_range(above)).bytes().find_first_not_of(" \t\r\n") ==
           std::string_view::npos;
  };
  while (line > 0 && is_blank(line - 1)) --line;
  return text.line_range(line).begin;
}

hlo::Problem problem_of(const syntax::Problem& problem, text::Offset piece_start,
                        const text::Text& text) {
  hlo::Problem out;
  out.range = problem.range.shifted(piece_start);
  out.code = "syntax";
  out.message = problem.message;
  if (problem.kind == syntax::ProblemKind::kBodyNotEnded) {
    const text::Offset place = line_behind_text_above(text, out.range.begin);
    out.range = {place, place};
    out.mends = {{out.range, "}\n"}};
  }
  return out;
}

// The words of the lines in which the syntax is at fault, or the statement begins: a name among
// them may be a definition that could not be read.
class FaultyLines {
 public:
  explicit FaultyLines(const analysis::Snapshot& at) : text_(at.text) {
    for (std::size_t i = 0; i < at.segments.size() && words_.size() < kMostWords; ++i) {
      const syntax::Segment& segment = at.segments.at(i);
      if (segment.problems.empty()) continue;
      const text::Offset start = at.segments.start_of(i);
      for (const syntax::Problem& problem : segment.problems) {
        const text::Offset place = problem.range.begin + start;
        add_line(place);
        add_line(statement_at(at.segments, place).range.begin);
      }
    }
  }

  bool hold(text::Range name) const {
    if (words_.empty()) return false;
    const text::Slice slice = text_.slice(name);
    hlo::Scan scan(slice.bytes());
    return words_.contains(std::string(scan.name()));
  }

 private:
  // A line of a broken text can be as long as the text; what is behind these bounds is not looked
  // at.
  static constexpr std::size_t kMostWords = 10000;
  static constexpr text::Offset kMostBytes = 4096;

  void add_line(text::Offset place) {
    text::Range line = text_.line_range(text_.line_of(place));
    line.end = std::min(line.end, line.begin + kMostBytes);
    const text::Slice slice = text_.slice(line);
    const std::string_view bytes = slice.bytes();
    for (std::size_t at = 0; at < bytes.size() && words_.size() < kMostWords;) {
      const std::size_t end = std::min(bytes.find_first_of(" \t\r\n,()=#", at), bytes.size());
      std::string_view word = bytes.substr(at, end - at);
      if (word.starts_with('%')) word.remove_prefix(1);
      if (!word.empty()) words_.emplace(word);
      at = end + 1;
    }
  }

  const text::Text& text_;
  std::unordered_set<std::string> words_;
};

void add_syntax(const analysis::Snapshot& at, std::vector<Diagnostic>& out) {
  for (std::size_t i = 0; i < at.segments.size(); ++i) {
    const syntax::Segment& segment = at.segments.at(i);
    if (segment.problems.empty()) continue;
    const text::Offset start = at.segments.start_of(i);
    for (const syntax::Problem& problem : segment.problems) {
      hlo::Problem absolute = problem_of(problem, start, at.text);
      const std::uint32_t module = module_index_at(at, absolute.range.begin);
      out.push_back(own_diagnostic(std::move(absolute), module));
    }
  }
}

// XLA's verifier does not see what is removed before it.
bool is_unseen(const analysis::Snapshot& at, const hlo::Problem& problem) {
  if (!problem.code.starts_with("unverified-")) return false;
  const hlo::InstructionRef instruction = hlo::instruction_at(*at.file, problem.range.begin);
  return instruction && hlo::is_surely_dead(*at.file, instruction);
}

// Where the syntax is at fault in such a way that items begin or end elsewhere, or are lost.
std::vector<text::Offset> broken_places(const analysis::Snapshot& at,
                                        const std::vector<text::Offset>& forms) {
  std::vector<text::Offset> places = forms;
  for (std::size_t i = 0; i < at.segments.size(); ++i) {
    for (const syntax::Problem& problem : at.segments.at(i).problems) {
      if (problem.kind != syntax::ProblemKind::kBodyNotEnded)
        places.push_back(at.segments.start_of(i) + problem.range.begin);
    }
  }
  std::ranges::sort(places);
  return places;
}

// What is said of computations as wholes rests on all that they hold: it is said of no module that
// has lost some of it. The verifier says nothing of a module whose syntax is at fault at all.
void add_module_problems(const analysis::Snapshot& at, const std::vector<text::Offset>& places,
                         std::vector<Diagnostic>& out) {
  std::set<std::uint32_t> broken;
  for (const Diagnostic& one : out) {
    if (one.problem.code == "syntax") broken.insert(one.module);
  }
  std::set<std::uint32_t> incomplete;
  for (const text::Offset place : places) incomplete.insert(module_index_at(at, place));
  for (std::uint32_t module = 0; module < at.modules.size(); ++module) {
    if (incomplete.contains(module)) continue;
    for (hlo::Problem& problem :
         hlo::module_problems(at.modules[module].module, at.verdicts, *at.tables)) {
      if (broken.contains(module) && problem.code.starts_with("unverified-")) continue;
      out.push_back(own_diagnostic(std::move(problem), module));
    }
  }
}

// In text order; what stands at one place keeps the order in which it was found.
void sort(std::vector<Diagnostic>& diagnostics) {
  std::multimap<text::Range, Diagnostic> in_order;
  for (Diagnostic& diagnostic : diagnostics) {
    const text::Range range = diagnostic.problem.range;
    in_order.emplace(range, std::move(diagnostic));
  }
  diagnostics.clear();
  for (auto& [range, diagnostic] : in_order) diagnostics.push_back(std::move(diagnostic));
}

// Statements that could not be read as a whole. One problem is told of each: what is left is read
// as something else, and of a header part by part, where a bracket too few in one is missed in all
// the others.
class BrokenStatements {
 public:
  BrokenStatements(const analysis::Snapshot& at, const std::vector<text::Offset>& places,
                   const std::vector<Diagnostic>& diagnostics) {
    for (const text::Offset place : places) look_at(at.segments, place);
    add_told_twice(at.segments, diagnostics);
    std::ranges::sort(found_, {}, [](const Statement& one) { return one.range; });
  }

  void thin_out(std::vector<Diagnostic>& diagnostics) const {
    if (found_.empty()) return;
    sort(diagnostics);
    std::set<text::Range> told;
    for (const Diagnostic& one : diagnostics) {
      const Statement* statement = find(one);
      if (statement != nullptr && is_syntax_error(one)) told.insert(statement->range);
    }
    std::set<text::Range> passed;
    std::erase_if(diagnostics, [&](const Diagnostic& one) {
      const Statement* statement = find(one);
      if (statement == nullptr || !told.contains(statement->range)) return false;
      if (is_syntax_error(one)) return !passed.insert(statement->range).second;
      return !statement->is_header || one.problem.code == "syntax";
    });
  }

 private:
  void look_at(const syntax::Segments& segments, text::Offset place) {
    if (found_.size() == kMost || (!found_.empty() && found_.back().range.contains(place))) return;
    found_.push_back(statement_at(segments, place));
  }

  // What is wrong in two ways is as broken as what could not be read.
  void add_told_twice(const syntax::Segments& segments,
                      const std::vector<Diagnostic>& diagnostics) {
    std::vector<text::Offset> errors;
    for (const Diagnostic& one : diagnostics) {
      if (is_syntax_error(one)) errors.push_back(one.problem.range.begin);
    }
    std::ranges::sort(errors);
    std::optional<Statement> last;
    for (const text::Offset error : errors) {
      if (found_.size() >= kMost) return;
      if (last && last->range.contains(error)) {
        if (found_.empty() || found_.back().range != last->range) found_.push_back(*last);
      } else {
        last = statement_at(segments, error);
      }
    }
  }

  const Statement* find(const Diagnostic& one) const {
    const auto behind =
        std::ranges::upper_bound(found_, one.problem.range.begin, {},
                                 [](const Statement& statement) { return statement.range.begin; });
    if (behind == found_.begin()) return nullptr;
    const Statement& statement = *std::prev(behind);
    return statement.range.contains(one.problem.range.begin) ? &statement : nullptr;
  }

  static bool is_syntax_error(const Diagnostic& one) {
    return one.problem.code == "syntax" && one.problem.severity == hlo::Severity::kError;
  }

  static constexpr std::size_t kMost = 100;
  std::vector<Statement> found_;  // in text order
};

// What the strict reading of values found in each piece, and what the order of items shows, whose
// errors are at `forms`.
void add_values(const analysis::Snapshot& at, std::vector<Diagnostic>& out,
                std::vector<text::Offset>& forms) {
  std::vector<hlo::CheckedPiece> pieces;
  pieces.reserve(at.segments.size());
  text::Offset start = 0;
  const auto add = [&](hlo::Problem problem, text::Offset from) {
    problem.range = problem.range.shifted(from);
    for (hlo::Related& related : problem.related) related.range = related.range.shifted(from);
    if (is_unseen(at, problem)) return;
    for (hlo::Mend& mend : problem.mends) mend.range = mend.range.shifted(from);
    const std::uint32_t module = module_index_at(at, problem.range.begin);
    out.push_back(own_diagnostic(std::move(problem), module));
  };
  for (std::size_t i = 0; i < at.segments.size(); ++i) {
    const syntax::Segment& segment = at.segments.at(i);
    const auto* check = at.checks.find(segment.id);
    const auto placed = at.file->find_lowered(segment.id);
    if (check == nullptr || placed == nullptr) continue;
    for (const hlo::Problem& problem : (*check)->problems) add(problem, start);
    if (const auto* verdict = at.verdicts.find(segment.id)) {
      for (const hlo::Problem& problem : (*verdict)->problems) add(problem, start);
    }
    pieces.push_back({placed.get(), check->get(), start});
    start += segment.bytes.size();
  }
  for (hlo::Problem& problem : hlo::form_problems(pieces)) {
    if (problem.severity == hlo::Severity::kError && problem.code == "syntax")
      forms.push_back(problem.range.begin);
    add(std::move(problem), 0);
  }
}

// A broken text can give a problem a line. What tracking found always stays; of the rest the first
// ones in the text do.
void limit(std::vector<Diagnostic>& rest) {
  const std::size_t limit = base::Limits{}.max_problems;
  sort(rest);
  const auto same = [](const Diagnostic& left, const Diagnostic& right) {
    return left.problem == right.problem;
  };
  const auto repeated = std::ranges::unique(rest, same);
  rest.erase(repeated.begin(), repeated.end());
  if (rest.size() <= limit) return;
  hlo::Problem note;
  note.range = {rest[limit].problem.range.begin, rest[limit].problem.range.begin};
  note.severity = hlo::Severity::kNote;
  note.code = "truncated";
  note.message = fmt::format("{} more problems from here on are not shown", rest.size() - limit);
  const std::uint32_t module = rest[limit].module;
  rest.resize(limit);
  rest.push_back(own_diagnostic(std::move(note), module));
}

}  // namespace

std::vector<Diagnostic> language_diagnostics(const analysis::Snapshot& at,
                                             const base::CancelToken& cancel) {
  std::vector<Diagnostic> found;
  const FaultyLines faulty(at);
  for (std::uint32_t module = 0; module < at.modules.size() && !cancel.is_cancelled(); ++module) {
    for (hlo::Problem& problem : hlo::name_problems(at.modules[module].module, *at.tables)) {
      if (faulty.hold(problem.range)) continue;
      found.push_back(own_diagnostic(std::move(problem), module));
    }
  }
  add_syntax(at, found);
  std::vector<text::Offset> forms;
  add_values(at, found, forms);
  const std::vector<text::Offset> places = broken_places(at, forms);
  add_module_problems(at, places, found);
  if (cancel.is_cancelled()) return {};
  BrokenStatements(at, places, found).thin_out(found);
  limit(found);
  return found;
}

std::vector<Diagnostic> diagnostics(const analysis::Snapshot& at, const base::CancelToken& cancel) {
  std::vector<Diagnostic> all;
  for (std::uint32_t module = 0; module < at.modules.size() && !cancel.is_cancelled(); ++module)
    add_tracking(at, module, all);
  std::ranges::move(language_diagnostics(at, cancel), std::back_inserter(all));
  if (cancel.is_cancelled()) return {};
  sort(all);
  return all;
}

std::string page_of(std::string_view code, std::string_view pages) {
  if (code == "E1200") return "https://openxla.org/xla/errors/error_1200";
  return fmt::format("{}#{}", pages, code);
}

}  // namespace features
