#pragma once

// Router: method name -> typed handler. Decodes the parameters; what does not decode is refused
// with the path of the bad field, what nobody registered as an unknown method. Runs on the strand;
// a handler answers at once or hands the id on and answers later through Requests.

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "protocol/json.h"
#include "rpc/message.h"
#include "session/requests.h"

namespace session {

class Router {
 public:
  explicit Router(Requests& requests) : requests_(requests) {}

  // The handler answers the id through Requests, now or later, exactly once.
  template <class Params>
  void request(std::string method, std::function<void(const rpc::Id&, Params)> handler);
  template <class Params>
  void notification(const std::string& method, std::function<void(Params)> handler);

  // The request is pending in Requests.
  void dispatch(const rpc::Request& request) const;
  // Unknown notifications are dropped: the protocol lets a client send more than we know.
  void dispatch(const rpc::Notification& notification) const;

 private:
  using OnRequest = std::function<void(const rpc::Id&, const rpc::Json&)>;
  using OnNotification = std::function<void(const rpc::Json&)>;

  void refuse(const rpc::Id& id, std::string_view why) const;
  static void complain(std::string_view method, std::string_view why);

  Requests& requests_;
  std::map<std::string, OnRequest, std::less<>> requests_by_method_;
  std::map<std::string, OnNotification, std::less<>> notifications_by_method_;
};

template <class Params>
void Router::request(std::string method, std::function<void(const rpc::Id&, Params)> handler) {
  requests_by_method_[std::move(method)] = [this, handler = std::move(handler)](
                                               const rpc::Id& id, const rpc::Json& params) {
    auto decoded = protocol::decode<Params>(params);
    if (!decoded) return refuse(id, decoded.error().message);
    handler(id, std::move(*decoded));
  };
}

template <class Params>
void Router::notification(const std::string& method, std::function<void(Params)> handler) {
  auto& place = notifications_by_method_[method];
  place = [method, handler = std::move(handler)](const rpc::Json& params) {
    auto decoded = protocol::decode<Params>(params);
    if (!decoded) return complain(method, decoded.error().message);
    handler(std::move(*decoded));
  };
}

}  // namespace session
