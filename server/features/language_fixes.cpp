#include "features/language_fixes.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "analysis/analyzer.h"
#include "features/mends.h"

namespace features {
namespace {

constexpr std::size_t kMostFixes = 3;   // of one problem
constexpr std::size_t kMostTries = 24;  // each analyses the edited text

// Errors by what they say. Places would not do: edits move them.
using Errors = std::map<std::pair<std::string, std::string>, std::size_t>;

Errors errors_of(const analysis::Snapshot& at, const base::CancelToken& cancel) {
  Errors count;
  for (const Diagnostic& one : language_diagnostics(at, cancel)) {
    if (one.problem.severity == hlo::Severity::kError)
      ++count[{one.problem.code, one.problem.message}];
  }
  return count;
}

class Prover {
 public:
  Prover(const analysis::Snapshot& at, const hlo::Problem& problem, const base::CancelToken& cancel)
      : at_(at), problem_(problem), cancel_(cancel), before_(errors_of(at, cancel)) {
    count_problem_itself();
    // What the tensors do is no question here.
    options_ = at.options;
    options_.stage = offload::Stage::kFinal;
  }

  bool holds(const std::vector<text::Edit>& edits) const {
    const std::vector<text::Edit> last_first(edits.rbegin(), edits.rend());
    const auto after =
        analysis::Analyzer::next(at_, last_first, options_, analysis::for_each_in_line, cancel_);
    if (!after) return false;
    Errors left = before_;
    const Errors now = errors_of(*after, cancel_);
    if (cancel_.is_cancelled()) return false;
    const auto is_no_more_than_before = [&](const auto& error) {
      return error.second <= left[error.first];
    };
    return std::ranges::all_of(now, is_no_more_than_before) && is_gone(*after, now);
  }

 private:
  using Key = std::pair<std::string, std::string>;

  Key key() const { return {problem_.code, problem_.message}; }

  void count_problem_itself() {
    if (problem_.severity != hlo::Severity::kError) return;
    auto& count = before_[key()];
    if (count > 0) --count;
  }

  // A note is none of the errors.
  bool is_gone(const analysis::Snapshot& after, const Errors&) const {
    if (problem_.severity == hlo::Severity::kError) return true;
    const auto count = [&](const analysis::Snapshot& in) {
      return std::ranges::count_if(language_diagnostics(in, cancel_), [&](const Diagnostic& one) {
        return one.problem.code == problem_.code && one.problem.message == problem_.message;
      });
    };
    return count(after) < count(at_);
  }

  const analysis::Snapshot& at_;
  const hlo::Problem& problem_;
  const base::CancelToken& cancel_;
  analysis::Options options_;
  Errors before_;
};

std::string title_of(const analysis::Snapshot& at, const std::vector<hlo::Mend>& mends) {
  const auto trimmed = [](std::string_view text) {
    while (text.ends_with('\n') || text.ends_with(' ')) text.remove_suffix(1);
    while (text.starts_with('\n') || text.starts_with(' ')) text.remove_prefix(1);
    return text;
  };
  const text::Slice slice = at.text.slice(mends.front().range);
  const std::string_view before = trimmed(slice.bytes());
  const std::string_view after = trimmed(mends.front().text);
  std::string title = before.empty()  ? fmt::format("put `{}` in", after)
                      : after.empty() ? fmt::format("take out `{}`", before)
                                      : fmt::format("change `{}` to `{}`", before, after);
  if (mends.size() > 1) title += fmt::format(", in {} places", mends.size());
  return title;
}

std::vector<Mend> mends_of(const analysis::Snapshot& at, const Diagnostic& diagnostic,
                           const base::CancelToken& cancel) {
  const hlo::Problem& problem = diagnostic.problem;
  if (!problem.mends.empty()) {
    Mend known{title_of(at, problem.mends), 0, true, {}};
    for (const hlo::Mend& mend : problem.mends) known.edits.push_back({mend.range, mend.text});
    return {known};
  }
  // Text can be so broken that no module is left.
  const bool has_module = diagnostic.module < at.modules.size();
  if (!has_module)
    return problem.code == "syntax" ? bracket_mends(at, problem) : std::vector<Mend>();
  if (problem.code == "name") return name_mends(at, diagnostic.module, problem);
  if (problem.code == "opcode" || problem.code == "attribute" || problem.code == "old-spelling")
    return word_mends(at, problem);
  if (problem.code == "shape" || problem.code == "unverified-shape")
    return shape_mends(at, problem, cancel);
  auto mends = reserved_word_mends(at, diagnostic.module, problem);
  if (mends.empty() && problem.code == "syntax") mends = bracket_mends(at, problem);
  return mends;
}

// All of the best rank are tried, so that one is certain only where no other is as good.
std::vector<LanguageFix> proven(const analysis::Snapshot& at, const Diagnostic& diagnostic,
                                const base::CancelToken& cancel) {
  std::vector<Mend> mends = mends_of(at, diagnostic, cancel);
  if (mends.empty()) return {};
  std::ranges::stable_sort(mends, {}, &Mend::rank);
  if (mends.size() > kMostTries) mends.resize(kMostTries);
  const Prover prover(at, diagnostic.problem, cancel);
  std::vector<Mend> held;
  for (Mend& mend : mends) {
    if (held.size() >= kMostFixes && mend.rank > held.front().rank) break;
    if (prover.holds(mend.edits)) held.push_back(std::move(mend));
    if (cancel.is_cancelled()) return {};
  }
  std::vector<LanguageFix> fixes;
  for (const Mend& mend : held) {
    const bool is_alone = std::ranges::count(held, held.front().rank, &Mend::rank) == 1;
    const bool is_certain = fixes.empty() && is_alone && mend.may_be_certain;
    if (fixes.size() < kMostFixes) fixes.push_back({mend.title, is_certain, mend.edits});
  }
  return fixes;
}

}  // namespace

std::vector<LanguageFix> language_fixes(const analysis::Snapshot& at, const Diagnostic& diagnostic,
                                        const base::CancelToken& cancel) {
  const hlo::Problem& problem = diagnostic.problem;
  const std::string question = fmt::format("{} {} {} {}", problem.range.begin, problem.range.end,
                                           problem.code, problem.message);
  if (const auto known = at.memo->find<std::vector<LanguageFix>>(question)) return *known;
  const auto fixes =
      std::make_shared<const std::vector<LanguageFix>>(proven(at, diagnostic, cancel));
  if (cancel.is_cancelled()) return {};
  at.memo->keep(question, fixes);
  return *fixes;
}

std::vector<PlacedFix> language_fixes_in(const analysis::Snapshot& at,
                                         const std::vector<Diagnostic>& diagnostics,
                                         text::Range range, const base::CancelToken& cancel) {
  std::vector<PlacedFix> placed;
  for (const Diagnostic& diagnostic : diagnostics) {
    if (!diagnostic.problem.range.touches(range)) continue;
    auto fixes = language_fixes(at, diagnostic, cancel);
    if (cancel.is_cancelled()) return {};
    if (!fixes.empty()) placed.push_back({diagnostic, std::move(fixes)});
  }
  return placed;
}

}  // namespace features
