#include "transport/connection.h"

#include <csignal>
#include <numeric>
#include <thread>

#include "tests/support/catch.h"
#include "tests/unit/cli/folder.h"
#include "tests/unit/transport/peers.h"

namespace {

using transport::AsioExecutor;
using transport::Descriptor;
using transport::Transport;
using transport_test::bodies_in;
using transport_test::Pair;
using transport_test::Pipe;
using transport_test::put;
using transport_test::read_to_end;
using transport_test::Received;
using Bodies = std::vector<std::string>;

// A connection whose other ends the test holds.
struct Connected {
  AsioExecutor executor{1};
  Pipe to_us;
  Pipe from_us;
  std::unique_ptr<Transport> transport;
  Received received;

  explicit Connected(const base::Limits& limits = {}) {
    std::signal(SIGPIPE, SIG_IGN);
    auto made = transport::connect_descriptors(executor, std::move(to_us.read),
                                               std::move(from_us.write), limits);
    REQUIRE(made);
    transport = *std::move(made);
    received.from(*transport, executor);
  }

  // Runs until the client's end of input has come through.
  void run_to_end() {
    to_us.write.reset();
    executor.run();
  }
};

Descriptor opened(const std::string& path, int flags) {
  return Descriptor(::open(path.c_str(), flags | O_CLOEXEC));
}

}  // namespace

TEST_CASE("messages come in order and the end of input behind the last one, once") {
  Connected connected;
  put(connected.to_us.write, rpc::frame("1") + rpc::frame("") + rpc::frame("3"));
  connected.run_to_end();
  CHECK(connected.received.bodies == Bodies{"1", "", "3"});
  CHECK(connected.received.closed == "");
  CHECK(connected.received.closes == 1);
}

TEST_CASE("F28: bytes go through as they are") {
  std::string every_byte(256, '\0');
  std::iota(every_byte.begin(), every_byte.end(), '\0');
  const std::string body = every_byte + "\r\n\n\r\x1a";
  Connected connected;
  put(connected.to_us.write, rpc::frame(body));
  connected.transport->send({body, ""});
  connected.run_to_end();
  connected.transport->close();
  CHECK(connected.received.bodies == Bodies{body});
  CHECK(read_to_end(connected.from_us.read) == rpc::frame(body));
}

TEST_CASE("F27: frames arrive whole and in order, small and large, while the peer reads slowly") {
  Connected connected;
  Bodies sent;
  for (std::size_t i = 0; i < 300; ++i) {
    sent.push_back(std::string(i % 50 == 0 ? 300'000 : i, static_cast<char>('a' + i % 26)));
  }
  std::string arrived;
  std::thread peer([&] { arrived = read_to_end(connected.from_us.read); });
  for (const std::string& body : sent) {
    connected.executor.post([&] { connected.transport->send({body, ""}); });
  }
  connected.executor.post([&] { connected.transport->flush([&] { connected.executor.stop(); }); });
  connected.executor.run();
  connected.transport->close();
  peer.join();
  CHECK(bodies_in(arrived) == sent);
}

TEST_CASE("a large message arrives in a stream of small reads") {
  Connected connected;
  const std::string body(5'000'000, 'x');
  std::thread peer([&] {
    put(connected.to_us.write, rpc::frame(body));
    connected.to_us.write.reset();
  });
  connected.executor.run();
  peer.join();
  REQUIRE(connected.received.bodies.size() == 1);
  CHECK(connected.received.bodies[0] == body);
}

TEST_CASE("an input that ends inside a message is told as such") {
  Connected connected;
  put(connected.to_us.write, rpc::frame("1") + "Content-Length: 5\r\n\r\n{");
  connected.run_to_end();
  CHECK(connected.received.bodies == Bodies{"1"});
  CHECK(connected.received.closed == "the input ends inside a message");
}

TEST_CASE("a peer that is out of step is told with the reason, behind what was sound") {
  Connected connected;
  put(connected.to_us.write, rpc::frame("1") + "garbage\r\n" + rpc::frame("2"));
  connected.executor.run();
  CHECK(connected.received.bodies == Bodies{"1"});
  CHECK(connected.received.closed == "a header line is no field: `garbage`");
}

TEST_CASE("F34: a peer that does not read any more counts as one that has ended") {
  Connected connected;
  connected.from_us.read.reset();
  int flushes = 0;
  for (int i = 0; i < 3; ++i) {
    connected.executor.post([&] {
      connected.transport->send({"answer", ""});
      connected.transport->flush([&] { ++flushes; });
    });
  }
  connected.executor.run();
  CHECK(connected.received.closed == "");
  CHECK(connected.received.closes == 1);
  CHECK(flushes == 3);
}

TEST_CASE("flush waits for what was sent, and for nothing when nothing waits") {
  Connected connected;
  std::string order;
  connected.transport->flush([&] { order += 'a'; });
  connected.executor.post([&] {
    connected.transport->send({std::string(1'000'000, 'x'), ""});
    connected.transport->flush([&] {
      order += 'c';
      connected.executor.stop();
    });
    connected.executor.post([&] { order += 'b'; });
  });
  std::string arrived;
  std::thread peer([&] { arrived = read_to_end(connected.from_us.read); });
  connected.executor.run();
  connected.transport->close();
  peer.join();
  CHECK(order == "abc");
  CHECK(bodies_in(arrived).size() == 1);
}

TEST_CASE("flush comes back when the peer goes away instead of reading") {
  Connected connected;
  bool is_flushed = false;
  connected.executor.post([&] {
    connected.transport->send({std::string(1'000'000, 'x'), ""});
    connected.transport->flush([&] { is_flushed = true; });
    connected.executor.post([&] { connected.from_us.read.reset(); });
  });
  connected.executor.run();
  CHECK(is_flushed);
  CHECK(connected.received.closed == "");
}

TEST_CASE("after close nothing is told and nothing is sent") {
  Connected connected;
  put(connected.to_us.write, rpc::frame("1"));
  connected.executor.post([&] {
    connected.transport->close();
    connected.transport->send({"late", ""});
    connected.transport->flush([&] { connected.executor.stop(); });
  });
  connected.executor.run();
  CHECK(connected.received.bodies.empty());
  CHECK(connected.received.closes == 0);
  CHECK(read_to_end(connected.from_us.read).empty());
}

TEST_CASE("sockets, regular files and /dev/null do as well as pipes") {
  const cli_test::Folder folder;
  const std::string frames = rpc::frame("1") + rpc::frame(std::string(200'000, 'x'));
  folder.write("in", frames);
  folder.write("out", "");
  AsioExecutor executor(1);
  auto made = transport::connect_descriptors(executor, opened(folder.at("in"), O_RDONLY),
                                             opened(folder.at("out"), O_WRONLY), {});
  REQUIRE(made);
  Received received;
  (*made)->send({std::string(200'000, 'y'), ""});
  received.from(**made, executor);
  (*made)->flush([] {});
  executor.run();
  CHECK(received.bodies.size() == 2);
  CHECK(received.closed == "");
  CHECK(cli_test::read_whole(folder.at("out")) == rpc::frame(std::string(200'000, 'y')));
}

TEST_CASE("/dev/null is an input that has ended") {
  AsioExecutor executor(1);
  auto made = transport::connect_descriptors(executor, opened("/dev/null", O_RDONLY),
                                             opened("/dev/null", O_WRONLY), {});
  REQUIRE(made);
  Received received;
  received.from(**made, executor);
  executor.run();
  CHECK(received.closed == "");
}

TEST_CASE("both directions go over one socket") {
  AsioExecutor executor(1);
  Pair pair;
  auto made = transport::connect_socket(executor, std::move(pair.ours), {});
  REQUIRE(made);
  Received received;
  received.from(**made, executor);
  put(pair.theirs, rpc::frame("question"));
  ::shutdown(pair.theirs.number(), SHUT_WR);
  executor.post([&] { (*made)->send({"answer", ""}); });
  executor.run();
  (*made)->close();
  CHECK(received.bodies == Bodies{"question"});
  CHECK(bodies_in(read_to_end(pair.theirs)) == Bodies{"answer"});
}

TEST_CASE("descriptors that others share block again after the close") {
  AsioExecutor executor(1);
  Pipe to_us;
  Pipe from_us;
  const Descriptor shared(::dup(to_us.read.number()));
  auto made =
      transport::connect_descriptors(executor, std::move(to_us.read), std::move(from_us.write), {});
  REQUIRE(made);
  Received received;
  received.from(**made, executor);
  executor.post([&] {
    executor.post([&] {
      CHECK((::fcntl(shared.number(), F_GETFL) & O_NONBLOCK) != 0);
      (*made)->close();
      executor.stop();
    });
  });
  executor.run();
  CHECK((::fcntl(shared.number(), F_GETFL) & O_NONBLOCK) == 0);
}

TEST_CASE("a descriptor that is not open is refused") {
  AsioExecutor executor(1);
  Pipe pipe;
  const auto made =
      transport::connect_descriptors(executor, Descriptor(), std::move(pipe.write), {});
  REQUIRE(!made);
  CHECK(made.error().message.find("cannot reach the client") != std::string::npos);
}
