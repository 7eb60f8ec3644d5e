// E1200 over a whole sitting: it comes with the text, goes while the text is broken, comes back,
// and goes for good by each of the fixes that are offered.
#include <algorithm>

#include "tests/e2e/checked_text.h"
#include "tests/e2e/live_client.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

namespace {

using e2e::Json;
using e2e::LiveClient;

const std::string kUri = "file:///dump/module.hlo";

// What names a leak in its diagnostic.
Json leaks_of(const Json& published) {
  Json leaks = Json::array();
  for (const Json& diagnostic : published["diagnostics"]) {
    if (diagnostic["code"] == "E1200") leaks.push_back(diagnostic["data"]);
  }
  return leaks;
}

bool has(const Json& leaks, const Json& leak) {
  return std::find(leaks.begin(), leaks.end(), leak) != leaks.end();
}

class Sitting {
 public:
  explicit Sitting(std::string text) : text_(std::move(text)) { client_.start(); }

  Json open() {
    client_.open(kUri, text_, version_);
    return published();
  }

  // As while somebody writes the end of the module anew.
  Json without_its_end() {
    const std::size_t entry = text_.find("ENTRY ");
    const std::size_t root = text_.find("  ROOT ", entry);
    REQUIRE(root < text_.size());
    client_.edit(kUri, root, text_.size(), "  ROOT (\"", ++version_);
    return published();
  }

  Json with_its_end() {
    const std::size_t root = text_.find("  ROOT ", text_.find("ENTRY "));
    client_.edit(kUri, root, client_.buffer(kUri).text().size(), text_.substr(root), ++version_);
    CHECK(client_.buffer(kUri).text() == text_);
    return published();
  }

  Json back() {
    client_.replace_all(kUri, text_, ++version_);
    return published();
  }

  Json actions() {
    const Json everything = client_.buffer(kUri).range(0, text_.size());
    const int id =
        client_.request("textDocument/codeAction", {{"textDocument", {{"uri", kUri}}},
                                                    {"range", everything},
                                                    {"context", {{"diagnostics", Json::array()}}}});
    return client_.read_answer(id)["result"];
  }

  Json applied(const Json& action) {
    const Json& change = action["edit"]["documentChanges"].at(0);
    CHECK(change["textDocument"] == Json{{"uri", kUri}, {"version", version_}});
    client_.apply(kUri, change["edits"], ++version_);
    return published();
  }

  Json close() {
    client_.close(kUri);
    return published();
  }

  int end() { return client_.end(); }

 private:
  // Of the text of now; an older one after it would fail in the client.
  Json published() {
    Json params = client_.read_published(kUri, version_);
    if (client_.is_open(kUri)) {
      CHECK(e2e::comparable(params["diagnostics"]) == e2e::checked(client_.buffer(kUri).text()));
    }
    return params;
  }

  LiveClient client_;
  std::string text_;
  int version_ = 1;
};

void sit_through(const char* path, std::size_t leak_count) {
  INFO(path);
  Sitting sitting(support::read_file(support::source_folder() / path));
  const Json leaks = leaks_of(sitting.open());
  REQUIRE(leaks.size() == leak_count);
  CHECK(leaks_of(sitting.without_its_end()).empty());
  CHECK(leaks_of(sitting.with_its_end()) == leaks);

  const std::size_t action_count = sitting.actions().size();
  CHECK(action_count >= 2 * leak_count);
  for (std::size_t i = 0; i < action_count; ++i) {
    const Json action = sitting.actions().at(i);
    INFO(action["title"]);
    if (action["kind"] == "source.fixAll.hlo") {
      CHECK(leaks_of(sitting.applied(action)).empty());
      CHECK(leaks_of(sitting.back()) == leaks);
      continue;
    }
    REQUIRE(action["diagnostics"].size() == 1);
    Json cured = action["diagnostics"][0]["data"];
    cured.erase("fixes");  // only a code action knows them
    CHECK(has(leaks, cured));
    CHECK_FALSE(has(leaks_of(sitting.applied(action)), cured));
    CHECK(leaks_of(sitting.back()) == leaks);
  }
  CHECK(sitting.close()["diagnostics"].empty());
  CHECK(sitting.end() == 0);
}

}  // namespace

TEST_CASE("E1200 comes and goes with the text, and each fix that is offered cures it") {
  sit_through("docs/examples/e1200.hlo", 2);
  sit_through("tests/oracle/jax-programs/replay-buffer-aot.input.hlo", 1);
  sit_through("tests/oracle/jax-programs/kv-cache-host-scatter.input.hlo", 1);
}
