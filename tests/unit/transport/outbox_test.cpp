#include "transport/outbox.h"

#include <vector>

#include "tests/support/catch.h"

namespace {

using transport::Outbox;
using Bodies = std::vector<std::string>;

Bodies drained(Outbox& outbox) {
  Bodies bodies;
  while (auto body = outbox.pop()) bodies.push_back(*std::move(body));
  return bodies;
}

// What one message of this size counts for.
std::size_t cost_of(std::size_t bytes) {
  Outbox outbox(0);
  outbox.push({std::string(bytes, 'x'), ""});
  return outbox.bytes();
}

}  // namespace

TEST_CASE("messages leave in the order in which they came") {
  Outbox outbox(1 << 20);
  CHECK(!outbox.pop());
  outbox.push({"1", "a"});
  outbox.push({"2", ""});
  outbox.push({"3", "a"});
  CHECK(!outbox.is_empty());
  CHECK(drained(outbox) == Bodies{"1", "2", "3"});
  CHECK(outbox.is_empty());
  CHECK(outbox.bytes() == 0);
}

TEST_CASE("above the bound, not at it, what a later message replaces is dropped") {
  // Keys are counted too.
  const std::size_t three = 3 * (cost_of(1) + 1);
  for (const std::size_t bound : {three - 1, three, three + 1}) {
    Outbox outbox(bound);
    outbox.push({"1", "a"});
    outbox.push({"2", "b"});
    outbox.push({"3", "a"});
    CAPTURE(bound);
    CHECK(drained(outbox) == (bound < three ? Bodies{"2", "3"} : Bodies{"1", "2", "3"}));
  }
}

TEST_CASE("answers are never dropped, whatever waits") {
  Outbox outbox(100);
  Bodies expected;
  for (int i = 0; i < 1000; ++i) {
    const std::string answer = "answer " + std::to_string(i);
    outbox.push({answer, ""});
    outbox.push({"diagnostics", "document"});
    expected.push_back(answer);
  }
  Bodies answers;
  std::size_t diagnostics = 0;
  for (std::string& body : drained(outbox)) {
    body == "diagnostics" ? void(++diagnostics) : answers.push_back(std::move(body));
  }
  CHECK(answers == expected);
  CHECK(diagnostics >= 1);
  CHECK(diagnostics < 1000);
}

TEST_CASE("what is superseded takes no more than what is not, above the bound") {
  Outbox outbox(1000);
  const std::string body(100, 'd');
  for (int i = 0; i < 100'000; ++i) {
    outbox.push({body, "document"});
    REQUIRE(outbox.bytes() <= 1000 + cost_of(body.size()) + 8);
  }
  CHECK(!drained(outbox).empty());
}

TEST_CASE("the last message of each key stays") {
  Outbox outbox(0);
  for (int i = 0; i < 100; ++i) {
    outbox.push({std::to_string(i), "document " + std::to_string(i % 5)});
  }
  const Bodies bodies = drained(outbox);
  REQUIRE(bodies.size() >= 5);
  CHECK(Bodies(bodies.end() - 5, bodies.end()) == Bodies{"95", "96", "97", "98", "99"});
}
