// What the client hears, and over which channels.
#include <array>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <thread>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "tests/e2e/live_program.h"
#include "tests/e2e/messages.h"
#include "tests/e2e/modules.h"
#include "tests/e2e/program.h"
#include "tests/support/catch.h"
#include "tests/unit/cli/folder.h"

namespace {

using cli_test::Folder;
using e2e::Ended;
using e2e::LiveProgram;
using nlohmann::json;

std::string descriptor_of(const LiveProgram& program, int descriptor) {
  std::error_code error;
  const std::string link = "/proc/" + std::to_string(program.process()) + "/fd/";
  return std::filesystem::read_symlink(link + std::to_string(descriptor), error).string();
}

// One client of a server that listens, or the server of a client that does.
struct Socket {
  int number = -1;

  explicit Socket(int made) : number(made) {}
  ~Socket() { ::close(number); }
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;

  bool connect_to(const std::string& path) const {
    const sockaddr_un address = unix_address(path);
    return ::connect(number, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0;
  }
  bool connect_to(int port) const {
    const sockaddr_in address = tcp_address(port);
    return ::connect(number, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0;
  }
  bool listen_on(const std::string& path) const {
    const sockaddr_un address = unix_address(path);
    return ::bind(number, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0 &&
           ::listen(number, 1) == 0;
  }
  // On a free port, which it returns.
  int listen_on_any_port() const {
    sockaddr_in address = tcp_address(0);
    socklen_t size = sizeof(address);
    auto* bytes = reinterpret_cast<sockaddr*>(&address);
    if (::bind(number, bytes, size) != 0 || ::listen(number, 1) != 0) return 0;
    return ::getsockname(number, bytes, &size) == 0 ? ntohs(address.sin_port) : 0;
  }
  // Says it and reads up to the end.
  std::string converse(std::string_view said) const {
    std::string answer;
    if (::write(number, said.data(), said.size()) != static_cast<ssize_t>(said.size())) return "";
    std::array<char, 4096> bytes{};
    for (ssize_t got = 1; got > 0;) {
      got = ::read(number, bytes.data(), bytes.size());
      if (got > 0) answer.append(bytes.data(), static_cast<std::size_t>(got));
    }
    return answer;
  }

 private:
  static sockaddr_un unix_address(const std::string& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    path.copy(address.sun_path, sizeof(address.sun_path) - 1);
    return address;
  }
  static sockaddr_in tcp_address(int port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    return address;
  }
};

int unix_socket() { return ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0); }
int tcp_socket() { return ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0); }

void wait_for(LiveProgram& program, const std::string& path) {
  REQUIRE(program.read_error_line() == "listening on " + path);
}

int port_of(LiveProgram& program) {
  const auto line = program.read_error_line();
  REQUIRE(line);
  const std::string said = "listening on 127.0.0.1:";
  REQUIRE(line->starts_with(said));
  return std::stoi(line->substr(said.size()));
}

void check_conversation(LiveProgram& program, const Socket& socket) {
  const std::string answer = socket.converse(e2e::initialize() + e2e::shutdown_and_exit());
  CHECK(answer.find("\"serverInfo\"") != std::string::npos);
  CHECK(answer.ends_with("\"id\":2,\"result\":null}"));
  CHECK(program.wait() == 0);
  CHECK(program.read_output().empty());
}

void check_wrong_usage(const std::vector<std::string>& arguments, std::string_view part) {
  const Ended ended = e2e::run(arguments);
  CAPTURE(arguments, ended.errors);
  CHECK(ended.exit_code == 2);
  CHECK(ended.output.empty());
  CHECK(ended.errors.find(part) != std::string::npos);
}

}  // namespace

TEST_CASE("F26: standard output of the running server leads to standard error") {
  LiveProgram program({});
  REQUIRE(program.write(e2e::initialize()));
  REQUIRE(program.read_message());
  if (descriptor_of(program, 2).empty()) HLO_SKIP("no /proc here");
  CHECK(descriptor_of(program, 1) == descriptor_of(program, 2));
  CHECK(descriptor_of(program, 0) == "/dev/null");
}

TEST_CASE("F27: answers to many requests at once are whole frames, one for each request") {
  constexpr int kStreams = 8;
  constexpr int kRequests = 100;
  const std::array<std::string, 4> methods = {"textDocument/hover", "textDocument/documentSymbol",
                                              "textDocument/definition", "nobody/knowsThis"};
  const std::string uri = "file:///leak.hlo";
  std::string said = e2e::initialize() + e2e::opened(uri, e2e::kTwoLeaks);
  std::map<int, int> answers;
  for (int i = 0; i < kStreams * kRequests; ++i) {
    const int id = 1000 * (i % kStreams + 1) + i / kStreams;
    answers[id] = 0;
    said += e2e::request(
        id, methods[static_cast<std::size_t>(i) % methods.size()],
        {{"textDocument", {{"uri", uri}}}, {"position", {{"line", 4}, {"character", 3}}}});
  }
  LiveProgram program({});
  std::thread writer([&] { program.write(said); });
  for (int left = kStreams * kRequests; left > 0;) {
    const auto body = program.read_message();
    if (!body) break;
    const json message = json::parse(*body, nullptr, false);
    REQUIRE(!message.is_discarded());
    if (message.contains("method") || message["id"] == 1) continue;
    ++answers[message["id"]];
    --left;
  }
  writer.join();
  for (const auto& [id, count] : answers) {
    CAPTURE(id);
    CHECK(count == 1);
  }
  REQUIRE(program.write(e2e::shutdown_and_exit()));
  CHECK(program.wait() == 0);
}

TEST_CASE("F28: no byte is added to line ends, and a carriage return within a text stays") {
  LiveProgram program({});
  REQUIRE(program.write(e2e::initialize() + e2e::opened("file:///a.hlo", "HloModule a\r\n\r\n") +
                        e2e::shutdown_and_exit()));
  const std::string output = program.read_output();
  CHECK(output.starts_with("Content-Length: "));
  CHECK(output.find("\r\r") == std::string::npos);
  CHECK(output.find("\r\n\r\n{") != std::string::npos);
  CHECK(program.wait() == 0);
}

TEST_CASE("F29: messages are read byte by byte as well as at once") {
  LiveProgram program({});
  for (const char byte : e2e::initialize() + e2e::shutdown_and_exit()) {
    REQUIRE(program.write({&byte, 1}));
  }
  CHECK(program.wait() == 0);
}

TEST_CASE("standard input and output may be regular files") {
  const Folder folder;
  const std::string in = folder.write("in", e2e::initialize() + e2e::shutdown_and_exit());
  const std::string out = folder.at("out");
  const std::string command =
      std::string(HLO_PROGRAM) + " < " + in + " > " + out + " 2> " + folder.at("errors");
  CHECK(std::system(command.c_str()) == 0);
  CHECK(cli_test::read_whole(out).ends_with("\"id\":2,\"result\":null}"));
  CHECK(cli_test::read_whole(folder.at("errors")).empty());
}

TEST_CASE("the server listens on a unix socket that belongs to its user alone") {
  const Folder folder;
  const std::string path = folder.at("socket");
  LiveProgram program({"--pipe", path});
  wait_for(program, path);
  struct stat there{};
  REQUIRE(::lstat(path.c_str(), &there) == 0);
  CHECK((there.st_mode & 07777) == 0600);
  const Socket client(unix_socket());
  // Between bind and listen there is a moment in which nobody is reached.
  for (long begin = e2e::now_ms(); !client.connect_to(path);) {
    REQUIRE(e2e::now_ms() - begin < 60'000);
  }
  check_conversation(program, client);
  CHECK(!std::filesystem::exists(path));
}

TEST_CASE("the server connects to a unix socket on which the client listens") {
  const Folder folder;
  const Socket listening(unix_socket());
  REQUIRE(listening.listen_on(folder.at("socket")));
  LiveProgram program({"--pipe=" + folder.at("socket"), "--connect"});
  const Socket client(::accept(listening.number, nullptr, nullptr));
  check_conversation(program, client);
}

TEST_CASE("the server listens on a free TCP port and says which") {
  LiveProgram program({"--tcp", "0"});
  const Socket client(tcp_socket());
  REQUIRE(client.connect_to(port_of(program)));
  check_conversation(program, client);
}

TEST_CASE("the server connects to the port of --socket") {
  const Socket listening(tcp_socket());
  const int port = listening.listen_on_any_port();
  REQUIRE(port != 0);
  LiveProgram program({"--socket=" + std::to_string(port)});
  const Socket client(::accept(listening.number, nullptr, nullptr));
  check_conversation(program, client);
}

TEST_CASE("a browser that comes to the port gets no answer") {
  LiveProgram program({"--tcp", "localhost:0"});
  const Socket browser(tcp_socket());
  REQUIRE(browser.connect_to(port_of(program)));
  CHECK(
      browser.converse("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n" + e2e::initialize()).empty());
  CHECK(program.wait() == 1);
  CHECK(program.read_errors().find("HTTP") != std::string::npos);
}

TEST_CASE("a log file takes what else went to standard error") {
  const Folder folder;
  LiveProgram program({"--log", folder.at("server.log")});
  REQUIRE(program.write("hello\r\n"));
  CHECK(program.wait() == 1);
  CHECK(program.read_errors().empty());
  CHECK(cli_test::read_whole(folder.at("server.log")).find("`hello`") != std::string::npos);
}

TEST_CASE("a server that cannot begin says why and ends with 2") {
  const Folder folder;
  check_wrong_usage({"--stdio", "--tcp", "0"}, "choose one of");
  check_wrong_usage({"--tcp", "0.0.0.0:0"}, "can be reached from other machines");
  check_wrong_usage({"--tcp", "0", "--allow-remote"}, "comes with a later release");
  check_wrong_usage({"--pipe", folder.at("nobody"), "--connect"}, "cannot connect");
  check_wrong_usage({"--pipe", folder.write("file", "")}, "is no socket");
  check_wrong_usage({"--log", folder.at("file") + "/server.log"}, "server.log");
  check_wrong_usage({"--nonsense"}, "--nonsense");
}
