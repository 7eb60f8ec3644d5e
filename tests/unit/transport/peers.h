// The other ends of transports under test: pipes, and an executor with what came through.
#pragma once

#include <array>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "rpc/framing.h"
#include "transport/asio_executor.h"
#include "transport/descriptor.h"
#include "transport/transport.h"

namespace transport_test {

using transport::Descriptor;

struct Pipe {
  Descriptor read;
  Descriptor write;

  Pipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) std::abort();
    read = Descriptor(ends[0]);
    write = Descriptor(ends[1]);
  }
};

// Two sockets that talk to each other.
struct Pair {
  Descriptor ours;
  Descriptor theirs;

  Pair() {
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) std::abort();
    ours = Descriptor(ends[0]);
    theirs = Descriptor(ends[1]);
  }
};

inline bool put(const Descriptor& descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t put = ::write(descriptor.number(), bytes.data(), bytes.size());
    if (put < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(put));
  }
  return true;
}

// Up to the end of input.
inline std::string read_to_end(const Descriptor& descriptor) {
  std::string whole;
  std::array<char, 4096> bytes{};
  while (true) {
    const ssize_t got = ::read(descriptor.number(), bytes.data(), bytes.size());
    if (got <= 0) return whole;
    whole.append(bytes.data(), static_cast<std::size_t>(got));
  }
}

inline std::vector<std::string> bodies_in(std::string_view bytes) {
  rpc::FrameReader frames({});
  frames.feed(bytes);
  std::vector<std::string> bodies;
  for (auto frame = frames.next(); frame.kind == rpc::Frame::Kind::kMessage;
       frame = frames.next()) {
    bodies.push_back(std::move(frame.text));
  }
  if (!frames.is_between_frames()) bodies.emplace_back("<torn>");
  return bodies;
}

// What a transport has handed over. The close stops the executor, behind all that was posted.
struct Received {
  std::vector<std::string> bodies;
  std::optional<std::string> closed;
  int closes = 0;

  void from(transport::Transport& transport, transport::AsioExecutor& executor) {
    transport.start([this](std::string body) { bodies.push_back(std::move(body)); },
                    [this, &executor](std::string why) {
                      closed = std::move(why);
                      ++closes;
                      executor.post_after({}, [&executor] { executor.stop(); });
                    });
  }
};

}  // namespace transport_test
