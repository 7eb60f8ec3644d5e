#include "cli/checked_file.h"

#include <utility>

namespace cli {
namespace {

// Severities count down from the gravest.
bool is_shown(const hlo::Problem& problem, hlo::Severity least) {
  return problem.severity <= least;
}

void keep_shown(std::vector<features::Diagnostic> all, const CheckScope& scope, CheckedFile& file) {
  for (features::Diagnostic& diagnostic : all) {
    file.tally.add(diagnostic.problem.severity);
    if (!is_shown(diagnostic.problem, scope.least)) continue;
    if (scope.max_problems && file.problems.size() >= *scope.max_problems) {
      ++file.hidden;
      continue;
    }
    file.problems.push_back({std::move(diagnostic), {}});
  }
}

void find_fixes(CheckedFile& file, const analysis::ForEach& for_each) {
  for_each(file.problems.size(), [&](std::size_t i) {
    CheckedProblem& problem = file.problems[i];
    const features::Diagnostic& diagnostic = problem.diagnostic;
    if (diagnostic.leak == nullptr) return;
    problem.fixes = features::fixes_for(*file.snapshot, diagnostic.module, *diagnostic.leak, {});
  });
}

}  // namespace

void Tally::add(hlo::Severity severity) {
  switch (severity) {
    case hlo::Severity::kError: ++errors; break;
    case hlo::Severity::kWarning: ++warnings; break;
    case hlo::Severity::kNote: ++notes; break;
  }
}

void Tally::add(const Tally& other) {
  errors += other.errors;
  warnings += other.warnings;
  notes += other.notes;
}

CheckedFile check_file(const Input& input, const CheckScope& scope,
                       const analysis::ForEach& for_each) {
  CheckedFile file;
  file.input = input;
  auto content = read_input(input.path, scope.limits);
  if (!content) {
    file.failure = content.error();
    return file;
  }
  file.was_packed = content->was_packed;
  file.kind = features::content_kind(content->bytes);
  if (file.kind == features::ContentKind::kEmpty) return file;
  if (file.kind != features::ContentKind::kHlo) {
    keep_shown({features::not_hlo_diagnostic(file.kind)}, scope, file);
    return file;
  }
  file.snapshot =
      analysis::Analyzer::open(text::Text(std::move(content->bytes)), scope.analysis, for_each, {});
  keep_shown(features::diagnostics(*file.snapshot, {}), scope, file);
  find_fixes(file, for_each);
  return file;
}

}  // namespace cli
