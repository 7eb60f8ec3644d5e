// A client in the same process: a session on a hand-cranked executor, spoken to in JSON. A test
// that leaves a message unread or a request unanswered fails when the client goes.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "session/session.h"
#include "tests/support/client_capabilities.h"
#include "tests/support/manual_executor.h"

namespace support {

using Json = nlohmann::json;

class LoopbackClient {
 public:
  LoopbackClient();
  explicit LoopbackClient(const Json& capabilities, const Json& options = nullptr);
  ~LoopbackClient();
  LoopbackClient(const LoopbackClient&) = delete;
  LoopbackClient& operator=(const LoopbackClient&) = delete;

  ManualExecutor& executor() { return executor_; }
  const Json& server_capabilities() const { return server_["capabilities"]; }
  std::optional<int> exit_code() const { return exit_code_; }
  std::optional<int> watched_process() const { return watched_process_; }

  // Sends, and runs nothing.
  void send(const Json& message);
  void send_raw(std::string body);
  void notify(std::string_view method, const Json& params);
  std::int64_t begin_request(std::string_view method, const Json& params);
  void end_of_input();

  // Sends and runs all until the answer is there; `result` of it, or the whole answer.
  Json request(std::string_view method, const Json& params);
  Json request_for_error(std::string_view method, const Json& params);

  // The answer to a request, which must have come; the oldest notification of a method, or request
  // of the server. Each is taken once.
  Json take_answer(std::int64_t id);
  Json take_answer_without_id();  // to a message that could not be read
  Json take(std::string_view method);
  bool has_answer(std::int64_t id) const;
  std::size_t count(std::string_view method) const;
  std::size_t unread() const { return received_.size(); }
  // What else came is of no interest to this test.
  void drop(std::string_view method);
  void drop_all() { received_.clear(); }

  // Documents, by the shortest way. Each runs all that follows, timers left alone.
  void open(std::string_view uri, std::string_view text, int version = 1);
  void replace_all(std::string_view uri, std::string_view text, int version);
  void close(std::string_view uri);
  // The diagnostics that came last, and only those.
  Json take_diagnostics();

 private:
  void start(const Json& capabilities, const Json& options);

  ManualExecutor executor_;
  std::deque<Json> received_;
  std::optional<int> exit_code_;
  std::optional<int> watched_process_;
  std::vector<std::int64_t> asked_;
  std::int64_t next_id_ = 1;
  Json server_;
  session::Session session_;
};

}  // namespace support
