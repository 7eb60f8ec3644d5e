#include "cli/explain.h"

#include <cstdlib>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/near_names.h"
#include "base/workers.h"
#include "cli/opened_file.h"
#include "cli/palette.h"
#include "cli/positions.h"
#include "cli/printable.h"
#include "cli/source_view.h"
#include "features/memory_path.h"

namespace cli {
namespace {

using base::Error;
using base::ErrorCode;

constexpr std::size_t kSuggestions = 5;

bool is_position(std::string_view target) {
  const std::size_t colon = target.find(':');
  return colon != target.npos && colon > 0 && colon + 1 < target.size() &&
         target.find_first_not_of("0123456789:") == target.npos;
}

std::vector<std::string_view> all_names(const analysis::Snapshot& at) {
  std::vector<std::string_view> names;
  for (const analysis::ModuleAnalysis& analysed : at.modules) {
    for (const hlo::Computation& computation : analysed.module.computations()) {
      for (const hlo::InstructionRef& instruction : computation.instructions()) {
        if (instruction->name != 0) names.push_back(at.tables->text(instruction->name));
      }
    }
  }
  return names;
}

std::expected<std::vector<features::MemoryPath>, Error> path_at(const analysis::Snapshot& at,
                                                                const std::string& target) {
  const auto offset = offset_of(at.text, target);
  if (!offset) {
    return std::unexpected(Error{
        ErrorCode::kNotFound,
        fmt::format("there is no place {}: the text has {} lines", target, at.text.line_count())});
  }
  auto path = features::memory_path(at, *offset);
  if (!path)
    return std::unexpected(
        Error{ErrorCode::kNotFound, fmt::format("no value stands at {}", target)});
  return std::vector{*std::move(path)};
}

std::expected<std::vector<features::MemoryPath>, Error> paths_of(const analysis::Snapshot& at,
                                                                 std::string_view name) {
  if (name.starts_with('%')) name.remove_prefix(1);
  std::vector<features::MemoryPath> paths;
  for (const text::Offset offset : features::definitions_of(at, name)) {
    if (auto path = features::memory_path(at, offset)) paths.push_back(*std::move(path));
  }
  if (!paths.empty()) return paths;
  const auto near = base::near_names(name, all_names(at), kSuggestions);
  const std::string hint =
      near.empty() ? "" : fmt::format("; did you mean {}?", fmt::join(near, ", "));
  return std::unexpected(
      Error{ErrorCode::kNotFound, fmt::format("no value is named `{}`{}", name, hint)});
}

std::string explained(const std::string& file, const features::MemoryPath& path, SourceView& view,
                      const Palette& palette) {
  std::string text = fmt::format(
      "{} {} {}\n",
      palette.paint(Ink::kStrong,
                    fmt::format("{}:{}:", printable(file), view.position(path.range.begin))),
      palette.paint(Ink::kPlace, printable(path.name)),
      palette.paint(Ink::kStrong, "is in " + printable(path.placement)));
  text += view.underlined(path.range, Ink::kPlace, path.steps.empty() ? path.ending : "");
  std::vector<ShownStep> steps;
  for (const features::PathStep& step : path.steps) {
    steps.push_back({step.range, step.name, step.message});
  }
  if (steps.empty()) return text;
  text += palette.paint(Ink::kStrong, "memory path:") + "\n" + view.steps(steps);
  if (!path.ending.empty())
    text += fmt::format("{} {}\n", palette.paint(Ink::kStrong, "ends:"), printable(path.ending));
  return text;
}

}  // namespace

std::expected<int, Error> run_explain(const ExplainCommand& command, Output& output) {
  base::Workers workers(command.common.jobs);
  const auto opened = open_file(command.path, command.common.analysis, workers.for_each());
  if (!opened) return std::unexpected(opened.error());
  const analysis::Snapshot& at = *opened->snapshot;
  const auto paths =
      is_position(command.target) ? path_at(at, command.target) : paths_of(at, command.target);
  if (!paths) {
    return std::unexpected(
        Error{paths.error().code, fmt::format("{}: {}", command.path, paths.error().message)});
  }
  const Palette palette(wants_color(command.common.color, output.is_terminal(),
                                    std::getenv("NO_COLOR"), std::getenv("TERM")));
  SourceView view(at.text, palette);
  std::string separator;
  for (const features::MemoryPath& path : *paths) {
    output.write(separator + explained(command.path, path, view, palette));
    separator = "\n";
  }
  return 0;
}

}  // namespace cli
