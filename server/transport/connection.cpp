#include "transport/connection.h"

#include <array>
#include <exception>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include "rpc/framing.h"
#include "transport/outbox.h"

namespace transport {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;

// What a pipe holds.
constexpr std::size_t kReadBytes = std::size_t{64} << 10;

bool is_gone(error_code error) {
  return error == asio::error::eof || error == asio::error::broken_pipe ||
         error == asio::error::connection_reset;
}

// A descriptor in the event loop. It does not block while it is there, and neither do those who
// share it, a shell for instance; so the mode is put back at the end.
class Port {
 public:
  explicit Port(asio::io_context& loop) : stream(loop) {}
  ~Port() { close(); }
  Port(const Port&) = delete;
  Port& operator=(const Port&) = delete;

  error_code open(Descriptor descriptor) {
    flags_ = ::fcntl(descriptor.number(), F_GETFL);
    error_code failed;
    stream.assign(descriptor.number(), failed);
    if (!failed) descriptor.release();
    return failed;
  }
  void close() {
    if (!stream.is_open()) return;
    const Descriptor descriptor(stream.release());
    if (flags_ >= 0) ::fcntl(descriptor.number(), F_SETFL, flags_);
  }

  asio::posix::stream_descriptor stream;

 private:
  int flags_ = -1;
};

// Shared with the two loops, which may be at work when the connection is let go.
struct State {
  AsioExecutor& executor;
  Port in;
  Port out;
  rpc::FrameReader frames;
  Outbox outbox;
  Transport::OnMessage on_message;
  Transport::OnClose on_close;
  std::vector<std::function<void()>> flushed;
  bool is_writing = false;
  bool is_unreachable = false;  // a write has failed
  bool is_ended = false;        // the close is told
  bool is_closed = false;

  State(AsioExecutor& owner, const base::Limits& limits)
      : executor(owner),
        in(owner.loop()),
        out(owner.loop()),
        frames(limits),
        outbox(limits.max_queued_bytes) {}
};

using Shared = std::shared_ptr<State>;

void end(const Shared& state, std::string why) {
  if (std::exchange(state->is_ended, true)) return;
  state->executor.post([state, why = std::move(why)] {
    if (!state->is_closed) state->on_close(why);
  });
}

// Hands over what is whole; false when the peer is out of step.
bool deliver(const Shared& state) {
  while (true) {
    rpc::Frame frame = state->frames.next();
    switch (frame.kind) {
      case rpc::Frame::Kind::kNeedMore: return true;
      case rpc::Frame::Kind::kPoisoned: end(state, std::move(frame.text)); return false;
      case rpc::Frame::Kind::kMessage: break;
    }
    state->executor.post([state, body = std::move(frame.text)]() mutable {
      if (!state->is_closed) state->on_message(std::move(body));
    });
  }
}

std::string why_input_ended(const Shared& state, error_code error) {
  if (!is_gone(error)) return fmt::format("cannot read: {}", error.message());
  return state->frames.is_between_frames() ? "" : "the input ends inside a message";
}

asio::awaitable<void> read_loop(Shared state) {
  std::vector<char> bytes(kReadBytes);
  while (!state->is_ended && !state->is_closed) {
    error_code error;
    const std::size_t size = co_await state->in.stream.async_read_some(
        asio::buffer(bytes), asio::redirect_error(asio::use_awaitable, error));
    if (state->is_ended || state->is_closed) co_return;
    state->frames.feed(std::string_view(bytes.data(), size));
    if (!deliver(state)) co_return;
    if (error) co_return end(state, why_input_ended(state, error));
  }
}

void finish_writing(const Shared& state) {
  state->is_writing = false;
  for (auto& then : std::exchange(state->flushed, {})) state->executor.post(std::move(then));
}

void lose_peer(const Shared& state, std::string why) {
  state->is_unreachable = true;
  state->outbox.clear();
  end(state, std::move(why));
}

asio::awaitable<void> write_loop(Shared state) {
  while (const auto body = state->outbox.pop()) {
    const std::string head = rpc::frame_head(body->size());
    const std::array<asio::const_buffer, 2> frame = {asio::buffer(head), asio::buffer(*body)};
    error_code error;
    co_await asio::async_write(state->out.stream, frame,
                               asio::redirect_error(asio::use_awaitable, error));
    if (error) {
      lose_peer(state, is_gone(error) ? "" : fmt::format("cannot write: {}", error.message()));
    }
  }
}

std::string text_of(const std::exception_ptr& failure) {
  try {
    std::rethrow_exception(failure);
  } catch (const std::exception& error) {
    return error.what();
  } catch (...) {
    return "unknown failure";
  }
}

class Connection final : public Transport {
 public:
  explicit Connection(Shared state) : state_(std::move(state)) {}
  ~Connection() override { close(); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void start(OnMessage on_message, OnClose on_close) override {
    state_->on_message = std::move(on_message);
    state_->on_close = std::move(on_close);
    const auto done = [state = state_](const std::exception_ptr& failure) {
      if (failure) end(state, text_of(failure));
    };
    asio::co_spawn(state_->executor.loop(), read_loop(state_), done);
  }

  void send(session::Outgoing message) override {
    if (state_->is_closed || state_->is_unreachable) return;
    state_->outbox.push(std::move(message));
    if (std::exchange(state_->is_writing, true)) return;
    const auto done = [state = state_](const std::exception_ptr& failure) {
      if (failure) lose_peer(state, text_of(failure));
      finish_writing(state);
    };
    asio::co_spawn(state_->executor.loop(), write_loop(state_), done);
  }

  void flush(std::function<void()> then) override {
    state_->flushed.push_back(std::move(then));
    if (!state_->is_writing) finish_writing(state_);
  }

  void close() override {
    if (std::exchange(state_->is_closed, true)) return;
    state_->outbox.clear();
    state_->in.close();
    state_->out.close();
  }

 private:
  Shared state_;
};

}  // namespace

std::expected<std::unique_ptr<Transport>, base::Error> connect_descriptors(
    AsioExecutor& executor, Descriptor in, Descriptor out, const base::Limits& limits) {
  const auto state = std::make_shared<State>(executor, limits);
  error_code failed = state->in.open(std::move(in));
  if (!failed) failed = state->out.open(std::move(out));
  if (!failed) return std::make_unique<Connection>(state);
  return std::unexpected(base::Error{base::ErrorCode::kUnreadable,
                                     fmt::format("cannot reach the client: {}", failed.message())});
}

std::expected<std::unique_ptr<Transport>, base::Error> connect_socket(AsioExecutor& executor,
                                                                      Descriptor socket,
                                                                      const base::Limits& limits) {
  // Answers are small and awaited. Sockets without such a delay refuse the option, which is fine.
  const int on = 1;
  ::setsockopt(socket.number(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
  Descriptor out(::fcntl(socket.number(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
  return connect_descriptors(executor, std::move(socket), std::move(out), limits);
}

}  // namespace transport
