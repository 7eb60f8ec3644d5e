#include "cli/serve_options.h"

#include <array>
#include <charconv>
#include <string_view>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "transport/socket.h"

namespace cli {
namespace {

using base::Error;
using base::ErrorCode;
using base::LogLevel;

constexpr std::array kLogLevels = {
    std::pair<std::string_view, LogLevel>{"trace", LogLevel::kTrace},
    std::pair<std::string_view, LogLevel>{"debug", LogLevel::kDebug},
    std::pair<std::string_view, LogLevel>{"info", LogLevel::kNotes},
    std::pair<std::string_view, LogLevel>{"warning", LogLevel::kWarning},
    std::pair<std::string_view, LogLevel>{"error", LogLevel::kError},
    std::pair<std::string_view, LogLevel>{"off", LogLevel::kOff},
};

std::unexpected<Error> usage(std::string message) {
  return std::unexpected(Error{ErrorCode::kUsage, std::move(message)});
}

std::optional<LogLevel> find_log_level(std::string_view name) {
  for (const auto& [known, level] : kLogLevels) {
    if (known == name) return level;
  }
  return std::nullopt;
}

std::optional<std::uint16_t> find_port(std::string_view text) {
  std::uint16_t port = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, port);
  if (error != std::errc() || stop != end) return std::nullopt;
  return port;
}

// [HOST:]PORT; an address of version 6 stands in brackets.
std::expected<TcpChannel, Error> tcp_channel(std::string_view place, bool connects) {
  const auto colon = place.rfind(':');
  const std::string_view port_text =
      colon == std::string_view::npos ? place : place.substr(colon + 1);
  std::string_view host = colon == std::string_view::npos ? "127.0.0.1" : place.substr(0, colon);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  const auto port = find_port(port_text);
  if (!port || (connects && *port == 0)) {
    return usage(fmt::format("`{}` is no port: write PORT or HOST:PORT", port_text));
  }
  if (!transport::is_loopback(host)) {
    return usage(
        fmt::format("`{}` can be reached from other machines: 127.0.0.1, ::1 or localhost", host));
  }
  return TcpChannel{std::string(host), *port, connects};
}

}  // namespace

void add_serve(CLI::App& app, WrittenServe& written) {
  app.add_flag("--stdio", written.stdio, "speak on standard input and output; the default");
  app.add_option("--tcp", written.tcp, "listen on [HOST:]PORT of this machine; 0: any port");
  app.add_option("--pipe", written.pipe, "listen on a unix socket at PATH");
  app.add_flag("--connect", written.connect, "with --tcp or --pipe: connect, the client listens");
  app.add_option("--socket", written.socket, "connect to PORT of this machine");
  app.add_option("--clientProcessId", written.client_process, "end when this process ends");
  app.add_option("--log", written.log_file, "write the log to FILE, at most 3 files of 10 MB");
  app.add_option("--log-level", written.log_level, "trace, debug, info, warning, error, off");
  app.add_flag("--allow-remote", written.allow_remote, "comes with a later release");
  app.add_option("--token-file", written.token_file, "comes with a later release");
  app.footer(
      "Exit codes: 0 the client said shutdown and went, 1 it went without, or could not be "
      "understood,\n2 wrong usage, or the client cannot be reached.");
}

std::expected<ServeCommand, Error> serve_of(const WrittenServe& written) {
  if (written.allow_remote || written.token_file) {
    return std::unexpected(Error{ErrorCode::kUnavailable,
                                 "--allow-remote with --token-file comes with a later release"});
  }
  const int channels = int{written.stdio} + int{written.tcp.has_value()} +
                       int{written.pipe.has_value()} + int{written.socket.has_value()};
  if (channels > 1) return usage("choose one of --stdio, --tcp, --pipe and --socket");
  if (written.connect && !written.tcp && !written.pipe) {
    return usage("--connect needs --tcp or --pipe");
  }
  const auto level = find_log_level(written.log_level);
  if (!level) {
    return usage(fmt::format("unknown log level `{}`: trace, debug, info, warning, error, off",
                             written.log_level));
  }
  ServeCommand command{StdioChannel{}, written.client_process, written.log_file, *level};
  if (written.pipe) command.channel = PipeChannel{*written.pipe, written.connect};
  if (!written.tcp && !written.socket) return command;
  auto tcp =
      written.tcp ? tcp_channel(*written.tcp, written.connect) : tcp_channel(*written.socket, true);
  if (!tcp) return std::unexpected(tcp.error());
  command.channel = *std::move(tcp);
  return command;
}

}  // namespace cli
