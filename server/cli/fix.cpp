#include "cli/fix.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <ranges>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/workers.h"
#include "cli/opened_file.h"
#include "cli/printable.h"
#include "cli/write_file.h"
#include "features/code_actions.h"
#include "features/diagnostics.h"
#include "hlo/shape.h"

namespace cli {
namespace {

using base::Error;
using base::ErrorCode;
using Snapshot = std::shared_ptr<const analysis::Snapshot>;

struct FoundLeak {
  std::uint32_t module = 0;
  const offload::Leak* leak = nullptr;
};

Error refused(std::string message) { return {ErrorCode::kRefused, std::move(message)}; }

std::string output_of(const FoundLeak& found) { return hlo::print_index(found.leak->output); }

std::vector<FoundLeak> leaks_of(const analysis::Snapshot& at) {
  std::vector<FoundLeak> leaks;
  for (std::size_t i = 0; i < at.modules.size(); ++i) {
    for (const offload::Leak& leak : at.modules[i].tracking.result->leaks) {
      leaks.push_back({static_cast<std::uint32_t>(i), &leak});
    }
  }
  return leaks;
}

// Those that were asked for, as far as they are still there.
std::vector<FoundLeak> wanted_leaks(const FixCommand& command, const analysis::Snapshot& at) {
  std::vector<FoundLeak> leaks = leaks_of(at);
  if (command.output) {
    std::erase_if(leaks,
                  [&](const FoundLeak& found) { return output_of(found) != *command.output; });
  }
  return leaks;
}

std::string listed_outputs(const std::vector<FoundLeak>& leaks) {
  std::vector<std::string> outputs;
  for (const FoundLeak& found : leaks) {
    if (std::ranges::find(outputs, output_of(found)) == outputs.end())
      outputs.push_back(output_of(found));
  }
  return fmt::format("{}", fmt::join(outputs, ", "));
}

// What does not fit the file, before anything is done.
std::optional<Error> mismatch(const FixCommand& command, const OpenedFile& file) {
  if (command.write && command.path == "-") {
    return Error{ErrorCode::kUsage, "standard input cannot be changed in place; leave out --write"};
  }
  if (command.write && file.was_packed) {
    return refused(fmt::format("{} is packed and cannot be changed in place; leave out --write",
                               command.path));
  }
  const std::vector<FoundLeak> leaks = leaks_of(*file.snapshot);
  if (command.output && wanted_leaks(command, *file.snapshot).empty()) {
    const std::string others = leaks.empty() ? "nothing leaks in this file"
                                             : "outputs with a leak: " + listed_outputs(leaks);
    return Error{ErrorCode::kNotFound, fmt::format("{}: no leak reaches output {}; {}",
                                                   command.path, *command.output, others)};
  }
  if (!command.output && !command.all && leaks.size() > 1) {
    return Error{
        ErrorCode::kUsage,
        fmt::format(
            "{}: {} leaks, into the outputs {}; choose one with --output or repair all with --all",
            command.path, leaks.size(), listed_outputs(leaks))};
  }
  return std::nullopt;
}

std::string reasons(const features::Fixes& fixes, const FixCommand& command) {
  std::vector<std::string> lines;
  for (const features::Refusal& refusal : fixes.refused) {
    if (command.kind && refusal.kind != *command.kind) continue;
    lines.push_back(fmt::format("{}: {}", refusal.kind, refusal.reason));
  }
  if (lines.empty()) return "no fix could be proven";
  return fmt::format("{}", fmt::join(lines, "; "));
}

const features::Fix* chosen(const features::Fixes& fixes, const FixCommand& command) {
  const auto fits = [&](const features::Fix& fix) {
    return !command.kind || fix.kind == *command.kind;
  };
  const auto found = std::ranges::find_if(fixes.offered, fits);
  return found == fixes.offered.end() ? nullptr : &*found;
}

// From the back, so that each edit still finds its place.
std::vector<text::Edit> one_after_the_other(std::vector<text::Edit> edits) {
  std::ranges::reverse(edits);
  return edits;
}

class FixRun {
 public:
  FixRun(const FixCommand& command, Snapshot first)
      : command_(command), workers_(command.common.jobs), now_(std::move(first)) {}

  // Every round takes a leak away and brings no new one, which is what proven means; so the count
  // of the beginning bounds the rounds.
  std::expected<Snapshot, Error> run() {
    const std::size_t most = leaks_of(*now_).size();
    for (std::size_t round = 0; round < most; ++round) {
      const std::vector<FoundLeak> wanted = wanted_leaks(command_, *now_);
      if (wanted.empty()) break;
      if (const auto error = repair(wanted.front())) return std::unexpected(*error);
    }
    if (!wanted_leaks(command_, *now_).empty()) {
      return std::unexpected(
          refused(fmt::format("{}: leaks remain after all fixes", command_.path)));
    }
    return now_;
  }

  const std::vector<std::string>& applied() const { return applied_; }

 private:
  std::optional<Error> repair(const FoundLeak& found) {
    const features::Fixes fixes = features::fixes_for(*now_, found.module, *found.leak, {});
    const features::Fix* fix = chosen(fixes, command_);
    if (fix == nullptr) {
      return refused(fmt::format("{}: the leak from `{}` into output {} stays: {}", command_.path,
                                 found.leak->start, output_of(found), reasons(fixes, command_)));
    }
    applied_.push_back(fmt::format("output {}: {}", output_of(found), fix->title));
    now_ = analysis::Analyzer::next(*now_, one_after_the_other(fix->edits),
                                    command_.common.analysis, workers_.for_each(), {});
    return std::nullopt;
  }

  const FixCommand& command_;
  base::Workers workers_;
  Snapshot now_;
  std::vector<std::string> applied_;
};

bool has_errors(const analysis::Snapshot& at) {
  return std::ranges::any_of(features::diagnostics(at, {}),
                             [](const features::Diagnostic& diagnostic) {
                               return diagnostic.problem.severity == hlo::Severity::kError;
                             });
}

}  // namespace

std::expected<int, Error> run_fix(const FixCommand& command, Output& output) {
  auto opened = open_file(command.path, command.common.analysis, analysis::for_each_in_line);
  if (!opened) return std::unexpected(opened.error());
  if (const auto error = mismatch(command, *opened)) return std::unexpected(*error);
  FixRun run(command, opened->snapshot);
  const auto repaired = run.run();
  if (!repaired) return std::unexpected(repaired.error());
  const std::string text = (*repaired)->text.copy();
  if (!command.write) {
    output.write(text);
  } else if (!run.applied().empty()) {
    const auto written = write_file(command.path, text);
    if (!written) return std::unexpected(written.error());
  }
  for (const std::string& line : run.applied()) write_error_line(printable("fixed " + line));
  if (run.applied().empty()) write_error_line("nothing leaks: no change");
  return has_errors(**repaired) ? 1 : 0;
}

}  // namespace cli
