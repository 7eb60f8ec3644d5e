#pragma once

// A message on its way to the client.

#include <string>

namespace session {

struct Outgoing {
  std::string body;  // JSON text, without framing
  // Where not empty: a later message with the same key makes this one needless, so it may be
  // dropped while it waits (diagnostics of one document).
  std::string key;
};

}  // namespace session
