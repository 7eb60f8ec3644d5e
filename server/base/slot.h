#pragma once

// Slot: where one leaves something for another to take. Any task may; of two that come at once, one
// gets it.

#include <memory>
#include <mutex>
#include <utility>

namespace base {

template <class Value>
class Slot {
 public:
  // Null where nothing lies there.
  std::unique_ptr<Value> take() {
    const std::lock_guard lock(mutex_);
    return std::move(held_);
  }

  void put(std::unique_ptr<Value> value) {
    const std::lock_guard lock(mutex_);
    held_ = std::move(value);
  }

 private:
  std::mutex mutex_;
  std::unique_ptr<Value> held_;
};

}  // namespace base
