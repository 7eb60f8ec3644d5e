// How the server ends: asked to, left alone, and in the middle of work.
#include <csignal>

#include <sys/wait.h>
#include <unistd.h>

#include "tests/e2e/live_program.h"
#include "tests/e2e/messages.h"
#include "tests/support/catch.h"
#include "tests/unit/cli/folder.h"

namespace {

using e2e::LiveProgram;
using nlohmann::json;

// Far above what an end takes, far below what the analysis of kBusy text takes to be seen through.
constexpr long kLongestEndMs = 2000;

// Keeps a worker busy for longer than any of these tests takes.
const std::string& large_module() {
  static const std::string text = [] {
    std::string module = "HloModule large\n\nENTRY e {\n  v0 = f32[128]{0} parameter(0)\n";
    for (int i = 1; i < 600'000; ++i) {
      const std::string before = "v" + std::to_string(i - 1);
      module += "  v" + std::to_string(i) + " = f32[128]{0} add(" + before + ", " + before + ")\n";
    }
    return module + "  ROOT out = f32[128]{0} negate(v599999)\n}\n";
  }();
  return text;
}

// Reads up to the answer to `id`; the methods of what comes before it.
std::vector<std::string> read_to_answer(LiveProgram& program, int id) {
  std::vector<std::string> methods;
  while (const auto body = program.read_message()) {
    const json message = json::parse(*body);
    if (message.contains("method")) methods.push_back(message["method"]);
    if (!message.contains("method") && message["id"] == id) return methods;
  }
  FAIL("no answer to " << id);
  return methods;
}

// A server that has begun with a large module and has not published anything of it.
struct Busy {
  LiveProgram program;

  explicit Busy(std::vector<std::string> arguments = {}, int client = 0)
      : program(std::move(arguments)) {
    REQUIRE(program.write(e2e::initialize(client) +
                          e2e::opened("file:///large.hlo", large_module()) +
                          e2e::request(5, "nobody/knowsThis")));
    for (const std::string& method : read_to_answer(program, 5)) {
      CHECK(method != "textDocument/publishDiagnostics");
    }
  }
};

// Stands for an editor.
struct Client {
  pid_t process = ::fork();

  Client() {
    while (process == 0) ::pause();
  }
  ~Client() { end(); }
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  void end() {
    if (process <= 0) return;
    ::kill(process, SIGKILL);
    ::waitpid(process, nullptr, 0);
    process = -1;
  }
};

void check_ends_soon(LiveProgram& program, int exit_code) {
  const long begin = e2e::now_ms();
  CHECK(program.wait() == exit_code);
  const long took = e2e::now_ms() - begin;
  INFO("the end took " << took << " ms");
  CHECK(took < kLongestEndMs);
}

}  // namespace

TEST_CASE("F33: after shutdown the exit code is 0, and each request is answered") {
  LiveProgram program({});
  REQUIRE(program.write(e2e::initialize()));
  read_to_answer(program, 1);
  REQUIRE(program.write(e2e::shutdown_and_exit()));
  read_to_answer(program, 2);
  check_ends_soon(program, 0);
  CHECK(program.read_output().empty());
  CHECK(program.read_errors().empty());
}

TEST_CASE("F33: exit without shutdown ends with 1, before initialize and after it") {
  LiveProgram program({"serve", "--stdio"});
  REQUIRE(program.write(e2e::notification("exit")));
  check_ends_soon(program, 1);
  LiveProgram initialized({"--stdio"});
  REQUIRE(initialized.write(e2e::initialize() + e2e::notification("exit")));
  check_ends_soon(initialized, 1);
}

TEST_CASE("F33: shutdown and exit do not wait for the analysis of a large module") {
  Busy busy;
  REQUIRE(busy.program.write(e2e::shutdown_and_exit()));
  check_ends_soon(busy.program, 0);
}

TEST_CASE("F33: a client that does not read holds up the end for a moment only") {
  LiveProgram program({});
  std::string requests = e2e::initialize();
  // The answers do not fit into a pipe.
  for (int id = 10; id < 2000; ++id) requests += e2e::request(id, "nobody/knowsThis");
  REQUIRE(program.write(requests + e2e::shutdown_and_exit()));
  check_ends_soon(program, 0);
}

TEST_CASE("F31: the end of input ends the server, idle or busy") {
  LiveProgram idle({});
  REQUIRE(idle.write(e2e::initialize()));
  read_to_answer(idle, 1);
  idle.close_input();
  check_ends_soon(idle, 1);
  Busy busy;
  busy.program.close_input();
  check_ends_soon(busy.program, 1);
}

TEST_CASE("F32: after the end of input there is no process to spin, whatever came before it") {
  for (const std::string& before : {std::string(), e2e::initialize() + e2e::request(2, "shutdown"),
                                    std::string("Content-Length: 100\r\n\r\n{")}) {
    LiveProgram program({});
    REQUIRE(program.write(before));
    program.close_input();
    check_ends_soon(program, before.find("shutdown") == std::string::npos ? 1 : 0);
  }
}

TEST_CASE("F31: the server ends with the process that initialize names, idle or busy") {
  Client client;
  LiveProgram idle({});
  REQUIRE(idle.write(e2e::initialize(client.process)));
  read_to_answer(idle, 1);
  Busy busy({}, client.process);
  client.end();
  check_ends_soon(idle, 1);
  check_ends_soon(busy.program, 1);
}

TEST_CASE("F31: the server ends with the process of --clientProcessId, spoken to or not") {
  Client client;
  LiveProgram silent({"--clientProcessId", std::to_string(client.process)});
  LiveProgram running({"--stdio", "--clientProcessId=" + std::to_string(client.process)});
  REQUIRE(running.write(e2e::initialize()));
  read_to_answer(running, 1);
  client.end();
  check_ends_soon(silent, 1);
  check_ends_soon(running, 1);
}

TEST_CASE("F31: a process that is gone already ends the server at once") {
  Client client;
  const int process = client.process;
  client.end();
  LiveProgram program({});
  REQUIRE(program.write(e2e::initialize(process)));
  check_ends_soon(program, 1);
}

TEST_CASE("F34: a client that has closed its end for reading ends the server") {
  LiveProgram program({});
  program.close_output();
  REQUIRE(program.write(e2e::initialize()));
  check_ends_soon(program, 1);
  CHECK(program.read_errors().empty());
}

TEST_CASE("a client that is out of step ends the server, with the reason on standard error") {
  LiveProgram program({});
  REQUIRE(program.write("hello\r\n\r\n"));
  check_ends_soon(program, 1);
  CHECK(program.read_errors().find("a header line is no field: `hello`") != std::string::npos);
  CHECK(program.read_output().empty());
}

TEST_CASE("a signal ends the server as it would any program, and its socket is removed") {
  const cli_test::Folder folder;
  const std::string path = folder.at("socket");
  LiveProgram program({"--pipe", path});
  REQUIRE(program.read_error_line() == "listening on " + path);
  program.signal(SIGTERM);
  check_ends_soon(program, 128 + SIGTERM);
  CHECK(::access(path.c_str(), F_OK) != 0);
}
