#pragma once

// What a compiler's log says, shown in place: for people with the source line under each target,
// for scripts one JSON object a line of the log. The same input gives the same bytes.

#include <string>

#include "analysis/snapshot.h"
#include "cli/palette.h"
#include "features/compiler_log.h"
#include "features/log_targets.h"

namespace cli {

struct LogReport {
  const std::string& file;
  const std::string& log_file;
  const features::CompilerLog& log;
  const analysis::Snapshot& snapshot;
  features::ResolvedLog resolved;
};

std::string log_report_text(const LogReport& report, const Palette& palette);
std::string log_report_json(const LogReport& report);

}  // namespace cli
