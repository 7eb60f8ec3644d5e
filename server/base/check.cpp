#include "base/check.h"

#include <cstdio>
#include <cstdlib>

#include "base/log.h"

namespace base {
namespace {

std::atomic<int> failures{0};

}  // namespace

bool fail_check(CheckPlace& place) {
#if HLO_CHECK_STOPS
  std::fprintf(stderr, "%s:%d: check failed: %s\n", place.file, place.line, place.condition);
  std::abort();
#else
  return detail::log_failed_check(place);
#endif
}

int failed_checks() { return failures.load(std::memory_order_relaxed); }

bool detail::log_failed_check(CheckPlace& place) {
  failures.fetch_add(1, std::memory_order_relaxed);
  if (!place.logged.exchange(true))
    log_error("{}:{}: check failed: {}", place.file, place.line, place.condition);
  return false;
}

}  // namespace base
