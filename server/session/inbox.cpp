#include "session/inbox.h"

#include <exception>
#include <utility>
#include <variant>

#include "base/log.h"

namespace session {
namespace {

bool is_cancel(const Inbox::Read& read) {
  if (!read) return false;
  const auto* notification = std::get_if<rpc::Notification>(&*read);
  return notification != nullptr && notification->method == "$/cancelRequest";
}

// Another wall at which exceptions end: what comes behind the body must not wait for ever.
Inbox::Read read_or_fail(const std::string& body) {
  try {
    return rpc::parse_message(body);
  } catch (const std::exception& error) {
    base::log_error("a message of {} bytes could not be read: {}", body.size(), error.what());
  }
  return std::unexpected(rpc::Fault{rpc::ErrorCode::kInternalError, "internal error", {}});
}

}  // namespace

void Inbox::receive(std::string body) {
  if (body.size() >= large_bytes_) return read_on_pool(std::move(body));
  Read read = rpc::parse_message(body);
  if (waiting_.empty()) return on_read_(std::move(read));
  // What it cancels may have come before the large body or wait behind it: it is told in both
  // places.
  if (is_cancel(read)) on_read_(read);
  waiting_.push_back(std::make_shared<Place>(std::make_shared<Read>(std::move(read)), nullptr));
}

void Inbox::finish(std::function<void()> then) {
  if (waiting_.empty()) return then();
  waiting_.push_back(std::make_shared<Place>(nullptr, std::move(then)));
}

void Inbox::read_on_pool(std::string body) {
  const auto place = std::make_shared<Place>();
  waiting_.push_back(place);
  executor_.post_to_pool(Lane::kTyping, [this, place, body = std::move(body)] {
    auto read = std::make_shared<Read>(read_or_fail(body));
    executor_.post([this, place, read = std::move(read)]() mutable {
      place->read = std::move(read);
      hand_over();
    });
  });
}

void Inbox::hand_over() {
  while (!waiting_.empty()) {
    const std::shared_ptr<Place> place = waiting_.front();
    if (!place->read && !place->end) return;
    waiting_.pop_front();
    if (place->end) {
      place->end();
    } else {
      on_read_(std::move(*place->read));
    }
  }
}

}  // namespace session
