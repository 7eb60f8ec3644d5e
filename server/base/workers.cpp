#include "base/workers.h"

#include <algorithm>
#include <atomic>
#include <exception>

namespace base {

struct Workers::Batch {
  std::size_t count = 0;
  const std::function<void(std::size_t)>* task = nullptr;
  std::atomic<std::size_t> next{0};
  std::mutex mutex;
  std::condition_variable finished;
  std::size_t done = 0;
  std::exception_ptr failure;
};

Workers::Workers(std::size_t jobs) {
  for (std::size_t i = 1; i < jobs; ++i) threads_.emplace_back([this] { serve(); });
}

Workers::~Workers() {
  {
    const std::lock_guard lock(mutex_);
    is_stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Workers::for_each(std::size_t count, const std::function<void(std::size_t)>& task) {
  if (count == 0) return;
  if (threads_.empty() || count == 1) {
    for (std::size_t i = 0; i < count; ++i) task(i);
    return;
  }
  const auto batch = std::make_shared<Batch>();
  batch->count = count;
  batch->task = &task;
  const std::size_t invitations = std::min(threads_.size(), count - 1);
  {
    const std::lock_guard lock(mutex_);
    // The newest first: an inner batch is what an outer task waits for.
    for (std::size_t i = 0; i < invitations; ++i) waiting_.push_front(batch);
  }
  wake_.notify_all();
  work(*batch);
  std::unique_lock lock(batch->mutex);
  batch->finished.wait(lock, [&] { return batch->done == batch->count; });
  if (batch->failure) std::rethrow_exception(batch->failure);
}

Workers::ForEach Workers::for_each() {
  return [this](std::size_t count, const std::function<void(std::size_t)>& task) {
    for_each(count, task);
  };
}

void Workers::serve() {
  std::unique_lock lock(mutex_);
  while (true) {
    wake_.wait(lock, [&] { return is_stopping_ || !waiting_.empty(); });
    if (is_stopping_) return;
    const std::shared_ptr<Batch> batch = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    work(*batch);
    lock.lock();
  }
}

// A batch may be taken up after its caller is gone; then no number is left and the task is not
// touched.
void Workers::work(Batch& batch) {
  while (true) {
    const std::size_t number = batch.next.fetch_add(1);
    if (number >= batch.count) return;
    std::exception_ptr failure;
    try {
      (*batch.task)(number);
    } catch (...) {
      failure = std::current_exception();
    }
    const std::lock_guard lock(batch.mutex);
    if (failure && !batch.failure) batch.failure = failure;
    if (++batch.done == batch.count) batch.finished.notify_all();
  }
}

}  // namespace base
