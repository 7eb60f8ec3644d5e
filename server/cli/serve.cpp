#include "cli/serve.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

#include "base/limits.h"
#include "base/log.h"
#include "base/workers.h"
#include "cli/output.h"
#include "cli/printable.h"
#include "cli/report_json.h"
#include "session/session.h"
#include "transport/asio_executor.h"
#include "transport/process_watch.h"
#include "transport/socket.h"
#include "transport/stdio.h"

namespace cli {
namespace {

namespace fs = std::filesystem;
using transport::AsioExecutor;
using transport::Opened;

// For a client that has asked for the end and does not read any more.
constexpr std::chrono::milliseconds kLongestFarewell{50};

// The page lies beside the program where it is installed, and in the repository where it is built.
std::string diagnostics_page() {
  std::error_code error;
  const fs::path folder = fs::read_symlink("/proc/self/exe", error).parent_path();
  for (const char* place :
       {"../share/doc/hlo-lsp/diagnostics.md", "../../../docs/diagnostics.md"}) {
    const fs::path page = fs::canonical(folder / place, error);
    if (!error) return file_uri(page.string(), "/");
  }
  return {};
}

std::expected<void, base::Error> open_log(const ServeCommand& command) {
  base::set_log_level(command.log_level);
  if (!command.log_file) return {};
  return base::log_to_file({*command.log_file});
}

struct Opener {
  AsioExecutor& executor;
  const base::Limits& limits;
  std::string& announcement;  // of who listens, for standard error

  Opened operator()(const StdioChannel&) const {
    if (::isatty(STDIN_FILENO) == 1) {
      announcement =
          "hlo-lsp: a language server on standard input and output, for an editor to start; "
          "`hlo-lsp --help` shows what else there is";
    }
    return transport::take_over_stdio(executor, limits);
  }

  Opened operator()(const TcpChannel& channel) const {
    const transport::TcpPlace place{channel.host, channel.port};
    if (channel.connects) return transport::connect_to_tcp(executor, place, limits);
    auto listening = transport::listen_on_tcp(executor, place, limits);
    if (!listening) return std::unexpected(listening.error());
    announcement = "listening on " + transport::shown(listening->place);
    return std::move(listening->transport);
  }

  Opened operator()(const PipeChannel& channel) const {
    if (channel.connects) return transport::connect_to_pipe(executor, channel.path, limits);
    announcement = "listening on " + printable(channel.path);
    return transport::listen_on_pipe(executor, channel.path, limits);
  }
};

// One client, from its first message to the end of the process.
class Server {
 public:
  Server(AsioExecutor& executor, transport::Transport& transport, base::Workers& workers,
         const base::Limits& limits)
      : executor_(executor), transport_(transport), session_(executor, around(workers, limits)) {}

  // `announcement` is told once a signal finds everything ready to be tidied up.
  int run(std::optional<int> client_process, const std::string& announcement) {
    if (client_process) watch(own_client_, *client_process);
    const auto on_signal = executor_.when_signalled({SIGTERM, SIGINT, SIGHUP},
                                                    [this](int signal) { end_by_signal(signal); });
    transport_.start([this](std::string body) { session_.receive(std::move(body)); },
                     [this](const std::string& why) { lose_client(why); });
    if (!announcement.empty()) write_error_line(announcement);
    executor_.run();
    transport_.close();
    return exit_code_;
  }

 private:
  using Watch = std::unique_ptr<transport::ProcessWatch>;

  session::Surroundings around(base::Workers& workers, const base::Limits& limits) {
    return {.version = HLO_VERSION,
            .diagnostics_page = diagnostics_page(),
            .for_each = workers.for_each(),
            .limits = limits,
            .send = [this](session::Outgoing message) { transport_.send(std::move(message)); },
            .exit = [this](int code) { take_leave(code); },
            .watch_process = [this](int process) { watch(client_, process); }};
  }

  void watch(Watch& watch, int process) {
    watch = std::make_unique<transport::ProcessWatch>(executor_, process,
                                                      [this] { session_.end_of_input(); });
  }

  void lose_client(const std::string& why) {
    if (why.empty()) return session_.end_of_input();
    base::log_error("{}", why);
    take_leave(1);
  }

  void take_leave(int code) {
    exit_code_ = code;
    executor_.post_after(kLongestFarewell, [this] { executor_.stop(); });
    transport_.flush([this] { executor_.stop(); });
  }

  // Tidies up and then ends as if nobody had caught it.
  void end_by_signal(int signal) {
    transport_.close();
    std::signal(signal, SIG_DFL);
    ::raise(signal);
  }

  AsioExecutor& executor_;
  transport::Transport& transport_;
  int exit_code_ = 1;
  Watch own_client_;  // named on the command line
  Watch client_;      // named in `initialize`
  session::Session session_;
};

}  // namespace

std::expected<int, base::Error> run_serve(const ServeCommand& command, std::size_t cores) {
  const base::Limits limits;
  AsioExecutor executor(std::max<std::size_t>(cores, 2) - 1);
  std::string announcement;
  auto transport = std::visit(Opener{executor, limits, announcement}, command.channel);
  if (!transport) return std::unexpected(transport.error());
  if (auto opened = open_log(command); !opened) return std::unexpected(opened.error());
  base::Workers workers(std::max<std::size_t>(cores, 1));
  Server server(executor, **transport, workers, limits);
  const int code = server.run(command.client_process, announcement);
  // Destruction would wait for a worker that is at work, or stuck.
  std::fflush(stderr);
  std::_Exit(code);
}

}  // namespace cli
