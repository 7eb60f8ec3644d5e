#include "features/formatting.h"

#include <iterator>
#include <utility>

#include "features/content_kind.h"
#include "hlo/format/format.h"

namespace features {
namespace {

std::optional<hlo::Formatting> format_document(const analysis::Snapshot& at,
                                               const base::Limits& limits,
                                               const base::CancelToken& cancel) {
  if (at.text.size() > limits.max_formatted_bytes) return std::nullopt;
  if (other_content(at)) return hlo::Formatting{};
  return hlo::format_text(at.text.slice({0, at.text.size()}).bytes(), cancel);
}

}  // namespace

std::optional<std::vector<text::Edit>> formatting(const analysis::Snapshot& at,
                                                  const base::Limits& limits,
                                                  const base::CancelToken& cancel) {
  auto all = format_document(at, limits, cancel);
  if (!all) return std::nullopt;
  return std::move(all->edits);
}

std::optional<std::vector<text::Edit>> range_formatting(const analysis::Snapshot& at,
                                                        text::Range range,
                                                        const base::Limits& limits,
                                                        const base::CancelToken& cancel) {
  auto all = format_document(at, limits, cancel);
  if (!all) return std::nullopt;
  std::vector<text::Edit> edits;
  for (const hlo::FormattedItem& item : all->items) {
    if (!item.whole.touches(range)) continue;
    const auto first = std::make_move_iterator(all->edits.begin());
    edits.insert(edits.end(), first + static_cast<std::ptrdiff_t>(item.first_edit),
                 first + static_cast<std::ptrdiff_t>(item.end_of_edits));
  }
  return edits;
}

}  // namespace features
