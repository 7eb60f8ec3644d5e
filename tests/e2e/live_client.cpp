#include "tests/e2e/live_client.h"

#include <algorithm>
#include <utility>

#include "tests/e2e/messages.h"
#include "tests/support/catch.h"
#include "tests/support/client_capabilities.h"

namespace e2e {
namespace {

// Every range in a message, however deep.
// NOLINTNEXTLINE(misc-no-recursion): what the server says is a few levels deep.
void collect_ranges(const Json& value, std::vector<const Json*>& ranges) {
  const bool is_range = value.is_object() && value.contains("start") && value.contains("end");
  if (is_range && value["start"].is_object()) return ranges.push_back(&value);
  if (!value.is_structured()) return;
  for (const Json& inner : value) collect_ranges(inner, ranges);
}

std::vector<const Json*> ranges_in(const Json& value) {
  std::vector<const Json*> ranges;
  collect_ranges(value, ranges);
  return ranges;
}

// The first range that is not in the text.
const Json* outside(const Json& value, const Buffer& buffer) {
  for (const Json* range : ranges_in(value)) {
    if (!buffer.has(*range)) return range;
  }
  return nullptr;
}

std::string document_of(const Json& params) {
  const Json::json_pointer in_data("/data/uri");
  const Json::json_pointer in_text_document("/textDocument/uri");
  const auto& pointer = params.contains(in_data) ? in_data : in_text_document;
  if (!params.contains(pointer) || !params[pointer].is_string()) return "";
  return params[pointer].get<std::string>();
}

}  // namespace

Json usual_client() {
  return {{"processId", nullptr},
          {"rootUri", nullptr},
          {"capabilities", support::usual_capabilities()}};
}

void LiveClient::request(const Json& id, std::string_view method, const Json& params) {
  const std::string uri = document_of(params);
  const auto document = documents_.find(uri);
  const std::size_t newest = document == documents_.end() ? 0 : document->second.texts.size() - 1;
  REQUIRE(waiting_.emplace(id.dump(), Waiting{uri, newest}).second);
  Json message = {{"jsonrpc", "2.0"}, {"id", id}, {"method", method}};
  if (!params.is_null()) message["params"] = params;
  send(message);
}

int LiveClient::request(std::string_view method, const Json& params) {
  request(next_id_, method, params);
  return next_id_++;
}

void LiveClient::notify(std::string_view method, const Json& params) {
  follow(method, params);
  Json message = {{"jsonrpc", "2.0"}, {"method", method}};
  if (!params.is_null()) message["params"] = params;
  send(message);
}

void LiveClient::answer(const Json& id, const Json& result) {
  send({{"jsonrpc", "2.0"}, {"id", id}, {"result", result}});
}

void LiveClient::send(const Json& message) { held_ += framed(message); }

void LiveClient::flush() {
  REQUIRE(program_.write(held_));
  held_.clear();
}

std::optional<Json> LiveClient::read() {
  if (!held_.empty()) flush();
  const auto body = program_.read_message();
  if (!body) return std::nullopt;
  Json message = Json::parse(*body);
  check(message);
  return message;
}

Json LiveClient::read_answer(const Json& id) {
  while (auto message = read()) {
    if (!message->contains("method") && (*message)["id"] == id) return *message;
  }
  FAIL("no answer to " << id);
  return nullptr;
}

Json LiveClient::read_published(const std::string& uri, int version) {
  while (auto message = read()) {
    if (message->value("method", "") != kPublish) continue;
    Json& params = (*message)["params"];
    if (params["uri"] == uri && params["version"] == version) return std::move(params);
  }
  FAIL("nothing published of version " << version << " of " << uri);
  return nullptr;
}

Json LiveClient::start(const Json& params) {
  const int id = request("initialize", params);
  const Json answer = read_answer(id);
  REQUIRE(answer.contains("result"));
  notify("initialized", Json::object());
  return answer["result"];
}

int LiveClient::end() {
  std::deque<Json> rest;
  return end(rest);
}

int LiveClient::end(std::deque<Json>& rest) {
  request(kShutdownId, "shutdown", nullptr);
  notify("exit", nullptr);
  while (auto message = read()) rest.push_back(std::move(*message));
  for (const auto& [id, waiting] : waiting_) UNSCOPED_INFO("unanswered: " << id);
  CHECK(waiting_.empty());
  return program_.wait();
}

bool LiveClient::is_open(const std::string& uri) const {
  const auto found = documents_.find(uri);
  return found != documents_.end() && found->second.is_open;
}

void LiveClient::open(const std::string& uri, std::string text, int version) {
  notify(
      "textDocument/didOpen",
      {{"textDocument",
        {{"uri", uri}, {"languageId", "hlo"}, {"version", version}, {"text", std::move(text)}}}});
}

void LiveClient::replace_all(const std::string& uri, std::string_view text, int version) {
  notify("textDocument/didChange", {{"textDocument", {{"uri", uri}, {"version", version}}},
                                    {"contentChanges", {{{"text", text}}}}});
}

void LiveClient::edit(const std::string& uri, std::size_t begin, std::size_t end,
                      std::string_view replacement, int version) {
  const std::string& text = buffer(uri).text();
  const auto is_inside = [&](std::size_t at) {
    if (at == 0 || at >= text.size()) return false;
    const bool cuts_character = (static_cast<unsigned char>(text[at]) & 0xc0U) == 0x80;
    return cuts_character || (text[at - 1] == '\r' && text[at] == '\n');
  };
  while (is_inside(begin)) --begin;
  while (is_inside(end)) ++end;
  notify("textDocument/didChange",
         {{"textDocument", {{"uri", uri}, {"version", version}}},
          {"contentChanges",
           {{{"range", buffer(uri).range(begin, end)}, {"text", repaired(replacement)}}}}});
}

void LiveClient::apply(const std::string& uri, const Json& edits, int version) {
  // Places of a change count in the text that the change before it left, so the last one comes
  // first.
  std::vector<std::pair<long, Json>> ordered;
  for (const Json& edit : edits) {
    REQUIRE(buffer(uri).has(edit["range"]));
    ordered.emplace_back(buffer(uri).offset(edit["range"]["start"]),
                         Json{{"range", edit["range"]}, {"text", edit["newText"]}});
  }
  std::ranges::stable_sort(ordered, std::greater{}, [](const auto& each) { return each.first; });
  Json changes = Json::array();
  for (auto& [start, change] : ordered) changes.push_back(std::move(change));
  notify("textDocument/didChange", {{"textDocument", {{"uri", uri}, {"version", version}}},
                                    {"contentChanges", std::move(changes)}});
}

void LiveClient::close(const std::string& uri) {
  notify("textDocument/didClose", {{"textDocument", {{"uri", uri}}}});
}

void LiveClient::follow(std::string_view method, const Json& params) {
  if (method == "textDocument/didOpen") {
    const Json& item = params["textDocument"];
    Document& document = documents_[item["uri"]];
    document.texts.push_back({item["version"], Buffer(item["text"], columns_)});
    document.is_open = true;
  } else if (method == "textDocument/didChange") {
    const Json& item = params["textDocument"];
    Document& document = documents_.at(item["uri"]);
    Buffer buffer = document.texts.back().buffer;
    for (const Json& change : params["contentChanges"]) {
      if (!change.contains("range")) {
        buffer = Buffer(change["text"], columns_);
      } else if (buffer.has(change["range"])) {
        buffer = buffer.with({{{"range", change["range"]}, {"newText", change["text"]}}});
      }
    }
    document.texts.push_back({item["version"], std::move(buffer)});
  } else if (method == "textDocument/didClose") {
    const auto found = documents_.find(params["textDocument"]["uri"]);
    if (found != documents_.end()) found->second.is_open = false;
  }
}

void LiveClient::check(const Json& message) {
  INFO(message.dump().substr(0, 2000));
  CHECK(message["jsonrpc"] == "2.0");
  if (!message.contains("method")) return check_answer(message);
  if (message["method"] == kPublish) check_published(message["params"]);
}

void LiveClient::check_answer(const Json& message) {
  CHECK(message.contains("result") != message.contains("error"));
  const auto found = waiting_.find(message["id"].dump());
  // Only what could not be read is answered without its id.
  if (found == waiting_.end() && message["id"].is_null()) return;
  REQUIRE(found != waiting_.end());
  const Waiting asked = found->second;
  waiting_.erase(found);
  const auto document = documents_.find(asked.uri);
  if (document == documents_.end() || !message.contains("result")) return;
  const Json& result = message["result"];
  // Of a resolved action only the edit is new; the rest is what the client sent.
  const bool is_resolved = result.is_object() && result.contains("edit");
  const Json& news = is_resolved ? result["edit"] : result;
  const Json* wrong = nullptr;
  for (std::size_t i = asked.text; i < document->second.texts.size(); ++i) {
    wrong = outside(news, document->second.texts[i].buffer);
    if (wrong == nullptr) return;
  }
  FAIL("a range outside the text: " << wrong->dump());
}

void LiveClient::check_published(const Json& params) {
  Document& document = documents_.at(params["uri"]);
  const int version = params.at("version");
  const auto first = document.texts.begin() + static_cast<std::ptrdiff_t>(document.published);
  const auto found = std::find_if(first, document.texts.end(),
                                  [&](const Sent& sent) { return sent.version == version; });
  REQUIRE(found != document.texts.end());
  document.published = static_cast<std::size_t>(found - document.texts.begin());
  const Json* wrong = outside(params, found->buffer);
  INFO("version " << version << " of the text, sent as number " << document.published << " of "
                  << document.texts.size() << ":\n"
                  << found->buffer.text());
  if (wrong != nullptr) FAIL("a range outside the text: " << wrong->dump());
}

}  // namespace e2e
