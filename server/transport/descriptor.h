#pragma once

// An open file descriptor with one owner. Empty is -1.

#include <utility>

#include <unistd.h>

namespace transport {

class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() { reset(); }
  Descriptor(Descriptor&& other) noexcept : number_(other.release()) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    if (this != &other) {
      reset();
      number_ = other.release();
    }
    return *this;
  }

  int number() const { return number_; }
  bool is_open() const { return number_ >= 0; }
  int release() { return std::exchange(number_, -1); }
  void reset() {
    if (is_open()) ::close(release());
  }

 private:
  int number_ = -1;
};

}  // namespace transport
