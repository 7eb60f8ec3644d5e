#pragma once

// Says on a terminal how far a long run has come: nothing in the first second, then one line that
// is written over and taken away at the end. Costs one sleeping thread, and none where standard
// error is no terminal.

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <string>
#include <thread>

namespace cli {

class Progress {
 public:
  Progress(std::size_t total, bool is_terminal);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void step() { done_.fetch_add(1, std::memory_order_relaxed); }
  // Takes the line away while something else is written.
  void hide();

 private:
  void watch();

  std::size_t total_;
  std::atomic<std::size_t> done_{0};
  std::mutex mutex_;
  std::condition_variable wake_;
  bool is_over_ = false;
  bool is_drawn_ = false;
  std::thread thread_;
};

}  // namespace cli
