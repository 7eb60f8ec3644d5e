// HLO_CHECK(condition) states what only a mistake of ours can break; what a user can type is never
// checked with it. It is an expression: true when the condition holds. When it does not, builds
// with HLO_CHECK_STOPS (dev, asan, tsan, fuzz) print the place and abort; others log the place once
// and give false, and the caller falls back:
//   if (!HLO_CHECK(at < operands.size())) return std::nullopt;
// The condition is evaluated exactly once in every build.
#pragma once

#include <atomic>

namespace base {

// Says where a check failed and counts how often; one object a place. Only HLO_CHECK makes one.
struct CheckPlace {
  const char* file;
  int line;
  const char* condition;
  std::atomic<bool> logged{false};
};

// Aborts, or logs once a place and returns false. HLO_CHECK is the way to call it.
bool fail_check(CheckPlace& place);

// How many checks have failed in this process; stays 0 in builds that stop.
int failed_checks();

namespace detail {
// The stop and the log apart, so that tests see the second in every build.
bool log_failed_check(CheckPlace& place);
}  // namespace detail

}  // namespace base

#define HLO_CHECK(...)                                                 \
  (static_cast<bool>(__VA_ARGS__) || [] {                              \
    static ::base::CheckPlace place{__FILE__, __LINE__, #__VA_ARGS__}; \
    return ::base::fail_check(place);                                  \
  }())
