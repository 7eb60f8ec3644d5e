#include "cli/log.h"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

#include "base/limits.h"
#include "base/workers.h"
#include "cli/inputs.h"
#include "cli/opened_file.h"
#include "cli/palette.h"
#include "cli/report_log.h"

namespace cli {
namespace {

using base::Error;
using base::ErrorCode;

std::expected<features::CompilerLog, Error> read_log(const std::string& path) {
  const auto content = read_input(path, {});
  if (!content) return std::unexpected(content.error());
  auto log = features::read_compiler_log(content->bytes, base::Limits{}.max_log_lines);
  if (!log.lines.empty()) return log;
  return std::unexpected(
      Error{ErrorCode::kNotFound,
            fmt::format("{}: none of {} lines is a text of the host offloader; its log is switched "
                        "on with --vmodule=host_offloader=1",
                        path, log.line_count)});
}

}  // namespace

std::expected<int, Error> run_log(const LogCommand& command, Output& output) {
  const auto log = read_log(command.log_path);
  if (!log) return std::unexpected(log.error());
  analysis::Options options = command.common.analysis;
  options.log_level = std::max(features::level_of(log->lines), 1);
  base::Workers workers(command.common.jobs);
  const auto opened = open_file(command.path, options, workers.for_each());
  if (!opened) return std::unexpected(opened.error());
  const LogReport report{command.path, command.log_path, *log, *opened->snapshot,
                         features::resolve_log(*log, *opened->snapshot)};
  const Palette palette(wants_color(command.common.color, output.is_terminal(),
                                    std::getenv("NO_COLOR"), std::getenv("TERM")));
  output.write(command.format == Format::kJson ? log_report_json(report)
                                               : log_report_text(report, palette));
  return 0;
}

}  // namespace cli
