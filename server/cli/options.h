#pragma once

// The command line: what the program was asked to do, or the text it answers instead. Pure: reads
// no file and prints nothing. Names of stages, back ends, profiles and fixes are those of
// docs/diagnostics.md; what a later release brings is refused here, with a message, and nowhere
// else.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "analysis/snapshot.h"
#include "cli/serve_options.h"
#include "hlo/problem.h"

namespace cli {

enum class Format : std::uint8_t { kText, kJson };
enum class Color : std::uint8_t { kAuto, kAlways, kNever };

// What every command takes.
struct Common {
  analysis::Options analysis;
  std::size_t jobs = 1;  // threads, the calling one included; at least 1
  Color color = Color::kAuto;
};

struct CheckCommand {
  Common common;
  std::vector<std::string> paths;  // files, folders, `-`
  Format format = Format::kText;
  hlo::Severity least = hlo::Severity::kNote;  // shown from here on
  std::optional<std::size_t> max_problems;     // shown for each file
  hlo::Severity fail_on = hlo::Severity::kError;
};

struct ExplainCommand {
  Common common;
  std::string path;
  std::string target;  // NAME or LINE:COLUMN
};

struct FixCommand {
  Common common;
  std::string path;
  std::optional<std::string> kind;    // absent: the cheapest one that is proven
  std::optional<std::string> output;  // `{0}`; absent: the only leak, or with `all` every one
  bool all = false;
  bool language = false;  // mends the language in the place of leaks
  bool write = false;
};

struct TraceCommand {
  Common common;                   // its analysis keeps the log lines
  std::vector<std::string> paths;  // files, folders, `-`
};

struct LogCommand {
  Common common;
  std::string path;
  std::string log_path;
  Format format = Format::kText;
};

enum class FormatMode : std::uint8_t {
  kShow,   // on standard output; one file only
  kCheck,  // name the files that would change
  kWrite,  // in place
};

struct FormatCommand {
  Common common;                   // of which only the jobs count
  std::vector<std::string> paths;  // files, folders, `-`
  FormatMode mode = FormatMode::kShow;
};

using Command = std::variant<ServeCommand, CheckCommand, ExplainCommand, FixCommand, TraceCommand,
                             LogCommand, FormatCommand>;

// The command line is answered without running anything: help, version, wrong usage.
struct Answer {
  int exit_code = 0;
  std::string output;  // for standard output
  std::string errors;  // for standard error
};

// `arguments` without the program's name. `cores` is the default of --jobs.
std::variant<Command, Answer> parse_command_line(std::vector<std::string> arguments,
                                                 std::size_t cores);

}  // namespace cli
