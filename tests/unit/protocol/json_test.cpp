#include "protocol/json.h"

#include <cmath>
#include <limits>

#include <nlohmann/json.hpp>

#include "protocol/reader.h"
#include "protocol/sync.h"
#include "protocol/window.h"
#include "tests/unit/protocol/decoding.h"

using namespace protocol;

TEST_CASE("the path of the wrong field is named") {
  CHECK(mistake<TextDocumentPositionParams>(
            R"({"textDocument":{"uri":"u"},"position":{"line":-1,"character":0}})") ==
        "position.line: expected a number from 0 to 2147483647");
  CHECK(mistake<TextDocumentPositionParams>(R"({"textDocument":{"uri":3}})") ==
        "textDocument.uri: expected a string");
  CHECK(mistake<TextDocumentPositionParams>(R"({"textDocument":{"uri":"u"}})") ==
        "position: missing");
  CHECK(mistake<TextDocumentPositionParams>(R"({"textDocument":[]})") ==
        "textDocument: expected an object");
  CHECK(mistake<TextDocumentPositionParams>("[]") == "expected an object");
  CHECK(mistake<DidChangeTextDocumentParams>(
            R"({"textDocument":{"uri":"u","version":1},
                "contentChanges":[{"text":""},{"text":"","range":{"start":5}}]})") ==
        "contentChanges[1].range.start: expected an object");
  CHECK(
      mistake<DidChangeTextDocumentParams>(R"({"textDocument":{"uri":"u"},"contentChanges":{}})") ==
      "contentChanges: expected an array");
}

TEST_CASE("a field that must be there may not be null") {
  CHECK(mistake<TextDocumentIdentifier>(R"({"uri":null})") == "uri: expected a string");
}

TEST_CASE("F25: a position is a number from 0 to 2147483647") {
  const auto line = [](std::string_view number) {
    return R"({"character":0,"line":)" + std::string(number) + "}";
  };
  CHECK(decoded<Position>(line("0")).line == 0);
  CHECK(decoded<Position>(line("2147483646")).line == 2147483646u);
  CHECK(decoded<Position>(line("2147483647")).line == 2147483647u);
  CHECK(decoded<Position>(line("1.0")).line == 1);
  CHECK(decoded<Position>(line("2147483647.0")).line == 2147483647u);
  CHECK(decoded<Position>(line("1e3")).line == 1000);
  CHECK(decoded<Position>(line("-0")).line == 0);
  CHECK(decoded<Position>(line("-0.0")).line == 0);
  for (const auto* wrong : {"-1", "2147483648", "4294967295", "4294967296", "18446744073709551615",
                            "-9223372036854775808", "1.5", "-0.5", "1e300", "2147483648.0", "\"1\"",
                            "true", "null", "[1]", "{}"}) {
    CHECK(mistake<Position>(line(wrong)) == "line: expected a number from 0 to 2147483647");
  }
}

TEST_CASE("F25: a version is a number of 32 bits, negative ones included") {
  const auto version = [](std::string_view number) {
    return R"({"uri":"u","version":)" + std::string(number) + "}";
  };
  CHECK(decoded<VersionedTextDocumentIdentifier>(version("-2147483648")).version == -2147483648);
  CHECK(decoded<VersionedTextDocumentIdentifier>(version("2147483647")).version == 2147483647);
  CHECK(decoded<VersionedTextDocumentIdentifier>(version("0")).version == 0);
  for (const auto* wrong : {"-2147483649", "2147483648", "0.5", "\"1\""}) {
    CHECK(mistake<VersionedTextDocumentIdentifier>(version(wrong)) ==
          "version: expected a number from -2147483648 to 2147483647");
  }
}

TEST_CASE("numbers that JSON text cannot hold are refused too") {
  for (const double odd : {std::nan(""), std::numeric_limits<double>::infinity(),
                           -std::numeric_limits<double>::infinity()}) {
    CHECK_FALSE(decode<Position>(Json{{"line", odd}, {"character", 0}}));
  }
}

TEST_CASE("fields that nobody knows are left alone") {
  const auto position = decoded<Position>(R"({"line":1,"character":2,"extra":{"line":-1}})");
  CHECK(position == Position{1, 2});
}

TEST_CASE("an error of decoding is a mistake of the one who asked") {
  const auto wrong = decode<Position>(Json::array());
  REQUIRE_FALSE(wrong);
  CHECK(wrong.error().code == base::ErrorCode::kUsage);
}

TEST_CASE("optional fields may be absent or null, not wrong") {
  CHECK_FALSE(decoded<VersionedTextDocumentIdentifier>(R"({"uri":"u"})").version);
  CHECK_FALSE(decoded<VersionedTextDocumentIdentifier>(R"({"uri":"u","version":null})").version);
  CHECK_FALSE(decoded<DidSaveTextDocumentParams>(R"({"textDocument":{"uri":"u"}})").text);
  CHECK(decoded<DidSaveTextDocumentParams>(R"({"textDocument":{"uri":"u"},"text":""})").text == "");
  CHECK(mistake<DidSaveTextDocumentParams>(R"({"textDocument":{"uri":"u"},"text":1})") ==
        "text: expected a string");
}

TEST_CASE("the id of a request that is taken back is a number or a string") {
  CHECK(decoded<CancelParams>(R"({"id":5})").id == rpc::Id(5));
  CHECK(decoded<CancelParams>(R"({"id":"5"})").id == rpc::Id("5"));
  for (const auto* wrong : {R"({"id":null})", R"({"id":1.5})", R"({"id":[]})"}) {
    CHECK(mistake<CancelParams>(wrong) == "id: expected a string or a whole number of 64 bits");
  }
  CHECK(mistake<CancelParams>("{}") == "id: missing");
}
