#pragma once

// The options of `hlo-lsp serve`: how the client is reached, and where the log goes. Pure; places
// that other machines could reach are refused here.

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <variant>

#include "base/error.h"
#include "base/log.h"

namespace CLI {  // NOLINT(readability-identifier-naming): a library's own
class App;
}  // namespace CLI

namespace cli {

struct StdioChannel {};

struct TcpChannel {
  std::string host;  // 127.0.0.1, ::1 or localhost
  std::uint16_t port = 0;
  bool connects = false;  // else it listens; port 0: the system chooses one
};

struct PipeChannel {
  std::string path;
  bool connects = false;
};

struct ServeCommand {
  std::variant<StdioChannel, TcpChannel, PipeChannel> channel;
  std::optional<int> client_process;  // the server ends with it
  std::optional<std::string> log_file;
  base::LogLevel log_level = base::LogLevel::kWarning;
};

// As written on the command line.
struct WrittenServe {
  bool stdio = false;
  std::optional<std::string> tcp;
  std::optional<std::string> pipe;
  std::optional<std::string> socket;
  bool connect = false;
  bool allow_remote = false;
  std::optional<std::string> token_file;
  std::optional<int> client_process;
  std::optional<std::string> log_file;
  std::string log_level = "warning";
};

void add_serve(CLI::App& app, WrittenServe& written);
std::expected<ServeCommand, base::Error> serve_of(const WrittenServe& written);

}  // namespace cli
