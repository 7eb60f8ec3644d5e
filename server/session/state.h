#pragma once

// What a session is made of, for its handlers. Touched on the strand only.

#include "session/agreement.h"
#include "session/client.h"
#include "session/config.h"
#include "session/documents.h"
#include "session/inbox.h"
#include "session/requests.h"
#include "session/router.h"
#include "session/scheduler.h"
#include "session/session.h"

namespace session {

enum class Phase : std::uint8_t { kStarting, kRunning, kShutDown, kOver };

struct State {
  State(Executor& on, Surroundings surroundings);

  Executor& executor;
  Surroundings around;
  Phase phase = Phase::kStarting;
  // Replaced by `initialize`; answers that are being made keep theirs.
  std::shared_ptr<const Agreement> agreement = std::make_shared<Agreement>();
  Config config;
  Client client;
  Requests requests;
  Documents documents;
  Scheduler scheduler;
  Router router;
  Inbox inbox;
};

// Says once that the session is over.
void leave(State& state, int code);

}  // namespace session
