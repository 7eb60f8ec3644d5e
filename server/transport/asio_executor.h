#pragma once

// The executor of the program: one event loop, whose thread is the strand, and workers for the
// pool. The thread that calls run() is the strand. A task that throws is logged and the rest goes
// on. Destruction waits for the tasks that run; a program that must end sooner leaves without it.

#include <chrono>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <memory>

#include "session/executor.h"

namespace boost::asio {
class io_context;  // NOLINT(readability-identifier-naming): a library's own
}  // namespace boost::asio

namespace transport {

class AsioExecutor final : public session::Executor {
 public:
  // Waits as long as it is held; its end is the end of the waiting.
  using Waiting = std::shared_ptr<void>;

  explicit AsioExecutor(std::size_t workers);
  ~AsioExecutor() override;
  AsioExecutor(const AsioExecutor&) = delete;
  AsioExecutor& operator=(const AsioExecutor&) = delete;

  void post(session::Task task) override;
  void post_to_pool(session::Lane lane, session::Task task) override;
  void post_after(std::chrono::microseconds delay, session::Task task) override;
  std::chrono::microseconds now() const override;

  // Runs the tasks of the strand until stop() is called.
  void run();
  // From any thread. What has not begun is dropped.
  void stop();

  // These two from the strand, or in front of run(). The task runs once, on the strand, as soon as
  // the descriptor can be read (which for one that listens means: somebody connects). The
  // descriptor stays the caller's and open for as long as the waiting is held. Empty where the
  // system cannot wait for that kind of descriptor.
  [[nodiscard]] Waiting when_readable(int descriptor, session::Task task);
  [[nodiscard]] Waiting when_signalled(std::initializer_list<int> signals,
                                       std::function<void(int)> task);

  // For the other sources of this folder.
  boost::asio::io_context& loop();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace transport
