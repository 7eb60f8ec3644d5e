#include "cli/fix.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/cancel.h"
#include "cli/opened_file.h"
#include "cli/printable.h"
#include "cli/write_file.h"
#include "features/diagnostics.h"
#include "features/language_repair.h"
#include "features/repair.h"
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
std::optional<Error> unwritable(const FixCommand& command, const OpenedFile& file) {
  if (command.write && command.path == "-") {
    return Error{ErrorCode::kUsage, "standard input cannot be changed in place; leave out --write"};
  }
  if (command.write && file.was_packed) {
    return refused(fmt::format("{} is packed and cannot be changed in place; leave out --write",
                               command.path));
  }
  return std::nullopt;
}

// The same for what is asked of leaks.
std::optional<Error> mismatch(const FixCommand& command, const OpenedFile& file) {
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

bool has_errors(const analysis::Snapshot& at) {
  return std::ranges::any_of(features::diagnostics(at, {}),
                             [](const features::Diagnostic& diagnostic) {
                               return diagnostic.problem.severity == hlo::Severity::kError;
                             });
}

// Writes what was asked for; an Error where the file cannot be written.
std::expected<void, Error> give(const FixCommand& command, const analysis::Snapshot& fixed,
                                bool is_changed, Output& output) {
  const std::string text = fixed.text.copy();
  if (!command.write) {
    output.write(text);
    return {};
  }
  if (!is_changed) return {};
  return write_file(command.path, text);
}

std::expected<int, Error> fix_leaks(const FixCommand& command, const OpenedFile& opened,
                                    Output& output) {
  const auto repair =
      features::repair(*opened.snapshot, {command.output, command.kind}, base::CancelToken{});
  if (!repair->reason.empty())
    return std::unexpected(refused(fmt::format("{}: {}", command.path, repair->reason)));
  const Snapshot repaired = repair->after ? repair->after : opened.snapshot;
  const auto given = give(command, *repaired, !repair->edits.empty(), output);
  if (!given) return std::unexpected(given.error());
  for (const std::string& line : repair->steps) write_error_line(printable("fixed " + line));
  if (repair->steps.empty()) write_error_line("nothing leaks: no change");
  return has_errors(*repaired) ? 1 : 0;
}

std::expected<int, Error> fix_language(const FixCommand& command, const OpenedFile& opened,
                                       Output& output) {
  const features::LanguageRepair repair =
      features::repair_language(opened.snapshot, base::CancelToken{});
  const Snapshot repaired = repair.after ? repair.after : opened.snapshot;
  const auto given = give(command, *repaired, !repair.edits.empty(), output);
  if (!given) return std::unexpected(given.error());
  for (const features::LanguageStep& step : repair.steps)
    write_error_line(printable(fmt::format("fixed line {}: {}", step.line + 1, step.title)));
  if (repair.steps.empty()) write_error_line("no certain fix: no change");
  return has_errors(*repaired) ? 1 : 0;
}

}  // namespace

std::expected<int, Error> run_fix(const FixCommand& command, Output& output) {
  auto opened = open_file(command.path, command.common.analysis, analysis::for_each_in_line);
  if (!opened) return std::unexpected(opened.error());
  if (const auto error = unwritable(command, *opened)) return std::unexpected(*error);
  if (command.language) return fix_language(command, *opened, output);
  if (const auto error = mismatch(command, *opened)) return std::unexpected(*error);
  return fix_leaks(command, *opened, output);
}

}  // namespace cli
