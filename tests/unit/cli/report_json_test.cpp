#include "cli/report_json.h"

#include <nlohmann/json.hpp>

#include "tests/support/catch.h"
#include "tests/unit/cli/folder.h"

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kModule =
    "HloModule m, entry_computation_layout={(f32[12]{0})->(f32[12]{0}, f32[12]{0})}\n"
    "\n"
    "ENTRY e {\n"
    "  x = f32[12]{0} parameter(0)\n"
    "  /* \xf0\x9f\x98\x80 */ off = f32[12]{0} custom-call(x), custom_call_target=\"MoveToHost\"\n"
    "  sum = f32[12]{0} add(off, off)\n"
    "  ROOT out = (f32[12]{0}, f32[12]{0}) tuple(sum, x)\n"
    "}\n";

std::vector<Json> lines_of(std::string_view bytes, std::string_view name) {
  const cli_test::Folder folder;
  const std::string path = folder.write(name, bytes);
  const auto file = cli::check_file({path, true}, {}, analysis::for_each_in_line);
  const std::string report = cli::json_report(file);
  std::vector<Json> lines;
  for (std::size_t at = 0; at < report.size();) {
    const std::size_t end = report.find('\n', at);
    lines.push_back(Json::parse(report.substr(at, end - at)));
    at = end + 1;
  }
  return lines;
}

std::vector<std::string> keys_of(const Json& json) {
  std::vector<std::string> keys;
  for (const auto& [key, value] : json.items()) keys.push_back(key);
  return keys;
}

}  // namespace

TEST_CASE("a module is one object with the keys in their order") {
  const auto lines = lines_of(kModule, "a.hlo");
  REQUIRE(lines.size() == 1);
  const Json& line = lines[0];
  CHECK(keys_of(line) == std::vector<std::string>{"file", "module", "index", "range", "stage",
                                                  "profile", "backend", "verdict", "diagnostics",
                                                  "host"});
  CHECK(line["module"] == "m");
  CHECK(line["index"] == 0);
  CHECK(line["stage"] == "before-offload");
  CHECK(line["profile"] == "2026-11");
  CHECK(line["backend"] == "tpu");
  CHECK(keys_of(line["verdict"]) ==
        std::vector<std::string>{"outcome", "code", "start", "message", "forecast"});
  CHECK(line["verdict"]["outcome"] == "error");
  CHECK(line["verdict"]["code"] == "E1200");
  CHECK(line["verdict"]["start"] == "sum");
}

TEST_CASE("an E1200 has its range, its page, the path and what cures it") {
  const auto lines = lines_of(kModule, "a b.hlo");
  const Json* found = nullptr;
  for (const Json& diagnostic : lines.at(0)["diagnostics"]) {
    if (diagnostic["code"] == "E1200") found = &diagnostic;
  }
  REQUIRE(found != nullptr);
  const Json& leak = *found;
  CHECK(keys_of(leak) == std::vector<std::string>{"range", "severity", "code", "codeDescription",
                                                  "source", "message", "relatedInformation",
                                                  "data"});
  CHECK(
      leak["range"] ==
      Json::parse(R"({"start": {"line": 5, "character": 2}, "end": {"line": 5, "character": 5}})"));
  CHECK(leak["severity"] == 1);
  CHECK(leak["codeDescription"]["href"] == "https://openxla.org/xla/errors/error_1200");
  CHECK(leak["source"] == "xla");
  CHECK(leak["message"] == lines[0]["verdict"]["message"]);
  CHECK(leak["data"]["start"] == "sum");
  CHECK(leak["data"]["annotation"] == Json{"off"});
  CHECK(leak["data"]["output"] == "{0}");
  CHECK(leak["data"]["fixes"].size() >= 2);
  const Json& moved = leak["relatedInformation"][0];
  CHECK(moved["message"] == "moved to host memory here");
  // The character in the comment takes two units of UTF-16.
  CHECK(moved["location"]["range"]["start"] == Json::parse(R"({"line": 4, "character": 11})"));
  const std::string uri = moved["location"]["uri"];
  CHECK(uri.starts_with("file:///"));
  CHECK(uri.ends_with("/a%20b.hlo"));
  CHECK(lines[0]["host"][0] == Json::array({"sum", "{}"}));
}

TEST_CASE("a file without a module is one line with null") {
  for (const std::string_view bytes : {"", " \n"}) {
    const auto lines = lines_of(bytes, "empty.hlo");
    REQUIRE(lines.size() == 1);
    CHECK(lines[0]["module"].is_null());
    CHECK(lines[0]["index"] == 0);
    CHECK(lines[0]["verdict"]["outcome"] == "none");
    CHECK(lines[0]["diagnostics"].empty());
    CHECK(lines[0]["host"].empty());
  }
}

TEST_CASE("a file that holds no HLO text is one line with a note") {
  const auto lines = lines_of("module @m {\n  func.func @f() { return }\n}\n", "m.hlo");
  REQUIRE(lines.size() == 1);
  CHECK(lines[0]["module"].is_null());
  REQUIRE(lines[0]["diagnostics"].size() == 1);
  CHECK(lines[0]["diagnostics"][0]["code"] == "not-hlo");
  CHECK(lines[0]["diagnostics"][0]["severity"] == 3);
  CHECK(lines[0]["diagnostics"][0]["codeDescription"]["href"] == "docs/diagnostics.md#not-hlo");
}

TEST_CASE("several modules are several lines in the order of the text") {
  std::string text(kModule);
  text += "\nHloModule second\nENTRY e { ROOT p = f32[] parameter(0) }\n";
  const auto lines = lines_of(text, "two.hlo");
  REQUIRE(lines.size() == 2);
  CHECK(lines[0]["module"] == "m");
  CHECK(lines[1]["module"] == "second");
  CHECK(lines[1]["index"] == 1);
  CHECK(lines[1]["verdict"]["outcome"] == "none");
  CHECK(lines[1]["diagnostics"].empty());
}

TEST_CASE("names that are no UTF-8 still give JSON") {
  const auto lines =
      lines_of("HloModule m\nENTRY e { ROOT \"\xff\xfe\" = f32[] parameter(0) }\n", "odd\xff.hlo");
  REQUIRE(lines.size() == 1);
  CHECK(lines[0]["module"] == "m");
}

TEST_CASE("a path becomes a URI with its odd bytes written out") {
  CHECK(cli::file_uri("a.hlo", "/data/me") == "file:///data/me/a.hlo");
  CHECK(cli::file_uri("../b/./a b#%.hlo", "/data/me") == "file:///data/b/a%20b%23%25.hlo");
  CHECK(cli::file_uri("/x/\xc3\xa4", "/data/me") == "file:///x/%C3%A4");
}
