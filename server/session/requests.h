#pragma once

// Requests in flight, both ways. Each request of the client gets exactly one answer: the first that
// comes; what comes later is dropped. Requests of ours get their answer handed over, once.
// Everything here runs on the strand.

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/cancel.h"
#include "rpc/errors.h"
#include "rpc/message.h"

namespace session {

class Requests {
 public:
  using Send = std::function<void(std::string body)>;
  using OnResponse = std::function<void(const rpc::Response&)>;

  explicit Requests(Send send) : send_(std::move(send)) {}

  // Absent where a request with that id is still in flight: then the second one is refused, and the
  // first one keeps its answer.
  std::optional<base::CancelToken> begin(const rpc::Id& id);
  bool is_pending(const rpc::Id& id) const { return pending_.contains(id); }
  base::CancelToken token(const rpc::Id& id) const;  // of a pending request

  // Nothing is sent where the request was answered already.
  void finish(const rpc::Id& id, const rpc::Json& result);
  // `body` is the whole answer as it goes out.
  void finish_with(const rpc::Id& id, std::string body);
  void fail(const rpc::Id& id, rpc::ErrorCode code, std::string_view message);
  // Answers and sets the token; unknown ids are ignored, since an answer may be on its way.
  void cancel(const rpc::Id& id);
  void cancel_all_but(const rpc::Id& id, rpc::ErrorCode code, std::string_view why);

  // A request of ours to the client. Without `then` the answer is not waited for.
  void ask(std::string_view method, const rpc::Json& params, OnResponse then);
  // False where nobody asked.
  bool take_response(const rpc::Response& response);

 private:
  Send send_;
  std::map<rpc::Id, base::CancelToken> pending_;
  std::map<rpc::Id, OnResponse> asked_;
  std::int64_t next_id_ = 1;
};

}  // namespace session
