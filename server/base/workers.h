#pragma once

// A fixed number of threads that run independent tasks. The thread that asks works along, so a task
// may ask for more of its own and nothing can wait for itself. Which thread runs what is open;
// results must not depend on it.

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace base {

class Workers {
 public:
  using ForEach =
      std::function<void(std::size_t count, const std::function<void(std::size_t)>& task)>;

  // `jobs` counts the calling thread: 1 runs everything in line.
  explicit Workers(std::size_t jobs);
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  // Runs task(0) ... task(count - 1) and returns when all are done. The first exception of a task
  // is thrown again here.
  void for_each(std::size_t count, const std::function<void(std::size_t)>& task);
  // The same as a value, good as long as the workers live.
  ForEach for_each();

 private:
  struct Batch;

  void serve();
  static void work(Batch& batch);

  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::shared_ptr<Batch>> waiting_;
  bool is_stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace base
