#pragma once

// Inbox: bodies as they come, messages in the same order. A small body is read at once; a large one
// (a didOpen of many megabytes) on the pool, and what comes behind it waits for it, so that the
// strand stays free. Cancelling looks ahead: a waiting `$/cancelRequest` is handed over as soon as
// it comes. Everything here runs on the strand.

#include <cstddef>
#include <deque>
#include <expected>
#include <functional>
#include <memory>
#include <string>

#include "rpc/message.h"
#include "session/executor.h"

namespace session {

class Inbox {
 public:
  using Read = std::expected<rpc::Message, rpc::Fault>;
  using OnRead = std::function<void(Read)>;

  // Bodies of `large_bytes` and more are read on the pool.
  Inbox(Executor& executor, std::size_t large_bytes, OnRead on_read)
      : executor_(executor), large_bytes_(large_bytes), on_read_(std::move(on_read)) {}

  void receive(std::string body);
  // Runs `then` behind all that has come.
  void finish(std::function<void()> then);

 private:
  struct Place {
    std::shared_ptr<Read> read;  // null while it is being read
    std::function<void()> end;   // of the input, instead of a message
  };

  void read_on_pool(std::string body);
  void hand_over();

  Executor& executor_;
  std::size_t large_bytes_;
  OnRead on_read_;
  // Not empty only while a large body is being read; the first place is then that one.
  std::deque<std::shared_ptr<Place>> waiting_;
};

}  // namespace session
