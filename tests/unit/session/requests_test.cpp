// Order, cancelling and exactly one answer.

#include <chrono>

#include "tests/unit/session/texts.h"

namespace session_test {

using namespace std::chrono_literals;

namespace {

Json with_retry(const Json& methods) {
  Json capabilities = support::usual_capabilities();
  capabilities["general"]["staleRequestSupport"] = {{"cancel", true},
                                                    {"retryOnContentModified", methods}};
  return capabilities;
}

Json hover_at(std::string_view word) { return at(kUri, position_of(kLeak, word)); }

Json actions_at(LoopbackClient& client, std::string_view text, std::string_view word) {
  return client.request("textDocument/codeAction", {{"textDocument", {{"uri", kUri}}},
                                                    {"range", range_of(text, word)},
                                                    {"context", {{"diagnostics", Json::array()}}}});
}

const std::string kRoot = "tuple(out)";

Json resolving() {
  Json capabilities = support::usual_capabilities();
  capabilities["textDocument"]["codeAction"]["resolveSupport"] = {{"properties", {"edit"}}};
  return capabilities;
}

}  // namespace

TEST_CASE("F21: an edit names the version that it was made for") {
  LoopbackClient client;
  client.open(kUri, kLeak, 41);
  client.drop_all();
  const Json actions = actions_at(client, kLeak, kRoot);
  REQUIRE(actions.size() >= 2);
  for (const Json& action : actions) {
    CHECK(action["kind"] == "quickfix");
    CHECK(action["edit"]["documentChanges"][0]["textDocument"] ==
          Json{{"uri", kUri}, {"version", 41}});
  }
  CHECK(actions[0]["isPreferred"] == true);
  CHECK_FALSE(actions[1].value("isPreferred", false));
}

TEST_CASE("F21: an edit that is asked for later is made for the text of then") {
  LoopbackClient client(resolving());
  client.open(kUri, kLeak);
  client.drop_all();
  const Json actions = actions_at(client, kLeak, kRoot);
  REQUIRE_FALSE(actions.empty());
  CHECK_FALSE(actions[0].contains("edit"));
  const Json begin = {{"line", 2}, {"character", 0}};
  client.notify(
      "textDocument/didChange",
      change(kUri, 2,
             {{{"range", {{"start", begin}, {"end", begin}}}, {"text", "// one line more\n"}}}));
  const Json resolved = client.request("codeAction/resolve", actions[0]);
  CHECK(resolved["edit"]["documentChanges"][0]["textDocument"]["version"] == 2);
  client.executor().advance(1s);
  client.drop_all();
}

TEST_CASE("F21: an edit whose leak is gone is refused as modified") {
  LoopbackClient client(resolving());
  client.open(kUri, kLeak);
  client.drop_all();
  const Json actions = actions_at(client, kLeak, kRoot);
  REQUIRE_FALSE(actions.empty());
  client.executor().advance(1s);
  client.replace_all(kUri, kClean, 2);
  client.drop_all();
  CHECK(client.request_for_error("codeAction/resolve", actions[0])["code"] == -32801);
}

TEST_CASE("F21: what is no code action of ours is refused") {
  LoopbackClient client(resolving());
  for (const Json& data : {Json(nullptr), Json(1), Json::object(), Json{{"uri", 1}},
                           Json{{"uri", "x"}, {"output", "{}"}, {"start", "a"}}}) {
    CHECK(client.request_for_error("codeAction/resolve",
                                   {{"title", "t"}, {"data", data}})["code"] == -32602);
  }
}

TEST_CASE("F22: the edits of a fix are disjoint and in order") {
  LoopbackClient client;
  client.open(kUri, kLeak);
  client.drop_all();
  for (const Json& action : actions_at(client, kLeak, kRoot)) {
    const Json edits = action["edit"]["documentChanges"][0]["edits"];
    REQUIRE_FALSE(edits.empty());
    for (std::size_t i = 1; i < edits.size(); ++i) {
      const Json& end = edits[i - 1]["range"]["end"];
      const Json& start = edits[i]["range"]["start"];
      const auto place = [](const Json& at) {
        return std::pair(at["line"].get<int>(), at["character"].get<int>());
      };
      CHECK(place(end) <= place(start));
      CHECK(edits[i - 1]["range"] != edits[i]["range"]);
    }
  }
}

TEST_CASE("only the kinds that the client asks for are offered") {
  LoopbackClient client;
  client.open(kUri, kLeak);
  client.drop_all();
  const auto count = [&](const Json& only) {
    return client
        .request("textDocument/codeAction",
                 {{"textDocument", {{"uri", kUri}}},
                  {"range", range_of(kLeak, kRoot)},
                  {"context", {{"diagnostics", Json::array()}, {"only", only}}}})
        .size();
  };
  CHECK(count({"refactor"}) == 0);
  CHECK(count({"source.organizeImports"}) == 0);
  CHECK(count({"source.fixAll.hlo.more"}) == 0);
  CHECK(count({"source.fix"}) == 0);
  for (const char* kind : {"source", "source.fixAll", "source.fixAll.hlo"})
    CHECK(count({kind}) == 1);
  CHECK(count({"quickfix"}) > 0);
  CHECK(count({""}) > 0);
}

// `out` leaks into two outputs.
const std::string kTwoLeaks = [] {
  std::string text = kLeak;
  const auto replace = [&](std::string_view old, std::string_view now) {
    text.replace(text.find(old), old.size(), now);
  };
  replace("->(f32[12]{0})", "->(f32[12]{0}, f32[12]{0})");
  replace("(f32[12]{0}) tuple(out)", "(f32[12]{0}, f32[12]{0}) tuple(out, out)");
  return text;
}();

TEST_CASE("every leak of a document is repaired by one action, beside those of each") {
  LoopbackClient client;
  client.open(kUri, kTwoLeaks);
  client.drop_all();
  const Json actions = actions_at(client, kTwoLeaks, "tuple(out, out)");
  REQUIRE_FALSE(actions.empty());
  const Json& all = actions.back();
  CHECK(all["kind"] == "source.fixAll.hlo");
  CHECK(all["title"] == "repair all 2 leaks");
  CHECK(all["edit"]["documentChanges"][0]["edits"].size() == 2);
  CHECK(std::ranges::count(actions, Json("source.fixAll.hlo"),
                           [](const Json& action) { return action["kind"]; }) == 1);
  // Away from the leaks nobody asked for it.
  CHECK(actions_at(client, kTwoLeaks, "ENTRY").empty());
}

TEST_CASE("the edit of a repair of all leaks is made when it is asked for") {
  LoopbackClient client(resolving());
  client.open(kUri, kTwoLeaks);
  client.drop_all();
  const Json action = actions_at(client, kTwoLeaks, "tuple(out, out)").back();
  CHECK_FALSE(action.contains("edit"));
  CHECK(
      client.request("codeAction/resolve", action)["edit"]["documentChanges"][0]["edits"].size() ==
      2);
  client.replace_all(kUri, kClean, 2);
  client.drop_all();
  CHECK(client.request_for_error("codeAction/resolve", action)["code"] == -32801);
}

TEST_CASE("the diagnostic of a code action names the kinds of fixes, the published one does not") {
  LoopbackClient client;
  client.open(kUri, kLeak);
  const Json published = client.take(kPublish)["params"];
  CHECK_FALSE(published["diagnostics"][0]["data"].contains("fixes"));
  const Json actions = actions_at(client, kLeak, kRoot);
  CHECK(actions[0]["diagnostics"][0]["data"]["fixes"] ==
        Json{"host-output", "move-to-device", "drop-annotation"});
}

TEST_CASE("F30: what cannot be read or is not known is answered as such, and work goes on") {
  LoopbackClient client;
  const auto fault = [&](std::string body) {
    client.send_raw(std::move(body));
    client.executor().run_all();
    REQUIRE(client.unread() == 1);
    return client.take_answer_without_id();
  };
  CHECK(fault("{")["error"]["code"] == -32700);
  CHECK(fault("")["error"]["code"] == -32700);
  CHECK(fault("[]")["error"]["code"] == -32600);
  CHECK(fault("7")["error"]["code"] == -32600);
  CHECK(client.request_for_error("textDocument/hover", {{"textDocument", 1}})["code"] == -32602);
  CHECK(client.request_for_error("textDocument/hover", hover_at("out ="))["code"] == -32602);
  CHECK(client.request_for_error("no/such", Json::object())["code"] == -32601);
  CHECK(client.request_for_error("$/no/such", nullptr)["code"] == -32601);
  client.notify("no/such", Json::object());
  client.notify("$/no/such", nullptr);
  client.notify("textDocument/didOpen", {{"textDocument", 1}});
  client.open(kUri, kLeak);
  CHECK(codes_of(client.take_diagnostics()) == kOneLeak);
}

TEST_CASE("a field that is wrong is named with its path") {
  LoopbackClient client;
  const Json error =
      client.request_for_error("textDocument/hover", at(kUri, {{"line", -1}, {"character", 0}}));
  CHECK(error["message"].get<std::string>().starts_with("position.line: "));
}

TEST_CASE("F36: a request that is cancelled before it starts is answered at once and never run") {
  LoopbackClient client;
  client.open(kUri, kLeak);
  client.drop_all();
  const auto id = client.begin_request("textDocument/hover", hover_at("out ="));
  client.executor().run_strand();
  client.notify("$/cancelRequest", {{"id", id}});
  CHECK(client.take_answer(id)["error"]["code"] == -32800);
  client.executor().run_all();
  CHECK_FALSE(client.has_answer(id));
}

TEST_CASE("F36: a request that waits for an analysis is cancelled without waiting for it") {
  LoopbackClient client;
  client.notify("textDocument/didOpen", opening(kLeak));
  const auto id = client.begin_request("textDocument/hover", hover_at("out ="));
  client.notify("$/cancelRequest", {{"id", id}});
  CHECK(client.take_answer(id)["error"]["code"] == -32800);
  client.executor().run_all();
  client.drop(kPublish);
}

TEST_CASE("F36: cancelling what is answered, or nobody asked, does nothing") {
  LoopbackClient client;
  client.open(kUri, kLeak);
  client.drop_all();
  client.request("textDocument/hover", hover_at("out ="));
  client.notify("$/cancelRequest", {{"id", 2}});
  client.notify("$/cancelRequest", {{"id", "other"}});
  client.executor().run_all();
  CHECK(client.unread() == 0);
}

TEST_CASE(
    "F37: a request whose text was passed over is answered from a later one, at the same place") {
  LoopbackClient client;
  client.open(kUri, kLeak);
  client.drop_all();
  client.notify("textDocument/didChange", comment(2));
  client.executor().run_strand();  // the rebuild of version 2 waits in the pool
  const Json begin = {{"line", 0}, {"character", 0}};
  client.notify(
      "textDocument/didChange",
      change(kUri, 3, {{{"range", {{"start", begin}, {"end", begin}}}, {"text", "// a\n"}}}));
  const auto id =
      client.begin_request("textDocument/definition", at(kUri, {{"line", 6}, {"character", 35}}));
  client.notify(
      "textDocument/didChange",
      change(kUri, 4, {{{"range", {{"start", begin}, {"end", begin}}}, {"text", "// b\n"}}}));
  client.executor().run_all();
  const Json places = client.take_answer(id)["result"];
  REQUIRE(places.size() == 1);
  CHECK(places[0]["range"]["start"] == Json{{"line", 6}, {"character", 2}});
  client.executor().advance(1s);
  client.drop(kPublish);
}

TEST_CASE("F37: only a method that the client asks again is answered with content modified") {
  for (const bool is_listed : {true, false}) {
    LoopbackClient client(with_retry(is_listed ? Json{"textDocument/hover"} : Json{"other"}));
    client.open(kUri, kLeak);
    client.drop_all();
    client.notify("textDocument/didChange", comment(2));
    client.executor().run_strand();
    client.notify("textDocument/didChange", comment(3));
    const auto id = client.begin_request("textDocument/hover", hover_at("out ="));
    client.notify("textDocument/didChange", comment(4));
    client.executor().run_all();
    const Json answer = client.take_answer(id);
    CHECK(answer.contains("error") == is_listed);
    if (is_listed) CHECK(answer["error"]["code"] == -32801);
    client.executor().advance(1s);
    client.drop(kPublish);
  }
}

TEST_CASE("F38: an edit is taken while a request still waits for the pool") {
  LoopbackClient client;
  client.open(kUri, kLeak);
  client.drop_all();
  client.executor().advance(1s);
  const auto id =
      client.begin_request("textDocument/documentSymbol", {{"textDocument", {{"uri", kUri}}}});
  client.executor().run_strand();
  client.notify("textDocument/didChange", change(kUri, 2, {{{"text", kClean}}}));
  client.executor().run_strand();
  // The rebuild comes first: typing goes in front of the rest.
  REQUIRE(client.executor().run_pool_task());
  client.executor().run_strand();
  CHECK_FALSE(client.has_answer(id));
  client.executor().run_all();
  CHECK(client.take_answer(id).contains("result"));
  CHECK(client.take_diagnostics()["version"] == 2);
}

TEST_CASE("a request is answered from the version it was asked at") {
  LoopbackClient client;
  client.open(kUri, kLeak);
  client.drop_all();
  const auto id = client.begin_request("textDocument/codeAction",
                                       {{"textDocument", {{"uri", kUri}}},
                                        {"range", range_of(kLeak, kRoot)},
                                        {"context", {{"diagnostics", Json::array()}}}});
  client.notify("textDocument/didChange", change(kUri, 2, {{{"text", kClean}}}));
  client.executor().run_all();
  const Json actions = client.take_answer(id)["result"];
  REQUIRE_FALSE(actions.empty());
  CHECK(actions[0]["edit"]["documentChanges"][0]["textDocument"]["version"] == 1);
  client.executor().advance(1s);
  client.drop(kPublish);
}

TEST_CASE("a document that closes answers those who still wait for it") {
  LoopbackClient client;
  client.notify("textDocument/didOpen", opening(kLeak));
  const auto id = client.begin_request("textDocument/hover", hover_at("out ="));
  client.close(kUri);
  CHECK(client.take_answer(id)["error"]["code"] == -32801);
  CHECK(codes_of(client.take_diagnostics()) == kNone);
}

TEST_CASE("an id that is in flight is refused a second time, and answered once for each") {
  LoopbackClient client;
  client.open(kUri, kLeak);
  client.drop_all();
  const auto id = client.begin_request("textDocument/hover", hover_at("out ="));
  client.send({{"jsonrpc", "2.0"},
               {"id", id},
               {"method", "textDocument/hover"},
               {"params", hover_at("out =")}});
  CHECK(client.take_answer(id)["error"]["code"] == -32600);
  client.executor().run_all();
  CHECK(client.take_answer(id).contains("result"));
}

TEST_CASE("before initialize requests are refused and notifications dropped") {
  LoopbackClient client(nullptr);
  CHECK(client.request_for_error("textDocument/hover", hover_at("out ="))["code"] == -32002);
  client.open(kUri, kLeak);
  CHECK(client.unread() == 0);
  client.request("initialize", {{"processId", 1234}, {"capabilities", Json::object()}});
  CHECK(client.watched_process() == 1234);
  CHECK(client.request_for_error("initialize", {{"capabilities", Json::object()}})["code"] ==
        -32600);
}

TEST_CASE("shutdown answers what is in flight, refuses what follows, and makes exit a success") {
  LoopbackClient client;
  client.open(kUri, kLeak);
  client.drop_all();
  const auto id = client.begin_request("textDocument/hover", hover_at("out ="));
  CHECK(client.request("shutdown", nullptr).is_null());
  CHECK(client.take_answer(id)["error"]["code"] == -32802);
  CHECK(client.request_for_error("textDocument/hover", hover_at("out ="))["code"] == -32600);
  client.notify("exit", nullptr);
  CHECK(client.exit_code() == 0);
}

TEST_CASE("exit or the end of input without shutdown is a failure") {
  SECTION("exit") {
    LoopbackClient client;
    client.notify("exit", nullptr);
    CHECK(client.exit_code() == 1);
    client.end_of_input();
  }
  SECTION("exit before initialize") {
    LoopbackClient client(nullptr);
    client.notify("exit", nullptr);
    CHECK(client.exit_code() == 1);
  }
  SECTION("the end of input") {
    LoopbackClient client;
    client.end_of_input();
    CHECK(client.exit_code() == 1);
  }
  SECTION("the end of input behind a shutdown") {
    LoopbackClient client;
    client.request("shutdown", nullptr);
    client.end_of_input();
    CHECK(client.exit_code() == 0);
  }
}

TEST_CASE("a large message is read away from the strand, and what follows it keeps its order") {
  LoopbackClient client;
  const std::string large = kLeak + "// " + std::string(300'000, 'x') + "\n";
  client.notify("textDocument/didOpen", opening(large));
  const auto waits = client.begin_request("textDocument/hover", hover_at("out ="));
  const auto gone = client.begin_request("textDocument/hover", hover_at("out ="));
  client.notify("$/cancelRequest", {{"id", gone}});
  client.executor().run_strand();
  CHECK(client.unread() == 0);
  client.executor().run_all();
  CHECK(client.take_answer(waits)["result"].contains("contents"));
  CHECK(client.take_answer(gone)["error"]["code"] == -32800);
  CHECK(codes_of(client.take_diagnostics()) == kOneLeak);
}

TEST_CASE("the memory path of a value is told step by step") {
  LoopbackClient client;
  client.open(kUri, kLeak);
  client.drop_all();
  const Json path = client.request("hlo/memoryPath", hover_at("out ="));
  CHECK(path["name"] == "out");
  CHECK(path["placement"] == "host memory");
  CHECK(path["steps"].size() >= 2);
  CHECK(path["steps"][0]["location"]["uri"] == kUri);
  CHECK(client.request("hlo/memoryPath", at(kUri, {{"line", 2}, {"character", 0}})).is_null());
}

}  // namespace session_test
