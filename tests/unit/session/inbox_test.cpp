#include "session/inbox.h"

#include <string>
#include <vector>

#include "tests/support/catch.h"
#include "tests/support/manual_executor.h"

namespace {

constexpr std::size_t kLarge = 64;

std::string notification(const std::string& method, std::size_t bytes = 0) {
  std::string body = R"({"method":")" + method + R"("})";
  if (body.size() < bytes) body.append(bytes - body.size(), ' ');
  return body;
}

struct Reading {
  support::ManualExecutor executor;
  std::vector<std::string> methods;
  session::Inbox inbox{executor, kLarge, [this](const session::Inbox::Read& read) {
                         REQUIRE(read);
                         methods.push_back(std::get<rpc::Notification>(*read).method);
                       }};
};

using Methods = std::vector<std::string>;

}  // namespace

TEST_CASE("a body is read at once below the bound, on the pool at it and above it") {
  for (const std::size_t size : {kLarge - 1, kLarge, kLarge + 1}) {
    Reading reading;
    reading.inbox.receive(notification("a", size));
    CAPTURE(size);
    CHECK(reading.methods.empty() == (size >= kLarge));
    CHECK(reading.executor.pool_size() == (size >= kLarge ? 1 : 0));
    reading.executor.run_all();
    CHECK(reading.methods == Methods{"a"});
  }
}

TEST_CASE("what comes behind large bodies is handed over in order, the end last") {
  Reading reading;
  reading.inbox.receive(notification("a", kLarge));
  reading.inbox.receive(notification("b"));
  reading.inbox.receive(notification("c", kLarge));
  reading.inbox.receive(notification("d"));
  reading.inbox.finish([&] { reading.methods.emplace_back("end"); });
  CHECK(reading.methods.empty());
  reading.executor.run_all();
  CHECK(reading.methods == Methods{"a", "b", "c", "d", "end"});
}

TEST_CASE("a cancel is handed over ahead of a large body, and again in its turn") {
  Reading reading;
  reading.inbox.receive(notification("a", kLarge));
  reading.inbox.receive(notification("$/cancelRequest"));
  CHECK(reading.methods == Methods{"$/cancelRequest"});
  reading.executor.run_all();
  CHECK(reading.methods == Methods{"$/cancelRequest", "a", "$/cancelRequest"});
}
