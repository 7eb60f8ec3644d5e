#pragma once

// How often a loop goes round, where passes in front of the offloader take it apart for that: a
// loop that goes round once gives way to its body, one that never does to the state it begins with.
// They see a counter that one operation moves on and a comparison with a number ends;
// docs/offload.md has what they do not see.

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "offload/graph.h"

namespace offload {

class Rounds {
 public:
  // The literal (node.h) that an element of a loop's state begins with.
  using FirstLiteral = std::function<std::int16_t(std::int64_t element)>;

  Rounds(const Graph& written, Backend backend) : written_(written), backend_(backend) {}

  // 0 or 1 where the loop is taken apart; absent where it stays.
  std::optional<int> of(NodeId loop, const FirstLiteral& first);

 private:
  bool has_side_effect(ComputationNumber computation);

  const Graph& written_;
  const Backend backend_;
  std::vector<bool> side_effects_;  // by computation; empty until somebody asks
};

}  // namespace offload
