#include "session/router.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "base/log.h"

namespace session {
namespace {

const rpc::Json& params_or_null(const std::shared_ptr<rpc::Json>& params) {
  static const rpc::Json null;
  return params ? *params : null;
}

}  // namespace

void Router::dispatch(const rpc::Request& request) const {
  const auto found = requests_by_method_.find(request.method);
  if (found == requests_by_method_.end()) {
    return requests_.fail(request.id, rpc::ErrorCode::kMethodNotFound,
                          fmt::format("unknown method {}", request.method));
  }
  found->second(request.id, params_or_null(request.params));
}

void Router::dispatch(const rpc::Notification& notification) const {
  const auto found = notifications_by_method_.find(notification.method);
  if (found != notifications_by_method_.end()) found->second(params_or_null(notification.params));
}

void Router::refuse(const rpc::Id& id, std::string_view why) const {
  requests_.fail(id, rpc::ErrorCode::kInvalidParams, why);
}

void Router::complain(std::string_view method, std::string_view why) {
  base::log_warning("{} is ignored: {}", method, why);
}

}  // namespace session
