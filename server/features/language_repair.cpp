#include "features/language_repair.h"

#include <optional>
#include <utility>

#include "analysis/analyzer.h"
#include "features/diagnostics.h"
#include "features/language_fixes.h"
#include "text/edit_chain.h"

namespace features {
namespace {

using Snapshot = std::shared_ptr<const analysis::Snapshot>;

struct Certain {
  text::Offset place = 0;
  LanguageFix fix;
};

std::optional<Certain> first_certain(const analysis::Snapshot& at,
                                     const base::CancelToken& cancel) {
  for (const Diagnostic& diagnostic : language_diagnostics(at, cancel)) {
    for (LanguageFix& fix : language_fixes(at, diagnostic, cancel)) {
      if (fix.is_certain) return Certain{diagnostic.problem.range.begin, std::move(fix)};
    }
  }
  return std::nullopt;
}

}  // namespace

// Every step takes a problem away and brings no error, so the count of the beginning bounds them.
LanguageRepair repair_language(Snapshot at, const base::CancelToken& cancel) {
  LanguageRepair repair;
  text::EditChain chain(at->text.size());
  const std::size_t most = language_diagnostics(*at, cancel).size();
  for (std::size_t round = 0; round < most && !cancel.is_cancelled(); ++round) {
    auto certain = first_certain(*at, cancel);
    if (!certain) break;
    const std::vector<text::Edit>& edits = certain->fix.edits;
    const std::vector<text::Edit> last_first(edits.rbegin(), edits.rend());
    Snapshot next =
        analysis::Analyzer::next(*at, last_first, at->options, analysis::for_each_in_line, cancel);
    if (!next) break;
    chain.add(edits);
    repair.steps.push_back({at->text.line_of(certain->place), std::move(certain->fix.title)});
    at = std::move(next);
    repair.after = at;
  }
  repair.edits = chain.whole();
  return repair;
}

}  // namespace features
