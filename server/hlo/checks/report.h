#pragma once

// How the checks of one piece tell of a fault.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hlo/problem.h"

namespace hlo {

inline void report(std::vector<Problem>& problems, text::Range range, std::string_view code,
                   std::string message, Severity severity = Severity::kError) {
  Problem& problem = problems.emplace_back();
  problem.range = range;
  problem.severity = severity;
  problem.code = code;
  problem.message = std::move(message);
}

}  // namespace hlo
