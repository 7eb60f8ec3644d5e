#include "transport/socket.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/stat.h>
#include <sys/un.h>

#include "tests/support/catch.h"
#include "tests/unit/cli/folder.h"
#include "tests/unit/transport/peers.h"

namespace {

using cli_test::Folder;
using transport::AsioExecutor;
using transport::Descriptor;
using transport::Opened;
using transport_test::put;
using transport_test::Received;
using Bodies = std::vector<std::string>;

sockaddr_un address_of(const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  path.copy(address.sun_path, sizeof(address.sun_path) - 1);
  return address;
}

Descriptor unix_socket() { return Descriptor(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)); }

bool binds(const Descriptor& socket, const std::string& path) {
  const sockaddr_un address = address_of(path);
  return ::bind(socket.number(), reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0;
}

bool connects(const Descriptor& socket, const std::string& path) {
  const sockaddr_un address = address_of(path);
  return ::connect(socket.number(), reinterpret_cast<const sockaddr*>(&address), sizeof(address)) ==
         0;
}

Descriptor tcp_client(std::uint16_t port) {
  Descriptor socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(port);
  const auto* bytes = reinterpret_cast<const sockaddr*>(&address);
  if (::connect(socket.number(), bytes, sizeof(address)) != 0) socket.reset();
  return socket;
}

bool exists(const std::string& path) {
  struct stat there{};
  return ::lstat(path.c_str(), &there) == 0;
}

std::string why_refused(const Opened& opened) {
  REQUIRE(!opened);
  return opened.error().message;
}

// The client says one thing and goes; the answer goes to it.
void check_conversation(AsioExecutor& executor, transport::Transport& transport,
                        const Descriptor& client) {
  Received received;
  received.from(transport, executor);
  put(client, rpc::frame("question"));
  ::shutdown(client.number(), SHUT_WR);
  executor.run();
  CHECK(received.bodies == Bodies{"question"});
  CHECK(received.closed == "");
}

}  // namespace

TEST_CASE("a unix socket belongs to its user alone and is gone once the client is there") {
  const Folder folder;
  const std::string path = folder.at("socket");
  AsioExecutor executor(1);
  const auto made = transport::listen_on_pipe(executor, path, {});
  REQUIRE(made);
  struct stat there{};
  REQUIRE(::lstat(path.c_str(), &there) == 0);
  CHECK((there.st_mode & 07777) == 0600);
  CHECK(S_ISSOCK(there.st_mode));
  const Descriptor client = unix_socket();
  REQUIRE(connects(client, path));
  check_conversation(executor, **made, client);
  CHECK(!exists(path));
}

TEST_CASE("there is one client: a second one finds nobody") {
  const Folder folder;
  const std::string path = folder.at("socket");
  AsioExecutor executor(1);
  const auto made = transport::listen_on_pipe(executor, path, {});
  REQUIRE(made);
  const Descriptor first = unix_socket();
  REQUIRE(connects(first, path));
  check_conversation(executor, **made, first);
  CHECK(!connects(unix_socket(), path));
}

TEST_CASE("a socket that nobody has come to is removed at the end") {
  const Folder folder;
  const std::string path = folder.at("socket");
  AsioExecutor executor(1);
  {
    const auto made = transport::listen_on_pipe(executor, path, {});
  }
  CHECK(!exists(path));
}

TEST_CASE("what a dead process has left is replaced, what lives is not") {
  const Folder folder;
  const std::string path = folder.at("socket");
  AsioExecutor executor(1);
  REQUIRE(binds(unix_socket(), path));
  REQUIRE(exists(path));
  {
    const auto made = transport::listen_on_pipe(executor, path, {});
    REQUIRE(made);
    const std::string why = why_refused(transport::listen_on_pipe(executor, path, {}));
    CHECK(why == "somebody listens on " + path + " already; --connect talks to them");
    CHECK(exists(path));
  }
  folder.write("file", "content");
  CHECK(why_refused(transport::listen_on_pipe(executor, folder.at("file"), {})) ==
        folder.at("file") + " exists and is no socket");
  CHECK(cli_test::read_whole(folder.at("file")) == "content");
}

TEST_CASE("a path of a socket may be as long as an address holds and no longer") {
  const Folder folder;
  AsioExecutor executor(1);
  const std::size_t longest = sizeof(sockaddr_un::sun_path) - 1;
  const std::string fits = folder.at(std::string(longest - folder.at("").size(), 'x'));
  CHECK(transport::listen_on_pipe(executor, fits, {}));
  CHECK(why_refused(transport::listen_on_pipe(executor, fits + "x", {})).find("at most") !=
        std::string::npos);
  CHECK(why_refused(transport::connect_to_pipe(executor, fits + "x", {})).find("at most") !=
        std::string::npos);
  CHECK(!transport::listen_on_pipe(executor, "", {}));
}

TEST_CASE("a unix socket on which the client listens is connected to") {
  const Folder folder;
  const std::string path = folder.at("socket");
  AsioExecutor executor(1);
  CHECK(why_refused(transport::connect_to_pipe(executor, path, {})).find(path) !=
        std::string::npos);
  const Descriptor listening = unix_socket();
  REQUIRE(binds(listening, path));
  REQUIRE(::listen(listening.number(), 1) == 0);
  const auto made = transport::connect_to_pipe(executor, path, {});
  REQUIRE(made);
  const Descriptor client(::accept(listening.number(), nullptr, nullptr));
  check_conversation(executor, **made, client);
}

TEST_CASE("TCP listens on a port that the system chooses, and only there") {
  AsioExecutor executor(1);
  auto listening = transport::listen_on_tcp(executor, {"localhost", 0}, {});
  REQUIRE(listening);
  CHECK(listening->place.port != 0);
  CHECK(transport::shown(listening->place) == "127.0.0.1:" + std::to_string(listening->place.port));
  const auto taken = transport::listen_on_tcp(executor, {"127.0.0.1", listening->place.port}, {});
  REQUIRE(!taken);
  CHECK(taken.error().message.find(transport::shown(listening->place)) != std::string::npos);
  const Descriptor client = tcp_client(listening->place.port);
  REQUIRE(client.is_open());
  check_conversation(executor, *listening->transport, client);
}

TEST_CASE("TCP stays on this machine") {
  AsioExecutor executor(1);
  for (const char* host : {"0.0.0.0", "::", "192.168.0.1", "example.org", "127.0.0.2", ""}) {
    CAPTURE(host);
    CHECK(!transport::is_loopback(host));
    CHECK(!transport::listen_on_tcp(executor, {host, 0}, {}));
    CHECK(!transport::connect_to_tcp(executor, {host, 9}, {}));
  }
}

TEST_CASE("a browser at the port is told from a client") {
  AsioExecutor executor(1);
  auto listening = transport::listen_on_tcp(executor, {"127.0.0.1", 0}, {});
  REQUIRE(listening);
  const Descriptor browser = tcp_client(listening->place.port);
  put(browser, "POST / HTTP/1.1\r\nContent-Length: 41\r\n\r\n" + rpc::frame("smuggled"));
  Received received;
  received.from(*listening->transport, executor);
  executor.run();
  CHECK(received.bodies.empty());
  CHECK(received.closed == "the peer speaks HTTP, not the language server protocol");
}

TEST_CASE("a server can connect to the port on which its client listens") {
  AsioExecutor executor(1);
  auto client = transport::listen_on_tcp(executor, {"127.0.0.1", 0}, {});
  REQUIRE(client);
  const auto server = transport::connect_to_tcp(executor, client->place, {});
  REQUIRE(server);
  Received received;
  received.from(*client->transport, executor);
  (*server)->start([](const std::string&) {}, [](const std::string&) {});
  (*server)->send({"hello", ""});
  (*server)->flush([&] { (*server)->close(); });
  executor.run();
  CHECK(received.bodies == Bodies{"hello"});
  CHECK(!transport::connect_to_tcp(executor, client->place, {}));
}

TEST_CASE("what is sent before a client is there goes nowhere and holds up nothing") {
  AsioExecutor executor(1);
  auto listening = transport::listen_on_tcp(executor, {"127.0.0.1", 0}, {});
  REQUIRE(listening);
  Received received;
  received.from(*listening->transport, executor);
  listening->transport->send({"early", ""});
  listening->transport->flush([&] { executor.stop(); });
  executor.run();
  listening->transport->close();
  CHECK(!tcp_client(listening->place.port).is_open());
  CHECK(received.closes == 0);
}
