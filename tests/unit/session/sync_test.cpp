// Documents as they come and go, seen by a client.

#include "tests/unit/session/texts.h"

namespace session_test {

TEST_CASE("F10: of the encodings offered the first known one is taken and told") {
  const auto agreed = [](const Json& offered) {
    Json capabilities = support::usual_capabilities();
    capabilities["general"]["positionEncodings"] = offered;
    LoopbackClient client(capabilities);
    return client.server_capabilities()["positionEncoding"];
  };
  CHECK(agreed({"utf-8", "utf-32", "utf-16"}) == "utf-8");
  CHECK(agreed({"utf-32", "utf-8", "utf-16"}) == "utf-32");
  CHECK(agreed({"utf-16"}) == "utf-16");
  CHECK(agreed({"utf-7", "utf-16"}) == "utf-16");
  CHECK(agreed(Json::array()) == "utf-16");
  CHECK(agreed(nullptr) == "utf-16");
}

TEST_CASE("F10: every place in an answer is in the encoding agreed on") {
  const std::string text =
      "HloModule m\n\nENTRY e {\n  ROOT a = f32[] parameter(0), "
      "metadata={op_name=\"\xf0\x9f\x98\x80\"}, k=, x={lost\n}\n";
  const auto columns = [&](const char* encoding) {
    Json capabilities = support::usual_capabilities();
    capabilities["general"]["positionEncodings"] = {encoding};
    LoopbackClient client(capabilities);
    client.open(kUri, text);
    Json found = client.take_diagnostics()["diagnostics"];
    REQUIRE_FALSE(found.empty());
    return found[0]["range"]["start"]["character"].get<int>();
  };
  CHECK(columns("utf-8") == columns("utf-16") + 2);
  CHECK(columns("utf-16") == columns("utf-32") + 1);
}

TEST_CASE(
    "F13: an impossible range silences the document, is told once, and a whole text heals it") {
  LoopbackClient client;
  client.open(kUri, kLeak);
  CHECK(codes_of(client.take_diagnostics()) == kOneLeak);
  const Json backwards = {{"start", {{"line", 3}, {"character", 1}}},
                          {"end", {{"line", 1}, {"character", 0}}}};
  client.notify("textDocument/didChange", change(kUri, 2, {{{"range", backwards}, {"text", "x"}}}));
  client.executor().run_all();
  CHECK(codes_of(client.take_diagnostics()) == kNone);
  CHECK(client.take("window/showMessage")["params"]["type"] == 2);
  client.notify("textDocument/didChange", change(kUri, 3, {{{"range", backwards}, {"text", "x"}}}));
  client.executor().run_all();
  CHECK(client.unread() == 0);
  CHECK(client.request_for_error("textDocument/hover",
                                 at(kUri, {{"line", 0}, {"character", 0}}))["code"] == -32803);
  client.replace_all(kUri, kLeak, 4);
  client.executor().advance(std::chrono::seconds(1));
  const Json healed = client.take_diagnostics();
  CHECK(codes_of(healed) == kOneLeak);
  CHECK(healed["version"] == 4);
}

TEST_CASE("F15: changes before didOpen, a second didOpen and a didClose of nobody do no harm") {
  LoopbackClient client;
  client.notify("textDocument/didChange", change(kUri, 1, {{{"text", "x"}}}));
  client.notify("textDocument/didSave", {{"textDocument", {{"uri", kUri}}}});
  client.notify("textDocument/didClose", {{"textDocument", {{"uri", kUri}}}});
  client.executor().run_all();
  CHECK(client.unread() == 0);
  client.open(kUri, kClean);
  CHECK(codes_of(client.take_diagnostics()) == kNone);
  client.open(kUri, kLeak, 5);
  const Json again = client.take_diagnostics();
  CHECK(codes_of(again) == kOneLeak);
  CHECK(again["version"] == 5);
}

TEST_CASE("F16: versions may jump, go backwards or be missing; what came last counts") {
  LoopbackClient client;
  client.open(kUri, kClean, 10);
  CHECK(client.take_diagnostics()["version"] == 10);
  client.executor().advance(std::chrono::seconds(1));
  client.replace_all(kUri, kLeak, 3);
  const Json backwards = client.take_diagnostics();
  CHECK(backwards["version"] == 3);
  CHECK(codes_of(backwards) == kOneLeak);
  client.executor().advance(std::chrono::seconds(1));
  client.notify("textDocument/didChange", {{"textDocument", {{"uri", kUri}, {"version", nullptr}}},
                                           {"contentChanges", {{{"text", kClean}}}}});
  client.executor().run_all();
  CHECK(codes_of(client.take_diagnostics()) == kNone);
}

TEST_CASE("F17: a saved text that is not ours is taken over, and told once") {
  LoopbackClient client;
  client.open(kUri, kClean);
  CHECK(codes_of(client.take_diagnostics()) == kNone);
  const auto save = [&](const std::string& text) {
    client.notify("textDocument/didSave", {{"textDocument", {{"uri", kUri}}}, {"text", text}});
    client.executor().run_all();
  };
  save(kClean);
  CHECK(codes_of(client.take_diagnostics()) == kNone);
  save(kLeak);
  CHECK(client.take("window/showMessage")["params"]["type"] == 2);
  CHECK(codes_of(client.take_diagnostics()) == kOneLeak);
  save(kClean);
  CHECK(codes_of(client.take_diagnostics()) == kNone);
}

TEST_CASE("F17: nothing but a change of the client changes the text") {
  LoopbackClient client;
  client.open(kUri, kLeak);
  client.drop_all();
  const Json actions =
      client.request("textDocument/codeAction", {{"textDocument", {{"uri", kUri}}},
                                                 {"range", range_of(kLeak, "tuple(out)")},
                                                 {"context", {{"diagnostics", Json::array()}}}});
  REQUIRE_FALSE(actions.empty());
  client.notify("textDocument/didSave", {{"textDocument", {{"uri", kUri}}}, {"text", kLeak}});
  client.executor().run_all();
  CHECK(codes_of(client.take_diagnostics()) == kOneLeak);
  CHECK(client.unread() == 0);
}

TEST_CASE("F46: the URI of a document goes back byte for byte") {
  for (const std::string uri :
       {"file:///link/to/a.hlo", "file:///A%3a%20b.hlo", "file://h/x//y.hlo"}) {
    LoopbackClient client;
    client.open(uri, kLeak);
    const Json found = client.take_diagnostics();
    CHECK(found["uri"] == uri);
    REQUIRE_FALSE(found["diagnostics"][0]["relatedInformation"].empty());
    for (const Json& related : found["diagnostics"][0]["relatedInformation"])
      CHECK(related["location"]["uri"] == uri);
  }
}

TEST_CASE("F47: a request in another spelling finds the document and answers in the opened one") {
  LoopbackClient client;
  client.open("file:///c%3A/a.hlo", kLeak);
  client.drop_all();
  const Json places = client.request("textDocument/definition",
                                     at("file:///C:/a.hlo", position_of(kLeak, "tuple(out)", 6)));
  REQUIRE(places.size() == 1);
  CHECK(places[0]["uri"] == "file:///c%3A/a.hlo");
}

TEST_CASE("F48: documents of any scheme are served from memory") {
  for (const std::string uri : {"untitled:Untitled-1", "git:/a.hlo?ref", "vscode-userdata:/x",
                                "unsaved://", "zip:///a.zip::b.hlo", "no scheme at all", ""}) {
    LoopbackClient client;
    client.open(uri, kLeak);
    CHECK(codes_of(client.take_diagnostics()) == kOneLeak);
    client.close(uri);
    CHECK(codes_of(client.take_diagnostics()) == kNone);
  }
}

TEST_CASE("F49: roots may be null, missing, several, and come and go") {
  for (const Json& params :
       {Json{{"capabilities", Json::object()}},
        Json{{"processId", nullptr},
             {"rootUri", nullptr},
             {"workspaceFolders", nullptr},
             {"capabilities", Json::object()}},
        Json{{"rootUri", "file:///r"},
             {"workspaceFolders",
              {{{"uri", "file:///r"}, {"name", "r"}}, {{"uri", "file:///s"}, {"name", "s"}}}},
             {"capabilities", Json::object()}}}) {
    LoopbackClient client(nullptr);
    client.request("initialize", params);
    client.notify("initialized", Json::object());
    client.notify(
        "workspace/didChangeWorkspaceFolders",
        {{"event",
          {{"added", {{{"uri", "file:///t"}, {"name", "t"}}}}, {"removed", Json::array()}}}});
    client.open(kUri, kLeak);
    CHECK(codes_of(client.take_diagnostics()) == kOneLeak);
  }
}

TEST_CASE("F50: what happens on disk leaves an open document as it is") {
  LoopbackClient client;
  client.open(kUri, kLeak);
  CHECK(codes_of(client.take_diagnostics()) == kOneLeak);
  for (const int type : {1, 2, 3}) {
    client.notify("workspace/didChangeWatchedFiles",
                  {{"changes", {{{"uri", kUri}, {"type", type}}}}});
  }
  client.executor().run_all();
  CHECK(client.unread() == 0);
  CHECK(client.request("textDocument/hover", at(kUri, position_of(kLeak, "out =")))
            .contains("contents"));
}

TEST_CASE("text with halves of surrogate pairs is served and not lost") {
  LoopbackClient client;
  std::string body =
      R"({"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":)"
      R"({"uri":"file:///s.hlo","languageId":"hlo","version":1,"text":"// \ud83d\n"}}})";
  client.send_raw(std::move(body));
  client.executor().run_all();
  CHECK(client.take_diagnostics()["uri"] == "file:///s.hlo");
}

}  // namespace session_test
