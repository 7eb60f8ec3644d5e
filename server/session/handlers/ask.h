#pragma once

// A request about a document: answered on the pool from a snapshot of the revision it was asked at,
// or, where that one was passed over, from a later one with its places moved along.

#include <expected>
#include <functional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "base/cancel.h"
#include "protocol/basic.h"
#include "session/state.h"

namespace session {

struct Failure {
  rpc::ErrorCode code = rpc::ErrorCode::kRequestFailed;
  std::string message;
};

// What an answer may read: pure, on the pool.
struct Answering {
  const Asked& asked;
  const Agreement& agreement;
  const base::CancelToken& cancel;
  const base::Limits& limits;
};

using Answer = std::function<std::expected<nlohmann::json, Failure>(const Answering&)>;

struct Question {
  rpc::Id id;
  std::string method;
  std::string uri;
  std::vector<protocol::Position> positions;  // become Asked::places
  Lane lane = Lane::kTyping;
  // The answer is edits without a version: in a later text they would do harm.
  bool is_bound_to_revision = false;
};

void ask(State& state, Question question, Answer answer);

// The scheduler has a snapshot for the waiter.
void answer_waiter(State& state, const Waiter& waiter, Asked asked);

}  // namespace session
