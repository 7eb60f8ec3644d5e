#include "tests/support/loopback_client.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "tests/support/catch.h"

namespace support {
namespace {

session::Surroundings surroundings(std::deque<Json>& received, std::optional<int>& exit_code,
                                   std::optional<int>& process) {
  session::Surroundings around;
  around.version = "0.0.0";
  around.diagnostics_page = "file:///docs/diagnostics.md";
  around.for_each = analysis::for_each_in_line;
  around.send = [&received](const session::Outgoing& out) {
    received.push_back(Json::parse(out.body));
  };
  around.exit = [&exit_code](int code) {
    REQUIRE_FALSE(exit_code);
    exit_code = code;
  };
  around.watch_process = [&process](int watched) { process = watched; };
  return around;
}

}  // namespace

LoopbackClient::LoopbackClient() : LoopbackClient(usual_capabilities()) {}

LoopbackClient::LoopbackClient(const Json& capabilities, const Json& options)
    : session_(executor_, surroundings(received_, exit_code_, watched_process_)) {
  if (!capabilities.is_null()) start(capabilities, options);
}

LoopbackClient::~LoopbackClient() {
  if (std::uncaught_exceptions() > 0) return;
  executor_.run_all();
  for (const Json& message : received_) UNSCOPED_INFO("unread: " << message.dump().substr(0, 300));
  CHECK(received_.empty());
  for (const std::int64_t id : asked_) UNSCOPED_INFO("unanswered: " << id);
  CHECK((asked_.empty() || exit_code_));
}

void LoopbackClient::start(const Json& capabilities, const Json& options) {
  Json params = {{"processId", nullptr}, {"rootUri", nullptr}, {"capabilities", capabilities}};
  if (!options.is_null()) params["initializationOptions"] = options;
  server_ = request("initialize", params);
  notify("initialized", Json::object());
  executor_.run_all();
}

void LoopbackClient::send(const Json& message) { send_raw(message.dump()); }

void LoopbackClient::send_raw(std::string body) { session_.receive(std::move(body)); }

void LoopbackClient::notify(std::string_view method, const Json& params) {
  Json message = {{"jsonrpc", "2.0"}, {"method", method}};
  if (!params.is_null()) message["params"] = params;
  send(message);
}

std::int64_t LoopbackClient::begin_request(std::string_view method, const Json& params) {
  const std::int64_t id = next_id_++;
  Json message = {{"jsonrpc", "2.0"}, {"id", id}, {"method", method}};
  if (!params.is_null()) message["params"] = params;
  asked_.push_back(id);
  send(message);
  return id;
}

void LoopbackClient::end_of_input() { session_.end_of_input(); }

Json LoopbackClient::request(std::string_view method, const Json& params) {
  const std::int64_t id = begin_request(method, params);
  executor_.run_all();
  Json answer = take_answer(id);
  INFO(answer.dump());
  REQUIRE(answer.contains("result"));
  return answer["result"];
}

Json LoopbackClient::request_for_error(std::string_view method, const Json& params) {
  const std::int64_t id = begin_request(method, params);
  executor_.run_all();
  Json answer = take_answer(id);
  INFO(answer.dump());
  REQUIRE(answer.contains("error"));
  return answer["error"];
}

bool LoopbackClient::has_answer(std::int64_t id) const {
  return std::ranges::any_of(received_, [&](const Json& message) {
    return !message.contains("method") && message["id"] == id;
  });
}

Json LoopbackClient::take_answer(std::int64_t id) {
  const auto found = std::ranges::find_if(received_, [&](const Json& message) {
    return !message.contains("method") && message["id"] == id;
  });
  INFO("the answer to request " << id);
  REQUIRE(found != received_.end());
  Json answer = std::move(*found);
  received_.erase(found);
  std::erase(asked_, id);
  return answer;
}

Json LoopbackClient::take_answer_without_id() {
  const auto found = std::ranges::find_if(received_, [](const Json& message) {
    return !message.contains("method") && message["id"].is_null();
  });
  REQUIRE(found != received_.end());
  Json answer = std::move(*found);
  received_.erase(found);
  return answer;
}

Json LoopbackClient::take(std::string_view method) {
  const auto found = std::ranges::find_if(
      received_, [&](const Json& message) { return message.value("method", "") == method; });
  INFO("a message " << method);
  REQUIRE(found != received_.end());
  Json message = std::move(*found);
  received_.erase(found);
  return message;
}

std::size_t LoopbackClient::count(std::string_view method) const {
  return static_cast<std::size_t>(std::ranges::count_if(
      received_, [&](const Json& message) { return message.value("method", "") == method; }));
}

void LoopbackClient::drop(std::string_view method) {
  std::erase_if(received_,
                [&](const Json& message) { return message.value("method", "") == method; });
}

void LoopbackClient::open(std::string_view uri, std::string_view text, int version) {
  notify("textDocument/didOpen",
         {{"textDocument",
           {{"uri", uri}, {"languageId", "hlo"}, {"version", version}, {"text", text}}}});
  executor_.run_all();
}

void LoopbackClient::replace_all(std::string_view uri, std::string_view text, int version) {
  notify("textDocument/didChange", {{"textDocument", {{"uri", uri}, {"version", version}}},
                                    {"contentChanges", {{{"text", text}}}}});
  executor_.run_all();
}

void LoopbackClient::close(std::string_view uri) {
  notify("textDocument/didClose", {{"textDocument", {{"uri", uri}}}});
  executor_.run_all();
}

Json LoopbackClient::take_diagnostics() {
  constexpr std::string_view kMethod = "textDocument/publishDiagnostics";
  REQUIRE(count(kMethod) == 1);
  return take(kMethod)["params"];
}

}  // namespace support
