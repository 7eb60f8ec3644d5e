#pragma once

// Makes the text of a module like those that a large JAX program leaves, for the training run in
// front of the release build: a header with a long entry layout, stack tables, small regions, a
// long entry in one of three dialects (as traced, as the passes hand it on, fused and scheduled).
// The same seed gives the same text. It is written to be read; nothing in it computes.

#include <cstdint>
#include <string>

namespace bench {

// One module after another, so that the three dialects are alike in size. At least `bytes` long.
std::string training_text(std::uint32_t seed, std::size_t bytes);

}  // namespace bench
