// The one include of the test framework: Catch2 2.13 and 3 look the same behind it. Tests include
// this and no header of Catch2.
//
// HLO_SKIP("reason") ends a test case that cannot run here, for instance because ../shared is not
// there. Skipped test cases are named with their reason and counted apart by our main, so no check
// is left out in silence. A test case that ends without one assertion and without HLO_SKIP counts
// as failed.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif

#include <string_view>

namespace support {

// Notes that the running test case is skipped; HLO_SKIP is the way to call it.
void record_skip(std::string_view reason);

}  // namespace support

#define HLO_SKIP(reason)            \
  do {                              \
    ::support::record_skip(reason); \
    return;                         \
  } while (false)
