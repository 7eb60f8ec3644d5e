#include "session/handlers/ask.h"

#include <algorithm>
#include <exception>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "base/log.h"
#include "text/encoding.h"

namespace session {
namespace {

std::vector<text::Offset> places_of(const State& state, const Document& document,
                                    const std::vector<protocol::Position>& positions) {
  std::vector<text::Offset> places;
  for (const protocol::Position& position : positions) {
    places.push_back(text::to_offset(document.text, {position.line, position.character},
                                     state.agreement->encoding));
  }
  return places;
}

// One of the walls at which exceptions end: what the answer throws is a fault of ours.
std::string answer_text(const rpc::Id& id, const std::string& method, const Answer& answer,
                        const Answering& answering) {
  try {
    const auto result = answer(answering);
    if (result) return rpc::response_text(id, *result);
    return rpc::error_text(id, result.error().code, result.error().message);
  } catch (const std::exception& error) {
    base::log_error("{} on version {} of {} failed: {}", method,
                    answering.asked.version.value_or(0), answering.asked.uri, error.what());
  }
  return rpc::error_text(id, rpc::ErrorCode::kInternalError, "internal error");
}

// On the strand; the answer itself is made on the pool.
std::function<void(Asked)> running(State& state, Question question, Answer answer) {
  const auto token = state.requests.token(question.id);
  return [&state, token, question = std::move(question),
          answer = std::move(answer)](Asked asked) mutable {
    auto run = [&state, token, agreement = state.agreement, id = question.id,
                method = std::move(question.method), answer = std::move(answer),
                asked = std::move(asked)] {
      if (token.is_cancelled()) return;
      std::string body =
          answer_text(id, method, answer, {asked, *agreement, token, state.around.limits});
      state.executor.post([&state, id, body = std::move(body)]() mutable {
        state.requests.finish_with(id, std::move(body));
      });
    };
    state.executor.post_to_pool(question.lane, std::move(run));
  };
}

}  // namespace

void ask(State& state, Question question, Answer answer) {
  const Documents::Shared document = state.documents.find(question.uri);
  if (!document) {
    return state.requests.fail(question.id, rpc::ErrorCode::kInvalidParams,
                               fmt::format("the document {} is not open", question.uri));
  }
  if (!document->is_in_step) {
    return state.requests.fail(question.id, rpc::ErrorCode::kRequestFailed,
                               "the text here is not the client's any more; reopen the document");
  }
  Waiter waiter;
  waiter.id = question.id;
  waiter.revision = document->revision;
  waiter.places = places_of(state, *document, question.positions);
  waiter.wants_that_revision = question.is_bound_to_revision ||
                               std::ranges::find(state.agreement->retried, question.method) !=
                                   state.agreement->retried.end();
  waiter.run = running(state, std::move(question), std::move(answer));
  state.scheduler.await(document, std::move(waiter));
}

void answer_waiter(State& state, const Waiter& waiter, Asked asked) {
  // Cancelled while it waited.
  if (!state.requests.is_pending(waiter.id)) return;
  if (waiter.wants_that_revision && asked.revision != waiter.revision) {
    return state.requests.fail(waiter.id, rpc::ErrorCode::kContentModified,
                               "the document has changed");
  }
  waiter.run(std::move(asked));
}

}  // namespace session
