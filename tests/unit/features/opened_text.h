// A snapshot of a text, and a text with edits applied, as the tests of features take them.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "analysis/analyzer.h"

namespace {

inline std::shared_ptr<const analysis::Snapshot> opened(const std::string& text) {
  return analysis::Analyzer::open(text::Text(text), {}, analysis::for_each_in_line, {});
}

inline std::string applied(std::string text, const std::vector<text::Edit>& edits) {
  for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
    text.replace(edit->range.begin, edit->range.size(), edit->replacement);
  return text;
}

}  // namespace
