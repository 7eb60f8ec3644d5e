#include "transport/outbox.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace transport {
namespace {

// A message costs memory even when it is short.
constexpr std::size_t kBytesOfMessage = sizeof(session::Outgoing);

std::size_t cost(const session::Outgoing& message) {
  return kBytesOfMessage + message.body.size() + message.key.size();
}

}  // namespace

void Outbox::push(session::Outgoing message) {
  bytes_ += cost(message);
  waiting_.push_back(std::move(message));
  if (bytes_ <= sweep_at_) return;
  drop_superseded();
  // Each sweep looks at everything, so the next one comes when there is as much again to look at.
  sweep_at_ = std::max(max_bytes_, 2 * bytes_);
}

std::optional<std::string> Outbox::pop() {
  if (waiting_.empty()) return std::nullopt;
  bytes_ -= cost(waiting_.front());
  std::string body = std::move(waiting_.front().body);
  waiting_.pop_front();
  if (waiting_.empty()) sweep_at_ = max_bytes_;
  return body;
}

void Outbox::clear() {
  waiting_.clear();
  bytes_ = 0;
  sweep_at_ = max_bytes_;
}

void Outbox::drop_superseded() {
  std::unordered_set<std::string_view> later;
  std::deque<session::Outgoing> kept;
  // The keys in `later` are views into `kept`, whose elements stay where they are.
  for (auto message = waiting_.rbegin(); message != waiting_.rend(); ++message) {
    if (!message->key.empty() && later.contains(message->key)) {
      bytes_ -= cost(*message);
      continue;
    }
    kept.push_front(std::move(*message));
    if (!kept.front().key.empty()) later.insert(kept.front().key);
  }
  waiting_ = std::move(kept);
}

}  // namespace transport
