#pragma once

// Messages that wait to be written, in order. Bounded: when more bytes wait than the bound allows,
// messages that a later one makes needless are dropped. What no later one replaces (answers above
// all) is never dropped, so it alone can pass the bound.

#include <cstddef>
#include <deque>
#include <optional>
#include <string>

#include "session/outgoing.h"

namespace transport {

class Outbox {
 public:
  explicit Outbox(std::size_t max_bytes) : max_bytes_(max_bytes), sweep_at_(max_bytes) {}

  void push(session::Outgoing message);
  // The body of the next message; absent when none waits.
  std::optional<std::string> pop();
  std::size_t bytes() const { return bytes_; }
  bool is_empty() const { return waiting_.empty(); }
  void clear();

 private:
  void drop_superseded();

  std::size_t max_bytes_;
  std::size_t sweep_at_;
  std::size_t bytes_ = 0;
  std::deque<session::Outgoing> waiting_;
};

}  // namespace transport
