#include "cli/options.h"

#include <algorithm>
#include <array>
#include <expected>
#include <map>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/error.h"
#include "offload/profile.h"
#include "offload/stage.h"

namespace cli {
namespace {

using base::Error;
using base::ErrorCode;

struct LaterCommand {
  const char* name;
  const char* summary;
};

constexpr std::array kLaterCommands = {
    LaterCommand{"dump", "the module as JSON"},
    LaterCommand{"graph", "neighbourhood of an instruction as a picture"},
    LaterCommand{"extract", "a stand-alone module around an instruction"},
    LaterCommand{"diff", "what changed between two modules"},
};

constexpr std::array<std::string_view, 7> kFixKinds = {
    "move-to-device", "host-output", "drop-annotation",    "parameter-device",
    "return-operand", "in-branch",   "host-other-branches"};

constexpr const char* kExitCodes =
    "Exit codes: 0 no error found, 1 an error found, 2 wrong usage or unreadable input.";
constexpr const char* kFixExitCodes =
    "Exit codes: 0 what was asked for is applied (or nothing leaks) and no error remains, 1 it is "
    "applied and other\nerrors remain, 2 wrong usage, unreadable input, or refused: the reason is "
    "on standard error, nothing is written.";

constexpr const char* kTraceExitCodes =
    "Exit codes: 0 no error found, 1 an error found, 2 wrong usage, unreadable input, or text of "
    "which no log can be told.";

// Option values as written; made into a Command once the whole line is known to be sound.
struct Written {
  std::vector<std::string> paths;
  std::string path;
  std::string target;
  std::string log_path;
  std::string format = "text";
  std::string severity = "note";
  std::string fail_on = "error";
  std::string stage = "auto";
  std::string backend = "auto";
  std::string profile;
  std::string color = "auto";
  std::string kind;
  std::string output;
  std::size_t jobs = 0;
  std::size_t max_problems = 0;
  int trace_level = 1;
  bool all = false;
  bool language = false;
  bool write = false;
  bool check = false;
};

Error usage(std::string message) { return {ErrorCode::kUsage, std::move(message)}; }

Error later(std::string_view what) {
  return {ErrorCode::kUnavailable, fmt::format("{} comes with a later release", what)};
}

template <std::size_t N>
bool is_one_of(std::string_view word, const std::array<std::string_view, N>& words) {
  return std::ranges::find(words, word) != words.end();
}

std::expected<std::optional<offload::Stage>, Error> stage_named(const std::string& name) {
  if (name == "auto") return std::nullopt;
  if (const auto stage = offload::find_stage(name)) return stage;
  return std::unexpected(usage(fmt::format(
      "unknown stage `{}`: auto, framework, before-offload, after-offload, final", name)));
}

std::expected<std::optional<offload::Backend>, Error> backend_named(const std::string& name) {
  if (name == "auto") return std::nullopt;
  if (const auto backend = offload::find_backend(name)) return backend;
  return std::unexpected(usage(fmt::format("unknown back end `{}`: auto, tpu, gpu, cpu", name)));
}

std::expected<offload::Profile, Error> profile_named(const std::string& name) {
  if (name.empty()) return offload::newest_profile();
  if (const auto profile = offload::find_profile(name)) return *profile;
  return std::unexpected(
      usage(fmt::format("unknown profile `{}`: {}", name, offload::profile_names())));
}

std::expected<Common, Error> common_of(const Written& written, std::size_t cores) {
  Common common;
  const auto stage = stage_named(written.stage);
  if (!stage) return std::unexpected(stage.error());
  const auto backend = backend_named(written.backend);
  if (!backend) return std::unexpected(backend.error());
  const auto profile = profile_named(written.profile);
  if (!profile) return std::unexpected(profile.error());
  common.analysis.stage = *stage;
  common.analysis.backend = *backend;
  common.analysis.profile = *profile;
  common.jobs = written.jobs > 0 ? written.jobs : std::max<std::size_t>(cores, 1);
  common.color = written.color == "always"  ? Color::kAlways
                 : written.color == "never" ? Color::kNever
                                            : Color::kAuto;
  return common;
}

hlo::Severity severity_named(std::string_view name) {
  if (name == "error") return hlo::Severity::kError;
  return name == "warning" ? hlo::Severity::kWarning : hlo::Severity::kNote;
}

std::expected<Command, Error> check_of(const Written& written, std::size_t cores) {
  if (written.format == "sarif" || written.format == "github") {
    return std::unexpected(later(fmt::format("--format {}", written.format)));
  }
  if (written.format != "text" && written.format != "json") {
    return std::unexpected(usage(fmt::format("unknown format `{}`: text, json", written.format)));
  }
  auto common = common_of(written, cores);
  if (!common) return std::unexpected(common.error());
  CheckCommand command;
  command.common = *std::move(common);
  command.paths = written.paths;
  command.format = written.format == "json" ? Format::kJson : Format::kText;
  command.least = severity_named(written.severity);
  command.fail_on = severity_named(written.fail_on);
  if (written.max_problems > 0) command.max_problems = written.max_problems;
  return command;
}

std::expected<Command, Error> explain_of(const Written& written, std::size_t cores) {
  auto common = common_of(written, cores);
  if (!common) return std::unexpected(common.error());
  return ExplainCommand{*std::move(common), written.path, written.target};
}

// `{0}`, `{1,0}`, `{}`, also without the braces that a shell may have taken away.
std::expected<std::string, Error> output_index(const std::string& written) {
  std::string index;
  for (const char c : written) {
    if (c != ' ') index += c;
  }
  if (index.starts_with('{') && index.ends_with('}')) index = index.substr(1, index.size() - 2);
  const bool is_list = index.find_first_not_of("0123456789,") == std::string::npos &&
                       !index.starts_with(',') && !index.ends_with(',') &&
                       index.find(",,") == std::string::npos;
  if (is_list) return fmt::format("{{{}}}", index);
  return std::unexpected(
      usage(fmt::format("`{}` is no output: write {{0}}, {{1,0}} or {{}}", written)));
}

std::expected<Command, Error> fix_of(const Written& written, std::size_t cores) {
  auto common = common_of(written, cores);
  if (!common) return std::unexpected(common.error());
  FixCommand command;
  command.common = *std::move(common);
  command.path = written.path;
  command.all = written.all;
  command.language = written.language;
  command.write = written.write;
  if (!written.kind.empty() && !is_one_of(written.kind, kFixKinds)) {
    return std::unexpected(
        usage(fmt::format("unknown fix `{}`: {}", written.kind, fmt::join(kFixKinds, ", "))));
  }
  if (!written.kind.empty()) command.kind = written.kind;
  if (!written.output.empty()) {
    auto index = output_index(written.output);
    if (!index) return std::unexpected(index.error());
    command.output = *std::move(index);
  }
  return command;
}

std::expected<Command, Error> trace_of(const Written& written, std::size_t cores) {
  auto common = common_of(written, cores);
  if (!common) return std::unexpected(common.error());
  common->analysis.log_level = written.trace_level;
  return TraceCommand{*std::move(common), written.paths};
}

std::expected<Command, Error> log_of(const Written& written, std::size_t cores) {
  auto common = common_of(written, cores);
  if (!common) return std::unexpected(common.error());
  if (written.path == "-" && written.log_path == "-")
    return std::unexpected(usage("FILE and LOG cannot both be standard input"));
  return LogCommand{*std::move(common), written.path, written.log_path,
                    written.format == "json" ? Format::kJson : Format::kText};
}

std::expected<Command, Error> format_of(const Written& written, std::size_t cores) {
  auto common = common_of(written, cores);
  if (!common) return std::unexpected(common.error());
  return FormatCommand{*std::move(common), written.paths,
                       written.check   ? FormatMode::kCheck
                       : written.write ? FormatMode::kWrite
                                       : FormatMode::kShow};
}

void add_jobs(CLI::App& app, Written& written) {
  app.add_option("--jobs", written.jobs, "threads; default: one a core")
      ->check(CLI::Range(std::size_t{1}, std::size_t{1024}));
}

void add_common(CLI::App& app, Written& written) {
  app.add_option("--stage", written.stage,
                 "stage of compilation: auto, framework, before-offload, after-offload, final");
  app.add_option("--backend", written.backend, "auto, tpu, gpu, cpu; auto: what the module shows");
  app.add_option("--profile", written.profile,
                 "version of the compiler: " + offload::profile_names() + "; default: the newest");
  add_jobs(app, written);
  app.add_option("--color", written.color, "auto, always, never")
      ->check(CLI::IsMember({"auto", "always", "never"}));
}

void add_check(CLI::App& app, Written& written) {
  app.add_option("FILE", written.paths, "files, folders, `-` for standard input")->required();
  app.add_option("--format", written.format, "text, json");
  app.add_option("--severity", written.severity, "show from here on: error, warning, note")
      ->check(CLI::IsMember({"error", "warning", "note"}));
  app.add_option("--max-problems", written.max_problems, "show at most so many for each file")
      ->check(CLI::Range(std::size_t{1}, std::size_t{1} << 30));
  app.add_option("--fail-on", written.fail_on, "exit code 1 from here on: error, warning")
      ->check(CLI::IsMember({"error", "warning"}));
  add_common(app, written);
  app.footer(kExitCodes);
}

void add_explain(CLI::App& app, Written& written) {
  app.add_option("FILE", written.path, "file, `-` for standard input")->required();
  app.add_option("TARGET", written.target,
                 "NAME of a value, with or without %, or LINE:COLUMN from 1, columns in characters")
      ->required();
  add_common(app, written);
  app.footer("Exit codes: 0 explained, 2 wrong usage, unreadable input, or no such value.");
}

void add_fix(CLI::App& app, Written& written) {
  app.add_option("FILE", written.path, "file, `-` for standard input")->required();
  auto* kind =
      app.add_option("--kind", written.kind,
                     fmt::format("{}; default: the cheapest one", fmt::join(kFixKinds, ", ")));
  auto* output = app.add_option("--output", written.output,
                                "only what leaks into this output: '{0}', '{1,0}', '{}'");
  auto* all = app.add_flag("--all", written.all, "repair every leak")->excludes(output);
  app.add_flag("--language", written.language,
               "instead of leaks mend the language: misspelt words, missing brackets and the like, "
               "where the mend is certain")
      ->excludes(kind)
      ->excludes(output)
      ->excludes(all);
  app.add_flag("--write", written.write, "change the file in place; default: standard output");
  add_common(app, written);
  app.footer(kFixExitCodes);
}

void add_trace(CLI::App& app, Written& written) {
  app.add_option("FILE", written.paths, "files, folders, `-` for standard input")->required();
  app.add_option("--log-level", written.trace_level,
                 "N of the compiler's --vmodule=host_offloader=N: 1, 2, 3; default: 1")
      ->check(CLI::Range(1, 3));
  add_common(app, written);
  app.footer(kTraceExitCodes);
}

void add_log(CLI::App& app, Written& written) {
  app.add_option("FILE", written.path, "file, `-` for standard input")->required();
  app.add_option("LOG", written.log_path,
                 "what the compiler wrote: its log, an error message, a traceback; `-` for "
                 "standard input")
      ->required();
  app.add_option("--format", written.format, "text, json")->check(CLI::IsMember({"text", "json"}));
  add_common(app, written);
  app.footer(
      "Exit codes: 0 explained, 2 wrong usage, unreadable input, or nothing in LOG to explain.");
}

void add_format(CLI::App& app, Written& written) {
  app.add_option("FILE", written.paths,
                 "one file, `-` for standard input; with --check or --write also several, and "
                 "folders")
      ->required();
  auto* check =
      app.add_flag("--check", written.check, "name the files that would change, change none");
  app.add_flag("--write", written.write, "change the files in place; default: standard output")
      ->excludes(check);
  add_jobs(app, written);
  app.footer(
      "Exit codes: 0 done, 1 with --check where a file would change, 2 wrong usage, unreadable or "
      "unwritable\nfiles. What cannot be read stays as it is; `hlo-lsp check` says what is wrong "
      "with it.");
}

// CLI11 2.1 answers help with the text of the App that it was asked of; errors name no subcommand.
Answer answer_of(CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == 0) {
    const CLI::App* asked = &app;
    for (const CLI::App* chosen : app.get_subcommands()) asked = chosen;
    const bool is_version = error.get_name() == "CallForVersion";
    const std::string text = is_version ? std::string(error.what()) + "\n"
                                        : (asked == &app ? app.help() : asked->help("hlo-lsp"));
    return {0, text, {}};
  }
  std::string path = "hlo-lsp";
  for (const CLI::App* chosen : app.get_subcommands()) path += " " + chosen->get_name();
  return {2, {}, fmt::format("hlo-lsp: {}\nrun `{} --help` for usage\n", error.what(), path)};
}

// `hlo-lsp` alone and `hlo-lsp --stdio` are `hlo-lsp serve`.
bool names_no_command(const std::vector<std::string>& arguments) {
  if (arguments.empty()) return true;
  const std::string& first = arguments.front();
  return first.starts_with('-') && first != "--help" && first != "-h" && first != "--version";
}

Answer refusal(const Error& error) { return {2, {}, fmt::format("hlo-lsp: {}\n", error.message)}; }

}  // namespace

std::variant<Command, Answer> parse_command_line(std::vector<std::string> arguments,
                                                 std::size_t cores) {
  const std::string version = "hlo-lsp " HLO_VERSION;
  if (names_no_command(arguments)) arguments.insert(arguments.begin(), "serve");
  CLI::App app{"Language server and diagnostics for XLA HLO text", "hlo-lsp"};
  app.set_version_flag("--version", version, "print the version");
  app.set_help_flag("--help,-h", "print this help");
  app.footer(kExitCodes);
  Written written;
  WrittenServe written_serve;
  auto* serve = app.add_subcommand("serve", "language server; what runs without a command");
  auto* check = app.add_subcommand("check", "find what is wrong, E1200 first of all");
  auto* explain = app.add_subcommand("explain", "the memory path of a value");
  auto* fix = app.add_subcommand("fix", "apply proven fixes");
  auto* trace = app.add_subcommand("trace", "the log lines that XLA prints for a module");
  auto* log = app.add_subcommand("log", "a compiler log explained in place");
  auto* format = app.add_subcommand("format", "blanks and line ends as XLA prints them");
  add_serve(*serve, written_serve);
  add_check(*check, written);
  add_explain(*explain, written);
  add_fix(*fix, written);
  add_trace(*trace, written);
  add_log(*log, written);
  add_format(*format, written);
  for (auto* command : {serve, check, explain, fix, trace, log, format}) {
    command->set_version_flag("--version", version, "print the version");
  }
  for (const LaterCommand& command : kLaterCommands) {
    auto* known = app.add_subcommand(
        command.name, fmt::format("{} (comes with a later release)", command.summary));
    known->set_version_flag("--version", version, "print the version");
    known->allow_extras();
  }
  // CLI11 takes them from the back.
  std::ranges::reverse(arguments);
  try {
    app.parse(std::move(arguments));
  } catch (const CLI::ParseError& error) {
    return answer_of(app, error);
  }
  for (const LaterCommand& command : kLaterCommands) {
    if (!app.got_subcommand(command.name)) continue;
    return refusal(later(fmt::format("`hlo-lsp {}`", command.name)));
  }
  if (app.got_subcommand(serve)) {
    auto command = serve_of(written_serve);
    if (!command) return refusal(command.error());
    return *std::move(command);
  }
  auto command = app.got_subcommand(check)     ? check_of(written, cores)
                 : app.got_subcommand(explain) ? explain_of(written, cores)
                 : app.got_subcommand(trace)   ? trace_of(written, cores)
                 : app.got_subcommand(log)     ? log_of(written, cores)
                 : app.got_subcommand(format)  ? format_of(written, cores)
                                               : fix_of(written, cores);
  if (!command) return refusal(command.error());
  return *std::move(command);
}

}  // namespace cli
