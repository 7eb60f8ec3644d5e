#include "transport/process_watch.h"

#include <cerrno>
#include <csignal>
#include <utility>

#include <sys/syscall.h>
#include <unistd.h>

namespace transport {
namespace {

// Soon enough that nobody sees the orphan, seldom enough to cost nothing.
constexpr std::chrono::seconds kPollPeriod{1};

bool is_gone(int process) { return ::kill(process, 0) != 0 && errno == ESRCH; }

// Readable once the process has ended, also where its parent has not noticed yet.
Descriptor open_process([[maybe_unused]] int process) {
#ifdef SYS_pidfd_open
  return Descriptor(static_cast<int>(::syscall(SYS_pidfd_open, process, 0)));
#else
  return Descriptor();
#endif
}

struct Poll {
  int process;
  std::chrono::microseconds period;
  std::function<void()> gone;
};

void ask(session::Executor& executor, const std::weak_ptr<Poll>& held) {
  const auto poll = held.lock();
  if (!poll) return;
  if (is_gone(poll->process)) return poll->gone();
  executor.post_after(poll->period, [&executor, held] { ask(executor, held); });
}

}  // namespace

ProcessWatch::ProcessWatch(AsioExecutor& executor, int process, std::function<void()> gone) {
  if (process <= 0 || process == ::getpid()) return;
  process_ = open_process(process);
  if (process_.is_open()) waiting_ = executor.when_readable(process_.number(), gone);
  if (!waiting_) waiting_ = poll_process(executor, process, kPollPeriod, std::move(gone));
}

std::shared_ptr<void> poll_process(session::Executor& executor, int process,
                                   std::chrono::microseconds period, std::function<void()> gone) {
  const auto poll = std::make_shared<Poll>(Poll{process, period, std::move(gone)});
  executor.post([&executor, held = std::weak_ptr(poll)] { ask(executor, held); });
  return poll;
}

}  // namespace transport
