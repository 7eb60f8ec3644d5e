// Requests for formatting: edits of blanks, bound to the text that they were made for.

#include "tests/unit/session/texts.h"

namespace session_test {
namespace {

const std::string kLoose = "e {\n p = f32[]  parameter(0)\n q = f32[]  negate(p)\n}\n";

Json edit(int line, int begin, int end, const std::string& text) {
  return {{"range",
           {{"start", {{"line", line}, {"character", begin}}},
            {"end", {{"line", line}, {"character", end}}}}},
          {"newText", text}};
}

const Json kOptions = {{"tabSize", 8}, {"insertSpaces", false}};

Json formatting() { return {{"textDocument", {{"uri", kUri}}}, {"options", kOptions}}; }

}  // namespace

TEST_CASE("a document is formatted by small edits, whatever the options say") {
  LoopbackClient client;
  client.open(kUri, kLoose);
  client.drop_all();
  CHECK(client.request("textDocument/formatting", formatting()) ==
        Json{edit(1, 1, 1, " "), edit(1, 11, 12, ""), edit(2, 1, 1, " "), edit(2, 11, 12, "")});
}

TEST_CASE("a range is formatted by the edits of its items, whichever end comes first") {
  LoopbackClient client;
  client.open(kUri, kLoose);
  client.drop_all();
  const Json begin = position_of(kLoose, "q =");
  const Json end = position_of(kLoose, "negate");
  const Json wanted = {edit(2, 1, 1, " "), edit(2, 11, 12, "")};
  Json params = formatting();
  params["range"] = {{"start", begin}, {"end", end}};
  CHECK(client.request("textDocument/rangeFormatting", params) == wanted);
  params["range"] = {{"start", end}, {"end", begin}};
  CHECK(client.request("textDocument/rangeFormatting", params) == wanted);
}

TEST_CASE("a text that is formatted has no edits") {
  LoopbackClient client;
  client.open(kUri, "e {\n  p = f32[] parameter(0)\n}\n");
  client.drop_all();
  CHECK(client.request("textDocument/formatting", formatting()) == Json::array());
}

}  // namespace session_test
