#pragma once

// A transport whose peer is still to come: the first one that connects to a listening socket. Then
// the socket is closed, so there is one peer and no second. What is sent before goes nowhere.

#include <functional>
#include <memory>

#include "base/limits.h"
#include "transport/asio_executor.h"
#include "transport/descriptor.h"
#include "transport/transport.h"

namespace transport {

// `on_listening_ended` runs once, when the socket is closed: a peer has come, or close() was
// called.
std::unique_ptr<Transport> accept_one(AsioExecutor& executor, Descriptor listening,
                                      const base::Limits& limits,
                                      std::function<void()> on_listening_ended);

}  // namespace transport
