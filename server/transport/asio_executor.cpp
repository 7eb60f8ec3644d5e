#include "transport/asio_executor.h"

#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>

#include "base/log.h"

namespace transport {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;
using session::Lane;
using session::Task;

// The wall at which exceptions of tasks end.
void run_task(Task& task) {
  try {
    task();
  } catch (const std::exception& error) {
    base::log_error("a task failed: {}", error.what());
  } catch (...) {
    base::log_error("a task failed");
  }
}

// Worker threads over two queues.
class Pool {
 public:
  explicit Pool(std::size_t workers) {
    for (std::size_t i = 0; i < workers; ++i) threads_.emplace_back([this] { serve(); });
  }
  ~Pool() {
    stop();
    for (std::thread& thread : threads_) thread.join();
  }
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  void post(Lane lane, Task task) {
    {
      const std::lock_guard lock(mutex_);
      (lane == Lane::kTyping ? typing_ : bulk_).push_back(std::move(task));
    }
    wake_.notify_one();
  }

  void stop() {
    {
      const std::lock_guard lock(mutex_);
      is_stopping_ = true;
    }
    wake_.notify_all();
  }

 private:
  void serve() {
    std::unique_lock lock(mutex_);
    while (true) {
      wake_.wait(lock, [&] { return is_stopping_ || !typing_.empty() || !bulk_.empty(); });
      if (is_stopping_) return;
      std::deque<Task>& lane = typing_.empty() ? bulk_ : typing_;
      Task task = std::move(lane.front());
      lane.pop_front();
      lock.unlock();
      run_task(task);
      task = nullptr;  // What the task holds ends on this thread, outside the lock.
      lock.lock();
    }
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Task> typing_;
  std::deque<Task> bulk_;
  bool is_stopping_ = false;
  std::vector<std::thread> threads_;
};

// A descriptor that the event loop watches and somebody else owns.
struct Watched {
  asio::posix::stream_descriptor descriptor;

  explicit Watched(asio::io_context& loop) : descriptor(loop) {}
  ~Watched() {
    if (descriptor.is_open()) descriptor.release();
  }
  Watched(const Watched&) = delete;
  Watched& operator=(const Watched&) = delete;
};

}  // namespace

// In this order: workers end before the loop to which they post.
struct AsioExecutor::Parts {
  asio::io_context loop;
  asio::executor_work_guard<asio::io_context::executor_type> guard{loop.get_executor()};
  Pool pool;

  explicit Parts(std::size_t workers) : pool(workers) {}
};

AsioExecutor::AsioExecutor(std::size_t workers) : parts_(std::make_unique<Parts>(workers)) {}

AsioExecutor::~AsioExecutor() { stop(); }

void AsioExecutor::post(Task task) {
  asio::post(parts_->loop, [task = std::move(task)]() mutable { run_task(task); });
}

void AsioExecutor::post_to_pool(Lane lane, Task task) { parts_->pool.post(lane, std::move(task)); }

void AsioExecutor::post_after(std::chrono::microseconds delay, Task task) {
  const auto timer = std::make_shared<asio::steady_timer>(parts_->loop, delay);
  timer->async_wait([timer, task = std::move(task)](error_code error) mutable {
    if (!error) run_task(task);
  });
}

std::chrono::microseconds AsioExecutor::now() const {
  return std::chrono::duration_cast<std::chrono::microseconds>(
      std::chrono::steady_clock::now().time_since_epoch());
}

void AsioExecutor::run() { parts_->loop.run(); }

void AsioExecutor::stop() {
  parts_->pool.stop();
  parts_->loop.stop();
}

AsioExecutor::Waiting AsioExecutor::when_readable(int descriptor, Task task) {
  const auto watched = std::make_shared<Watched>(parts_->loop);
  error_code failed;
  watched->descriptor.assign(descriptor, failed);
  if (failed) return nullptr;
  const std::weak_ptr<Watched> held = watched;
  watched->descriptor.async_wait(asio::posix::stream_descriptor::wait_read,
                                 [held, task = std::move(task)](error_code error) mutable {
                                   if (!error && !held.expired()) run_task(task);
                                 });
  return watched;
}

AsioExecutor::Waiting AsioExecutor::when_signalled(std::initializer_list<int> signals,
                                                   std::function<void(int)> task) {
  const auto set = std::make_shared<asio::signal_set>(parts_->loop);
  for (const int signal : signals) {
    error_code ignored;
    set->add(signal, ignored);
  }
  const std::weak_ptr<asio::signal_set> held = set;
  set->async_wait([held, task = std::move(task)](error_code error, int signal) {
    if (error || held.expired()) return;
    Task bound = [&task, signal] { task(signal); };
    run_task(bound);
  });
  return set;
}

boost::asio::io_context& AsioExecutor::loop() { return parts_->loop; }

}  // namespace transport
