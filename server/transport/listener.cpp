#include "transport/listener.h"

#include <cerrno>
#include <cstring>
#include <string>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/socket.h>

#include "transport/connection.h"

namespace transport {
namespace {

// A peer that gave up between connecting and being accepted.
bool is_passing(int error) {
  return error == EAGAIN || error == EWOULDBLOCK || error == EINTR || error == ECONNABORTED;
}

class Listener final : public Transport {
 public:
  Listener(AsioExecutor& executor, Descriptor listening, const base::Limits& limits,
           std::function<void()> on_listening_ended)
      : executor_(executor),
        listening_(std::move(listening)),
        limits_(limits),
        on_listening_ended_(std::move(on_listening_ended)) {}
  ~Listener() override { close(); }
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

  void start(OnMessage on_message, OnClose on_close) override {
    on_message_ = std::move(on_message);
    on_close_ = std::move(on_close);
    wait();
  }

  void send(session::Outgoing message) override {
    if (connection_) connection_->send(std::move(message));
  }

  void flush(std::function<void()> then) override {
    if (connection_) return connection_->flush(std::move(then));
    executor_.post(std::move(then));
  }

  void close() override {
    stop_listening();
    if (connection_) connection_->close();
  }

 private:
  void wait() {
    waiting_ = nullptr;  // A descriptor is watched once at a time.
    waiting_ = executor_.when_readable(listening_.number(), [this] { accept(); });
    if (!waiting_) tell("cannot wait for a client");
  }

  void accept() {
    Descriptor peer(::accept4(listening_.number(), nullptr, nullptr, SOCK_CLOEXEC));
    if (!peer.is_open() && is_passing(errno)) return wait();
    if (!peer.is_open()) {
      return tell(fmt::format("cannot accept a client: {}", std::strerror(errno)));
    }
    stop_listening();
    auto connection = connect_socket(executor_, std::move(peer), limits_);
    if (!connection) return tell(connection.error().message);
    connection_ = *std::move(connection);
    connection_->start(std::move(on_message_), std::move(on_close_));
  }

  void tell(std::string why) {
    executor_.post([on_close = on_close_, why = std::move(why)] { on_close(why); });
  }

  void stop_listening() {
    waiting_ = nullptr;
    listening_.reset();
    if (on_listening_ended_) std::exchange(on_listening_ended_, nullptr)();
  }

  AsioExecutor& executor_;
  Descriptor listening_;
  base::Limits limits_;
  std::function<void()> on_listening_ended_;
  OnMessage on_message_;
  OnClose on_close_;
  AsioExecutor::Waiting waiting_;
  std::unique_ptr<Transport> connection_;
};

}  // namespace

std::unique_ptr<Transport> accept_one(AsioExecutor& executor, Descriptor listening,
                                      const base::Limits& limits,
                                      std::function<void()> on_listening_ended) {
  return std::make_unique<Listener>(executor, std::move(listening), limits,
                                    std::move(on_listening_ended));
}

}  // namespace transport
