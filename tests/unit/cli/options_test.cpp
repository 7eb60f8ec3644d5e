#include "cli/options.h"

#include "tests/support/catch.h"

namespace {

using cli::Answer;
using cli::CheckCommand;
using cli::ExplainCommand;
using cli::FixCommand;
using cli::LogCommand;
using cli::PipeChannel;
using cli::ServeCommand;
using cli::StdioChannel;
using cli::TcpChannel;
using cli::TraceCommand;
using Arguments = std::vector<std::string>;

template <typename Command>
Command parsed(const Arguments& arguments) {
  const auto result = cli::parse_command_line(arguments, 3);
  if (const auto* answer = std::get_if<Answer>(&result)) FAIL(answer->errors << answer->output);
  return std::get<Command>(std::get<cli::Command>(result));
}

Answer answered(const Arguments& arguments) {
  const auto result = cli::parse_command_line(arguments, 3);
  REQUIRE(std::holds_alternative<Answer>(result));
  return std::get<Answer>(result);
}

void check_refused(const Arguments& arguments, const std::string& part) {
  const Answer answer = answered(arguments);
  CAPTURE(arguments, answer.errors);
  CHECK(answer.exit_code == 2);
  CHECK(answer.output.empty());
  CHECK(answer.errors.find(part) != std::string::npos);
}

}  // namespace

TEST_CASE("check takes files and fills in what is not said") {
  const auto command = parsed<CheckCommand>({"check", "a.hlo", "b", "-"});
  CHECK(command.paths == Arguments{"a.hlo", "b", "-"});
  CHECK(command.format == cli::Format::kText);
  CHECK(command.least == hlo::Severity::kNote);
  CHECK(command.fail_on == hlo::Severity::kError);
  CHECK(!command.max_problems);
  CHECK(command.common.jobs == 3);
  CHECK(command.common.color == cli::Color::kAuto);
  CHECK(!command.common.analysis.stage);
  CHECK(!command.common.analysis.backend);
  CHECK(command.common.analysis.profile.name == offload::newest_profile().name);
}

TEST_CASE("the profile is a name or a release, and anything else is refused with the names") {
  const auto profile_of = [](const char* name) {
    return parsed<CheckCommand>({"check", "a.hlo", "--profile", name}).common.analysis.profile.name;
  };
  CHECK(profile_of("2025b") == "2025b");
  CHECK(profile_of("libtpu-0.0.11") == "2025a");
  CHECK(profile_of("jax-0.10.0") == "2026-02");
  check_refused({"check", "a.hlo", "--profile", "2023"},
                "unknown profile `2023`: 2024, 2025a, 2025b, 2025c, 2026-02, 2026-05, 2026-09, "
                "2026-11, libtpu-X.Y.Z, jax-X.Y.Z");
}

TEST_CASE("check takes its options in front of the files and behind them") {
  const auto command = parsed<CheckCommand>(
      {"check", "--format", "json", "--stage=before-offload", "a.hlo", "--backend", "gpu",
       "--severity", "warning", "--max-problems", "5", "--fail-on", "warning", "--jobs", "7",
       "--color", "always", "--profile", "2026-11"});
  CHECK(command.format == cli::Format::kJson);
  CHECK(command.common.analysis.stage == offload::Stage::kBeforeOffload);
  CHECK(command.common.analysis.backend == offload::Backend::kGpu);
  CHECK(command.least == hlo::Severity::kWarning);
  CHECK(command.fail_on == hlo::Severity::kWarning);
  CHECK(command.max_problems == 5u);
  CHECK(command.common.jobs == 7);
  CHECK(command.common.color == cli::Color::kAlways);
}

TEST_CASE("explain takes a file and a name or a place") {
  const auto command = parsed<ExplainCommand>({"explain", "a.hlo", "%out.1"});
  CHECK(command.path == "a.hlo");
  CHECK(command.target == "%out.1");
}

TEST_CASE("fix reads an output index however it is written") {
  CHECK(parsed<FixCommand>({"fix", "a.hlo", "--output", "{0}"}).output == "{0}");
  CHECK(parsed<FixCommand>({"fix", "a.hlo", "--output", "{1, 0}"}).output == "{1,0}");
  CHECK(parsed<FixCommand>({"fix", "a.hlo", "--output", "1,0"}).output == "{1,0}");
  CHECK(parsed<FixCommand>({"fix", "a.hlo", "--output", "{}"}).output == "{}");
  check_refused({"fix", "a.hlo", "--output", "{a}"}, "`{a}` is no output");
  check_refused({"fix", "a.hlo", "--output", "{0,}"}, "is no output");
}

TEST_CASE("fix takes a kind, all leaks, and to write in place") {
  const auto command =
      parsed<FixCommand>({"fix", "-", "--kind", "host-output", "--all", "--write"});
  CHECK(command.path == "-");
  CHECK(command.kind == "host-output");
  CHECK(command.all);
  CHECK(command.write);
  check_refused({"fix", "a.hlo", "--all", "--output", "{0}"}, "--all");
  check_refused({"fix", "a.hlo", "--kind", "magic"}, "unknown fix `magic`");
}

TEST_CASE("trace takes files and a level of the compiler's log") {
  const auto command =
      parsed<TraceCommand>({"trace", "a.hlo", "b", "--log-level", "3", "--stage", "framework"});
  CHECK(command.paths == Arguments{"a.hlo", "b"});
  CHECK(command.common.analysis.log_level == 3);
  CHECK(command.common.analysis.stage == offload::Stage::kFramework);
  CHECK(parsed<TraceCommand>({"trace", "-"}).common.analysis.log_level == 1);
  CHECK(parsed<CheckCommand>({"check", "-"}).common.analysis.log_level == -1);
  for (const char* level : {"0", "4", "-1", "loud"}) {
    check_refused({"trace", "a.hlo", std::string("--log-level=") + level}, "--log-level");
  }
  check_refused({"trace"}, "FILE");
}

TEST_CASE("log takes a module and what the compiler wrote") {
  const auto command = parsed<LogCommand>({"log", "a.hlo", "-", "--format", "json"});
  CHECK(command.path == "a.hlo");
  CHECK(command.log_path == "-");
  CHECK(command.format == cli::Format::kJson);
  CHECK(parsed<LogCommand>({"log", "-", "run.log"}).format == cli::Format::kText);
  check_refused({"log", "-", "-"}, "FILE and LOG cannot both be standard input");
  check_refused({"log", "a.hlo"}, "LOG");
  check_refused({"log", "a.hlo", "run.log", "--format", "sarif"}, "--format");
}

TEST_CASE("format takes one way to end: to show, to check or to write") {
  const auto command =
      parsed<cli::FormatCommand>({"format", "a.hlo", "b", "--check", "--jobs", "2"});
  CHECK(command.paths == Arguments{"a.hlo", "b"});
  CHECK(command.mode == cli::FormatMode::kCheck);
  CHECK(command.common.jobs == 2);
  CHECK(parsed<cli::FormatCommand>({"format", "-"}).mode == cli::FormatMode::kShow);
  CHECK(parsed<cli::FormatCommand>({"format", "--write", "a"}).mode == cli::FormatMode::kWrite);
  check_refused({"format"}, "FILE");
  check_refused({"format", "a.hlo", "--check", "--write"}, "--check");
}

TEST_CASE("what a later release brings is refused by name") {
  for (const char* command : {"dump", "graph", "extract", "diff"}) {
    check_refused({command, "a.hlo", "--some-option"}, "comes with a later release");
  }
  check_refused({"--tcp", "0.0.0.0:7", "--allow-remote", "--token-file", "t"},
                "--allow-remote with --token-file comes with a later release");
  check_refused({"check", "a.hlo", "--format", "sarif"},
                "--format sarif comes with a later release");
  check_refused({"check", "a.hlo", "--format", "github"}, "comes with a later release");
}

TEST_CASE("wrong usage says what is wrong and ends with 2") {
  check_refused({"check"}, "FILE");
  check_refused({"chekc", "a.hlo"}, "chekc");
  check_refused({"check", "a.hlo", "--stage", "late"}, "unknown stage `late`");
  check_refused({"check", "a.hlo", "--backend", "npu"}, "unknown back end `npu`");
  check_refused({"check", "a.hlo", "--profile", "1999"}, "unknown profile `1999`");
  check_refused({"check", "a.hlo", "--format", "xml"}, "unknown format `xml`");
  check_refused({"check", "a.hlo", "--jobs", "0"}, "--jobs");
  check_refused({"check", "a.hlo", "--jobs", "-3"}, "--jobs");
  check_refused({"check", "a.hlo", "--max-problems", "many"}, "--max-problems");
  check_refused({"check", "a.hlo", "--severity", "loud"}, "--severity");
  check_refused({"check", "a.hlo", "--nonsense"}, "--nonsense");
  check_refused({"explain", "a.hlo"}, "TARGET");
  check_refused({"fix"}, "FILE");
}

TEST_CASE("without a command the program is a language server on its standard descriptors") {
  for (const Arguments& arguments :
       {Arguments{}, Arguments{"serve"}, Arguments{"--stdio"}, Arguments{"serve", "--stdio"}}) {
    const auto command = parsed<ServeCommand>(arguments);
    CHECK(std::holds_alternative<StdioChannel>(command.channel));
    CHECK(!command.client_process);
    CHECK(!command.log_file);
    CHECK(command.log_level == base::LogLevel::kWarning);
  }
}

TEST_CASE("serve takes a process to end with, and where to log, as clients write them") {
  const auto command = parsed<ServeCommand>(
      {"--stdio", "--clientProcessId=4711", "--log", "a.log", "--log-level", "debug"});
  CHECK(command.client_process == 4711);
  CHECK(command.log_file == "a.log");
  CHECK(command.log_level == base::LogLevel::kDebug);
  CHECK(parsed<ServeCommand>({"serve", "--clientProcessId", "12"}).client_process == 12);
  check_refused({"--clientProcessId", "many"}, "--clientProcessId");
  check_refused({"--log-level", "loud"}, "unknown log level `loud`");
}

TEST_CASE("serve listens on TCP, on this machine alone") {
  const auto tcp = [](const Arguments& arguments) {
    return std::get<TcpChannel>(parsed<ServeCommand>(arguments).channel);
  };
  CHECK(tcp({"--tcp", "5007"}).host == "127.0.0.1");
  CHECK(tcp({"--tcp", "5007"}).port == 5007);
  CHECK(!tcp({"--tcp", "5007"}).connects);
  CHECK(tcp({"--tcp", "localhost:0"}).port == 0);
  CHECK(tcp({"--tcp=[::1]:65535"}).host == "::1");
  CHECK(tcp({"--tcp=[::1]:65535"}).port == 65535);
  CHECK(tcp({"--tcp", "5007", "--connect"}).connects);
  CHECK(tcp({"--socket=5007"}).connects);
  CHECK(tcp({"--socket=5007"}).port == 5007);
  for (const char* place : {"0.0.0.0:5007", "example.org:5007", ":5007", "[::]:5007"}) {
    check_refused({"--tcp", place}, "can be reached from other machines");
  }
  for (const char* place : {"65536", "-1", "localhost:", "50 07", "0x10"}) {
    check_refused({std::string("--tcp=") + place}, "is no port");
  }
  check_refused({"--socket=0"}, "`0` is no port");
}

TEST_CASE("serve listens on a unix socket or connects to one") {
  const auto pipe = [](const Arguments& arguments) {
    return std::get<PipeChannel>(parsed<ServeCommand>(arguments).channel);
  };
  CHECK(pipe({"--pipe", "/run/s"}).path == "/run/s");
  CHECK(!pipe({"--pipe", "/run/s"}).connects);
  CHECK(pipe({"serve", "--pipe=/run/s", "--connect"}).connects);
}

TEST_CASE("serve speaks over one channel") {
  const std::vector<Arguments> channels = {
      {"--stdio"}, {"--tcp", "1"}, {"--pipe", "p"}, {"--socket", "1"}};
  for (const Arguments& first : channels) {
    for (const Arguments& second : channels) {
      if (first == second) continue;
      Arguments both = first;
      both.insert(both.end(), second.begin(), second.end());
      check_refused(both, "choose one of");
    }
  }
  check_refused({"--connect"}, "--connect needs");
  check_refused({"--stdio", "--connect"}, "--connect needs");
  check_refused({"--socket", "1", "--connect"}, "--connect needs");
  check_refused({"--nonsense"}, "--nonsense");
  check_refused({"serve", "a.hlo"}, "a.hlo");
}

TEST_CASE("help and version are answered on every level") {
  const std::vector<Arguments> levels = {{},      {"serve"}, {"check"}, {"explain"},
                                         {"fix"}, {"trace"}, {"log"},   {"graph"}};
  for (Arguments level : levels) {
    Arguments help = level;
    help.emplace_back("--help");
    const Answer helped = answered(help);
    CHECK(helped.exit_code == 0);
    CHECK(helped.errors.empty());
    CHECK(helped.output.find("Usage:") != std::string::npos);
    level.emplace_back("--version");
    const Answer version = answered(level);
    CHECK(version.exit_code == 0);
    CHECK(version.output.starts_with("hlo-lsp "));
    CHECK(version.output.find('\n') == version.output.size() - 1);
  }
  CHECK(answered({"fix", "--help"}).output.find("Usage: hlo-lsp fix ") != std::string::npos);
  CHECK(answered({"fix", "--help"}).output.find("--write") != std::string::npos);
  CHECK(answered({"check", "--help"}).output.find("--fail-on") != std::string::npos);
}
