#include "tests/fuzz/targets.h"

#include <stdexcept>

namespace fuzz {
namespace {

constexpr std::size_t kSeedBytes = 4;

}  // namespace

Storm storm_of(std::string_view input) {
  Storm storm;
  const std::size_t size = input.size() > kSeedBytes ? input.size() - kSeedBytes : 0;
  for (const char byte : input.substr(size))
    storm.seed = storm.seed << 8U | static_cast<unsigned char>(byte);
  storm.text = input.substr(0, size);
  return storm;
}

void must(bool holds, std::string_view what) {
  if (!holds) throw std::logic_error("does not hold: " + std::string(what));
}

}  // namespace fuzz
