#include "cli/check.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include <fmt/format.h>
#include <unistd.h>

#include "base/workers.h"
#include "cli/checked_file.h"
#include "cli/palette.h"
#include "cli/printable.h"
#include "cli/progress.h"
#include "cli/report_json.h"
#include "cli/report_text.h"

namespace cli {
namespace {

// Files are checked so many at a time for each thread and then shown, so that memory holds a few
// results and not all.
constexpr std::size_t kFilesAtOnce = 4;

class CheckRun {
 public:
  CheckRun(const CheckCommand& command, Output& output)
      : command_(command),
        output_(output),
        workers_(command.common.jobs),
        palette_(wants_color(command.common.color, output.is_terminal(), std::getenv("NO_COLOR"),
                             std::getenv("TERM"))),
        scope_{command.common.analysis, command.least, command.max_problems, {}} {}

  int run() {
    const Found found = find_inputs(command_.paths);
    for (const base::Error& failure : found.failures) fail(failure.message);
    {
      Progress progress(found.inputs.size(), ::isatty(STDERR_FILENO) == 1);
      const std::size_t step = kFilesAtOnce * command_.common.jobs;
      for (std::size_t at = 0; at < found.inputs.size(); at += step) {
        const std::size_t end = std::min(at + step, found.inputs.size());
        check_some({found.inputs.begin() + static_cast<std::ptrdiff_t>(at),
                    found.inputs.begin() + static_cast<std::ptrdiff_t>(end)},
                   progress);
      }
    }
    if (command_.format == Format::kText && totals_.files > 0) {
      output_.write(summary_line(totals_, palette_));
    }
    return exit_code();
  }

 private:
  void check_some(const std::vector<Input>& inputs, Progress& progress) {
    std::vector<CheckedFile> files(inputs.size());
    workers_.for_each(inputs.size(), [&](std::size_t i) {
      files[i] = check_file(inputs[i], scope_, workers_.for_each());
      progress.step();
    });
    progress.hide();
    for (const CheckedFile& file : files) show(file);
  }

  void show(const CheckedFile& file) {
    if (file.failure) return fail(file.failure->message);
    add_to_totals(file, totals_);
    const bool is_other = !file.snapshot && file.kind != features::ContentKind::kEmpty;
    const bool is_refused = is_other && file.input.is_named;
    if (is_refused)
      fail(fmt::format("{}: {}", file.input.path, features::not_hlo_message(file.kind)));
    if (command_.format == Format::kJson) return output_.write(json_report(file));
    if (!is_refused) output_.write(text_report(file, palette_));
  }

  void fail(std::string_view message) {
    has_failed_ = true;
    write_error_line("hlo-lsp: " + printable(message));
  }

  int exit_code() const {
    if (has_failed_) return 2;
    const bool warnings_count = command_.fail_on != hlo::Severity::kError;
    const bool is_bad = totals_.tally.errors > 0 || (warnings_count && totals_.tally.warnings > 0);
    return is_bad ? 1 : 0;
  }

  const CheckCommand& command_;
  Output& output_;
  base::Workers workers_;
  Palette palette_;
  CheckScope scope_;
  Totals totals_;
  bool has_failed_ = false;
};

}  // namespace

int run_check(const CheckCommand& command, Output& output) {
  return CheckRun(command, output).run();
}

}  // namespace cli
