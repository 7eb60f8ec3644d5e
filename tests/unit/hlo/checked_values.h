// What the checks of values and forms find in a whole text, cut into pieces of some size; ranges
// are absolute.
#pragma once

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "hlo/lower.h"
#include "hlo/problem.h"
#include "hlo/tables.h"
#include "hlo/values/values.h"
#include "syntax/from_tree.h"
#include "syntax/segments.h"
#include "text/text.h"

namespace support {

struct Checked {
  std::vector<hlo::Problem> problems;  // of the checks, in text order
  std::vector<syntax::Problem> syntax_problems;
  bool is_body_open = false;  // at the end of the text

  bool has_error() const {
    return std::ranges::any_of(problems, [](const hlo::Problem& problem) {
      return problem.severity == hlo::Severity::kError;
    });
  }
};

inline Checked check_text(const std::string& content, text::Offset piece_bytes = 16 * 1024) {
  syntax::Parser parser;
  const syntax::Segments segments{text::Text(content), piece_bytes};
  hlo::Tables tables;
  std::vector<std::shared_ptr<const hlo::LoweredPiece>> lowered;
  std::vector<hlo::PieceCheck> checks;
  Checked checked;
  checked.is_body_open = segments.is_body_open();
  for (std::size_t i = 0; i < segments.size(); ++i) {
    const syntax::Records records = syntax::read_records(parser, segments.at(i), {});
    lowered.push_back(hlo::lower_segment(records, segments.at(i).bytes, tables));
    checks.push_back(hlo::check_values(*lowered.back(), records.faulty, tables));
    for (syntax::Problem problem : records.problems) {
      problem.range = problem.range.shifted(segments.start_of(i));
      checked.syntax_problems.push_back(std::move(problem));
    }
  }
  std::vector<hlo::CheckedPiece> pieces;
  for (std::size_t i = 0; i < segments.size(); ++i) {
    pieces.push_back({lowered[i].get(), &checks[i], segments.start_of(i)});
    for (hlo::Problem problem : checks[i].problems) {
      problem.range = problem.range.shifted(segments.start_of(i));
      checked.problems.push_back(std::move(problem));
    }
  }
  std::ranges::move(hlo::form_problems(pieces), std::back_inserter(checked.problems));
  std::ranges::stable_sort(checked.problems, {}, &hlo::Problem::range);
  return checked;
}

}  // namespace support
