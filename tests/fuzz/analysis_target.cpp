#include <algorithm>
#include <array>

#include "analysis/analyzer.h"
#include "analysis/paranoid.h"
#include "features/diagnostics.h"
#include "tests/fuzz/targets.h"
#include "tests/support/random_edits.h"

namespace fuzz {
namespace {

constexpr std::size_t kEdits = 4;
constexpr std::array<std::uint32_t, 4> kPieceSizes = {64, 512, 4096, 1U << 30U};

void check_diagnostics(const analysis::Snapshot& at, std::size_t text_bytes) {
  const auto is_inside = [text_bytes](const text::Range& range) {
    return range.begin <= range.end && range.end <= text_bytes;
  };
  for (const auto& found : features::diagnostics(at, {})) {
    must(is_inside(found.problem.range), "a diagnostic stands in the text");
    must(!found.problem.message.empty(), "a diagnostic says something");
    for (const auto& related : found.problem.related)
      must(is_inside(related.range), "a related place stands in the text");
  }
}

}  // namespace

void analysis(std::string_view input) {
  auto [content, seed] = storm_of(input);
  support::RandomEdits edits(seed);
  analysis::Options options;
  options.piece_bytes = kPieceSizes[seed % kPieceSizes.size()];
  auto now = analysis::Analyzer::open(text::Text(content), options, analysis::for_each_in_line, {});
  check_diagnostics(*now, content.size());
  for (std::size_t left = kEdits; left > 0; --left) {
    const text::Edit edit = edits.edit(content);
    content.replace(edit.range.begin, edit.range.size(), edit.replacement);
    now = analysis::Analyzer::next(*now, {edit}, options, analysis::for_each_in_line, {});
    check_diagnostics(*now, content.size());
    const auto difference = analysis::difference_from_scratch(*now);
    must(!difference, difference ? *difference : "");
  }
}

}  // namespace fuzz
