// A snapshot of a text, as the tests of features take it.
#pragma once

#include <memory>
#include <string>

#include "analysis/analyzer.h"

namespace {

inline std::shared_ptr<const analysis::Snapshot> opened(const std::string& text) {
  return analysis::Analyzer::open(text::Text(text), {}, analysis::for_each_in_line, {});
}

}  // namespace
