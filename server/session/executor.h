#pragma once

// Executor: where the session's tasks run. The session knows nothing else of threads and time;
// tests give it one that is cranked by hand, the program one on an event loop.
//
// Tasks of the strand run one after the other, in the order in which they were posted; all state
// of the session is touched there. Tasks of the pool run at the same time as each other and as the
// strand, and touch immutable values only. All functions may be called from any thread.

#include <chrono>
#include <cstdint>
#include <functional>

namespace session {

using Task = std::move_only_function<void()>;

// Which tasks of the pool come first: what somebody waits for while typing, or the rest.
enum class Lane : std::uint8_t { kTyping, kBulk };

class Executor {
 public:
  virtual ~Executor() = default;

  virtual void post(Task task) = 0;
  virtual void post_to_pool(Lane lane, Task task) = 0;
  // Runs the task on the strand, not before the delay is over.
  virtual void post_after(std::chrono::microseconds delay, Task task) = 0;
  // Time since some fixed moment; never goes back.
  virtual std::chrono::microseconds now() const = 0;
};

}  // namespace session
