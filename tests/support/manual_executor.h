// An executor that is cranked by hand: nothing runs until a test says so, on the thread of the
// test, and time moves only when it is moved.
#pragma once

#include <chrono>
#include <deque>
#include <map>

#include "session/executor.h"

namespace support {

class ManualExecutor final : public session::Executor {
 public:
  using Microseconds = std::chrono::microseconds;

  void post(session::Task task) override { strand_.push_back(std::move(task)); }
  void post_to_pool(session::Lane lane, session::Task task) override;
  void post_after(Microseconds delay, session::Task task) override;
  // A task of the pool that asks twice sees its own duration pass in between.
  Microseconds now() const override;

  // All that stands on the strand, what it posts there included.
  void run_strand();
  // One task of the pool, those of typing first; false where there is none.
  bool run_pool_task();
  // Strand and pool until both are empty; timers stay.
  void run_all();
  // Time moves on, and what falls due runs, with all that follows from it.
  void advance(Microseconds by);
  // Each task of the pool takes so long from now on.
  void set_pool_task_duration(Microseconds duration) { pool_task_duration_ = duration; }

  std::size_t pool_size() const { return typing_.size() + bulk_.size(); }
  std::size_t timer_count() const { return timers_.size(); }

 private:
  std::deque<session::Task> strand_;
  std::deque<session::Task> typing_;
  std::deque<session::Task> bulk_;
  std::multimap<Microseconds, session::Task> timers_;
  Microseconds now_{1'000'000};
  Microseconds pool_task_duration_{0};
  mutable int asked_in_task_ = 0;
  bool is_in_task_ = false;
};

}  // namespace support
