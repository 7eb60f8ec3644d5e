#pragma once

// What we say unasked: diagnostics, messages for the user, lines for the client's log. Runs on the
// strand.

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "protocol/diagnostics.h"
#include "protocol/window.h"
#include "session/outgoing.h"

namespace session {

class Client {
 public:
  explicit Client(std::function<void(Outgoing)> send) : send_(std::move(send)) {}

  void send(std::string body) { send_({std::move(body), {}}); }
  // The notification is made already (diagnostics_text).
  void publish(std::string_view uri, std::string body);
  // No diagnostics any more, or none that can be trusted.
  void clear(const std::string& uri, std::optional<std::int32_t> version);
  void show(protocol::MessageType type, std::string message);
  // The same `about` is told to the user once in the life of the session.
  void show_once(const std::string& about, protocol::MessageType type, std::string message);

 private:
  std::function<void(Outgoing)> send_;
  std::set<std::string> told_;
};

// The notification for a list of diagnostics, ready to be sent. Pure, safe on any task.
std::string diagnostics_text(const protocol::PublishDiagnosticsParams& params);

}  // namespace session
