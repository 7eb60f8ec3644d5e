#include "rpc/message.h"

#include <utility>

#include <nlohmann/json.hpp>

#include "rpc/repair.h"

namespace rpc {
namespace {

constexpr double kMaxExactDouble = 9007199254740992.0;  // 2^53, above which doubles skip numbers

std::string printed(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

struct Parsed {
  Json json;
  bool is_cut = false;  // what nests too deep is left out
};

// Else the byte at which the text stops being JSON, from 1.
std::expected<Parsed, std::size_t> parse(std::string_view text, std::size_t max_depth) {
  Parsed parsed;
  const auto keep = [&](int depth, Json::parse_event_t event, Json&) {
    const bool is_start =
        event == Json::parse_event_t::object_start || event == Json::parse_event_t::array_start;
    if (!is_start || static_cast<std::size_t>(depth) < max_depth) return true;
    parsed.is_cut = true;
    return false;
  };
  try {
    parsed.json = Json::parse(text.begin(), text.end(), keep);
    return parsed;
  } catch (const Json::parse_error& error) {
    return std::unexpected(error.byte);
  } catch (const Json::exception&) {  // a number beyond all doubles
    return std::unexpected(std::size_t{0});
  }
}

std::expected<Parsed, std::size_t> parse_repaired(std::string_view text, std::size_t max_depth) {
  auto parsed = parse(text, max_depth);
  if (parsed) return parsed;
  const auto better = repaired_characters(text);
  if (!better) return parsed;
  auto again = parse(*better, max_depth);
  return again ? std::move(again) : std::move(parsed);
}

Fault parse_fault(std::size_t byte) {
  std::string message = "the message is not JSON";
  if (byte > 0) message += " at byte " + std::to_string(byte);
  return {ErrorCode::kParseError, std::move(message), Id()};
}

std::unexpected<Fault> invalid(std::string message, Id id = Id()) {
  return std::unexpected(Fault{ErrorCode::kInvalidRequest, std::move(message), std::move(id)});
}

std::expected<Message, Fault> response_of(Json& json, Id id) {
  const auto result = json.find("result");
  const auto error = json.find("error");
  if (error != json.end() && !error->is_null()) {
    if (!error->is_object()) return invalid("error: expected an object");
    const auto code = error->find("code");
    const auto message = error->find("message");
    ResponseError read;
    if (code != error->end() && code->is_number_integer()) read.code = code->get<std::int64_t>();
    if (message != error->end() && message->is_string()) read.message = message->get<std::string>();
    return Response{std::move(id), nullptr, std::move(read)};
  }
  if (result == json.end()) return invalid("method: missing", std::move(id));
  return Response{std::move(id), std::make_shared<Json>(std::move(*result)), std::nullopt};
}

std::expected<Message, Fault> message_of(Json& json) {
  if (json.is_array()) return invalid("batches of messages are not supported");
  if (!json.is_object()) return invalid("expected an object");

  Id id;
  if (const auto given = json.find("id"); given != json.end()) {
    auto read = read_id(*given);
    if (!read) return invalid("id: expected a string or a whole number of 64 bits");
    id = std::move(*read);
  }
  const auto method = json.find("method");
  if (method == json.end()) return response_of(json, std::move(id));
  if (!method->is_string()) return invalid("method: expected a string", std::move(id));

  std::shared_ptr<Json> params;
  if (const auto given = json.find("params"); given != json.end() && !given->is_null()) {
    if (!given->is_structured()) {
      return invalid("params: expected an object or an array", std::move(id));
    }
    params = std::make_shared<Json>(std::move(*given));
  }
  auto& name = method->get_ref<std::string&>();
  if (id.is_null()) return Notification{std::move(name), std::move(params)};
  return Request{std::move(id), std::move(name), std::move(params)};
}

// The start of a message and its method, up to the end of the parameters.
std::string call_text(std::string start, std::string_view method, const Json* params) {
  start += R"("method":)" + printed(Json(method));
  if (params) start += R"(,"params":)" + printed(*params);
  return start + "}";
}

}  // namespace

std::string Id::text() const {
  if (const auto* number = std::get_if<std::int64_t>(&value_)) return std::to_string(*number);
  if (const auto* string = std::get_if<std::string>(&value_)) return printed(Json(*string));
  return "null";
}

std::optional<Id> read_id(const Json& json) {
  if (json.is_null()) return Id();
  if (json.is_string()) return Id(json.get<std::string>());
  if (json.is_number_unsigned()) {
    const auto number = json.get<std::uint64_t>();
    if (!std::in_range<std::int64_t>(number)) return std::nullopt;
    return Id(static_cast<std::int64_t>(number));
  }
  if (json.is_number_integer()) return Id(json.get<std::int64_t>());
  if (!json.is_number_float()) return std::nullopt;
  const auto number = json.get<double>();
  if (!(number >= -kMaxExactDouble && number <= kMaxExactDouble)) return std::nullopt;
  const auto whole = static_cast<std::int64_t>(number);
  if (static_cast<double>(whole) != number) return std::nullopt;
  return Id(whole);
}

std::expected<Message, Fault> parse_message(std::string_view body, std::size_t max_depth) {
  auto parsed = parse_repaired(body, max_depth);
  if (!parsed) return std::unexpected(parse_fault(parsed.error()));
  auto message = message_of(parsed->json);
  if (!message || !parsed->is_cut) return message;
  const auto* request = std::get_if<Request>(&*message);
  return invalid("the message nests deeper than " + std::to_string(max_depth) + " levels",
                 request ? request->id : Id());
}

std::string request_text(const Id& id, std::string_view method, const Json* params) {
  return call_text(R"({"jsonrpc":"2.0","id":)" + id.text() + ",", method, params);
}

std::string notification_text(std::string_view method, const Json* params) {
  return call_text(R"({"jsonrpc":"2.0",)", method, params);
}

std::string response_text(const Id& id, const Json& result) {
  return R"({"jsonrpc":"2.0","id":)" + id.text() + R"(,"result":)" + printed(result) + "}";
}

std::string error_text(const Id& id, ErrorCode code, std::string_view message) {
  return R"({"jsonrpc":"2.0","id":)" + id.text() + R"(,"error":{"code":)" +
         std::to_string(static_cast<std::int32_t>(code)) + R"(,"message":)" +
         printed(Json(message)) + "}}";
}

}  // namespace rpc
