// Fast typing: many edits without a pause, with questions in between.
#include "tests/e2e/checked_text.h"
#include "tests/e2e/live_client.h"
#include "tests/e2e/random_typing.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

namespace {

using e2e::Json;
using e2e::LiveClient;

#ifdef HLO_SANITIZED
constexpr int kEdits = 150;
#else
constexpr int kEdits = 1000;
#endif
constexpr std::size_t kLongestBurst = 40;
const std::string kUri = "file:///typed.hlo";

std::string text_of(const char* path) {
  std::string text = support::read_file(support::source_folder() / path);
  REQUIRE(text.size() > 100);
  return text;
}

std::string with_crlf(const std::string& text) {
  std::string result;
  for (const char c : text) result += c == '\n' ? "\r\n" : std::string(1, c);
  return result;
}

// Sends a burst in one piece; the number of edits in it.
int burst(LiveClient& client, e2e::RandomTyping& typing, int most) {
  const bool is_asking = typing.below(3) == 0;
  const int size = std::min(most, 1 + static_cast<int>(typing.below(kLongestBurst)));
  for (int i = 0; i < size; ++i) {
    typing.edit();
    if (!is_asking || typing.below(4) != 0) continue;
    const int id = typing.ask();
    if (typing.below(3) == 0) typing.cancel(id);
  }
  client.flush();
  return size;
}

// Versions that go backwards and ranges outside the text are found by the client itself.
void type_at_random(const std::string& text, std::uint64_t seed) {
  INFO("seed " << seed);
  LiveClient client;
  client.start();
  e2e::RandomTyping typing(client, kUri, seed);
  typing.open(text);
  for (int left = kEdits; left > 0;) {
    left -= burst(client, typing, left);
    const Json published = client.read_published(kUri, typing.version());
    INFO("version " << typing.version() << " of the text:\n" << client.buffer(kUri).text());
    REQUIRE(e2e::comparable(published["diagnostics"]) == e2e::checked(client.buffer(kUri).text()));
  }
  client.close(kUri);
  CHECK(client.read_published(kUri, typing.version())["diagnostics"].empty());
  CHECK(client.end() == 0);
}

}  // namespace

TEST_CASE("F18: after every burst of random edits the diagnostics are those of the command line") {
  const std::uint64_t seed = support::test_seed();
  SECTION("the example") { type_at_random(text_of("docs/examples/e1200.hlo"), seed); }
  SECTION("another JAX program") {
    type_at_random(text_of("tests/oracle/jax-programs/kv-cache-host-scatter.input.hlo"), seed + 1);
  }
  SECTION("a golden") { type_at_random(text_of("tests/oracle/goldens/case-A07.hlo"), seed + 2); }
  SECTION("line breaks of two characters") {
    type_at_random(with_crlf(text_of("docs/examples/e1200.hlo")), seed + 3);
  }
  SECTION("characters of several bytes") {
    std::string text = text_of("tests/oracle/goldens/case-A11.hlo");
    for (std::size_t at = text.find('\n'); at != text.npos; at = text.find('\n', at + 20))
      text.insert(at, "  // \xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80");
    type_at_random(text, seed + 4);
  }
}
