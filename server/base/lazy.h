#pragma once

// Lazy: a value that is made when somebody first asks for it, and kept. Safe to ask from several
// threads at once: one makes it, the others wait.

#include <mutex>

namespace base {

template <typename Value>
class Lazy {
 public:
  template <typename Make>
  const Value& get(Make make) {
    std::call_once(made_, [&] { value_ = make(); });
    return value_;
  }

 private:
  std::once_flag made_;
  Value value_;
};

}  // namespace base
