#include "protocol/navigation.h"
#include "protocol/symbols.h"
#include "protocol/sync.h"
#include "tests/unit/protocol/decoding.h"

using namespace protocol;

TEST_CASE("a document is opened with its text, its URI byte for byte") {
  const auto params = decoded<DidOpenTextDocumentParams>(
      R"({"textDocument":{"uri":"FILE:///c%3A/%C3%A4 b.hlo","languageId":"hlo","version":3,
          "text":"HloModule m\r\n"}})");
  CHECK(params.textDocument.uri == "FILE:///c%3A/%C3%A4 b.hlo");
  CHECK(params.textDocument.languageId == "hlo");
  CHECK(params.textDocument.version == 3);
  CHECK(params.textDocument.text == "HloModule m\r\n");
}

TEST_CASE("a document is opened without a language and without a version, not without a text") {
  const auto params =
      decoded<DidOpenTextDocumentParams>(R"({"textDocument":{"uri":"u","text":"t"}})");
  CHECK(params.textDocument.languageId.empty());
  CHECK_FALSE(params.textDocument.version);
  CHECK(mistake<DidOpenTextDocumentParams>(R"({"textDocument":{"uri":"u"}})") ==
        "textDocument.text: missing");
}

TEST_CASE("F14: all changes of one notification are read, in their order") {
  const auto params = decoded<DidChangeTextDocumentParams>(with_range(
      R"({"textDocument":{"uri":"u","version":9},
          "contentChanges":[{"range":@,"text":"a"},{"text":"b","range":null},{"text":"c"}]})"));
  CHECK(params.textDocument.version == 9);
  REQUIRE(params.contentChanges.size() == 3);
  CHECK(params.contentChanges[0].range == kRange);
  CHECK(params.contentChanges[0].text == "a");
  CHECK_FALSE(params.contentChanges[1].range);
  CHECK(params.contentChanges[2].text == "c");
}

TEST_CASE("F13: the length of a changed range is not read, whatever it is") {
  const auto params =
      decoded<DidChangeTextDocumentParams>(with_range(R"({"textDocument":{"uri":"u"},
                     "contentChanges":[{"range":@,"rangeLength":-5,"text":"a"}]})"));
  CHECK(params.contentChanges.at(0).range == kRange);
}

TEST_CASE("a document is saved and closed by its URI") {
  CHECK(decoded<DidSaveTextDocumentParams>(R"({"textDocument":{"uri":"u"},"text":"t"})").text ==
        "t");
  CHECK(decoded<DidCloseTextDocumentParams>(R"({"textDocument":{"uri":"u"}})").textDocument.uri ==
        "u");
  CHECK(mistake<DidCloseTextDocumentParams>("{}") == "textDocument: missing");
}

TEST_CASE("references are asked for with the definition or without") {
  const auto asked = [](std::string_view context) {
    return decoded<ReferenceParams>(
        R"({"textDocument":{"uri":"u"},"position":{"line":1,"character":2})" +
        std::string(context) + "}");
  };
  const auto with = asked(R"(,"context":{"includeDeclaration":true})");
  CHECK(with.textDocument.uri == "u");
  CHECK(with.position == Position{1, 2});
  CHECK(with.context.includeDeclaration);
  CHECK_FALSE(asked(R"(,"context":{"includeDeclaration":false})").context.includeDeclaration);
  CHECK_FALSE(asked("").context.includeDeclaration);
}

TEST_CASE("ranges and locations are read as they are written") {
  CHECK(decoded<Range>(Json(kRange).dump()) == kRange);
  const Location location = {"u", kRange};
  CHECK(decoded<Location>(Json(location).dump()) == location);
  check_encoded(kRange, with_range("@"));
  check_encoded(location, with_range(R"({"uri":"u","range":@})"));
}

TEST_CASE("a link has the range it starts from where that is known") {
  check_encoded(LocationLink{std::nullopt, "u", kRange, kRange},
                with_range(R"({"targetUri":"u","targetRange":@,"targetSelectionRange":@})"));
  check_encoded(LocationLink{kRange, "u", kRange, kRange},
                with_range(R"({"originSelectionRange":@,"targetUri":"u","targetRange":@,
                               "targetSelectionRange":@})"));
}

TEST_CASE("a hover has a range where that is known") {
  check_encoded(Hover{{kMarkdown, "**a**"}, std::nullopt},
                R"({"contents":{"kind":"markdown","value":"**a**"}})");
  check_encoded(Hover{{kPlainText, ""}, kRange},
                with_range(R"({"contents":{"kind":"plaintext","value":""},"range":@})"));
}

TEST_CASE("symbols are written as a tree, children in their order") {
  DocumentSymbol module{"m", std::nullopt, SymbolKind::kModule, kRange, kRange, {}};
  module.children.push_back({"c", "ENTRY", SymbolKind::kFunction, kRange, kRange, {}});
  module.children.push_back({"d", std::nullopt, SymbolKind::kFunction, kRange, kRange, {}});
  module.children[0].children.push_back({"i", "f32[2]", SymbolKind::kVariable, kRange, kRange, {}});
  check_encoded(module, with_range(R"({"name":"m","kind":2,"range":@,"selectionRange":@,"children":[
      {"name":"c","detail":"ENTRY","kind":12,"range":@,"selectionRange":@,"children":[
        {"name":"i","detail":"f32[2]","kind":13,"range":@,"selectionRange":@}]},
      {"name":"d","kind":12,"range":@,"selectionRange":@}]})"));
  CHECK(Json(std::vector{module, module}).size() == 2);
}

TEST_CASE("symbols are written as a list for clients without a tree") {
  check_encoded(SymbolInformation{"i", SymbolKind::kVariable, {"u", kRange}, "c"},
                with_range(R"({"name":"i","kind":13,"location":{"uri":"u","range":@},
                               "containerName":"c"})"));
  check_encoded(SymbolInformation{"i", SymbolKind::kVariable, {"u", kRange}, std::nullopt},
                with_range(R"({"name":"i","kind":13,"location":{"uri":"u","range":@}})"));
  CHECK(decoded<DocumentSymbolParams>(R"({"textDocument":{"uri":"u"}})").textDocument.uri == "u");
}
