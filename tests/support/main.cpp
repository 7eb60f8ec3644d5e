// The main of every test executable: runs Catch2, then prints one line `N passed, N failed, N
// skipped` of test cases.
#if !__has_include(<catch2/catch_all.hpp>)
#define CATCH_CONFIG_RUNNER
#endif
#include <cstdio>
#include <string>

#include "tests/support/catch.h"

namespace support {
namespace {

struct Tally {
  int passed = 0;
  int failed = 0;
  int skipped = 0;
  std::string running;
  std::string skip_reason;  // Empty while the running test case was not skipped.
};

Tally& tally() {
  static Tally value;
  return value;
}

#if __has_include(<catch2/catch_all.hpp>)
using ListenerBase = Catch::EventListenerBase;
#else
using ListenerBase = Catch::TestEventListenerBase;
#endif

class Counter : public ListenerBase {
 public:
  using ListenerBase::ListenerBase;

  void testCaseStarting(const Catch::TestCaseInfo& test) override {
    tally().running = test.name;
    tally().skip_reason.clear();
  }

  void testCaseEnded(const Catch::TestCaseStats& stats) override {
    const auto& assertions = stats.totals.assertions;
    if (assertions.failed > 0) {
      ++tally().failed;
    } else if (!tally().skip_reason.empty()) {
      ++tally().skipped;
      std::printf("SKIPPED: %s: %s\n", tally().running.c_str(), tally().skip_reason.c_str());
    } else if (assertions.total() == 0) {
      ++tally().failed;
      std::printf("FAILED: %s: no assertion ran\n", tally().running.c_str());
    } else {
      ++tally().passed;
    }
  }
};
CATCH_REGISTER_LISTENER(Counter)

}  // namespace

void record_skip(std::string_view reason) {
  tally().skip_reason = reason.empty() ? "no reason given" : reason;
}

}  // namespace support

int main(int argc, char* argv[]) {
  const int result = Catch::Session().run(argc, argv);
  const auto& tally = support::tally();
  if (tally.passed + tally.failed + tally.skipped == 0) return result;
  std::printf("%d passed, %d failed, %d skipped\n", tally.passed, tally.failed, tally.skipped);
  return result != 0 || tally.failed > 0 ? 1 : 0;
}
