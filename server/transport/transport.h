#pragma once

// Transport: whole messages to and from one peer. Framing is its business, what is in a message is
// not. Messages are handed over in the order in which they came, on the strand of the executor that
// the transport was made with; the close is told once, behind the last message.

#include <functional>
#include <string>

#include "session/outgoing.h"

namespace transport {

class Transport {
 public:
  using OnMessage = std::function<void(std::string body)>;
  // Empty at the end of input; else why the peer cannot be understood or reached any more.
  using OnClose = std::function<void(std::string why)>;

  virtual ~Transport() = default;

  virtual void start(OnMessage on_message, OnClose on_close) = 0;
  // Callable from the strand only. Frames are written whole, one after the other. While the peer
  // reads slowly messages wait in a bounded queue: what is superseded is dropped first, answers
  // never.
  virtual void send(session::Outgoing message) = 0;
  // Runs `then` on the strand when all that was sent is written, or can no longer be.
  virtual void flush(std::function<void()> then) = 0;
  virtual void close() = 0;
};

}  // namespace transport
