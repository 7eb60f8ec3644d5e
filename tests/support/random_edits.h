// Random edits, as people and accidents make them: letters, quotes, braces, parentheses, comment
// ends, line breaks, deleted and doubled lines, pasted pieces of HLO, bytes of any value. The same
// seed gives the same edits.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "text/range.h"

namespace support {

// The seed of this run: HLO_TEST_SEED where it is set, else from the clock. Printed once.
std::uint64_t test_seed();

class RandomEdits {
 public:
  explicit RandomEdits(std::uint64_t seed) : random_(seed) {}

  text::Edit edit(std::string_view text);
  // Text without meaning: bytes of any value, with HLO's own marks among them.
  std::string garbage(std::size_t size);
  std::size_t below(std::size_t bound);

 private:
  std::mt19937_64 random_;
};

}  // namespace support
