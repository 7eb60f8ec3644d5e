// When diagnostics go out, and for which version.

#include <chrono>

#include "tests/unit/session/texts.h"

namespace session_test {

using namespace std::chrono_literals;

TEST_CASE("F18: what was found in a text that is no longer the newest is not published") {
  LoopbackClient client;
  client.open(kUri, kClean);
  client.drop_all();
  client.executor().advance(1s);
  client.notify("textDocument/didChange", change(kUri, 2, {{{"text", kLeak}}}));
  client.executor().run_strand();
  REQUIRE(client.executor().run_pool_task());  // the analysis of version 2
  client.executor().run_strand();
  client.notify("textDocument/didChange", change(kUri, 3, {{{"text", kClean}}}));
  client.executor().run_all();
  client.executor().advance(1s);
  const Json found = client.take_diagnostics();
  CHECK(found["version"] == 3);
  CHECK(codes_of(found) == kNone);
}

TEST_CASE("F18: an edit while diagnostics are being written drops them") {
  LoopbackClient client;
  client.notify("textDocument/didOpen", opening(kLeak));
  client.executor().run_strand();
  while (client.executor().run_pool_task()) {
    // Between the making of the diagnostics and their sending.
    if (client.executor().pool_size() == 0) break;
    client.executor().run_strand();
  }
  client.notify("textDocument/didChange", change(kUri, 2, {{{"text", kClean}}}));
  client.executor().run_all();
  client.executor().advance(1s);
  CHECK(client.take_diagnostics()["version"] == 2);
}

TEST_CASE("F19: an empty list goes out when a document is clean, and when it is closed") {
  LoopbackClient client;
  client.open(kUri, kLeak);
  CHECK(codes_of(client.take_diagnostics()) == kOneLeak);
  client.executor().advance(1s);
  client.replace_all(kUri, kClean, 2);
  CHECK(client.take_diagnostics()["diagnostics"] == kNone);
  client.close(kUri);
  const Json closed = client.take_diagnostics();
  CHECK(closed["diagnostics"] == kNone);
  CHECK(closed["uri"] == kUri);
}

TEST_CASE("F20: every publication carries the version of its text") {
  LoopbackClient client;
  client.open(kUri, kLeak, 7);
  CHECK(client.take_diagnostics()["version"] == 7);
  client.executor().advance(1s);
  client.replace_all(kUri, kClean, 8);
  CHECK(client.take_diagnostics()["version"] == 8);
  client.executor().advance(1s);
  client.replace_all(kUri, kClean, 9);
  CHECK(client.take_diagnostics()["version"] == 9);
  client.close(kUri);
  CHECK(client.take_diagnostics()["version"] == 9);
}

TEST_CASE("F39: edits that come while a rebuild runs are taken by one rebuild together") {
  LoopbackClient client;
  client.open(kUri, kLeak);
  client.drop_all();
  client.executor().advance(1s);
  client.notify("textDocument/didChange", comment(2));
  client.executor().run_strand();
  for (int version = 3; version < 50; ++version)
    client.notify("textDocument/didChange", comment(version));
  client.executor().run_strand();
  CHECK(client.executor().pool_size() == 1);
  REQUIRE(client.executor().run_pool_task());
  client.executor().run_strand();
  // One rebuild for the other 47, and what the first one left to be freed.
  CHECK(client.executor().pool_size() == 2);
  client.executor().run_all();
  client.executor().advance(1s);
  CHECK(client.take_diagnostics()["version"] == 49);
}

TEST_CASE("F39: the first edit after a quiet time publishes at once, further ones wait") {
  LoopbackClient client;
  client.open(kUri, kLeak);
  client.drop_all();
  client.executor().advance(10s);
  client.executor().set_pool_task_duration(20ms);
  client.notify("textDocument/didChange", comment(2));
  client.executor().run_all();
  CHECK(client.take_diagnostics()["version"] == 2);
  client.notify("textDocument/didChange", comment(3));
  client.executor().run_all();
  CHECK(client.unread() == 0);
  client.executor().advance(200ms);
  CHECK(client.take_diagnostics()["version"] == 3);
}

TEST_CASE("F39: a request ends the wait") {
  LoopbackClient client;
  client.open(kUri, kLeak);
  client.drop_all();
  client.executor().set_pool_task_duration(50ms);
  client.notify("textDocument/didChange", comment(2));
  client.executor().run_all();
  client.drop_all();
  client.notify("textDocument/didChange", comment(3));
  client.executor().run_all();
  CHECK(client.unread() == 0);
  client.request("textDocument/hover", at(kUri, position_of(kLeak, "out =")));
  CHECK(client.take_diagnostics()["version"] == 3);
}

TEST_CASE("F39: the wait can be set, and publishing can be left to saving") {
  SECTION("a fixed wait") {
    LoopbackClient client(support::usual_capabilities(), {{"diagnostics", {{"debounce", 3000}}}});
    client.open(kUri, kLeak);
    client.drop_all();
    client.notify("textDocument/didChange", comment(2));
    client.executor().advance(2s);
    CHECK(client.unread() == 0);
    client.executor().advance(2s);
    CHECK(client.take_diagnostics()["version"] == 2);
  }
  SECTION("on save only") {
    LoopbackClient client(support::usual_capabilities(), {{"diagnostics", {{"onSaveOnly", true}}}});
    client.open(kUri, kLeak);
    CHECK(codes_of(client.take_diagnostics()) == kOneLeak);
    client.replace_all(kUri, kClean, 2);
    client.executor().advance(10s);
    CHECK(client.unread() == 0);
    client.notify("textDocument/didSave", {{"textDocument", {{"uri", kUri}}}});
    client.executor().run_all();
    CHECK(codes_of(client.take_diagnostics()) == kNone);
  }
}

TEST_CASE("a code is shown as the settings say, or not at all") {
  const auto settings = [](const Json& severities) {
    return Json{{"settings", {{"hlo", {{"diagnostics", {{"severity", severities}}}}}}}};
  };
  LoopbackClient client(support::usual_capabilities(),
                        {{"diagnostics", {{"severity", {{"E1200", "hint"}}}}}});
  client.open(kUri, kLeak);
  CHECK(client.take_diagnostics()["diagnostics"][0]["severity"] == 4);
  client.notify("workspace/didChangeConfiguration", settings({{"E1200", "off"}}));
  client.executor().run_all();
  CHECK(codes_of(client.take_diagnostics()) == kNone);
  client.notify("workspace/didChangeConfiguration", settings(Json::object()));
  client.executor().run_all();
  CHECK(client.take_diagnostics()["diagnostics"][0]["severity"] == 1);
  // The same settings again are no reason to publish.
  client.notify("workspace/didChangeConfiguration", settings(Json::object()));
  client.executor().run_all();
  CHECK(client.unread() == 0);
}

TEST_CASE("what was found under settings of before is not sent behind those of now") {
  LoopbackClient client;
  client.open(kUri, kLeak);
  client.drop_all();
  client.notify("textDocument/didChange", change(kUri, 2, {{{"text", kLeak}}}));
  client.notify("workspace/didChangeConfiguration",
                {{"settings", {{"hlo", {{"diagnostics", {{"severity", {{"E1200", "off"}}}}}}}}}});
  client.executor().run_all();
  Json last;
  while (client.unread() > 0) last = client.take_diagnostics();
  CHECK(codes_of(last) == kNone);
}

TEST_CASE("a leak comes with its path, its page and what names it") {
  LoopbackClient client;
  client.open(kUri, kLeak);
  const Json found = client.take_diagnostics()["diagnostics"][0];
  CHECK(found["severity"] == 1);
  CHECK(found["source"] == "xla");
  CHECK(found["codeDescription"]["href"] == "https://openxla.org/xla/errors/error_1200");
  CHECK(found["range"]["start"] == position_of(kLeak, "tuple(out)", 6));
  CHECK(found["data"]["output"] == "{0}");
  CHECK(found["data"]["start"].is_string());
  CHECK(found["data"]["annotation"] == Json{"out"});
  CHECK(found["relatedInformation"].size() >= 2);
}

TEST_CASE("a client that knows neither related places nor data gets neither") {
  LoopbackClient client(Json::object());
  client.open(kUri, kLeak);
  const Json found = client.take_diagnostics()["diagnostics"][0];
  CHECK_FALSE(found.contains("relatedInformation"));
  CHECK_FALSE(found.contains("data"));
  CHECK_FALSE(found.contains("codeDescription"));
}

TEST_CASE("a document that holds no HLO text gets one note") {
  LoopbackClient client;
  client.open(kUri, "module @m {\n  func.func @main() {\n    return\n  }\n}\n");
  const Json found = client.take_diagnostics();
  CHECK(codes_of(found) == Json{"not-hlo"});
  CHECK(found["diagnostics"][0]["severity"] == 3);
}

TEST_CASE("other settings give other diagnostics for the same text") {
  LoopbackClient client;
  client.open(kUri, kLeak);
  CHECK(codes_of(client.take_diagnostics()) == kOneLeak);
  client.notify("workspace/didChangeConfiguration",
                {{"settings", {{"hlo", {{"backend", "cpu"}}}}}});
  client.executor().run_all();
  CHECK(codes_of(client.take_diagnostics()) == kNone);
  client.notify("workspace/didChangeConfiguration", {{"settings", {{"hlo", nullptr}}}});
  client.executor().run_all();
  CHECK(codes_of(client.take_diagnostics()) == kOneLeak);
}

}  // namespace session_test
