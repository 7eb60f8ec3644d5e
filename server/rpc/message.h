#pragma once

// The messages of JSON-RPC 2.0: what a body without framing says, and the text of what is sent.
// Pure and safe on any bytes: broken text gives a Fault, never an exception. Nesting is bounded by
// base/limits.h, so what comes out can be copied, printed and destroyed recursively.
//
// Text that is broken in its characters only (bytes that are no UTF-8, halves of surrogate pairs)
// is repaired with U+FFFD: clients send such text when the buffer holds it, and the document must
// not be lost for it. Batches are refused, as the Language Server Protocol has none. The field
// `jsonrpc` is not asked for.

#include <compare>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include <nlohmann/json_fwd.hpp>

#include "base/limits.h"
#include "rpc/errors.h"

namespace rpc {

using Json = nlohmann::json;

// What an answer names its request by. The number 92 and the string "92" are two ids. Null stands
// for a request that could not be read.
class Id {
 public:
  Id() = default;
  explicit Id(std::int64_t number) : value_(number) {}
  explicit Id(std::string text) : value_(std::move(text)) {}

  bool is_null() const { return std::holds_alternative<std::monostate>(value_); }
  // As in JSON: `null`, `92`, `"92"`.
  std::string text() const;

  friend auto operator<=>(const Id&, const Id&) = default;
  friend bool operator==(const Id&, const Id&) = default;

 private:
  std::variant<std::monostate, std::int64_t, std::string> value_;
};

// Absent where the JSON is neither null nor a string nor a whole number of 64 bits.
std::optional<Id> read_id(const Json& json);

// In both, `params` is an object or an array; a null pointer where the message has none, or null.
struct Request {
  Id id;  // never null
  std::string method;
  std::shared_ptr<Json> params;
};

struct Notification {
  std::string method;
  std::shared_ptr<Json> params;
};

struct ResponseError {
  std::int64_t code = 0;  // as the peer sent it
  std::string message;
};

struct Response {
  Id id;                         // null where the peer could not read ours
  std::shared_ptr<Json> result;  // a null pointer where there is an error
  std::optional<ResponseError> error;
};

using Message = std::variant<Request, Notification, Response>;

// Why a body is no message, ready to be answered with error_text.
struct Fault {
  ErrorCode code = ErrorCode::kInvalidRequest;
  std::string message;
  Id id;  // null where it could not be read, and where the body was meant as a response
};

std::expected<Message, Fault> parse_message(std::string_view body,
                                            std::size_t max_depth = base::Limits{}.max_json_depth);

// Bytes that are no UTF-8 are replaced with U+FFFD.
std::string request_text(const Id& id, std::string_view method, const Json* params);
std::string notification_text(std::string_view method, const Json* params);
std::string response_text(const Id& id, const Json& result);
std::string error_text(const Id& id, ErrorCode code, std::string_view message);

}  // namespace rpc
