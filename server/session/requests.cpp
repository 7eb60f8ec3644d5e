#include "session/requests.h"

#include <utility>

#include <nlohmann/json.hpp>

namespace session {

std::optional<base::CancelToken> Requests::begin(const rpc::Id& id) {
  const auto [place, is_new] = pending_.try_emplace(id);
  if (!is_new) return std::nullopt;
  place->second = base::CancelToken::make();
  return place->second;
}

base::CancelToken Requests::token(const rpc::Id& id) const {
  const auto found = pending_.find(id);
  return found == pending_.end() ? base::CancelToken() : found->second;
}

void Requests::finish(const rpc::Id& id, const rpc::Json& result) {
  if (is_pending(id)) finish_with(id, rpc::response_text(id, result));
}

void Requests::finish_with(const rpc::Id& id, std::string body) {
  if (pending_.erase(id) > 0) send_(std::move(body));
}

void Requests::fail(const rpc::Id& id, rpc::ErrorCode code, std::string_view message) {
  if (is_pending(id)) finish_with(id, rpc::error_text(id, code, message));
}

void Requests::cancel(const rpc::Id& id) {
  const auto found = pending_.find(id);
  if (found == pending_.end()) return;
  found->second.cancel();
  fail(id, rpc::ErrorCode::kRequestCancelled, "cancelled by the client");
}

void Requests::cancel_all_but(const rpc::Id& id, rpc::ErrorCode code, std::string_view why) {
  std::map<rpc::Id, base::CancelToken> kept;
  if (auto node = pending_.extract(id)) kept.insert(std::move(node));
  const auto cancelled = std::exchange(pending_, std::move(kept));
  for (const auto& [each, token] : cancelled) {
    token.cancel();
    send_(rpc::error_text(each, code, why));
  }
}

void Requests::ask(std::string_view method, const rpc::Json& params, OnResponse then) {
  const rpc::Id id(next_id_++);
  asked_.emplace(id, std::move(then));
  send_(rpc::request_text(id, method, &params));
}

bool Requests::take_response(const rpc::Response& response) {
  const auto found = asked_.find(response.id);
  if (found == asked_.end()) return false;
  const OnResponse then = std::move(found->second);
  asked_.erase(found);
  if (then) then(response);
  return true;
}

}  // namespace session
