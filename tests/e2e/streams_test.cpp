// Eight documents of one client at the same time, each with its own edits and questions: what the
// thread sanitizer looks at.
#include <array>
#include <map>
#include <memory>

#include "tests/e2e/checked_text.h"
#include "tests/e2e/live_client.h"
#include "tests/e2e/random_typing.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

namespace {

using e2e::Json;
using e2e::LiveClient;

#ifdef HLO_SANITIZED
constexpr int kSteps = 60;
#else
constexpr int kSteps = 250;
#endif

constexpr std::array<const char*, 8> kTexts = {
    "docs/examples/e1200.hlo",
    "tests/oracle/jax-programs/kv-cache-host-scatter.input.hlo",
    "tests/oracle/jax-programs/replay-buffer-aot.input.hlo",
    "tests/oracle/jax-programs/donated-host-returned-on-device.input.hlo",
    "tests/oracle/jax-programs/host-compute-adam.input.hlo",
    "tests/oracle/goldens/case-A07.hlo",
    "tests/oracle/goldens/case-B12.hlo",
    "tests/oracle/goldens/case-D05.hlo"};

constexpr int kContentModified = -32801;
constexpr int kRequestCancelled = -32800;

// A code action is asked for its edit as soon as it is offered.
Json resolving_client() {
  Json client = e2e::usual_client();
  client["capabilities"]["textDocument"]["codeAction"]["resolveSupport"] = {
      {"properties", {"edit"}}};
  return client;
}

struct Stream {
  std::string uri;
  std::string text;
  e2e::RandomTyping typing;
  int steps = 0;
};

class Streams {
 public:
  explicit Streams(std::uint64_t seed) {
    client_.start(resolving_client());
    for (const char* path : kTexts) {
      const std::string uri = "file:///" + std::to_string(streams_.size()) + ".hlo";
      std::string text = support::read_file(support::source_folder() / path);
      REQUIRE_FALSE(text.empty());
      streams_.push_back(std::make_unique<Stream>(
          Stream{uri, std::move(text), e2e::RandomTyping(client_, uri, seed + streams_.size())}));
      streams_.back()->typing.open(streams_.back()->text);
      take_step(*streams_.back());
    }
  }

  // Each answer is followed by the next step of its stream, so that none of them ever rests.
  void run() {
    while (!asked_.empty()) {
      const auto message = client_.read();
      REQUIRE(message);
      if (message->contains("method")) continue;
      const auto found = asked_.find((*message)["id"]);
      REQUIRE(found != asked_.end());
      Stream& stream = *found->second;
      asked_.erase(found);
      ++answers_;
      look_at(*message, stream);
      if (stream.steps < kSteps) take_step(stream);
    }
  }

  // All that was ever asked has its answer; what is left is what the command line says.
  void compare() {
    for (const auto& stream : streams_) {
      stream->typing.edit();
      const Json last = client_.read_published(stream->uri, stream->typing.version());
      const std::string& text = client_.buffer(stream->uri).text();
      CHECK(e2e::comparable(last["diagnostics"]) == e2e::checked(text));
    }
    CHECK(client_.waiting() == 0);
    CHECK(client_.end() == 0);
  }

  int answers() const { return answers_; }
  int errors() const { return errors_; }
  int fixes_made() const { return resolved_; }

 private:
  void take_step(Stream& stream) {
    ++stream.steps;
    e2e::RandomTyping& typing = stream.typing;
    if (typing.below(12) == 0) {
      client_.close(stream.uri);
      typing.open(stream.text);
    }
    for (std::size_t left = typing.below(4); left > 0; --left) typing.edit();
    const int id = typing.ask();
    asked_[id] = &stream;
    if (typing.below(5) == 0) typing.cancel(id);
  }

  void look_at(const Json& answer, Stream& stream) {
    if (answer.contains("error")) {
      ++errors_;
      const int code = answer["error"]["code"];
      INFO(answer.dump());
      CHECK((code == kContentModified || code == kRequestCancelled));
      return;
    }
    const Json& result = answer["result"];
    if (result.is_object() && result.contains("edit")) ++resolved_;
    if (!result.is_array() || result.empty() || !result[0].contains("isPreferred")) return;
    asked_[client_.request("codeAction/resolve", result[0])] = &stream;
  }

  LiveClient client_;
  std::vector<std::unique_ptr<Stream>> streams_;
  std::map<int, Stream*> asked_;
  int answers_ = 0;
  int errors_ = 0;
  int resolved_ = 0;
};

}  // namespace

TEST_CASE("F27: eight streams of edits and questions at once get each answer once and whole") {
  const std::uint64_t seed = support::test_seed();
  INFO("seed " << seed);
  Streams streams(seed);
  streams.run();
  CHECK(streams.answers() >= kSteps * static_cast<int>(kTexts.size()));
  CHECK(streams.errors() > 0);
  CHECK(streams.fixes_made() > 0);
  streams.compare();
}
