#include "tests/corpus/told.h"

#include "analysis/analyzer.h"
#include "features/content_kind.h"

namespace corpus {

std::vector<features::Diagnostic> told_of(const std::string& bytes) {
  const auto snapshot =
      analysis::Analyzer::open(text::Text(bytes), {}, analysis::for_each_in_line, {});
  std::vector<features::Diagnostic> told = features::diagnostics(*snapshot, {});
  switch (const features::ContentKind kind = features::content_kind(bytes)) {
    case features::ContentKind::kHlo: return told;
    case features::ContentKind::kEmpty: return {};
    default: return {features::not_hlo_diagnostic(kind)};
  }
}

std::vector<std::string> errors_of(const std::vector<features::Diagnostic>& told) {
  std::vector<std::string> errors;
  for (const features::Diagnostic& one : told) {
    if (one.problem.severity == hlo::Severity::kError)
      errors.push_back(one.problem.code + ": " + one.problem.message);
  }
  return errors;
}

}  // namespace corpus
