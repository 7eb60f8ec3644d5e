#include "rpc/message.h"

#include <map>
#include <string>

#include <nlohmann/json.hpp>

#include "rpc/repair.h"
#include "tests/support/catch.h"

namespace {

using rpc::ErrorCode;
using rpc::Id;
using rpc::Json;

template <class T>
T parsed(std::string_view body) {
  INFO(body.substr(0, 200));
  auto message = rpc::parse_message(body);
  REQUIRE(message);
  REQUIRE(std::holds_alternative<T>(*message));
  return std::get<T>(*message);
}

rpc::Fault fault(std::string_view body) {
  INFO(body.substr(0, 200));
  auto message = rpc::parse_message(body);
  REQUIRE_FALSE(message);
  return message.error();
}

std::string nested(std::size_t levels) {
  return std::string(levels, '[') + std::string(levels, ']');
}

std::string opened(std::string_view text) {
  return R"({"method":"textDocument/didOpen","params":{"text":")" + std::string(text) + R"("}})";
}

std::string opened_text(std::string_view text) {
  return parsed<rpc::Notification>(opened(text)).params->at("text").get<std::string>();
}

}  // namespace

TEST_CASE("a request has an id, a method and parameters") {
  const auto request = parsed<rpc::Request>(
      R"({"jsonrpc":"2.0","id":7,"method":"textDocument/hover","params":{"a":[1]}})");
  CHECK(request.id == Id(7));
  CHECK(request.method == "textDocument/hover");
  REQUIRE(request.params);
  CHECK(*request.params == Json::parse(R"({"a":[1]})"));
}

TEST_CASE("parameters that are absent or null are none") {
  CHECK(parsed<rpc::Request>(R"({"jsonrpc":"2.0","id":1,"method":"shutdown"})").params == nullptr);
  CHECK(parsed<rpc::Request>(R"({"id":1,"method":"shutdown","params":null})").params == nullptr);
  CHECK(parsed<rpc::Notification>(R"({"method":"exit","params":null})").params == nullptr);
  CHECK(*parsed<rpc::Request>(R"({"id":1,"method":"x","params":[]})").params == Json::array());
}

TEST_CASE("a message without an id, or with null for one, is a notification") {
  CHECK(parsed<rpc::Notification>(R"({"jsonrpc":"2.0","method":"exit"})").method == "exit");
  CHECK(parsed<rpc::Notification>(R"({"id":null,"method":"exit"})").method == "exit");
}

TEST_CASE("a response has a result or an error") {
  const auto good = parsed<rpc::Response>(R"({"jsonrpc":"2.0","id":"r1","result":null})");
  CHECK(good.id == Id("r1"));
  REQUIRE(good.result);
  CHECK(good.result->is_null());
  CHECK_FALSE(good.error);

  const auto bad =
      parsed<rpc::Response>(R"({"id":2,"error":{"code":-32601,"message":"unknown","data":[]}})");
  CHECK(bad.result == nullptr);
  REQUIRE(bad.error);
  CHECK(bad.error->code == -32601);
  CHECK(bad.error->message == "unknown");

  CHECK(parsed<rpc::Response>(R"({"id":2,"result":5,"error":null})").result->get<int>() == 5);
  CHECK(parsed<rpc::Response>(R"({"id":null,"error":{"code":"x"}})").error->code == 0);
}

TEST_CASE("the number 92 and the string 92 are two ids") {
  CHECK(Id(92) != Id("92"));
  std::map<Id, int> running = {{Id(92), 1}, {Id("92"), 2}, {Id(), 3}};
  CHECK(running.size() == 3);
  CHECK(running.at(parsed<rpc::Request>(R"({"id":92,"method":"x"})").id) == 1);
  CHECK(running.at(parsed<rpc::Request>(R"({"id":"92","method":"x"})").id) == 2);
  CHECK(Id(92).text() == "92");
  CHECK(Id("92").text() == R"("92")");
  CHECK(Id("a\"b\n").text() == R"("a\"b\n")");
  CHECK(Id().text() == "null");
}

TEST_CASE("an id is a whole number of 64 bits, also one written with a point") {
  const auto id_of = [](std::string_view id) {
    return parsed<rpc::Request>(R"({"id":)" + std::string(id) + R"(,"method":"x"})").id;
  };
  CHECK(id_of("0") == Id(0));
  CHECK(id_of("-1") == Id(-1));
  CHECK(id_of("3.0") == Id(3));
  CHECK(id_of("9223372036854775807") == Id(INT64_MAX));
  CHECK(id_of("-9223372036854775808") == Id(INT64_MIN));
  CHECK(id_of(R"("")") == Id(""));
}

TEST_CASE("F30: an id of another form is an invalid request without an id") {
  for (const auto* id : {"1.5", "9223372036854775808", "-9223372036854775809", "1e300", "true",
                         "[1]", "{}", "18446744073709551616", "9007199254740994.0"}) {
    const auto refused = fault(R"({"id":)" + std::string(id) + R"(,"method":"x"})");
    CHECK(refused.code == ErrorCode::kInvalidRequest);
    CHECK(refused.id.is_null());
    CHECK(refused.message == "id: expected a string or a whole number of 64 bits");
  }
}

TEST_CASE("F30: text that is no JSON is a parse error") {
  for (const auto* body : {"", " ", "{", "nonsense", "{\"id\":1,}", "{\"id\":1}}", "\xFF\xFE",
                           "{'id':1}", "[1,2", "\"\\u12\"", "NaN", "{\"a\":1e999}"}) {
    const auto refused = fault(body);
    CHECK(refused.code == ErrorCode::kParseError);
    CHECK(refused.id.is_null());
  }
  CHECK(fault(R"({"id":1,})").message == "the message is not JSON at byte 9");
  CHECK(fault(std::string_view("\0\0", 2)).code == ErrorCode::kParseError);
}

TEST_CASE("F30: JSON that is no message is an invalid request") {
  for (const auto* body : {"1", "null", "\"x\"", "{}", "[]", R"([{"id":1,"method":"x"}])"}) {
    const auto refused = fault(body);
    CHECK(refused.code == ErrorCode::kInvalidRequest);
    CHECK(refused.id.is_null());
  }
  CHECK(fault("[]").message == "batches of messages are not supported");
}

TEST_CASE("F30: an invalid request is named by its id where that can be read") {
  CHECK(fault(R"({"id":7})").id == Id(7));
  CHECK(fault(R"({"id":7,"method":8})").id == Id(7));
  CHECK(fault(R"({"id":"a","method":"x","params":1})").id == Id("a"));
  CHECK(fault(R"({"id":"a","method":"x","params":"p"})").message ==
        "params: expected an object or an array");
  CHECK(fault(R"({"method":"x","params":true})").id.is_null());
}

TEST_CASE("F30: an answer that is broken is not answered under the id of our request") {
  CHECK(fault(R"({"id":7,"error":"no"})").id.is_null());
}

TEST_CASE("fields that nobody knows, a missing version and a mark in front do no harm") {
  CHECK(parsed<rpc::Request>(R"({"id":1,"method":"x","extra":{"a":1}})").method == "x");
  CHECK(parsed<rpc::Request>(R"({"jsonrpc":1,"id":1,"method":"x"})").method == "x");
  CHECK(parsed<rpc::Notification>("\xEF\xBB\xBF{\"method\":\"x\"}").method == "x");
  CHECK(parsed<rpc::Request>(R"({"id":1,"id":2,"method":"x"})").id == Id(2));
}

TEST_CASE("a half of a surrogate pair becomes one replacement character") {
  CHECK(opened_text(R"(a\ud800b)") == "a\uFFFDb");
  CHECK(opened_text(R"(a\uDC00b)") == "a\uFFFDb");
  CHECK(opened_text(R"(\ud800\ud800)") == "\uFFFD\uFFFD");
  CHECK(opened_text(R"(\udc00\ud800)") == "\uFFFD\uFFFD");
  CHECK(opened_text(R"(\ud800\u0041)") ==
        "\uFFFD"
        "A");
  CHECK(opened_text(R"(\ud800\n)") == "\uFFFD\n");
  CHECK(opened_text(R"(\ud800\ud83d\ude00)") == "\uFFFD\U0001F600");
  CHECK(opened_text(R"(\ud800)") == "\uFFFD");
}

TEST_CASE("what only looks like a half of a pair stays") {
  CHECK(opened_text(R"(\\ud800\udc00)") == R"(\ud800)"
                                           "\uFFFD");
  CHECK(opened_text(R"(\\\ud800)") == "\\\uFFFD");
  CHECK(opened_text(R"(\ud83d\ude00 \udc00)") == "\U0001F600 \uFFFD");
}

TEST_CASE("bytes that are no UTF-8 become a replacement character each") {
  CHECK(opened_text("a\xFF"
                    "b") == "a\uFFFDb");
  CHECK(opened_text("\xC3") == "\uFFFD");
  CHECK(opened_text("\xE2\x82") == "\uFFFD\uFFFD");
  CHECK(opened_text("\xED\xA0\x80") == "\uFFFD\uFFFD\uFFFD");
  CHECK(opened_text("\xC0\xAF") == "\uFFFD\uFFFD");
  CHECK(opened_text("\xE0\x80\x80") == "\uFFFD\uFFFD\uFFFD");
  CHECK(opened_text("\xF4\x90\x80\x80") == "\uFFFD\uFFFD\uFFFD\uFFFD");
  CHECK(opened_text("\xF5") == "\uFFFD");
  CHECK(opened_text("\u00E9\u20AC\U0001F600\xFF") == "\u00E9\u20AC\U0001F600\uFFFD");
}

TEST_CASE("repairing leaves whole characters alone, at the bounds of every length") {
  const std::string whole =
      "\x7F\u0080\u07FF\u0800\uD7FF\uE000\uFFFF\U00010000\U0010FFFF\\u0041\\\\";
  CHECK_FALSE(rpc::repaired_characters(whole));
  CHECK(rpc::repaired_characters(whole + "\x80") == whole + "\uFFFD");
  CHECK(rpc::repaired_characters("\x80" + whole) == "\uFFFD" + whole);
  CHECK_FALSE(rpc::repaired_characters(""));
  CHECK_FALSE(rpc::repaired_characters("\\"));
  CHECK_FALSE(rpc::repaired_characters("\\u"));
  CHECK_FALSE(rpc::repaired_characters("\\ud80"));
  CHECK(rpc::repaired_characters("\\\xFF") == "\\\uFFFD");
}

TEST_CASE("a text that stays broken after repair is told by its own first mistake") {
  CHECK(fault("{\"a\":\"\xFF\",}").code == ErrorCode::kParseError);
  CHECK(fault("{\"a\":\"\xFF\",}").message == "the message is not JSON at byte 7");
}

TEST_CASE("nesting is allowed up to the bound") {
  const auto bound = base::Limits{}.max_json_depth;
  const auto call = [](std::size_t levels) {
    return R"({"id":4,"method":"x","params":)" + nested(levels - 1) + "}";
  };
  CHECK(parsed<rpc::Request>(call(bound - 1)).params);
  CHECK(parsed<rpc::Request>(call(bound)).params);
  const auto refused = fault(call(bound + 1));
  CHECK(refused.code == ErrorCode::kInvalidRequest);
  CHECK(refused.id == Id(4));
  CHECK(refused.message == "the message nests deeper than 256 levels");

  CHECK(rpc::parse_message(call(3), 3));
  CHECK_FALSE(rpc::parse_message(call(4), 3));
}

TEST_CASE("F30: a million levels of nesting are refused and take no stack") {
  const std::size_t deep = 1'000'000;
  CHECK(fault(std::string(deep, '[')).code == ErrorCode::kParseError);
  CHECK(fault(nested(deep)).code == ErrorCode::kInvalidRequest);

  std::string objects = R"({"id":5,"method":"x","params":)";
  for (std::size_t i = 0; i < deep; ++i) objects += R"({"a":)";
  CHECK(fault(objects).code == ErrorCode::kParseError);
  objects += "1" + std::string(deep, '}') + "}";
  CHECK(fault(objects).code == ErrorCode::kInvalidRequest);
  CHECK(fault(objects).id == Id(5));
}

TEST_CASE("what is left out for its depth does not make a notification or an answer a request") {
  const auto deep = nested(300);
  CHECK(fault(R"({"method":"x","params":)" + deep + "}").id.is_null());
  CHECK(fault(R"({"id":3,"result":)" + deep + "}").id.is_null());
}

TEST_CASE("printed messages are read back as they were") {
  const Json params = {{"a", {1, 2}}};
  const auto request = parsed<rpc::Request>(rpc::request_text(Id("r"), "m/x", &params));
  CHECK(request.id == Id("r"));
  CHECK(request.method == "m/x");
  CHECK(*request.params == params);
  CHECK(parsed<rpc::Request>(rpc::request_text(Id(1), "m", nullptr)).params == nullptr);
  CHECK(*parsed<rpc::Notification>(rpc::notification_text("n", &params)).params == params);
  CHECK(*parsed<rpc::Response>(rpc::response_text(Id(3), params)).result == params);
  CHECK(parsed<rpc::Response>(rpc::response_text(Id(3), nullptr)).result->is_null());
}

TEST_CASE("messages are printed on one line with the version") {
  const Json params = Json::array();
  CHECK(rpc::request_text(Id(1), "m", nullptr) == R"({"jsonrpc":"2.0","id":1,"method":"m"})");
  CHECK(rpc::notification_text("n", &params) == R"({"jsonrpc":"2.0","method":"n","params":[]})");
  CHECK(rpc::response_text(Id(), true) == R"({"jsonrpc":"2.0","id":null,"result":true})");
  CHECK(rpc::error_text(Id("a"), ErrorCode::kMethodNotFound, "no \"x\"") ==
        R"({"jsonrpc":"2.0","id":"a","error":{"code":-32601,"message":"no \"x\""}})");
}

TEST_CASE("bytes that are no UTF-8 are replaced when they are printed") {
  const Json broken = {{"text",
                        "a\xFF"
                        "b"}};
  CHECK(parsed<rpc::Response>(rpc::response_text(Id(1), broken)).result->at("text") == "a\uFFFDb");
  CHECK(parsed<rpc::Response>(rpc::error_text(Id("\x80"), ErrorCode::kInternalError, "\xC3"))
            .error->message == "\uFFFD");
  CHECK(parsed<rpc::Notification>(rpc::notification_text("\xF0", nullptr)).method == "\uFFFD");
}
