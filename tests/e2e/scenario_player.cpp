#include "tests/e2e/scenario_player.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "tests/e2e/partial_match.h"
#include "tests/support/catch.h"

namespace e2e {
namespace {

Columns columns_of(const std::string& encoding) {
  if (encoding == "utf-8") return Columns::kUtf8;
  return encoding == "utf-32" ? Columns::kUtf32 : Columns::kUtf16;
}

bool is_about(const Step& step, const Json& message) {
  if (step.kind == Step::Kind::kMessage) return message.value("method", "") == step.method;
  return !message.contains("method") && message["id"] == step.id;
}

std::string waited_for(const Step& step) {
  return step.kind == Step::Kind::kMessage ? step.method
                                           : "an answer to " + std::to_string(step.id);
}

}  // namespace

ScenarioPlayer::ScenarioPlayer(const Scenario& scenario)
    : scenario_(scenario),
      client_(scenario.is_server_only ? Manners::kAny : Manners::kProper,
              columns_of(scenario.encoding)) {}

void ScenarioPlayer::play() {
  for (const Step& step : scenario_.steps) {
    INFO(scenario_.place(step));
    play(step);
  }
  const Step last{.kind = Step::Kind::kExit, .line = scenario_.steps.back().line, .words = {"0"}};
  if (!has_ended_) end(last);
}

void ScenarioPlayer::play(const Step& step) {
  switch (step.kind) {
    case Step::Kind::kRequest:
      return client_.request(step.id, step.method, filled(step, step.json));
    case Step::Kind::kNotification: return client_.notify(step.method, filled(step, step.json));
    case Step::Kind::kAnswer: return client_.answer(asked_, filled(step, step.json));
    case Step::Kind::kResult:
    case Step::Kind::kError:
    case Step::Kind::kMessage: return expect(step);
    case Step::Kind::kStart: return start(step.json);
    case Step::Kind::kApply: return apply(step);
    case Step::Kind::kExit: return end(step);
  }
}

void ScenarioPlayer::start(const Json& patch) {
  Json params = usual_client();
  params["capabilities"]["general"]["positionEncodings"] = {scenario_.encoding};
  if (!patch.is_null()) params.merge_patch(patch);
  client_.start(params);
}

void ScenarioPlayer::expect(const Step& step) {
  const Json message = take(step);
  const bool is_error = step.kind == Step::Kind::kError;
  const char* part = step.kind == Step::Kind::kMessage ? "params" : is_error ? "error" : "result";
  if (!message.contains(part)) fail(step, std::string("no ") + part + ": " + message.dump());
  const std::string wrong = mismatch(filled(step, step.json), message[part]);
  if (!wrong.empty()) fail(step, wrong + "\nthe whole message: " + message.dump());
  if (step.kind == Step::Kind::kResult) results_[step.id] = message["result"];
  if (message.contains("method") && message.contains("id")) asked_ = message["id"];
}

// The edit of a code action, made in the buffer as an editor does and told by didChange.
void ScenarioPlayer::apply(const Step& step) {
  const int id = std::stoi(step.words[0]);
  const auto number = static_cast<std::size_t>(std::stoi(step.words[1]));
  const auto found = results_.find(id);
  if (found == results_.end()) fail(step, "no answer was expected to that request");
  const Json& action = found->second.is_array() ? found->second.at(number) : found->second;
  if (!action.contains("edit")) fail(step, "an action without an edit: " + action.dump());
  std::string uri;
  Json edits;
  if (action["edit"].contains("documentChanges")) {
    const Json& change = action["edit"]["documentChanges"].at(0);
    uri = change["textDocument"]["uri"];
    edits = change["edits"];
    if (change["textDocument"]["version"] != client_.version(uri))
      fail(step, "an edit of another version: " + change["textDocument"].dump());
  } else {
    uri = action["edit"]["changes"].begin().key();
    edits = action["edit"]["changes"].begin().value();
  }
  client_.apply(uri, edits, std::stoi(step.words[2]));
}

void ScenarioPlayer::end(const Step& step) {
  has_ended_ = true;
  const int code = client_.end(unexpected_);
  for (const Json& message : unexpected_) {
    if (message.contains("method") || message["id"] != kShutdownId)
      fail(step, "nobody expected " + message.dump());
  }
  if (std::to_string(code) != step.words[0])
    fail(step, "the program ended with " + std::to_string(code));
}

Json ScenarioPlayer::take(const Step& step) {
  const auto found = std::ranges::find_if(
      unexpected_, [&](const Json& message) { return is_about(step, message); });
  if (found != unexpected_.end()) {
    Json message = std::move(*found);
    unexpected_.erase(found);
    return message;
  }
  while (auto message = client_.read()) {
    if (is_about(step, *message)) return std::move(*message);
    unexpected_.push_back(std::move(*message));
  }
  fail(step, "there was no " + waited_for(step));
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as the value in the file.
Json ScenarioPlayer::filled(const Step& step, const Json& value) const {
  if (value.is_string()) return value_of(step, value.get<std::string>());
  if (!value.is_structured()) return value;
  Json result = value;
  for (Json& inner : result) inner = filled(step, inner);
  return result;
}

Json ScenarioPlayer::value_of(const Step& step, const std::string& written) const {
  const std::size_t first = written.find(':');
  if (!written.starts_with('$') || first == written.npos) return written;
  const std::string kind = written.substr(1, first - 1);
  const std::size_t second = std::min(written.find(':', first + 1), written.size());
  const std::string name = written.substr(first + 1, second - first - 1);
  const std::string words = second < written.size() ? written.substr(second + 1) : "";
  if (kind == "answer") {
    const auto found = results_.find(std::stoi(name));
    if (found == results_.end()) fail(step, "no answer was expected to " + name);
    return found->second.at(Json::json_pointer(words));
  }
  const auto text = scenario_.texts.find(name);
  if (text == scenario_.texts.end()) fail(step, "no text is named " + name);
  if (kind == "text") return text->second;
  const std::size_t begin = text->second.find(words);
  if (begin == std::string::npos) fail(step, "not in the text: " + words);
  const Buffer buffer(text->second, columns_of(scenario_.encoding));
  const std::size_t end = begin + words.size();
  if (kind == "range") return buffer.range(begin, end);
  if (kind == "at" || kind == "after") return buffer.position(kind == "at" ? begin : end);
  fail(step, "no such value: " + written);
}

void ScenarioPlayer::fail(const Step& step, const std::string& why) const {
  FAIL(scenario_.place(step) << ": " << why);
  std::abort();  // FAIL throws
}

}  // namespace e2e
