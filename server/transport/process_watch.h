#pragma once

// Tells when a process is gone: the client that the server must not outlive. Works for processes
// that are no children of ours, and for those of other users.

#include <chrono>
#include <functional>
#include <memory>

#include "session/executor.h"
#include "transport/asio_executor.h"
#include "transport/descriptor.h"

namespace transport {

class ProcessWatch {
 public:
  // Made on the strand, or in front of its run. `gone` runs once, on the strand. A process below 1
  // is none, and our own is not watched: both are never gone.
  ProcessWatch(AsioExecutor& executor, int process, std::function<void()> gone);
  // The watch ends here. On the strand, too.
  ~ProcessWatch() = default;
  ProcessWatch(const ProcessWatch&) = delete;
  ProcessWatch& operator=(const ProcessWatch&) = delete;

 private:
  Descriptor process_;
  AsioExecutor::Waiting waiting_;
};

// Asks again and again, for systems that cannot tell. It ends when what is returned is let go.
[[nodiscard]] std::shared_ptr<void> poll_process(session::Executor& executor, int process,
                                                 std::chrono::microseconds period,
                                                 std::function<void()> gone);

}  // namespace transport
