#include "protocol/editing.h"

#include "protocol/extensions.h"
#include "protocol/window.h"
#include "protocol/workspace.h"
#include "tests/unit/protocol/decoding.h"

using namespace protocol;

namespace {

Diagnostic full_diagnostic() {
  return {kRange,
          DiagnosticSeverity::kError,
          "E1200",
          CodeDescription{"https://example.org/e"},
          "xla",
          "leak",
          {DiagnosticTag::kUnnecessary},
          {{{"u", kRange}, "moved to host memory here"}},
          std::make_shared<Json>(Json{{"start", "out"}})};
}

const std::string kFullDiagnostic = with_range(R"({"range":@,"severity":1,"code":"E1200",
    "codeDescription":{"href":"https://example.org/e"},"source":"xla","message":"leak",
    "tags":[1],"relatedInformation":[{"location":{"uri":"u","range":@},
    "message":"moved to host memory here"}],"data":{"start":"out"}})");

std::string asked(std::string_view context) {
  return with_range(R"({"textDocument":{"uri":"u"},"range":@,"context":)" + std::string(context) +
                    "}");
}

}  // namespace

TEST_CASE("a diagnostic is written whole and read back") {
  check_encoded(full_diagnostic(), kFullDiagnostic);
  check_encoded(decoded<Diagnostic>(kFullDiagnostic), kFullDiagnostic);
}

TEST_CASE("a diagnostic is written without what it does not have") {
  Diagnostic plain;
  plain.range = kRange;
  plain.message = "m";
  check_encoded(plain, with_range(R"({"range":@,"message":"m"})"));
  const auto read = decoded<Diagnostic>(with_range(R"({"range":@,"message":"m"})"));
  CHECK_FALSE(read.severity);
  CHECK_FALSE(read.code);
  CHECK(read.data == nullptr);
}

TEST_CASE("a diagnostic of another server is read in spite of its odd fields") {
  const auto read = decoded<Diagnostic>(with_range(
      R"({"range":@,"message":"m","severity":9,"code":612,"codeDescription":5,"source":null,
          "tags":["x"],"relatedInformation":[{}],"data":0})"));
  CHECK_FALSE(read.severity);
  CHECK(read.code == "612");
  CHECK_FALSE(read.codeDescription);
  CHECK_FALSE(read.source);
  CHECK(read.tags.empty());
  CHECK(read.relatedInformation.empty());
  CHECK(*read.data == 0);
  CHECK_FALSE(decoded<Diagnostic>(with_range(R"({"range":@,"message":"","severity":0})")).severity);
}

TEST_CASE("F19: a list without diagnostics is written, the version where there is one") {
  check_encoded(PublishDiagnosticsParams{"u", std::nullopt, {}}, R"({"uri":"u","diagnostics":[]})");
  check_encoded(PublishDiagnosticsParams{"u", 0, {full_diagnostic()}},
                R"({"uri":"u","version":0,"diagnostics":[)" + kFullDiagnostic + "]}");
}

TEST_CASE("code actions are asked for a range, some kinds and some diagnostics") {
  const auto params = decoded<CodeActionParams>(
      asked(R"({"only":["quickfix"],"diagnostics":[)" + kFullDiagnostic + "]}"));
  CHECK(params.textDocument.uri == "u");
  CHECK(params.range == kRange);
  CHECK(params.context.only == std::vector<std::string>{"quickfix"});
  REQUIRE(params.context.diagnostics.size() == 1);
  CHECK(params.context.diagnostics[0].code == "E1200");
  CHECK_FALSE(decoded<CodeActionParams>(asked("{}")).context.only);
  CHECK(mistake<CodeActionParams>(asked(R"({"only":"quickfix"})")) ==
        "context.only: expected an array");
}

TEST_CASE("F25: a diagnostic with a negative position is left out, the others are read") {
  const auto params = decoded<CodeActionParams>(asked(
      R"({"diagnostics":[{"message":"m","range":{"start":{"line":-1,"character":0},
          "end":{"line":0,"character":0}}},7,)" +
      kFullDiagnostic + "]}"));
  REQUIRE(params.context.diagnostics.size() == 1);
  CHECK(params.context.diagnostics[0].message == "leak");
}

TEST_CASE("F21: an edit names the version of its document, null where that is not known") {
  WorkspaceEdit edit;
  edit.documentChanges = {{{"u", 4}, {{kRange, "x"}}}, {{"v", std::nullopt}, {}}};
  check_encoded(edit, with_range(R"({"documentChanges":[
      {"textDocument":{"uri":"u","version":4},"edits":[{"range":@,"newText":"x"}]},
      {"textDocument":{"uri":"v","version":null},"edits":[]}]})"));
}

TEST_CASE("an edit for a client without versions is a table by document") {
  WorkspaceEdit edit;
  edit.changes = {{"u", {{kRange, "x"}}}, {"v", {}}};
  check_encoded(edit, with_range(R"({"changes":{"u":[{"range":@,"newText":"x"}],"v":[]}})"));
}

TEST_CASE("a code action is written without what it does not have") {
  CodeAction action;
  action.title = "t";
  check_encoded(action, R"({"title":"t"})");
}

TEST_CASE("a code action comes back to be resolved with its data") {
  CodeAction action;
  action.title = "t";
  action.kind = "quickfix";
  action.diagnostics = {full_diagnostic()};
  action.isPreferred = true;
  action.data = std::make_shared<Json>(Json{{"fix", "move-to-device"}});
  const auto text = R"({"title":"t","kind":"quickfix","isPreferred":true,"diagnostics":[)" +
                    kFullDiagnostic + R"(],"data":{"fix":"move-to-device"}})";
  check_encoded(action, text);
  check_encoded(decoded<CodeAction>(text), text);
  action.edit = WorkspaceEdit{};
  CHECK(Json(action).at("edit") == Json::object());
}

TEST_CASE("a command is written with its arguments where it has some") {
  check_encoded(Command{"t", "c", nullptr}, R"({"title":"t","command":"c"})");
  check_encoded(Command{"t", "c", std::make_shared<Json>(Json::array({1}))},
                R"({"title":"t","command":"c","arguments":[1]})");
}

TEST_CASE("changed settings are of any form, or none") {
  CHECK(*decoded<DidChangeConfigurationParams>(R"({"settings":[1]})").settings == Json::array({1}));
  CHECK(decoded<DidChangeConfigurationParams>(R"({"settings":null})").settings == nullptr);
  CHECK(decoded<DidChangeConfigurationParams>("{}").settings == nullptr);
}

TEST_CASE("changed files are named with what happened to them") {
  const auto params = decoded<DidChangeWatchedFilesParams>(
      R"({"changes":[{"uri":"a","type":1},{"uri":"b","type":3}]})");
  REQUIRE(params.changes.size() == 2);
  CHECK(params.changes[0].uri == "a");
  CHECK(params.changes[0].type == FileChangeType::kCreated);
  CHECK(params.changes[1].type == FileChangeType::kDeleted);
  CHECK(mistake<DidChangeWatchedFilesParams>(R"({"changes":[{"uri":"b","type":4}]})") ==
        "changes[0].type: expected a number from 1 to 3");
}

TEST_CASE("folders are added and removed") {
  const auto params = decoded<DidChangeWorkspaceFoldersParams>(
      R"({"event":{"added":[{"uri":"a","name":"A"}],"removed":[{"uri":"b"}]}})");
  REQUIRE(params.event.added.size() == 1);
  CHECK(params.event.added[0].name == "A");
  REQUIRE(params.event.removed.size() == 1);
  CHECK(params.event.removed[0].uri == "b");
}

TEST_CASE("settings are asked for and watchers registered") {
  check_encoded(ConfigurationParams{{{std::nullopt, "hlo"}, {"u", std::nullopt}}},
                R"({"items":[{"section":"hlo"},{"scopeUri":"u"}]})");
  check_encoded(
      RegistrationParams{{{"1", "workspace/didChangeConfiguration", nullptr},
                          {"2", "m", std::make_shared<Json>(Json{{"watchers", Json::array()}})}}},
      R"({"registrations":[{"id":"1","method":"workspace/didChangeConfiguration"},
          {"id":"2","method":"m","registerOptions":{"watchers":[]}}]})");
}

TEST_CASE("messages to the user have a weight") {
  check_encoded(ShowMessageParams{MessageType::kWarning, "w"}, R"({"type":2,"message":"w"})");
  check_encoded(LogMessageParams{MessageType::kLog, "l"}, R"({"type":4,"message":"l"})");
  CHECK(decoded<SetTraceParams>(R"({"value":"messages"})").value == "messages");
}

TEST_CASE("a memory path is written with its steps, also without one") {
  check_encoded(
      MemoryPath{kRange, "out", "host memory", {{"off", "moved here", {"u", kRange}}}, "returned"},
      with_range(R"({"range":@,"name":"out","placement":"host memory","ending":"returned",
          "steps":[{"name":"off","message":"moved here","location":{"uri":"u","range":@}}]})"));
  check_encoded(MemoryPath{kRange, "a", "device memory", {}, "stays"},
                with_range(R"({"range":@,"name":"a","placement":"device memory","ending":"stays",
                               "steps":[]})"));
}
