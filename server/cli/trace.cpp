#include "cli/trace.h"

#include <algorithm>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "analysis/analyzer.h"
#include "base/workers.h"
#include "cli/inputs.h"
#include "cli/printable.h"
#include "features/content_kind.h"
#include "features/diagnostics.h"

namespace cli {
namespace {

bool is_behind_the_pass(offload::Stage stage) {
  return stage == offload::Stage::kAfterOffload || stage == offload::Stage::kFinal;
}

bool is_given_up(const offload::Result& result) {
  return std::ranges::any_of(
      result.findings, [](const offload::Finding& finding) { return finding.code == "truncated"; });
}

class TraceRun {
 public:
  TraceRun(const TraceCommand& command, Output& output)
      : command_(command), output_(output), workers_(command.common.jobs) {}

  int run() {
    const Found found = find_inputs(command_.paths);
    for (const base::Error& failure : found.failures) fail(failure.message);
    is_one_file_ = found.inputs.size() == 1;
    for (const Input& input : found.inputs) trace(input);
    if (has_failed_) return 2;
    return has_error_ ? 1 : 0;
  }

 private:
  void trace(const Input& input) {
    auto content = read_input(input.path, {});
    if (!content) return fail(content.error().message);
    const features::ContentKind kind = features::content_kind(content->bytes);
    if (kind == features::ContentKind::kEmpty) return;
    if (kind != features::ContentKind::kHlo) {
      if (input.is_named) fail(fmt::format("{}: {}", input.path, features::not_hlo_message(kind)));
      return;
    }
    const auto snapshot = analysis::Analyzer::open(
        text::Text(std::move(content->bytes)), command_.common.analysis, workers_.for_each(), {});
    for (const features::Diagnostic& diagnostic : features::diagnostics(*snapshot, {})) {
      if (diagnostic.problem.severity == hlo::Severity::kError) has_error_ = true;
    }
    is_alone_ = is_one_file_ && snapshot->modules.size() == 1;
    for (const analysis::ModuleAnalysis& module : snapshot->modules) {
      trace(input, module, snapshot->tables->text(module.module.name()));
    }
  }

  void trace(const Input& input, const analysis::ModuleAnalysis& module, std::string_view name) {
    const std::string place = fmt::format("{}: module `{}`", input.path, name);
    std::string shown = is_alone_ ? "" : fmt::format("==> {} <==\n", printable(place));
    const offload::Result& result = *module.tracking.result;
    for (const std::string& line : result.log) shown += printable(line) + '\n';
    output_.write(shown);
    const bool is_named = input.is_named;
    if (module.backend == offload::Backend::kCpu)
      return say(place, "no log, since on the CPU there is no such pass");
    if (is_behind_the_pass(module.stage.stage))
      return refuse(place, is_named,
                    fmt::format("no log can be told: the text shows the stage `{}`, behind the "
                                "pass ({})",
                                offload::stage_name(module.stage.stage), module.stage.reason));
    if (is_given_up(result))
      return refuse(place, is_named, "no log can be told: the module is too large to track");
    if (result.is_log_cut)
      say(place, "the log is cut: the compiler repeats positions more often than is shown here");
    if (module.stage.stage == offload::Stage::kFramework && !result.log.empty())
      say(place,
          "names are those of this text; passes in front of the offloader give others, so the "
          "compiler's log differs in names");
  }

  // In folders such files are passed by.
  void refuse(const std::string& place, bool is_named, std::string_view why) {
    if (is_named) has_failed_ = true;
    say(place, why);
  }

  void say(const std::string& place, std::string_view what) {
    write_error_line("hlo-lsp: " + printable(fmt::format("{}: {}", place, what)));
  }

  void fail(std::string_view message) {
    has_failed_ = true;
    write_error_line("hlo-lsp: " + printable(message));
  }

  const TraceCommand& command_;
  Output& output_;
  base::Workers workers_;
  bool is_one_file_ = false;
  bool is_alone_ = false;  // the module is the only one shown, and needs no heading
  bool has_error_ = false;
  bool has_failed_ = false;
};

}  // namespace

int run_trace(const TraceCommand& command, Output& output) {
  return TraceRun(command, output).run();
}

}  // namespace cli
