#include "tests/support/manual_executor.h"

#include <algorithm>
#include <utility>

namespace support {

void ManualExecutor::post_to_pool(session::Lane lane, session::Task task) {
  (lane == session::Lane::kTyping ? typing_ : bulk_).push_back(std::move(task));
}

void ManualExecutor::post_after(Microseconds delay, session::Task task) {
  timers_.emplace(now_ + delay, std::move(task));
}

ManualExecutor::Microseconds ManualExecutor::now() const {
  const bool is_later = is_in_task_ && asked_in_task_++ > 0;
  return is_later ? now_ + pool_task_duration_ : now_;
}

void ManualExecutor::run_strand() {
  while (!strand_.empty()) {
    session::Task task = std::move(strand_.front());
    strand_.pop_front();
    task();
  }
}

bool ManualExecutor::run_pool_task() {
  auto& lane = typing_.empty() ? bulk_ : typing_;
  if (lane.empty()) return false;
  session::Task task = std::move(lane.front());
  lane.pop_front();
  is_in_task_ = true;
  asked_in_task_ = 0;
  task();
  is_in_task_ = false;
  now_ += pool_task_duration_;
  return true;
}

void ManualExecutor::run_all() {
  do {
    run_strand();
  } while (run_pool_task());
}

void ManualExecutor::advance(Microseconds by) {
  const Microseconds end = now_ + by;
  run_all();
  while (!timers_.empty() && timers_.begin()->first <= end) {
    auto timer = timers_.extract(timers_.begin());
    now_ = std::max(now_, timer.key());
    post(std::move(timer.mapped()));
    run_all();
  }
  now_ = std::max(now_, end);
}

}  // namespace support
